/** What is said of cards: adjectives before the noun, and what stands behind it. */
import type { Attribute, Category, Colour, Filter, Keyword, Range, Timing } from '../src/tree/tree.ts';
import { ahead, attempt, type Cursor, listOf, oneOf, rule, say, sayOne, tell, token } from './cursor.ts';
import { kind, meant } from './forward.ts';
import { compared, digits, range } from './numbers.ts';
import { attribute, colour, isCardName, keywordTag, timingTag } from './words.ts';

/** Both hold. Null: they speak of the same thing, which one phrase does not do twice. */
export function both(a: Filter, b: Filter): Filter | undefined {
  // determinism: only asks whether a field is in both
  if (Object.keys(b).some((key) => key in a && key !== 'not')) return undefined;
  if (a.not && b.not) return { ...a, ...b, not: { any: [a.not, b.not] } };
  return { ...a, ...b };
}

export const cardName = (c: Cursor): string | undefined => token(c, 'name', ({ text }) => isCardName(text))?.raw;

interface Kind {
  name?: string;
  type?: string;
  attribute?: Attribute;
}
const kindAtom = (c: Cursor): Kind | undefined =>
  oneOf<Kind>(c, [
    (i) => {
      const name = cardName(i);
      return name === undefined ? undefined : { name };
    },
    (i) => {
      const found = token(i, 'type');
      return found && { type: found.raw };
    },
    (i) => {
      const found = attribute(i);
      return found && { attribute: found };
    },
  ]);

/** "{A} or {B} type", "[A], [B], or [C]", "[A] or {B} type", "<A> attribute". */
export const kinds = rule<Filter>('names and types', (c) => {
  const atoms = listOf(c, kindAtom, ['or', 'and/or']);
  if (!atoms) return undefined;
  const name = atoms.flatMap((each) => (each.name === undefined ? [] : [each.name]));
  const type = atoms.flatMap((each) => (each.type === undefined ? [] : [each.type]));
  const attributes = atoms.flatMap((each) => (each.attribute === undefined ? [] : [each.attribute]));
  const all: Filter[] = [
    ...(name.length > 0 ? [{ name }] : []),
    ...(type.length > 0 ? [{ type }] : []),
    ...(attributes.length > 0 ? [{ attribute: attributes }] : []),
  ];
  const [last] = atoms.slice(-1);
  // "type" stands behind types and "attribute" behind attributes.
  if (last?.type !== undefined) say(c, 'type|types');
  if (last?.attribute !== undefined) say(c, 'attribute|attributes');
  return all.length === 1 ? all[0] : { any: all };
});

/** Words before a noun, in any order. */
export const adjectives = rule<Filter>('adjectives', (c) => {
  let all: Filter = {};
  for (;;) {
    const next = attempt(c, (i) => {
      const found = adjective(i);
      return found && both(all, found);
    });
    if (!next) return all;
    all = next;
  }
});
const LOOKS: readonly (readonly [string, Filter])[] = [
  ['rested', { state: 'rested' }],
  ['active', { state: 'active' }],
  ['face-up', { faceUp: true }],
  ['face-down', { faceUp: false }],
  ['multicolored|multicolour|multicoloured|multicolor', { multicolour: true }],
  ['single-colour|single-color', { multicolour: false }],
  ['other', { other: true }],
];
function adjective(c: Cursor): Filter | undefined {
  return oneOf<Filter>(c, [
    (i) => (ahead(i, (j) => say(j, 'other than')) ? undefined : sayOne(i, LOOKS)),
    (i) => {
      const colours = listOf<Colour>(i, colour, ['or', 'and/or']);
      return colours && { colour: colours };
    },
    kinds,
    (i) => {
      const found = keywordTag(i);
      return found && { keyword: found };
    },
  ]);
}

/** Joint limits of a choice stand among the filters of its cards. */
export interface Behind {
  filter: Filter;
  total?: { value: 'cost' | 'power'; max: NonNullable<Range['max']> };
  differentNames?: true;
}

const power = (c: Cursor): true | undefined => say(c, 'power');
const basePower = (c: Cursor): true | undefined => say(c, 'base power');

const part = (filter: Filter | undefined): Behind | undefined => filter && { filter };
const ranged = (read: Range | undefined, make: (range: Range) => Filter): Behind | undefined =>
  read && { filter: make(read) };

