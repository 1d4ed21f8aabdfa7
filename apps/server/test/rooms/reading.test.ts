/** Reading a set of cards takes seconds: nobody waits for it who does not need these cards. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { RoomCards } from '../../src/rooms/needed-cards.ts';
import { HARBOUR, nameOf, type SetFolder, setFolder } from '../imported-set.ts';
import { turns } from '../match/table.ts';
import { Hall } from './hall.ts';

let sets: SetFolder;
let hall: Hall;
/** While this is a promise, every reading waits for it. */
let gate: Promise<void> | null;
let open: () => void;
let readings: string[];
beforeEach(async () => {
  sets = setFolder();
  sets.put(HARBOUR);
  gate = null;
  readings = [];
  const cards: RoomCards = {
    async with(game, named) {
      readings.push(named);
      await gate;
      return sets.games.with(game, named);
    },
    mayUse: async () => true,
  };
  hall = await Hall.open(cards);
});
afterEach(async () => {
  open?.();
  await hall.close();
  sets.close();
});
function shut(): void {
  gate = new Promise((done) => {
    open = done;
  });
}
const play = { game: 'one-piece', cards: nameOf(HARBOUR) };

async function othersGoOn(): Promise<void> {
  const cy = await hall.arrives('Cy');
  await hall.creates(cy);
  await cy.does({ type: 'chat', room: cy.room.room, text: 'Here' });
  await cy.asks({ type: 'lobby', on: true });
  expect(cy.last('lobby')?.rooms.length).toBeGreaterThan(0);
}

test('a match begins with the cards that its table has read: they are not looked for twice', async () => {
  const { ada, bo, room } = await hall.twoAtATable(play);
  for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: 'ab' });
  const before = readings.length;
  await ada.does({ type: 'start', room });
  expect(readings.length - before).toBe(1);
  expect(ada.room.playing).toBe(true);
});

test('while a match is opened whose cards must be read, the lobby and other tables go on', async () => {
  const { ada, bo, room } = await hall.twoAtATable(play);
  const match = await hall.startsWith([ada, bo], room);
  await hall.restart();
  await ada.does({ type: 'enter', code: ada.room.code });
  shut();
  const watched = hall.table.page(match, 0).watch();
  await turns();
  await othersGoOn();
  open();
  expect(await watched).toBe(true);
});

test('while somebody is forgotten whose match must be opened for that, other tables go on', async () => {
  const { ada, bo, room } = await hall.twoAtATable(play);
  const match = await hall.startsWith([ada, bo], room);
  await hall.restart();
  shut();
  let isDone = false;
  const forgotten = hall.rooms.forget('bo').then(() => {
    isDone = true;
  });
  await othersGoOn();
  expect(isDone).toBe(false);
  open();
  await forgotten;
  const { lines } = (await hall.table.store.read(match)) ?? expect.unreachable();
  expect(lines.map(({ entry }) => entry)).toContainEqual({ seat: 1, to: 'bot' });
});

test('a guest has one set read at a time, whatever they ask for meanwhile', async () => {
  const cards = HARBOUR.slice(0, 20);
  sets.put(cards, 'quay');
  const ada = await hall.arrives('Ada');
  shut();
  const wanted = { title: '', seats: 2, options: {}, visibility: 'open' as const, seconds: 0, spectators: null };
  const asks = (named: string) => ada.asks({ type: 'create', help: true, ...wanted, ...play, cards: named });
  const first = asks(nameOf(HARBOUR));
  const same = asks(nameOf(HARBOUR));
  expect(await asks(nameOf(cards, 'quay'))).toMatchObject({
    type: 'sorry',
    text: 'Other cards are being read for you: wait until that is done.',
  });
  open();
  expect([await first, await same].map((answer) => answer?.type)).toEqual(['entered', 'entered']);
  gate = null;
  expect(await asks(nameOf(cards, 'quay'))).toMatchObject({ type: 'entered' });
});
