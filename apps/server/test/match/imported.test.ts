/** Matches with imported cards: played to the end, read again after a crash, refused precisely without their cards. */
import { replay } from '@dealers-choice/host';
import { formatCardsName } from '@dealers-choice/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { thinkHere } from '../../src/match/thinking.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { MatchDeal } from '../../src/store/stored-forms.ts';
import { CHANGED, HARBOUR, nameOf, type SetFolder, setFolder } from '../imported-set.ts';
import { dealOf, gameOf, openTable, playOn, type Table, turns } from './table.ts';

let sets: SetFolder;
let table: Table;
beforeEach(async () => {
  sets = setFolder();
  sets.put(HARBOUR);
  const withCards = sets.games.with.bind(sets.games);
  const think = thinkHere(PLAYED_GAMES, (source) => withCards('one-piece', formatCardsName(source)));
  table = await openTable({ withCards, think });
});
afterEach(async () => {
  await table.close();
  sets.close();
});

async function begun(people: number, more: Partial<MatchDeal> = {}): Promise<string> {
  const { game } = await sets.games.with('one-piece', nameOf(HARBOUR));
  const bots = ['casual', 'casual'].map((bot, i) => ({
    who: i < people ? ('person' as const) : ('bot' as const),
    name: `P${i}`,
    bot,
  }));
  const own = { options: { ...game.defaults }, seats: bots, cards: nameOf(HARBOUR), cardSet: game.cardSet };
  const deal = dealOf('one-piece', { ...own, ...more });
  await table.service.begin(deal);
  return deal.match;
}

test('a match with imported cards goes on after a crash, and its record names them', async () => {
  const match = await begun(1);
  const played = await sets.games.with('one-piece', nameOf(HARBOUR));
  const page = table.page(match, 0);
  await page.watch();
  await playOn(played, [page], table, { most: 10 });
  await table.restart();
  await page.watch();
  await playOn(played, [page], table, {
    mind: played.bots.find(({ name }) => name === 'casual') ?? expect.unreachable(),
  });

  const { record } = (await table.service.opened(match)) ?? expect.unreachable();
  expect([record.cards, record.cardSet]).toEqual([nameOf(HARBOUR), played.game.cardSet]);
  expect(replay(played.game, record).match.over).toEqual(page.known?.sight.view.over);
  expect(table.logged).toEqual([]);
});

test.each([
  ['are gone', null, 'The cards "harbour" are not here any more.'],
  ['are others', CHANGED, 'The cards "harbour" have changed here.'],
])('when its cards %s a match says so, and the others go on', async (_what, cards, why) => {
  const match = await begun(2, { clock: { ms: 60_000, stirs: true } });
  const other = dealOf('jambo', { clock: { ms: 60_000, stirs: true } });
  await table.service.begin(other);
  const played = await sets.games.with('one-piece', nameOf(HARBOUR));
  for (const [id, rules] of [[match, played] as const, [other.match, gameOf('jambo')] as const]) {
    const pages = [table.page(id, 0), table.page(id, 1)];
    for (const page of pages) await page.watch();
    await playOn(rules, pages, table, { most: 2 });
  }
  await table.restart();
  sets.put(cards);

  await expect(table.page(match, 0).watch()).rejects.toThrow(why);
  // They are due while nobody has them open: the one that cannot be opened does not keep the other from it.
  await table.ticker.advance(70_000);
  await turns(200);
  expect(table.service.openCount).toBe(1);
  expect(await table.service.waitsFor(other.match)).toHaveLength(1);
  const told = table.logged.filter(({ what }) => what === 'match cannot be opened');
  expect(told).toHaveLength(1);
  sets.put(HARBOUR);
  expect(await table.page(match, 0).watch()).toBe(true);
});

test('a match that was dealt with another reading of its cards is not played on', async () => {
  const match = await begun(2);
  await table.restart();
  const { cardSet } = (await sets.games.with('one-piece', nameOf(HARBOUR))).game;
  Object.assign((await sets.games.with('one-piece', nameOf(HARBOUR))).game, { cardSet: 'another' });
  await expect(table.page(match, 0).watch()).rejects.toThrow('how their texts are read, have changed');
  Object.assign((await sets.games.with('one-piece', nameOf(HARBOUR))).game, { cardSet });
  expect(await table.page(match, 0).watch()).toBe(true);
});
