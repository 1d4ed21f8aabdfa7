/** What an older server wrote is read as it was written, also where it would be written otherwise today. */
import { moves, type Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { Position } from '../../src/match/position.ts';
import type { Step } from '../../src/match/steps.ts';
import type { Line } from '../../src/store/stored-forms.ts';
import { dealOf, gameOf } from './table.ts';

test('a draft that could not be taken back once somebody else was gone is left as it was', () => {
  const played = gameOf('dhappa-baaji');
  const deal = dealOf('dhappa-baaji');
  const older = new Position(played, deal);
  const lines: Line[] = [];
  const take = (step: Step, undone?: number): void => {
    const taken = older.take(step, undone);
    if ('code' in taken) throw new Error(taken.code);
    lines.push(...taken.entries.map((entry): Line => ({ entry, moveId: null, at: 0 })));
  };
  const asked = (): Seat => older.asking?.seats[0] ?? expect.unreachable('nobody is asked');
  while (!older.seenBy(asked()).sight.undo) {
    const seat = asked();
    take({ seat, move: moves(played.game, older.view(seat), seat)[0] ?? expect.unreachable('no move is legal') });
  }
  const drafter = asked();
  take({ seat: drafter === 0 ? 1 : 0, to: 'bot' });
  take({ seat: drafter, to: 'bot' }, 0);
  expect(lines.filter(({ entry }) => 'undo' in entry)).toEqual([]);

  const position = new Position(played, deal);
  position.repeat(lines);
  expect(position.hash).toBe(older.hash);
});
