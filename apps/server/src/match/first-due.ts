import type { PlayedGame } from '../played-games.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import { Position } from './position.ts';

/**
 * When a match that was dealt just now must be open, whoever watches it: when the time of the first who is asked runs
 * out, at once if that is a bot; null: people are asked, and have all the time they want.
 */
export function firstDue(played: PlayedGame, deal: MatchDeal): number | null {
  const position = new Position(played, deal, { viewers: [] });
  const asked = position.asking?.seats ?? [];
  if (asked.some((seat) => position.isBots(seat))) return deal.began;
  return asked.length === 0 || deal.clock.ms === 0 ? null : deal.began + deal.clock.ms;
}
