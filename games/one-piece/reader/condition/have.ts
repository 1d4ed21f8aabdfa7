/** What a player has: "you have 2 or more Characters and 5 or less cards in your hand". */
import type { Area, Cards, Condition, Counted, Num, Range, Who } from '../../src/tree/tree.ts';
import { apartMeant, cardsMeant, filterOf, whereOf } from '../cards/cards.ts';
import { FIELD, place, side } from '../cards/place.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, past, remember, rule, say, sayOne } from '../grammar/cursor.ts';
import { cardName } from '../noun/filter.ts';
import { bareNoun, heads, noun, nounTail } from '../noun/noun.ts';
import { coloursAmong, donOnField, givenCards } from '../number/counted.ts';
import { plus, range } from '../number/numbers.ts';
import { allOf } from './group.ts';

/** "you have", "your opponent does not have". */
const HAVERS: readonly (readonly [string, { who: Who | 'either'; not: boolean }])[] = [
  ['you and your opponent together? have', { who: 'either', not: false }],
  ['either player has', { who: 'either', not: false }],
  ['neither player has', { who: 'either', not: true }],
  ['you do not have', { who: 'you', not: true }],
  ["you don't have", { who: 'you', not: true }],
  ['you have', { who: 'you', not: false }],
  ['your opponent does not have', { who: 'opponent', not: true }],
  ["your|the opponent doesn't have", { who: 'opponent', not: true }],
  ['your|the opponent has|have', { who: 'opponent', not: false }],
  ['they have', { who: 'opponent', not: false }],
  ['you do have', { who: 'you', not: false }],
];

/** "you have 2 or more Characters and 5 or less cards in your hand". */
export const have = rule<Condition>('have', (c) => {
  const pile = attempt(c, pileHas);
  if (pile) return pile;
  const haver = sayOne(c, HAVERS);
  if (!haver) return undefined;
  const parts = listOf(c, (i) => had(i, haver.who), ['and']);
  const both = parts && allOf(parts);
  // "you have 0 DON!! cards on your field or 8 or more DON!! cards on your field"
  const other =
    both && parts.length === 1 ? attempt(c, (i) => (say(i, 'or') ? had(i, haver.who) : undefined)) : undefined;
  const all: Condition | undefined = both && other ? { any: [both, other] } : both;
  if (!all) return undefined;
  if (haver.not) remember(c, { had: null });
  return haver.not ? lacking(all) : all;
});

const PILES: readonly (readonly [string, Area])[] = [
  ['hand', 'hand'],
  ['deck', 'deck'],
  ['trash', 'trash'],
  ['life area', 'life'],
];

/** "your deck has 0 cards", "your opponent's hand has 5 or more cards". */
function pileHas(c: Cursor): Condition | undefined {
  const of = side(c);
  const area = of && of !== 'either' ? sayOne(c, PILES) : undefined;
  if (!area || !say(c, 'has|contains|is')) return undefined;
  const whose = of === 'opponent' ? { of } : {};
  // "your Life area has a face-up card"
  const one = attempt(c, (i) => {
    const found = say(i, 'a|an') ? bareNoun(i) : undefined;
    return found && filterOf(found);
  });
  if (one) return { number: { count: { ...whose, in: [area], ...whereOf(one) } }, min: 1 };
  const cards = (i: Cursor): true | undefined => say(i, 'card|cards');
  const n = attempt(c, (i) => range(i, cards)) ?? attempt(c, (i) => plainRange(i, cards));
  if (!n) return undefined;
  return { number: { count: { ...whose, in: [area] } }, ...n };
}

/** "10 or less cards": what is counted stands behind all of it. */
function plainRange(c: Cursor, cards: (c: Cursor) => true | undefined): Range | undefined {
  const n = range(c);
  return n && cards(c) ? n : undefined;
}

/** A player who does not have 5 has fewer. */
function lacking(all: Condition): Condition {
  if ('number' in all && all.min !== undefined && all.min === all.max)
    return { not: { number: all.number, min: all.min } };
  return { not: all };
}

