import type { ToHost } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { eitherPort, lazyPort } from './either-port.ts';
import type { OpenPort } from './line.ts';

const plan = { game: 'jambo', seats: [], options: {}, seed: '' };
const language = 'en' as const;

function ports() {
  const heard: string[] = [];
  const named =
    (name: string): OpenPort =>
    () => ({ post: ({ type }) => void heard.push(`${name} ${type}`), close: () => void heard.push(`${name} closed`) });
  const said: unknown[] = [];
  const open = eitherPort(named('worker'), named('server'), () => heard.push('back'));
  const port = open({ message: (data) => said.push(data), broke: () => {} });
  const say = (...all: ToHost[]): void => {
    for (const one of all) port.post(one);
  };
  return { port, heard, said, say };
}

test('what concerns a match far away goes to the server, everything else to the worker', () => {
  const { say, heard, port } = ports();
  say({ type: 'look' });
  say({ type: 'resume', match: 1, key: 'far:m1', language }, { type: 'shown', match: 1, seq: 0 }, { type: 'ping' });
  say({ type: 'list', request: 1 }, { type: 'leave', match: 1 });
  say({ type: 'begin', match: 2, plan, language }, { type: 'shown', match: 2, seq: 0 });
  port.close();
  expect(heard).toEqual([
    'worker look',
    ...['server resume', 'server shown', 'worker ping', 'worker list', 'server leave'],
    ...['back', 'worker begin', 'worker shown'],
    ...['worker closed', 'server closed'],
  ]);
});

test('without a worker the line itself says that it is there', () => {
  const { say, said, heard } = ports();
  say({ type: 'resume', match: 1, key: 'far:m1', language }, { type: 'ping' });
  expect([said, heard]).toEqual([[{ type: 'pong' }], ['server resume']]);
});

test('a port that is fetched loses nothing on the way, and says when it cannot be had', async () => {
  const heard: string[] = [];
  const open: OpenPort = () => ({ post: ({ type }) => void heard.push(type), close: () => {} });
  const end = { message: () => {}, broke: (why: string) => heard.push(why) };
  const port = lazyPort(() => Promise.resolve(open))(end);
  port.post({ type: 'look' });
  port.post({ type: 'ping' });
  await Promise.resolve();
  port.post({ type: 'forget' });
  lazyPort(() => Promise.reject(new Error('no network')))(end);
  await new Promise((done) => setTimeout(done));
  expect(heard).toEqual(['look', 'ping', 'forget', 'it could not be loaded']);
});
