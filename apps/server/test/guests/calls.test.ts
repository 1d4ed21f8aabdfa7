import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { Seat } from '@dealers-choice/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { gameOf, turns } from '../match/table.ts';
import { type Guest, Hall } from '../rooms/hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

/** A browser, which can read what is sent to it. */
function browser(name: string) {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const auth = Buffer.alloc(16, name);
  const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
  const derive = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  return {
    subscription: { endpoint: `https://push.example/${name}`, keys },
    read(body: Buffer): unknown {
      const [salt, theirs] = [body.subarray(0, 16), body.subarray(21, 86)];
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
      const secret = derive(pair.computeSecret(theirs), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const cipher = createDecipheriv('aes-128-gcm', key, derive(secret, salt, 'Content-Encoding: nonce\0', 12));
      cipher.setAuthTag(body.subarray(-16));
      const plain = Buffer.concat([cipher.update(body.subarray(86, -16)), cipher.final()]);
      return JSON.parse(plain.subarray(0, -1).toString());
    },
  };
}

/** A match of two people; gives who is asked first, and who is not. */
async function isPlayed(more: object = {}) {
  const { ada, bo, room, code } = await hall.twoAtATable({ title: 'Tea', ...more });
  const match = await hall.startsWith([ada, bo], room);
  const [first] = await hall.table.service.waitsFor(match);
  const [asked, other] = (first === 0 ? [ada, bo] : [bo, ada]) as [Guest, Guest];
  for (const guest of [ada, bo]) guest.watched.add(match);
  return { match, room, code, asked, other, seat: first as Seat };
}
/** The one who is asked plays until the other is. */
async function plays({ match, seat }: { match: string; seat: Seat }): Promise<void> {
  const { service } = hall.table;
  const page = hall.table.page(match, seat);
  await page.watch();
  await turns();
  const { bots } = gameOf('jambo');
  while ((await service.waitsFor(match)).includes(seat)) {
    const { sight } = page.known ?? expect.unreachable();
    const move = bots[0]?.choose(sight.view, seat, [1, 2, 3, 4]);
    await page.answer(move ?? expect.unreachable());
  }
  await page.unwatch();
  await turns();
}

describe('when it becomes their turn, people are called', () => {
  test('on every page that does not show the match', async () => {
    const match = await isPlayed();
    const elsewhere = await hall.arrives('Elsewhere', match.other.guest);
    await plays(match);
    const call = { type: 'called', match: match.match, code: match.code, game: 'jambo', title: 'Tea', host: 'Ada' };
    expect(elsewhere.last('called')).toEqual(call);
    expect(match.other.last('called'), 'this page shows it').toBeUndefined();
    expect(match.asked.last('called')).toBeUndefined();
  });

  test('when cards are dealt too, where they are not at the table any more', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    const phones = [await hall.arrives('Ada'), await hall.arrives('Bo')];
    const match = await hall.startsWith([ada, bo], room);
    const called = phones.filter((phone) => phone.last('called')?.match === match);
    expect(called.map(({ guest }) => guest)).toHaveLength(1);
    expect([ada, bo].flatMap((page) => page.last('called') ?? [])).toEqual([]);
  });
});

