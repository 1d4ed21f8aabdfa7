import type { Game, Setup, Spec } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { findViolation } from '../conform/find-violation.ts';
import { citationsOf, commentsOf, looksCited, ruleLines, rulesRefusedBy } from '../rules-file/citations.ts';
import { filesIn, readRules, readText } from '../rules-file/pages.ts';

export interface CiteHow {
  /** How the lines of the rules are numbered: `JB` for `- JB-1 …`. */
  prefix: string;
  /** Words in comments that only look like citations, such as the number of a card: `/^LW-\d+$/`. */
  notCitations?: RegExp;
  /** Random matches in which wrong moves are tried, to hear which rule they are refused by. */
  matches?: number;
  /** How many different rules these refusals must cite at least, so that the test looks at something. */
  refusals?: number;
  /** How those matches are set up, beside their seeds. */
  setup?: Partial<Setup>;
}

const MATCHES = 8;
const LOOKS = 20;

/**
 * `citesRules(jambo, new URL('../', import.meta.url), { prefix: 'JB' })`: one scheme of citing for the whole folder.
 * Each rule is one numbered line of RULES.md or of a page in `rules/`; code, refusals, pages and tests cite these lines
 * and nothing that is not in this repository. Tests may also cite what the title of a test opens with.
 */
export function citesRules<G extends Spec>(game: Game<G>, folder: URL, how: CiteHow): void {
  const { prefix, notCitations, matches = MATCHES, refusals = 1, setup } = how;
  const lines = ruleLines(readRules(folder), prefix);
  const ids = new Set(lines.map(({ id }) => id));
  const files = filesIn(folder)
    .filter((path) => /\.(tsx?|md|yaml)$/.test(path))
    .map((path) => ({ path, text: readText(new URL(path, folder)) }));
  const code = files.filter(({ path }) => /\.tsx?$/.test(path) && !isTest(path));
  const tests = files.filter(({ path }) => isTest(path));
  const isForeign = (cited: string): boolean => !ids.has(cited) && !notCitations?.test(cited);

  describe(`the rules of ${game.id}`, () => {
    test('are numbered, each line once and no number left out', () => {
      const numbers = lines.map(({ id }) => Number(id.slice(prefix.length + 1))).sort((a, b) => a - b);

      expect(numbers).toEqual(lines.map((_, i) => i + 1));
      expect(new Set(lines.map(({ text }) => text)).size).toBe(lines.length);
      expect(lines.length).toBeGreaterThan(0);
    });

    test('name what they follow once', () => {
      expect(lines.filter(({ follows }) => new Set(follows).size < follows.length).map(({ id }) => id)).toEqual([]);
    });
  });

  describe(`what is cited in ${game.id}`, () => {
    test('is a line of its rules, wherever it stands', () => {
      expect(
        found(
          files,
          (text) => citationsOf(text, prefix),
          (id) => !ids.has(id),
        ),
      ).toEqual([]);
      expect(code.some(({ text }) => citationsOf(text, prefix).length > 0)).toBe(true);
    });

    test('by a refusal is a line too, as it is written and as it is met in play', () => {
      const written = code.flatMap(({ text }) => rulesRefusedBy(text));
      const met = new Set<string>();
      for (let seed = 0; seed < matches; seed++) {
        const refused = ({ rule }: { rule: string }): unknown => met.add(rule);
        findViolation(game, { ...setup, seed: `refused ${seed}` }, { checks: ['answers'], looks: LOOKS, refused });
      }
      met.delete(''); // a move that is out of step follows no rule of its own

      expect([...written, ...met].filter((rule) => !ids.has(rule))).toEqual([]);
      expect(met.size).toBeGreaterThanOrEqual(refusals);
    });

    test('in the comments of the code is nothing else', () => {
      expect(found(code, inComments, isForeign)).toEqual([]);
    });

    test('in the comments of tests is nothing else but what a title opens with', () => {
      const titles = new Set(tests.flatMap(({ text }) => titleIds(text)));

      expect(found(tests, inComments, (cited) => isForeign(cited) && !titles.has(cited))).toEqual([]);
    });

    test('in its pages is nothing else but what a line follows', () => {
      const pages = files.filter(({ path }) => path.endsWith('.md') && path !== 'COVERAGE.md');

      expect(found(pages, (text) => looksCited(text.replace(/ \[[^\]]+\]$/gm, '')), isForeign)).toEqual([]);
    });
  });
}

interface File {
  path: string;
  text: string;
}
const inComments = (code: string): string[] => commentsOf(code).flatMap(looksCited);
/** `src/rules/turn.ts cites section 5`: which of the citations in these files are wrong. */
const found = (
  files: readonly File[],
  citations: (text: string) => string[],
  isWrong: (cited: string) => boolean,
): string[] =>
  files.flatMap(({ path, text }) =>
    citations(text)
      .filter(isWrong)
      .map((cited) => `${path} cites ${cited}`),
  );

const isTest = (path: string): boolean => /\.test\.tsx?$|(^|\/)test\/.*\.tsx?$/.test(path);

/** `S93` and `OP-R16.1` of `'[S93] [OP-R16.1] Every event …'`. */
const titleIds = (text: string): string[] =>
  (text.match(/(?<=['"`])(\[[^\]\n]+\] )+(?=\S)/g) ?? []).flatMap((title) => title.match(/[^[\] ]+/g) ?? []);
