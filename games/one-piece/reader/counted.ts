/** Numbers that are counted: cards, DON!!, a value of a card, what was just done. */
import type { Cards, Counted, Num, Ref, Side, Timing, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, oneOf, past, rule, say, sayOne, tell, token } from './cursor.ts';
import { whose } from './destination.ts';
import { countedCards, meant, owner, value } from './forward.ts';
import { digits } from './letters.ts';
import { plus } from './numbers.ts';
import { side } from './place.ts';

const VALUES: readonly (readonly [string, NonNullable<Counted['value']>])[] = [
  ['base power', 'basePower'],
  ['base cost', 'baseCost'],
  ['power', 'power'],
  ['cost', 'cost'],
  ['counter', 'counter'],
];

/** "this Character's", "its", "the selected Character's". */
export function ownerRef(c: Cursor): Ref | undefined {
  return oneOf<Ref>(c, [
    (i) => (say(i, "this character's|leader's|card's|stage's|event's") ? 'this' : undefined),
    (i) => (say(i, "the attacking card's") ? 'attacker' : undefined),
    (i) => (say(i, "the attacked card's") ? 'target' : undefined),
    (i) => (say(i, "the triggering card's") ? 'event' : undefined),
    (i) => (say(i, "the battled card's") ? 'rival' : undefined),
    (i) => (say(i, "the revealed card's|cards'|character's") ? 'revealed' : undefined),
    (i) => (say(i, "the unchosen card's") ? 'others' : undefined),
    (i) => (say(i, 'its|their') ? itOf(i) : undefined),
    (i) =>
      say(i, "the chosen|selected|trashed|returned|k.o.'d|played card's|cards'|character's|characters'|leader's")
        ? 'it'
        : undefined,
    (i) => (say(i, "that card's|character's|leader's") ? thatOne(i) : undefined),
  ]);
}

/** "it" is the card last named. */
export const itOf = ({ said: { last, chosen } }: Cursor): Ref =>
  last === null || (last === 'event' && chosen) ? 'it' : last;

/** "that card": what was chosen last; before anything was chosen, what set the effect off. */
export const thatOne = (c: Cursor): Ref => (c.said.event && !c.said.chosen ? 'event' : 'it');

/** "the number of …", "1000 for every 2 …", "2 plus its cost". */
export const counted = rule<Counted>('counted number', (c) => {
  const more = attempt(c, (i) => {
    const n = digits(i) ?? token(i, 'signed')?.n;
    return n !== undefined && say(i, 'plus') ? n : undefined;
  });
  const found = oneOf<Counted>(c, [timesEach, bare]);
  // "its cost plus 1"
  const late = attempt(c, (i) => (say(i, 'plus') ? digits(i) : undefined));
  return found && plus(found, (more ?? 0) + (late ?? 0));
});

