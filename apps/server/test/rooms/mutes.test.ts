/** Whom somebody does not want to hear at a table. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

test('a page that comes again is told whom its guest has muted, and can hear them again', async () => {
  const { ada, bo, room, code } = await hall.twoAtATable();
  expect(bo.last('entered')?.muted).toEqual([]);
  await bo.does({ type: 'mute', room, guest: 'ada', on: true });
  const again = await hall.arrives('Bo');
  await again.does({ type: 'enter', code });
  expect(again.last('entered')?.muted).toEqual(['ada']);
  await again.does({ type: 'mute', room, guest: 'ada', on: false });
  await ada.does({ type: 'chat', room, text: 'Hello' });
  expect(again.last('said')).toMatchObject({ text: 'Hello' });
  await again.does({ type: 'enter', code });
  expect(again.last('entered')?.muted).toEqual([]);
});

test('somebody is muted at this table, and heard at another', async () => {
  const { ada, bo, room } = await hall.twoAtATable();
  await bo.does({ type: 'mute', room, guest: 'ada', on: true });
  const other = await hall.creates(ada);
  await bo.does({ type: 'enter', code: other.code });
  expect(bo.last('entered')?.muted).toEqual([]);
  await ada.does({ type: 'chat', room, text: 'Here' });
  await ada.does({ type: 'chat', room: other.room, text: 'There' });
  expect(bo.told.flatMap((one) => (one.type === 'said' ? [one.text] : []))).toEqual(['There']);
});

test('at most a hundred at a table: whoever was muted first is heard again', async () => {
  const { bo, room, code } = await hall.twoAtATable();
  for (let i = 0; i <= 100; i++) await bo.does({ type: 'mute', room, guest: `g${i}`, on: true });
  await bo.does({ type: 'enter', code });
  expect(bo.last('entered')?.muted).toEqual(Array.from({ length: 100 }, (_, i) => `g${i + 1}`));
});
