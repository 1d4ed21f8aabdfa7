/** Matches of captains, for tests that look at what comes up in them. */
import { type Bot, runMatch } from '@dealers-choice/bots';
import type { MatchOf, Seat } from '@dealers-choice/kernel';
import { bots } from '../src/bot/index.ts';
import { type Dhappa, dhappaBaaji } from '../src/index.ts';

export type Match = MatchOf<Dhappa>;
export const [captain] = bots as [Bot<Dhappa>];
export const captains = (seats: number): Bot<Dhappa>[] => new Array<Bot<Dhappa>>(seats).fill(captain);

/** Captains play; every question is looked at before it is answered. */
export function everyQuestion(
  seed: string,
  look: (match: Match, seat: Seat) => void,
  { seats = 4, options = {} }: { seats?: number; options?: Record<string, string> } = {},
): void {
  runMatch(dhappaBaaji, { seed, seats, options }, captains(seats), {
    onMove(match) {
      const seat = match.asking?.seats[0];
      if (seat !== undefined) look(match, seat);
    },
  });
}

/** Options that change what a bot must know. */
export const VARIANTS: [Record<string, string>][] = [
  [{}],
  [{ lockMinLength: '5', firstTurnFreePick: 'on' }],
  [{ lockMinLength: '7', exhaustion: 'reshuffleOnce' }],
  [{ draftVisibility: 'live', wildPickFree: 'on' }],
  [{ match: 'points' }],
];
