/** A legal deck of chance over all cards there are, for long runs of random matches. */
import { BadSetup, below, type Rng, shuffle } from '@dealers-choice/kernel';
import type { CardData } from '../tree/card.ts';
import { copiesOf, leftOutBy, refusedBy, restrictionOf } from './deck-limits.ts';
import type { Deck } from './decks.ts';
import { type Format, OPEN } from './formats.ts';
import type { RulesContext } from './rules-context.ts';

export function randomDeck(cards: readonly CardData[], rules: RulesContext, rng: Rng, format: Format = OPEN): Deck {
  const leaders = cards.filter((card) => card.category === 'LEADER' && leftOutBy(format, card).length === 0);
  for (const leader of shuffle(rng, leaders)) {
    const chosen = chooseCards(poolOf(leader, cards, rules, format), rules, rng, format);
    if (chosen) return { leader: leader.id, cards: chosen };
  }
  const right = `one of their Leaders must be able to have ${rules.deckSize}`;
  throw new BadSetup(`one-piece: no legal deck can be made of these ${cards.length} cards; ${right}.`);
}

interface Choice {
  id: string;
  most: number;
}

/** Every card that may be with this Leader, and how often. */
function poolOf(leader: CardData, cards: readonly CardData[], rules: RulesContext, format: Format): Choice[] {
  const apart = format.bannedPairs.filter((pair) => pair.includes(leader.id)).flat();
  return cards
    .filter((card) => !apart.includes(card.id))
    .filter((card) => refusedBy(leader, card).length === 0 && leftOutBy(format, card).length === 0)
    .map((card) => {
      const most = Math.min(copiesOf(card, leader, rules), restrictionOf(format, card.id) ?? rules.deckSize);
      return { id: card.id, most };
    });
}

/** Some copies of one card after another; if the pool ends first, more copies of those that may have them. */
function chooseCards(pool: Choice[], rules: RulesContext, rng: Rng, format: Format): Deck['cards'] | null {
  const counts: Record<string, number> = {};
  let left = rules.deckSize;
  const add = (id: string, n: number) => {
    counts[id] = (counts[id] ?? 0) + n;
    left -= n;
  };
  const order = shuffle(rng, pool);
  for (const { id, most } of order) {
    if (left === 0) break;
    if (format.bannedPairs.some((pair) => pair.includes(id) && pair.some((each) => Object.hasOwn(counts, each))))
      continue;
    add(id, Math.min(left, 1 + below(rng, Math.min(most, 2 * rules.copies))));
  }
  for (const { id, most } of order) {
    if (Object.hasOwn(counts, id)) add(id, Math.min(left, most - (counts[id] ?? 0)));
  }
  return left === 0 ? counts : null;
}
