/** The hand in shelves: by suit with wilds at the end, or by rank. */
import type { CopyId } from '@dealers-choice/kernel';
import { isWild, RANK, SUIT, SUITS } from '../index.ts';

export type SortBy = 'suit' | 'rank';

export interface Shelf {
  cards: readonly CopyId[];
  /** At the far end of this shelf. */
  wilds: readonly CopyId[];
}

const rank = (card: CopyId): number => RANK[card] ?? 0;
const suit = (card: CopyId): number => SUIT[card] ?? 0;
/** High cards first; copies of one face beside each other. */
const byRank = (a: CopyId, b: CopyId): number => rank(b) - rank(a) || suit(a) - suit(b) || a - b;

/** One shelf per suit; the wilds lie on the one with most room. */
function bySuit(hand: readonly CopyId[]): Shelf[] {
  const wilds = hand.filter(isWild).sort(byRank).reverse();
  const shelves = SUITS.map((_, of) => hand.filter((card) => !isWild(card) && suit(card) === of).sort(byRank));
  const filled = shelves.filter((cards) => cards.length > 0);
  if (filled.length === 0) return wilds.length > 0 ? [{ cards: [], wilds }] : [];
  const shortest = filled.reduce((least, cards) => (cards.length < least.length ? cards : least));
  return filled.map((cards) => ({ cards, wilds: cards === shortest ? wilds : [] }));
}

const MOST_SHELVES = 4;

/** Equal ranks side by side, in lines of equal length. */
function inRanks(hand: readonly CopyId[]): Shelf[] {
  const all = [...hand].sort(byRank);
  const each = Math.ceil(all.length / MOST_SHELVES);
  const lines = Array.from({ length: MOST_SHELVES }, (_, i) => all.slice(i * each, (i + 1) * each));
  return lines.filter((cards) => cards.length > 0).map((cards) => ({ cards, wilds: [] }));
}

export function shelvesOf(hand: readonly CopyId[], by: SortBy): Shelf[] {
  const down = hand.filter((card) => card === 0);
  if (down.length === hand.length) return hand.length === 0 ? [] : [{ cards: hand, wilds: [] }];
  return by === 'suit' ? bySuit(hand) : inRanks(hand);
}

/** In one row: the suits, then the wilds. */
export function groupsOf(hand: readonly CopyId[], by: SortBy): (readonly CopyId[])[] {
  const shelves = shelvesOf(hand, by);
  if (by === 'rank') return [shelves.flatMap(({ cards }) => cards)].filter((one) => one.length > 0);
  return [...shelves.map(({ cards }) => cards), shelves.flatMap(({ wilds }) => wilds)].filter((one) => one.length > 0);
}

/** The longest run of its suit around a card, taken from the hand: each rank once. */
export function longestAround(hand: readonly CopyId[], card: CopyId): CopyId[] {
  if (isWild(card)) return [card];
  const ofRank = (wanted: number): CopyId | undefined =>
    wanted === rank(card) ? card : hand.find((one) => !isWild(one) && suit(one) === suit(card) && rank(one) === wanted);
  const run: CopyId[] = [];
  for (let up = rank(card); ; up++) {
    const one = ofRank(up);
    if (one === undefined) break;
    run.unshift(one);
  }
  for (let down = rank(card) - 1; ; down--) {
    const one = ofRank(down);
    if (one === undefined) break;
    run.push(one);
  }
  return run;
}
