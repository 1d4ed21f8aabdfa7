/** A legal deck that has as many of some cards as fit into one, for runs that want to see those. */
import { below, type Rng, shuffle } from '@dealers-choice/kernel';
import { copiesOf, refusedBy } from '../data/deck-limits.ts';
import type { Deck } from '../data/decks.ts';
import type { RulesContext } from '../data/rules-context.ts';
import type { CardData } from '../tree/card.ts';

/** So many of the wanted cards, all copies of each; others fill up the rest. */
const MOST = 10;
/** So many Leaders are looked at: a few at random, so that one nobody wants has a turn too. */
const LEADERS = 8;

interface Wish {
  wanted: ReadonlySet<string>;
  /** Many texts speak of a type: each other deck is of the Leader's own kind, as far as there are such cards. */
  ofOneKind: boolean;
}

/** Null: no Leader of these cards can have a whole deck. */
export function deckAround(
  wanted: readonly string[],
  cards: readonly CardData[],
  rules: RulesContext,
  rng: Rng,
): Deck | null {
  const wish: Wish = { wanted: new Set(wanted), ofOneKind: below(rng, 2) === 0 }; // determinism: only asked
  const leaders = shuffle(
    rng,
    cards.filter(({ category }) => category === 'LEADER'),
  );
  const few = leaders.slice(0, LEADERS).map((leader) => ({ leader, worth: worthOf(leader, cards, wish) }));
  few.sort((a, b) => b.worth - a.worth);
  for (const leader of [...few.map((each) => each.leader), ...leaders.slice(LEADERS)]) {
    const chosen = chosenFor(leader, cards, rules, rng, wish);
    if (chosen) return { leader: leader.id, cards: chosen };
  }
  return null;
}

const isOfKind = (leader: CardData, { types }: CardData): boolean => types.some((type) => leader.types.includes(type));

function worthOf(leader: CardData, cards: readonly CardData[], { wanted, ofOneKind }: Wish): number {
  const counts = (card: CardData): boolean =>
    wanted.has(card.id) && refusedBy(leader, card).length === 0 && (!ofOneKind || isOfKind(leader, card));
  return (wanted.has(leader.id) ? MOST : 0) + cards.filter(counts).length;
}

function chosenFor(
  leader: CardData,
  cards: readonly CardData[],
  rules: RulesContext,
  rng: Rng,
  { wanted, ofOneKind }: Wish,
): Deck['cards'] | null {
  const may = shuffle(
    rng,
    cards.filter((card) => refusedBy(leader, card).length === 0),
  );
  const kin = ofOneKind ? may.filter((card) => isOfKind(leader, card)) : [];
  const pool = [...kin, ...may.filter((card) => !kin.includes(card))];
  const first = pool.filter(({ id }) => wanted.has(id)).slice(0, MOST);
  const counts: Record<string, number> = {};
  let left = rules.deckSize;
  for (const card of [...first, ...pool.filter((each) => !first.includes(each))]) {
    if (left === 0) break;
    const n = Math.min(left, copiesOf(card, leader, rules), rules.copies);
    counts[card.id] = n;
    left -= n;
  }
  // A card of which there may be any number fills up what is left.
  for (const card of pool) {
    const more = Math.min(left, copiesOf(card, leader, rules) - (counts[card.id] ?? 0));
    if (more > 0) counts[card.id] = (counts[card.id] ?? 0) + more;
    left -= Math.max(0, more);
  }
  return left === 0 ? counts : null;
}
