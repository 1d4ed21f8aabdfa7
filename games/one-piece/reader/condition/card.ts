/** What a card is: "your Leader has the {A} type and is active". */
import type { Cards, Colour, Condition, Filter, Who } from '../../src/tree/tree.ts';
import { cardsMeant } from '../cards/cards.ts';
import { ownerWords } from '../cards/owner-ref.ts';
import { side } from '../cards/place.ts';
import { ref } from '../cards/refs.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, past, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { canOrNot, colour, KEYWORD_TAGS } from '../grammar/words.ts';
import { both, cardName, isSomething, kinds, LOOKS } from '../noun/filter.ts';
import { noun } from '../noun/noun.ts';
import { among, behindNoun, categories } from '../noun/tail.ts';
import { withList } from '../noun/with.ts';

type Is = Extract<Condition, { is: unknown }>['is'];

/** "the only Characters on your field are {A} type Characters", "all of your DON!! cards are rested". */
export const only = rule<Condition>('the only', (c) => {
  const who = sayOne<Who>(c, ONLY);
  const where = who && kind.read(c);
  if (!where) return undefined;
  const { category, ...rest } = where;
  const isCharacter = category?.length === 1 && category[0] === 'CHARACTER';
  if (!isCharacter || !isSomething(rest)) return undefined;
  say(c, 'on your|their field');
  const cards: Cards = { ...(who === 'opponent' ? { of: who } : {}), in: ['character'] };
  return { all: [{ have: cards }, { not: { have: { ...cards, where: { not: rest } } } }] };
});

const ONLY: readonly (readonly [string, Who])[] = [
  ['the only characters on your field are', 'you'],
  ['your only characters are', 'you'],
  ['you only have', 'you'],
  ['you have only', 'you'],
  ["the only characters on your opponent's field are", 'opponent'],
  ["your opponent's only characters are", 'opponent'],
  ['your opponent only has', 'opponent'],
  ['your opponent has only', 'opponent'],
];

export const allAre = rule<Condition>('all are', (c) => {
  const of = say(c, 'all of?') && side(c);
  if (!of || of === 'either') return undefined;
  const don = attempt(c, (i) => allDonAre(i, of));
  if (don) return don;
  const found = noun(c);
  const cards = found && cardsMeant(found, of);
  if (!cards) return undefined;
  const state = attempt(c, otherState);
  if (state) return { not: { have: { ...cards, where: { ...cards.where, state } } } };
  // "all of your Characters have different card names"
  const isApart = attempt(c, (i) => say(i, 'have different card? names'));
  if (isApart) return { number: { names: cards }, min: { count: cards } };
  const where = predicate(c);
  return where && { not: { have: { ...cards, where: { ...cards.where, not: where } } } };
});

/** "are rested": how none of them may lie then. */
const otherState = (c: Cursor): Filter['state'] =>
  say(c, 'are')
    ? sayOne(c, [
        ['rested', 'active'],
        ['active', 'rested'],
      ] as const)
    : undefined;

/** Given DON!! are DON!! of the field too, and neither active nor rested (OP-10). */
function allDonAre(c: Cursor, of: Who): Condition | undefined {
  if (!say(c, 'don!! cards')) return undefined;
  const isCostArea = attempt(c, (i) => say(i, 'in your|their cost area')) === true;
  if (!isCostArea) attempt(c, (i) => say(i, 'on your|their|the field'));
  const state = otherState(c);
  if (!state) return undefined;
  const whose = of === 'you' ? {} : { of };
  const inCostArea: Condition = { not: { have: { ...whose, in: ['don'], where: { state } } } };
  if (isCostArea) return inCostArea;
  return {
    all: [inCostArea, { not: { have: { ...whose, in: ['leader', 'character'], where: { given: { min: 1 } } } } }],
  };
}

const SUBJECTS: readonly (readonly [string, Is])[] = [
  ['your leader', 'leader'],
  ["your opponent's leader", 'opponentLeader'],
  ['their leader', 'opponentLeader'],
];

/** "your Leader's type includes "A"": whose, and what includes it. */
const OWNERS: readonly (readonly [string, Is])[] = [
  ["your leader's", 'leader'],
  ["your opponent's leader's", 'opponentLeader'],
  ["this character's|leader's|card's", 'this'],
  ["the revealed card's|character's", 'revealed'],
  [ownerWords('others'), 'others'],
  ["the trashed|selected|chosen card's|character's", 'it'],
  [ownerWords('rival'), 'rival'],
];

