import { expect, test } from 'vitest';
import { fakeServer } from './test/fake-server.ts';
import { welcomed } from './welcomed.ts';

/** A page that waits, and how many listen to its store because of that. */
function waitingPage() {
  const server = fakeServer();
  const { getState, subscribe, ...rest } = server.store;
  let listening = 0;
  const store: typeof server.store = {
    ...rest,
    getState,
    subscribe(hear) {
      listening++;
      const stop = subscribe(hear);
      return () => {
        listening--;
        stop();
      };
    },
  };
  getState().connect();
  return { server, wait: () => welcomed(store, server.ticker), listening: () => listening };
}

test('whoever waits goes on as soon as the server greets', async () => {
  const { server, wait, listening } = waitingPage();
  const greeted = wait();
  expect(listening()).toBe(1);
  server.open();
  expect(await greeted).toBe(true);
  expect(listening()).toBe(0);
  expect(await wait()).toBe(true);
  expect(listening()).toBe(0);
});

test('a server that does not greet is waited for five seconds, and then not listened to', async () => {
  const { server, wait, listening } = waitingPage();
  let answer: boolean | null = null;
  void wait().then((isGreeted) => {
    answer = isGreeted;
  });
  server.ticker.pass(4_999);
  await Promise.resolve();
  expect([answer, listening()]).toEqual([null, 1]);
  server.ticker.pass(1);
  await Promise.resolve();
  expect([answer, listening()]).toEqual([false, 0]);
});
