/** How a match came about, from what was told: of a log that is not whole nothing, for it would be wrong. */
import type { LogLine, MatchState } from '../match/contract.ts';
import { type ClimbStory, climbOf } from './climb.ts';
import { type Race, raceOf } from './race.ts';

export interface Story {
  race: Race | null;
  climb: ClimbStory | null;
  events: readonly LogLine['event'][] | null;
}

export function storyOf(game: string, { log, isPart }: Pick<MatchState, 'log' | 'isPart'>, seats: number): Story {
  if (isPart) return { race: null, climb: null, events: null };
  return {
    race: raceOf(game, log, seats),
    climb: game === 'the-door' ? climbOf(log, seats) : null,
    events: log.map(({ event }) => event),
  };
}
