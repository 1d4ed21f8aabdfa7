import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { guide as dhappa } from '@dealers-choice/dhappa-baaji/guide';
import type { CopyId, Move } from '@dealers-choice/kernel';
import { lineOf } from '@dealers-choice/words/guide';
import { expect, test } from 'vitest';
import { alongLine } from './along.ts';

const line = lineOf(dhappa);
const made = (n: number) => line.slice(0, n);
const add = (card: number): Move => ({
  do: 'ADD_TO_RUN',
  layout: { run: 2, cards: [{ card: card as CopyId, as: '' }], shifts: [] },
});

test('a match that keeps to its line is told what comes next', () => {
  expect(alongLine(dhappaBaaji, line, made(1))).toEqual({ moves: 1, strayed: false, next: line[1]?.move });
  expect(alongLine(dhappaBaaji, line, line)).toEqual({ moves: line.length, strayed: false, next: null });
});

test('the order in which cards are chosen does not matter', () => {
  const { move } = line[1] ?? {};
  if (!move || !('do' in move) || !move.layout) throw new Error('the second move lays a run');
  const turned = { ...move, layout: { ...move.layout, cards: [...move.layout.cards].reverse() } };
  expect(alongLine(dhappaBaaji, line, [...made(1), { seat: 0, move: turned }])).toMatchObject({
    moves: 2,
    strayed: false,
  });
});

test('the other copy of the same card will do, and is meant from then on', () => {
  // The line adds 10♥ 52; 54 is the same card.
  const other = [...made(3), { seat: 0 as const, move: add(54) }];
  expect(alongLine(dhappaBaaji, line, other)).toMatchObject({ moves: 4, strayed: false });
  const again = [...line.slice(0, 4), { seat: 0 as const, move: add(52) }];
  expect(
    alongLine(dhappaBaaji, [...line.slice(0, 4), { seat: 0, move: add(54) }], [...other, ...again.slice(4)]),
  ).toEqual({ moves: 5, strayed: false, next: null });
});

test('another card, another seat or giving up is not in the line', () => {
  for (const entry of [
    { seat: 0 as const, move: add(61) },
    { seat: 1 as const, move: add(52) },
    { seat: 0 as const, concede: true as const },
  ]) {
    expect(alongLine(dhappaBaaji, line, [...made(3), entry])).toEqual({ moves: 3, strayed: true, next: add(52) });
  }
});
