/** Pages that only begin to connect: they take nobody's place. */
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { newCookie, type OpenLine, openLine, WirePage } from './line.ts';

let line: OpenLine;
const pages: WirePage[] = [];
afterEach(async () => {
  for (const page of pages.splice(0)) page.close();
  await line.close();
});
async function comes(cookie?: string): Promise<WirePage> {
  const page = await WirePage.open(line.url, cookie);
  pages.push(page);
  return page;
}
const HANDSHAKE = '/socket.io/?EIO=4&transport=polling';
const knock = async (headers: Record<string, string>): Promise<number> => {
  const answer = await fetch(`${line.url}${HANDSHAKE}`, { headers });
  await answer.text();
  return answer.status;
};
const figure = (name: string): number =>
  Number(new RegExp(`^dealers_choice_${name} (\\d+)$`, 'm').exec(line.metrics.text())?.[1]);

test('one guest who begins to connect again and again has few places, and others get in', async () => {
  line = await openLine({ limits: { mostPages: 30, mostGuests: 60 } });
  const cookie = await newCookie(line.url);
  const statuses = await Promise.all(Array.from({ length: 100 }, () => knock({ cookie })));
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(figure('connections')).toBeLessThanOrEqual(10);
  for (let i = 0; i < 5; i++) await comes();
  expect(figure('connections_refused_total{reason="pages-of-guest"}')).toBeGreaterThanOrEqual(90);
});

test('an address that only knocks is bounded, and somebody from elsewhere gets in', async () => {
  line = await openLine({ limits: { mostPages: 5_000, mostGuests: 1_000 }, front: { origin: null, proxies: 1 } });
  const from = (address: string): Promise<number> => knock({ 'x-forwarded-for': address });
  const statuses = await Promise.all(Array.from({ length: 80 }, () => from('5.5.5.5')));
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(await from('6.6.6.6')).toBe(200);
});

test('when all places are taken by those who only knock, whoever comes in takes one of them', async () => {
  line = await openLine({ limits: { mostPages: 6, mostGuests: 1_000 } });
  for (let i = 0; i < 20; i++) expect(await knock({})).toBe(200);
  for (let i = 0; i < 6; i++) await comes();
  await vi.waitFor(() => expect(figure('connections')).toBe(6));
  expect(await knock({})).toBe(403);
});

test.each([
  ['whose key is wrong', 'transport=websocket', 'Sec-WebSocket-Key: no\r\nSec-WebSocket-Version: 13'],
  [
    'of another protocol',
    'transport=websocket&EIO=3',
    `Sec-WebSocket-Key: ${'a'.repeat(22)}==\r\nSec-WebSocket-Version: 13`,
  ],
  [
    'that is cut off',
    'transport=websocket&EIO=4',
    `Sec-WebSocket-Key: ${'a'.repeat(22)}==\r\nSec-WebSocket-Version: 13`,
  ],
  [
    'by another way than it says',
    'transport=polling&EIO=4',
    `Sec-WebSocket-Key: ${'a'.repeat(22)}==\r\nSec-WebSocket-Version: 13`,
  ],
])('a place is given back at once by a page %s', async (_how, query, more) => {
  line = await openLine({ limits: { mostPages: 30, mostGuests: 60 } });
  const cookie = await newCookie(line.url);
  const { port } = new URL(line.url);
  for (let i = 0; i < 25; i++) {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('error', () => {});
    const head = ['Host: x', `Cookie: ${cookie}`, 'Connection: Upgrade', 'Upgrade: websocket', more];
    socket.write([`GET /socket.io/?${query} HTTP/1.1`, ...head, '', ''].join('\r\n'));
    await new Promise((done) => socket.once('data', done));
    socket.destroy();
  }
  await comes(cookie);
});

test('a page that comes in and goes has had one place', async () => {
  line = await openLine({ limits: { mostPages: 30, mostGuests: 60 } });
  const first = await comes();
  for (let i = 0; i < 15; i++) (await comes(first.cookie)).close();
  // The first request, which brought the cookie, holds one still.
  const own = await Promise.all(Array.from({ length: 8 }, () => comes(first.cookie)));
  expect(own.every(({ socket }) => socket.connected)).toBe(true);
  await expect(knock({ cookie: first.cookie })).resolves.toBe(403);
});
