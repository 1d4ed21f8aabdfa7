/** A way to go on with a turn. */
import type { Layout, Move, Rng } from '@dealers-choice/kernel';
import type { X } from '../rules/table.ts';
import { worstOf } from './quick-turn.ts';
import { discard, oneLike, type Sketch } from './sketch.ts';

/** A move, and how the turn goes on from there in an imagined deal, to its discard. */
export interface Choice {
  move: Move;
  play(s: Sketch, rng: Rng): void;
}

/** A move with which nothing is compared: it is never played in thought. */
export const alone = (move: Move): Choice[] => [{ move, play: () => undefined }];

/** The rule of thumb's move comes first, in place of the choice that means the same; alone, if none does. */
export function ledBy(thumbs: Move, found: readonly Choice[]): Choice[] {
  const same = found.find(({ move }) => meansTheSame(move, thumbs));
  return same ? [{ move: thumbs, play: same.play }, ...found.filter((one) => one !== same)] : alone(thumbs);
}

export function meansTheSame(a: Move, b: Move): boolean {
  if (!('do' in a) || !('do' in b) || a.do !== b.do || a.at !== b.at) return false;
  if (a.layout && b.layout) return laysTheSame(a.layout, b.layout);
  return a.card === undefined || b.card === undefined ? a.card === b.card : oneLike(a.card) === oneLike(b.card);
}

const laysTheSame = (a: Layout, b: Layout): boolean =>
  a.run === b.run &&
  a.cards.length === b.cards.length &&
  a.cards.every(({ card, as }) => b.cards.some((other) => other.as === as && oneLike(other.card) === oneLike(card)));

/** Every face of the hand. */
export function discards(x: X): Choice[] {
  const hand = x.t.hand[x.you];
  return hand
    .filter((card, i) => hand.findIndex((other) => oneLike(other) === oneLike(card)) === i)
    .map((card) => ({ move: { do: 'DISCARD_CARD', card }, play: (s, rng) => discard(s, oneLike(card), rng) }));
}

export function endTurn(s: Sketch, rng: Rng): void {
  discard(s, worstOf(s, rng), rng);
}
