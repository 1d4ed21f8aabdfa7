/** The set, and how many of its wins a bot finds. */
import type { Bot } from '@dealers-choice/bots';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import type { ForcedWin } from './gather.ts';
import { winsThisTurn } from './measure.ts';
import positions from './positions.json' with { type: 'json' };

/** As `gather.ts` wrote it. */
const written: unknown = positions;
export const FORCED_WINS = written as readonly ForcedWin[];

export interface FoundWins {
  found: number;
  all: number;
  /** The ids of those that it did not win. */
  missed: string[];
  /** How often it was asked. */
  asked: number;
}

export function foundBy(bot: Bot<OnePiece>, wins: readonly ForcedWin[], game: OnePieceGame = onePiece): FoundWins {
  const missed: string[] = [];
  let asked = 0;
  for (const { id, position } of wins) {
    const measured = winsThisTurn(position, bot, game);
    asked += measured.asked;
    if (!measured.won) missed.push(id);
  }
  return { found: wins.length - missed.length, all: wins.length, missed, asked };
}
