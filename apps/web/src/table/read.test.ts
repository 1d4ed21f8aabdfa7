import { type CopyId, type Seat, SPECTATOR, start, type Viewer, view } from '@dealers-choice/kernel';
import {
  faceOf,
  inWords,
  listsOf,
  pilesOf,
  seatNamed,
  sharedLists,
  sharedPiles,
  sharedValues,
  valuesOf,
} from '@dealers-choice/table/page';
import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { telling } from '../match/sentences.ts';

test.each([
  ['turnsTaken', 'Turns taken'],
  ['CARD_OPTION', 'Card option'],
  ['doorOpens', 'Door opens'],
])('%s is "%s" on screen', (name, words) => {
  expect(inWords(name)).toBe(words);
});

const dealt = async (viewer: Viewer, id = 'the-door', seats = 3) => {
  const shelved = await loadGame(id);
  const match = start(shelved.game, { seats, seed: 'read', options: {} });
  const seen = view(shelved.game, match, viewer);
  return { shelved, seen, told: telling(shelved, seen) };
};

test('a table is laid out from the fields that the game declares', async () => {
  const { shelved, told } = await dealt(0);

  expect(sharedPiles(shelved, told).map(({ name, hidden }) => [name, hidden])).toEqual([
    ['deck', true],
    ['discard', false],
    ['pending', false],
  ]);
  expect(valuesOf(shelved, told, 1 as Seat).map(({ name }) => name)).toContain('lives');
  expect(sharedValues(shelved, told).map((value) => seatNamed(value, 3) !== null)).toEqual([true, false]);
});

test('a card that lies face down has no face', async () => {
  const { shelved, seen } = await dealt(SPECTATOR);

  expect(faceOf(shelved, seen, 0 as CopyId)).toBeNull();
  expect(faceOf(shelved, seen, 1 as CopyId)?.name).toBeTruthy();
});

test('lists of a seat, and what a game shows in its own words or not at all', async () => {
  const { shelved, told } = await dealt(0, 'jambo', 2);

  expect(listsOf(shelved, told, 1)).toEqual([{ name: 'large', places: ['', '', '', '', '', ''] }]);
  expect(sharedLists(shelved, told)).toEqual([
    { name: 'supply', places: ['trinkets 6', 'hides 6', 'tea 6', 'silk 6', 'fruit 6', 'salt 6'] },
  ]);
  expect(sharedValues(shelved, told).map(({ name, value }) => [name, value])).toEqual([
    ['active', expect.any(Number)],
    ['phase', 'Draw'],
    ['actions', '5 of 5'],
    ['firstStandBuilt', '6 gold'],
  ]);
  expect(pilesOf(shelved, told, 0).map(({ name, held }) => [name, held])).toEqual([
    ['hand', true],
    ['utilities', false],
  ]);
});

test('a card of a field as it stands, and piles in words of the game', async () => {
  const { shelved, seen, told } = await dealt(0, 'one-piece', 2);
  const own = pilesOf(shelved, told, 0);
  const leader = own.find(({ name }) => name === 'leader')?.cards[0] as CopyId;

  expect(own.map(({ name, words }) => [name, words])).toEqual([
    ['deck', '50'],
    ['hand', null],
    ['trash', '0'],
    ['life', '0'],
    ['leader', null],
    ['characters', null],
  ]);
  expect(faceOf(shelved, seen, leader)).toMatchObject({
    tints: ['red'],
    laid: [],
    marks: [
      { label: 'Power', value: '5000' },
      { label: 'Life', value: '♥0' },
    ],
  });
});

test('what is printed on a card: the marks of the game, or its own numbers and words', async () => {
  const { shelved, seen } = await dealt(0, 'jambo', 2);

  expect(faceOf(shelved, seen, 1 as CopyId)?.marks).toEqual([{ label: '', value: 'Ware' }]);
});
