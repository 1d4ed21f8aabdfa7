/** The pack (DB-2): three decks and six Jokers. Copies of one face follow each other. */
import type { CopyId } from '@dealers-choice/kernel';

export type Suit = 'S' | 'H' | 'C' | 'D';
export type Rank = 'A' | 'K' | 'Q' | 'J' | '10' | '9' | '8' | '7' | '6' | '5' | '4' | '3' | '2' | 'Jo';

/** A printed card. A Joker's suit is a placeholder that no rule reads. */
export interface Card {
  /** `9♣`, `2♥`, `Jo`. */
  id: string;
  name: string;
  text: string;
  copies: number;
  suit: Suit;
  rank: Rank;
  isWild: boolean;
  wildType?: 'FLYING' | 'STATIC';
  /** In a points match (DB-65). */
  points: number;
}

/** In the order in which a set lies. */
export const SUITS: readonly Suit[] = ['S', 'H', 'C', 'D'];
const SIGNS: Readonly<Record<Suit, string>> = { S: '♠', H: '♥', C: '♣', D: '♦' };
const SUIT_NAMES: Readonly<Record<Suit, string>> = { S: 'spades', H: 'hearts', C: 'clubs', D: 'diamonds' };

/** Ranks as numbers: A is 14, a 2 is 2, a Joker is 1, and a card that lies face down is 0. */
export const ACE = 14;
export const THREE = 3;
export const TWO = 2;
const JOKER = 1;

const DECKS = 3;

const natural =
  (rank: Rank, spoken: string, points: number) =>
  (suit: Suit): Card => ({
    id: `${rank}${SIGNS[suit]}`,
    name: `${rank}${SIGNS[suit]}`,
    text: `${spoken} of ${SUIT_NAMES[suit]}`,
    copies: DECKS,
    suit,
    rank,
    isWild: false,
    points,
  });

const two = (suit: Suit): Card => ({
  id: `2${SIGNS[suit]}`,
  name: `2${SIGNS[suit]}`,
  text: 'Static wild: stands for any card and never leaves its run. Discarded, it burns the pile.',
  copies: DECKS,
  suit,
  rank: '2',
  isWild: true,
  wildType: 'STATIC',
  points: 20,
});

const joker: Card = {
  id: 'Jo',
  name: 'Joker',
  text: 'Flying wild: stands for any card, until somebody with that card swaps it out.',
  copies: 6,
  suit: 'S',
  rank: 'Jo',
  isWild: true,
  wildType: 'FLYING',
  points: 30,
};

/** The cards of one suit, from the Ace down. */
const OF_A_SUIT: readonly ((suit: Suit) => Card)[] = [
  natural('A', 'Ace', 15),
  natural('K', 'King', 10),
  natural('Q', 'Queen', 10),
  natural('J', 'Jack', 10),
  natural('10', '10', 10),
  natural('9', '9', 5),
  natural('8', '8', 5),
  natural('7', '7', 5),
  natural('6', '6', 5),
  natural('5', '5', 5),
  natural('4', '4', 5),
  natural('3', '3', 5),
  two,
];
const RANKS: readonly Rank[] = OF_A_SUIT.map((card) => card('S').rank);

export const CARDS: readonly Card[] = [...SUITS.flatMap((suit) => OF_A_SUIT.map((card) => card(suit))), joker];

/**
 * The card that a place in a run stands for: sixteen times its suit plus its rank; 0 is none. A slot of rank 2 can be
 * named, and is always refused (DB-19).
 */
export type Slot = number;
export const slot = (suit: number, rank: number): Slot => suit * 16 + rank;
export const suitOf = (place: Slot): number => place >> 4;
export const rankOf = (place: Slot): number => place & 15;

/** Of every copy from 1 on, in the order of the pack. */
const numbered = CARDS.flatMap((card) => new Array<Card>(card.copies).fill(card));
const rankNumber = ({ rank }: Card): number => (rank === 'Jo' ? JOKER : ACE - RANKS.indexOf(rank));

/** By copy; 0 is a card that lies face down. */
export const RANK: readonly number[] = [0, ...numbered.map(rankNumber)];
export const SUIT: readonly number[] = [0, ...numbered.map(({ suit }) => SUITS.indexOf(suit))];
/** By copy: the slot a natural card belongs to; 0 for a wild. */
export const HOME: readonly Slot[] = [
  0,
  ...numbered.map((card) => (card.isWild ? 0 : slot(SUITS.indexOf(card.suit), rankNumber(card)))),
];

const POINTS: readonly number[] = [0, ...numbered.map(({ points }) => points)];
export const pointsOf = (copy: CopyId): number => POINTS[copy] ?? 0;

/** What people call a copy: `9♣`, `Joker`; a card they cannot see is `a card`. */
const NAMES: readonly string[] = ['a card', ...numbered.map(({ name }) => name)];
export const nameOf = (copy: number): string => NAMES[copy] ?? 'a card';

export const isWild = (copy: CopyId): boolean => (RANK[copy] ?? 0) <= TWO;
export const isJoker = (copy: CopyId): boolean => RANK[copy] === JOKER;
export const isStatic = (copy: CopyId): boolean => RANK[copy] === TWO;

/** By slot: the card it stands for; '' where there is none. */
const SLOT_NAMES: readonly string[] = Array.from({ length: slot(SUITS.length, 0) }, (_, place) => {
  const suit = SUITS[suitOf(place)];
  const rank = RANKS[ACE - rankOf(place)];
  return suit === undefined || rank === undefined ? '' : `${rank}${SIGNS[suit]}`;
});
// determinism: only looked up
const SLOTS_BY_NAME: ReadonlyMap<string, Slot> = new Map(
  SLOT_NAMES.flatMap((name, place): [string, Slot][] => (name === '' ? [] : [[name, place]])),
);

/** `8♣` for a slot; '' for 0. */
export const formatSlot = (place: Slot): string => SLOT_NAMES[place] ?? '';
/** The slot a text names, or 0. */
export const parseSlot = (text: string): Slot => SLOTS_BY_NAME.get(text) ?? 0;
