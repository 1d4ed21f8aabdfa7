/** How everybody climbed, read from what was told: for the chart of The Door. */
import type { Seat } from '@dealers-choice/kernel';
import type { LogLine } from '../match/contract.ts';

export interface Climb {
  seat: Seat;
  /** Where it stood after which turn, in order; it begins at 0, on square 0. */
  points: readonly { turn: number; square: number }[];
  dead: boolean;
  /** The last time it died: in which turn, and of what. */
  death: { turn: number; by: string } | null;
}

export interface ClimbStory {
  turns: number;
  /** The turn with which the Lightning Round came; null: it never did. */
  lightning: number | null;
  tracks: readonly Climb[];
  counts: { cards: number; duels: number; exiles: number; deaths: number };
}

const MOVES: readonly string[] = ['MOVED', 'SUMMONED', 'EXILED', 'RESURRECTED'];

export function climbOf(log: readonly LogLine[], seats: number): ClimbStory {
  const tracks = Array.from({ length: seats }, (_, seat) => ({
    seat: seat as Seat,
    points: [{ turn: 0, square: 0 }],
    dead: false,
    death: null as Climb['death'],
  }));
  let turns = 0;
  let lightning: number | null = null;
  for (const { event } of log) {
    const track = event.seat === undefined ? undefined : tracks[event.seat];
    if (event.type === 'ROLLED') turns++;
    if (event.type === 'LIGHTNING_ON') lightning = turns;
    if (event.type === 'DIED' && track)
      Object.assign(track, { dead: true, death: { turn: turns, by: causeIn(event) } });
    if (event.type === 'RESURRECTED' && track) track.dead = false;
    const square = MOVES.includes(event.type) ? squareIn(event) : null;
    if (track && square !== null) track.points.push({ turn: turns, square });
  }
  const told = (type: string): number => log.filter(({ event }) => event.type === type).length;
  const counts = {
    cards: told('CARD_DRAWN'),
    duels: told('CHAOS_RESULT'),
    exiles: told('EXILED'),
    deaths: told('DIED'),
  };
  return { turns, lightning, tracks, counts };
}

const causeIn = (event: { type: string }): string => ('by' in event ? String(event.by) : '');

/** Events come from the worker as they are: what is not a number is no square. */
function squareIn(event: { type: string }): number | null {
  const to = 'to' in event ? event.to : null;
  return typeof to === 'number' ? to : null;
}
