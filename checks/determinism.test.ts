import { describe, expect, test } from 'vitest';
import { determinism } from './determinism.ts';
import { readRepo } from './repo.ts';

test('[K8] kernel, rules, readers and bots give one match for one seed', () => {
  const { looked, problems } = determinism(readRepo());

  console.log(`determinism: modules looked at: ${looked}`);
  expect(problems).toEqual([]);
});

describe('[K8] a planted line', () => {
  const RULES = 'games/go/src/rules/a.ts';
  const found = (text: string, path = RULES) => determinism(new Map([[path, text]])).problems;

  test.each([
    'const now = Date.now();',
    'const now = new Date();',
    'let later: () => Date;'.replace('let', 'declare const'),
    'const now = performance.now();',
    'const die = Math.random();',
    "const die = Math['random']();",
    'const { random } = Math;',
    'const f = async () => 1;',
    'async function f() {}',
    'const f = { async g() {} };',
    'type T = Promise<number>;',
    "const m = import('./b.ts');",
    'setTimeout(f, 1);',
    'const c = a.localeCompare(b);',
    'const s = n.toLocaleString();',
    'const s = Intl.NumberFormat;',
    'const s = list.sort();',
    'const s = list?.sort();',
    'const s = list.sort(undefined);',
    'const s = list.toSorted(void 0);',
    'const { entries } = Object;',
    'const walk = Object;',
    'const k = Object[name](table);',
    'const { ownKeys } = Reflect;',
    'const k = Reflect.ownKeys(table);',
    'const s = JSON.stringify(table);',
    'const { stringify } = JSON;',
    'for (const k in table) f(k);',
    'const k = Object.keys(table);',
    'const k = Object.entries(table);',
    'const k = Object.values(table);',
    'let turn = 0;',
    'export let turn = 0;',
    'var turn = 0;',
    'const s = Math.sqrt(2);',
    'const s = Math.pow(2, 3);',
    'const s = 2 ** n;',
    "eval('1');",
    "const f = new Function('1');",
    'const m = new Map();',
    'const d = globalThis.Date2;',
    'const d = { Date };',
    'const seen: number[] = []; export const f = (n: number) => seen.push(n);',
    'export const seen = {}; export function f(n: number) { seen[n] = 1; }',
    'const last = { turn: 0 }; const f = () => { last.turn++; };',
    'const last = { of: { turn: 0 } }; const f = () => { delete last.of.turn; };',
    'const { list } = made(); const f = () => list.fill(0);',
    'const known = cache(); const f = { g: () => () => known.set(1, 2) };',
    'const last = {}; const f = () => Object.assign(last, { turn: 1 });',
    "import { seen } from './b.ts'; const f = () => seen.push(1);",
  ])('is caught: %s', (line) => {
    expect(found(line)).toEqual([expect.stringMatching(/^games\/go\/src\/rules\/a\.ts:1 ./)]);
  });

  test.each([
    "const s = 'new Date()'; // Math.random, await",
    'const f = (x: { Date: number }) => x.Date;',
    'const f = () => { let n = 0; for (const k of list) n += Math.floor(k); return n; };',
    'const s = list.sort((a, b) => a - b);',
    'const s = 2 ** 31;',
    'const t: Record<string, number> = {}; t.a = 1; for (const k of list) t[k] = 2;',
    'const seen = []; const f = (seen: number[]) => seen.push(1);',
    'const seen = []; const f = () => { const seen = []; seen.push(1); return () => seen.push(2); };',
    'const list = [1]; const f = () => list.map((n) => n + 1).sort((a, b) => a - b);',
    'const f = (x: X) => { x.t.hand.push(1); x.t.turn = 2; };',
    "import type { seen } from './b.ts'; const f = (x: { seen: number[] }) => x.seen.push(1);",
    'const s = Object.hasOwn(a, b) && JSON.parse(c) === Reflect.get(a, b);',
    'const asyncSum = `Date ' + '$' + '{total}`;',
  ])('is let through: %s', (line) => {
    expect(found(line)).toEqual([]);
  });

  test('may be excused, on its line or before it, with a reason', () => {
    expect(found('const m = new Map(); // determinism: built once, at load')).toEqual([]);
    expect(found('// determinism: built once,\n// at load\nconst m = new Map();')).toEqual([]);
    expect(found('for (const k in t) {\n  // determinism: only counted\n  n += 1;\n}')).toEqual([]);
    expect(found('const m = new Map(); // determinism:')).toEqual([`${RULES}:1 'determinism:' needs a reason`]);
    expect(found('const m = 1; // determinism: why?')).toEqual([`${RULES}:1 this excuse excuses nothing`]);
    expect(found('// determinism: one line only\nconst m = new Map();\nconst n = new Set();')).toEqual([
      expect.stringContaining(':3 new Set'),
    ]);
  });

  test.each([
    ['packages/kernel/src/a.ts', 'const k = Object.keys({});', 1],
    ['packages/effects/src/a.ts', 'const k = Object.keys({});', 1],
    ['packages/host/src/a.ts', 'const now = Date.now();', 1],
    ['packages/kernel/src/a.ts', 'const m = new Map();', 0],
    ['packages/kernel/src/a.test.ts', 'const k = Object.keys({});', 0],
    ['games/go/src/cards/a.ts', 'const m = new Set();', 1],
    ['games/go/src/index.ts', 'const m = new Set();', 1],
    ['games/go/src/bot/a.ts', 'const m = new Set();', 0],
    ['games/go/src/bot/a.ts', 'const m = Math.random();', 1],
    ['games/go/src/bot/a.ts', 'const seen = []; const f = () => seen.push(1);', 1],
    ['games/go/src/words/a.ts', 'const m = Object.keys({});', 0],
    ['games/go/src/table/a.tsx', 'const m = Object.keys({});', 0],
    ['games/go/reader/noun/a.ts', 'const m = Object.keys({});', 1],
    ['games/go/reader/noun/a.ts', 'const m = Math.random();', 1],
    ['packages/bots/src/a.ts', 'const now = Date.now();', 1],
    ['packages/chance/src/a.ts', 'const now = Date.now();', 1],
    ['packages/testkit/src/a.ts', 'const now = Date.now();', 0],
  ])('counts where it matters: %s: %s', (path, line, problems) => {
    const repo = new Map([[path, line], ['packages/kernel/src/clean.ts', '']]); // biome-ignore format: two files
    expect(determinism(repo).problems).toHaveLength(problems);
  });

  test('is not missed because nothing was looked at', () => {
    expect(determinism(new Map()).problems).toEqual(['looked at no module']);
  });
});
