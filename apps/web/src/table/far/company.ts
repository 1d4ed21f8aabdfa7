/** Who else is there in a match far away, and whether its table has a clock. */
import type { Seat, Viewer } from '@dealers-choice/kernel';
import type { RoomView } from '@dealers-choice/protocol';
import { OWN_CLOCKS } from '@dealers-choice/protocol/own-clocks';
import type { MatchPlan } from '../../match/contract.ts';

export interface AtTable {
  viewer: Viewer;
  /** Who is asked now. */
  asked: readonly Seat[];
  /** Seats that a bot plays for their people. */
  away: readonly Seat[];
}

/**
 * Whoever looks is asked, and no page is open of anybody else who has their seat: nobody's time runs. Gives those
 * seats; none: somebody is there, or only bots are.
 */
export function missing(seats: RoomView['seats'], { viewer, asked, away }: AtTable): readonly Seat[] {
  if (!asked.some((seat) => seat === viewer)) return [];
  const others = seats.flatMap(({ who, here }, at) => {
    const seat = at as Seat;
    return who === 'person' && seat !== viewer && !away.includes(seat) ? [{ seat, here }] : [];
  });
  return others.some(({ here }) => here) ? [] : others.map(({ seat }) => seat);
}

/** The first clock that the game has, else the table's (`seconds`); 0 is none. */
export function hasClock(options: MatchPlan['options'], seconds: number): boolean {
  const own = OWN_CLOCKS.map((name) => options[name]).find((value) => typeof value === 'number');
  return Number(own ?? seconds) > 0;
}