/** One thing behind "with". */
const withItem = rule<Behind>('with', (c) =>
  oneOf<Behind>(c, [
    (i) => (say(i, 'different card? names') ? { filter: {}, differentNames: true } : undefined),
    total,
    (i) => (say(i, 'a? base cost of?') ? ranged(compared(i) ?? range(i), (baseCost) => ({ baseCost })) : undefined),
    (i) => (say(i, 'a? cost of?') ? costs(i) : undefined),
    (i) => ranged(range(i, basePower), (it) => ({ basePower: it })),
    (i) => ranged(range(i, power), (it) => ({ power: it })),
    (i) => (say(i, 'a? base power of?') ? ranged(compared(i) ?? range(i), (it) => ({ basePower: it })) : undefined),
    (i) => (say(i, 'a? power of?') ? ranged(compared(i) ?? range(i), (it) => ({ power: it })) : undefined),
    counter,
    given,
    (i) => part(likeness(i)),
    (i) => part(including(i)),
    (i) => part(textItem(i)),
    (i) => (say(i, 'a|the') ? part(kinds(i)) : undefined),
  ]),
);
/** "3 or less", "0 or 8 or more": one range or the other. */
function costs(c: Cursor): Behind | undefined {
  const first = compared(c) ?? range(c);
  if (!first) return undefined;
  const second = attempt(c, (i) => {
    if (!say(i, 'or')) return undefined;
    say(i, 'with? a cost of');
    return range(i);
  });
  return second ? { filter: { any: [{ cost: first }, { cost: second }] } } : { filter: { cost: first } };
}
function total(c: Cursor): Behind | undefined {
  const value = sayOne(c, [
    ['a total cost of', 'cost'],
    ['a total power of', 'power'],
    ['a combined cost of', 'cost'],
    ['a combined power of', 'power'],
  ] as const);
  const limit = value && range(c);
  return value && limit?.max !== undefined ? { filter: {}, total: { value, max: limit.max } } : undefined;
}
function counter(c: Cursor): Behind | undefined {
  const plain = attempt(c, (i) => (say(i, 'a? counter of?') ? (compared(i) ?? signedRange(i) ?? range(i)) : undefined));
  const found = plain ?? range(c, (i) => say(i, 'counter'));
  if (found) return { filter: { counter: found } };
  return attempt(c, (i) => {
    const n = say(i, 'a') ? token(i, 'signed')?.n : undefined;
    return n !== undefined && say(i, 'counter') ? { filter: { counter: { min: n, max: n } } } : undefined;
  });
}
function signedRange(c: Cursor): Range | undefined {
  const n = token(c, 'signed')?.n;
  return n === undefined ? undefined : { min: n, max: n };
}
function given(c: Cursor): Behind | undefined {
  const than = attempt(c, (i) => (say(i, 'a number of given don!! cards') ? compared(i) : undefined));
  const found =
    than ??
    attempt(c, (i) => {
      const read = range(i);
      return read && say(i, 'given? don!! card|cards? given?') ? read : undefined;
    }) ??
    (say(c, 'a given? don!! card? given?') ? { min: 1 } : undefined);
  return found && { filter: { given: found } };
}
/** "the same card name as the trashed card", "a different colour than the returned Character". */
function likeness(c: Cursor): Filter | undefined {
  const { last } = c.said;
  const isName = say(c, 'the same card? name as') === true;
  if (!isName && !say(c, 'a different color|colour than|from')) return undefined;
  const found = meant.read(c);
  // Only compared with: "it" is still what it was.
  tell(c, { last });
  return found && (isName ? { sameNameAs: found } : { differentColourFrom: found });
}
function including(c: Cursor): Filter | undefined {
  const what = sayOne(c, [
    ['a type including', 'typeIncludes'],
    ['types including', 'typeIncludes'],
    ['a card? name including', 'nameIncludes'],
  ] as const);
  const parts = what && listOf(c, (i) => token(i, 'quote')?.raw ?? token(i, 'type')?.raw, ['or']);
  if (!what || !parts) return undefined;
  return what === 'typeIncludes' ? { typeIncludes: parts } : { nameIncludes: parts };
}
const TIMING_NAMES: Readonly<Record<string, Timing>> = {
  'start of the game': 'START_OF_GAME',
  'start of your turn': 'START_OF_TURN',
  "start of your opponent's turn": 'START_OF_OPPONENT_TURN',
  'start of your main phase': 'START_OF_MAIN',
  'when played': 'ON_PLAYED',
  'when attacked': 'WHEN_ATTACKED',
  'when [blocker] is activated': 'ON_BLOCKER_ACTIVATED',
  'when removed': 'ON_REMOVED',
  'when rested': 'ON_RESTED',
  'when an event is activated': 'ON_EVENT_ACTIVATED',
  'when a [trigger] is activated': 'ON_TRIGGER_ACTIVATED',
  'when damage is taken': 'ON_DAMAGE_TAKEN',
  'when damage is dealt': 'ON_DAMAGE_DEALT',
  'when life is removed': 'ON_LIFE_REMOVED',
  'when don!! are returned': 'ON_DON_RETURNED',
  'when don!! are given': 'ON_DON_GIVEN',
  'when it battles': 'ON_BATTLED',
  'when cards are drawn': 'ON_DRAW_BY_EFFECT',
  'when a hand is trashed from': 'ON_HAND_TRASHED',
  'end of a battle': 'END_OF_BATTLE',
  permanent: 'PERMANENT',
  replacement: 'REPLACEMENT',
};
/** [On Play], or in quotes a timing that no card shows as a tag. */
export const timingName = rule<Timing>('timing name', (c) => {
  const tag = timingTag(c);
  if (tag) return tag;
  const found = token(c, 'quote', ({ text }) => Object.hasOwn(TIMING_NAMES, text));
  return found && TIMING_NAMES[found.text];
});
function textItem(c: Cursor): Filter | undefined {
  return oneOf<Filter>(c, [
    (i) => (say(i, 'no base effect|effects') ? { noBaseEffect: true } : undefined),
    (i) => (say(i, 'a base effect') ? { noBaseEffect: false } : undefined),
    (i) => {
      const timing = say(i, 'a|an') ? timingName(i) : undefined;
      if (!timing) return undefined;
      if (say(i, 'effect|effects')) return { timing };
      return timing === 'TRIGGER' ? { trigger: true } : undefined;
    },
    (i) => {
      const timing = timingTag(i);
      if (timing === undefined) return undefined;
      if (say(i, 'effects')) return { timing };
      return timing === 'TRIGGER' ? { trigger: true } : undefined;
    },
    (i) => {
      const keyword = (say(i, 'a'), keywordTag(i));
      return keyword && { keyword };
    },
  ]);
}

