/**
 * Reading what others wrote. A schema checks a value and copies what it knows; every problem is told with its path,
 * what is there and what would be right. Files are hostile: depth and size are limited, and nothing unknown is kept.
 */
import { brief } from '@dealers-choice/kernel';

/** A schema whose type does not matter. */
export interface AnySchema {
  /** What would be right: "it must be …". */
  readonly right: string;
  /** The checked copy; undefined if a problem was told. */
  read(value: unknown, at: Place): unknown;
  /** What it is made of, for whoever goes through values or makes some. Absent: nobody needs to know. */
  readonly form?: Form | undefined;
  /** What such a value is called where a tree is walked. */
  readonly parts?: readonly PartName[] | undefined;
}
/** What there is to visit in what a card says. */
export type PartName =
  | 'effect'
  | 'occasion'
  | 'would'
  | 'step'
  | 'take'
  | 'condition'
  | 'target'
  | 'ref'
  | 'cards'
  | 'filter'
  | 'range'
  | 'number';

export type Word = string | number | boolean | null;
export type Form =
  | { is: 'words'; words: readonly Word[] }
  | { is: 'whole'; min: number; max: number }
  | { is: 'text' }
  | { is: 'list'; item: AnySchema; min: number; max: number; distinct: boolean }
  /** `alternatives`: exactly one of each group of fields is there. */
  | { is: 'object'; fields: Loose; alternatives: readonly (readonly string[])[] }
  /** One of several, by name; `which` tells them apart. */
  | { is: 'union'; kinds: Readonly<Record<string, AnySchema>>; which(value: unknown): AnySchema | undefined };

/** A field that need not be there; `absent` is what it means then, where a value could say the same. */
export interface Maybe<S extends AnySchema> {
  readonly maybe: S;
  readonly absent?: Read<S>;
}
/** A field that must not be there, and why. */
export interface Never {
  readonly never: string;
}
/** The fields of an object, for code that does not mind what is read. */
export type Loose = Readonly<
  Record<string, AnySchema | { readonly maybe: AnySchema; readonly absent?: unknown } | Never>
>;

export interface Schema<T> extends AnySchema {
  read(value: unknown, at: Place): T | undefined;
  /** Never set. It keeps a schema of a few words from passing for the schema of all words of a type. */
  readonly exactly?: (value: T) => void;
}
/**
 * A schema of something that contains itself, such as `Inner<{ condition: Condition }, 'condition'>`: what it reads the
 * compiler looks up only when it knows what a `Condition` is.
 */
export interface Inner<All, K extends keyof All> extends AnySchema {
  readonly inner: K;
  /** Never set: it only tells the compiler the types. */
  readonly all?: All;
}
/** What a schema reads. */
export type Read<S> =
  S extends Inner<infer All, infer K> ? All[K] : S extends { readonly exactly?: (value: infer T) => void } ? T : never;

export interface PathProblem {
  path: string;
  message: string;
}

/** Where in a file we are. */
export interface Place {
  readonly path: string;
  readonly depth: number;
  readonly file: Reading;
}

interface Reading {
  /** How the whole is called in a message: "the card". */
  readonly name: string;
  readonly problems: PathProblem[];
  /** How many more values may be read. */
  left: number;
}

export const MAX_DEPTH = 32;

export function startOf(name: string, maxValues: number): Place {
  return { path: '', depth: 0, file: { name, problems: [], left: maxValues } };
}

export const inside = (at: Place, key: string | number): Place => ({
  path: typeof key === 'number' ? `${at.path}[${key}]` : at.path === '' ? key : `${at.path}.${key}`,
  depth: at.depth + 1,
  file: at.file,
});

/** Tells a problem: the sentence goes on after the path. */
export function tellProblem(at: Place, what: string): undefined {
  at.file.problems.push({ path: at.path, message: `${at.path || at.file.name} ${what}` });
  return undefined;
}

