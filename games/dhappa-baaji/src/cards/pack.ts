/** The pack of section 3: three decks and six Jokers. Copies of one face follow each other, so tables find them. */
import type { CopyId } from '@dealers-choice/kernel';

export type Suit = 'S' | 'H' | 'C' | 'D';
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2' | 'Jo';

/** A printed card. A Joker's suit is a placeholder that no rule reads (O-1). */
export interface Card {
  /** `9♣`, `2♥`, `Jo`. */
  id: string;
  copies: number;
  suit: Suit;
  rank: Rank;
  isWild: boolean;
  wildType?: 'FLYING' | 'STATIC';
}

/** In the order in which a set lies. */
export const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };
const RANKS: readonly Rank[] = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3', '2'];

/** Ranks as numbers: A is 14, a 2 is 2, a Joker is 1, and what lies face down is 0. */
export const ACE = 14;
export const THREE = 3;
export const TWO = 2;
const JOKER = 1;

const DECKS = 3;
const JOKERS = 6;

const isTwo = (rank: Rank): boolean => rank === '2';

export const CARDS: readonly Card[] = [
  ...SUITS.flatMap((suit) =>
    RANKS.map((rank): Card => {
      const card = { id: `${rank}${SIGNS[suit]}`, copies: DECKS, suit, rank, isWild: isTwo(rank) };
      return isTwo(rank) ? { ...card, wildType: 'STATIC' } : card;
    }),
  ),
  { id: 'Jo', copies: JOKERS, suit: 'S', rank: 'Jo', isWild: true, wildType: 'FLYING' },
];

/**
 * A slot is what a place in a run stands for: sixteen times the suit plus the rank. 0 is no slot. A slot of rank 2
 * can be named and is always refused (7.1).
 */
export type Slot = number;
export const slot = (suit: number, rank: number): Slot => suit * 16 + rank;
export const suitOf = (place: Slot): number => place >> 4;
export const rankOf = (place: Slot): number => place & 15;

const numbered = CARDS.flatMap((card) => new Array<Card>(card.copies).fill(card));
const rankNumber = ({ rank }: Card): number => (rank === 'Jo' ? JOKER : ACE - RANKS.indexOf(rank));

/** By copy. */
export const RANK: readonly number[] = [0, ...numbered.map(rankNumber)];
export const SUIT: readonly number[] = [0, ...numbered.map(({ suit }) => SUITS.indexOf(suit))];
/** By copy: the slot a natural card belongs to; 0 for a wild. */
export const HOME: readonly Slot[] = [
  0,
  ...numbered.map((card) => (card.isWild ? 0 : slot(SUITS.indexOf(card.suit), rankNumber(card)))),
];

export const isWild = (copy: CopyId): boolean => (RANK[copy] ?? 0) <= TWO;
export const isJoker = (copy: CopyId): boolean => RANK[copy] === JOKER;
export const isStatic = (copy: CopyId): boolean => RANK[copy] === TWO;

/** `8♣` for a slot; '' for none. */
export const formatSlot = (place: Slot): string => {
  const suit = SUITS[suitOf(place)];
  const rank = RANKS[ACE - rankOf(place)];
  return suit === undefined || rank === undefined ? '' : `${rank}${SIGNS[suit]}`;
};

const NAMED: Readonly<Record<string, Slot>> = Object.fromEntries(
  CARDS.filter(({ rank }) => rank !== 'Jo').map((card) => [card.id, slot(SUITS.indexOf(card.suit), rankNumber(card))]),
);

/** The slot a text names, or 0. */
export const parseSlot = (text: string): Slot => (Object.hasOwn(NAMED, text) ? (NAMED[text] ?? 0) : 0);

/** What a card counts in a points match (section 17). */
export function pointsOf(copy: CopyId): number {
  const rank = RANK[copy] ?? 0;
  if (rank === JOKER) return 30;
  if (rank === TWO) return 20;
  if (rank === ACE) return 15;
  return rank >= 10 ? 10 : 5;
}
