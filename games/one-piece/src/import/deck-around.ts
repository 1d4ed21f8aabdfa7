/** A legal deck that has as many of some cards as fit into one, for runs that want to see those. */
import { below, type Rng, shuffle } from '@dealers-choice/kernel';
import { copiesOf, refusedBy } from '../data/deck-limits.ts';
import type { Deck } from '../data/decks.ts';
import type { RulesContext } from '../data/rules-context.ts';
import { type Spoken, spokenOfBy } from '../data/spoken-of.ts';
import type { CardData } from '../tree/card.ts';

/** So many of the wanted cards, all copies of each; others fill up the rest. */
const MOST = 10;
/** So many of those it speaks of come with the first of them. */
const NAMED = 4;
/** So many come with it that bring about what it asks for. */
const HELPERS = 6;
/** So many of those on which the other side's hero waits. */
const PREY = 5;
/** So many Leaders are looked at: a few at random, so that one nobody wants has a turn too. */
const LEADERS = 8;

interface Wish {
  wanted: ReadonlySet<string>;
  /** The deck is for this one first: under a Leader that it asks for, with the cards it speaks of. */
  hero: CardData | undefined;
  spoken: Spoken | null;
  /** Many texts speak of a type: each other deck is of the Leader's own kind, as far as there are such cards. */
  ofOneKind: boolean;
  /** The other side's hero waits for these. */
  isPrey(card: CardData): boolean;
}

interface Around {
  cards: readonly CardData[];
  rules: RulesContext;
  rng: Rng;
  /** First of those that the other deck wants. */
  against?: string | undefined;
}

/** Null: no Leader of these cards can have a whole deck. */
export function deckAround(wanted: readonly string[], { cards, rules, rng, against }: Around): Deck | null {
  const [hero, rival] = [wanted[0], against].map((wish) => cards.find(({ id }) => id === wish));
  const wish: Wish = {
    wanted: new Set(wanted), // determinism: only asked
    hero,
    spoken: hero ? spokenOfBy(hero) : null,
    ofOneKind: below(rng, 2) === 0,
    isPrey: rival ? spokenOfBy(rival).isPrey : () => false,
  };
  const leaders = shuffle(
    rng,
    cards.filter(({ category }) => category === 'LEADER'),
  );
  const suited = leaders.filter((leader) => suits(leader, wish));
  const few = [...suited, ...leaders.filter((leader) => !suited.includes(leader))].slice(0, LEADERS);
  const worth = new Map(few.map((leader) => [leader, worthOf(leader, cards, wish)])); // determinism: only asked
  few.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0));
  for (const leader of [...few, ...leaders.filter((each) => !few.includes(each))]) {
    const chosen = chosenFor(leader, cards, rules, rng, wish);
    if (chosen) return { leader: leader.id, cards: chosen };
  }
  return null;
}

const isOfKind = (leader: CardData, { types }: CardData): boolean => types.some((type) => leader.types.includes(type));

function suits(leader: CardData, { hero, spoken }: Wish): boolean {
  if (!hero || !spoken) return false;
  return hero.category === 'LEADER' ? leader === hero : spoken.isLeader(leader) && refusedBy(leader, hero).length === 0;
}

function worthOf(leader: CardData, cards: readonly CardData[], wish: Wish): number {
  const counts = (card: CardData): boolean =>
    wish.wanted.has(card.id) && refusedBy(leader, card).length === 0 && (!wish.ofOneKind || isOfKind(leader, card));
  const helps = wish.spoken?.isHelper(leader) === true ? cards.length : 0;
  return (suits(leader, wish) ? 2 * cards.length : 0) + helps + cards.filter(counts).length;
}

function chosenFor(
  leader: CardData,
  cards: readonly CardData[],
  rules: RulesContext,
  rng: Rng,
  { wanted, hero, spoken, ofOneKind, isPrey }: Wish,
): Deck['cards'] | null {
  const may = shuffle(
    rng,
    cards.filter((card) => refusedBy(leader, card).length === 0),
  );
  const kin = ofOneKind ? may.filter((card) => isOfKind(leader, card)) : [];
  const pool = [...kin, ...may.filter((card) => !kin.includes(card))];
  const named = spoken ? may.filter((card) => card !== hero && spoken.isNamed(card)).slice(0, NAMED) : [];
  const isOther = (card: CardData): boolean => card !== hero && !named.includes(card);
  const helpers = spoken
    ? strongest(
        may.filter((card) => isOther(card) && spoken.isHelper(card)),
        spoken,
      )
    : [];
  const prey = may.filter((card) => isOther(card) && !helpers.includes(card) && isPrey(card)).slice(0, PREY);
  const first = [...(hero ? may.filter((card) => card === hero) : []), ...named, ...helpers, ...prey];
  first.push(
    ...pool.filter((card) => wanted.has(card.id) && !first.includes(card)).slice(0, Math.max(0, MOST - first.length)),
  );
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

/** Of twice as many, so that weak ones have a turn too. */
const strongest = (helpers: readonly CardData[], { helpStrength }: Spoken): CardData[] =>
  helpers
    .slice(0, 2 * HELPERS)
    .sort((a, b) => helpStrength(b) - helpStrength(a))
    .slice(0, HELPERS);
