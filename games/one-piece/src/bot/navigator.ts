/** A seat that plays by rules of thumb, from nothing but its view. */
import type { Bot } from '@dealers-choice/bots';
import { type MatchOf, type Move, moves, type Seat } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { answer } from './answers.ts';
import { lookOf } from './look.ts';
import { WEIGHTS, type Weights } from './weights.ts';

/** For a game with any set of cards: what they do is read from their effect trees. */
export const navigatorOf = (game: OnePieceGame, weights: Weights = WEIGHTS): Bot<OnePiece> => ({
  name: 'navigator',
  about: 'Looks for the winning attack, spends DON!! where they bring most, and counters only what is worth it.',
  choose(view, seat) {
    const { asking } = view;
    if (!asking) return null;
    if (asking.picked.length > 0) return enough(game, view, seat);
    return game.x.on(view, undefined, (x) => answer(lookOf(x, seat, weights), asking));
  },
});

/** Begun one by one, it must go on so: this answers whole questions, and only ends what another began. */
function enough(game: OnePieceGame, view: MatchOf<OnePiece>, seat: Seat): Move | null {
  const legal = moves(game, view, seat);
  return legal.find((move) => 'also' in move && move.also === null) ?? legal[0] ?? null;
}
