/** Each problem of a deck with the one thing that repairs it. */
import { copiesOf, leftOutBy, refusedBy, restrictionOf } from '../data/deck-limits.ts';
import type { Deck, DeckProblem } from '../data/decks.ts';
import { type Format, OPEN } from '../data/formats.ts';
import type { RulesContext } from '../data/rules-context.ts';
import { validateDeck } from '../data/validate-deck.ts';
import type { CardData } from '../tree/card.ts';
import { fillingFor } from './filling.ts';
import type { CardShelf } from './shelf.ts';

export type Repair =
  | { do: 'set-leader'; card: string }
  /** `n` copies stay; 0 takes the card out. */
  | { do: 'keep'; card: string; n: number }
  /** How many more, by card number. */
  | { do: 'add'; cards: Readonly<Record<string, number>> }
  /** How many fewer, by card number. */
  | { do: 'cut'; cards: Readonly<Record<string, number>> };

export interface Trouble extends DeckProblem {
  /** Null: these cards cannot repair it. */
  repair: Repair | null;
}

export interface DeckRulesNow {
  rules: RulesContext;
  format?: Format;
}

/** Everything that is wrong at once. A deck without troubles can be played. */
export function troublesOf(deck: Deck, shelf: CardShelf, { rules, format = OPEN }: DeckRulesNow): readonly Trouble[] {
  return validateDeck(deck, shelf.cards, rules, format).map((problem) => ({
    ...problem,
    repair: repairOf(problem, deck, shelf, { rules, format }),
  }));
}

function repairOf(problem: DeckProblem, deck: Deck, shelf: CardShelf, now: Required<DeckRulesNow>): Repair | null {
  const id = problem.cards.at(-1) ?? '';
  const isLeader = id === deck.leader;
  switch (problem.code) {
    case 'NO_LEADER':
      return newLeader(deck, shelf, now);
    case 'DECK_SIZE':
      return sizeRepair(deck, shelf, now);
    case 'TOO_MANY_COPIES':
    case 'RESTRICTED':
      return { do: 'keep', card: id, n: mostOf(id, deck, shelf, now) };
    default:
      return isLeader ? newLeader(deck, shelf, now) : { do: 'keep', card: id, n: 0 };
  }
}

function mostOf(id: string, { leader }: Deck, shelf: CardShelf, { rules, format }: Required<DeckRulesNow>): number {
  const card = shelf.card(id);
  const most = card ? copiesOf(card, shelf.card(leader), rules) : 0;
  return Math.min(most, restrictionOf(format, id) ?? most);
}

/** The Leader under whom most of the cards can stay. */
function newLeader(
  { cards: counts }: Deck,
  { cards, card }: CardShelf,
  { format }: Required<DeckRulesNow>,
): Repair | null {
  const entries = Object.entries(counts); // determinism: sums only
  const staying = (leader: CardData): number =>
    entries.reduce((sum, [id, n]) => {
      const one = card(id);
      return one && refusedBy(leader, one).length === 0 ? sum + n : sum;
    }, 0);
  const leaders = cards.filter((each) => each.category === 'LEADER' && leftOutBy(format, each).length === 0);
  const ranked = leaders.map((leader, place) => ({ leader, place, n: staying(leader) }));
  const [best] = ranked.sort((a, b) => b.n - a.n || a.place - b.place);
  return best ? { do: 'set-leader', card: best.leader.id } : null;
}

function sizeRepair(deck: Deck, shelf: CardShelf, now: Required<DeckRulesNow>): Repair | null {
  const all = Object.entries(deck.cards); // determinism: sums, and sorted below
  const entries = all.filter(([id]) => shelf.card(id)?.category !== 'LEADER');
  const n = entries.reduce((sum, [, copies]) => sum + copies, 0);
  const { deckSize } = now.rules;
  if (n < deckSize) {
    const add = fillingFor(deck, deckSize - n, shelf, now);
    return add ? { do: 'add', cards: add } : null;
  }
  // What is there least is missed least; of equals the dearest goes first.
  const order = entries
    .map(([id, copies]) => ({ id, copies, cost: shelf.card(id)?.cost ?? 0 }))
    .sort((a, b) => a.copies - b.copies || b.cost - a.cost || (a.id < b.id ? -1 : 1));
  const cut: Record<string, number> = {};
  let left = n - deckSize;
  for (const { id, copies } of order) {
    const out = Math.min(left, copies);
    if (out > 0) cut[id] = out;
    left -= out;
  }
  return { do: 'cut', cards: cut };
}

export function repaired(deck: Deck, repair: Repair): Deck {
  switch (repair.do) {
    case 'set-leader':
      return withCount({ ...deck, leader: repair.card }, repair.card, 0);
    case 'keep':
      return withCount(deck, repair.card, repair.n);
    case 'add':
    case 'cut': {
      const sign = repair.do === 'add' ? 1 : -1;
      const changes = Object.entries(repair.cards); // determinism: each card once
      return changes.reduce((sum, [id, n]) => withCount(sum, id, (sum.cards[id] ?? 0) + sign * n), deck);
    }
  }
}

/** The deck with this number of copies of a card. */
export function withCount(deck: Deck, id: string, n: number): Deck {
  if (n > 0) return { ...deck, cards: { ...deck.cards, [id]: n } };
  const { [id]: _, ...others } = deck.cards;
  return { ...deck, cards: others };
}
