import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The requirements and the scenarios of the specification. */
const IDS = [...range('D', 77), ...range('S', 147)];

function range(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${letter}-${i + 1}`);
}

const folder = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** Ids that open the title of a test; a table of cases may hold the titles. */
function titled(): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const tests = files.filter((path) => path.endsWith('.test.ts') && !path.includes('node_modules'));
  const titles = tests.flatMap((path) => read(path).match(/(?<=['"`])(\[[DS]-\d+\] )+(?=\S)/g) ?? []);
  return new Set(titles.flatMap((title) => title.match(/[DS]-\d+/g) ?? []));
}

/** The ids in the first column of the table under a heading of COVERAGE.md. */
function rowsUnder(heading: string): string[] {
  const section =
    read('COVERAGE.md')
      .split(/^## /m)
      .find((part) => part.startsWith(`${heading}\n`)) ?? '';
  return [...section.matchAll(/^\| (\S+) +\|/gm)].flatMap(([, id]) =>
    id === undefined || /^(id|-+)$/.test(id) ? [] : [id],
  );
}

const tested = titled();
const elsewhere = rowsUnder('Shown elsewhere');
const partly = rowsUnder('Shown here in part');

describe('every requirement and scenario', () => {
  test('has a test here, or says in COVERAGE.md where it is shown', () => {
    expect(IDS.filter((id) => !tested.has(id) && !elsewhere.includes(id))).toEqual([]);
  });

  test('is not said to be shown elsewhere when it has a test here', () => {
    expect(elsewhere.filter((id) => tested.has(id))).toEqual([]);
    expect(partly.filter((id) => !tested.has(id))).toEqual([]);
  });

  test('exists, and is listed once', () => {
    const listed = [...elsewhere, ...partly];
    expect([...tested, ...listed].filter((id) => !IDS.includes(id))).toEqual([]);
    expect(listed.length).toBe(new Set(listed).size);
    expect(elsewhere.length).toBeGreaterThan(0);
  });
});

describe('RULES.md', () => {
  const rules = read('RULES.md');
  const cited = [...rules.matchAll(/\[([^\]()]*[DS]-\d+[^\]()]*)\]/g)].flatMap(([, list = '']) => list.split(/,\s+/));

  test('cites only what is shown', () => {
    expect(cited.length).toBeGreaterThan(100);
    expect(cited.filter((id) => !tested.has(id) && !elsewhere.includes(id))).toEqual([]);
  });

  test('numbers its rules one by one', () => {
    const numbers = [...rules.matchAll(/^- DB-(\d+) /gm)].map(([, number]) => Number(number));
    expect(numbers).toEqual(numbers.map((_, i) => i + 1));
    expect(numbers.length).toBeGreaterThan(30);
  });

  test('leaves out no rule that has a test: every id is cited, but for screens, networks and tools', () => {
    const notRules = elsewhere;
    expect(IDS.filter((id) => !cited.includes(id) && !notRules.includes(id))).toEqual([]);
  });
});
