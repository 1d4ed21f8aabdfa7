/** The arrow of a duel, in thousandths of a unit and whole milliseconds: the same on every machine (TD-33). */
import type { Distance } from './board.ts';
import type { Aimed, ChaosOutcome } from './table.ts';

export const EARLIEST_STOP = 300;
export const LATEST_TIME = 2_000_000_000;
/** The ball arrives this long after the throw. */
export const FLIGHT_MS = 500;
/** How far the arrow swings to either side. */
export const SWING = 120_000;

export interface Range {
  label: string;
  /** Units per second, which is thousandths per millisecond. */
  speed: number;
  can: number;
  body: number;
}

export const RANGES: Readonly<Record<Distance, Range>> = {
  1: { label: 'easy', speed: 150, can: 25_000, body: 40_000 },
  2: { label: 'tricky', speed: 225, can: 18_750, body: 30_000 },
  3: { label: 'hard', speed: 300, can: 13_750, body: 22_000 },
  4: { label: 'brutal', speed: 375, can: 10_000, body: 16_000 },
};

/** Where the arrow is at a time. It starts at the left end and never stops by itself. */
export function arrowAt(d: Distance, ms: number): number {
  const u = (RANGES[d].speed * ms) % (4 * SWING);
  return u <= 2 * SWING ? u - SWING : 3 * SWING - u;
}

/** Borders belong to the inner zone (TD-34). */
export function aimedAt(d: Distance, x: number): Aimed {
  const off = Math.abs(x);
  if (off <= RANGES[d].can) return 'HIT_CAN';
  return off <= RANGES[d].body ? 'HIT_BODY' : 'MISS';
}

export const flinched = (stopAtMs: number, releasedAtMs: number | null): boolean =>
  releasedAtMs !== null && releasedAtMs < stopAtMs + FLIGHT_MS;

/** A flinch comes first: it happens before the ball arrives (TD-35). */
export const outcomeOf = (d: Distance, stopAtMs: number, releasedAtMs: number | null): ChaosOutcome =>
  flinched(stopAtMs, releasedAtMs) ? 'DEFENDER_FLINCH' : aimedAt(d, arrowAt(d, stopAtMs));

export const defenderDies = (outcome: ChaosOutcome): boolean => outcome === 'HIT_CAN' || outcome === 'DEFENDER_FLINCH';

/** The first time from `ms` on at which the arrow is where `wanted` says. */
export function firstStop(d: Distance, ms: number, wanted: (x: number) => boolean): number {
  let t = ms;
  while (!wanted(arrowAt(d, t))) t++;
  return t;
}
