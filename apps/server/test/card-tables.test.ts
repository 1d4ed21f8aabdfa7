/** Cards that guests send: who may, how much, what is kept, and who else may have them. */
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { RoomView } from '@dealers-choice/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { WhoUploads } from '../src/uploads/uploaded-cards.ts';
import { type CardLine, openCardLine } from './card-line.ts';
import { CHANGED, HARBOUR, nameOf } from './imported-set.ts';
import { newCookie, WirePage } from './wire/line.ts';

let line: CardLine;
const pages: WirePage[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await line.close();
});
const opened = async (uploads: WhoUploads = 'guests', token: string | null = null): Promise<void> => {
  line = await openCardLine(uploads, token);
};
async function arrives(): Promise<WirePage> {
  const page = await WirePage.open(line.url);
  pages.push(page);
  return page;
}
const [FEW, OTHERS] = [HARBOUR.slice(0, 8), HARBOUR.slice(8, 16)];
const fileOf = (cards: readonly unknown[]): string => JSON.stringify({ cards });
const printOf = (cards: typeof HARBOUR): string => nameOf(cards).split('@')[1] ?? '';
const textOf = async (answer: Response): Promise<[number, string]> => [answer.status, (await answer.text()).trim()];
const fetched = (print: string, cookie = ''): Promise<Response> =>
  fetch(`${line.url}/cards/by-print/${print}.json`, { headers: { cookie } });
const keptBy = (): string[] =>
  readdirSync(join(line.data, 'cards', 'uploaded')).flatMap((guest) =>
    readdirSync(join(line.data, 'cards', 'uploaded', guest)),
  );

async function tableWith(host: WirePage, cards: string): Promise<RoomView> {
  const play = { game: 'one-piece', seats: 2, options: {}, seconds: 0, spectators: null, help: true };
  const answer = await host.ask({ type: 'create', title: '', visibility: 'private', ...play, cards });
  if (answer.type !== 'entered') throw new Error(JSON.stringify(answer));
  return answer.view;
}

describe('sending cards', () => {
  test('is not possible where nobody has allowed it', async () => {
    await opened('off');
    const cookie = await newCookie(line.url);
    expect((await line.send('harbour', fileOf(FEW), { cookie })).status).toBe(405);
    expect(await (await fetch(`${line.url}/cards.json`)).json()).toMatchObject({ uploads: 'off' });
  });

  test('is for whoever has the token, where there is one', async () => {
    await opened('token', 'the right token');
    const cookie = await newCookie(line.url);
    for (const authorization of ['', 'Bearer the wrong token', 'Bearer ', 'Basic the right token']) {
      expect((await line.send('harbour', fileOf(FEW), { cookie, authorization })).status).toBe(403);
    }
    const right = await line.send('harbour', fileOf(FEW), { cookie, authorization: 'Bearer the right token' });
    expect(right.status).toBe(201);
  });

  test('keeps the good ones, by guest and fingerprint, once', async () => {
    await opened();
    const cookie = await newCookie(line.url);
    const bad = [...FEW, { id: 'XA01-900', name: 'No Card' }];
    const first = await line.send('harbour', fileOf(bad), { cookie });
    expect(first.status).toBe(201);
    expect(await first.json()).toMatchObject({ name: 'harbour', print: printOf(FEW), cards: FEW.length });
    expect((await line.send('quay', fileOf(FEW), { cookie })).status).toBe(201);
    expect(keptBy()).toEqual([`${printOf(FEW)}.json`]);
    expect((await line.send('harbour', fileOf(FEW), { cookie: await newCookie(line.url) })).status).toBe(201);
    expect(keptBy()).toHaveLength(2);
  });

  test.each([
    ['by nobody', 'harbour', '{}', { cookie: '' }, 401, 'Open the page first: cards are kept for a guest.'],
    ['with a forged cookie', 'harbour', '{}', { cookie: `guest=${'0a'.repeat(12)}.x` }, 401, /Open the page first/],
    ['from another site', 'harbour', '{}', { origin: 'https://evil.example' }, 403, /Only a page of this server/],
    ['as something else', 'harbour', '{}', { 'content-type': 'text/plain' }, 415, /application\/json/],
    ['under a name that is none', 'a%20b', '{}', {}, 400, /up to 60 letters/],
    ['into another folder', '..%2Fsecret', '{}', {}, 405, /./],
    ['that are no JSON', 'harbour', '{', {}, 422, /The cards "harbour" cannot be used: it cannot be read/],
    ['that are none', 'harbour', '[]', {}, 422, /no card of it is good/],
    ['that are too many', 'harbour', ' '.repeat(16 * 2 ** 20 + 1), {}, 413, 'The file has more than 16 MB.'],
  ])('%s is refused', async (_how, name, body, headers, status, why) => {
    await opened();
    const cookie = await newCookie(line.url);
    const [got, text] = await textOf(await line.send(name, body, { cookie, ...headers }));
    expect([got, text]).toEqual([status, typeof why === 'string' ? why : expect.stringMatching(why)]);
    expect(line.logged).toEqual([]);
  });

  test('a sixth set takes the place of the oldest of one’s own that no table is played with', async () => {
    await opened();
    const ada = await arrives();
    const sets = [0, 1, 2, 3, 4, 5, 6].map((i) => HARBOUR.slice(i, i + 3));
    for (const set of sets.slice(0, 5)) await line.send('some', fileOf(set), { cookie: ada.cookie });
    const [first = HARBOUR, second = HARBOUR] = sets;
    await tableWith(ada, nameOf(first, 'some'));
    expect((await line.send('some', fileOf(sets[5] ?? []), { cookie: ada.cookie })).status).toBe(201);
    expect(keptBy()).toHaveLength(5);
    expect(keptBy()).toContain(`${printOf(first)}.json`);
    expect(keptBy()).not.toContain(`${printOf(second)}.json`);
    for (const set of sets.slice(2, 6)) await tableWith(ada, nameOf(set, 'some')).catch(() => null);
    const [status, text] = await textOf(await line.send('some', fileOf(sets[6] ?? []), { cookie: ada.cookie }));
    expect([status, text]).toEqual([422, expect.stringContaining('leave one of those tables first')]);
  });
});

