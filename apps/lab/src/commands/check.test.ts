import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fakeLab, folder } from '../../test/fake-lab.ts';

const GOOD = `
title: "[CV-1] Passing keeps the gold"
game: caravan
given: { phase: trade, alice: { hand: [salt], gold: 2 }, bola: { hand: [raid] }, table: { deck: [salt, salt] } }
when: [{ alice: { do: pass } }]
then: { alice: { gold: 2 } }
`;
const FAILING = GOOD.replace('then: { alice: { gold: 2 } }', 'then: { alice: { gold: 7 } }');

async function check(files: Record<string, string>, ...args: string[]) {
  const lab = fakeLab();
  const dir = join(lab.lab.root, 'games/caravan/scenarios');
  mkdirSync(dir, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dir, name), text);
  return { code: await lab.dealer('check', ...args), dir, ...lab };
}

test('every scenario of every game is found and played', async () => {
  const { code, out, err } = await check({
    'a.yaml': GOOD,
    'b.yml': `\ufeff${GOOD.trim()}`,
    'notes.txt': 'no scenario',
  });
  expect(err()).toBe('');
  expect([code, out()]).toEqual([0, '2 passed, 0 failed\n']);
});

test('one that does not hold fails with its file, title and reasons', async () => {
  const { code, out, err } = await check({ 'a.yaml': GOOD, 'b.yaml': FAILING });
  expect([code, out()]).toEqual([1, '1 passed, 1 failed\n']);
  expect(err()).toContain('b.yaml: [CV-1] Passing keeps the gold\n  ');
  expect(err()).toMatch(/gold is 2, not 7/);
});

test('--json has passed, failed and the failures', async () => {
  const { code, json } = await check({ 'b.yaml': FAILING }, '--json');
  expect(code).toBe(1);
  expect(json()).toMatchObject({ passed: 0, failed: 1, failures: [{ title: '[CV-1] Passing keeps the gold' }] });
  const [failure] = json().failures as { file: string; reasons: string[] }[];
  expect(failure?.file).toMatch(/b\.yaml$/);
  expect(failure?.reasons).toHaveLength(1);
});

test.each([
  ['an impossible position', /alice: .* gold: 2 /, 'alice: { gold: -1 ', 'somebody has less than no gold'],
  ['a wrong option', 'given:', 'options: { hand: 9 }\ngiven:', 'hand is 9; it must be'],
  ['an unknown card', '[salt]', '[sald]', 'sald'],
  ['an unknown game', 'game: caravan', 'game: caravans', 'There is no game "caravans". Did you mean "caravan"?'],
  ['a part that does not exist', 'then:', 'thn:', 'thn'],
  ['no YAML at all', 'given: {', 'given: {{', 'not YAML'],
])('a file with %s is bad input', async (_what, right, wrong, message) => {
  const { code, err } = await check({ 'a.yaml': GOOD.replace(right, wrong) });
  expect(code).toBe(2);
  expect(err()).toContain(message);
});

test('no scenarios at all is said, not passed', async () => {
  const { dealer, err } = fakeLab();
  const empty = folder();
  expect(await dealer('check', empty)).toBe(2);
  expect(err()).toBe(`There are no scenario files (.yaml, .yml) in ${empty}.\n`);
});
