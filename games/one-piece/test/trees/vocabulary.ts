/**
 * What the loader knows, asked of the loader itself: with a strange field in every object of a card it tells which
 * fields stand there, and with a strange word in every place it tells which words do.
 */
import { readCard } from '../../src/data/read-card.ts';

type Plain = Record<string, unknown>;
const STRANGE = 'strange';
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Heard = Map<string, { known: readonly string[]; seen: Set<string> }>;
interface Vocabulary {
  /** By the fields an object may have: those that were seen. A step is told apart by what it does. */
  fields: Heard;
  /** By the words that may stand in a field: those that did. */
  words: Heard;
}

/** What the loader knows of texts and none of these cards says, in words for whoever added it. */
export function neverSaid(cards: readonly object[]): string[] {
  const { fields, words } = vocabularyOf(cards);
  const missing = (heard: Heard, say: (word: string, where: string) => string): string[] =>
    [...heard].flatMap(([where, { known, seen }]) =>
      known.filter((each) => !seen.has(each)).map((each) => say(each, where)),
    );
  return [
    ...missing(fields, (field, where) => `the field ${field} of ${where}`),
    // Where nobody is named it is you.
    ...missing(words, (word, where) => `of ${where}: the word ${word}`).filter((each) => !each.endsWith(' you')),
  ];
}

function vocabularyOf(cards: readonly object[]): Vocabulary {
  const all: Vocabulary = { fields: new Map(), words: new Map() };
  for (const card of cards) {
    const shapes = shapesIn(card, all);
    addWords(card, shapes, all);
  }
  return all;
}

/** The value at a path such as `effects[0].steps[1].what`. */
function at(value: unknown, path: string): unknown {
  const keys = path.split(/[.[\]]+/).filter(Boolean);
  return keys.reduce<unknown>((each, key) => (each as Plain | undefined)?.[key], value);
}
const problemsOf = (card: object): readonly { path: string; message: string }[] => {
  const read = readCard(card);
  return 'problems' in read ? read.problems : [];
};

/** The name of every object of the card, by its path. */
function shapesIn(card: object, { fields }: Vocabulary): Map<string, string> {
  const shapes = new Map<string, string>();
  for (const { path, message } of problemsOf(withStrangers(card) as object)) {
    const told = /the fields here are (.*)\.$/.exec(message)?.[1];
    if (told === undefined || !path.endsWith(STRANGE)) continue;
    const here = path.slice(0, -STRANGE.length).replace(/\.$/, '');
    // What else is printed on a card is no text.
    if (here === '') continue;
    const object = at(card, here) as Plain;
    const name = typeof object.do === 'string' ? `the step ${object.do}` : `an object with ${told}`;
    const known = told.split(', ');
    const entry = fields.get(name) ?? { known, seen: new Set<string>() };
    for (const field of Object.keys(object)) entry.seen.add(field);
    fields.set(name, entry);
    shapes.set(here, name);
  }
  return shapes;
}
function withStrangers(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withStrangers);
  if (!isPlain(value)) return value;
  const inner = Object.entries(value).map(([key, each]) => [key, withStrangers(each)]);
  return { ...Object.fromEntries(inner), [STRANGE]: 1 };
}

function addWords(card: object, shapes: ReadonlyMap<string, string>, { words }: Vocabulary): void {
  for (const { path, message } of problemsOf(withStrangeWords(card) as object)) {
    const told = /^\S+ is "strange"; it must be one of ([^"]*?)(, or .*)?\.$/.exec(message)?.[1];
    const here = path.replace(/\.?\w+(\[\d+\])?$/, '');
    if (told === undefined || !shapes.has(here)) continue;
    const entry = words.get(told) ?? { known: told.split(', '), seen: new Set<string>() };
    entry.seen.add(String(at(card, path)));
    words.set(told, entry);
  }
}
/** What kind of object it is stays as it is. */
const KINDS = ['do', 'category'];
function withStrangeWords(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((each) => withStrangeWords(each));
  if (typeof value === 'string') return KINDS.includes(key) ? value : STRANGE;
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withStrangeWords(each, name)]));
}
