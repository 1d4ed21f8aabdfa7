/** A printed card, as it is read from a file: what a card must have and cannot have follows from its category. */
import type { CardData, DeckRules } from '../tree/card.ts';
import { anEffect } from '../tree/effect.ts';
import {
  checked,
  flag,
  oneLine,
  oneOf,
  orWord,
  type PathProblem,
  type Schema,
  startOf,
  text,
  whole,
} from '../tree/schema.ts';
import { list, maybe, never, object, tagged } from '../tree/schema-shapes.ts';
import { CATEGORIES, type Category, COLOURS, type Effect, type Num, type Range } from '../tree/tree.ts';
import { aKeyword, checkRange, someAttributes, someColours, someNames } from '../tree/values.ts';
import { cardNumber } from './card-number.ts';
import { checkEffect } from './check-effect.ts';

/** The text of a card with this many values would not fit on it by far. */
const MAX_VALUES = 2000;

const COMMON = {
  id: cardNumber,
  name: oneLine(120),
  types: list(oneLine(60), { max: 12, distinct: true }),
  rarity: maybe(oneLine(20)),
  block: maybe(whole(1, 99)),
  treatAs: maybe(
    object<NonNullable<CardData['treatAs']>>('an object such as {"names": ["…"]}', {
      names: maybe(someNames),
      types: maybe(someNames),
      attributes: maybe(someAttributes),
    }),
  ),
  art: maybe(
    object<NonNullable<CardData['art']>>('an object such as {"promo": true}', {
      alternate: maybe(flag),
      promo: maybe(flag),
    }),
  ),
  unsupported: maybe(list(unread(), { max: 20 })),
};

function unread(): Schema<readonly [string, string]> {
  const pair = list(text(2000), { min: 2, max: 2 });
  const right = 'a pair of a sentence and why it could not be read';
  return {
    right,
    read(value, at) {
      const [sentence, reason] = pair.read(value, at) ?? [];
      return sentence === undefined || reason === undefined ? undefined : [sentence, reason];
    },
  };
}

const COST = whole(0, 50);
const POWER = whole(0, 100_000);
const costBound: Schema<Num> = { right: COST.right, read: COST.read };
const costRange: Schema<Range> = checked(
  object<Range>('a range such as {"min": 5}', { min: maybe(costBound), max: maybe(costBound) }),
  checkRange,
);
const copies: Schema<number | 'any'> = orWord('any', whole(1, 100));
const DECK_RULES = 'an object such as {"copies": "any"}';
const leaderDeckRules = object<DeckRules>(DECK_RULES, {
  copies: maybe(copies),
  without: maybe(
    object<NonNullable<DeckRules['without']>>('an object such as {"cost": {"min": 5}}', {
      cost: costRange,
      category: maybe(list(oneOf(...CATEGORIES), { min: 1, max: CATEGORIES.length, distinct: true })),
    }),
  ),
  onlyTypes: maybe(someNames),
  donDeck: maybe(whole(1, 20)),
});
const aboutTheDeck = never('only a LEADER speaks about the whole deck');
const cardDeckRules = object<DeckRules>(DECK_RULES, {
  copies: maybe(copies),
  without: aboutTheDeck,
  onlyTypes: aboutTheDeck,
  donDeck: aboutTheDeck,
});

/** The effects of a card of this category: some timings are only on some cards. */
const effectsOf = (category: Category): Schema<readonly Effect[]> =>
  list(
    checked(anEffect, (read, at) => checkEffect(read, category, at)),
    { max: 20 },
  );
const keywords = maybe(list(aKeyword, { max: 10, distinct: true }));
const only = (who: string) => never(`only a ${who} has that`);
const NO_FIGHTER = {
  attributes: only('LEADER or CHARACTER'),
  power: only('LEADER or CHARACTER'),
  counter: only('CHARACTER'),
  life: only('LEADER'),
  keywords: only('LEADER or CHARACTER'),
};

type Printed = { [C in Category]: CardData & { category: C } }[Category];
export const aCard: Schema<Printed> = tagged<Printed, 'category'>('category', 'a card', {
  LEADER: {
    ...COMMON,
    colours: someColours,
    attributes: maybe(someAttributes),
    cost: only('CHARACTER, EVENT or STAGE'),
    power: POWER,
    counter: only('CHARACTER'),
    life: whole(1, 20),
    keywords,
    effects: maybe(effectsOf('LEADER')),
    deckRules: maybe(leaderDeckRules),
  },
  CHARACTER: {
    ...COMMON,
    colours: someColours,
    attributes: maybe(someAttributes),
    cost: COST,
    power: POWER,
    counter: maybe(whole(1, 20_000)),
    life: only('LEADER'),
    keywords,
    effects: maybe(effectsOf('CHARACTER')),
    deckRules: maybe(cardDeckRules),
  },
  EVENT: {
    ...COMMON,
    ...NO_FIGHTER,
    colours: someColours,
    cost: COST,
    effects: maybe(effectsOf('EVENT')),
    deckRules: maybe(cardDeckRules),
  },
  STAGE: {
    ...COMMON,
    ...NO_FIGHTER,
    colours: someColours,
    cost: COST,
    effects: maybe(effectsOf('STAGE')),
    deckRules: maybe(cardDeckRules),
  },
  DON: {
    ...COMMON,
    ...NO_FIGHTER,
    colours: list(oneOf(...COLOURS), { max: COLOURS.length, distinct: true }),
    cost: only('CHARACTER, EVENT or STAGE'),
    effects: never('a DON has no effects'),
    deckRules: never('a DON is in no deck of fifty'),
  },
});

export type CardRead = { card: CardData } | { problems: readonly PathProblem[] };

export function readCard(json: unknown): CardRead {
  const at = startOf('the card', MAX_VALUES);
  const read = aCard.read(json, at);
  return read ? { card: read } : { problems: at.file.problems };
}
