/** The moves of a record, as one sees them from afar: who was at it, from which move to which. */
import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';

export interface Stretch {
  seat: Seat;
  /** Counted from 1: after this many moves its first one is on the table. */
  from: number;
  to: number;
}

/** Moves of one seat without another's between them belong together. */
export function tracksOf(moves: MatchRecord['moves']): Stretch[] {
  const all: Stretch[] = [];
  moves.forEach(({ seat }, place) => {
    const last = all.at(-1);
    if (last?.seat === seat) last.to = place + 1;
    else all.push({ seat, from: place + 1, to: place + 1 });
  });
  return all;
}

/** Where the stretch before or after this step begins; the ends where there is none. */
export function stretchFrom(all: readonly Stretch[], step: number, by: -1 | 1): number {
  const starts = all.map(({ from }) => from);
  if (by === 1) return starts.find((from) => from > step) ?? all.at(-1)?.to ?? 0;
  return Math.max(0, ...starts.filter((from) => from < step));
}
