/** The moves of a record, as one sees them from afar: which turn each belongs to, and who was at it. */
import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';

export interface Stretch {
  turn: number;
  /** Who made the first move of it. */
  seat: Seat;
  /** Counted from 1: after this many moves its first one is on the table. */
  from: number;
  to: number;
}

/** Moves of one turn belong together. `turns`: by move. */
export function tracksOf(moves: MatchRecord['moves'], turns: readonly number[]): Stretch[] {
  const all: Stretch[] = [];
  moves.forEach(({ seat }, place) => {
    const turn = turns[place] ?? 0;
    const last = all.at(-1);
    if (last?.turn === turn) last.to = place + 1;
    else all.push({ turn, seat, from: place + 1, to: place + 1 });
  });
  return all;
}

/** Where the turn before or after this step begins; the ends where there is none. */
export function stretchFrom(all: readonly Stretch[], step: number, by: -1 | 1): number {
  const starts = all.map(({ from }) => from);
  if (by === 1) return starts.find((from) => from > step) ?? all.at(-1)?.to ?? 0;
  return Math.max(0, ...starts.filter((from) => from < step));
}

/** The stretch a step belongs to; null before the first move. */
export const stretchAt = (all: readonly Stretch[], step: number): Stretch | null =>
  all.find(({ from, to }) => from <= step && step <= to) ?? null;

/** The turn of a step, which of its moves it is, and how many it has; null before the first move. */
export function placeOn(all: readonly Stretch[], step: number): { turn: number; move: number; of: number } | null {
  const at = stretchAt(all, step);
  return at && { turn: at.turn, move: step - at.from + 1, of: at.to - at.from + 1 };
}

/** Halfway between the last of these places that a step has reached and the next one; infinite where one is missing. */
export function halfBehind(places: readonly number[], step: number): number {
  const ahead = places.findIndex((place) => place > step);
  const [last, next] = ahead === -1 ? [places.at(-1), undefined] : [places[ahead - 1], places[ahead]];
  if (last === undefined) return Number.NEGATIVE_INFINITY;
  return next === undefined ? Number.POSITIVE_INFINITY : (last + next) / 2;
}
