import type { Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import type { LogLine } from '../match/contract.ts';
import { climbOf } from './climb.ts';

const told = (...events: { type: string; seat?: number; to?: number; by?: string }[]): LogLine[] =>
  events.map((event, n) => ({ n, move: n, text: event.type, event: event as { type: string; seat?: Seat } }));

test('the climb is told by rolls, moves, exiles and deaths', () => {
  const story = climbOf(
    told(
      { type: 'ROLLED', seat: 0 },
      { type: 'MOVED', seat: 0, to: 4 },
      { type: 'EXILED', seat: 1, to: 10 },
      { type: 'ROLLED', seat: 1 },
      { type: 'LIGHTNING_ON' },
      { type: 'DIED', seat: 1, by: 'CHAOS' },
    ),
    2,
  );

  expect(story.turns).toBe(2);
  expect(story.lightning).toBe(2);
  expect(story.tracks[0]?.points).toEqual([
    { turn: 0, square: 0 },
    { turn: 1, square: 4 },
  ]);
  expect(story.counts).toEqual({ cards: 0, duels: 0, exiles: 1, deaths: 1 });
  expect(story.tracks[1]).toMatchObject({
    dead: true,
    death: { turn: 2, by: 'CHAOS' },
    points: [{ square: 0 }, { turn: 1, square: 10 }],
  });
});
