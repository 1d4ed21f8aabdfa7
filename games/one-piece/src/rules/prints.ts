/** Decks as the places of their cards in the set, counted from 1, one for each copy and the Leader first. */
import type { Rng, Seat } from '@dealers-choice/kernel';
import { copiesOf, refusedBy } from '../data/deck-limits.ts';
import { readDeck } from '../data/decks.ts';
import { type Kit, kitOf } from './card.ts';
import { deckEntries, deckFor, namedDeck, RANDOM } from './options.ts';
import type { X } from './table.ts';

type Prints = readonly number[];
const printsOf = ({ prints }: Kit, list: readonly (readonly [string, number])[]): number[] =>
  list.flatMap(([id, n]) => new Array<number>(n).fill(prints.get(id) ?? 0));

/** What was found about decks: reading one takes as long as many moves, and matches and imagined worlds ask again. */
export interface KnownDecks {
  /** By name or list, not more than `MOST_LISTS`. */
  lists: Map<string, Prints>;
  /** Cards that may be in a deck with a Leader, by its print, and how many copies of each. */
  pools: Map<number, readonly Allowed[]>;
}
interface Allowed {
  print: number;
  most: number;
}
export const noDecks = (): KnownDecks => ({ lists: new Map(), pools: new Map() }); // determinism: only asked by key
const MOST_LISTS = 100;

/** A deck of the set by its name, or one that is written out. */
export function printsIn(kit: Kit, choice: string): Prints {
  const { lists } = kit.decks;
  const known = lists.get(choice);
  if (known) return known;
  const deck = namedDeck(kit.set, choice) ?? readDeck(choice, kit.set.cards).deck;
  const prints = printsOf(kit, deckEntries(deck));
  if (lists.size >= MOST_LISTS) lists.clear();
  lists.set(choice, prints);
  return prints;
}

/** The deck that a seat has chosen. */
export function printsFor(x: X, seat: Seat, chance: Rng): Prints {
  const { decks, strict } = x.options;
  const kit = kitOf(x);
  const choice = decks[seat] ?? '';
  if (choice !== RANDOM && !strict) return printsIn(kit, choice);
  return printsOf(kit, deckFor(kit.set, kit.rules, choice, chance, strict));
}

/** What may lie in a deck with this Leader, in the order of the set. */
export function allowedWith(kit: Kit, leader: number): readonly Allowed[] {
  const known = kit.decks.pools.get(leader);
  if (known) return known;
  const head = kit.cards[leader - 1]?.data;
  const allowed = kit.cards.flatMap(({ data }, i) => {
    if (!head || data.category === 'LEADER' || data.category === 'DON' || refusedBy(head, data).length > 0) return [];
    return [{ print: i + 1, most: copiesOf(data, head, kit.rules) }];
  });
  kit.decks.pools.set(leader, allowed);
  return allowed;
}
