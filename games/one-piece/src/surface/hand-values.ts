/** What the viewer's held cards cost and counter for now: texts and promises change that while they are in the hand. */
import type { CopyId, MatchOf } from '@dealers-choice/kernel';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { counterOf, priceOf } from '../rules/values/values.ts';

export interface HandValue {
  card: CopyId;
  cost: number;
  counter: number;
}

/** Not part of a snapshot: no event could tell of it without telling others what a hand holds. */
export function handValues(view: MatchOf<OnePiece>, game: OnePieceGame): HandValue[] {
  const { viewer, table } = view;
  const hand = viewer === 0 || viewer === 1 ? table.hand[viewer] : [];
  return game.x.on(view, undefined, (x) =>
    hand.map((card) => ({ card, cost: priceOf(x, card), counter: counterOf(x, card) })),
  );
}
