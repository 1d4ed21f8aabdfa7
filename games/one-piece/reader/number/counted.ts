/** Numbers that are counted: cards, DON!!, a value of a card, what was just done. */
import type { Cards, Counted, Num, Side, Who } from '../../src/tree/tree.ts';
import { ownerRef, plainRef } from '../cards/owner-ref.ts';
import { side } from '../cards/place.ts';
import { ahead, attempt, type Cursor, firstOf, past, remember, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { cardsApart, countedCards, history, kind, meant, owner, value } from '../grammar/forward.ts';
import { both, isSomething } from '../noun/filter.ts';
import { shownOf, shownPlace } from '../noun/shown.ts';
import { behindNoun } from '../noun/tail.ts';
import { doneThings } from './done-things.ts';
import { digits } from './letters.ts';
import { chosenCost, plus } from './numbers.ts';

const VALUES: readonly (readonly [string, NonNullable<Counted['value']>])[] = [
  ['base power', 'basePower'],
  ['base cost', 'baseCost'],
  ['power', 'power'],
  ['cost', 'cost'],
  ['counter', 'counter'],
];

/** "the number of …", "1000 for every 2 …", "2 plus its cost". */
export const counted = rule<Counted>('counted number', (c) => {
  const more = attempt(c, (i) => {
    const n = digits(i) ?? token(i, 'signed')?.n;
    return n !== undefined && say(i, 'plus') ? n : undefined;
  });
  const found = firstOf<Counted>(c, [timesEach, bare]);
  // "its cost plus 1"
  const late = attempt(c, (i) => (say(i, 'plus') ? digits(i) : undefined));
  return found && plus(found, (more ?? 0) + (late ?? 0));
});

function timesEach(c: Cursor): Counted | undefined {
  const n = digits(c) ?? token(c, 'signed')?.n;
  if (n === undefined) return undefined;
  const each = forEachOf(c);
  return each && timesOf(each, n);
}

/** "draw 2 cards for each …": the count, times 2. */
export function timesOf(each: Counted, n: Num): Counted | undefined {
  if (typeof n !== 'number') return undefined;
  return n === 1 ? each : { ...each, times: n };
}

const LEADERS: readonly (readonly [string, Cards])[] = [
  ['your leader', { in: ['leader'] }],
  ["your opponent's leader", { of: 'opponent', in: ['leader'] }],
];

const LEADERS_OWN = LEADERS.map(([words, cards]) => [`${words}'s`, cards] as const);

/** "the number of A"; "(the number of A) minus (the number of B)". */
function bare(c: Cursor): Counted | undefined {
  const first = inBrackets(c);
  const fewer = first && attempt(c, (i) => (say(i, 'minus') ? inBrackets(i) : undefined));
  return fewer ? { ...first, minus: fewer } : first;
}

const inBrackets = (c: Cursor): Counted | undefined =>
  attempt(c, (i) => {
    const open = say(i, '(');
    const found = plainly(i);
    return found && (!open || say(i, ')')) ? found : undefined;
  });

function plainly(c: Cursor): Counted | undefined {
  return firstOf<Counted>(c, [
    (i) => (say(i, 'the total? number of') ? givenDon(i) : undefined),
    (i) => {
      const which = say(i, "each card's own") ? sayOne(i, VALUES) : undefined;
      return which && { value: which, ofEach: true };
    },
    (i) => donOnField(i, 'the number of'),
    (i) => (say(i, 'that number') ? { event: 'n' } : undefined),
    chosenCost,
    (i) => (say(i, 'the number of') ? history.read(i) : undefined),
    (i) => (say(i, 'the number of') ? shownThings(i) : undefined),
    (i) => (say(i, 'the number of?') ? doneThings(i, true) : undefined),
    (i) => (say(i, 'the number of') ? coloursAmong(i) : undefined),
    (i) => (say(i, 'the number of') || say(i, 'the total of') ? countOf(i) : undefined),
    (i) => (say(i, 'your number of') ? countOf(i, 'you') : undefined),
    (i) => (say(i, "your opponent's number of") ? countOf(i, 'opponent') : undefined),
    (i) => {
      if (!say(i, 'the total')) return undefined;
      const which = sayOne(i, VALUES);
      const sumOf = which && say(i, 'of') ? countedCards.read(i) : undefined;
      return which && sumOf ? { value: which, sumOf } : undefined;
    },
    (i) => {
      // "your opponent's Leader's power", "the base power of your Leader"
      const which = say(i, 'the') ? sayOne(i, VALUES) : null;
      if (which === undefined || (which && !say(i, 'of'))) return undefined;
      const sumOf = sayOne(i, which ? LEADERS : LEADERS_OWN);
      const value = sumOf && (which ?? sayOne(i, VALUES));
      return sumOf && value ? { value, sumOf } : undefined;
    },
    (i) => {
      const ofCard = ownerRef(i);
      const which = ofCard && sayOne(i, VALUES);
      return ofCard && which ? { value: which, ofCard } : undefined;
    },
    (i) => {
      // "the power of this Character"
      const which = say(i, 'the') ? sayOne(i, VALUES) : undefined;
      const ofCard = which && say(i, 'of') ? plainRef(i) : undefined;
      return which && ofCard ? { value: which, ofCard } : undefined;
    },
  ]);
}

/** "DON!! cards given to this Character", "your given DON!! cards". */
function givenDon(c: Cursor): Counted | undefined {
  return firstOf<Counted>(c, [
    (i) => {
      const of = side(i);
      if (!of || !say(i, 'currently? given don!! card|cards')) return undefined;
      return { value: 'given', sumOf: givenCards(of) };
    },
    (i) => (say(i, 'don!! card|cards given to') ? givenOf(givenTo(i)) : undefined),
  ]);
}

const givenOf = (to: ReturnType<typeof givenTo>): Counted | undefined => to && { value: 'given', ...to };

/** Cards to which DON!! can be given. */
export const givenCards = (of: Side): Cards => ({ ...(of === 'you' ? {} : { of }), in: ['leader', 'character'] });

function givenTo(c: Cursor): Pick<Counted, 'ofCard' | 'ofEach' | 'sumOf'> | undefined {
  return firstOf<Pick<Counted, 'ofCard' | 'ofEach' | 'sumOf'>>(c, [
    (i) => (say(i, 'itself') ? { ofEach: true } : undefined),
    (i) => {
      // "give all of your opponent's Characters −1000 power for every DON!! card given to that Character"
      if (!i.said.chosen || !i.said.many) return undefined;
      return say(i, 'that|the card|character') ? { ofEach: true } : undefined;
    },
    (i) => {
      const { last } = i.said;
      const ofCard = meant.read(i);
      // Only counted: "it" is still what it was.
      remember(i, { last });
      return ofCard && { ofCard };
    },
    (i) => {
      const sumOf = countedCards.read(i);
      return sumOf && { sumOf };
    },
  ]);
}

/** "Event revealed": of those shown just now. All of them are as many as were shown. */
function shownThings(c: Cursor): Counted | undefined {
  const at = shownPlace(c);
  const where = at && kind.read(c);
  if (!where || !isSomething(where) || !say(c, 'revealed')) return undefined;
  say(c, 'this way') ?? say(c, 'by|with this effect');
  return { count: shownOf(at, where) };
}

/** "different colours among your Characters". */
export const coloursAmong = rule<Counted>('colours among', (c) => {
  const colours = say(c, 'different? color|colors|colour|colours among') ? countedCards.read(c) : undefined;
  return colours && { colours };
});

function countOf(c: Cursor, of?: Who): Counted | undefined {
  const counted = attempt(c, countedCards.read);
  const cards = counted ?? cardsApart.read(c);
  if (!cards) return undefined;
  const made = (some: Cards): Counted => (counted ? { count: some } : { names: some });
  // "for each {A} type Character you have"
  if (of === undefined && cards.of === 'either') {
    const haver = sayOne<Who>(c, [
      ['you have', 'you'],
      ['your opponent has', 'opponent'],
    ]);
    const { of: _, ...own } = haver ? besides(c, cards) : cards;
    if (haver) return made(haver === 'opponent' ? { of: haver, ...own } : own);
  }
  if (of === undefined || cards.of !== 'either') return made(cards);
  const { of: _, ...own } = cards;
  return made(of === 'opponent' ? { of, ...own } : own);
}

/** "… you have other than this Character": said behind the player. */
function besides(c: Cursor, cards: Cards): Cards {
  const where = attempt(c, (i) => {
    const found = ahead(i, (j) => say(j, 'other than')) ? behindNoun(i) : undefined;
    return found && both(cards.where ?? {}, found.filter);
  });
  return where ? { ...cards, where } : cards;
}

/** "[the number of] DON!! cards on your field"; "the number on your opponent's field" behind another. */
export function donOnField(c: Cursor, before = ''): Counted | undefined {
  return attempt(c, (i) => {
    if (before && !say(i, before)) return undefined;
    if (!say(i, 'don!! card|cards?') && !ahead(i, (j) => say(j, "on your opponent's|their"))) return undefined;
    const who = onField(i);
    return who && { donOnField: who };
  });
}

export const onField = (c: Cursor): Who | undefined =>
  sayOne(c, [
    ['on your field', 'you'],
    ["on your opponent's field", 'opponent'],
    ['on their field', 'opponent'],
  ] as const);

/** "for each of your Characters", "for every 2 cards in your trash", "for every card trashed". */
export const forEachOf = rule<Counted>('for each', (c) => {
  if (!say(c, 'for each|every') && !say(c, 'per')) return undefined;
  const per = digits(c) ?? 1;
  const found = firstOf<Counted>(c, [
    (i) => {
      // "per 1 cost on the revealed card", "for every 1000 power of that Character"
      const which = sayOne(i, VALUES);
      const ofCard = which && say(i, 'on|of') ? plainRef(i) : undefined;
      return which && ofCard ? { value: which, ofCard } : undefined;
    },
    history.read,
    (i) => (say(i, 'of those') ? { event: 'n' } : undefined),
    (i) => past(i, 'of', givenDon),
    shownThings,
    (i) => (say(i, 'of') ? bareOwned(i) : undefined),
    (i) => doneThings(i, false),
    (i) => donOnField(i),
    coloursAmong,
    (i) => countOf(i),
  ]);
  return found && (per === 1 ? found : { ...found, per });
});

/** "for every 1000 of its power", "for each of your Characters". */
const bareOwned = (c: Cursor): Counted | undefined =>
  firstOf<Counted>(c, [
    (i) => (ahead(i, ownerRef) || ahead(i, (j) => say(j, 'the|each|(')) ? bare(i) : undefined),
    (i) => countOf(i),
  ]);

value.is(counted);

owner.is((c) => {
  const sumOf = sayOne(c, LEADERS);
  if (sumOf) return (which) => ({ value: which, sumOf });
  const ofCard = plainRef(c);
  return ofCard && ((which) => ({ value: which, ofCard }));
});
