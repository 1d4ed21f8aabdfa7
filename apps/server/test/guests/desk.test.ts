import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { BARE } from '../../src/front.ts';
import { openDesk } from '../../src/guests/desk.ts';
import { systemBytes } from '../../src/random-bytes.ts';
import { Guests } from '../../src/rooms/guests.ts';
import { TOGETHER_MS } from '../../src/rooms/notices.ts';
import { Routes } from '../../src/routes.ts';
import { Hall } from '../rooms/hall.ts';
import { plantedSite, type Running } from '../site.ts';

const guests = new Guests('a secret', systemBytes);
/** As guests are called in cookies. */
const ADA = 'ad'.repeat(12);
const BO = 'b0'.repeat(12);

let hall: Hall;
let site: Running;
beforeEach(async () => {
  hall = await Hall.open();
  const routes = new Routes(BARE);
  const { rooms, carries, table } = hall;
  openDesk(routes, { guests, rooms, carries, store: table.store, ticker: table.ticker.ticker, pushKey: 'BKey' });
  site = await plantedSite(0, { routes });
});
afterEach(async () => {
  await site.close();
  await hall.close();
});

const cookieOf = (guest: string): string => guests.cookieFor(guest, false).split(';')[0] ?? '';
const posts = (path: string, body: unknown, headers: Record<string, string> = {}) => {
  const origin = `http://127.0.0.1:${site.port}`;
  const own = { host: `127.0.0.1:${site.port}`, origin, 'content-type': 'application/json' };
  return site.ask(path, { method: 'POST', headers: { ...own, ...headers }, body: JSON.stringify(body) });
};
/** Who a browser is after this answer. */
const guestIn = (reply: { headers: Record<string, string | string[] | undefined> }): string | null =>
  guests.in(String(reply.headers['set-cookie'] ?? '').split(';')[0]);

async function carries(guest: string): Promise<string> {
  const page = await hall.arrives('Ada', guest);
  const answer = await page.asks({ type: 'carry' });
  return answer?.type === 'carried' ? answer.token : expect.unreachable(JSON.stringify(answer));
}

