import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rulesLines } from './rules-page.ts';

test('pictures are told, links are their words, and what makes letters bold is left out', () => {
  const page =
    '# Toy\n\n![The table: a deck.](rules/table.svg)\n\nSee [by number](rules/by-number.md), **now**: _Tea_ `9♣`.';
  expect(rulesLines(page, 80)).toEqual(['Toy', '', '[picture: The table: a deck.]', '', 'See by number, now: Tea 9♣.']);
});
test('lines are broken anew, and what belongs to an item stays under it', () => {
  const page = '1. **Roll** the die\n   and move on.\n2. Stop.';
  expect(rulesLines(page, 20)).toEqual(['1. Roll the die and', '   move on.', '2. Stop.']);
});
test('a row of a table is an item', () => {
  const page = '| Card | In the deck | What |\n| --- | --- | --- |\n| Raid | 6 | It hurts. |\n';
  expect(rulesLines(page, 80)).toEqual(['- Raid · In the deck: 6 · What: It hurts.']);
});
test.each(['the-door', 'jambo', 'dhappa-baaji', 'one-piece'])('the rules of %s fit into 40 columns', (game) => {
  const file = new URL(`../../../../games/${game}/RULES.md`, import.meta.url);
  expect(existsSync(file)).toBe(true);
  const lines = rulesLines(readFileSync(file, 'utf8'), 40);
  expect(lines.filter((line) => line.length > 40)).toEqual([]);
  expect(lines.join('\n')).not.toMatch(/!\[|\]\(|\*\*|^\|/m);
  expect(lines.join('\n')).toContain('[picture: ');
});
