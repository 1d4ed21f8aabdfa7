/** Everything behind a noun except its place: "with …", "without …", "that …", "other than …". */
import { CATEGORIES, CATEGORY_NOUNS } from '../../src/lexicon/cards.ts';
import type { Category, Filter, Keyword } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, past, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { kind } from '../grammar/forward.ts';
import { phraseOf, type Wording } from '../grammar/phrases.ts';
import { canOrNot, keywordTag, timingTag } from '../grammar/words.ts';
import { digits } from '../number/letters.ts';
import { comparedTo, range } from '../number/numbers.ts';
import { cardName, kinds } from './filter.ts';
import { asBehind, type Behind, likeness, withItem, withList } from './with.ts';

const WITHOUT: readonly ((c: Cursor) => Filter | undefined)[] = [
  (c) => (say(c, 'a counter') ? { counter: { max: 0 } } : undefined),
  (c) => {
    // "without the <Slash> attribute"
    const found = say(c, 'the|a') ? kinds(c) : undefined;
    return found && { not: found };
  },
  (c) => {
    const timing = past(c, 'a|an|any', timingTag);
    return timing && say(c, 'effect|effects') ? { not: { timing } } : undefined;
  },
  (c) => (past(c, 'a', (i) => token(i, 'name', ({ text }) => text === 'trigger')) ? { trigger: false } : undefined),
  (c) => {
    const keyword: Keyword | undefined = past(c, 'a', keywordTag);
    return keyword && { withoutKeyword: keyword };
  },
];

const CARD_WORDS = CATEGORIES.map((category): Wording<Category> => [phraseOf(CATEGORY_NOUNS[category]), category]);

export const categories = (c: Cursor): Category[] | undefined =>
  listOf<Category>(c, (i) => sayOne(i, CARD_WORDS), ['or']);

/** "that was played this turn", "that are Character cards", "that has 5000 power or less", "that is either …". */
const that = rule<Behind>('that', (c) => {
  if (!say(c, 'that')) return undefined;
  return firstOf<Behind>(c, [
    (i) => (say(i, 'was|were not played this turn') ? { filter: { playedThisTurn: false } } : undefined),
    (i) => (say(i, 'was|were played on? this turn') ? { filter: { playedThisTurn: true } } : undefined),
    (i) => asBehind(canOrNot(i)),
    (i) => (say(i, 'has|have') ? withList(i) : undefined),
    (i) => {
      const found = say(i, 'does|do not have') ? withList(i) : undefined;
      return found && !found.total && !found.differentNames ? { filter: { not: found.filter } } : undefined;
    },
    (i) => (say(i, 'is|are') ? asBehind(among(i) ?? likeness(i)) : undefined),
    (i) => {
      if (!say(i, 'is|are either')) return undefined;
      const any = listOf<Filter>(i, option, ['or']);
      return any && { filter: { any } };
    },
    (i) => {
      const list = say(i, 'is|are a|an?') ? categories(i) : undefined;
      return list && say(i, 'card|cards') ? { filter: { category: list } } : undefined;
    },
  ]);
});

const VALUES = [
  ['base cost', 'baseCost'],
  ['base power', 'basePower'],
  ['cost', 'cost'],
  ['power', 'power'],
] as const;

/** "whose cost is 3 or less", "whose power is higher than this Character's power". */
const whose = rule<Behind>('whose', (c) => {
  const which = say(c, 'whose') ? sayOne(c, VALUES) : undefined;
  const found = which && say(c, 'is|are') ? (comparedTo(c, which) ?? range(c)) : undefined;
  return which && found && { filter: { [which]: found } };
});

/** "among the chosen cards". */
export const among = (c: Cursor): Filter | undefined =>
  sayOne<Filter>(c, [
    ['among the chosen|selected cards|characters', { among: 'it' }],
    ['among the revealed cards|characters', { among: 'revealed' }],
  ]);

/** One of several kinds; inside brackets where it has kinds inside itself. */
const option = (c: Cursor): Filter | undefined =>
  attempt(c, (i) => {
    if (say(i, '(')) {
      say(i, 'a|an');
      const inner = kind.read(i);
      return inner && say(i, ')') ? inner : undefined;
    }
    return say(i, 'a|an') ? kind.read(i) : undefined;
  });

/** "other than this Character", "other than [A]", "other than red cards". */
const otherThan = rule<Filter>('other than', (c) => {
  if (!say(c, 'other than') && !say(c, 'except for?')) return undefined;
  return firstOf<Filter>(c, [
    (i) => (say(i, 'this character|leader|card|stage') ? { other: true } : undefined),
    (i) => {
      say(i, 'your');
      say(i, 'the|another');
      const names = listOf(i, cardName, ['or', 'and']);
      return names && !ahead(i, (j) => say(j, NOUN)) ? { not: { name: names } } : undefined;
    },
    (i) => {
      if (say(i, '(')) {
        const inner = kind.read(i);
        return inner && say(i, ')') ? { not: inner } : undefined;
      }
      const inner = kind.read(i);
      return inner && { not: inner };
    },
  ]);
});

const NOUN = 'don!!|card|cards|character|characters|leader|leaders|event|events|stage|stages';

const without = rule<Filter>('without', (c) => (say(c, 'without') ? firstOf(c, WITHOUT) : undefined));

/** Everything behind a noun except its place. `isCutOff`: an "other than" has interrupted its list. */
export const behindNoun = (c: Cursor, isCutOff = false): Behind | undefined =>
  firstOf<Behind>(c, [
    (i) => (say(i, 'with') ? orWith(i, withList(i)) : undefined),
    (i) => (say(i, 'and with') ? withList(i) : undefined),
    (i) => asBehind(without(i)),
    that,
    whose,
    (i) => {
      const name = say(i, 'named') ? listOf(i, cardName, ['or']) : undefined;
      return name && { filter: { name } };
    },
    (i) => asBehind(otherThan(i)),
    (i) => {
      // "Characters, other than this Character, to …": between commas.
      const found = say(i, ',') ? otherThan(i) : undefined;
      return found && say(i, ',') ? asBehind(found) : undefined;
    },
    (i) => {
      // "other than [A] and a cost of 2 or less": a list that "other than" interrupted.
      if (!isCutOff || !say(i, 'and') || !ahead(i, goesOn)) return undefined;
      return withItem(i);
    },
  ]);

/** Words that only a list of values goes on with. */
const goesOn = (c: Cursor): unknown =>
  say(c, 'a base? cost|power') ??
  say(c, 'no base') ??
  digits(c) ??
  past(c, 'a', (i) => token(i, 'name', ({ text }) => text === 'trigger'));

/** "with 5000 power or less or with a DON!! card given": one or the other. */
function orWith(c: Cursor, first: Behind | undefined): Behind | undefined {
  if (!first || first.total || first.differentNames) return first;
  const second = attempt(c, (i) => (say(i, 'or with') ? withList(i) : undefined));
  if (!second) return first;
  return second.total || second.differentNames ? undefined : { filter: { any: [first.filter, second.filter] } };
}
