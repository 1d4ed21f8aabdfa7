import { join } from 'node:path';
import { below, seedRng } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { caravan, leveled } from '../../test/caravan.ts';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import { ceilingLine, ceilingOf } from './ceiling.ts';
import type { LadderResult } from './report.ts';

test('the share is that of the edges, and its interval knows that both played the same seeds', () => {
  const rng = seedRng(1);
  const luck = Array.from({ length: 400 }, () => below(rng, 3) / 2);
  const tilted = (by: number): number[] => luck.map((score, i) => (i % by === 0 ? 1 : score));
  const [own, seer] = [tilted(4), tilted(2)];
  const edge = (scores: readonly number[]): number => scores.reduce((sum, one) => sum + one, 0) / scores.length - 0.5;
  const { share, low, high, seeds } = ceilingOf('master', own, seer, 0.5);
  expect(share).toBeCloseTo(edge(own) / edge(seer), 5);
  expect(low).toBeLessThan(share ?? 0);
  expect(high).toBeGreaterThan(share ?? 0);
  expect(seeds).toBe(400);
  // The same scores in another order are no longer a pair, and say less.
  const shuffled = ceilingOf('master', [...own].reverse(), seer, 0.5);
  expect((shuffled.high ?? 9) - (shuffled.low ?? 0)).toBeGreaterThan((high ?? 0) - (low ?? 0));
  expect(ceilingOf('master', seer, seer, 0.5)).toMatchObject({ share: 1, low: 1, high: 1 });
});

test('where there is no edge to reach, or too little is known, it says so', () => {
  const none = ceilingOf('master', [0.5, 0.5, 1], [0.5, 0.5, 0.5], 0.5);
  expect(none).toMatchObject({ share: null, low: null, high: null });
  expect(ceilingLine(none)).toContain('there is no edge to reach');
  const few = ceilingOf('master', [0, 1, 1], [1, 0, 1], 0.5);
  expect(few).toMatchObject({ share: 1, low: null, high: null, seeds: 3 });
  expect(ceilingLine(few)).toContain('too few games');
});

async function ceiling(...args: string[]): Promise<LadderResult> {
  const { dealer, json, err } = fakeLab([leveled]);
  const state = join(folder(), 'state.json');
  const code = await dealer('ladder', 'caravan', '--ceiling', '--json', '--seats', '2', '--state', state, ...args);
  if (code !== 0) throw new Error(err());
  return json() as unknown as LadderResult;
}

test('a ladder with a ceiling: the honest one, its twin, and the share', async () => {
  const result = await ceiling('--games', '24');
  expect(result.pairs.map(({ a, b, games, until }) => [a, b, games, until])).toEqual([
    ['master', 'steady', 24, null],
    ['seer', 'steady', 24, null],
  ]);
  expect(result.ceiling).toMatchObject({ honest: 'master', seeds: 12 });
  expect(await ceiling('--games', '24')).toEqual(result);
  // It is not the same player: it knows which cards come.
  expect(result.pairs[1]?.wins).not.toBe(result.pairs[0]?.wins);
});

test('the twin is a player of this ladder alone', async () => {
  const { dealer, err } = fakeLab([leveled]);
  expect(await dealer('sim', 'caravan', '--bots', 'seer', '--games', '1')).toBe(2);
  expect(await dealer('ladder', 'caravan', '--bots', 'seer,steady')).toBe(2);
  expect(err()).toContain('There is no bot of caravan called "seer"');
  await expect(ceiling('--all')).rejects.toThrow('--ceiling has pairs of its own');
  const plain = fakeLab([caravan]);
  expect(await plain.dealer('ladder', 'caravan', '--ceiling', '--seats', '2')).toBe(2);
  expect(plain.err()).toContain('None of the bots of caravan searches');
});
