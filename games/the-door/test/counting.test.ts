import { apply, fork, hashOf, type MatchOf, moves, start } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Door, theDoor } from '../src/index.ts';
import { dead, draws } from './seated.ts';

interface Counted {
  match: MatchOf<Door>;
  ways: number;
}

/** How many ways of answering so often there are, and to how many different positions they lead. */
function count(match: MatchOf<Door>, answers: number): { ways: number; positions: number } {
  let level = new Map<string, Counted>([[hashOf(match), { match, ways: 1 }]]);
  for (let i = 0; i < answers; i++) {
    const next = new Map<string, Counted>();
    for (const { match: position, ways } of level.values()) {
      for (const seat of position.asking?.seats ?? []) {
        for (const move of moves(theDoor, position, seat)) {
          const after = fork(theDoor, position);
          apply(theDoor, after, seat, move);
          const key = hashOf(after);
          next.set(key, { match: after, ways: ways + (next.get(key)?.ways ?? 0) });
        }
      }
    }
    level = next;
  }
  let ways = 0;
  for (const one of level.values()) ways += one.ways;
  return { ways, positions: level.size };
}

describe('numbers that notice everything', () => {
  test.each<[string, { ways: number; positions: number }]>([
    // Judge three players, and the next one rolls; or three selectors with three victims each, of four in all.
    ['JUDGE_JURY', { ways: 12, positions: 7 }],
    ['SUMMON_EXILE', { ways: 6, positions: 6 }],
    // One is dead, three can die.
    ['RESURRECT_REAP', { ways: 4, positions: 4 }],
    // Three opponents with two roles each.
    ['CHAOS', { ways: 6, positions: 6 }],
  ])('three answers after drawing %s, with one of five dead: %j', (card, expected) => {
    const { table } = draws(card, { emil: dead }, { seats: 5 });

    expect(count(table.match, 3)).toEqual(expected);
  });

  test.each([
    // Two opponents, two roles, eight throws and two early releases that stand for all others.
    [4, { ways: 40, positions: 38 }],
    [5, { ways: 224, positions: 3 }],
  ])('%i answers after drawing Chaos at a table of three: %j', (answers, expected) => {
    const { table } = draws('CHAOS', {}, { seats: 3 });

    expect(count(table.match, answers)).toEqual(expected);
  });

  test('from a fixed deal in the Lightning Round', () => {
    const match = start(theDoor, { seed: 1, options: { startSeat: '1' } });
    match.table.lightning = true;

    expect([3, 6, 9].map((answers) => count(match, answers))).toEqual([
      { ways: 6, positions: 6 },
      { ways: 36, positions: 36 },
      { ways: 2_016, positions: 24 },
    ]);
  });
});
