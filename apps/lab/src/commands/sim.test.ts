import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import { gameOf, rotationsOf } from '../tally.ts';

async function sim(...args: string[]): Promise<Record<string, unknown>> {
  const { dealer, json, err } = fakeLab();
  expect(await dealer('sim', 'caravan', '--json', ...args), err()).toBe(0);
  return json();
}

test('the result has the documented names', async () => {
  const result = await sim('--games', '40', '--seats', '3');
  expect(Object.keys(result)).toEqual([
    ...['game', 'games', 'seed', 'from', 'seats', 'options', 'bots', 'paired', 'endings', 'facts'],
    ...['wins', 'ci95', 'movesPerGame', 'turnsPerGame'],
  ]);
  expect(result).toMatchObject({ game: 'caravan', games: 40, seed: 1, seats: 3, endings: { SOLD_OUT: 40, cut: 0 } });
  const { bySeat } = result.wins as { bySeat: number[] };
  expect(bySeat).toHaveLength(3);
  expect(result.facts).toEqual({ cardsPlayed: expect.any(Number) });
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
