import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../match/contract.ts';
import { raceOf } from './race.ts';

const told = (...events: { type: string; seat?: number; [figure: string]: unknown }[]): LogLine[] =>
  events.map((event, n) => ({ n, move: n, text: event.type, event: event as { type: string; seat?: Seat } }));

test('gold is counted from what everybody starts with, one point a turn', () => {
  const race = raceOf(
    'jambo',
    told(
      { type: 'TURN_STARTED', seat: 0 },
      { type: 'GOLD_CHANGED', seat: 0, amount: -5 },
      { type: 'GOLD_CHANGED', seat: 0, amount: 12 },
      { type: 'TURN_STARTED', seat: 1 },
      { type: 'GOLD_CHANGED', seat: 1, amount: 1 },
    ),
    2,
  );
  expect(race).toMatchObject({ what: 'gold', length: 2, goal: 60 });
  expect(race?.lines[0]?.points).toEqual([
    { at: 0, value: 20 },
    { at: 1, value: 27 },
  ]);
  expect(race?.lines[1]?.points.at(-1)).toEqual({ at: 2, value: 21 });
});

test('one deal of Dhappa Baaji is a race to an empty hand', () => {
  const race = raceOf(
    'dhappa-baaji',
    told(
      { type: 'TURN_STARTED', seat: 0 },
      { type: 'DISCARDED', seat: 0, left: 9 },
      { type: 'TURN_STARTED', seat: 1 },
      { type: 'DISCARDED', seat: 1, left: 0 },
      { type: 'WENT_OUT', seat: 1 },
      { type: 'DEAL_SCORED', scoreA: -10, scoreB: 90 },
    ),
    4,
  );
  expect(race).toMatchObject({ what: 'cards', length: 2, goal: 0 });
  expect(race?.lines.map(({ seat, points }) => [seat, points.at(-1)?.value])).toEqual([
    [0, 9],
    [1, 0],
  ]);
});

test('several deals are a race of two teams for points', () => {
  const race = raceOf(
    'dhappa-baaji',
    told({ type: 'DEAL_SCORED', scoreA: 40, scoreB: 90 }, { type: 'DEAL_SCORED', scoreA: 200, scoreB: 60 }),
    4,
  );
  expect(race).toMatchObject({ what: 'points', length: 2, goal: null });
  expect(race?.lines[1]).toMatchObject({ team: 'B', points: [{ value: 0 }, { value: 90 }, { value: 60 }] });
});

test('a match that ended before anything happened, and a game without figures, have no story', () => {
  expect(raceOf('jambo', [], 2)).toBeNull();
  expect(raceOf('one-piece', told({ type: 'TURN_STARTED', seat: 0 }), 2)).toBeNull();
});
