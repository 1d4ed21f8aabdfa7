import { existsSync, readFileSync } from 'node:fs';
import { readRules, ruleLines } from '@dealers-choice/testkit';
import { citesRules } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { arrowAt, CARDS, CHARACTERS, type Distance, OPTIONS, RANGES, SWING, theDoor } from '../src/index.ts';

const folder = new URL('../', import.meta.url);
const page = readFileSync(new URL('RULES.md', folder), 'utf8');
/** The rows of the table whose head begins with this cell, without the head. */
const rowsUnder = (first: string): string[][] => {
  const table = page.split(/\n\n/).find((part) => new RegExp(`^\\| ${first} +\\|`).test(part)) ?? '';
  const rows = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.slice(2).map((row) => row.map((cell) => cell.trim()));
};

citesRules(theDoor, folder, { prefix: 'TD', refusals: 4, setup: { seats: 4 } });

describe('the page for the table', () => {
  test('[S-1] has every card, how many there are, and what it says', () => {
    expect(rowsUnder('Card')).toEqual(CARDS.map(({ name, copies, text }) => [name, String(copies), text]));
  });

  test('has every distance of a duel', () => {
    const rows = ([1, 2, 3, 4] as Distance[]).map((d) => {
      const { label, speed, can, body } = RANGES[d];
      const share = (units: number): string => ((100 * units) / SWING).toFixed(1);
      return [
        ...[String(d), label, String(speed), `${Math.round((2 * SWING) / speed)} ms`],
        ...[String(can / 1000), String(body / 1000), `${Math.round((2 * can) / speed)} ms`],
        `${share(can)} / ${share(body - can)} / ${share(SWING - body)} %`,
      ];
    });

    expect(rowsUnder('distance')).toEqual(rows);
    expect(arrowAt(1, 0)).toBe(-120_000);
  });

  test('has every character, and every choice before a match', () => {
    const characters = CHARACTERS.map(({ id, name, aim, temper }) => [`${id} ${name}`, (aim / 100).toFixed(2), temper]);

    expect(rowsUnder('Character')).toEqual(characters);
    expect(rowsUnder('Choice').map(([name]) => name)).toEqual(
      Object.keys(theDoor.def.options).map((name) => `\`${name}\``),
    );
  });

  test('shows pictures that are there, and cites nothing', () => {
    const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);

    expect(pictures).toHaveLength(3);
    expect(pictures.filter((path) => !existsSync(new URL(path, folder)))).toEqual([]);
    expect(page).not.toMatch(/\b(TD|T|S)-\d/);
  });
});

test('each option and Chaos has a line of its own', () => {
  const lines = ruleLines(readRules(folder), 'TD').map(({ text }) => text);
  const named = [...OPTIONS, ...CARDS.filter(({ options }) => options.length === 0)];

  expect(named.filter(({ name }) => !lines.some((text) => text.startsWith(`**${name}**: `)))).toEqual([]);
});