describe('a link to go on with another device', () => {
  test('makes it the same guest, once', async () => {
    const token = await carries(ADA);
    const reply = await posts('/guest/carry', { token });
    expect(reply.status).toBe(200);
    expect(guestIn(reply)).toBe(ADA);
    expect(String(reply.headers['set-cookie'])).toContain('HttpOnly; SameSite=Strict');
    const again = await posts('/guest/carry', { token });
    expect([again.status, guestIn(again)]).toEqual([410, null]);
  });

  test('brings along the name that they have then, and changes none at tables', async () => {
    const [ada, bo] = [await hall.arrives('Ada', ADA), await hall.arrives('Bo', BO)];
    const { code } = await hall.creates(ada);
    await bo.does({ type: 'enter', code });
    const nameFor = async (token: string): Promise<unknown> =>
      JSON.parse((await posts('/guest/carry', { token })).body.toString());
    const [first, second] = [await carries(ADA), await carries(ADA)];
    expect(await nameFor(first)).toEqual({ name: 'Ada' });
    await ada.does({ type: 'rename', name: 'Ada  L.' });
    expect(await nameFor(second)).toEqual({ name: 'Ada L.' });
    await hall.arrives('Phone', ADA);
    expect(bo.room.seats.map(({ name }) => name)).toEqual(['Ada L.', 'Bo']);
  });

  test('is good for ten minutes', async () => {
    const [early, late] = [await carries(ADA), await carries(ADA)];
    await hall.table.ticker.advance(599_000);
    expect((await posts('/guest/carry', { token: early })).status).toBe(200);
    await hall.table.ticker.advance(1_000);
    expect((await posts('/guest/carry', { token: late })).status).toBe(410);
  });

  test('has one answer for everything that is not one, and for few tries', async () => {
    const used = await carries(ADA);
    await posts('/guest/carry', { token: used });
    const wrong = [{ token: used }, { token: 'x' }, { token: '' }, { token: 7 }, {}, [], null, { token: 'x', more: 1 }];
    const replies = [];
    for (const body of wrong) replies.push(await posts('/guest/carry', body));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.toString()}`)).size).toBe(1);
    for (let i = 0; i < 30; i++) await posts('/guest/carry', { token: `x${i}` });
    const token = await carries(BO);
    expect((await posts('/guest/carry', { token })).status).toBe(429);
    await hall.table.ticker.advance(2_000);
    expect((await posts('/guest/carry', { token })).status).toBe(200);
  });

  test('works from a page of this server alone', async () => {
    const token = await carries(ADA);
    for (const headers of [{ origin: 'https://elsewhere.example' }, { 'content-type': 'text/plain' }]) {
      const reply = await posts('/guest/carry', { token }, headers);
      expect(guestIn(reply)).toBeNull();
      expect(reply.status).toBeGreaterThan(400);
    }
    expect((await posts('/guest/carry', { token, pad: 'x'.repeat(2_000) })).status).toBe(413);
    expect((await site.ask(`/guest/carry?token=${token}`)).headers['set-cookie']).toBeUndefined();
    expect((await posts('/guest/carry', { token })).status, 'none of that used it up').toBe(200);
  });

  test('is the last of three: older ones end', async () => {
    const tokens = [];
    for (let i = 0; i < 4; i++) tokens.push(await carries(ADA));
    const statuses = [];
    for (const token of tokens) statuses.push((await posts('/guest/carry', { token })).status);
    expect(statuses).toEqual([410, 200, 200, 200]);
  });
});

/** Ada and Bo play; Ada has blocked Bo, reported him, and subscribed. */
async function adaIsKnown() {
  const [ada, bo] = [await hall.arrives('Ada', ADA), await hall.arrives('Bo', BO)];
  const { room, code } = await hall.creates(ada, { title: 'Tea' });
  await bo.does({ type: 'enter', code });
  await ada.does({ type: 'chat', room, text: 'I am Ada' });
  await bo.does({ type: 'chat', room, text: 'I am rude' });
  await ada.does({ type: 'report', room, guest: BO, text: 'He is' });
  await ada.does({ type: 'block', guest: BO, name: 'Bo', on: true });
  await bo.does({ type: 'block', guest: ADA, name: 'Ada', on: true });
  await bo.does({ type: 'report', room, guest: ADA, text: 'She is' });
  await hall.table.store.guests.subscribe(ADA, SUBSCRIPTION, { at: 1, most: 5 });
  const first = await hall.startsWith([ada, bo], room);
  await hall.concedes(first, 1);
  await ada.does({ type: 'rematch', room });
  const second = await hall.startsWith([ada, bo], room);
  return { ada, bo, room, first, second };
}
const SUBSCRIPTION = { endpoint: 'https://push.example/ada', keys: { p256dh: 'k', auth: 'a' } };

describe('what is kept about a guest', () => {
  test('is theirs to have', async () => {
    const { first, second } = await adaIsKnown();
    const reply = await site.ask('/guest/data', { headers: { cookie: cookieOf(ADA) } });
    expect([reply.status, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.headers['content-disposition']).toContain('attachment');
    const kept = JSON.parse(reply.body.toString());
    expect(kept).toMatchObject({
      guest: ADA,
      rooms: [{ title: 'Tea' }],
      blocked: [{ guest: BO, name: 'Bo' }],
      reports: [{ text: 'He is' }],
      subscriptions: [SUBSCRIPTION],
    });
    // Of what others did no more than how often, and one's own words.
    const said = [{ text: 'I am Ada', at: expect.any(Number) }];
    expect(kept.byOthers).toEqual({ said, reports: 1, blocks: 1 });
    expect(reply.body.toString()).not.toContain('She is');
    expect(kept.matches.map(({ match }: { match: string }) => match).sort()).toEqual([first, second].sort());
    for (const match of [first, second]) {
      const { deal } = (await hall.table.store.read(match)) ?? expect.unreachable();
      expect(reply.body.toString()).not.toContain(deal.fair.secret);
    }
    expect((await site.ask('/guest/data')).status).toBe(404);
    expect((await site.ask('/guest/data', { headers: { cookie: `guest=${ADA}.forged` } })).status).toBe(404);
  });

  test('is erased: names are gone, bots play on, and the cookie goes', async () => {
    const { ada, bo, room, first, second } = await adaIsKnown();
    const { store, service } = hall.table;
    const reply = await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(reply.status).toBe(204);
    expect(String(reply.headers['set-cookie'])).toMatch(/^guest=; .*Max-Age=0/);

    expect(ada.isHungUp).toBe(true);
    for (const match of [first, second]) {
      const { deal } = (await store.read(match)) ?? expect.unreachable();
      expect(deal.seats.map(({ name }) => name).sort()).toEqual(['', 'Bo']);
      expect(hall.rooms.viewerOf(match, ADA)).toBeNull();
    }
    await service.settled(second);
    const page = hall.table.page(second, 0);
    await page.watch();
    await service.settled(second);
    expect(page.known?.sight.away).toEqual([1]);
    await hall.table.ticker.advance(TOGETHER_MS);
    expect(bo.room).toMatchObject({ room, host: BO, playing: true, seats: [{ name: 'Bo' }, { who: 'bot' }] });
    expect(JSON.stringify(bo.room)).not.toContain(ADA);

    expect(await store.played.ownMatches(ADA, 10)).toEqual([]);
    expect(await store.guests.blocked(ADA)).toEqual([]);
    expect(await store.guests.blocked(BO)).toEqual([{ guest: ADA, name: '' }]);
    expect(await store.guests.subscriptions(ADA)).toEqual([]);
    const reports = await store.guests.reports(10);
    expect(reports).toMatchObject([{ by: BO, guest: '', name: '', text: 'She is' }]);
    expect(JSON.stringify(reports)).not.toContain(ADA);
    expect(await store.guests.keptByOthers(ADA)).toMatchObject({ said: [], reports: 0 });
    const again = await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(again.status, 'once more is no mistake').toBe(204);
  });

  test('is erased at once where a match is open: whoever comes to it then is not told the name', async () => {
    const { first, second } = await adaIsKnown();
    const { service } = hall.table;
    const open = service.openCount;
    await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(service.openCount, 'they are still in memory').toBe(open);
    const page = hall.table.page(second, 0);
    await page.watch();
    await service.settled(second);
    const [dealt] = page.messages;
    expect(dealt?.type === 'dealt' && dealt.seats.map(({ name }) => name)).toEqual(['Bo', '']);
    const ended = await service.opened(first);
    expect(ended?.record.players?.map(({ name }) => name)).toEqual(['', 'Bo']);
  });

  test('is erased at once where somebody blocks them: the next page is not told the name', async () => {
    await adaIsKnown();
    await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(hall.rooms.blockedBy(BO)).toEqual([{ guest: ADA, name: '' }]);
  });

  test('is erased, and bots play on, also if that could not be written, and the server is started again', async () => {
    const { second } = await adaIsKnown();
    const { service } = hall.table;
    const failing = vi.spyOn(service, 'handOver').mockRejectedValue(new Error('the disk is full'));
    await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(failing).toHaveBeenCalledOnce();
    expect(hall.logged.splice(0).map(({ what }) => what)).toContain('match cannot be opened');
    failing.mockRestore();
    await hall.restart();
    const page = hall.table.page(second, 0);
    await page.watch();
    await hall.table.service.settled(second);
    expect(page.known?.sight.away).toEqual([1]);
  });

  test('is erased, and whoever waits for them lets a bot play on, if that was not done', async () => {
    const { bo, room, second } = await adaIsKnown();
    const failing = vi.spyOn(hall.table.service, 'handOver').mockRejectedValueOnce(new Error('the disk is full'));
    await posts('/guest/erase', {}, { cookie: cookieOf(ADA) });
    expect(failing).toHaveBeenCalledOnce();
    hall.logged.length = 0;
    await bo.does({ type: 'standIn', room, seat: 1 });
    const page = hall.table.page(second, 0);
    await page.watch();
    await hall.table.service.settled(second);
    expect(page.known?.sight.away).toEqual([1]);
  });

  test('is erased by a page of this server alone', async () => {
    await adaIsKnown();
    const reply = await posts('/guest/erase', {}, { cookie: cookieOf(ADA), origin: 'https://elsewhere.example' });
    expect(reply.status).toBe(403);
    expect(await hall.table.store.played.ownMatches(ADA, 10)).toHaveLength(2);
    const stranger = await posts('/guest/erase', {});
    expect(stranger.status).toBe(204);
    expect(await hall.table.store.played.ownMatches(ADA, 10)).toHaveLength(2);
  });
});

test('browsers are told the key by which they know this server', async () => {
  const { status, body } = await site.ask('/push/key');
  expect([status, JSON.parse(body.toString())]).toEqual([200, { key: 'BKey' }]);
});

describe('what costs the server something', () => {
  test('is erased once for all who ask at the same time, and not again and again', async () => {
    const forget = vi.spyOn(hall.rooms, 'forget');
    const headers = { cookie: cookieOf(ADA) };
    const replies = await Promise.all(Array.from({ length: 20 }, () => posts('/guest/erase', {}, headers)));
    const statuses = replies.map(({ status }) => status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(17);
    expect(forget.mock.calls.length).toBeLessThanOrEqual(3);
    expect((await posts('/guest/erase', {}, { cookie: cookieOf(BO) })).status).toBe(204);
    await hall.table.ticker.advance(60_000);
    expect((await posts('/guest/erase', {}, headers)).status).toBe(204);
  });

  test('is told ten times at once, and one more every six seconds', async () => {
    const asks = async (guest: string) =>
      (await site.ask('/guest/data', { headers: { cookie: cookieOf(guest) } })).status;
    for (let i = 0; i < 10; i++) expect(await asks(ADA)).toBe(200);
    expect([await asks(ADA), await asks(BO)]).toEqual([429, 200]);
    await hall.table.ticker.advance(6_000);
    expect(await asks(ADA)).toBe(200);
  });
});
