/** Something that happens: to which card, whose it is, and by what. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Cause } from '../tree/tree.ts';
import type { Env, Test } from './card.ts';
import type { X } from './table.ts';

/** By the rules, in battle, or by an effect of `by`. */
export type How = 'rule' | 'battle' | 'effect';

/** Something that effects may wait for. */
export interface Happening {
  /** What it happens to; 0: no card. */
  card: CopyId;
  /** Whose it is. */
  seat: Seat;
  /** How many at once; absent: 1. */
  n?: number;
  /** Absent: by the rules. */
  how?: How;
  /** Whose effect or attack it is by; absent: `seat`. */
  by?: Seat;
  /** Cards that leave the field with this. */
  gone?: readonly CopyId[];
  /** Only for texts that say which cards. */
  named?: boolean;
  /** Where a card goes, where that matters. */
  way?: string;
  /** The place a card is played from. */
  from?: string;
  /** How many Life cards that player has then; absent: as many as now. */
  left?: number;
}

/** By an effect of one of these cards. */
export const isFrom = (x: X, source: Test, env: Env, how: How): boolean =>
  how === 'effect' && x.source > 0 && source(x, x.source, env);

export function isCausedBy(cause: Cause | undefined, you: Seat, how: How, by: Seat): boolean {
  switch (cause) {
    case undefined:
      return true;
    case 'battle':
    case 'battle-with-this':
      return how === 'battle';
    case 'effect':
      return how === 'effect';
    case 'your-effect':
      return how === 'effect' && by === you;
    case 'opponent-effect':
      return how === 'effect' && by !== you;
    case 'opponent':
      return how === 'battle' || (how === 'effect' && by !== you);
  }
}
