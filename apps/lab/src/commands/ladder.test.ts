import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caravan } from '../../test/caravan.ts';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import type { AnyGame } from '../lab.ts';
import { pairsOf } from '../ladder/pairs.ts';
import { shareOf } from '../ladder/play.ts';
import type { LadderResult } from '../ladder/report.ts';

const fresh = (): string => join(folder(), 'state.json');

/** `twin` plays as `steady` does. */
const twins: AnyGame = {
  ...caravan,
  bots: [...caravan.bots, ...caravan.bots.slice(1).map((bot) => ({ ...bot, name: 'twin' }))],
};

async function ladder(state: string, ...args: string[]): Promise<LadderResult> {
  const { dealer, out, err } = fakeLab([twins]);
  const code = await dealer('ladder', 'caravan', '--json', '--state', state, ...args);
  if (code !== 0) throw new Error(err());
  return JSON.parse(out());
}
const two = ['--bots', 'steady,random', '--seats', '2'];

test('a pair has the documented names, and its rate lies in its interval', async () => {
  const { pairs, complete } = await ladder(fresh(), ...two, '--games', '40', '--until', 'never');
  expect(complete).toBe(true);
  expect(pairs).toHaveLength(1);
  const [pair] = pairs;
  if (!pair) throw new Error('no pair');
  expect(Object.keys(pair)).toEqual([
    ...['a', 'b', 'games', 'wins', 'rate', 'low', 'high', 'seating', 'even', 'until', 'lies'],
  ]);
  expect(pair).toMatchObject({
    a: 'random',
    b: 'steady',
    games: 40,
    even: 0.5,
    until: null,
    seating: ['random', 'steady'],
  });
  expect(pair.rate).toBeCloseTo(pair.wins / pair.games, 5);
  expect(pair.low).toBeLessThan(pair.rate);
  expect(pair.high).toBeGreaterThan(pair.rate);
});

test('a bot against its twin in another name is even, whoever sits first', async () => {
  const { dealer, json } = fakeLab([twins]);
  const args = ['--bots', 'steady,twin', '--seats', '2', '--games', '20', '--until', 'never', '--state', fresh()];
  expect(await dealer('ladder', 'caravan', '--json', ...args)).toBe(0);
  expect((json() as unknown as LadderResult).pairs).toMatchObject([{ rate: 0.5, wins: 10 }]);
});

test('a pair ends as soon as it is clear, on either side', async () => {
  const clear = await ladder(fresh(), ...two, '--until', '0.05');
  expect(clear.pairs[0]?.lies).not.toBe('open');
  expect(clear.pairs[0]?.games).toBeLessThan(1000);
  const never = await ladder(fresh(), ...two, '--until', '1', '--games', '40');
  expect(never.pairs[0]).toMatchObject({ lies: never.pairs[0]?.rate === 1 ? 'open' : 'below' });
});

test('a ladder that was stopped goes on, to the same result as in one go', async () => {
  const state = fresh();
  const first = await ladder(state, ...two, '--games', '12', '--until', 'never');
  expect(first.pairs[0]?.games).toBe(12);
  const kept = JSON.parse(readFileSync(state, 'utf8'));
  const [scores] = Object.values(kept.scores) as number[][];
  expect(scores).toHaveLength(6);
  const on = await ladder(state, ...two, '--games', '40', '--until', 'never');
  expect(on).toEqual(await ladder(fresh(), ...two, '--games', '40', '--until', 'never'));
  // What is kept is not played again: a score that no game has shows.
  writeFileSync(state, JSON.stringify({ ...kept, scores: { [Object.keys(kept.scores)[0] ?? '']: [0.125, 1] } }));
  expect((await ladder(state, ...two, '--games', '4', '--until', 'never')).pairs[0]?.rate).toBe(0.5625);
});

test('a ladder that is settled is told again, and nothing is played', async () => {
  const state = fresh();
  const args = [...two, '--games', '8', '--until', 'never'];
  const first = await ladder(state, ...args);
  const broken: AnyGame = { ...twins, bots: twins.bots.map((bot) => ({ ...bot, choose: () => null })) };
  const { dealer, json } = fakeLab([broken]);
  expect(await dealer('ladder', 'caravan', '--json', '--state', state, ...args)).toBe(0);
  expect(json()).toEqual(first);
});

