import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

async function own(guest: Guest) {
  const answer = await guest.asks({ type: 'mine' });
  return answer?.type === 'mine' ? answer.matches : expect.unreachable(JSON.stringify(answer));
}

test('a guest is told what they play: at which table, with whom, and whether it is their turn', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable({ title: 'Tea for two' });
  expect(await own(ada)).toEqual([]);
  const match = await hall.startsWith([ada, bo], room);
  const [[first], [second]] = [await own(ada), await own(bo)];
  expect(first).toMatchObject({ match, code, game: 'jambo', title: 'Tea for two', seat: 0, ended: null, winners: [] });
  expect(first?.seats.map(({ who, name }) => [who, name])).toEqual([
    ['person', 'Ada'],
    ['person', 'Bo'],
  ]);
  expect(second).toMatchObject({ match, seat: 1 });
  expect([first?.yourTurn, second?.yourTurn].filter(Boolean)).toHaveLength(1);
  expect(await own(await hall.arrives('Cy'))).toEqual([]);
});

test('it outlives the table, with who won', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  await hall.concedes(match, 0);
  await ada.does({ type: 'leave', room });
  await bo.does({ type: 'leave', room });
  await hall.restart();
  const [mine] = await own(await hall.arrives('Bo'));
  expect(mine).toMatchObject({ match, code: null, seat: 1, winners: [1], yourTurn: false });
  expect(mine?.ended).toBeGreaterThan(0);
});

test('one that was broken off has no end: nobody has won, and it is not drawn', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const match = await hall.startsWith([ada, bo], room);
  await hall.table.service.breakOff(match);
  const [mine] = await own(ada);
  expect(mine).toMatchObject({ match, winners: null, yourTurn: false });
  expect(mine?.ended).toBeGreaterThan(0);
});

test('the newest comes first', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  const first = await hall.startsWith([ada, bo], room);
  await hall.concedes(first, 0);
  await hall.table.ticker.advance(1_000);
  await ada.does({ type: 'rematch', room });
  const second = await hall.startsWith([ada, bo], room);
  expect((await own(ada)).map(({ match }) => match)).toEqual([second, first]);
});
