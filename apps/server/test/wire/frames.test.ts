/** Frames on real lines: that they take the short way is a matter of what socket.io and ws look like inside. */
import { createServer } from 'node:http';
import { Lexicon, Packer } from '@dealers-choice/protocol';
import { Server, type Socket } from 'socket.io';
import { io } from 'socket.io-client';
import { afterEach, expect, test, vi } from 'vitest';
import { listen, stop } from '../../src/server.ts';
import { beginningOf, emitFrame, frameOf } from '../../src/wire/frame.ts';

const ends: (() => Promise<unknown> | unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

/** A page that is connected: the server's end of it, and what it has heard. */
async function connected(transports: ('websocket' | 'polling')[], upgradesAfterMs = 0) {
  const server = createServer();
  const sockets = new Server(server, { perMessageDeflate: false });
  const upgrades = server.listeners('upgrade') as ((...all: unknown[]) => void)[];
  if (upgradesAfterMs > 0) {
    server.removeAllListeners('upgrade');
    for (const upgrade of upgrades) server.on('upgrade', (...all) => setTimeout(upgrade, upgradesAfterMs, ...all));
  }
  const port = await listen(server, '127.0.0.1', 0);
  const client = io(`http://127.0.0.1:${port}`, { transports, forceNew: true });
  ends.push(
    () => stop(server, 100),
    () => sockets.close(),
    () => client.close(),
  );
  const heard: string[] = [];
  client.on('m', (text: string) => heard.push(text));
  const socket = await new Promise<Socket>((found) => sockets.on('connection', found));
  await vi.waitFor(() => expect(client.connected).toBe(true));
  return { socket, heard, queued: vi.spyOn(socket.conn, 'write') };
}
const framed = (text: string): Buffer => {
  const signs = new Packer(new Lexicon()).write([]);
  signs.putText(text);
  return frameOf(beginningOf('m'), signs);
};

test('a frame for a page with WebSocket is written straight on its line', async () => {
  const { socket, heard, queued } = await connected(['websocket']);
  for (const text of ['one', 'two', 'x'.repeat(70_000)]) emitFrame(socket, framed(text));
  await vi.waitFor(() => expect(heard).toHaveLength(3));
  expect(heard).toEqual(['one', 'two', 'x'.repeat(70_000)]);
  expect(queued).not.toHaveBeenCalled();
});

test('a page that is slow, and told other things in between, hears all of it in order', async () => {
  const { socket, heard, queued } = await connected(['websocket']);
  const said = Array.from({ length: 400 }, (_, i) => `${i} ${'x'.repeat(30_000)}`);
  for (const [i, text] of said.entries()) {
    if (i % 7 === 3) socket.emit('m', text);
    else emitFrame(socket, framed(text));
    if (i % 50 === 49) await new Promise((next) => setImmediate(next));
  }
  await vi.waitFor(() => expect(heard).toHaveLength(said.length), { timeout: 10_000 });
  expect(heard.map((text) => Number.parseInt(text, 10))).toEqual(said.map((_, i) => i));
  expect(queued).toHaveBeenCalled();
});

test('a page that goes from polling to WebSocket hears all of it in order', async () => {
  const { socket, heard } = await connected(['polling', 'websocket'], 100);
  const ways = new Map<string, number>();
  let said = 0;
  for (let after = 0; after < 100; said++) {
    const { name } = socket.conn.transport;
    ways.set(name, (ways.get(name) ?? 0) + 1);
    if (name === 'websocket') after++;
    emitFrame(socket, framed(String(said)));
    if (said % 3 === 0) await new Promise((next) => setTimeout(next, 1));
  }
  await vi.waitFor(() => expect(heard).toHaveLength(said), { timeout: 10_000 });
  expect(heard.map(Number)).toEqual(Array.from({ length: said }, (_, i) => i));
  expect([...ways.keys()]).toEqual(['polling', 'websocket']);
});

test('a page without WebSocket hears frames, too', async () => {
  const { socket, heard } = await connected(['polling']);
  for (const text of ['one', 'two']) emitFrame(socket, framed(text));
  await vi.waitFor(() => expect(heard).toEqual(['one', 'two']));
});