test('a state of another ladder, or none at all, is refused unless --force says otherwise', async () => {
  const state = fresh();
  await ladder(state, ...two, '--games', '4');
  await expect(ladder(state, ...two, '--games', '4', '--seed', '2')).rejects.toThrow('of another run of dealer ladder');
  writeFileSync(state, '{"scores":[7]}');
  await expect(ladder(state, ...two, '--games', '4')).rejects.toThrow('was not kept by dealer ladder');
  await ladder(state, ...two, '--games', '4', '--force');
  expect(existsSync(state)).toBe(true);
});

test('everybody against everybody gives ratings', async () => {
  const { pairs, ratings } = await ladder(
    ...([fresh(), '--bots', 'steady,twin,random', '--seats', '2', '--all', '--games', '10'] as const),
  );
  expect(pairs.map(({ a, b }) => `${a} ${b}`)).toEqual(['twin steady', 'random steady', 'random twin']);
  expect(ratings?.map(({ bot }) => bot).sort()).toEqual(['random', 'steady', 'twin']);
});

test('a match that breaks is told with its seed', async () => {
  // `idler` does not answer when it is raided.
  await expect(ladder(fresh(), '--bots', 'idler,random', '--seats', '2')).rejects.toThrow(
    /the game with the seed 1\.\d+ \(.*idler.*\) broke: caravan: "raid" is asked of idler/,
  );
});

test('for people it is a table', async () => {
  const { dealer, out } = fakeLab();
  expect(await dealer('ladder', 'caravan', ...two, '--games', '8', '--until', 'never', '--state', fresh())).toBe(0);
  expect(out()).toMatch(/^caravan: 2 seats.*\n {2}random against steady +\d+\.\d % .* 8 games\n$/);
});

test.each([
  [['--bots', 'steady'], 'two rungs or more'],
  [['--bots', 'steady,steady'], 'each bot has one rung'],
  [['--bots', 'steady,rnadom'], 'Did you mean "random"?'],
  [['--until', '2'], 'from 0 to 1, or never'],
])('%j is refused', async (args, told) => {
  await expect(ladder(fresh(), ...args)).rejects.toThrow(told);
});

test('the rungs: what there is, each against the one below, and the highest level against the usual bot', () => {
  const named = (name: string) => ({ name, about: '', choose: () => null });
  const game = (teams?: true): AnyGame => ({
    ...caravan,
    ...(teams && { teams }),
    bots: ['merchant', 'casual', 'master'].map(named),
    usualBots: (_, seats) => new Array<string>(seats).fill('merchant'),
  });
  const rows = (shelved: AnyGame, seats: number) =>
    pairsOf(shelved, { options: {}, seats }).map(({ a, b, seating, until }) => [a, b, seating.join(' '), until]);
  expect(rows(game(), 2)).toEqual([
    ['merchant', 'random', 'merchant random', 0.5],
    ['casual', 'random', 'casual random', 0.5],
    ['master', 'casual', 'master casual', 0.5],
    ['master', 'merchant', 'master merchant', 0.55],
  ]);
  expect(rows(game(), 4).at(-1)).toEqual(['master', 'merchant', 'master merchant merchant merchant', 0.3]);
  expect(rows(game(true), 4).at(-1)).toEqual(['master', 'merchant', 'master merchant master merchant', 0.55]);
});

test('a win that is shared counts as its part, and a match without a winner as everybody’s', () => {
  const names = ['a', 'b', 'b', 'b'];
  expect(shareOf('a', names, { reason: 'x', winners: [0] })).toBe(1);
  expect(shareOf('a', names, { reason: 'x', winners: [0, 1] })).toBe(0.5);
  expect(shareOf('a', names, { reason: 'x', winners: [2] })).toBe(0);
  expect(shareOf('a', names, { reason: 'cut', winners: [] })).toBe(0.25);
});
