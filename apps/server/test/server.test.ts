import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BARE } from '../src/front.ts';
import { securityHeaders } from '../src/headers.ts';
import { pageOf } from '../src/pages.ts';
import { noContent } from '../src/replies.ts';
import { Routes } from '../src/routes.ts';
import { LIMITS } from '../src/server.ts';
import { plantedSite, type Running, SCRIPT } from './site.ts';

const SECURITY_HEADERS = securityHeaders(null, BARE);
let site: Running;
beforeAll(async () => {
  site = await plantedSite();
});
afterAll(() => site.close());

const JS = '/assets/main-a1b2c3d4.js';

describe('what is served', () => {
  test.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/play/the-door', 'text/html; charset=utf-8', 'no-cache'],
    ['/?seed=7#top', 'text/html; charset=utf-8', 'no-cache'],
    ['/icon.svg', 'image/svg+xml', 'no-cache'],
    ['/service-worker.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    [JS, 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/style-a1b2c3d4.css?x=1', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/health', 'application/json; charset=utf-8', 'no-store'],
  ])('%s is %s, %s', async (target, type, caching) => {
    const { status, headers, body } = await site.ask(target);

    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': type, 'cache-control': caching });
    expect(headers['content-length']).toBe(String(body.length));
  });

  test('/health tells how the server is', async () => {
    const { body } = await site.ask('/health');

    expect(JSON.parse(body.toString())).toEqual({ ok: true, version: '1.2.3', uptime: 4, store: 'answers' });
  });

  test('HEAD has the same headers and no body', async () => {
    const [get, head] = [await site.ask(JS), await site.ask(JS, { method: 'HEAD' })];

    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });
});

describe('what is not', () => {
  test.each(['/missing.js', '/assets/gone', '/assets/main-a1b2c3d4.js.map', '/.hidden', '/icon.svg/', '/assets/'])(
    '%s is missing',
    async (target) => {
      expect((await site.ask(target)).status).toBe(404);
    },
  );

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])('%s is refused', async (method) => {
    const { status, headers, body } = await site.ask('/', { method });

    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
    expect(body.toString()).toBe(`${method} is not possible here, only GET and HEAD.\n`);
  });

  test.each([
    '/../secret.txt',
    '/../secret',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/%2e%2e%2fsecret',
    '/assets/../../secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/..%c0%afsecret.txt',
    '/%252e%252e%252fsecret.txt',
    '//../secret.txt',
    '/secret.txt%00.html',
    '/%zz',
    'secret.txt',
    'http://elsewhere/../secret.txt',
  ])('%s does not leave the folder', async (target) => {
    const { status, body } = await site.ask(target);

    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toContain('secret');
  });
});