function timesEach(c: Cursor): Counted | undefined {
  const n = digits(c) ?? token(c, 'signed')?.n;
  if (n === undefined) return undefined;
  const each = forEach(c);
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
  return oneOf<Counted>(c, [
    (i) => (say(i, 'the total? number of') ? givenDon(i) : undefined),
    (i) => {
      const which = say(i, "each card's own") ? sayOne(i, VALUES) : undefined;
      return which && { value: which, ofEach: true };
    },
    (i) => donOnField(i, 'the number of'),
    (i) => (say(i, 'that number') ? { event: 'n' } : undefined),
    (i) => (say(i, 'the number of?') ? doneThings(i, true) : undefined),
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

const plainRef = (c: Cursor): Ref | undefined =>
  oneOf<Ref>(c, [
    (i) => (say(i, 'this character|leader|card|stage') ? 'this' : undefined),
    (i) =>
      say(i, "the chosen|selected|trashed|returned|placed|rested|k.o.'d card|character|leader") ? 'it' : undefined,
    (i) => (say(i, 'the revealed card|character') ? 'revealed' : undefined),
    (i) => (say(i, 'that card|character|leader') ? thatOne(i) : undefined),
    (i) => (say(i, "your opponent's attacking leader|card|character or? character?") ? 'attacker' : undefined),
    (i) => (say(i, 'the attacking card|leader|character') ? 'attacker' : undefined),
  ]);

/** "DON!! cards given to this Character", "your given DON!! cards". */
function givenDon(c: Cursor): Counted | undefined {
  return oneOf<Counted>(c, [
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
  return oneOf<Pick<Counted, 'ofCard' | 'ofEach' | 'sumOf'>>(c, [
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
      tell(i, { last });
      return ofCard && { ofCard };
    },
    (i) => {
      const sumOf = countedCards.read(i);
      return sumOf && { sumOf };
    },
  ]);
}

function countOf(c: Cursor, of?: Who): Counted | undefined {
  const cards = countedCards.read(c);
  if (!cards) return undefined;
  // "for each {A} type Character you have"
  if (of === undefined && cards.of === 'either') {
    const haver = sayOne<Who>(c, [
      ['you have', 'you'],
      ['your opponent has', 'opponent'],
    ]);
    const { of: _, ...own } = cards;
    if (haver) return { count: haver === 'opponent' ? { of: haver, ...own } : own };
  }
  if (of === undefined || cards.of !== 'either') return { count: cards };
  const { of: _, ...own } = cards;
  return { count: of === 'opponent' ? { of, ...own } : own };
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

const DONE = "trashed|returned|placed|drawn|rested|revealed|played|moved|added|taken|affected|given|k.o.'d|discarded";

const DONE_NOW: Counted = { done: 'n' };

/** What was done by the occasion, before the text itself did anything. */
const BY_OCCASION: readonly (readonly [Timing, string])[] = [
  ['ON_HAND_TRASHED', 'trashed'],
  ['ON_DON_RETURNED', 'returned'],
  ['ON_DRAW_BY_EFFECT', 'drawn'],
];

/** "This way" is what this text did. */
const isOfOccasion = ({ said, tokens }: Cursor, from: number, to: number): boolean =>
  !said.chosen &&
  tokens[to - 1]?.text !== 'way' &&
  BY_OCCASION.some(
    ([timing, word]) => timing === said.happened && tokens.slice(from, to).some(({ text }) => text === word),
  );
/** "card trashed", "Characters K.O.'d", "DON!! cards returned this way": what was just done. */
function doneThings(c: Cursor, many: boolean): Counted | undefined {
  const from = c.at;
  const found = doneBefore(c, many);
  return found && isOfOccasion(c, from, c.at) ? { event: 'n' } : found;
}

function doneBefore(c: Cursor, many: boolean): Counted | undefined {
  const things = `don!!? ${many ? THINGS : THING}`;
  return oneOf<Counted>(c, [
    (i) => {
      // "[cards] you placed at the bottom of your deck", "cards your opponent trashed"
      if (!say(i, things) && !many) return undefined;
      return (say(i, 'you|they') ?? say(i, 'your opponent')) && sayDone(i) ? wayOf(i) : undefined;
    },
    (i) => {
      if (!say(i, things)) return undefined;
      say(i, 'that was|were');
      // "that was played this turn" says when, not that it was done here.
      return sayDone(i) && !ahead(i, (j) => say(j, 'this turn')) ? wayOf(i) : undefined;
    },
    // "for every returned Character", "for every rested DON!! card"; a rested Character is one that lies so.
    (i) => {
      const isRested = say(i, 'rested') === true;
      // Nor is a given DON!! more than that.
      if (!isRested && (ahead(i, (j) => say(j, 'given')) || !sayDone(i))) return undefined;
      if (!say(i, isRested ? 'don!! card|cards' : things)) return undefined;
      return isRested && ahead(i, (j) => say(j, 'in|on|with|without|that|other')) ? undefined : wayOf(i);
    },
  ]);
}

const THINGS = 'cards|characters|events|stages';

const THING = 'card|character|event|stage|cards|characters|events|stages';

/** Where they went or came from says nothing new. */
function wayOf(c: Cursor): Counted {
  // What stands behind "this way" is where the cards go that are being counted for.
  if (say(c, 'this way')) return DONE_NOW;
  attempt(c, (i) => {
    if (say(i, 'from')) return whose(i) && say(i, PILES) ? true : undefined;
    if (!(say(i, 'at|to|on the top|bottom of') ?? say(i, 'to'))) return undefined;
    return whose(i) && say(i, PILES) ? true : undefined;
  });
  say(c, 'this way') ?? say(c, 'by|with this effect');
  return DONE_NOW;
}

const PILES = 'deck|hand|trash|field|life|decks|hands cards|area?';

const sayDone = (c: Cursor): true | undefined => say(c, 'set as active') ?? say(c, DONE);

/** "for each of your Characters", "for every 2 cards in your trash", "for every card trashed". */
export const forEach = rule<Counted>('for each', (c) => {
  if (!say(c, 'for each|every') && !say(c, 'per')) return undefined;
  const per = digits(c) ?? 1;
  const found = oneOf<Counted>(c, [
    (i) => {
      // "per 1 cost on the revealed card", "for every 1000 power of that Character"
      const which = sayOne(i, VALUES);
      const ofCard = which && say(i, 'on|of') ? plainRef(i) : undefined;
      return which && ofCard ? { value: which, ofCard } : undefined;
    },
    (i) => (say(i, 'of those') ? { event: 'n' } : undefined),
    (i) => past(i, 'of', givenDon),
    (i) => (say(i, 'of') ? bareOwned(i) : undefined),
    (i) => doneThings(i, false),
    (i) => donOnField(i),
    (i) => countOf(i),
  ]);
  return found && (per === 1 ? found : { ...found, per });
});

/** "for every 1000 of its power", "for each of your Characters". */
const bareOwned = (c: Cursor): Counted | undefined =>
  oneOf<Counted>(c, [
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
