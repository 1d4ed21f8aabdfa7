import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Paragraph } from '@dealers-choice/table';
import { expect, test } from 'vitest';
import type { DhappaEvent } from '../index.ts';
import { turnsOf } from './recent.ts';
import { en } from './text/en.ts';
import { hi } from './text/hi.ts';

const [first, second] = [0 as Seat, 1 as Seat];
const unseen = 0 as unknown as CopyId;
const told = (move: number, ...events: DhappaEvent[]): Paragraph => ({
  move,
  lines: events.map((event) => ({ text: 'a sentence', event })),
});

const log = [
  told(1, { type: 'TURN_STARTED', seat: first }, { type: 'DREW', seat: first, card: unseen, left: 52 }),
  told(
    2,
    { type: 'RUN_CREATED', seat: first, run: 1, kind: 'SEQUENCE', cards: [], as: ['5♦', '4♦', '3♦'] },
    { type: 'OPENED', seat: first },
    { type: 'RUN_EXTENDED', seat: first, run: 2, cards: [], as: ['7♣'] },
    { type: 'JOKER_SWAPPED', seat: first, run: 3, cards: [], as: 'Q♣' },
    { type: 'RUN_EXTENDED', seat: first, run: 4, cards: [], as: ['9♠', '8♠'] },
  ),
  told(3, { type: 'PICKED', seat: second, depth: 2, card: unseen, cards: [], mustPlay: true }),
  told(4, { type: 'DHAPPA', seat: second, burnt: 6 }),
];

test('a turn is one line: what was added is said once, wherever it went', () => {
  expect(turnsOf(en, log)).toEqual([
    { move: 3, seat: second, steps: ['Took 2 from the pile', 'Dhappa: 6 cards burnt'] },
    {
      move: 1,
      seat: first,
      steps: ['Drew a card', 'Laid 5♦ 4♦ 3♦', 'Added 7♣ 9♠ 8♠', 'Q♣ in, Joker out'],
    },
  ]);
});

test('it says the same in Hindi', () => {
  expect(turnsOf(hi, log)[0]?.steps).toEqual(['ढेर से 2 पत्ते उठाए', 'धप्पा: 6 पत्ते जले']);
});

test('of a turn that was taken back the card drawn is left, wherever the log begins', () => {
  const own = log.slice(0, 2);
  const drawn = { move: 1, seat: first, steps: ['Drew a card'] };
  expect(turnsOf(en, own, first)).toEqual([drawn]);
  expect(turnsOf(en, own.slice(1), first), 'drawn before the log begins').toEqual([]);
  const picked = told(0, { type: 'PICKED', seat: first, depth: 2, card: unseen, cards: [], mustPlay: true });
  expect(turnsOf(en, [picked, ...own], first), 'picked, taken back, and then drawn').toEqual([{ ...drawn, move: 0 }]);
  expect(turnsOf(en, log, first)[1]?.steps, 'a turn before').toHaveLength(4);
});
