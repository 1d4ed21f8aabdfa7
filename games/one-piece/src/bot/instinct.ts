/** What the search knows of One Piece, with any set of cards. */
import type { Instinct, Skills } from '@dealers-choice/bots';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { linesIn } from './lines.ts';
import { navigatorOf } from './navigator.ts';
import { finishIn } from './proof/finish.ts';
import { winChance } from './value.ts';

export const instinctOf = (game: OnePieceGame): Instinct<OnePiece> => ({
  value: winChance(game),
  policy: navigatorOf(game).choose,
  finish: (match, seat) => finishIn(game, match, seat),
  lines: (match, seat) => linesIn(game, match, seat),
});

export const SKILLS: Skills = {
  casual: { slips: 40 },
  regular: { slips: 12 },
  strong: {},
  master: { search: { iterations: 200, way: 'same-worlds', margin: 0.01 } },
};