/** One thing that a player has. */
function had(c: Cursor, who: Who | 'either'): Condition | undefined {
  return firstOf<Condition>(c, [
    // "more DON!! cards on their field than you", "less Life cards than your opponent"
    (i) => comparedWithOther(i, who),
    (i) => ofColours(i, who),
    (i) => givenTotal(i, who),
    (i) => givenDon(i, who),
    (i) => alike(i, who),
    (i) => {
      const no = say(i, 'no') ? attempt(i, (j) => owned(j, who)) : undefined;
      return no && { not: { have: no } };
    },
    (i) => amountHad(i, who),
    (i) => {
      const names = listOf(i, (j) => past(j, 'a|an', cardName), ['and']);
      if (!names || names.length < 2) return undefined;
      const found = attempt(i, heads) ?? [];
      const rest = nounTail(i);
      const cards = cardsMeant({ heads: found, ...rest }, who);
      if (!cards) return undefined;
      return allOf(names.map((name) => haveOne({ ...cards, where: { ...cards.where, name: [name] } })));
    },
    (i) => {
      const isOther = say(i, 'another') === true;
      const isOne = isOther || say(i, 'a|an') === true;
      if (!isOne) say(i, 'any');
      const cards = owned(i, who);
      if (cards && isOne && cards.in.every((area) => area === 'character')) remember(i, { had: cards });
      return cards && haveOne(isOther ? { ...cards, where: { ...cards.where, other: true } } : cards);
    },
  ]);
}

/** "if you have" looks at the field (OP-5); elsewhere cards are counted. */
function haveOne(cards: Cards): Condition {
  return isOnField(cards) ? { have: cards } : { number: { count: cards }, min: 1 };
}

const isOnField = (cards: Cards): boolean =>
  cards.in.every((area) => ['leader', 'character', 'stage', 'don'].includes(area));

/** "any DON!! cards given", "2 or more DON!! cards given to your Leader": of cards, not of DON!!. */
function givenDon(c: Cursor, who: Who | 'either'): Condition | undefined {
  const given: Range | undefined = say(c, 'any') ? { min: 1 } : range(c);
  if (!given || !say(c, 'don!! cards given')) return undefined;
  if (say(c, 'to your leader')) return { is: 'leader', where: { given } };
  if (say(c, 'to this leader|character')) return { is: 'this', where: { given } };
  if (ahead(c, (i) => say(i, 'to'))) return undefined;
  return { have: { ...(who === 'you' ? {} : { of: who }), in: ['leader', 'character'], where: { given } } };
}

/** "2 or more Characters with the same name": some two of them, so that not all of them are apart. */
function alike(c: Cursor, who: Who | 'either'): Condition | undefined {
  if (!say(c, '2 or more')) return undefined;
  const cards = owned(c, who);
  if (!cards || !say(c, 'with the same card? name') || ahead(c, (i) => say(i, 'as'))) return undefined;
  return { number: { count: cards, minus: { names: cards } }, min: 1 };
}

/** "Characters of 3 or more different colours". */
function ofColours(c: Cursor, who: Who | 'either'): Condition | undefined {
  const colours = owned(c, who);
  const n = colours && say(c, 'of') ? range(c) : undefined;
  return colours && n && say(c, 'different? color|colors|colour|colours') ? { number: { colours }, ...n } : undefined;
}

/** "a total of 3 or more given DON!! cards": on whichever cards they are. */
function givenTotal(c: Cursor, who: Who | 'either'): Condition | undefined {
  say(c, 'a total of');
  const n = range(c);
  if (!n || !say(c, 'total? currently? given don!! card|cards')) return undefined;
  return { number: { value: 'given', sumOf: givenCards(who) }, ...n };
}

function amountHad(c: Cursor, who: Who | 'either'): Condition | undefined {
  // "any DON!! cards on your field": at least one
  const isAny = attempt(c, (i) => (say(i, 'any') && ahead(i, donOnField) ? true : undefined)) === true;
  if (!isAny) say(c, 'a total of');
  const amounts = isAny ? [{ min: 1 }] : amountsOf(c);
  if (!amounts) return undefined;
  const don = attempt(c, (i) => donOnField(i) ?? donOnTheField(i, who));
  const count: Counted | undefined = don ?? countHad(c, who);
  if (!count) return undefined;
  say(c, 'in total');
  const [first, ...others] = amounts.map((each) => ({ number: count, ...each }));
  return others.length === 0 ? first : first && { any: [first, ...others] };
}

/** "you have 10 DON!! cards on the field": on the field of the player who has them. */
const donOnTheField = (c: Cursor, who: Who | 'either'): Counted | undefined =>
  who !== 'either' && say(c, 'don!! cards on the field') ? { donOnField: who } : undefined;

/** "3 or less", "0 or 3 or more". */
function amountsOf(c: Cursor): readonly Range[] | undefined {
  const first = range(c);
  if (!first) return undefined;
  const second = attempt(c, (i) => (say(i, 'or') ? range(i) : undefined));
  return second ? [first, second] : [first];
}

