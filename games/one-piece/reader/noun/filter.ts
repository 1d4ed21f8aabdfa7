/** Adjectives: colours, names, types, attributes, how a card lies. */
import type { Attribute, Colour, Filter } from '../../src/tree/tree.ts';
import { ahead, attempt, type Cursor, firstOf, listOf, rule, say, sayOne, token } from '../grammar/cursor.ts';
import { attribute, colour, isCardName, keywordTag, timingTag } from '../grammar/words.ts';
import { digits } from '../number/letters.ts';
import { range } from '../number/numbers.ts';

/** Both hold. Null: they speak of the same thing, which one phrase does not do twice. */
export function both(a: Filter, b: Filter): Filter | undefined {
  // determinism: only asks whether a field is in both
  if (Object.keys(b).some((key) => key in a && key !== 'not')) return undefined;
  if (a.not && b.not) return { ...a, ...b, not: { any: [a.not, b.not] } };
  return { ...a, ...b };
}

// determinism: only asks whether there is any
export const isSomething = (filter: Filter): boolean => Object.keys(filter).length > 0;

export const cardName = (c: Cursor): string | undefined => token(c, 'name', ({ text }) => isCardName(text))?.raw;

interface Kind {
  name?: string;
  type?: string;
  attribute?: Attribute;
}

const kindAtom = (c: Cursor): Kind | undefined =>
  firstOf<Kind>(c, [
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
  const atoms = listOf(c, kindAtom, c.said.everyone ? ['or', 'and/or', 'and'] : ['or', 'and/or']);
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

const VALUES: readonly (readonly [phrase: string, 'basePower' | 'baseCost' | 'power' | 'cost'])[] = [
  ['base power', 'basePower'],
  ['base cost', 'baseCost'],
  ['power', 'power'],
  ['cost', 'cost'],
];

/** "0 cost", "6000 base power or less": a value that stands in front. */
const valued = rule<Filter>('value in front', (c) => {
  if (!ahead(c, digits)) return undefined;
  let which: (typeof VALUES)[number][1] | undefined;
  const found = range(c, (i) => {
    which = sayOne(i, VALUES);
    return which && true;
  });
  return found && which && { [which]: found };
});

/** How a card lies, and how many colours it has. */
export const LOOKS: readonly (readonly [string, Filter])[] = [
  ['rested', { state: 'rested' }],
  ['active', { state: 'active' }],
  ['face-up', { faceUp: true }],
  ['face-down', { faceUp: false }],
  ['multicolored|multicolour|multicoloured|multicolor', { multicolour: true }],
  ['single-colour|single-color', { multicolour: false }],
];

function adjective(c: Cursor): Filter | undefined {
  return firstOf<Filter>(c, [
    (i) => sayOne(i, LOOKS),
    (i) => (say(i, 'other') && !ahead(i, (j) => say(j, 'than')) ? { other: true } : undefined),
    (i) => {
      const colours = listOf<Colour>(i, colour, ['or', 'and/or']);
      return colours && { colour: colours };
    },
    kinds,
    valued,
    (i) => {
      const found = keywordTag(i);
      return found && { keyword: found };
    },
    // "[Counter] Events"
    (i) => {
      const timing = timingTag(i);
      return timing && ahead(i, (j) => say(j, 'event|events')) ? { timing } : undefined;
    },
  ]);
}
