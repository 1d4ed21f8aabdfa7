import type { Seat } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { aimedAt, arrowAt, type Distance, distance, flinched, outcomeOf, RANGES, SWING } from '../src/index.ts';
import { draws, resultOf, seated } from './seated.ts';

const DISTANCES: Distance[] = [1, 2, 3, 4];
const rounded = (n: number, digits: number): number => Number(n.toFixed(digits));

describe('distance', () => {
  test.each([
    [2, [0, 1, 0, 0]],
    [3, [1, 1, 1, 0]],
    [4, [2, 2, 2, 0]],
    [5, [3, 3, 3, 1]],
    [6, [4, 5, 4, 2]],
    [7, [5, 6, 6, 4]],
    [8, [6, 8, 8, 6]],
    [9, [7, 9, 10, 10]],
  ])('with %i seats so many pairs stand at 1, 2, 3, 4: %j', (seats, expected) => {
    const pairs = [0, 0, 0, 0];
    for (let a = 0; a < seats; a++) {
      for (let b = a + 1; b < seats; b++) {
        const d = distance(seats, a as Seat, b as Seat);
        expect(distance(seats, b as Seat, a as Seat)).toBe(d);
        pairs[d - 1]!++;
      }
    }

    expect(pairs).toEqual(expected);
  });

  test.each([
    [1, 2, 1],
    [1, 3, 2],
    [1, 5, 2],
    [1, 6, 3],
    [1, 7, 4],
    [4, 5, 4],
  ])('[S-62] with 7 seats from %i to %i it is %i', (a, b, expected) => {
    expect(distance(7, (a - 1) as Seat, (b - 1) as Seat)).toBe(expected);
  });

  test('[S-63] two players stand across from each other: 2', () => {
    const { alice, bola, table } = draws('CHAOS', {}, { seats: 2 });

    alice.picks('bola');
    bola.chooses('CAN');
    bola.does('CHAOS_STAND');

    expect(table.match.asking?.params.distance).toBe(2);
  });

  test('the dead keep their place', () => {
    const { alice, carl, table } = draws('CHAOS', { bola: { lives: 0 } }, { seats: 5 });

    alice.picks('carl');
    carl.chooses('CAN');
    carl.does('CHAOS_STAND');

    expect(table.match.asking?.params.distance).toBe(2);
  });
});

describe('the arrow', () => {
  test.each([
    [1, 'easy', 150, 1600, 25_000, 40_000, 333, [20.8, 12.5, 66.7]],
    [2, 'tricky', 225, 1067, 18_750, 30_000, 167, [15.6, 9.4, 75.0]],
    [3, 'hard', 300, 800, 13_750, 22_000, 92, [11.5, 6.9, 81.7]],
    [4, 'brutal', 375, 640, 10_000, 16_000, 53, [8.3, 5.0, 86.7]],
  ] as const)('at distance %i is %s', (d, label, speed, sweep, can, body, onCan, blind) => {
    expect(RANGES[d]).toEqual({ label, speed, can, body });
    expect([Math.round((2 * SWING) / speed), Math.round((2 * can) / speed)]).toEqual([sweep, onCan]);

    // A blind stop: hundredths of a millisecond over there and back.
    const count = { HIT_CAN: 0, HIT_BODY: 0, MISS: 0 };
    const all = Math.round((400 * SWING) / speed);
    for (let i = 0; i < all; i++) count[aimedAt(d, arrowAt(d, i / 100))]++;
    const shares = [count.HIT_CAN, count.HIT_BODY, count.MISS].map((n) => rounded((100 * n) / all, 1));
    expect(shares).toEqual(blind);
  });

  test.each(DISTANCES)('at distance %i it swings from the left end to the right and back, forever', (d) => {
    const sweep = (2 * SWING) / RANGES[d].speed;

    expect(arrowAt(d, 0)).toBe(-SWING);
    expect(arrowAt(d, sweep / 2)).toBeCloseTo(0, 5);
    expect(arrowAt(d, sweep)).toBeCloseTo(SWING, 5);
    expect(arrowAt(d, (3 * sweep) / 2)).toBeCloseTo(0, 5);
    for (const t of [0, 1, 317, 999, 1_999_990_000]) expect(arrowAt(d, t + 6_400)).toBe(arrowAt(d, t));
  });

  test.each(DISTANCES)('at distance %i borders belong to the inner zone', (d) => {
    const { can, body } = RANGES[d];

    for (const side of [1, -1]) {
      expect(aimedAt(d, side * can)).toBe('HIT_CAN');
      expect(aimedAt(d, side * (can + 1))).toBe('HIT_BODY');
      expect(aimedAt(d, side * body)).toBe('HIT_BODY');
      expect(aimedAt(d, side * (body + 1))).toBe('MISS');
    }
  });

  test.each([
    ['[S-61] the can', 1574, -9_750, 'HIT_CAN', 'gwen'],
    ['[S-61] the body', 1573, -10_125, 'HIT_BODY', 'alice'],
    ['[S-61] still the body', 1558, -15_750, 'HIT_BODY', 'alice'],
    ['[S-61] nothing', 1557, -16_125, 'MISS', 'alice'],
  ] as const)('%s at distance 4: %i ms is %i, %s, and %s dies', (_title, stop, x, outcome, loser) => {
    const people = draws('CHAOS', {}, { seats: 7 });
    const { alice, gwen, told } = people;

    alice.picks('gwen');
    gwen.chooses('CAN');
    gwen.does('CHAOS_STAND');
    alice.times('CHAOS_AIM', stop);
    gwen.times('CHAOS_NERVE', null);

    expect(told).toContainEqual({ type: 'CHAOS_STARTED', thrower: 0, defender: 6, distance: 4 });
    expect(resultOf(told)).toMatchObject({ x, outcome });
    expect(people[loser]).toHave({ lives: 0 });
  });
});

test('the result is a function of distance, stop and release', () => {
  expect([flinched(400, null), flinched(400, 899), flinched(400, 900), flinched(400, 0)]).toEqual([
    false,
    true,
    false,
    true,
  ]);
  expect(DISTANCES.map((d) => outcomeOf(d, 800, null))).toEqual(['HIT_CAN', 'MISS', 'MISS', 'MISS']);
  expect(DISTANCES.map((d) => outcomeOf(d, 800, 1_299))).toEqual(DISTANCES.map(() => 'DEFENDER_FLINCH'));
});

test.each([
  ['the best eye', '3,2,1,4'],
  ['the worst', '6,2,1,4'],
])('[TD-52] a person throws with their own hand: the aim of %s changes nothing', (_who, characters) => {
  const { alice, bola, told } = seated({ table: { deck: ['CHAOS'] } }, { rolls: [4], options: { characters } });
  alice.does('ROLL');
  alice.picks('bola');
  bola.chooses('CAN');
  bola.does('CHAOS_STAND');

  alice.times('CHAOS_AIM', 634);
  bola.times('CHAOS_NERVE', null);

  expect(resultOf(told)).toMatchObject({ x: -24_900, outcome: 'HIT_CAN' });
});
