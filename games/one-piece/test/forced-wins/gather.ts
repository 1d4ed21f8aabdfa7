/** Puts the set together: at least two thirds of it are positions in which the navigator does not find the win. */
import type { Bot } from '@dealers-choice/bots';
import { navigatorOf } from '../../src/bot/index.ts';
import { type OnePiece, type OnePieceGame, onePiece } from '../../src/index.ts';
import { NODES, positionsOf, sharpened } from './find.ts';
import { winsThisTurn } from './measure.ts';
import type { Aid } from './own-moves.ts';
import { plainBots } from './plain.ts';
import { built, type Position } from './position.ts';
import { prove } from './prove.ts';

export interface ForcedWin {
  /** The match, the turn and the try that it was made from. */
  id: string;
  /** Whoever does without one of these finds no win. */
  needs: Aid[];
  /** The navigator wins it, or whoever attacks the Leader in any order. */
  easy: boolean;
  position: Position;
}

const AIDS: readonly Aid[] = ['play', 'activate', 'give'];
/** Of each match the last turns, each tried this often. */
const TURNS = 3;
const TRIES = 3;

/** At most one of each turn of one match: the first that is not easy, if one is found. */
export function forcedWinsOf(seed: number, game: OnePieceGame = onePiece): ForcedWin[] {
  const turns = [...positionsOf(seed, game).entries()].slice(-TURNS);
  return turns.flatMap(([turn, position]) => {
    let first: ForcedWin | null = null;
    for (let n = 0; n < TRIES && first?.easy !== false; n++) {
      const found = forcedWin(position, `${seed}/${turn}/${n}`, game);
      if (first === null || found?.easy === false) first = found ?? first;
    }
    return first ? [first] : [];
  });
}

function forcedWin(from: Position, id: string, game: OnePieceGame): ForcedWin | null {
  const position = sharpened(from, id, game);
  if (position === null) return null;
  const isWonBy = (bot: Bot<OnePiece>): boolean => winsThisTurn(position, bot, game).won;
  const easy = isWonBy(navigatorOf(game)) || plainBots(game).every(isWonBy);
  return { id, needs: neededFor(position, game), easy, position };
}

/** Where the search without one of them comes to its end. */
export function neededFor(position: Position, game: OnePieceGame = onePiece): Aid[] {
  return AIDS.filter((aid) => prove(game, built(position, game), NODES, [aid]).verdict === 'no proof');
}
