import { expect, test } from 'vitest';
import { ratingsOf } from './ratings.ts';

const chance = (points: number): number => 1 / (1 + 10 ** (-points / 400));

test('ratings are found from the rates that follow from them', () => {
  const truth: Record<string, number> = { strong: 200, middle: 0, weak: -200 };
  const names = Object.keys(truth);
  const measured = names.flatMap((a, i) =>
    names.slice(i + 1).map((b) => ({ a, b, rate: chance((truth[a] ?? 0) - (truth[b] ?? 0)), worth: 1e6 })),
  );
  const ratings = ratingsOf(measured);
  expect(ratings.map(({ bot }) => bot)).toEqual(names);
  for (const { bot, rating, low, high } of ratings) {
    expect(rating).toBeCloseTo(truth[bot] ?? 0, 0);
    expect(low).toBeLessThan(rating);
    expect(high - low).toBeLessThan(3);
  }
});

test('who never lost has a rating all the same, and few games leave it open', () => {
  const [first, last] = ratingsOf([{ a: 'ace', b: 'two', rate: 1, worth: 10 }]);
  expect(first).toMatchObject({ bot: 'ace' });
  expect(first?.rating).toBeCloseTo(-(last?.rating ?? 0), 5);
  expect((first?.high ?? 0) - (first?.low ?? 0)).toBeGreaterThan(200);
  expect(Number.isFinite(first?.rating)).toBe(true);
});