test('what a guest has sent is told to them, and erased with everything else', async () => {
  await opened();
  const cookie = await newCookie(line.url);
  await line.send('harbour', fileOf(FEW), { cookie });
  const data = await (await fetch(`${line.url}/guest/data`, { headers: { cookie } })).json();
  expect(data).toMatchObject({ cards: [{ print: printOf(FEW) }] });
  const headers = { cookie, origin: line.url, 'content-type': 'application/json' };
  expect((await fetch(`${line.url}/guest/erase`, { method: 'POST', headers, body: '{}' })).status).toBe(204);
  expect(keptBy()).toEqual([]);
});

describe('the cards of a table', () => {
  test('are for whoever sent them and for those who are at it, and for nobody else', async () => {
    await opened();
    const [ada, bo, eve] = [await arrives(), await arrives(), await arrives()];
    await line.send('harbour', fileOf(FEW), { cookie: ada.cookie });
    const refused = [404, 'There are no such cards here, or they are for others.'];
    for (const cookie of ['', bo.cookie]) expect(await textOf(await fetched(printOf(FEW), cookie))).toEqual(refused);
    expect((await fetched(printOf(FEW), ada.cookie)).status).toBe(200);
    const { code } = await tableWith(ada, nameOf(FEW));
    expect(await textOf(await fetched(printOf(FEW), bo.cookie))).toEqual(refused);
    await bo.ask({ type: 'enter', code });

    const got = await fetched(printOf(FEW), bo.cookie);
    expect(await got.json()).toMatchObject({ cards: FEW });
    expect(await textOf(await fetched(printOf(FEW), eve.cookie))).toEqual(refused);
    expect(await textOf(await fetched(printOf(OTHERS), bo.cookie))).toEqual(refused);
    // Nor can anybody else open a table with them.
    await expect(tableWith(eve, nameOf(FEW))).rejects.toThrow('There are no such cards here.');
  });

  test('stay for those who played with them when the table is gone, until there is no other room', async () => {
    await opened();
    const [ada, bo, eve] = [await arrives(), await arrives(), await arrives()];
    await line.send('harbour', fileOf(HARBOUR), { cookie: ada.cookie });
    const { room, code } = await tableWith(ada, nameOf(HARBOUR));
    await bo.ask({ type: 'enter', code });
    for (const page of [ada, bo]) await page.ask({ type: 'ready', room, brought: 'ab' });
    await ada.ask({ type: 'start', room });
    await ada.until(() => ada.room.match !== null);
    const match = ada.room.match ?? '';
    bo.say({ type: 'concede', match, moveId: 'enough' });
    await ada.until(() => !ada.room.playing);
    for (const page of [ada, bo]) await page.ask({ type: 'leave', room });

    expect((await fetched(printOf(HARBOUR), bo.cookie)).status).toBe(200);
    expect((await fetched(printOf(HARBOUR), eve.cookie)).status).toBe(404);
    expect(await bo.ask({ type: 'record', match })).toMatchObject({ type: 'opened' });
    const sets = [0, 1, 2, 3, 4].map((i) => HARBOUR.slice(i, i + 3));
    for (const set of sets) await line.send('some', fileOf(set), { cookie: ada.cookie });
    expect((await fetched(printOf(HARBOUR), bo.cookie)).status).toBe(200);
    expect(keptBy()).not.toContain(`${printOf(sets[0] ?? [])}.json`);
  });

  test('that everybody may have are found by their fingerprint too, and only sent when they have changed', async () => {
    await opened('off');
    line.import('harbour', FEW);
    const got = await fetched(printOf(FEW));
    expect(await got.json()).toMatchObject({ cards: FEW });
    const tag = got.headers.get('etag') ?? '';
    const again = await fetch(`${line.url}/cards/by-print/${printOf(FEW)}.json`, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    line.import('harbour', OTHERS);
    expect((await fetched(printOf(FEW))).status).toBe(404);
  });

  test.each(['', '../../secret', `${'0A'.repeat(16)}`, 'x'])('are not found under "%s"', async (print) => {
    await opened();
    line.import('harbour', FEW);
    const { status } = await fetched(print);
    expect([404, 400]).toContain(status);
  });

  test('of another version of a set are refused where the table is opened, in a sentence', async () => {
    await opened('off');
    line.import('harbour', CHANGED);
    const ada = await arrives();
    await expect(tableWith(ada, nameOf(HARBOUR))).rejects.toThrow('The cards \\"harbour\\" have changed here');
    expect((await tableWith(ada, nameOf(CHANGED))).cards?.name).toBe('harbour');
    line.import('harbour', HARBOUR);
    const { room } = ada.room;
    const pick = await ada.ask({ type: 'pick', room, option: 'decks', value: 'random' });
    const text = 'The cards "harbour" have changed here: these are not the ones that were meant.';
    expect(pick).toMatchObject({ type: 'sorry', text });
  });
});