const HUE = 'color|colors|colour|colours include|includes|is|are';

export const includes = rule<Condition>('type includes', (c) => {
  const is = sayOne(c, OWNERS) ?? (say(c, "that card's|character's|leader's") ? 'it' : undefined);
  if (!is) return undefined;
  const hue = attempt(c, (i) => (say(i, HUE) ? listOf(i, colour, ['or']) : undefined));
  if (hue) return { is, where: { colour: hue } };
  const what = sayOne(c, [
    ['type|types includes|include', 'typeIncludes'],
    ['card? name includes', 'nameIncludes'],
  ] as const);
  const parts = what && listOf(c, (i) => token(i, 'quote')?.raw ?? token(i, 'type')?.raw, ['or']);
  if (!parts) return undefined;
  return { is, where: what === 'typeIncludes' ? { typeIncludes: parts } : { nameIncludes: parts } };
});

/** "your Leader is red and has the {A} type": a card and what is true of it. */
export const cardIs = rule<Condition>('card is', (c) => {
  const is: Is | undefined = sayOne(c, SUBJECTS) ?? ref(c);
  if (!is) return undefined;
  const verb = c.tokens[c.at]?.text ?? '';
  const every = attempt(c, everyColour);
  if (every) return { all: every.map((each) => ({ is, where: { colour: [each] } })) };
  const several = attempt(c, (i) => oneOfSeveral(i, verb));
  if (several) return { is, where: { any: several } };
  const first = attempt(c, predicate);
  if (!first) return undefined;
  let where: Filter = first;
  for (;;) {
    const next = attempt(c, (i) => {
      const found =
        say(i, ',? and') || say(i, ',')
          ? (predicate(i) ?? (ahead(i, (j) => say(j, 'the|a')) ? hasItem(i) : undefined))
          : undefined;
      return found && both(where, found);
    });
    if (!next) break;
    where = next;
  }
  // "has the {A} type or is [B]", "has the {A} type or a type including "B"", "is [A] or multicolored"
  const any: Filter[] = [where];
  for (;;) {
    const or = attempt(c, (i) => (say(i, ',? or') ? (predicate(i) ?? sameVerb(i, verb)) : undefined));
    if (!or) break;
    any.push(or);
  }
  return { is, where: any.length > 1 ? { any } : where };
});

/** "is red and green": it has both colours. */
function everyColour(c: Cursor): readonly Colour[] | undefined {
  const colours = say(c, 'is|are both?') ? listOf(c, colour, ['and']) : undefined;
  return colours && colours.length > 1 && !ahead(c, aNoun) ? colours : undefined;
}

/** "is [A], [B] or multicolored": three or more in a row. */
function oneOfSeveral(c: Cursor, verb: string): readonly Filter[] | undefined {
  const from = c.at;
  const any = listOf<Filter>(c, (i) => (i.at === from && !say(i, verb) ? undefined : sameVerb(i, verb)), ['or']);
  return any && any.length > 2 && any.some(({ name }) => !name) ? any : undefined;
}

/** The verb of the first predicate holds for the second: "is [A] or multicolored", "has [A] or a cost of 4". */
function sameVerb(c: Cursor, verb: string): Filter | undefined {
  if (verb === 'has' || verb === 'have') return ahead(c, (i) => say(i, 'the|a|an')) ? hasItem(c) : undefined;
  if (verb !== 'is' && verb !== 'are') return undefined;
  return firstOf<Filter>(c, [
    looks,
    (i) => {
      const name = cardName(i);
      return name === undefined ? undefined : { name: [name] };
    },
    (i) => (say(i, 'a|an') ? kindOrCard(i) : undefined),
  ]);
}

