/** Makes an imagined hand one that its player would have kept: what could be laid was laid. */
import { below, type CopyId, type Rng } from '@dealers-choice/kernel';
import { HOME, isWild, rankOf, SUITS, slot, suitOf } from '../cards/pack.ts';
import { gain, type Holding, lose, lowest, wildsIn } from '../rules/shapes.ts';
import type { Reach } from './worth.ts';

/** Of ten hands with a wild and two cards it could bring down: this many have no wild, and this many no such cards. */
const NO_WILD = 5;
const NO_PAIR = 3;
const TEN = 10;
const CHANGES = 8;
const TRIES = 6;

/** The slot of a card that makes a hand one that would have been laid, 0 for a wild; null: the hand is as it may be. */
function wrongIn(held: Holding, isShortOf: 'wild' | 'pair' | null): number | null {
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = held.once[suit] ?? 0;
    const threes = ranks & (ranks >> 1) & (ranks >> 2);
    if (threes !== 0) return slot(suit, lowest(threes) + 1);
  }
  if (isShortOf === null || wildsIn(held) === 0) return null;
  for (let suit = 0; suit < SUITS.length; suit++) {
    const ranks = held.once[suit] ?? 0;
    const pairs = ranks & ((ranks >> 1) | (ranks >> 2));
    if (pairs !== 0) return isShortOf === 'wild' ? 0 : slot(suit, lowest(pairs));
  }
  return null;
}

/** Changes cards of a hand for cards of the draw pile. `held` has all of the hand, `cards` those that may change. */
export function settleHand(held: Holding, cards: CopyId[], deck: CopyId[], { now }: Reach, rng: Rng): void {
  const die = below(rng, TEN);
  const isShortOf = die < NO_WILD ? 'wild' : die < NO_WILD + NO_PAIR ? 'pair' : null;
  for (let left = CHANGES; left > 0 && deck.length > 0; left--) {
    const wrong = wrongIn(held, isShortOf);
    const at = wrong === null ? -1 : cards.findIndex((card) => (HOME[card] ?? 0) === wrong);
    if (at < 0) return;
    for (let tries = TRIES; tries > 0; tries--) {
      const from = below(rng, deck.length);
      const card = deck[from] as CopyId;
      const home = HOME[card] ?? 0;
      if (isWild(card) || (((now[suitOf(home)] ?? 0) >> rankOf(home)) & 1) === 1) continue;
      lose(held, cards[at] as CopyId);
      gain(held, card);
      [cards[at], deck[from]] = [card, cards[at] as CopyId];
      break;
    }
  }
}
