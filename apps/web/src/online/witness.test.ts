/** What a page remembers of a shuffle: the promise that it saw before it brought its share, and the share. */
import { expect, test } from 'vitest';
import { fakeServer, person, roomView } from './test/fake-server.ts';

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
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', brought });
});

test('a promise that is changed after the share was brought is not believed', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  sees({ commitment: 'changed' });
  sees({ commitment: 'changed', match: 'm1', playing: true });
  expect(server.witness.of('m1')?.commitment).toBe('first');
});

test('a share names the promise that was seen before it; one that is refused is in no match', async () => {
  const { server, ready, sees } = await atTable();
  const first = await ready();
  sees({ commitment: 'second', match: 'm1', playing: false });
  const refused = server.store.getState().ready(true);
  expect(server.sent().at(-1)).toMatchObject({ type: 'ready', commitment: 'second' });
  server.answer({ type: 'sorry', text: 'Another shuffle was promised meanwhile.' });
  await expect(refused).rejects.toThrow('Another shuffle');
  sees({ commitment: 'third', match: 'm2', playing: true });
  expect(server.witness.of('m2')).toBeNull();
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', brought: first });
});

test('each match has its own, also one that was dealt and over while nobody looked', async () => {
  const { server, ready, sees } = await atTable();
  const first = await ready();
  sees({ commitment: 'second', match: 'm1', playing: false });
  const second = await ready();
  sees({ commitment: 'second', match: 'm1', playing: false });
  sees({ commitment: 'third', match: 'm2', playing: true });
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', brought: first });
  expect(server.witness.of('m2')).toEqual({ commitment: 'second', brought: second });
  expect(server.witness.of('m3')).toBeNull();
});

test('whoever is ready again brings another share, and only the last one counts', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  const brought = await ready();
  sees({ commitment: 'first', match: 'm1', playing: true });
  expect(server.witness.of('m1')?.brought).toBe(brought);
});

const [ada, adaReady] = [person('g1', 'Ada'), person('g1', 'Ada', { ready: true })];
const bo = person('g2', 'Bo', { ready: true });

test('a share counts wherever its seat moved when free seats went', async () => {
  const { server, ready, sees } = await atTable();
  const brought = await ready();
  sees({ seats: [bo, adaReady] });
  sees({ seats: [adaReady, bo], match: 'm1', playing: true });
  expect(server.witness.of('m1')).toEqual({ commitment: 'first', brought });
});

test('whoever was ready, stood up and looked on was not there: nothing of theirs can be missing', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  sees({ seats: [adaReady, bo] });
  sees({ seats: [person('g3', 'Cy', { ready: true }), bo] });
  sees({ seats: [person('g3', 'Cy', { ready: true }), bo], match: 'm1', playing: true });
  expect(server.witness.of('m1')).toBeNull();
});

test('who came too late to see that they were left out was not there either', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  sees({ seats: [person('g3', 'Cy', { ready: true }), bo], match: 'm1', playing: true });
  sees({ seats: [ada, bo], match: 'm1' });
  expect(server.witness.of('m1')).toBeNull();
});

test('whoever is asked anew, and ready again on another device, checks it there', async () => {
  const { server, ready, sees } = await atTable();
  await ready();
  sees({ seats: [ada, bo] }); // what changed just before they were ready
  sees({ seats: [adaReady, bo] });
  sees({ seats: [ada, bo] });
  sees({ seats: [adaReady, bo] });
  sees({ seats: [adaReady, bo], match: 'm1', playing: true });
  expect(server.witness.of('m1')).toBeNull();
});