const predicate = rule<Filter>('what a card is', (c) =>
  firstOf<Filter>(c, [
    (i) => (say(i, 'is|are not this character|card|leader|stage') ? { other: true } : undefined),
    (i) => {
      if (!say(i, 'is|are not')) return undefined;
      const names = listOf(i, cardName, ['or']);
      if (names) return { not: { name: names } };
      const open = say(i, '(');
      say(i, 'a|an');
      const inner = kind.read(i);
      return inner && (!open || say(i, ')')) ? { not: inner } : undefined;
    },
    (i) => {
      if (!say(i, 'is|are either')) return undefined;
      const any = listOf<Filter>(i, either, ['or']);
      return any && { any };
    },
    (i) => (say(i, 'is|are') ? looks(i) : undefined),
    (i) => {
      const names = say(i, 'is|are') ? listOf(i, cardName, ['or']) : undefined;
      return names && { name: names };
    },
    (i) => {
      // "is a {A} type Character card with a cost of 4 or less", "is a Character", "is an Event"
      if (!say(i, 'is|are')) return undefined;
      say(i, 'a|an');
      return kindOrCard(i);
    },
    (i) => (say(i, 'has|have 2 or more colors|colours') ? { multicolour: true } : undefined),
    (i) => {
      // "is multicolored and includes blue"
      const colours = say(i, 'includes|include') ? listOf(i, colour, ['or']) : undefined;
      return colours && { colour: colours };
    },
    (i) => asItWas(i),
    (i) => (say(i, 'has|have') ? hasItem(i) : undefined),
    (i) => (say(i, 'does|do not have') ? lacks(i) : undefined),
    (i) => (say(i, 'was|were not played this turn') ? { playedThisTurn: false } : undefined),
    (i) => (say(i, 'was|were played on? this turn') ? { playedThisTurn: true } : undefined),
    (i) => (say(i, 'is|are') ? among(i) : undefined),
    canOrNot,
  ]),
);

/** "was a {A} type card", "had the {A} type": what a card always is; its cost and power may have been others then. */
function asItWas(c: Cursor): Filter | undefined {
  const found = firstOf<Filter>(c, [
    (i) => (say(i, 'had') ? hasItem(i) : undefined),
    (i) => (say(i, 'was|were') ? (looks(i) ?? past(i, 'a|an', kindOrCard)) : undefined),
  ]);
  // determinism: only asks whether there is another field
  return found && Object.keys(found).every((field) => ALWAYS.includes(field)) ? found : undefined;
}
const ALWAYS: readonly string[] = [
  'category',
  'name',
  'nameIncludes',
  'type',
  'typeIncludes',
  'colour',
  'multicolour',
  'trigger',
];

function kindOrCard(c: Cursor): Filter | undefined {
  const list = attempt(c, (i) => {
    const found = categories(i);
    if (!found) return undefined;
    say(i, 'card|cards');
    return ahead(i, behindNoun) ? undefined : { category: found };
  });
  return list ?? kind.read(c);
}

const either = (c: Cursor): Filter | undefined =>
  attempt(c, (i) => {
    const open = say(i, '(');
    if (!say(i, 'a|an')) return undefined;
    const inner = kind.read(i);
    return inner && (!open || say(i, ')')) ? inner : undefined;
  });

const looks = (c: Cursor): Filter | undefined =>
  firstOf<Filter>(c, [
    (i) => sayOne(i, LOOKS),
    (i) => {
      const colours = listOf(i, colour, ['or']);
      return colours && !ahead(i, aNoun) ? { colour: colours } : undefined;
    },
  ]);

const aNoun = (c: Cursor): true | undefined =>
  say(c, 'card|character|event|stage|leader') ?? (token(c, 'type') || token(c, 'name') ? true : undefined);

/** "the {A} type", "5000 power or more", "a cost of 4 or more", "[Blocker]". */
function hasItem(c: Cursor): Filter | undefined {
  return firstOf<Filter>(c, [
    (i) => (say(i, 'the|a|an?') ? kinds(i) : undefined),
    (i) => {
      // Behind "has" stands what else stands behind "with".
      const found = withList(i);
      return found && !found.total && !found.differentNames ? found.filter : undefined;
    },
  ]);
}

function lacks(c: Cursor): Filter | undefined {
  say(c, 'a|an');
  const found = token(c, 'name', ({ text }) => text === 'trigger' || Object.hasOwn(KEYWORD_TAGS, text));
  if (!found) return undefined;
  const keyword = KEYWORD_TAGS[found.text];
  return keyword ? { withoutKeyword: keyword } : { trigger: false };
}
