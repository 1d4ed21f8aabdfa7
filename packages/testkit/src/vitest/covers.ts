import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { coverageRows, notThere } from '../rules-file/coverage.ts';
import { readRules, readText } from '../rules-file/pages.ts';

export interface CoverHow {
  /** The letters of the specification's ids, each with its last number: `{ T: 61, S: 98 }`. */
  ids: Readonly<Record<string, number>> | Ids;
  /** What the rules do not speak of, such as screens and clocks; left out: all that is not shown here. */
  notRules?: readonly string[];
}

/** Ids that are numbered otherwise. */
export interface Ids {
  all: readonly string[];
  /** What looks like one, as a regular expression: `S\\d+|R\\d+`. */
  like: string;
}

/**
 * `covers(new URL('../', import.meta.url), …)`: each id of the specification opens the title of a test in that folder,
 * or COVERAGE.md says where it is shown, or that it is not; and the rules (RULES.md and the pages of `rules/`) speak of
 * each that is about a rule.
 */
export function covers(folder: URL, { ids, notRules }: CoverHow): void {
  const read = (path: string): string => readText(new URL(path, folder));
  const { all, like } = isIds(ids) ? ids : lettered(ids);
  const oneOf = `(?:${like})`;
  const tested = titled(folder, read, oneOf);
  const [elsewhere, partly, not] = (['Shown elsewhere', 'Shown here in part', 'Not shown'] as const).map((heading) =>
    coverageRows(read('COVERAGE.md'), heading),
  );
  const idsOf = (rows: typeof elsewhere): string[] => (rows ?? []).map(({ id }) => id);
  const absent = [...idsOf(elsewhere), ...idsOf(not)];

  describe('every id of the specification', () => {
    test('has a test here, or a line in COVERAGE.md', () => {
      expect(all.filter((id) => !tested.has(id) && !absent.includes(id))).toEqual([]);
    });

    test('is not said to be shown elsewhere, or not at all, when it has a test here', () => {
      expect(absent.filter((id) => tested.has(id))).toEqual([]);
      expect(idsOf(partly).filter((id) => !tested.has(id))).toEqual([]);
    });

    test('that is shown elsewhere is shown by a test that is there', () => {
      const root = new URL('../../', folder);
      expect([...(elsewhere ?? []), ...(partly ?? [])].flatMap((row) => notThere(root, row))).toEqual([]);
    });

    test('exists, and is listed once', () => {
      const listed = [...absent, ...idsOf(partly)];
      expect([...tested, ...listed].filter((id) => !all.includes(id))).toEqual([]);
      expect(listed.length).toBe(new Set(listed).size);
      expect(listed.length).toBeGreaterThan(0);
    });
  });

  describe('the rules', () => {
    const cited = new Set(readRules(folder).match(new RegExp(`\\b${oneOf}\\b`, 'g')));

    test('cite only what is shown', () => {
      expect([...cited].filter((id) => !tested.has(id) && !absent.includes(id))).toEqual([]);
    });

    test('leave out no id that is about a rule', () => {
      expect(all.filter((id) => !cited.has(id))).toEqual(all.filter((id) => (notRules ?? absent).includes(id)));
    });
  });
}

const isIds = (ids: CoverHow['ids']): ids is Ids => Array.isArray(ids.all);
const lettered = (ids: Readonly<Record<string, number>>): Ids => ({
  all: Object.entries(ids).flatMap(([letter, last]) => numbered(letter, 1, last)),
  like: `[${Object.keys(ids).join('')}]-\\d+`,
});

/** `T-51`, `T-52`, `T-53`. */
export const numbered = (letter: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => `${letter}-${first + i}`);

/** Ids that open the title of a test, which a table of cases may hold, or of a scenario file. */
function titled(folder: URL, read: (path: string) => string, oneOf: string): Set<string> {
  const titles = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(test\.ts|yaml)$/.test(path) && !path.includes('node_modules'))
    .flatMap((path) => read(path).match(new RegExp(`(?<=['"\`])(\\[${oneOf}\\] )+(?=\\S)`, 'g')) ?? []);
  return new Set(titles.flatMap((title) => title.match(new RegExp(oneOf, 'g')) ?? []));
}