function countHad(c: Cursor, who: Who | 'either'): Counted | undefined {
  const cards = owned(c, who);
  if (cards) return { count: cards };
  const names = owned(c, who, apartMeant);
  if (names) return { names };
  return coloursAmong(c);
}

/** Cards that a player has or does not have: "Characters", "cards in their hand". */
function owned(c: Cursor, who: Who | 'either', meant = cardsMeant): Cards | undefined {
  return attempt(c, (i) => {
    const found = noun(i);
    const cards = found && meant(found, who);
    if (!cards) return undefined;
    if (found?.place && who !== 'either') return cards;
    return who === 'you' || cards.of ? cards : { ...cards, of: who };
  });
}

function comparedWithOther(c: Cursor, who: Who | 'either'): Condition | undefined {
  const how = sayOne(c, [
    ['more', 'more'],
    ['less|fewer', 'less'],
    ['the same number of', 'same'],
  ] as const);
  if (!how || who === 'either') return undefined;
  const mine: Num | undefined = attempt(c, (i) => donOnField(i)) ?? countHad(c, who);
  if (mine === undefined || typeof mine === 'number') return undefined;
  if (!say(c, 'than|as') || !(say(c, 'you') || say(c, 'your opponent') || say(c, 'they'))) return undefined;
  say(c, 'do|does|have|has');
  const theirs = mirrored(mine);
  if (how === 'more') return { number: mine, min: plus(theirs, 1) };
  return how === 'less' ? { number: mine, max: plus(theirs, -1) } : { number: mine, min: theirs, max: theirs };
}

/** The same on the other side. */
export function mirrored(counted: Counted): Counted {
  if (counted.donOnField) return { ...counted, donOnField: counted.donOnField === 'you' ? 'opponent' : 'you' };
  if (counted.names) return { ...counted, names: otherSide(counted.names) };
  if (counted.colours) return { ...counted, colours: otherSide(counted.colours) };
  return counted.count ? { ...counted, count: otherSide(counted.count) } : counted;
}

const otherSide = ({ of, ...cards }: Cards): Cards => (of === 'opponent' ? cards : { of: 'opponent', ...cards });

/** "there is a Character with a cost of 0", "there are 2 or more …". */
export const there = rule<Condition>('there is', (c) => {
  if (!say(c, 'there is|are')) return undefined;
  return firstOf<Condition>(c, [
    (i) => {
      const n = range(i);
      say(i, 'total');
      const found = n && noun(i);
      if (!n || !found) return undefined;
      // "3 or less total Life cards between you and your opponent"
      const both = found.place ? undefined : attempt(i, (j) => say(j, 'between you and your opponent'));
      const shared = both && cardsMeant(found, 'either');
      if (shared) return { number: { count: shared }, ...n };
      // Whose field it is may stand behind everything else.
      if (found.place) attempt(i, (j) => (say(j, 'on') && side(j) && say(j, 'field') ? true : undefined));
      const names = apartMeant(found, found.place ? undefined : 'either');
      if (names) return { number: { names }, ...n };
      const cards = cardsMeant(found, found.place ? undefined : 'either');
      return cards && (isOnField(cards) ? { have: cards, n } : { number: { count: cards }, ...n });
    },
    (i) => {
      const no = say(i, 'no');
      say(i, 'a|an|any');
      const found = noun(i);
      const cards = found && cardsMeant(found, undefined);
      if (!cards) return undefined;
      return no ? { not: haveOne(cards) } : haveOne(cards);
    },
  ]);
});

/** "a Character with a cost of 9 or more is on the field". */
export const isOnTheField = rule<Condition>('is on the field', (c) => {
  say(c, 'a|an');
  const found = bareNoun(c);
  const at = found && say(c, 'is|are') ? place(c) : undefined;
  const cards =
    at?.in === FIELD
      ? cardsMeant(
          { ...found, heads: found?.heads ?? [], behind: found?.behind ?? { filter: {} }, place: at },
          undefined,
        )
      : undefined;
  return cards && haveOne(cards);
});

/** "you or your opponent has 0 Life cards". */
export const eitherHas = rule<Condition>('either has', (c) => {
  if (!say(c, 'either? you or your opponent has|have')) return undefined;
  const from = c.at;
  const mine = had(c, 'you');
  const end = c.at;
  c.at = from;
  const theirs = had(c, 'opponent');
  return mine && theirs && c.at === end ? { any: [mine, theirs] } : undefined;
});