describe('when a match waits for them no longer, people are told', () => {
  /** The page of whoever does not begin is in the lobby, and is called; another one is opened afterwards. */
  async function isCalled(more: object = {}) {
    const match = await isPlayed(more);
    const elsewhere = await hall.arrives('Elsewhere', match.other.guest);
    await plays(match);
    expect(elsewhere.last('called')).toBeDefined();
    const late = await hall.arrives('Late', match.other.guest);
    return { ...match, elsewhere, late, back: { match: match.match, seat: (1 - match.seat) as Seat } };
  }

  test('they have answered on another page: only pages that were called hear of it, once, and not a card', async () => {
    const { elsewhere, late, other, asked, match, back } = await isCalled();
    expect(elsewhere.last('uncalled')).toBeUndefined();
    await plays(back);
    await hall.concedes(match, 0);
    expect(elsewhere.told.filter(({ type }) => type === 'uncalled')).toEqual([{ type: 'uncalled', match }]);
    for (const page of [late, other, asked]) expect(page.last('uncalled')).toBeUndefined();
  });

  test('the match has ended, or was broken off', async () => {
    const conceded = await isCalled();
    await hall.concedes(conceded.match, 0);
    expect(conceded.elsewhere.last('uncalled')).toEqual({ type: 'uncalled', match: conceded.match });
    for (const page of [conceded.asked, conceded.other]) hall.rooms.bye(page);
    const broken = await isCalled();
    await hall.table.service.breakOff(broken.match);
    expect(broken.elsewhere.last('uncalled')).toEqual({ type: 'uncalled', match: broken.match });
  });

  test('a bot stands in for them', async () => {
    const { elsewhere, match, seat } = await isCalled({ seconds: 30 });
    await hall.table.page(match, seat).watch();
    await hall.table.ticker.advance(32_000);
    expect(elsewhere.last('uncalled')).toEqual({ type: 'uncalled', match });
  });

  test('also on a page that knows it from the list of their matches, but not if it shows the match now', async () => {
    const { elsewhere, late, match, back } = await isCalled();
    expect(await late.asks({ type: 'mine' })).toMatchObject({ matches: [{ match, yourTurn: true }] });
    elsewhere.watched.add(match);
    await plays(back);
    expect(late.last('uncalled')).toEqual({ type: 'uncalled', match });
    expect(elsewhere.last('uncalled')).toBeUndefined();
  });
});

