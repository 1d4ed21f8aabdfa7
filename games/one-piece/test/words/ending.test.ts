/** How a match ended, to the letter: each way is told apart from the others. */
import { host } from '@dealers-choice/host';
import { SPECTATOR } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { onePiece } from '../../src/index.ts';
import { overSentence } from '../../src/words/ending.ts';

test.each([
  ['LIFE', 0, "alice wins: bola's Leader was hit with no Life left."],
  ['LIFE', 1, "bola wins: alice's Leader was hit with no Life left."],
  ['DECK_OUT', 0, 'alice wins: bola has no cards left in the deck.'],
  ['DECK_OUT', -1, 'Nobody wins: both decks are used up.'],
  ['EFFECT', 1, 'bola wins: a card says so.'],
  ['CONCEDED', 0, 'alice wins: bola gave up.'],
  ['LOOP', -1, 'Nobody wins: the same position came round again and again, and nobody could stop it.'],
  ['QUEUE', -1, 'Nobody wins: more effects waited than a match can hold.'],
  ['cut', -1, 'Nobody wins: the match grew too long and was stopped.'],
])('%s, won by seat %i: %s', (reason, winner, sentence) => {
  const view = host(onePiece, { seed: 1 }).view(SPECTATOR);
  const name = (seat: number): string => ['alice', 'bola'][seat] ?? '';

  expect(overSentence(reason, winner, { game: onePiece, view, name, you: null })).toBe(sentence);
});
