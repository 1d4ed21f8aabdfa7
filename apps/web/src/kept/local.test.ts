import { expect, test } from 'vitest';
import { eraseLocally, keptLocally, putBackLocally } from './local.ts';

/** As much of a storage as there is in a browser: its keys are its own. */
function storage(from: Record<string, string>): Storage {
  const methods = {
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? this[key] : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  };
  return Object.assign(Object.create(methods), from);
}

const DECKS = 'dealers-choice.decks';
const deck = (id: string, name: string) => ({ id, name, set: '', leader: 'LW-001', cards: { 'LW-002': 4 } });

test('what is ours is told, put back and erased; what others keep stays', () => {
  const here = storage({ [DECKS]: '[]', 'dealers-choice.settings': '{"speed":1}', theirs: '1' });
  expect(keptLocally(here)).toEqual({ [DECKS]: '[]', 'dealers-choice.settings': '{"speed":1}' });
  eraseLocally(here);
  expect(Object.keys(here)).toEqual(['theirs']);
  putBackLocally(here, { 'dealers-choice.settings': '{"speed":2}', theirs: '2', 'dealers-choice.odd': 5 });
  expect({ ...here }).toEqual({ 'dealers-choice.settings': '{"speed":2}', theirs: '1' });
});

test('decks and filters that come back join those that are here; of two with one name the one here stays', () => {
  const [mine, changed, old, other] = [deck('a', 'Mine'), deck('b', 'Changed'), deck('b', 'Old'), deck('c', 'Other')];
  const filters = 'dealers-choice.deck-filters';
  const here = storage({ [DECKS]: JSON.stringify([mine, changed]), [filters]: '[{"name":"red"}]' });
  putBackLocally(here, { [DECKS]: JSON.stringify([old, other]), [filters]: '[{"name":"blue"},{"name":"red"}]' });
  expect(JSON.parse(here.getItem(DECKS) ?? '')).toEqual([mine, changed, other]);
  expect(here.getItem(filters)).toBe('[{"name":"red"},{"name":"blue"}]');
});

test.each(['', 'no list', '{"id":1}', '[5]'])('decks that are damaged here (%s) are those of the file', (damaged) => {
  const here = storage({ [DECKS]: damaged });
  putBackLocally(here, { [DECKS]: JSON.stringify([deck('a', 'Mine')]) });
  expect(JSON.parse(here.getItem(DECKS) ?? '')).toEqual([deck('a', 'Mine')]);
});

test.each(['', 'no list', '{"id":1}', '[5]', '[null]'])(
  'damaged decks of a file (%s) take none from here',
  (damaged) => {
    const mine = JSON.stringify([deck('a', 'Mine')]);
    const here = storage({ [DECKS]: mine });
    putBackLocally(here, { [DECKS]: damaged });
    expect(here.getItem(DECKS)).toBe(mine);
  },
);

test('a browser that has no room for all of a file keeps what it had', () => {
  const here = storage({ [DECKS]: '[]', 'dealers-choice.settings': '{"speed":1}' });
  const before = keptLocally(here);
  Object.getPrototypeOf(here).setItem = function setItem(this: Record<string, string>, key: string, value: string) {
    if (value.length > 20) throw new Error('no room');
    this[key] = value;
  };
  const file = {
    'dealers-choice.settings': '{"speed":2}',
    'dealers-choice.new': '1',
    [DECKS]: JSON.stringify([deck('a', 'Mine')]),
  };
  expect(() => putBackLocally(here, file)).toThrow('no room');
  expect(keptLocally(here)).toEqual(before);
});