describe('a browser', () => {
  test('is told when no page is open: the table, and not a card', async () => {
    const match = await isPlayed();
    const { subscription, read } = browser('phone');
    await match.other.does({ type: 'subscribe', subscription });
    hall.rooms.bye(match.other);
    await plays(match);
    const [{ endpoint, parcel } = expect.unreachable()] = hall.post.brought;
    expect(endpoint).toBe(subscription.endpoint);
    expect(read(parcel.body)).toEqual({ match: match.match, code: match.code, game: 'jambo', title: 'Tea' });
    expect(parcel.headers).toMatchObject({ 'Content-Encoding': 'aes128gcm' });
    // One topic for each match, and not its name: by that its record can be opened later.
    expect(parcel.headers.Topic).toMatch(/^[\w-]{32}$/);
    expect(parcel.headers.Topic).not.toContain(match.match);
    expect(parcel.headers.Authorization).toMatch(/^vapid t=/);
  });

  test('is not told while a page is open, nor after it wants that no longer', async () => {
    const match = await isPlayed();
    const { subscription } = browser('phone');
    await match.other.does({ type: 'subscribe', subscription });
    await plays(match);
    expect(hall.post.brought).toEqual([]);
    const back = { ...match, seat: (1 - match.seat) as Seat, asked: match.other, other: match.asked };
    await back.other.does({ type: 'subscribe', subscription: browser('other').subscription });
    await back.other.does({ type: 'unsubscribe', endpoint: 'https://push.example/other' });
    hall.rooms.bye(back.other);
    await plays(back);
    expect(hall.post.brought).toEqual([]);
  });

  /** It is their turn, their page shows it, and nothing comes from it: the phone may sleep. */
  async function isAsleep() {
    const match = await isPlayed();
    await match.other.does({ type: 'subscribe', subscription: browser('phone').subscription });
    await plays(match);
    await hall.table.ticker.advance(45_000);
    expect(hall.post.brought).toEqual([]);
    return { ...match, seat: (1 - match.seat) as Seat };
  }

  test('is told when the page was asleep as the turn came: a while after its line is given up, and once', async () => {
    const { other } = await isAsleep();
    hall.rooms.bye(other);
    await hall.table.ticker.advance(5_000);
    expect(hall.post.brought).toEqual([]);
    await hall.table.ticker.advance(30_000);
    expect(hall.post.brought).toHaveLength(1);
    const again = await hall.arrives('Again', other.guest);
    hall.rooms.bye(again);
    await hall.table.ticker.advance(600_000);
    expect(hall.post.brought, 'for the same question').toHaveLength(1);
  });

  test('is not told when the page was only loaded again; but when it fell asleep again', async () => {
    const { other } = await isAsleep();
    hall.rooms.bye(other);
    await hall.table.ticker.advance(2_000);
    const again = await hall.arrives('Again', other.guest);
    await hall.table.ticker.advance(600_000);
    expect(hall.post.brought).toEqual([]);
    hall.rooms.bye(again);
    await hall.table.ticker.advance(30_000);
    expect(hall.post.brought).toHaveLength(1);
  });

  test('is not told of a turn that somebody knew of when they left, nor of one that is over', async () => {
    const seen = await isAsleep();
    hall.rooms.stirred(seen.match, seen.other.guest);
    hall.rooms.bye(seen.other);
    await hall.table.ticker.advance(600_000);
    expect(hall.post.brought).toEqual([]);
    hall.rooms.bye(seen.asked);
    const over = await isAsleep();
    hall.rooms.bye(over.other);
    await plays(over);
    await hall.table.ticker.advance(600_000);
    expect(hall.post.brought).toEqual([]);
  });

  test('that is no more is forgotten; five of a guest are kept, and each belongs to whoever came last', async () => {
    const match = await isPlayed();
    const { other } = match;
    const all = ['1', '2', '3', '4', '5', '6'].map((name) => browser(name).subscription);
    for (const subscription of all) {
      await other.does({ type: 'subscribe', subscription });
      await hall.table.ticker.advance(1);
    }
    const { guests } = hall.table.store;
    expect(await guests.subscriptions(other.guest)).toEqual(all.slice(1));
    await match.asked.does({ type: 'subscribe', subscription: all[5] ?? expect.unreachable() });
    expect(await guests.subscriptions(other.guest)).toEqual(all.slice(1, 5));
    hall.rooms.bye(other);
    hall.post.status = 410;
    await plays(match);
    expect(hall.post.brought).toHaveLength(4);
    expect(await guests.subscriptions(other.guest)).toEqual([]);
    expect(await guests.subscriptions(match.asked.guest)).toHaveLength(1);
  });

  test('at an address that is not a push service, or with wrong keys, is not taken', async () => {
    const { ada } = await hall.twoAtATable();
    const { subscription } = browser('phone');
    const inside = { ...subscription, endpoint: 'http://127.0.0.1/admin' };
    expect(await ada.asks({ type: 'subscribe', subscription: inside })).toMatchObject({
      text: 'This is not the address of a push service.',
    });
    const keys = { p256dh: 'x', auth: 'y' };
    expect(await ada.asks({ type: 'subscribe', subscription: { ...subscription, keys } })).toMatchObject({
      text: 'These are not the keys of a browser.',
    });
    const bo = await hall.arrives('Bo');
    await ada.does({ type: 'subscribe', subscription });
    await bo.does({ type: 'unsubscribe', endpoint: subscription.endpoint });
    expect(await hall.table.store.guests.subscriptions('ada'), 'only their own').toHaveLength(1);
  });

  test('of which the service does not answer holds nothing up, and is tried again', async () => {
    const match = await isPlayed();
    await match.other.does({ type: 'subscribe', subscription: browser('phone').subscription });
    hall.rooms.bye(match.other);
    hall.post.post = () => Promise.reject(new Error('no answer'));
    await plays(match);
    expect(hall.logged.splice(0)).toEqual([
      { what: 'push failed', about: { host: 'push.example', error: 'Error: no answer' } },
    ]);
    expect(await hall.table.store.guests.subscriptions(match.other.guest)).toHaveLength(1);
  });
});
