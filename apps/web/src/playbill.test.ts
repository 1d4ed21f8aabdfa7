import { seatCounts } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { GAMES } from './games.ts';
import { PLAYBILL } from './playbill.ts';
import { en } from './words/home-en.ts';

test('the first screen names every game, in the order of the shelf', () => {
  expect(PLAYBILL.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id));
});

test.each(PLAYBILL)('what it says of $id is true', async ({ id, seats: [few, many], only, ownCards }) => {
  const shelf = GAMES.find((one) => one.id === id);
  const shelved = await shelf?.load('en');
  const counts = shelved ? seatCounts(shelved.game) : [];

  expect(en.home.games[id].name).toBe(shelved?.words.title);
  expect([counts[0], counts.at(-1)]).toEqual([few, many]);
  expect(counts.length === 2 && few < many).toBe(only === true);
  expect(shelf?.cardSets !== undefined).toBe(ownCards === true);
});
