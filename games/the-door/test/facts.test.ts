import { random, runMatch, weighed } from '@dealers-choice/bots';
import { seatsOf } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { tunable } from '../src/bot/index.ts';
import { theDoor } from '../src/index.ts';
import { dead, type Has, seated } from './seated.ts';

const { facts, weights = [] } = tunable.value ?? {};
if (!facts) throw new Error('the value has no facts');
const value = weighed(facts, weights);
const alice = (has: Has): number => value(seated(has).table.match, 0);

test('the value of a position grows towards the Door, with lives, and as the others fall behind', () => {
  const even = alice({});
  expect(alice({ alice: { pos: 12 } })).toBeGreaterThan(even);
  expect(alice({ alice: { lives: 2 } })).toBeLessThanOrEqual(even);
  expect(alice({ bola: { pos: 12 } })).toBeLessThan(even);
  expect(alice({ bola: dead })).toBeGreaterThan(even);
  expect(value(seated({ bola: dead }).table.match, 1)).toBeLessThan(0.02);
});

test('at every moment of a match each seat has a number for each name', () => {
  for (const seats of [2, 4, 9]) {
    const bots = seatsOf(seats).map(() => random(theDoor));
    runMatch(theDoor, { seats, seed: seats }, bots, {
      onMove(match) {
        if (match.over) return;
        for (const seat of seatsOf(seats)) {
          const found = facts.of(match, seat);
          expect(found).toHaveLength(facts.names.length);
          expect(found.every(Number.isFinite)).toBe(true);
          expect(match.table.lives[seat] > 0 || found.filter((one) => one !== 0).length === 1).toBe(true);
        }
      },
    });
  }
});