const WITHOUT: readonly ((c: Cursor) => Filter | undefined)[] = [
  (c) => (say(c, 'a counter') ? { counter: { max: 0 } } : undefined),
  (c) => {
    // "without the <Slash> attribute"
    const found = say(c, 'the|a') ? kinds(c) : undefined;
    return found && { not: found };
  },
  (c) => ((say(c, 'a'), token(c, 'name', ({ text }) => text === 'trigger')) ? { trigger: false } : undefined),
  (c) => {
    const keyword: Keyword | undefined = (say(c, 'a'), keywordTag(c));
    return keyword && { withoutKeyword: keyword };
  },
];

const CARD_WORDS: readonly (readonly [string, Category])[] = [
  ['leader', 'LEADER'],
  ['character', 'CHARACTER'],
  ['event', 'EVENT'],
  ['stage', 'STAGE'],
  ['don!!', 'DON'],
];
export const categories = (c: Cursor): Category[] | undefined =>
  listOf<Category>(c, (i) => sayOne(i, CARD_WORDS), ['or']);

/** "that was played this turn", "that are Character cards", "that has 5000 power or less", "that is either …". */
const that = rule<Behind>('that', (c) => {
  if (!say(c, 'that')) return undefined;
  return oneOf<Behind>(c, [
    (i) => (say(i, 'was|were not played this turn') ? { filter: { playedThisTurn: false } } : undefined),
    (i) => (say(i, 'was|were played on? this turn') ? { filter: { playedThisTurn: true } } : undefined),
    (i) => (say(i, 'can also attack active characters') ? { filter: { keyword: 'ATTACK_ACTIVE' } } : undefined),
    (i) =>
      say(i, 'cannot also attack active characters') ? { filter: { withoutKeyword: 'ATTACK_ACTIVE' } } : undefined,
    (i) => (say(i, 'has|have') ? withList(i) : undefined),
    (i) => (say(i, 'is|are') ? part(likeness(i)) : undefined),
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

/** "a cost of 3 or less and no base effect". */
export function withList(c: Cursor): Behind | undefined {
  const items = listOf(c, withItem, ['and', 'with']);
  return items && joined(items);
}
export function joined(items: readonly Behind[]): Behind | undefined {
  let all: Behind | undefined = { filter: {} };
  for (const item of items) {
    const filter: Filter | undefined = all && both(all.filter, item.filter);
    all = filter && { ...all, ...item, filter };
  }
  return all;
}

/** "other than this Character", "other than [A]", "other than red cards". */
const otherThan = rule<Filter>('other than', (c) => {
  if (!say(c, 'other than') && !say(c, 'except for?')) return undefined;
  return oneOf<Filter>(c, [
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

const NOUN = 'card|cards|character|characters|leader|leaders|event|events|stage|stages';
const without = rule<Filter>('without', (c) => (say(c, 'without') ? oneOf(c, WITHOUT) : undefined));

/** Everything behind a noun except its place. */
export const behind: (c: Cursor) => Behind | undefined = (c) =>
  oneOf<Behind>(c, [
    (i) => (say(i, 'with') ? withList(i) : undefined),
    (i) => (say(i, 'and with') ? withList(i) : undefined),
    (i) => part(without(i)),
    that,
    (i) => part(otherThan(i)),
    (i) => {
      // "other than [A] and a cost of 2 or less": a list that "other than" interrupted.
      if (!say(i, 'and') || !ahead(i, (j) => say(j, 'a cost') ?? digits(j))) return undefined;
      return withItem(i);
    },
  ]);
