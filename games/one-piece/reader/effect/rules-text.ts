/** Text that holds under the rules: other names and types, and how a deck is built. */
import type { CardData, DeckRules } from '../../src/tree/card.ts';
import { attempt, type Cursor, firstOf, listOf, rule, say, token } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { attribute } from '../grammar/words.ts';
import { cardName } from '../noun/filter.ts';
import { digits } from '../number/letters.ts';
import { underTheRules } from './under-the-rules.ts';

type TreatAs = NonNullable<CardData['treatAs']>;

interface RulesText {
  treatAs?: TreatAs;
  deckRules?: DeckRules;
}

const names = (c: Cursor): string[] | undefined => listOf(c, cardName, ['and', 'or']);

const types = (c: Cursor): string[] | undefined => listOf(c, (i) => token(i, 'type')?.raw, ['and', 'or']);

const treatAs = rule<RulesText>('treat as', (c) =>
  firstOf<RulesText>(c, [
    (i) => {
      if (!say(i, "also treat this card's name|names as")) return undefined;
      const found = names(i);
      return found && { treatAs: { names: found } };
    },
    (i) => {
      const found = say(i, "this card's name is also treated as") ? names(i) : undefined;
      return found && { treatAs: { names: found } };
    },
    (i) => {
      const found = say(i, "this card's type|types is|are also treated as") ? types(i) : undefined;
      return found && { treatAs: { types: found } };
    },
    (i) => {
      const found = say(i, 'this card is also named') ? names(i) : undefined;
      return found && { treatAs: { names: found } };
    },
    (i) => {
      if (!say(i, "also treat this card's type|types as") && !say(i, 'this card also has the')) return undefined;
      const found = types(i);
      say(i, 'type|types');
      return found && { treatAs: { types: found } };
    },
    (i) => {
      const found = say(i, 'this card also has the') ? listOf(i, attribute, ['and']) : undefined;
      return found && say(i, 'attribute|attributes') ? { treatAs: { attributes: found } } : undefined;
    },
  ]),
);

const deckRules = rule<RulesText>('deck rules', (c) =>
  firstOf<RulesText>(c, [
    (i) =>
      say(i, 'you may have any number of this|each card in your deck') ? { deckRules: { copies: 'any' } } : undefined,
    (i) => {
      const copies = say(i, 'you may have up to') ? digits(i) : undefined;
      return copies !== undefined && say(i, 'of this|each card in your deck') ? { deckRules: { copies } } : undefined;
    },
    (i) => {
      const isActive = say(i, 'your deck cannot contain|include') ?? say(i, 'you cannot include');
      const found = kind.read(i);
      if (!found || !(isActive || say(i, 'cannot be included in your deck'))) return undefined;
      const { cost, baseCost, category, ...rest } = found;
      const limit = cost ?? baseCost;
      say(i, 'in your deck');
      // determinism: only asks whether there is more that a deck rule cannot say
      if (!limit || Object.keys(rest).length > 0) return undefined;
      return { deckRules: { without: { cost: limit, ...(category ? { category } : {}) } } };
    },
    (i) => {
      if (!say(i, 'your deck can contain|include only') && !say(i, 'you can only include')) return undefined;
      const onlyTypes = types(i);
      if (!onlyTypes || !say(i, 'type? cards')) return undefined;
      say(i, 'in your deck');
      return { deckRules: { onlyTypes } };
    },
    (i) => {
      if (!say(i, 'your don!! deck has') && !say(i, 'your don!! deck consists of')) return undefined;
      const donDeck = digits(i);
      return donDeck !== undefined && say(i, 'card|cards') ? { deckRules: { donDeck } } : undefined;
    },
  ]),
);

const ruling = (c: Cursor): RulesText | undefined => firstOf<RulesText>(c, [treatAs, deckRules]);

/** One rule or several. What stands behind a last "and" is not a rule of this kind, and is read elsewhere. */
export const rulesText = rule<RulesText>('rules text', (c) => {
  const before = attempt(c, underTheRules) === true;
  const first = ruling(c);
  if (!first) return undefined;
  const all = [first];
  for (;;) {
    const more = attempt(c, (i) => (say(i, ',? and') ? ruling(i) : undefined));
    if (!more) break;
    all.push(more);
  }
  const after = attempt(c, (i) => say(i, ',? according to the rules') ?? say(i, ',? under the rules')) === true;
  if (!before && !after && !first.treatAs && !first.deckRules?.without) return undefined;
  return (say(c, '.') ?? (before ? say(c, ',? and') : undefined)) ? joined(all) : undefined;
});

const joined = (all: readonly RulesText[]): RulesText => {
  const deck: DeckRules = Object.assign({}, ...all.map((each) => each.deckRules));
  const treated: TreatAs = Object.assign({}, ...all.map((each) => each.treatAs));
  return {
    ...(Object.keys(treated).length > 0 ? { treatAs: treated } : {}), // determinism: only asks whether there is any
    ...(Object.keys(deck).length > 0 ? { deckRules: deck } : {}), // determinism: only asks whether there is any
  };
};
