import { expect, test } from 'vitest';
import { caravanWith } from '../test/caravan.ts';
import { nothingShown, shownTables, unseen, unseenText } from './shows.ts';

const rows = Array.from({ length: 41 }, (_, i) => `row number ${i + 1}`);
const { game } = caravanWith({
  proof: {
    shows: [
      { title: 'Many rows', rows },
      { title: 'None', rows: [] },
    ],
  },
});
const lines = (text: string): string[] => text.split('\n').slice(0, -1);

test('a table fits a hundred columns and reads down, in the order of the game', () => {
  const shown = nothingShown(game);
  for (const [i, row] of rows.entries()) Object.assign(shown['Many rows'] ?? {}, { [row]: i * 100 });
  const [title, ...table] = lines(shownTables(game, shown));
  expect(title).toBe('Many rows');
  expect(table.slice(0, 2)).toEqual([
    '  row number 1      0   row number 12 1,100   row number 23 2,200   row number 34 3,300',
    '  row number 2    100   row number 13 1,200   row number 24 2,300   row number 35 3,400',
  ]);
  expect(table.slice(-2)).toEqual(['  row number 11 1,000   row number 22 2,100   row number 33 3,200', 'None']);
  for (const line of table) expect(line.length).toBeLessThanOrEqual(100);
});

test('rows that never came are named, in lines that fit', () => {
  const missing = unseen(game, nothingShown(game));
  expect([...missing.keys()]).toEqual(['Many rows']);
  const text = `  ${unseenText(missing)}\n`;
  expect(text.replaceAll(/\s+/g, ' ')).toBe(` Many rows: ${rows.join(', ')} `);
  for (const line of lines(text)) expect(line.length).toBeLessThanOrEqual(100);
});
