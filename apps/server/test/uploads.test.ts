/** Cards on their way in: how many bytes of them, for how long, and what is left when whoever sends them has gone. */
import { existsSync, readdirSync } from 'node:fs';
import { type ClientRequest, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { type CardLine, type CardLineHow, openCardLine } from './card-line.ts';
import { HARBOUR } from './imported-set.ts';
import { newCookie } from './wire/line.ts';

const MEGABYTE = 2 ** 20;
let line: CardLine;
const begun: Sending[] = [];
afterEach(async () => {
  for (const { sent } of begun.splice(0)) sent.destroy();
  await line.close();
});
const opened = async (how: CardLineHow = {}): Promise<void> => {
  line = await openCardLine('guests', null, how);
};

interface Sending {
  sent: ClientRequest;
  /** What came back; null: it was cut off. */
  answer: Promise<[number, string] | null>;
}
/** Begins to send this many bytes. `length`: as announced; null: it is sent in chunks. */
function sends(cookie: string, length: number | null, headers: Record<string, string> = {}): Sending {
  const announced: Record<string, string> = length === null ? {} : { 'content-length': String(length) };
  const sent = request(`${line.url}/cards/harbour`, {
    method: 'POST',
    headers: {
      connection: 'keep-alive',
      origin: line.url,
      'content-type': 'application/json',
      cookie,
      ...announced,
      ...headers,
    },
    agent: false,
  });
  sent.flushHeaders();
  const answer = new Promise<[number, string] | null>((done) => {
    sent.on('error', () => done(null));
    sent.on('response', (response) => {
      let text = '';
      response.on('data', (part: Buffer) => {
        text += part.toString();
      });
      response.on('end', () => done([response.statusCode ?? 0, text.trim()]));
      response.on('error', () => done(null));
    });
  });
  const sending = { sent, answer };
  begun.push(sending);
  return sending;
}
function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
}
const guests = (count: number): Promise<string[]> =>
  Promise.all(Array.from({ length: count }, () => newCookie(line.url)));
