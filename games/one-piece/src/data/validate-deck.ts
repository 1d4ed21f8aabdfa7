/** Is a deck legal? All problems at once (OP-12, OP-13). */
import { brief } from '@dealers-choice/kernel';
import type { CardData } from '../tree/card.ts';
import { copiesOf, leftOutBy, type Refused, refusedBy, restrictionOf } from './deck-limits.ts';
import type { Deck, DeckCode, DeckProblem } from './decks.ts';
import { type Format, OPEN } from './formats.ts';
import type { RulesContext } from './rules-context.ts';

export function validateDeck(
  deck: Deck,
  cards: readonly CardData[],
  rules: RulesContext,
  format: Format = OPEN,
): readonly DeckProblem[] {
  const byId = new Map(cards.map((card) => [card.id, card])); // determinism: only asked, by card number
  const named = byId.get(deck.leader);
  const leader = named?.category === 'LEADER' ? named : undefined;
  const entries = Object.entries(deck.cards); // determinism: told in the order of the deck
  const own = entries.filter(([id]) => !['LEADER', 'DON'].includes(byId.get(id)?.category ?? ''));
  return [
    ...leaderProblems(deck.leader, named, format),
    ...entries.flatMap(([id, n]) => {
      const card = byId.get(id);
      return [...countProblems(id, n), ...(card ? cardProblems(card, n, { leader, rules, format }) : unknown(id))];
    }),
    ...pairProblems(deck, format),
    ...sizeProblems(own, rules),
  ];
}

const problem = (code: DeckCode, cards: readonly string[], message: string): DeckProblem => ({ code, cards, message });
const refused = (id: string, found: readonly Refused[]): DeckProblem[] =>
  found.map(({ code, why }) => problem(code, [id], `${id} ${why}`));
const unknown = (id: string): DeckProblem[] => [
  problem('UNKNOWN_CARD', [id], `${brief(id)} is not a card of the loaded sets; name one that is.`),
];

function leaderProblems(id: string, card: CardData | undefined, format: Format): DeckProblem[] {
  if (id === '') return [problem('NO_LEADER', [], 'The deck has no Leader; it must have exactly one.')];
  if (!card) return unknown(id);
  if (card.category === 'LEADER') return refused(id, leftOutBy(format, card));
  return [problem('NO_LEADER', [id], `${id} is not a Leader; the deck must have exactly one.`)];
}

function countProblems(id: string, n: number): DeckProblem[] {
  if (Number.isSafeInteger(n) && n >= 1) return [];
  return [problem('BAD_COUNT', [id], `${id} is there ${brief(n)} times; it must be a whole number from 1 on.`)];
}

interface Limits {
  leader: CardData | undefined;
  rules: RulesContext;
  format: Format;
}

function cardProblems(card: CardData, n: number, { leader, rules, format }: Limits): DeckProblem[] {
  const { id } = card;
  const found = refused(id, [...refusedBy(leader, card), ...leftOutBy(format, card)]);
  const [copies, fewer] = [copiesOf(card, leader, rules), restrictionOf(format, id)];
  if (n > copies) {
    found.push(problem('TOO_MANY_COPIES', [id], `${id} is there ${n} times; a deck may have ${copies} of it.`));
  }
  if (fewer !== undefined && n > fewer) {
    const right = `the format ${format.name} allows ${fewer}`;
    found.push(problem('RESTRICTED', [id], `${id} is there ${n} times; ${right}.`));
  }
  return found;
}

function pairProblems({ leader, cards }: Deck, { bannedPairs, name }: Format): DeckProblem[] {
  const isThere = (id: string) => id === leader || Object.hasOwn(cards, id);
  return bannedPairs
    .filter((pair) => pair.every(isThere))
    .map((pair) =>
      problem('BANNED_PAIR', pair, `${pair.join(' and ')} may not be together in the format ${name}; take out one.`),
    );
}

function sizeProblems(entries: readonly (readonly [string, number])[], { deckSize }: RulesContext): DeckProblem[] {
  const n = entries.reduce((sum, [, copies]) => sum + copies, 0);
  if (n === deckSize) return [];
  return [problem('DECK_SIZE', [], `The deck has ${n} cards beside its Leader; it must have exactly ${deckSize}.`)];
}
