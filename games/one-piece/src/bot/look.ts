/** What one decision is made from: the rules on a view, and whose eyes it is seen with. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { type Card, type Env, ownerOf } from '../rules/card.ts';
import { other, type Table, type X } from '../rules/table.ts';
import type { Weights } from './weights.ts';

export interface Look {
  x: X;
  t: Table;
  w: Weights;
  seat: Seat;
  foe: Seat;
  /** Inside a text that another text sets off: a third one is not followed. */
  nested: boolean;
}

export const lookOf = (x: X, seat: Seat, w: Weights): Look => ({ x, t: x.t, w, seat, foe: other(seat), nested: false });

export const isSeen = (card: CopyId): boolean => card > 0;
export const faceFor = ({ x }: Look, card: CopyId): Card => x.face(card);
export const isMine = ({ x, seat }: Look, card: CopyId): boolean => ownerOf(x, card) === seat;

/** Leader and Characters of a player. */
export const fightersOf = ({ t }: Look, seat: Seat): CopyId[] => [...t.leader[seat], ...t.characters[seat]];

export function best<T>(list: readonly T[], worth: (one: T) => number): T | null {
  let winner: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const one of list) {
    const here = worth(one);
    if (here > most) [winner, most] = [one, here];
  }
  return winner;
}

/** A card of a player speaks, and nothing is chosen yet. */
export const voiceOf = (you: Seat, source: CopyId): Env => ({ you, source, r: {} });
