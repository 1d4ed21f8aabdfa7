/** Everything about a guest is theirs to have, and goes when they want it to. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keptData } from '../../src/guests/kept-data.ts';
import { dealOf, turns } from '../match/table.ts';
import { Hall } from '../rooms/hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

const keptAbout = async (guest: string) => {
  const text = await keptData({ rooms: hall.rooms, store: hall.table.store }, guest);
  return JSON.parse(text) as Record<string, unknown> & { matches: { match: string }[] };
};

describe('what a guest is given', () => {
  test('has all of their matches, however many, the newest first; others have their turn meanwhile', async () => {
    const names = Array.from({ length: 230 }, (_, i) => `m${i}`);
    for (const [i, match] of names.entries()) {
      const deal = dealOf('jambo', { match, began: Math.floor(i / 3) });
      await hall.table.store.begin(deal, { owner: 'here', until: 0 }, { title: '', guests: ['ada', ''] });
    }
    let others = 0;
    let isRunning = true;
    const kept = keptAbout('ada').finally(() => {
      isRunning = false;
    });
    while (isRunning) {
      await turns(1);
      others++;
    }
    const { matches } = await kept;
    expect(matches.map(({ match }) => match).sort()).toEqual(names.sort());
    expect([matches[0]?.match, matches.at(-1)?.match]).toEqual(['m228', 'm2']);
    expect(others).toBeGreaterThan(4);
  });

  test('has what they said lately, whom they muted, and where they were sent away; of others nothing', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    await ada.does({ type: 'chat', room, text: 'I am Ada' });
    await bo.does({ type: 'chat', room, text: 'I am rude' });
    await ada.does({ type: 'mute', room, guest: 'bo', on: true });
    await ada.does({ type: 'sendAway', room, guest: 'bo' });

    const said = (text: string) => [{ room, text, at: expect.any(Number) as number }];
    const muted = [{ room, guest: 'bo' }];
    expect(await keptAbout('ada')).toMatchObject({ said: said('I am Ada'), muted, sentAway: [], titles: [] });
    const sentAway = [{ code, game: 'jambo' }];
    expect(await keptAbout('bo')).toMatchObject({ rooms: [], said: said('I am rude'), muted: [], sentAway });
    await hall.rooms.forget('ada');
    expect(await keptAbout('ada')).toMatchObject({ rooms: [], said: [], muted: [] });
  });
});

/** Ada opens a table with a title, and plays at it with Bo; then it is his. */
async function handedOn() {
  const all = await hall.twoAtATable({ title: 'Ada’s corner' });
  const match = await hall.startsWith([all.ada, all.bo], all.room);
  await hall.concedes(match, 0);
  return { ...all, match };
}
const titlesOf = async (guest: string) =>
  (await hall.table.store.played.ownMatches(guest, 9)).map(({ title }) => title);

describe('titles that a guest has typed', () => {
  test('go with them: from their table, also after a restart, and from what was played at it', async () => {
    const { bo, code } = await handedOn();
    expect([bo.room.title, await titlesOf('bo')]).toEqual(['Ada’s corner', ['Ada’s corner']]);
    await hall.rooms.forget('ada');
    await hall.table.ticker.advance(1_000);
    expect([bo.room.title, await titlesOf('bo')]).toEqual(['', ['']]);
    await hall.restart();
    const again = await hall.arrives('Bo');
    await again.does({ type: 'enter', code });
    expect(again.room.title).toBe('');
  });

  test('go also from a table that they left, and are theirs to have until then', async () => {
    const [ada, bo] = [await hall.arrives('Ada'), await hall.arrives('Bo')];
    const { room, code } = await hall.creates(ada, { title: 'Ada’s corner' });
    await bo.does({ type: 'enter', code });
    await ada.does({ type: 'leave', room });
    expect(await keptAbout('ada')).toMatchObject({ rooms: [], titles: [{ code, title: 'Ada’s corner' }] });
    await hall.rooms.forget('ada');
    await hall.table.ticker.advance(1_000);
    expect(bo.room).toMatchObject({ host: 'bo', title: '' });
  });

  test('go while others are still shown the table as it was before the end of its match', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable({ title: 'Ada’s corner', spectators: 60 });
    const match = await hall.startsWith([ada, bo], room);
    await hall.concedes(match, 0);
    await hall.rooms.forget('ada');
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code });
    expect(cy.room).toMatchObject({ playing: true, title: '' });
  });

  test('of others stay: of who is host by then, and of who plays at the table', async () => {
    const { ada, bo, room } = await handedOn();
    await hall.rooms.forget('bo');
    await hall.table.ticker.advance(1_000);
    expect([ada.room.title, await titlesOf('ada')]).toEqual(['Ada’s corner', ['Ada’s corner']]);
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code: ada.room.code });
    await ada.does({ type: 'leave', room });
    await cy.does({ type: 'configure', room, title: 'Cy’s corner' });
    await hall.rooms.forget('ada');
    expect(bo.isHungUp).toBe(true);
    await hall.table.ticker.advance(1_000);
    expect(cy.room.title).toBe('Cy’s corner');
  });

  test('are theirs as host where it was not written down who typed it', async () => {
    const { bo, room } = await hall.twoAtATable({ title: 'Ada’s corner' });
    const { store } = hall.table;
    const page = (await store.rooms()).find((one) => one.room === room) ?? expect.unreachable();
    const { titledBy, ...older } = JSON.parse(page.body) as Record<string, unknown>;
    expect(titledBy).toBe('ada');
    await store.putRoom({ ...page, body: JSON.stringify(older) });
    await hall.restart();
    await hall.rooms.forget('ada');
    const again = await hall.arrives('Bo');
    await again.does({ type: 'enter', code: bo.room.code });
    expect(again.room).toMatchObject({ title: '', host: 'bo' });
  });
});
