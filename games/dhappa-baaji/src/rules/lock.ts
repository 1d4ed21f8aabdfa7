/** The lock: three runs with few wilds (DB-51). It is looked for whenever it is needed (DB-52). */
import { lengthOf, type Shape, wildsOf } from './shapes.ts';

export const LOCK_RUNS = 3;
export const WILDS_EACH = 2;
export const WILDS_TOGETHER = 4;

/** The numbers of the three runs, fewest wilds first, then the lower number (DB-53); null when there is no lock. */
export function lockOf(shapes: readonly Shape[], minLength: number): number[] | null {
  const fit = shapes
    .map((shape) => ({ id: shape.id, wilds: wildsOf(shape), length: lengthOf(shape) }))
    .filter(({ wilds, length }) => wilds <= WILDS_EACH && length >= minLength)
    .sort((a, b) => a.wilds - b.wilds || a.id - b.id)
    .slice(0, LOCK_RUNS);
  const wilds = fit.reduce((sum, one) => sum + one.wilds, 0);
  return fit.length === LOCK_RUNS && wilds <= WILDS_TOGETHER ? fit.map(({ id }) => id) : null;
}

/** Is there a lock once `instead` replaces the run of its number, or joins the others? Null: the runs as they are. */
export function isLocked(shapes: readonly Shape[], minLength: number, instead: Shape | null = null): boolean {
  /** Runs that fit, by how many wilds they have. */
  const fit = [0, 0, 0];
  for (const shape of shapes) if (instead === null || shape.id !== instead.id) countIn(fit, shape, minLength);
  if (instead !== null) countIn(fit, instead, minLength);
  const [pure = 0, withOne = 0, withTwo = 0] = fit;
  const none = Math.min(LOCK_RUNS, pure);
  const one = Math.min(LOCK_RUNS - none, withOne);
  const two = Math.min(LOCK_RUNS - none - one, withTwo);
  return none + one + two === LOCK_RUNS && one + 2 * two <= WILDS_TOGETHER;
}

function countIn(fit: number[], shape: Shape, minLength: number): void {
  const wilds = wildsOf(shape);
  if (wilds <= WILDS_EACH && lengthOf(shape) >= minLength) fit[wilds] = (fit[wilds] ?? 0) + 1;
}

/** How many cards a player must hold after a play (DB-54). */
export const cardsToKeep = (locked: boolean): number => (locked ? 1 : 2);
