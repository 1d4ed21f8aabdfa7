import type { PlayedGame } from '../played-games.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import { Position } from './position.ts';

/** When a match that was dealt just now must be open, whoever watches it: at once if a bot is asked, else null. */
export function firstDue(played: PlayedGame, deal: MatchDeal): number | null {
  const position = new Position(played, deal, { viewers: [] });
  return position.asking?.seats.some((seat) => position.isBots(seat)) ? deal.began : null;
}
