/** What the search knows of Jambo. */
import { type Instinct, type Skills, type ThinkHow, weighed } from '@dealers-choice/bots';
import { type MatchOf, type Move, moves, type Seat } from '@dealers-choice/kernel';
import { jambo } from '../rules/game.ts';
import type { Jambo } from '../rules/table.ts';
import { isWindow } from '../rules/windows.ts';
import { facts, WEIGHTS } from './facts.ts';
import { traderMove } from './trader.ts';

export const instinct: Instinct<Jambo> = {
  value: weighed(facts, WEIGHTS),
  policy: traderMove,
  consider,
  /** This turn and the rival's next: what the rival can make of it tells more than any value. */
  until: ({ turn }) => turn + 2,
  /** The last turn decides the match, and nothing of it has to be guessed. */
  goesOn: ({ table }) => table.endgameFinalTurn,
};

export const MASTER: ThinkHow = { iterations: 120, way: 'same-worlds', margin: 0.003, clear: 3.5 };
export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: MASTER },
};

/** Above the lowest bid: more than the last of them no lot is worth. */
const MORE = [0, 1, 2, 3, 5, 8];
/**
 * Every move; of the bids only some. A window is answered by rule of thumb alone: a hand that cannot answer needs no
 * thought, so the time of one would tell what the hand holds (JB-59).
 */
function consider(match: MatchOf<Jambo>, seat: Seat): readonly Move[] {
  if (isWindow(match.asking)) return [];
  const lowest = match.asking?.min ?? 0;
  return moves(jambo, match, seat).filter((move) => !('say' in move) || MORE.includes(move.say - lowest));
}
