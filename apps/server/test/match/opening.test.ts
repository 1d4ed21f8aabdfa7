/** A match that cannot be opened is in nobody's way: not when the server ends, and not once it can be opened again. */
import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { dealOf, openTable, turns } from './table.ts';

test('the server ends in good order while a match whose cards are gone is being opened', async () => {
  let isRead = (): void => {};
  const reading = new Promise<void>((done) => {
    isRead = done;
  });
  const withCards = async (): Promise<never> => {
    await reading;
    throw new Error('the cards are not here any more');
  };
  const table = await openTable({ withCards });
  const deal = dealOf('jambo', { match: 'a', cards: `harbour@${'0'.repeat(32)}` });
  await table.store.begin(deal, { owner: 'here', until: 0 });
  const watched = table.page('a', 0).watch();
  await turns();
  const closing = table.close();
  isRead();
  await expect(watched).rejects.toThrow('the cards are not here any more');
  await closing;
});

test('a match that could not be read as it began is read as soon as it can be', async () => {
  let isDown = false;
  const failing = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'read' && isDown) return () => Promise.reject(new Error('the connection was lost'));
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  const table = await openTable({}, failing);
  isDown = true;
  await expect(table.service.begin(dealOf('jambo', { match: 'b' }))).rejects.toThrow('the connection was lost');
  isDown = false;
  expect(await table.page('b', 0).watch()).toBe(true);
  await table.close();
});

test('a match that is due as it is dealt is not taken over by its own server, which still deals it', async () => {
  let holds = 0;
  let answer = (): void => {};
  const answered = new Promise<void>((done) => {
    answer = done;
  });
  const slow = (store: Store): Store =>
    new Proxy(store, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (name === 'hold') holds++;
        if (name !== 'begin') return typeof value === 'function' ? value.bind(target) : value;
        return async (...args: Parameters<Store['begin']>) => {
          const hold = await target.begin(...args); // it is written, and the answer of the database on its way
          await answered;
          return hold;
        };
      },
    });
  const table = await openTable({}, slow);
  const began = table.service.begin(dealOf('jambo', { began: table.ticker.ticker.now() }, 0));
  await turns();
  await table.ticker.advance(5_100);
  answer();
  await began;
  await table.ticker.advance(1_000);
  expect({ holds, logged: table.logged }).toEqual({ holds: 0, logged: [] });
  await table.close();
});
