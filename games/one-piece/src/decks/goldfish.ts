/** A deck played against nobody: a hand, a redraw, turn after turn, and what can be paid for. Texts do nothing. */
import { type Rng, seedRng, shuffle } from '@dealers-choice/kernel';
import type { Deck } from '../data/decks.ts';
import type { RulesContext } from '../data/rules-context.ts';
import type { CardShelf } from './shelf.ts';

export interface Goldfish {
  /** Before the first turn 0. */
  turn: number;
  hand: readonly string[];
  /** From the top. */
  deck: readonly string[];
  life: number;
  /** In the cost area, and how many of them still stand. */
  don: number;
  active: number;
  field: readonly string[];
  trash: readonly string[];
  /** A hand is given back once, and only before the first turn. */
  mayRedraw: boolean;
}

const HAND = 5;
const FIELD = 5;

export interface Pond {
  deck: Deck;
  shelf: CardShelf;
  rules: RulesContext;
  /** Going first: no draw and one DON!! in the first turn. */
  first: boolean;
}

const cardsOf = ({ cards }: Deck): string[] =>
  Object.keys(cards) // determinism: sorted by card number
    .sort((a, b) => (a < b ? -1 : 1))
    .flatMap((id) => new Array<string>(cards[id] ?? 0).fill(id));

function dealt(cards: readonly string[], life: number, rng: Rng, mayRedraw: boolean): Goldfish {
  const order = shuffle(rng, [...cards]);
  const [hand, rest] = [order.slice(0, HAND), order.slice(HAND)];
  const deck = mayRedraw ? rest : rest.slice(life);
  return { turn: 0, hand, deck, life, don: 0, active: 0, field: [], trash: [], mayRedraw };
}

/** The same seed gives the same cards. */
export const opened = ({ deck, shelf }: Pond, seed: string): Goldfish =>
  dealt(cardsOf(deck), shelf.card(deck.leader)?.life ?? 0, seedRng(seed), true);

/** Another hand, and nothing else: it must be kept. */
export const redrawn = ({ deck, shelf }: Pond, seed: string): Goldfish => ({
  ...dealt(cardsOf(deck), shelf.card(deck.leader)?.life ?? 0, seedRng(`${seed}/again`), true),
  mayRedraw: false,
});

/** The next turn: everything stands again, a card is drawn, DON!! come. Life is dealt before the first. */
export function nextTurn({ rules, first }: Pond, now: Goldfish): Goldfish {
  const deck = now.turn === 0 ? now.deck.slice(now.life) : now.deck;
  const opening = now.turn === 0 && first;
  const drawn = opening ? 0 : 1;
  const don = Math.min(rules.donDeckSize, now.don + (opening ? 1 : 2));
  return {
    ...now,
    turn: now.turn + 1,
    hand: [...now.hand, ...deck.slice(0, drawn)],
    deck: deck.slice(drawn),
    don,
    active: don,
    mayRedraw: false,
  };
}

/** Why a card in the hand cannot be played now, or null. */
export function whyNotPlay({ shelf }: Pond, now: Goldfish, id: string): 'NO_TURN' | 'NO_DON' | null {
  if (now.turn === 0) return 'NO_TURN';
  return (shelf.card(id)?.cost ?? 0) > now.active ? 'NO_DON' : null;
}

/** Pays for a card and lays it down; of six Characters the one that came first goes. */
export function played(pond: Pond, now: Goldfish, place: number): Goldfish {
  const id = now.hand[place];
  if (id === undefined || whyNotPlay(pond, now, id) !== null) return now;
  const card = pond.shelf.card(id);
  const hand = now.hand.filter((_, i) => i !== place);
  const active = now.active - (card?.cost ?? 0);
  if (card?.category === 'EVENT') return { ...now, hand, active, trash: [...now.trash, id] };
  const field = [...now.field, id];
  const gone = field.length > FIELD ? field.slice(0, 1) : [];
  return { ...now, hand, active, field: field.slice(gone.length), trash: [...now.trash, ...gone] };
}
