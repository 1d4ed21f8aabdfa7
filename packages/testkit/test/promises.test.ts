/** One run of the matches finds what each promise would find in a run of its own. */
import { type CheckName, findViolation } from '@dealers-choice/testkit';
import { expect, test } from 'vitest';
import { findBroken } from '../src/conform/promises.ts';
import { type ToyTwist, toy } from './toy.ts';

const HOW = { matches: 60, seats: [2, 3] };
/** The sum of what was drawn stands open on the table. */
const leaking: ToyTwist = {
  drew: (x, card) => {
    x.t.tip = x.face(card).worth;
  },
};

test('nothing is broken where nothing is planted', () => {
  expect(findBroken(toy(), HOW)).toEqual(new Map());
});

test('a fault is found by every check that it breaks, at the place where that check alone finds it', () => {
  const broken = findBroken(toy(leaking), HOW);
  const alone = (check: CheckName, looks: number) =>
    findViolation(toy(leaking), { seats: 2, options: {}, seed: 1 }, { checks: [check], looks });

  expect([...broken.keys()]).toContain('two-worlds');
  expect(broken.size).toBeGreaterThan(1);
  expect(broken.get('two-worlds')).toEqual(alone('two-worlds', 40));
});

test('after a crash nothing more is asked', () => {
  const crashing: ToyTwist = {
    drew: () => {
      throw new Error('no such card');
    },
  };

  expect([...findBroken(toy(crashing), HOW).keys()]).toEqual(['crash']);
});
