/** Numbers: digits, ranges, letters that are explained later, and what is counted. */
import type { Counted, Num, Range, Ref, Who } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, tell, token } from './cursor.ts';
import { countedCards, value } from './forward.ts';

const LETTERS = ['x', 'y', 'z', 'w', 'v', 'u', 't', 's'];

const WORDS: readonly (readonly [string, number])[] = [
  ['one', 1],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
];

export const digits = (c: Cursor): number | undefined => token(c, 'number')?.n;
/** 3, −2, or X. */
export const num = rule<Num>('number', (c) =>
  oneOf<Num>(c, [digits, (i) => token(i, 'signed')?.n, letter, (i) => sayOne(i, WORDS)]),
);

/** A letter stands for a number until the clause says what it is: the object is exchanged then. */
function letter(c: Cursor): Counted | undefined {
  const found = token(c, 'word', ({ text, raw }) => LETTERS.includes(text) && raw === raw.toUpperCase());
  if (!found) return undefined;
  const known = c.said.letters.get(found.text);
  if (known) return known;
  const placeholder: Counted = { event: 'n', plus: 0 };
  tell(c, { letters: new Map([...c.said.letters, [found.text, placeholder]]) });
  return placeholder;
}

/** ", where X is … and Y is …", as soon as it is said. */
export function bindLetters(c: Cursor): void {
  if (c.said.letters.size === 0) return;
  const said = attempt(c, (i) => (say(i, ',? where') ? listOf(i, letterIs, ['and']) : undefined));
  const values = new Map(c.said.values);
  for (const [name, num] of said ?? []) {
    const placeholder = c.said.letters.get(name);
    if (placeholder) values.set(placeholder, num);
  }
  tell(c, { values });
}
/** The tree with its letters filled in; not read while one of them is not explained. */
export function whereLetters<T>(c: Cursor, tree: T): T | undefined {
  if (c.said.letters.size === 0) return tree;
  bindLetters(c);
  const { letters, values } = c.said;
  if ([...letters.values()].some((each) => !values.has(each))) return undefined;
  tell(c, { letters: new Map(), values: new Map() });
  let filled = tree;
  // A value may have letters of its own.
  for (let i = 0; i < values.size; i++) filled = exchange(filled, values);
  return filled;
}
const letterIs = rule<readonly [string, Num]>('letter', (c) => {
  const found = token(c, 'word', ({ text }) => LETTERS.includes(text));
  if (!found || !say(c, 'is')) return undefined;
  const num = value.read(c) ?? digits(c);
  return num === undefined ? undefined : [found.text, num];
});
function exchange<T>(tree: T, values: ReadonlyMap<unknown, unknown>): T {
  if (values.has(tree)) return values.get(tree) as T;
  if (Array.isArray(tree)) return tree.map((each) => exchange(each, values)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, each]) => [key, exchange(each, values)])) as T;
}

/** "3 or less", "2 to 5", "exactly 2", "3". `unit`: what stands between the number and "or less". */
export function range(c: Cursor, unit?: (c: Cursor) => true | undefined): Range | undefined {
  return attempt(c, (i) => {
    const exactly = say(i, 'exactly');
    const low = num(i);
    if (low === undefined) return undefined;
    // "1 to 0" is no range: "set the power of a Character with a cost of 1 to 0".
    const high = attempt(i, (j) => {
      const found = say(j, 'to') ? num(j) : undefined;
      return typeof found === 'number' && typeof low === 'number' && found <= low ? undefined : found;
    });
    if (high !== undefined) return !unit || unit(i) ? { min: low, max: high } : undefined;
    // "3 or 4": two numbers in a row are a range.
    const next = attempt(i, (j) =>
      typeof low === 'number' && say(j, 'or') && digits(j) === low + 1 && !ahead(j, bound) ? low + 1 : undefined,
    );
    if (next !== undefined) return !unit || unit(i) ? { min: low, max: next } : undefined;
    const before = exactly ? undefined : bound(i);
    if (unit && !unit(i)) return undefined;
    const side = before ?? (exactly || !unit ? undefined : bound(i));
    if (side === 'less') return { max: low };
    return side === 'more' ? { min: low } : { min: low, max: low };
  });
}
const bound = (c: Cursor): 'less' | 'more' | undefined =>
  sayOne(c, [
    ['or less|fewer|lower', 'less'],
    ['or more|greater|higher', 'more'],
  ]);

