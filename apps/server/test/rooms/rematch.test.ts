/** Once more after a match, when not everybody sits where they sat. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

/** By seat: a name, 'bot', or '' for a free seat. */
const seatsOf = ({ room }: Guest): string[] =>
  room.seats.map(({ who, name }) => (who === 'person' ? name : who === 'bot' ? 'bot' : ''));

/** Ada, Bo and as many others as there are seats have played a match of The Door, which is over. */
async function played(seats: 2 | 3 | 4) {
  const { ada, bo, room, code } = await hall.twoAtATable({ game: seats === 2 ? 'jambo' : 'the-door', seats });
  const others: Guest[] = [];
  for (const name of ['Cy', 'Dee'].slice(0, seats - 2)) {
    const page = await hall.arrives(name);
    await page.does({ type: 'enter', code });
    others.push(page);
  }
  const match = await hall.startsWith([ada, bo, ...others], room);
  hall.rooms.ended(match);
  await hall.rooms.settled();
  expect(ada.room.playing).toBe(false);
  return { ada, bo, others, room, code };
}

test('whoever stayed takes the seat of whoever left', async () => {
  const { ada, bo, room } = await played(2);
  await bo.does({ type: 'leave', room });
  const { commitment } = ada.room;
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(ada)).toEqual(['', 'Ada']);
  expect(ada.room.commitment).not.toBe(commitment);
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(ada), 'asked twice is turned once').toEqual(['', 'Ada']);
});

test('whoever is ready while another shuffle is promised is asked again, and nothing of theirs is dealt', async () => {
  const { ada, bo, room } = await played(2);
  const { commitment } = bo.room;
  await ada.does({ type: 'rematch', room });
  const late = { type: 'ready', room, commitment, brought: 'ab' } as const;
  const text = 'Another shuffle was promised meanwhile: say again that you are ready.';
  expect(await bo.asks(late)).toMatchObject({ type: 'sorry', text });
  expect(bo.room.seats.map(({ ready }) => ready)).toEqual([false, false]);
  await bo.does({ ...late, commitment: bo.room.commitment });
  expect(bo.room.seats.map(({ ready }) => ready)).toEqual([true, false]);
});

test('somebody else who sits there now changes places with them', async () => {
  const { ada, bo, room, code } = await played(2);
  await bo.does({ type: 'leave', room });
  const kit = await hall.arrives('Kit');
  await kit.does({ type: 'enter', code });
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(kit)).toEqual(['Kit', 'Ada']);
  await kit.does({ type: 'rematch', room });
  expect(seatsOf(kit)).toEqual(['Kit', 'Ada']);
});

test('so does a bot', async () => {
  const { ada, bo, room } = await played(2);
  await bo.does({ type: 'leave', room });
  await ada.does({ type: 'place', room, seat: 1, bot: 'random' });
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(ada)).toEqual(['bot', 'Ada']);
});

test('everybody is one seat further than in the match, wherever they sat down since', async () => {
  const { ada, bo, room } = await played(3);
  await bo.does({ type: 'leave', room });
  await ada.does({ type: 'sit', room, seat: 1 });
  expect(seatsOf(ada)).toEqual(['', 'Ada', 'Cy']);
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(ada)).toEqual(['Cy', 'Ada', '']);
});

test('with fewer seats they keep their order, and with more nobody is left out', async () => {
  const { ada, bo, room } = await played(3);
  await ada.does({ type: 'stand', room });
  await ada.does({ type: 'configure', room, seats: 2 });
  expect(seatsOf(ada)).toEqual(['Bo', 'Cy']);
  await bo.does({ type: 'rematch', room });
  expect(seatsOf(ada)).toEqual(['Cy', 'Bo']);
  await ada.does({ type: 'configure', room, seats: 4 });
  await ada.does({ type: 'sit', room, seat: 3 });
  await ada.does({ type: 'rematch', room });
  expect(seatsOf(ada)).toEqual(['Cy', 'Ada', 'Bo', '']);
});
