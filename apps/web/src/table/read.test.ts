import { type CopyId, type Seat, SPECTATOR, start, type Viewer, view } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { faceOf, inWords, seatNamed, sharedPiles, sharedValues, valuesOf } from './read.ts';

test.each([
  ['turnsTaken', 'Turns taken'],
  ['CARD_OPTION', 'Card option'],
  ['doorOpens', 'Door opens'],
])('%s is "%s" on screen', (name, words) => {
  expect(inWords(name)).toBe(words);
});

const dealt = async (viewer: Viewer) => {
  const [shelf] = GAMES;
  if (!shelf) throw new Error('no game is on the shelf');
  const shelved = await shelf.load();
  const match = start(shelved.game, { seats: 3, seed: 'read', options: {} });
  return { shelved, seen: view(shelved.game, match, viewer) };
};

test('a table is laid out from the fields that the game declares', async () => {
  const { shelved, seen } = await dealt(0);

  expect(sharedPiles(shelved, seen).map(({ name, hidden }) => [name, hidden])).toEqual([
    ['deck', true],
    ['discard', false],
    ['pending', false],
  ]);
  expect(valuesOf(shelved, seen, 1 as Seat).map(({ name }) => name)).toContain('lives');
  expect(sharedValues(shelved, seen).map((value) => seatNamed(value, 3) !== null)).toEqual([true, false]);
});

test('a card that lies face down has no face', async () => {
  const { shelved, seen } = await dealt(SPECTATOR);

  expect(faceOf(shelved, seen, 0 as CopyId)).toBeNull();
  expect(faceOf(shelved, seen, 1 as CopyId)?.name).toBeTruthy();
});
