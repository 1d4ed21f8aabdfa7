import { next, type Rng, seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { intervalOf, isSettled, looksOf, ONE_LOOK, verdictOf } from './interval.ts';

/** Pairs of games: with `luck` the seed decides both, for whoever has the better seat. */
function scores(rng: Rng, n: number, rate: number, luck = 0): number[] {
  const toss = (): number => (next(rng) / 2 ** 32 < rate ? 0.5 : 0);
  return Array.from({ length: n }, () => (next(rng) / 2 ** 32 < luck ? 0.5 : toss() + toss()));
}

describe('the interval', () => {
  test.each([
    [0.5, 0],
    [0.65, 0],
    [0.9, 0],
    [0.5, 0.6],
  ])(
    'of a rate of %d, with seeds that decide by themselves in %d of cases, holds it in 95 of 100 runs',
    (rate, luck) => {
      const rng = seedRng(`coverage ${rate} ${luck}`);
      const truth = luck * 0.5 + (1 - luck) * rate;
      const holds = Array.from({ length: 2000 }, () => intervalOf(scores(rng, 60, rate, luck), ONE_LOOK)).filter(
        ({ low, high }) => low <= truth && truth <= high,
      );
      expect(holds.length / 2000).toBeGreaterThan(0.93);
      expect(holds.length / 2000).toBeLessThan(0.99);
    },
  );

  test('is narrower where seeds decide by themselves, wide for few scores, and never leaves 0 to 1', () => {
    const width = (list: number[]): number => {
      const { low, high } = intervalOf(list, ONE_LOOK);
      return high - low;
    };
    const rng = seedRng('width');
    expect(width(scores(rng, 100, 0.5, 0.7))).toBeLessThan(width(scores(rng, 100, 0.5)) * 0.8);
    expect(intervalOf([], ONE_LOOK)).toEqual({ rate: 0.5, low: 0, high: 1 });
    expect(intervalOf(new Array(20).fill(1), ONE_LOOK)).toMatchObject({ rate: 1, high: 1, low: 0.838875 });
    expect(width([0.5])).toBeGreaterThan(0.8);
    expect(width([0.5, 0.5, 0.5])).toBeGreaterThan(0.5);
  });
});

describe('looking eight times', () => {
  test('claims a difference where there is none in fewer than 5 of 100 runs', () => {
    const rng = seedRng('equals');
    const claims = Array.from({ length: 2000 }, () => verdictOf(scores(rng, 200, 0.5), { until: 0.5, most: 200 }));
    const wrong = claims.filter(({ lies }) => lies !== 'open').length / 2000;
    expect(wrong).toBeLessThan(0.06);
    expect(wrong).toBeGreaterThan(0.01);
  });

  test('ends at the first look that decides, and scores beyond it change nothing', () => {
    const question = { until: 0.5, most: 100 };
    const won = new Array<number>(37).fill(1);
    expect(looksOf(100)).toEqual([1, 2, 4, 7, 13, 25, 50, 100]);
    expect(isSettled(won.slice(0, 6), question)).toBe(false);
    expect(isSettled(won.slice(0, 7), question)).toBe(true);
    expect(verdictOf(won, question)).toEqual(verdictOf(won.slice(0, 7), question));
    expect(verdictOf(won, question)).toMatchObject({ n: 7, lies: 'above' });
    expect(verdictOf(new Array(7).fill(0), question)).toMatchObject({ n: 7, lies: 'below', rate: 0 });
  });

  test('without a rate in question all is played', () => {
    const won = new Array<number>(50).fill(1);
    expect(isSettled(won, { until: null, most: 51 })).toBe(false);
    expect(verdictOf(won, { until: null, most: 50 })).toMatchObject({ n: 50, lies: 'open' });
  });
});