export const wrong = (at: Place, value: unknown, right: string): undefined =>
  tellProblem(
    at,
    value === undefined ? `is missing; it must be ${right}.` : `is ${brief(value)}; it must be ${right}.`,
  );

/** Counts one more value. False, with a problem told, if the file is larger or deeper than any honest one. */
export function enter(at: Place): boolean {
  at.file.left -= 1;
  if (at.depth > MAX_DEPTH) tellProblem(at, `is nested too deep; there may be ${MAX_DEPTH} levels.`);
  else if (at.file.left === -1) tellProblem(at, `is too much: ${at.file.name} must be smaller.`);
  return at.depth <= MAX_DEPTH && at.file.left >= 0;
}

/** Reads with `schema`, then looks at the whole. `check` tells what does not fit together. */
export function checked<T>(schema: Schema<T>, check: (value: T, at: Place) => void): Schema<T> {
  return {
    ...schema,
    read(value, at) {
      const before = at.file.problems.length;
      const read = schema.read(value, at);
      if (read !== undefined) check(read, at);
      return at.file.problems.length === before ? read : undefined;
    },
  };
}

/** For schemas that contain themselves. */
export function later<T>(right: string, schema: () => Schema<T>): Schema<T> {
  return {
    right,
    read: (value, at) => schema().read(value, at),
    get form() {
      return schema().form;
    },
    get parts() {
      return schema().parts;
    },
  };
}

/** The same where the type contains itself too: `inner` is its name, see `Inner`. */
export const laterAs = <All, K extends keyof All>(inner: K, schema: Schema<All[K]>): Inner<All, K> =>
  Object.assign(schema, { inner });

function plain<T>(right: string, form: Form, fits: (value: unknown) => value is T): Schema<T> {
  return { right, form, read: (value, at) => (fits(value) ? value : wrong(at, value, right)) };
}

const TEXT: Form = { is: 'text' };
export const flag = plain(
  'true or false',
  { is: 'words', words: [true, false] },
  (value): value is boolean => typeof value === 'boolean',
);

export const isWholeNumber = (n: unknown, min: number, max: number): n is number =>
  typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max;

export function whole(min: number, max: number): Schema<number> {
  const right = `a whole number from ${min} to ${max}`;
  const form: Form = { is: 'whole', min, max };
  // JSON has a -0 that would not be the 0 of a saved match.
  return { right, form, read: (value, at) => (isWholeNumber(value, min, max) ? value || 0 : wrong(at, value, right)) };
}

/** Words for people, on one line. */
export const oneLine = (max: number): Schema<string> =>
  plain(
    `one line of 1 to ${max} characters`,
    TEXT,
    (value): value is string => isText(value, max) && !/[\n\u2028]/.test(value),
  );

/** Words for people, on any number of lines. */
export const text = (max: number): Schema<string> =>
  plain(`a text of 1 to ${max} characters`, TEXT, (value): value is string => isText(value, max));

const isText = (value: unknown, max: number): value is string =>
  typeof value === 'string' && value.length <= max && value.trim() !== '' && !/[^\P{Cc}\n]/u.test(value);

export function pattern(right: string, form: RegExp): Schema<string> {
  return plain(right, TEXT, (value): value is string => typeof value === 'string' && form.test(value));
}

export function oneOf<const W extends Word>(...choices: readonly W[]): Schema<W> {
  const right = choices.length === 1 ? brief(choices[0]) : `one of ${choices.join(', ')}`;
  return plain(right, { is: 'words', words: choices }, (value): value is W =>
    choices.some((choice) => choice === value),
  );
}

export function orWord<const W extends string, T>(word: W, schema: Schema<T>): Schema<W | T> {
  const right = `"${word}", or ${schema.right}`;
  const kinds = { [word]: oneOf(word), other: schema };
  return {
    right,
    form: { is: 'union', kinds, which: (value) => (value === word ? kinds[word] : schema) },
    read(value, at) {
      if (value === word) return word;
      return typeof value === 'string' ? wrong(at, value, right) : schema.read(value, at);
    },
  };
}
