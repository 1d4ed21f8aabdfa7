/** A legal deck that has as many of some cards as fit into one, for runs that want to see those. */
import { type Rng, shuffle } from '@dealers-choice/kernel';
import { copiesOf, refusedBy } from '../data/deck-limits.ts';
import type { Deck } from '../data/decks.ts';
import type { RulesContext } from '../data/rules-context.ts';
import type { CardData } from '../tree/card.ts';

/** So many of the wanted cards, all copies of each; chance fills up the rest. */
const MOST = 10;
const LEADERS = 8;

/** Null: no Leader of these cards can have a whole deck. */
export function deckAround(
  wanted: readonly string[],
  cards: readonly CardData[],
  rules: RulesContext,
  rng: Rng,
): Deck | null {
  const asked = new Set(wanted); // determinism: only asked
  const leaders = shuffle(
    rng,
    cards.filter(({ category }) => category === 'LEADER'),
  );
  const worth = (leader: CardData): number =>
    (asked.has(leader.id) ? MOST : 0) +
    cards.filter((card) => asked.has(card.id) && refusedBy(leader, card).length === 0).length;
  // Some at random, so that a Leader nobody wants has a turn too, and the best of those first.
  const few = leaders.slice(0, LEADERS).map((leader) => ({ leader, worth: worth(leader) }));
  few.sort((a, b) => b.worth - a.worth);
  for (const leader of [...few.map((each) => each.leader), ...leaders.slice(LEADERS)]) {
    const chosen = chosenFor(leader, asked, cards, rules, rng);
    if (chosen) return { leader: leader.id, cards: chosen };
  }
  return null;
}

function chosenFor(
  leader: CardData,
  asked: ReadonlySet<string>,
  cards: readonly CardData[],
  rules: RulesContext,
  rng: Rng,
): Deck['cards'] | null {
  const pool = shuffle(
    rng,
    cards.filter((card) => refusedBy(leader, card).length === 0),
  );
  const first = pool.filter(({ id }) => asked.has(id)).slice(0, MOST);
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
    left -= more;
  }
  return left === 0 ? counts : null;
}
