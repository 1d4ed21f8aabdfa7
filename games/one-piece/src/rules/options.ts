/** What may be set before a match. Each seat's deck is its own secret. */
import { BadSetup, brief, type Option, type Rng, toggle, wholeNumber } from '@dealers-choice/kernel';
import { type Deck, type DeckProblem, readDeck } from '../data/decks.ts';
import { randomDeck } from '../data/random-deck.ts';
import type { RulesContext } from '../data/rules-context.ts';
import { isReadWhole, unreadProblems } from '../data/unread.ts';
import { validateDeck } from '../data/validate-deck.ts';
import type { CardSet } from '../tree/card.ts';

/** A deck of chance, drawn when the match begins. */
export const RANDOM = 'random';

export function options(set: CardSet, rules: RulesContext) {
  return {
    decks: decksOption(set, rules),
    strict: toggle('Refuse decks with a card whose text is not read to the last word', false),
    maxRepeats: wholeNumber('How often a position may come round before a loop is ended', rules.maxRepeats, 1, 100),
  };
}

function decksOption(set: CardSet, rules: RulesContext): Option<readonly string[]> {
  const ids = set.decks.map(({ id }) => id);
  const [leader, other] = examplesIn(set);
  const right = `for each seat ${[...ids, RANDOM].join(', ')}, or a deck list such as "1x${leader} 4x${other} …"`;
  const one = (value: unknown): string => {
    const text = String(value).trim();
    if (typeof value !== 'string' || text === '')
      throw new BadSetup(`one-piece: decks is ${brief(value)}; it must be ${right}.`);
    const deck = namedDeck(set, text);
    if (text === RANDOM || deck) return text;
    if (/^[a-z-]+$/.test(text)) {
      throw new BadSetup(`one-piece: there is no deck ${brief(text)}; it must be ${right}.`);
    }
    const read = readDeck(text, set.cards);
    const problems = [...read.problems, ...validateDeck(read.deck, set.cards, rules)];
    if (problems.length > 0) {
      throw new BadSetup(`one-piece: this deck cannot be played. ${firstOf(problems)}`);
    }
    return text;
  };
  return {
    kind: 'choices',
    about: 'The deck of each seat; nobody else is told which cards it has',
    fallback: Object.freeze([ids[0] ?? RANDOM, ids[1] ?? ids[0] ?? RANDOM]),
    right,
    choices: [...ids, RANDOM],
    secret: true,
    read(value, seats) {
      const list: unknown = typeof value === 'string' ? value.split(',') : value;
      if (!Array.isArray(list) || (list.length !== 1 && list.length !== seats)) return undefined;
      const both = list.length === 1 ? [list[0], list[0]] : list;
      return Object.freeze(both.map(one));
    },
  };
}

/** The numbers of a Leader and of another card, to show how a list is written. */
export function examplesIn({ cards }: CardSet): [leader: string, other: string] {
  const [leader, other] = [true, false].map((is) => cards.find(({ category }) => (category === 'LEADER') === is)?.id);
  return [leader ?? 'LG-001', other ?? 'LG-002'];
}

export const namedDeck = ({ decks }: CardSet, id: string): Deck | undefined => decks.find((deck) => deck.id === id);

/** Card numbers with how many of each, the Leader first. `strict`: only cards that are read whole. */
export function deckFor(
  set: CardSet,
  rules: RulesContext,
  choice: string,
  rng: Rng,
  strict: boolean,
): [string, number][] {
  if (choice === RANDOM) return deckEntries(randomDeck(strict ? set.cards.filter(isReadWhole) : set.cards, rules, rng));
  const deck = namedDeck(set, choice) ?? readDeck(choice, set.cards).deck;
  const problems = strict ? unreadProblems(deck, set.cards) : [];
  if (problems.length > 0) throw new BadSetup(`one-piece: ${firstOf(problems)}`);
  return deckEntries(deck);
}

/** Of a long list of mistakes the first are enough to begin with. */
const MOST_NAMED = 5;
function firstOf(problems: readonly DeckProblem[]): string {
  const named = problems.slice(0, MOST_NAMED).map(({ message }) => message);
  const more = problems.length - named.length;
  return [...named, ...(more > 0 ? [`And ${more} more.`] : [])].join(' ');
}

export function deckEntries({ leader, cards }: Deck): [string, number][] {
  const others = Object.entries(cards).sort(([a], [b]) => (a < b ? -1 : 1)); // determinism: sorted by card number
  return [[leader, 1], ...others];
}
