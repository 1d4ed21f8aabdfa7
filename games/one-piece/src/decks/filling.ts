/** What would fill a deck up: more of what is there already, then cards of its own kind where its curve is thin. */
import { copiesOf, leftOutBy, refusedBy, restrictionOf } from '../data/deck-limits.ts';
import type { Deck } from '../data/decks.ts';
import type { Format } from '../data/formats.ts';
import type { RulesContext } from '../data/rules-context.ts';
import { isReadWhole } from '../data/unread.ts';
import type { CardData } from '../tree/card.ts';
import type { CardShelf } from './shelf.ts';

interface Now {
  rules: RulesContext;
  format: Format;
}

/** So many of fifty at each cost make a deck that has something to do in every turn. */
const SHARES = [0, 10, 10, 9, 8, 6, 3, 2, 1, 1];

/** By card number: `missing` more cards; null: there are not enough that the Leader allows. */
export function fillingFor(
  deck: Deck,
  missing: number,
  { cards, card }: CardShelf,
  { rules, format }: Now,
): Record<string, number> | null {
  const leader = card(deck.leader);
  const room = (each: CardData): number => {
    const most = Math.min(copiesOf(each, leader, rules), restrictionOf(format, each.id) ?? rules.deckSize);
    return most - (deck.cards[each.id] ?? 0);
  };
  const apart = format.bannedPairs
    .filter((pair) => pair.some((id) => id === deck.leader || Object.hasOwn(deck.cards, id)))
    .flat();
  const pool = cards.filter(
    (each) =>
      room(each) > 0 &&
      (Object.hasOwn(deck.cards, each.id) || !apart.includes(each.id)) &&
      refusedBy(leader, each).length === 0 &&
      leftOutBy(format, each).length === 0,
  );
  const add: Record<string, number> = {};
  const have = costsOf(deck, card);
  let left = missing;
  const ranked = pool.map((each, place) => ({ each, place, there: deck.cards[each.id] ?? 0 }));
  const worth = ({ each, there }: (typeof ranked)[number]): number =>
    (there > 0 ? 100 + there : 0) +
    (leader && each.types.some((type) => leader.types.includes(type)) ? 30 : 0) +
    (isReadWhole(each) ? 20 : 0) +
    thinness(each, have);
  const worths = new Map(ranked.map((one) => [one, worth(one)])); // determinism: only asked
  ranked.sort((a, b) => (worths.get(b) ?? 0) - (worths.get(a) ?? 0) || a.place - b.place);
  for (const { each } of ranked) {
    if (left === 0) break;
    const n = Math.min(left, room(each), Math.max(1, rules.copies - (deck.cards[each.id] ?? 0)));
    add[each.id] = n;
    left -= n;
  }
  // A card of which there may be any number fills up what is left.
  for (const { each } of ranked) {
    const more = Math.min(left, room(each) - (add[each.id] ?? 0));
    if (more <= 0) continue;
    add[each.id] = (add[each.id] ?? 0) + more;
    left -= more;
  }
  return left === 0 ? add : null;
}

const costOf = ({ cost = 0 }: CardData): number => Math.min(cost, SHARES.length - 1);

function costsOf({ cards: counts }: Deck, card: CardShelf['card']): readonly number[] {
  const have = new Array<number>(SHARES.length).fill(0);
  const entries = Object.entries(counts); // determinism: sums only
  for (const [id, n] of entries) {
    const one = card(id);
    if (one) have[costOf(one)] = (have[costOf(one)] ?? 0) + n;
  }
  return have;
}

const thinness = (card: CardData, have: readonly number[]): number =>
  (SHARES[costOf(card)] ?? 0) - (have[costOf(card)] ?? 0);
