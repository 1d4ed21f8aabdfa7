/** What somebody who only came by can do to a table, and to those who wait behind them. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

describe('a table whose host only looks on', () => {
  async function watchedByItsHost(): Promise<{ ada: Guest; eve: Guest; room: string }> {
    const [ada, eve] = [await hall.arrives('Ada'), await hall.arrives('Eve')];
    const { room, code } = await hall.creates(ada);
    await ada.does({ type: 'stand', room });
    for (const seat of [0, 1] as const) await ada.does({ type: 'place', room, seat, bot: 'merchant' });
    await eve.does({ type: 'enter', code });
    return { ada, eve, room };
  }

  test('stays when somebody else who looks on leaves', async () => {
    const { ada, eve, room } = await watchedByItsHost();
    await eve.does({ type: 'leave', room });
    expect(ada.last('gone')).toBeUndefined();
    expect(ada.room).toMatchObject({ room, host: 'ada', watching: 1 });
    await ada.does({ type: 'start', room });
  });

  test('stays when the last one who sat leaves, or is forgotten', async () => {
    for (const goes of ['leaves', 'is forgotten']) {
      const { ada, eve, room } = await watchedByItsHost();
      await ada.does({ type: 'place', room, seat: 1, bot: '' });
      await eve.does({ type: 'sit', room, seat: 1 });
      if (goes === 'leaves') await eve.does({ type: 'leave', room });
      else await hall.rooms.forget('eve');
      expect(ada.last('gone')).toBeUndefined();
      expect(ada.room).toMatchObject({ room, host: 'ada', seats: [{ who: 'bot' }, { who: 'nobody' }] });
    }
  });

  test('is gone when its host leaves and nobody sits there', async () => {
    const { ada, eve, room } = await watchedByItsHost();
    await ada.does({ type: 'leave', room });
    expect(eve.last('gone')).toMatchObject({ room });
  });
});

test('a guest sits at fifty tables at most, and looks on at the next', async () => {
  const eve = await hall.arrives('Eve');
  const codes: string[] = [];
  for (let i = 0; i < 11; i++) {
    const host = await hall.arrives(`Host${i}`);
    for (let n = 0; n < 5; n++) codes.push((await hall.creates(host)).code);
  }
  for (const code of codes.slice(0, 51)) await eve.does({ type: 'enter', code });
  expect(eve.room.seats.some(({ guest }) => guest === 'eve')).toBe(false);
  expect(await eve.asks({ type: 'sit', room: eve.room.room, seat: 1 })).toMatchObject({
    type: 'sorry',
    text: 'You sit at 50 tables already: leave one first.',
  });
});

test('a guest opens ten tables at once, and one more every thirty seconds, also if others have them then', async () => {
  const [ada, bo] = [await hall.arrives('Ada'), await hall.arrives('Bo')];
  const opens = async (): Promise<unknown> => {
    const play = { game: 'jambo', seats: 2, options: {}, seconds: 0, spectators: 0, help: true };
    const answer = await ada.asksAtOnce({ type: 'create', title: '', visibility: 'open', ...play });
    if (answer?.type !== 'entered') return answer;
    const { room, code } = answer.view;
    await bo.asksAtOnce({ type: 'enter', code }); // sits down
    await ada.asksAtOnce({ type: 'leave', room });
    await bo.asksAtOnce({ type: 'stand', room });
    return answer;
  };
  for (let i = 0; i < 10; i++) expect(await opens()).toMatchObject({ type: 'entered' });
  const text = 'You opened a lot of tables: wait a moment.';
  expect(await opens()).toMatchObject({ type: 'sorry', text });
  expect(hall.rooms.count).toBe(10);
  await hall.table.ticker.advance(30_000);
  expect(await opens()).toMatchObject({ type: 'entered' });
  expect(await opens()).toMatchObject({ type: 'sorry', text });
});

test.each([
  ['rename', 5, { type: 'rename', name: 'Eve' }],
  ['mine', 20, { type: 'mine' }],
] as const)('%s: is done %i times at once, and then refused for a while', async (_what, most, ask) => {
  const eve = await hall.arrives('Eve');
  for (let i = 0; i < most; i++) expect((await eve.asksAtOnce(ask))?.type).not.toBe('sorry');
  const text = 'This was asked for too often: wait a moment.';
  expect(await eve.asksAtOnce(ask)).toMatchObject({ type: 'sorry', text });
  const bo = await hall.arrives('Bo');
  expect((await bo.asks(ask))?.type).not.toBe('sorry');
  await hall.table.ticker.advance(10_000);
  expect((await eve.asks(ask))?.type).not.toBe('sorry');
});

test('of one guest few requests wait at a time, however many they send', async () => {
  const { ada, room } = await hall.twoAtATable();
  const cy = await hall.arrives('Cy');
  const asked = Array.from({ length: 200 }, (_, i) =>
    ada.asks(i % 2 ? { type: 'unready', room } : { type: 'ready', room, brought: '' }),
  );
  await hall.creates(cy); // behind few of them
  const answers = await Promise.all(asked);
  expect(answers.filter((answer) => answer?.type === 'ok')).toHaveLength(30);
  expect(answers.at(-1)).toMatchObject({ type: 'sorry', text: 'Too much of yours is waiting: wait a moment.' });
  await ada.does({ type: 'ready', room, brought: '' });
});

test('a guest begins thirty matches at once, and one more every twenty seconds: they are kept', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const begins = async (): Promise<unknown> => {
    for (const guest of [ada, bo]) await guest.does({ type: 'ready', room, brought: '' });
    return ada.asks({ type: 'start', room });
  };
  for (let i = 0; i < 30; i++) {
    expect(await begins()).toMatchObject({ type: 'ok' });
    await hall.concedes(ada.room.match ?? '', 0);
    await hall.rooms.settled();
  }
  const text = 'You began a lot of matches: wait a moment.';
  expect(await begins()).toMatchObject({ type: 'sorry', text });
  await hall.table.ticker.advance(20_000);
  expect(await ada.asks({ type: 'start', room })).toMatchObject({ type: 'ok' });
});
