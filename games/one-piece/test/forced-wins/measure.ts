/** Whether a bot wins in this turn, from a position in which it can. */
import type { Bot } from '@dealers-choice/bots';
import { apply, fork, type MatchOf, type Move, moves, must, refuse, seedRng, view } from '@dealers-choice/kernel';
import { apart, turnMeaning } from '../../src/bot/proof/meaning.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { built, type Position, YOU } from './position.ts';

export interface Measured {
  won: boolean;
  /** How often the bot was asked, over all lines. */
  asked: number;
}

/**
 * The bot plays from what its seat sees, and the rival tries every answer: one that saves it, and the turn is not won.
 * The bot's chance comes from the position, so it has one answer for each and nothing is asked twice.
 */
export function winsThisTurn(position: Position, bot: Bot<OnePiece>, game: OnePieceGame = onePiece): Measured {
  const root = built(position, game);
  const found = new Map<string, boolean>();
  let asked = 0;
  const wins = (match: MatchOf<OnePiece>): boolean => {
    if (match.over) return match.over.winners.includes(YOU);
    if (match.turn !== root.turn || !match.asking) return false;
    const key = turnMeaning(match);
    const before = found.get(key);
    if (before !== undefined) return before;
    found.set(key, false); // going round in circles is no win
    const seat = must(match.asking.seats, 0);
    const answers = seat === YOU ? [chosen(match, key)] : apart(game, match, moves(game, match, seat));
    const won = answers.every((move) => {
      const next = fork(game, match);
      apply(game, next, seat, move);
      return wins(next);
    });
    found.set(key, won);
    return won;
  };
  const chosen = (match: MatchOf<OnePiece>, key: string): Move => {
    asked++;
    const move = bot.choose(view(game, match, YOU), YOU, seedRng(key));
    const why = move === null ? 'no answer' : refuse(game, match, YOU, move)?.code;
    if (move === null || why) throw new Error(`${bot.name} answered ${JSON.stringify(move)}: ${why}`);
    return move;
  };
  return { won: wins(root), asked };
}
