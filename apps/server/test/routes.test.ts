/** What can be posted, by whom, and how much of it. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BARE } from '../src/front.ts';
import { json, noContent } from '../src/replies.ts';
import { type Call, MOST_POSTED, Routes } from '../src/routes.ts';
import { plantedSite, type Running } from './site.ts';

let site: Running;
let own: Record<string, string>;
const calls: Call[] = [];
beforeAll(async () => {
  const routes = new Routes(BARE);
  routes.get('/kept', ({ cookie }) => json(200, { cookie }));
  routes.post('/keep', (call) => {
    calls.push(call);
    return noContent({ 'Set-Cookie': 'kept=1' });
  });
  routes.post('/broken', () => {
    throw new Error('the secret reason');
  });
  site = await plantedSite(0, { routes });
  own = { origin: `http://127.0.0.1:${site.port}`, 'content-type': 'application/json' };
});
beforeEach(() => void calls.splice(0));
afterAll(() => site.close());

const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
  site.ask(path, { method: 'POST', body, headers: { host: `127.0.0.1:${site.port}`, ...own, ...headers } });

describe('posting', () => {
  test('JSON from a page of our own reaches its handler, and nothing is kept of the answer', async () => {
    const { status, headers, body } = await post('/keep', '{"token":"t"}', { cookie: 'guest=x' });

    expect(calls).toMatchObject([{ body: { token: 't' }, cookie: 'guest=x', secure: false, address: '127.0.0.1' }]);
    expect([status, headers['set-cookie'], headers['cache-control'], body.length]).toEqual([
      204,
      ['kept=1'],
      'no-store',
      0,
    ]);
  });

  test.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['of a page that hides where it comes from', { origin: 'null' }],
    ['of a site whose name begins like ours', { origin: 'http://127.0.0.1:80.evil.example' }],
    ['that a browser calls cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['that a browser calls same-site', { 'sec-fetch-site': 'same-site' }],
  ])('what comes from a page %s changes nothing', async (_who, headers) => {
    const { status, body } = await post('/keep', '{}', headers);

    expect([status, body.toString()]).toEqual([403, 'Only a page of this server can ask for that.\n']);
    expect(calls).toEqual([]);
  });

  test('without an origin nothing is done', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await site.ask('/keep', { method: 'POST', body: '{}', headers });

    expect([status, calls]).toEqual([403, []]);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp', ''])(
    'as "%s" is refused',
    async (type) => {
      expect((await post('/keep', '{}', { 'content-type': type })).status).toBe(415);
      expect(calls).toEqual([]);
    },
  );

  test('more than fits is refused, whether its length is told before or not', async () => {
    const long = JSON.stringify('x'.repeat(MOST_POSTED));
    const told = await post('/keep', long);
    const untold = await post('/keep', long, { 'transfer-encoding': 'chunked' });

    expect([told.status, untold.status, calls]).toEqual([413, 413, []]);
    expect((await post('/keep', JSON.stringify('x'.repeat(MOST_POSTED - 2)))).status).toBe(204);
  });

  test.each([['{'], [''], [Buffer.from([0x22, 0xff, 0x22])]])('%j is not JSON', async (body) => {
    expect((await post('/keep', body)).status).toBe(400);
    expect(calls).toEqual([]);
  });

  test('to where nothing can be posted is refused as everywhere, also where something can be got', async () => {
    const answers = await Promise.all(['/', '/kept', '/no-such', '/keep/'].map((path) => post(path, '{}')));

    for (const { status, headers } of answers) expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('to a handler that breaks tells nobody why', async () => {
    const { status, body } = await post('/broken', '{}');

    expect([status, body.length]).toEqual([500, 0]);
    expect(site.logged.map(({ what }) => what)).toEqual(['request failed']);
  });
});

test('what can be got is asked for without a body', async () => {
  const { status, body } = await site.ask('/kept', { headers: { cookie: 'guest=y' } });

  expect([status, JSON.parse(body.toString())]).toEqual([200, { cookie: 'guest=y' }]);
});

test('a path is answered once', () => {
  const routes = new Routes(BARE);
  routes.post('/twice', () => noContent());

  expect(() => routes.post('/twice', () => noContent())).toThrow('/twice is answered twice');
});
