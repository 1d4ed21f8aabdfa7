/** Loops (11-1, 16): positions are remembered where something could come round again. */
import { endGame } from './ending.ts';
import { positionOf } from './position.ts';
import type { X } from './table.ts';

/** So many effects in one go, and positions are watched. */
const WATCH_FROM = 12;

export const maxRepeats = (x: X): number => x.options.maxRepeats;

/** Something begins from this position in this turn; how often has it before? */
export function timesHere(x: X): number {
  const here = positionOf(x);
  return x.t.passed.reduce((n, position) => (position === here ? n + 1 : n), 0);
}
export function passHere(x: X): void {
  x.t.passed.push(positionOf(x));
}

/** One more effect resolves. A chain that nobody can leave and that comes round again is a draw. */
export function countChain(x: X): void {
  const { t } = x;
  if (++t.chain < WATCH_FROM) return;
  passHere(x);
  const repeats = timesHere(x);
  if (repeats <= maxRepeats(x)) return;
  x.tell?.({ type: 'loopDetected', repeats });
  if (t.chainFree) return;
  endGame(x, 'LOOP', []);
}

/** Going on is withheld from the player who would only go round again. */
export function withheld(x: X): boolean {
  x.t.chainFree = true;
  return x.t.chain >= WATCH_FROM && timesHere(x) > maxRepeats(x);
}

/** Somebody decided freely: the chain is over. */
export function endChain({ t }: X): void {
  t.chain = 0;
  t.chainFree = false;
}
