import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@dealers-choice/host';
import type { MatchOf } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { type Caravan, caravanWith } from '../../test/caravan.ts';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import type { SimResult } from '../report.ts';
import { gameOf, rotationsOf } from '../tally.ts';

async function sim(...args: string[]): Promise<Record<string, unknown>> {
  const { dealer, json, err } = fakeLab();
  expect(await dealer('sim', 'caravan', '--json', ...args), err()).toBe(0);
  return json();
}

test('the result has the documented names', async () => {
  const result = await sim('--games', '40', '--seats', '3');
  expect(Object.keys(result)).toEqual([
    ...['game', 'games', 'seed', 'from', 'seats', 'options', 'bots', 'paired', 'endings'],
    ...['facts', 'factsPerGame', 'figures', 'wins', 'ci95', 'movesPerGame', 'turnsPerGame', 'stumbles'],
  ]);
  expect(result).toMatchObject({ game: 'caravan', games: 40, seed: 1, seats: 3, endings: { 'deck-gone': 40, cut: 0 } });
  const { bySeat } = result.wins as { bySeat: number[] };
  expect(bySeat).toHaveLength(3);
  const { cardsPlayed } = result.facts as { cardsPlayed: number };
  expect(result.factsPerGame).toEqual({ cardsPlayed: cardsPlayed / 40 });
  expect(result.figures).toEqual({});
});

/** The gold that is left, and a figure that only some matches have. */
const figures = ({ table }: MatchOf<Caravan>): Record<string, number> => {
  const most = Math.max(...table.gold);
  return { third: most / 3, ...(most > 5 && { riches: most }) };
};

test('the figures of a game are averaged over the games that have them', async () => {
  const { dealer, json, err } = fakeLab([caravanWith({ proof: { figures } })]);
  expect(await dealer('sim', 'caravan', '--games', '40', '--json'), err()).toBe(0);
  const { third = 0, riches = 0 } = json().figures as Record<string, number>;
  expect(third).toBeGreaterThan(0);
  expect(riches).toBeGreaterThan(5);

  const text = fakeLab([caravanWith({ proof: { figures } })]);
  await text.dealer('sim', 'caravan', '--games', '40', '--bots', 'steady,random', '--paired');
  expect(text.out()).toMatch(/^Endings\n(.*\n)* {2}cut +0 +0\.0 %\n/m);
  expect(text.out()).toMatch(/^Wins by seat .*\n {2}1 +\d+ /m);
  expect(text.out()).toMatch(/^Wins by bot .*\n {2}random +\d+ +[\d.]+ % {3}[\d.]+ % – [\d.]+ %$/m);
  expect(text.out()).toMatch(/^Figures \(mean\)\n {2}third +\d+\.\d\d\n {2}riches +\d+\.\d\d$/m);
});

test.each([
  ['a rule', caravanWith({ top: () => fail() }), 'the camel ran away'],
  ['a figure', caravanWith({ proof: { figures: () => ({ gold: Number.NaN }) } }), 'the figure "gold" is NaN'],
])('%s that breaks is told with the seed of its game', async (_what, game, problem) => {
  const { dealer, err } = fakeLab([game]);
  expect(await dealer('sim', 'caravan', '--games', '3', '--from', '7')).toBe(3);
  expect(err()).toMatch(new RegExp(`the game with the seed 1\\.7 \\(random, random\\) broke: .*${problem}`));
  expect(err()).toContain('.ts:');
});
function fail(): never {
  throw new Error('the camel ran away');
}

test('a bot that stumbles does not end the run: another answers, and it is told, with code 1', async () => {
  // `idler` does not answer when it is raided.
  const line = ['sim', 'caravan', '--games', '20', '--bots', 'idler,random', '--paired'];
  const { dealer, json } = fakeLab();
  expect(await dealer(...line, '--json')).toBe(1);
  const { games, stumbles } = json() as unknown as SimResult;
  expect(games).toBe(40);
  expect(stumbles).toMatchObject([{ bot: 'idler', why: 'silent' }]);
  expect(stumbles[0]?.times).toBeGreaterThan(1);
  expect(stumbles[0]?.first).toMatch(/^gave no answer, and was asked alone \(seed 1\.\d+, seat [12], "raid"\)$/);
  const text = fakeLab();
  await text.dealer(...line);
  expect(text.out()).toMatch(/^Stumbles .*\n {2}idler silent \d+ times, first: gave no answer/m);
});

