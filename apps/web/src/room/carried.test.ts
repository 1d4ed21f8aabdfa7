import type { OwnMatch } from '@dealers-choice/protocol';
import { expect, test } from 'vitest';
import { fakeServer } from '../online/test/fake-server.ts';
import { goOnAs } from './carried.ts';

const own = (match: string, ended: number | null): OwnMatch => ({
  ...{ match, code: null, game: 'jambo', title: '', seat: 0, began: 1, ended, winners: [], yourTurn: false },
  seats: [
    { who: 'person', name: 'Bea', bot: '' },
    { who: 'bot', name: '', bot: 'casual' },
  ],
});
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

test('whoever was carried goes on with the match that runs, under the name of the other device', async () => {
  const server = fakeServer();
  const going = goOnAs('Bea', server.store, server.ticker);
  await settled();
  server.open();
  expect(server.sent()[0]).toMatchObject({ type: 'hello', name: 'Bea' });
  await settled();
  server.answer({ type: 'mine', matches: [own('m1', 5), own('m2', null)] });
  expect(await going).toBe('m2');
});

test('whoever was carried to a server that does not greet goes on without a match', async () => {
  const server = fakeServer();
  const going = goOnAs('', server.store, server.ticker);
  await settled();
  server.ticker.pass(5_000);
  expect(await Promise.race([going, settled().then(() => 'waits')])).toBeNull();
});

test('whoever was carried and loses the line before the server tells their matches goes on without one', async () => {
  const server = fakeServer();
  const going = goOnAs('', server.store, server.ticker);
  server.open();
  await settled();
  server.drop();
  expect(await going).toBeNull();
});
