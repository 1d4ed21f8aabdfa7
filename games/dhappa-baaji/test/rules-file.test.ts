import { existsSync, readFileSync } from 'node:fs';
import { citesRules } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, type Card, dhappaBaaji, GOAL } from '../src/index.ts';

const folder = new URL('../', import.meta.url);
const page = readFileSync(new URL('RULES.md', folder), 'utf8');
/** The rows of the table whose head begins with this cell, without the head. */
const rowsUnder = (first: string): string[][] => {
  const table = page.split(/\n\n/).find((part) => new RegExp(`^\\| ${first} +\\|`).test(part)) ?? '';
  const rows = table.split('\n').map((row) => row.split('|').slice(1, -1));
  return rows.slice(2).map((row) => row.map((cell) => cell.trim()));
};

citesRules(dhappaBaaji, folder, { prefix: 'DB', matches: 4, refusals: 20 });

describe('the page for the table', () => {
  test('counts the pack', () => {
    expect(page).toContain(`, ${CARDS.reduce((sum, { copies }) => sum + copies, 0)} cards.`);
  });

  test('has the points of every card', () => {
    const rows = new Map(rowsUnder('Card').map(([card = '', points]) => [card, Number(points)]));
    const rowOf = ({ rank }: Card): string => {
      if (rank === 'Jo') return 'Joker';
      if (rank === 'A' || rank === '2') return rank;
      return Number(rank) < 10 ? '3 to 9' : '10 to K';
    };

    expect(CARDS.filter((card) => rows.get(rowOf(card)) !== card.points)).toEqual([]);
    expect(rows.size).toBe(5);
  });

  test('has every choice before a match', () => {
    const names = Object.keys(dhappaBaaji.def.options).map((name) => `\`${name}\``);

    expect(rowsUnder('Choice').map(([name]) => name)).toEqual(names);
    expect(page).toContain(`until a team has ${GOAL} points`);
  });

  test('shows pictures that are there, and cites nothing', () => {
    const pictures = [...page.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, path = '']) => path);

    expect(pictures).toHaveLength(4);
    expect(pictures.filter((path) => !existsSync(new URL(path, folder)))).toEqual([]);
    expect(page).not.toMatch(/\b(DB|D|S)-\d/);
  });
});
