import { expect, test } from 'vitest';
import { chaptersOf, countIn, hitsIn } from './chapters.ts';

const BOOK = `# A game

Be the first.

## Your turn

- Roll, then *roll* again.

### More

| Card | Does |
| ---- | ---- |
| Jail | Jailed players wait. |

## Jail

It lies beside 10.
`;

test('a rule book falls into its chapters, and begins with the goal', () => {
  const chapters = chaptersOf(BOOK, 'The goal');

  expect(chapters.map(({ title }) => title)).toEqual(['The goal', 'Your turn', 'Jail']);
  expect(chapters[1]?.blocks.map(({ type }) => type)).toEqual(['list', 'heading', 'table']);
});

test('a word is found in titles, lists and tables, whatever its case', () => {
  const chapters = chaptersOf(BOOK, 'The goal');

  expect(chapters.map((chapter) => hitsIn(chapter, 'JAIL'))).toEqual([0, 2, 1]);
  expect(countIn('roll and roll', 'roll')).toBe(2);
  expect(countIn('roll', '  ')).toBe(0);
});
