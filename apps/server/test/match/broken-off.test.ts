/** A match that the server broke off has an open record: nobody may play on with what it tells. */
import { ONLINE_VERSION, type ToClient, type ToServer } from '@dealers-choice/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Unplayable } from '../../src/match/unplayable.ts';
import { Tries } from '../../src/rooms/tries.ts';
import type { MatchDeal } from '../../src/store/stored-forms.ts';
import { Connection, NO_MATCH } from '../../src/wire/connection.ts';
import { Hall } from '../rooms/hall.ts';
import { dealOf, gameOf, playOn, turns } from './table.ts';

const WHY = 'This match was broken off after a long time without a move: its record is open, so nobody can play on.';
const HARBOUR = `harbour@${'0123456789abcdef'.repeat(2)}`;
let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

async function brokenOff() {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  const pages = ([0, 1] as const).map((seat) => hall.table.page(match, seat));
  for (const page of pages) await page.watch();
  await playOn(gameOf('jambo'), pages, hall.table, { most: 3 });
  await hall.table.service.breakOff(match);
  await turns();
  return { match, pages, ada };
}
const linesOf = async (match: string) => (await hall.table.store.read(match))?.lines.length;

test('is over for good: moves are refused with the reason, and after a restart too', async () => {
  const { match, pages } = await brokenOff();
  for (const page of pages) expect(page.messages.at(-1)).toEqual({ type: 'lost', match, text: WHY });
  const asked = pages.find((page) => page.isAsked) ?? expect.unreachable();
  const lines = await linesOf(match);
  for (const isAgain of [false, true]) {
    if (isAgain) await hall.restart();
    const { service } = hall.table;
    expect((await service.opened(match))?.record.moves.length).toBeGreaterThan(0);
    await expect(asked.answer({ do: 'PASS' })).rejects.toThrow(new Unplayable(WHY));
    await expect(asked.say({ type: 'concede', match, moveId: `late ${isAgain}` })).rejects.toThrow(WHY);
    await expect(asked.watch(null)).rejects.toThrow(WHY);
    expect(await service.isAsking(match, 0)).toBe(false);
    await hall.table.ticker.advance(120_000);
    expect((await service.opened(match))?.record.moves.length).toBeGreaterThan(0);
  }
  expect(await linesOf(match)).toBe(lines);
});

/** What a page of this guest gets when it says this. */
async function told(guest: string, message: ToServer): Promise<ToClient[]> {
  const got: ToClient[] = [];
  const { ticker } = hall.table.ticker;
  const [pace, replays] = [new Tries({ most: 99, everyMs: 1 }, ticker), new Tries({ most: 9, everyMs: 1 }, ticker)];
  const how = { guest, matches: hall.table.service, rooms: hall.rooms, pace, replays };
  const page = new Connection({ ...how, send: (one) => void got.push(one), hangUp: () => {}, log: () => {} });
  page.hear({ type: 'hello', version: ONLINE_VERSION, name: 'Page' });
  page.hear(message);
  await turns();
  page.close();
  return got.filter(({ type }) => type !== 'welcome');
}

test('is told to those who were at it, and to nobody else', async () => {
  const { match, ada } = await brokenOff();
  const late = { type: 'concede' as const, match, moveId: 'late' };
  expect(await told(ada.guest, late)).toEqual([{ type: 'lost', match, text: WHY }]);
  expect(await told('eve', late)).toEqual([{ type: 'lost', match, text: NO_MATCH }]);
});

/** As if the server had been started anew with this version of Jambo's rules. */
async function withRules(version: number, run: (before: number) => Promise<void>): Promise<void> {
  const { def } = gameOf('jambo').game;
  const before = def.rulesVersion;
  Object.assign(def, { rulesVersion: version });
  await run(before).finally(() => Object.assign(def, { rulesVersion: before }));
}

describe('its record, where the server has other rules or cards by now', () => {
  const asks = (guest: string, match: string) => told(guest, { type: 'record', match, request: 5 });
  const sorry = (text: string) => [{ type: 'sorry', request: 5, text }];

  test('is not opened: whoever played, or is at the table, is told what it would take, and nobody else', async () => {
    const { match, ada } = await brokenOff();
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code: ada.room.code });
    await withRules(999, async (before) => {
      const itsRules = `version ${before} of its rules, by which it was dealt`;
      const needs = `This match needs ${itsRules}; this server has version 999.`;
      for (const guest of [ada.guest, 'bo', cy.guest]) expect(await asks(guest, match)).toEqual(sorry(needs));
      expect(await asks('eve', match)).toEqual(sorry(NO_MATCH));
      expect(await asks('eve', 'no-such-match')).toEqual(sorry(NO_MATCH));
    });
    expect(await asks(ada.guest, match)).toMatchObject([{ type: 'opened', match }]);
  });

  test.each<[string, Partial<MatchDeal>, string]>([
    [
      'rules',
      { rulesVersion: 999 },
      'This match needs version 999 of its rules, by which it was dealt; this server has',
    ],
    ['cards', { cardSet: 'old' }, 'This match needs its cards as they were dealt: they, or how their texts are read, '],
    ['game', { game: 'whist' }, 'This match needs the game "whist", which this server does not have.'],
    [
      'imported cards',
      { cards: HARBOUR },
      'This match needs the cards "harbour", and this server has no imported cards.',
    ],
  ])('says which %s it needs, also when its table is gone', async (_what, more, needs) => {
    const deal = { ...dealOf('jambo', { match: 'm' }), ...more };
    await hall.table.store.begin(deal, { owner: 'here', until: 0 }, { title: '', guests: ['ada', ''] });
    await hall.table.store.upkeep.breakOff('m', 1);
    expect(await asks('ada', 'm')).toEqual(sorry(expect.stringContaining(needs) as string));
    expect(await asks('eve', 'm')).toEqual(sorry(NO_MATCH));
  });

  test('tells a spectator nothing before the end has been shown', async () => {
    const { ada, bo, room } = await hall.twoAtATable({ spectators: 60 });
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code: ada.room.code });
    const match = await hall.startsWith([ada, bo], room);
    const before = await asks(cy.guest, match);
    await hall.concedes(match, 0);
    await hall.restart();
    const again = await hall.arrives('Cy');
    await again.does({ type: 'enter', code: ada.room.code });
    await withRules(999, async () => expect(await asks(cy.guest, match)).toEqual(before));
  });
});

test('leaves its table free for another one', async () => {
  const { ada } = await brokenOff();
  expect(ada.room.playing).toBe(false);
  await ada.does({ type: 'rematch', room: ada.room.room });
});

test('one that ended by its rules meanwhile stays as it ended', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  await hall.concedes(match, 0);
  await hall.table.service.breakOff(match);
  const page = hall.table.page(match, 1);
  expect(await page.watch()).toBe(true);
  await turns();
  expect(page.isOver).toBe(true);
});
