/** What the search knows of One Piece, with any set of cards. */
import { chanceOfOdds, type Instinct, type Skills } from '@dealers-choice/bots';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { navigatorOf } from './navigator.ts';
import { scoreOf } from './score.ts';

/** A lead of this much makes odds of e to 1. */
const LEAD = 8;

export function instinctOf(game: OnePieceGame): Instinct<OnePiece> {
  const score = scoreOf(game);
  return {
    value: (match, seat) => chanceOfOdds(score(match, seat) / LEAD),
    policy: navigatorOf(game).choose,
  };
}

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 200 } },
};