/** "equal to or less than the number of …", "less than …", "the same as …". */
export const compared = rule<Range>('comparison', (c) => {
  const how = sayOne(c, [
    ['equal to or less than', 'max'],
    ['equal to or lower than', 'max'],
    ['equal to or more than', 'min'],
    ['equal to or greater than', 'min'],
    ['less than or equal to', 'max'],
    ['equal to', 'same'],
    ['the same as', 'same'],
    ['less|lower|fewer than', 'under'],
    ['more|greater|higher than', 'over'],
  ] as const);
  if (!how) return undefined;
  const than = value.read(c);
  if (than === undefined) return undefined;
  switch (how) {
    case 'max':
      return { max: than };
    case 'min':
      return { min: than };
    case 'same':
      return { min: than, max: than };
    case 'under':
      return { max: plus(than, -1) };
    case 'over':
      return { min: plus(than, 1) };
  }
});
export function plus(counted: Counted, n: number): Counted {
  const sum = (counted.plus ?? 0) + n;
  const { plus: _, ...rest } = counted;
  return sum === 0 ? rest : { ...rest, plus: sum };
}

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
    (i) => (say(i, 'its|their') ? (i.said.last === 'this' ? 'this' : 'it') : undefined),
    (i) =>
      say(i, "the chosen|selected|trashed|returned|k.o.'d|played card's|cards'|character's|characters'|leader's")
        ? 'it'
        : undefined,
    (i) => (say(i, "that card's|character's|leader's") ? thatOne(i) : undefined),
  ]);
}
/** "that card": what was chosen last; before anything was chosen, what set the effect off. */
export const thatOne = (c: Cursor): Ref => (c.said.event && !c.said.chosen ? 'event' : 'it');

/** "the number of …", "1000 for every 2 …", "2 plus its cost". */
export const counted = rule<Counted>('counted number', (c) => {
  const more = attempt(c, (i) => {
    const n = digits(i) ?? token(i, 'signed')?.n;
    return n !== undefined && say(i, 'plus') ? n : undefined;
  });
  const found = oneOf<Counted>(c, [timesEach, bare]);
  return found && (more === undefined ? found : plus(found, more));
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

function bare(c: Cursor): Counted | undefined {
  return oneOf<Counted>(c, [
    (i) => (say(i, "the number of don!! cards on your and your opponent's fields?") ? undefined : undefined),
    (i) => donOnField(i, 'the number of'),
    (i) => (say(i, 'that number') ? { event: 'n' } : undefined),
    (i) => (say(i, 'the number of') ? doneThings(i, true) : undefined),
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
    (i) => (say(i, 'the chosen|selected|trashed|returned card|character|leader') ? 'it' : undefined),
    (i) => (say(i, 'the revealed card|character') ? 'revealed' : undefined),
    (i) => (say(i, 'that card|character|leader') ? thatOne(i) : undefined),
    (i) => (say(i, "your opponent's attacking leader or? character?") ? 'attacker' : undefined),
    (i) => (say(i, 'the attacking card|leader|character') ? 'attacker' : undefined),
  ]);

function countOf(c: Cursor, of?: Who): Counted | undefined {
  const cards = countedCards.read(c);
  if (!cards) return undefined;
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
/** "card trashed", "Characters K.O.'d", "DON!! cards returned this way": what was just done. */
function doneThings(c: Cursor, many: boolean): Counted | undefined {
  return attempt(c, (i) => {
    if (say(i, 'you') && sayDone(i)) return (say(i, 'to your deck|hand'), { done: 'n' as const });
    const noun = many ? 'cards|characters|events|stages' : 'card|character|event|stage|cards|characters';
    if (!say(i, `don!!? ${noun}`) || !sayDone(i)) return undefined;
    say(i, 'this way');
    return { done: 'n' as const };
  });
}
const sayDone = (c: Cursor): true | undefined => say(c, 'set as active') ?? say(c, DONE);

/** "for each of your Characters", "for every 2 cards in your trash", "for every card trashed". */
export const forEach = rule<Counted>('for each', (c) => {
  if (!say(c, 'for each|every')) return undefined;
  const per = digits(c) ?? 1;
  const found = oneOf<Counted>(c, [
    (i) => (say(i, 'of those') ? { event: 'n' } : undefined),
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
    (i) => (ahead(i, ownerRef) || ahead(i, (j) => say(j, 'the')) ? bare(i) : undefined),
    (i) => countOf(i),
  ]);

value.is(counted);