const uploaded = (): string[] => {
  const folder = join(line.data, 'cards', 'uploaded');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const file = JSON.stringify({ cards: HARBOUR.slice(0, 8) });
const OWN = [429, 'Cards of yours are being sent or checked: wait until that is done.'];
const ADDRESS = [429, 'Too many cards are on their way from your address: try again in a moment.'];
const ALL = [429, 'Too many cards are on their way to this server: try again in a moment.'];

test('a guest has one set on its way: another one is refused before anything of it is read', async () => {
  await opened();
  const [cookie = '', other = ''] = await guests(2);
  const first = sends(cookie, Buffer.byteLength(file));
  first.sent.write(file.slice(0, 10));
  await vi.waitFor(() => expect(uploaded()).toHaveLength(1));
  const second = sends(cookie, 10 * MEGABYTE);
  expect(await second.answer).toEqual(OWN);
  expect((await line.send('harbour', file, { cookie: other })).status).toBe(201);
  first.sent.end(file.slice(10));
  expect(await first.answer).toMatchObject([201, expect.stringContaining('print')]);
  expect((await line.send('harbour', file, { cookie })).status).toBe(201);
});

test('bytes on their way are limited for an address, and for all together', async () => {
  await opened({ front: { origin: null, proxies: 1 } });
  const cookies = await guests(8);
  const begins = (at: number, address: string): Sending => {
    const sending = sends(cookies[at] ?? '', 16 * MEGABYTE, { 'x-forwarded-for': address });
    sending.sent.write('{');
    return sending;
  };
  begins(0, '5.5.5.5');
  const second = begins(1, '5.5.5.5');
  await vi.waitFor(() => expect(uploaded()).toHaveLength(2));
  expect(await begins(2, '5.5.5.5').answer).toEqual(ADDRESS);
  begins(3, '6.6.6.6');
  begins(4, '7.7.7.7');
  await vi.waitFor(() => expect(uploaded()).toHaveLength(4));
  expect(await begins(5, '8.8.8.8').answer).toEqual(ALL);
  second.sent.destroy(); // whoever hangs up gives it back at once
  await vi.waitFor(() => expect(uploaded()).toHaveLength(3));
  begins(6, '5.5.5.5');
  await vi.waitFor(() => expect(uploaded()).toHaveLength(4));
});

test('what is on its way is not held in memory', async () => {
  await opened();
  collectGarbage();
  const before = process.memoryUsage().arrayBuffers;
  const part = Buffer.alloc(MEGABYTE, 'x');
  for (const cookie of await guests(4)) {
    const { sent } = sends(cookie, 16 * MEGABYTE);
    for (let i = 0; i < 15; i++) await new Promise((done) => sent.write(part, done));
  }
  await vi.waitFor(() => {
    collectGarbage();
    expect((process.memoryUsage().arrayBuffers - before) / MEGABYTE).toBeLessThan(20);
  });
});

test.each([
  ['announced', 17 * MEGABYTE],
  ['not announced', null],
])('a file that is too long is refused, its length %s', async (_how, length) => {
  await opened();
  const [cookie = ''] = await guests(1);
  const { sent, answer } = sends(cookie, length);
  let isAnswered = false;
  void answer.then(() => {
    isAnswered = true;
  });
  const part = Buffer.alloc(MEGABYTE, ' ');
  for (let i = 0; i < 17 && !isAnswered; i++) {
    sent.write(part);
    await wait(5);
  }
  expect([await answer, line.logged]).toEqual([[413, 'The file has more than 16 MB.'], []]);
  await vi.waitFor(() => expect(uploaded()).toEqual([]));
  expect((await line.send('harbour', file, { cookie })).status).toBe(201);
});

test('what comes too slowly is not waited for, and its place is free', async () => {
  await opened({ patience: 150 });
  const [cookie = ''] = await guests(1);
  const { sent, answer } = sends(cookie, 100);
  sent.write('{');
  expect(await answer).toEqual([408, 'The cards did not come within 0.15 seconds.']);
  await vi.waitFor(() => expect(uploaded()).toEqual([]));
  expect((await line.send('harbour', file, { cookie })).status).toBe(201);
});

test('whoever hangs up while their cards are checked leaves nothing, and waits for the end of that', async () => {
  let open = (): void => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await opened({ gate });
  const [cookie = ''] = await guests(1);
  const { sent } = sends(cookie, Buffer.byteLength(file));
  sent.end(file);
  await vi.waitFor(() => expect(line.checks()).toBe(1));
  sent.destroy();
  await vi.waitFor(() => expect(uploaded()).toEqual([])); // a file that is gone is not read when its turn comes
  expect(await sends(cookie, 10).answer, 'its check still runs').toEqual(OWN);
  open();
  await vi.waitFor(async () => expect((await line.send('harbour', file, { cookie })).status).toBe(201));
  expect(line.logged).toEqual([]);
});

test('whoever is forgotten while their cards are checked has none afterwards, nor a folder', async () => {
  let open = (): void => {};
  const gate = new Promise<void>((done) => {
    open = done;
  });
  await opened({ gate });
  const [cookie = ''] = await guests(1);
  const { sent, answer } = sends(cookie, Buffer.byteLength(file));
  sent.end(file);
  await vi.waitFor(() => expect(line.checks()).toBe(1));
  const headers = { cookie, origin: line.url, 'content-type': 'application/json' };
  expect((await fetch(`${line.url}/guest/erase`, { method: 'POST', headers, body: '{}' })).status).toBe(204);
  open();
  expect(await answer).toEqual([422, 'You have asked to be forgotten meanwhile.']);
  expect(uploaded()).toEqual([]);
});

test('a set is looked through once, however often those who may have it ask for it, and not without end', async () => {
  await opened();
  const [cookie = ''] = await guests(1);
  const sent = await line.send('harbour', file, { cookie });
  const { print } = (await sent.json()) as { print: string };
  const before = line.checks();
  const asked = await Promise.all(
    Array.from({ length: 30 }, () => fetch(`${line.url}/cards/by-print/${print}.json`, { headers: { cookie } })),
  );
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.filter((status) => status === 429)).toHaveLength(10);
  expect(line.checks() - before).toBe(1);
  await line.send('harbour', file, { cookie });
});
