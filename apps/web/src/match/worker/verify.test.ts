/** What the page finds out by itself about a deal and a record that were opened far away. */
import { recordOfRun, runMatch } from '@dealers-choice/bots';
import { commitmentTo, type FairDeal, fairSeed, matchNameOf } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { loadGame } from '../../games.ts';
import { botsOf } from '../plan-check.ts';
import { faultOf, type Opened } from './verify.ts';

const SECRET = 'ab'.repeat(32);
const deal: FairDeal = { match: matchNameOf(SECRET), secret: SECRET, entropy: ['c0ffee', ''] };
const witness = { commitment: commitmentTo(deal.secret), brought: 'c0ffee' };

async function played(id: string, seats: number, entropy: string): Promise<{ record: MatchRecord; deal: FairDeal }> {
  const shelved = await loadGame(id);
  const bot = botsOf(shelved).find(({ name }) => name === 'random');
  if (!bot) throw new Error('no such bot');
  const dealt = { ...deal, entropy: [entropy, ...Array<string>(seats - 1).fill('')] };
  const setup = { seats, seed: fairSeed(dealt) };
  const { moves } = runMatch(shelved.game, setup, Array(seats).fill(bot));
  return { record: recordOfRun(shelved.game, setup, moves), deal: dealt };
}
const check = async (record: MatchRecord, opened: Opened, match = deal.match) =>
  faultOf({ record, shelved: await loadGame(record.game) }, match, opened);

test('a fair deal is found fair by whoever was there, and by whoever was not', async () => {
  const { record } = await played('jambo', 2, 'c0ffee');
  expect(await check(record, { deal, witness })).toBeNull();
  expect(await check(record, { deal, witness: null })).toBeNull();
});

test('whatever was bent is found', async () => {
  const { record } = await played('jambo', 2, 'c0ffee');
  const other = 'ba'.repeat(32);
  expect(await check(record, { deal, witness }, 'm2')).toBe('match');
  const otherDeal = { ...deal, match: matchNameOf(other), secret: other };
  expect(await check(record, { deal: otherDeal, witness }, otherDeal.match)).toBe('promise');
  expect(await check(record, { deal: otherDeal, witness: null }, otherDeal.match)).toBe('seed');
  expect(await check(record, { deal: { ...deal, entropy: ['', ''] }, witness })).toBe('share');
  expect(await check({ ...record, seed: 'another' }, { deal, witness })).toBe('seed');
  expect(await check({ ...record, moves: record.moves.slice(0, -1) }, { deal, witness })).toBe('moves');
  expect(await check(record, { deal: {} as FairDeal, witness })).toBe('unreadable');
  expect(await check(record, { deal: { ...deal, entropy: [7] as unknown as string[] }, witness })).toBe('unreadable');
});

test('a name, a share too many or a share of a bot cannot be tried until the deck pleases', async () => {
  const { record } = await played('jambo', 2, 'c0ffee');
  const tried = { ...deal, match: 'tried' };
  expect(await check({ ...record, seed: fairSeed(tried) }, { deal: tried, witness }, 'tried')).toBe('match');
  const more = { ...deal, entropy: [...deal.entropy, 'ab'] };
  expect(await check({ ...record, seed: fairSeed(more) }, { deal: more, witness })).toBe('share');
  const players = [
    { name: '', bot: '' },
    { name: '', bot: 'random' },
  ];
  const ofBot = { ...deal, entropy: ['c0ffee', 'ab'] };
  expect(await check({ ...record, players, seed: fairSeed(ofBot) }, { deal: ofBot, witness })).toBe('share');
  expect(await check({ ...record, players }, { deal, witness })).toBeNull();
});

/** No claim is made about a machine that others use, too: it prints what it took. */
test.each([
  ['the-door', 6],
  ['jambo', 2],
  ['dhappa-baaji', 6],
  ['one-piece', 2],
])('%s: how long a check takes', { timeout: 60_000 }, async (id, seats) => {
  const { record, deal: dealt } = await played(id, seats, 'c0ffee');
  const times: number[] = [];
  for (let i = 0; i < 5; i++) {
    const began = performance.now();
    expect(await check(record, { deal: dealt, witness })).toBeNull();
    times.push(performance.now() - began);
  }
  times.sort((a, b) => a - b);
  const ms = (at: number): string => times.at(at)?.toFixed(1) ?? '';
  console.log(`${id}, ${record.moves.length} moves: checked in ${ms(2)} ms, at first ${ms(-1)} ms`);
});
