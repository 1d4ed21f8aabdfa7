import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Guest, Hall } from './hall.ts';

let hall: Hall;
beforeEach(async () => {
  hall = await Hall.open();
});
afterEach(() => hall.close());

const says = (guest: Guest, room: string, text: string) => guest.asks({ type: 'chat', room, text });

describe('what is said at a table', () => {
  test('is told to whoever comes later: the last fifty lines', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    for (let i = 0; i < 60; i++) {
      await says(i % 2 === 0 ? ada : bo, room, `line ${i}`);
      await hall.table.ticker.advance(2_000);
    }
    const cy = await hall.arrives('Cy');
    await cy.does({ type: 'enter', code });
    const lines = cy.last('entered')?.talk ?? [];
    expect(lines.map(({ text }) => text)).toEqual(Array.from({ length: 50 }, (_, i) => `line ${i + 10}`));
    expect(lines[0]).toMatchObject({ guest: 'ada', name: 'Ada' });
  });

  test('is not what others say at once: eight lines, and then one every two seconds', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    for (let i = 0; i < 8; i++) expect(await says(ada, room, 'hey')).toMatchObject({ type: 'ok' });
    expect(await says(ada, room, 'hey')).toMatchObject({ text: 'That is a lot at once: wait a moment.' });
    expect(await says(bo, room, 'quiet')).toMatchObject({ type: 'ok' });
    await hall.table.ticker.advance(2_000);
    expect(await says(ada, room, 'sorry')).toMatchObject({ type: 'ok' });
  });

  test('is gone with the table, and with a restart', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    await says(ada, room, 'hey');
    await hall.restart();
    const again = await hall.arrives('Bo');
    await again.does({ type: 'enter', code });
    expect(again.last('entered')?.talk).toEqual([]);
    expect(bo.last('said')).toMatchObject({ text: 'hey' });
  });
});

describe('somebody who is blocked', () => {
  test('is not heard at any table, also after a restart, until that ends', async () => {
    const { ada, bo, room, code } = await hall.twoAtATable();
    await bo.does({ type: 'block', guest: 'ada', name: ' Ada\n', on: true });
    await says(ada, room, 'hey');
    expect(bo.last('said')).toBeUndefined();
    await hall.restart();
    const [again, still] = [await hall.arrives('Ada'), await hall.arrives('Bo')];
    expect(hall.rooms.blockedBy('bo')).toEqual([{ guest: 'ada', name: 'Ada' }]);
    for (const page of [again, still]) await page.does({ type: 'enter', code });
    await says(again, room, 'hey again');
    expect(still.last('said')).toBeUndefined();
    const phone = await hall.arrives('Bo');
    await phone.does({ type: 'enter', code });
    expect(phone.last('entered')?.talk).toEqual([]);
    await still.does({ type: 'block', guest: 'ada', name: 'Ada', on: false });
    await says(again, room, 'and again');
    expect(still.last('said')).toMatchObject({ text: 'and again' });
  });

  test('is one of at most two hundred, and not oneself', async () => {
    const ada = await hall.arrives('Ada');
    for (let i = 0; i < 200; i++) await ada.does({ type: 'block', guest: `g${i}`, name: '', on: true });
    expect(await ada.asks({ type: 'block', guest: 'g200', name: '', on: true })).toMatchObject({
      text: 'You block 200 people already.',
    });
    await ada.does({ type: 'block', guest: 'g1', name: 'another name', on: true });
    expect(await ada.asks({ type: 'block', guest: 'ada', name: '', on: true })).toMatchObject({ text: 'This is you.' });
  });
});

describe('somebody who is reported', () => {
  test('is told of to whoever runs the server, with what was said before', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    for (let i = 0; i < 25; i++) {
      await says(bo, room, `rude ${i}`);
      await hall.table.ticker.advance(2_000);
    }
    await ada.does({ type: 'report', room, guest: 'bo', text: ' Look\nat that ' });
    const [report] = await hall.table.store.guests.reports(10);
    expect(report).toMatchObject({ by: 'ada', guest: 'bo', name: 'Bo', room, text: 'Look at that' });
    expect(report?.talk.map(({ text }) => text)).toEqual(Array.from({ length: 20 }, (_, i) => `rude ${i + 5}`));
    expect(hall.logged).toEqual([{ what: 'reported', about: { report: report?.id } }]);
  });

  test('is at the table, or spoke at it; and few reports are enough', async () => {
    const { ada, bo, room } = await hall.twoAtATable();
    const nobody = { text: 'There is nobody like that at this table.' };
    expect(await ada.asks({ type: 'report', room, guest: 'eve', text: '' })).toMatchObject(nobody);
    await says(bo, room, 'bye');
    await bo.does({ type: 'leave', room });
    for (let i = 0; i < 3; i++) await ada.does({ type: 'report', room, guest: 'bo', text: '' });
    expect(await ada.asks({ type: 'report', room, guest: 'bo', text: '' })).toMatchObject({
      text: 'You reported a lot: wait a while.',
    });
    expect(await bo.asks({ type: 'report', room, guest: 'ada', text: '' })).toMatchObject({
      text: 'You are not at this table.',
    });
  });
});