test('the same seed gives the same result, another seed another', async () => {
  const first = await sim('--games', '30');
  expect(await sim('--games', '30')).toEqual(first);
  expect((await sim('--games', '30', '--seed', '2')).wins).not.toEqual(first.wins);
});

test('a run is the sum of its parts: game i depends on the seed and i alone', async () => {
  const whole = await sim('--games', '20');
  const head = await sim('--games', '13');
  const tail = await sim('--from', '13', '--games', '7');
  const facts = (part: Record<string, unknown>) => (part.facts as { cardsPlayed: number }).cardsPlayed;
  expect(facts(head) + facts(tail)).toBe(facts(whole));
});

test('--paired plays each seed once per rotation of the bots', async () => {
  const result = await sim('--games', '10', '--bots', 'steady,random', '--paired');
  expect(result).toMatchObject({ games: 20, paired: true });
  expect(Object.keys((result.wins as { byBot: object }).byBot)).toEqual(['random', 'steady']);

  const plan = {
    game: '',
    seed: 5,
    from: 3,
    seats: 3,
    options: {},
    bots: ['a', 'b', 'c'],
    rotations: 3,
    records: null,
  };
  expect([0, 1, 2, 3].map((index) => gameOf(plan, index))).toEqual([
    { seed: '5.3', bots: ['a', 'b', 'c'], name: '5.3-r0' },
    { seed: '5.3', bots: ['c', 'a', 'b'], name: '5.3-r1' },
    { seed: '5.3', bots: ['b', 'c', 'a'], name: '5.3-r2' },
    { seed: '5.4', bots: ['a', 'b', 'c'], name: '5.4-r0' },
  ]);
});

test.each([
  ['a', 1],
  ['a a a', 1],
  ['a b', 2],
  ['a b a b', 2],
  ['a a b', 3],
])('bots %s have %i different rotations', (bots, count) => {
  expect(rotationsOf(bots.split(' '))).toBe(count);
});

test('--record writes every game into a directory, and each replays', async () => {
  const path = join(folder(), 'records');
  await sim('--games', '5', '--record', path);
  expect(readdirSync(path)).toEqual([0, 1, 2, 3, 4].map((i) => `caravan-1.${i}.record.json`));
  for (const name of readdirSync(path)) {
    const { dealer, err } = fakeLab();
    expect(await dealer('replay', join(path, name)), err()).toBe(0);
  }
});

test('--record FILE holds the one game, and is not overwritten without --force', async () => {
  const file = join(folder(), 'game.json');
  await sim('--from', '2', '--games', '1', '--record', file);
  expect(parseRecord(readFileSync(file, 'utf8')).seed).toBe('1.2');

  const { dealer, err } = fakeLab();
  expect(await dealer('sim', 'caravan', '--games', '1', '--record', file)).toBe(2);
  expect(err()).toBe(`${file} exists already; choose another name or add --force.\n`);
  await sim('--from', '3', '--games', '1', '--record', file, '--force');
  expect(parseRecord(readFileSync(file, 'utf8')).seed).toBe('1.3');
});

test('--record refuses a directory with something in it, and leaves it as it was', async () => {
  const path = folder();
  writeFileSync(join(path, 'diary.txt'), 'dear diary');
  const { dealer, err } = fakeLab();
  expect(await dealer('sim', 'caravan', '--games', '2', '--record', path)).toBe(2);
  expect(err()).toContain('is not empty; choose another directory or add --force.');
  expect(readdirSync(path)).toEqual(['diary.txt']);
});