describe('compression', () => {
  test.each([
    ['gzip, deflate, br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['*', 'br', brotliDecompressSync],
  ])('%s gets %s', async (accepted, encoding, unpack) => {
    const { headers, body } = await site.ask(JS, { headers: { 'accept-encoding': accepted } });

    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
    expect(unpack(body).toString()).toBe(SCRIPT);
  });

  test.each(['identity', 'br;q=0', ''])('"%s" gets the plain file', async (accepted) => {
    const { headers, body } = await site.ask(JS, { headers: { 'accept-encoding': accepted } });

    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(SCRIPT);
  });
});

describe('what the browser has already', () => {
  test.each(['/', JS])('%s is not sent twice', async (target) => {
    const first = await site.ask(target, { headers: { 'accept-encoding': 'br' } });
    const tag = String(first.headers.etag);
    const again = (wanted: string) =>
      site.ask(target, { headers: { 'accept-encoding': 'br', 'if-none-match': wanted } });

    expect(tag).toMatch(/^"[\w-]+"$/);
    for (const wanted of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
      const { status, headers, body } = await again(wanted);
      expect([status, headers.etag, body.length]).toEqual([304, tag, 0]);
    }
    expect((await again('"other"')).status).toBe(200);
  });

  test('a differently packed copy has another tag', async () => {
    const tags = ['br', 'gzip', 'identity'].map(
      async (accepted) => (await site.ask(JS, { headers: { 'accept-encoding': accepted } })).headers.etag,
    );

    expect(new Set(await Promise.all(tags)).size).toBe(3);
  });
});

describe('security headers', () => {
  const lowered = Object.fromEntries(Object.entries(SECURITY_HEADERS).map(([name, v]) => [name.toLowerCase(), v]));

  test.each([
    ['/', 'GET', 200],
    [JS, 'GET', 200],
    ['/health', 'GET', 200],
    ['/missing.js', 'GET', 404],
    ['/%zz', 'GET', 400],
    ['/', 'POST', 405],
  ])('are on %s %s (%i)', async (target, method, status) => {
    const reply = await site.ask(target, { method });

    expect(reply.status).toBe(status);
    expect(reply.headers).toMatchObject(lowered);
  });

  test('are on 304', async () => {
    const { headers } = await site.ask('/', { headers: { 'if-none-match': '*' } });

    expect(headers).toMatchObject(lowered);
  });

  test('are on the answer to something that is not HTTP', async () => {
    const socket = connect(site.port, '127.0.0.1');
    socket.end('what is this\r\n\r\n');
    let reply = '';
    for await (const part of socket) reply += part;

    expect(reply).toMatch(/^HTTP\/1\.1 400 /);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(reply).toContain(`${name}: ${value}\r\n`);
  });

  test('allow nothing inline and nothing from elsewhere', () => {
    const policy = SECURITY_HEADERS['Content-Security-Policy'];

    expect(policy).toContain("default-src 'self'");
    for (const what of ['worker', 'manifest']) expect(policy).toContain(`${what}-src 'self';`);
    expect(policy).not.toMatch(/unsafe|\*|data:|blob:|https?:/);
  });
});

describe('whoever is slow, or says too much', () => {
  /** What came back until the server ended the line. */
  const answerTo = async (port: number, ...said: string[]): Promise<string> => {
    const socket = connect(port, '127.0.0.1');
    for (const part of said) socket.write(part);
    let reply = '';
    socket.on('error', () => {});
    for await (const part of socket) reply += part;
    return reply;
  };
  const hasty = { ...LIMITS, headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 };

  test('is let go: nothing at all, half of the headers, or half of a body', async () => {
    const routes = new Routes(BARE);
    routes.post('/keep', () => noContent());
    const site = await plantedSite(0, { limits: hasty, routes });
    const head = [`Host: 127.0.0.1:${site.port}`, `Origin: http://127.0.0.1:${site.port}`];
    const post = ['POST /keep HTTP/1.1', ...head, 'Content-Type: application/json', 'Content-Length: 9', '', '{'];
    for (const said of [[], ['GET / HTTP/1.1\r\nHost: here\r\n'], [post.join('\r\n')]]) {
      expect(await answerTo(site.port, ...said)).not.toContain(' 200 ');
    }
    await site.close();
  });

  test('is let go who asks for much and does not take it', async () => {
    const pages = new Map([['/index.html', pageOf('application/octet-stream', Buffer.alloc(32 * 2 ** 20))]]);
    const site = await plantedSite(0, { limits: { ...LIMITS, idleTimeout: 150 }, pages });
    const socket = connect(site.port, '127.0.0.1');
    const ended = new Promise((done) => socket.on('close', done).on('error', () => {}));
    socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await new Promise((done) => socket.once('readable', done));
    await wait(600); // nothing of it is read
    let got = 0;
    socket.on('data', (part: Buffer) => {
      got += part.length;
    });
    await ended;
    expect(got).toBeLessThan(32 * 2 ** 20);
    await site.close();
  });

  test('headers that no browser sends are refused', async () => {
    const long = `GET / HTTP/1.1\r\nHost: here\r\nX: ${'x'.repeat(LIMITS.maxHeaderSize)}\r\n\r\n`;
    expect(await answerTo(site.port, long)).toMatch(/^HTTP\/1\.1 4\d\d /);
  });

  test('nobody waits for long by default', () => {
    expect(LIMITS.headersTimeout).toBeLessThanOrEqual(10_000);
    expect(LIMITS.requestTimeout).toBeLessThanOrEqual(30_000);
    expect(LIMITS.idleTimeout).toBeLessThanOrEqual(120_000);
  });
});

test('browsers are told to come by https alone, where people find the page there', () => {
  const at = (origin: string) => securityHeaders(null, { origin });
  expect(at('https://cards.example')).toHaveProperty('Strict-Transport-Security');
  expect(at('http://cards.example')).not.toHaveProperty('Strict-Transport-Security');
});

test('a taken port leads to a free one', async () => {
  const other = await plantedSite(site.port);

  expect(other.port).not.toBe(site.port);
  expect((await other.ask('/health')).status).toBe(200);
  await other.close();
});

test('a server that stops lets no connection hang', async () => {
  const other = await plantedSite();
  const socket = connect(other.port, '127.0.0.1');
  const ended = new Promise((done) => socket.on('close', done).on('error', () => {}));
  socket.write('GET / HTTP/1.1\r\nHost: here\r\n'); // never finished

  await other.close();
  await ended;
});
