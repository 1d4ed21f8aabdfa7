import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/** The requirements and the cases of the specification. */
const IDS = [...range('J', 85), ...range('E', 103)];

function range(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, i) => `${letter}-${i + 1}`);
}

const folder = new URL('../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, folder), 'utf8');

/** Ids that open the title of a test, which a table of cases may hold, or of a scenario file. */
function titled(): Set<string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const titles = files
    .filter((path) => /\.(test\.ts|yaml)$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => read(path).match(/(?<=['"`])(\[[JE]-\d+\] )+(?=\S)/g) ?? []);
  return new Set(titles.flatMap((title) => title.match(/[JE]-\d+/g) ?? []));
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

describe('every requirement and case', () => {
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
    expect(partly.length).toBeGreaterThan(0);
  });
});

describe('RULES.md', () => {
  const cited = new Set(read('RULES.md').match(/\b[JE]-\d+\b/g) ?? []);

  test('cites only what is shown', () => {
    expect([...cited].filter((id) => !tested.has(id) && !elsewhere.includes(id))).toEqual([]);
  });

  test('leaves out no rule that has a test: every id is cited, but for the screen and the AI', () => {
    const notRules = range('J', 83).slice(65);
    expect(IDS.filter((id) => !cited.has(id) && !notRules.includes(id))).toEqual([]);
    expect(notRules.filter((id) => cited.has(id))).toEqual([]);
  });
});
