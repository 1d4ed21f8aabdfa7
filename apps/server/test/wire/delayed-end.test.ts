/** Whoever did not play learns of the end when their stream has shown it; who played knows at once. */
import type { ToClient } from '@dealers-choice/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NO_MATCH } from '../../src/wire/connection.ts';
import { beginMatch, type OpenLine, openLine, WirePage } from './line.ts';

const DELAY_SECONDS = 2;
let line: OpenLine;
beforeAll(async () => {
  line = await openLine();
});
afterAll(() => line.close());

const isPlaying = (message: ToClient): boolean[] => {
  if ('view' in message) return [message.view.playing];
  return message.type === 'lobby' ? message.rooms.map(({ playing }) => playing) : [];
};

test('room, lobby and record keep the end of a match from spectators for as long as their delay', async () => {
  const [ada, bo, cy, dee] = await Promise.all(Array.from({ length: 4 }, () => WirePage.open(line.url)));
  if (!ada || !bo || !cy || !dee) return expect.unreachable();
  const match = await beginMatch([ada, bo], 'jambo', DELAY_SECONDS);
  const { room, code } = ada.room;
  await cy.ask({ type: 'enter', code });
  cy.say({ type: 'watch', match, lastSeq: null });
  dee.say({ type: 'lobby', on: true });
  await dee.until(() => dee.got.some((message) => isPlaying(message).length > 0));
  for (const page of [ada, bo]) page.say({ type: 'watch', match, lastSeq: null });

  ada.say({ type: 'concede', match, moveId: 'enough' });
  await Promise.all([ada, bo].map((page) => page.until(() => page.known?.sight.view.over != null)));
  await ada.until(() => !ada.room.playing);
  expect(await bo.ask({ type: 'record', match })).toMatchObject({ type: 'opened' });
  expect(await cy.ask({ type: 'record', match })).toMatchObject({ type: 'sorry', text: 'The match is not over.' });
  expect(await dee.ask({ type: 'record', match })).toMatchObject({ text: NO_MATCH });
  // Those who played go on as they like, and nobody else can tell.
  expect(await ada.ask({ type: 'rematch', room })).toMatchObject({ type: 'ok' });
  expect(ada.room.seats[1]?.guest).not.toBe(cy.room.seats[1]?.guest);
  await bo.ask({ type: 'leave', room });
  for (const message of [{ type: 'sit', seat: 0 }, { type: 'stand' }] as const) {
    expect(await cy.ask({ ...message, room })).toMatchObject({ text: 'A match is being played at this table.' });
  }
  await dee.ask({ type: 'enter', code });
  expect(cy.known?.sight.view.over, 'none of this took as long as the delay').toBeNull();
  for (const page of [cy, dee]) expect(page.got.flatMap(isPlaying)).not.toContain(false);
  expect(dee.room).toMatchObject({ match, commitment: cy.room.commitment });

  await cy.until(() => cy.known?.sight.view.over != null);
  await Promise.all([cy, dee].map((page) => page.until(() => !page.room.playing)));
  expect(await cy.ask({ type: 'record', match })).toMatchObject({ type: 'opened' });
  expect(await dee.ask({ type: 'record', match })).toMatchObject({ type: 'opened' });
  await dee.until(
    () =>
      dee.got
        .filter(({ type }) => type === 'lobby')
        .flatMap(isPlaying)
        .at(-1) === false,
  );
  for (const page of [ada, bo, cy, dee]) page.close();
});
