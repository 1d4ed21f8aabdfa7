import { expect, test, vi } from 'vitest';
import { FaceSheets, type Wanted } from './face-sheets.ts';
import type { FaceCard } from './faces/face-card.ts';

const back: Wanted = { shown: 'back', mode: 'board', sharp: 1, fonts: true };
const don: Wanted = { ...back, shown: 'don' };

function sheets(room?: number) {
  const make = vi.fn((_: Wanted, like: object | null) => ({ copied: like !== null }));
  return { make, sheets: new FaceSheets<object>(make, room) };
}

test('a face that was put away is laid again', () => {
  const { make, sheets: all } = sheets();
  const first = all.take(back);
  all.putAway(first);
  expect(all.take({ ...back })).toBe(first);
  expect(make).toHaveBeenCalledTimes(1);
});

test('two places have two sheets, and the second one is a copy', () => {
  const { sheets: all } = sheets();
  const [first, second] = [all.take(back), all.take(back)];
  expect(second).not.toBe(first);
  expect([first, second]).toEqual([{ copied: false }, { copied: true }]);
});

test('another mode, size or font is another drawing', () => {
  const { sheets: all } = sheets();
  const wanted: Wanted[] = [back, don, { ...back, mode: 'hand' }, { ...back, sharp: 2 }, { ...back, fonts: false }];
  for (const one of wanted) expect(all.take(one)).toEqual({ copied: false });
});

test('two sets may have different cards of one name', () => {
  const { sheets: all } = sheets();
  const card: FaceCard = { id: 'A-1', name: 'One', category: 'EVENT', colours: ['red'], types: [] };
  all.putAway(all.take({ ...back, shown: card }));
  expect(all.take({ ...back, shown: { ...card, name: 'Another' } })).toEqual({ copied: false });
});

test('where there is no room, what was put away longest ago is forgotten, and nothing that is laid', () => {
  const { make, sheets: all } = sheets(2);
  const laid = all.take({ ...back, mode: 'read' });
  const [one, two, three] = [all.take(back), all.take(don), all.take({ ...back, mode: 'hand' })];
  for (const sheet of [one, two, three]) all.putAway(sheet as object);
  expect(make).toHaveBeenCalledTimes(4);
  expect([all.take(don), all.take({ ...back, mode: 'hand' })]).toEqual([two, three]);
  expect(all.take(back)).not.toBe(one);
  expect(make).toHaveBeenCalledTimes(5);
  all.putAway(laid);
  expect(all.take({ ...back, mode: 'read' })).toBe(laid);
});

test('a face larger than all the room is not kept', () => {
  const { make, sheets: all } = sheets(2);
  all.putAway(all.take({ ...back, sharp: 3 }));
  all.take({ ...back, sharp: 3 });
  expect(make).toHaveBeenCalledTimes(2);
});
