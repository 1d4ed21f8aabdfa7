/** Somebody who counts how far each text of a match comes. Matches that are played have nobody. */
import type { Seat } from '@dealers-choice/kernel';
import { type Ability, kitOf } from './card.ts';
import type { X } from './table.ts';

/** What it waits for has come; all that it asks for was there; it was carried out, or is in force. */
export type HowFar = 'came' | 'could' | 'fired';

export interface Watch {
  hear: ((x: X, ability: Ability, seat: Seat, howFar: HowFar) => void) | null;
}

export function watched(x: X, ability: Ability, seat: Seat, howFar: HowFar): void {
  const { hear } = kitOf(x).watch;
  if (hear) hear(x, ability, seat, howFar);
}
