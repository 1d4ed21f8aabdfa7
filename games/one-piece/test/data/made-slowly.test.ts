/** A game that is made a few cards at a time is the one that is made at once: it plays the same match. */
import { apply, type MatchOf, moves, type Seat, start } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { STARTER_SET } from '../../src/cards/index.ts';
import type { OnePieceGame } from '../../src/rules/card.ts';
import { makeOnePiece, onePieceOf } from '../../src/rules/game.ts';
import type { OnePiece } from '../../src/rules/table.ts';

/** The first moves there are, this many times. */
function played(game: OnePieceGame): MatchOf<OnePiece> {
  const match = start(game, { seats: 2, options: game.defaults, seed: 'slowly' });
  for (let i = 0; i < 60 && match.asking; i++) {
    const seat = match.asking.seats[0] as Seat;
    const [move] = moves(game, match, seat);
    if (move) apply(game, match, seat, move);
  }
  return match;
}

test('a game made a few cards at a time plays as the one made at once', () => {
  const { more, game } = makeOnePiece({ set: STARTER_SET });
  expect(more(5)).toEqual({ made: 5, of: STARTER_SET.cards.length });
  expect(more(5).made).toBe(10);
  expect(more(10_000).made).toBe(STARTER_SET.cards.length);
  const [slow, whole] = [game(), onePieceOf({ set: STARTER_SET })];

  expect(slow.cardSet).toBe(whole.cardSet);
  expect(played(slow)).toEqual(played(whole));
});

test('who does not wait for the rest gets it all the same', () => {
  const { more, game } = makeOnePiece();
  more(3);
  expect(game().kit.cards).toHaveLength(STARTER_SET.cards.length);
});
