import { expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import { dealOf } from '../match/table.ts';
import { NO_POSTGRES, startPostgres } from '../postgres.ts';
import { placeOf, STORES } from './stores.ts';

const no = (): boolean => false;

test.for(STORES)('%s: matches are counted, broken off and forgotten a few at a time', async (kind, context) => {
  const place = await placeOf(kind);
  if (!place) return context.skip(NO_POSTGRES);
  const store = await place.open();
  const { upkeep } = store;
  const entry = { seat: 0 as const, move: { do: 'PASS' } };
  for (const match of ['a', 'b', 'c']) {
    const company = { title: '', guests: ['g'.repeat(24), ''] };
    const hold = await store.begin(dealOf('jambo', { match, began: 5 }), { owner: 'here', until: 0 }, company);
    if (match !== 'a') await store.append(hold, { after: 0, lines: [{ entry, moveId: null, at: 70 }], dueAt: 99 });
  }
  expect(await upkeep.unfinishedAfter('', 2)).toEqual([
    { match: 'a', touched: 5 },
    { match: 'b', touched: 70 },
  ]);
  expect(await upkeep.unfinishedAfter('b', 2)).toEqual([{ match: 'c', touched: 70 }]);

  await upkeep.breakOff('b', 80);
  await upkeep.breakOff('b', 90); // once is enough
  expect(await store.unfinished()).toEqual(['a', 'c']);
  expect(await store.due(1_000)).toEqual(['c']);
  expect([await upkeep.endedBefore(80, 9), await upkeep.endedBefore(81, 9)]).toEqual([[], ['b']]);

  await upkeep.forget('b');
  expect(await store.read('b')).toBeNull();
  expect(await upkeep.matchesAfter('', 9)).toEqual(['a', 'c']);

  await store.putRoom({ room: 'r', code: 'A', body: '{}', at: 10 });
  expect([await upkeep.forgetRooms(10, no), await upkeep.forgetRooms(11, no)]).toEqual([0, 1]);
  await store.answers();
  await store.close();
  await expect(store.answers()).rejects.toThrow();
  await place.remove();
});

test.for(STORES)('%s: of old tables those at which a match goes on are kept, however many', async (kind, context) => {
  const place = await placeOf(kind);
  if (!place) return context.skip(NO_POSTGRES);
  const store = await place.open();
  const rooms = Array.from({ length: 120 }, (_, i) => `r${i}`);
  for (const room of rooms) await store.putRoom({ room, code: room, body: room, at: 10 });
  await store.putRoom({ room: 'young', code: 'young', body: '', at: 11 });
  const goesOn = (body: string): boolean => body.endsWith('7');
  expect([await store.upkeep.forgetRooms(11, goesOn), await store.upkeep.forgetRooms(11, goesOn)]).toEqual([108, 0]);
  const kept = (await store.rooms()).map(({ room }) => room);
  expect(kept.sort()).toEqual([...rooms.filter(goesOn), 'young'].sort());
  await store.close();
  await place.remove();
});

test('a database that is gone does not answer, and answers again when it is back', async (context) => {
  const postgres = await startPostgres();
  if (!postgres) return context.skip(NO_POSTGRES);
  const store = await openStore({ folder: '', url: postgres.url });
  await store.answers();
  // What is being asked in that moment is not answered, and ends nothing else.
  const asked = Promise.allSettled(Array.from({ length: 500 }, () => store.answers()));
  await postgres.kill();
  expect((await asked).map(({ status }) => status)).toContain('rejected');
  // Parts of it may answer for a moment longer.
  await vi.waitFor(() => expect(store.answers()).rejects.toThrow(), { timeout: 10_000 });
  await postgres.start();
  await store.answers();
  await store.close();
  await postgres.stop();
});
