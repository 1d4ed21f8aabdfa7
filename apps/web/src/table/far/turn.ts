/** It is this person's turn, after others have moved: that is for title, notice and touch. */
import type { Seat, Viewer } from '@dealers-choice/kernel';
import type { LogLine } from '../../match/contract.ts';

export interface TurnSeen {
  viewer: Viewer;
  asked: readonly Seat[];
  log: readonly LogLine[];
}

/** Tells turns that somebody waited for from the next question of one's own turn. */
export function turnCaller(): (now: TurnSeen) => boolean {
  let wasAsked = false;
  /** The last line when this person was last asked; null: they never were. */
  let seen: number | null = null;
  return ({ viewer, asked, log }) => {
    const isAsked = asked.some((seat) => seat === viewer);
    const calls = isAsked && !wasAsked && (seen === null || hasOthers(log, seen, viewer));
    wasAsked = isAsked;
    if (isAsked) seen = log.at(-1)?.n ?? 0;
    return calls;
  };
}

const hasOthers = (log: readonly LogLine[], seen: number, viewer: Viewer): boolean =>
  log.some(({ n, event }) => n > seen && event.seat !== undefined && event.seat !== viewer);
