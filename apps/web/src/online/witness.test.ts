/** What a page remembers of a shuffle: the promise that it saw before it brought its share, and the share. */
import { expect, test } from 'vitest';
import { fakeServer, roomView } from './test/fake-server.ts';

async function atTable() {
  const server = fakeServer();
  const entering = server.store.getState().enter('ABCD2345');
  server.open();
  server.answer({ type: 'entered', view: roomView({ commitment: 'first' }) });
  await entering;
  const ready = async (): Promise<string> => {
    const done = server.store.getState().ready(true);
    const last = server.sent().at(-1);
    server.answer({ type: 'ok' });
    await done;
    return last?.type === 'ready' ? last.brought : '';
  };
  const sees = (more: Parameters<typeof roomView>[0]): void => server.tell({ type: 'room', view: roomView(more) });
  return { server, ready, sees };
}

test('the promise from before the share belongs to the match that is dealt from it', async () => {
  const { server, ready, sees } = await atTable();
  const brought = await ready();
  expect(brought).toMatch(/^[0-9a-f]{64}$/);
  sees({ commitment: 'first', match: 'm1', playing: true });
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', seat: 0, brought });
});

test('a promise that is changed after the share was brought is not believed', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  sees({ commitment: 'changed' });
  sees({ commitment: 'changed', match: 'm1', playing: true });
  expect(server.witness.of('m1')?.commitment).toBe('first');
});

test('each match has its own, also one that was dealt and over while nobody looked', async () => {
  const { server, ready, sees } = await atTable();
  const first = await ready();
  sees({ commitment: 'second', match: 'm1', playing: false });
  const second = await ready();
  sees({ commitment: 'second', match: 'm1', playing: false });
  sees({ commitment: 'third', match: 'm2', playing: true });
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', seat: 0, brought: first });
  expect(server.witness.of('m2')).toEqual({ commitment: 'second', seat: 0, brought: second });
  expect(server.witness.of('m3')).toBeNull();
});

test('whoever is ready again brings another share, and only the last one counts', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  const brought = await ready();
  sees({ commitment: 'first', match: 'm1', playing: true });
  expect(server.witness.of('m1')?.brought).toBe(brought);
});
