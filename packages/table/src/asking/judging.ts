/** What the rules say to a move that nobody has made yet. */
import { type Move, refuse } from '@dealers-choice/kernel';
import type { TableNow } from './now.ts';

export interface Judged {
  /** The game's word for the reason, for places where a sentence has no room. */
  code: string;
  why: string;
}

/** Null: the person asked may do it, or nobody is asked. */
export function refusalOf({ kit, view, seat, telling }: TableNow, move: Move): Judged | null {
  const refusal = seat === null ? null : refuse(kit.game, view, seat, move);
  return refusal && { code: refusal.code, why: kit.words.refusal(refusal, telling) };
}
