/** Deck, discard pile and hands. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { rival, type Table, type X } from './table.ts';

export const canDraw = (t: Table, cards = 1): boolean => t.deck.length + t.discard.length >= cards;

/** The next card of the deck, or null. If the deck is empty, the discard pile is shuffled into a new one first. */
export function topCard(x: X): CopyId | null {
  const { deck, discard } = x.t;
  if (deck.length === 0 && discard.length > 0) {
    const count = discard.length;
    for (const card of discard.slice()) x.move(card, 'deck');
    x.shuffle('deck');
    x.tell?.({ type: 'RESHUFFLED', seat: x.you, count });
  }
  return deck[deck.length - 1] ?? null;
}
/** Draws `count` cards, or as many as there are. */
export function drawCards(x: X, seat: Seat, count = 1): void {
  for (let i = 0; i < count; i++) {
    const card = topCard(x);
    if (card === null) return;
    x.move(card, 'hand', seat);
    x.tell?.({ type: 'DREW', seat, card });
  }
}
/** Puts cards on the discard pile in this order, the last one on top. */
export function discardCards(x: X, seat: Seat, cards: readonly CopyId[]): void {
  for (const card of cards) {
    x.t.used[card] = 0;
    x.move(card, 'discard');
    x.tell?.({ type: 'DISCARDED', seat, card });
  }
}
/** Moves a card from wherever it lies to the other player's hand. */
export function giveCard(x: X, card: CopyId): void {
  const other = rival(x);
  x.move(card, 'hand', other);
  x.tell?.({ type: 'CARD_GIVEN', seat: x.you, card, other });
}
/** Moves a card that both have seen to the hand. */
export function takeIntoHand(x: X, card: CopyId): void {
  x.move(card, 'hand', x.you);
  x.tell?.({ type: 'FOUND', seat: x.you, card });
}
/** How many cards are in hand beside `x.card`, which lies there until it is played. */
export const otherCards = (x: X): number => {
  const hand = x.t.hand[x.you];
  return hand.length - (hand.includes(x.card) ? 1 : 0);
};
