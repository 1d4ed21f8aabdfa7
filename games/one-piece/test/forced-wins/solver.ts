/** A bot that proves its win: from what its seat sees, in any match that fits it. Without a win it plays anyhow. */
import { type Bot, imagine } from '@dealers-choice/bots';
import { moves } from '@dealers-choice/kernel';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { winningMove } from './prove.ts';

export const solver = (limit: number, game: OnePieceGame = onePiece): Bot<OnePiece> => ({
  name: 'solver',
  about: 'Takes the move with which a win of this turn is proven, and the last one of the list if there is none.',
  choose: (view, seat, rng) =>
    winningMove(game, imagine(game, view, rng), limit) ?? moves(game, view, seat).at(-1) ?? null,
});
