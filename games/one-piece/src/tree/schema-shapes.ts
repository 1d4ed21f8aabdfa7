/** Schemas made of schemas: lists, objects by their fields, objects by their kind. What they read is frozen. */
import { brief } from '@dealers-choice/kernel';
import {
  type AnySchema,
  checked,
  enter,
  inside,
  type Loose,
  type Maybe,
  type Never,
  oneOf,
  type PartName,
  type Place,
  type Read,
  type Schema,
  tellProblem,
  wrong,
} from './schema.ts';

export const maybe = <S extends AnySchema>(schema: S, absent?: Read<S>): Maybe<S> =>
  absent === undefined ? { maybe: schema } : { maybe: schema, absent };
export const never = (why: string): Never => ({ never: why });

type Value<T, K extends keyof T> = Exclude<T[K], undefined>;
/** A schema for every field of T: a field that a type gains does not compile until it is read here. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? Maybe<Schema<Value<T, K>>> | Schema<Value<T, K>> | Never
    : Schema<Value<T, K>>;
};
/** What an object with such fields is: the type follows from the schema. */
export type ObjectOf<F> = Flat<
  { [K in keyof F as F[K] extends AnySchema ? K : never]: Read<F[K]> } & {
    [K in keyof F as F[K] extends { readonly maybe: AnySchema } ? K : never]?: F[K] extends { readonly maybe: infer S }
      ? Read<S>
      : never;
  }
>;
/** Shown as one object. */
export type Flat<T> = { [K in keyof T]: T[K] };
type Plain = Record<string, unknown>;
type Kinds = Readonly<Record<string, Loose>>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function object<T extends object>(right: string, fields: Fields<T> & Loose): Schema<T> {
  return {
    right,
    form: { is: 'object', fields, alternatives: [] },
    read: (value, at) => (isPlain(value) ? (readFields(value, at, fields) as T | undefined) : wrong(at, value, right)),
  };
}

/** The same the other way round: what it reads follows from its fields. */
export function shape<const F extends Loose>(right: string, fields: F): Schema<ObjectOf<F>> {
  return {
    right,
    form: { is: 'object', fields, alternatives: [] },
    read: (value, at) =>
      isPlain(value) ? (readFields(value, at, fields) as ObjectOf<F> | undefined) : wrong(at, value, right),
  };
}

/** Exactly one of these fields must be there. `also` looks at the rest. */
export function withOneOf<T extends object>(
  schema: Schema<T>,
  fields: readonly (keyof T & string)[],
  also: (value: T, at: Place) => void = () => {},
): Schema<T> {
  const read = checked(schema, (value, at) => {
    exactlyOne(value, at, ...fields);
    also(value, at);
  });
  const { form } = schema;
  return form?.is === 'object' ? { ...read, form: { ...form, alternatives: [...form.alternatives, fields] } } : read;
}

/** The same fields, none of which must be there. */
export function optional<F extends Loose>(fields: F): Optional<F> {
  const all = keysOf(fields).map((name) => [name, asMaybe(fields[name])]);
  return Object.fromEntries(all) as Optional<F>;
}
type Optional<F> = { readonly [K in keyof F]: F[K] extends AnySchema ? Maybe<F[K]> : F[K] };
const asMaybe = (field: Loose[string] | undefined): Loose[string] | undefined =>
  field === undefined || 'maybe' in field || 'never' in field ? field : { maybe: field };

/** In the order of their declaration. */
export const keysOf = <T extends object>(fields: T): readonly (keyof T & string)[] =>
  Object.keys(fields) as (keyof T & string)[]; // determinism: as they are declared

/** What a value is called where a tree is walked. */
export const part = <T>(schema: Schema<T>, ...names: readonly PartName[]): Schema<T> => ({ ...schema, parts: names });

/** Tells a problem unless exactly one of the fields is there. */
export function exactlyOne<T extends object>(value: T, at: Place, ...fields: readonly (keyof T & string)[]): void {
  const there = fields.filter((name) => value[name] !== undefined);
  if (there.length === 1) return;
  tellProblem(
    at,
    `has ${there.length === 0 ? 'none' : there.join(' and ')}; it must have exactly one of ${fields.join(', ')}.`,
  );
}

function readFields(value: Plain, at: Place, fields: Loose): Plain | undefined {
  if (!enter(at)) return undefined;
  const before = at.file.problems.length;
  const out: Plain = {};
  // determinism: in the order in which the fields are declared
  for (const [name, field] of Object.entries(fields)) {
    const here = Object.hasOwn(value, name) ? value[name] : undefined;
    const place = inside(at, name);
    if ('never' in field) {
      if (here !== undefined) tellProblem(place, `is ${brief(here)}, but ${field.never}: leave it out.`);
    } else if (here !== undefined || !('maybe' in field)) {
      out[name] = ('maybe' in field ? field.maybe : field).read(here, place);
    }
  }
  tellStrangers(value, at, fields);
  return at.file.problems.length === before ? Object.freeze(out) : undefined;
}

function tellStrangers(value: Plain, at: Place, fields: Loose): void {
  // determinism: only listed, in the order of their declaration
  const known = Object.keys(fields).filter((name) => !('never' in (fields[name] ?? {})));
  // determinism: told in the order of the file
  for (const name of Object.keys(value)) {
    if (Object.hasOwn(fields, name)) continue;
    const may = known.length === 0 ? 'there are no fields here' : `the fields here are ${known.join(', ')}`;
    tellProblem(inside(at, name.slice(0, 40)), `is not known; ${may}.`);
  }
}

/** An object whose field `key` says which fields the others are. */
export const tagged: <T extends { [key in K]: string }, K extends string>(
  key: K,
  right: string,
  kinds: { readonly [W in T[K]]: Fields<Omit<Extract<T, { [key in K]: W }>, K>> } & Kinds,
) => Schema<T> = byTag;

/** The same the other way round: what it reads follows from its kinds. */
export const kindsOf: <const K extends string, const M extends Kinds>(
  key: K,
  right: string,
  kinds: M,
) => Schema<TaggedOf<K, M>[keyof M]> = byTag;
export type TaggedOf<K extends string, M> = { [W in keyof M]: Flat<{ [key in K]: W } & ObjectOf<M[W]>> };

function byTag<T>(key: string, right: string, kinds: Kinds): Schema<T> {
  const kindOf = (word: string): Loose => ({ [key]: oneOf(word), ...kinds[word] });
  // determinism: in the order of their declaration
  const schemas = Object.fromEntries(Object.keys(kinds).map((word) => [word, shape(right, kindOf(word))]));
  const tagRight = `one of ${Object.keys(kinds).join(', ')}`; // determinism: as above
  const which = (value: unknown): AnySchema | undefined => {
    const word = isPlain(value) ? value[key] : undefined;
    return typeof word === 'string' && Object.hasOwn(schemas, word) ? schemas[word] : undefined;
  };
  return {
    right,
    form: { is: 'union', kinds: schemas, which },
    read(value, at) {
      if (!isPlain(value)) return wrong(at, value, right);
      const kind = which(value);
      return kind ? (kind.read(value, at) as T | undefined) : wrong(inside(at, key), value[key], tagRight);
    },
  };
}

type Checks<M extends Kinds> = { readonly [K in keyof M]?: (value: ObjectOf<M[K]>, at: Place) => void };

/** An object known by the one of its fields that its kind is named after. `each`: what is right for its fields. */
export function byField<const M extends Kinds>(
  right: string,
  each: string,
  kinds: M,
  checks: Checks<M>,
): Schema<{ [K in keyof M]: ObjectOf<M[K]> }[keyof M]> {
  const kindOf = <K extends keyof M>(name: K): AnySchema => {
    const [schema, check] = [shape<M[K]>(each, kinds[name]), checks[name]];
    return check ? checked(schema, check) : schema;
  };
  const schemas = keysOf(kinds).map((name) => [name, kindOf(name)] as const);
  const which = (value: unknown): AnySchema | undefined =>
    isPlain(value) ? schemas.find(([name]) => Object.hasOwn(value, name))?.[1] : undefined;
  return {
    right,
    form: { is: 'union', kinds: Object.fromEntries(schemas), which },
    read(value, at) {
      const kind = which(value);
      return kind ? (kind.read(value, at) as ObjectOf<M[keyof M]> | undefined) : wrong(at, value, right);
    },
  };
}

interface Lengths {
  min?: number;
  max?: number;
  /** Each entry once. */
  distinct?: boolean;
}

export function list<T>(item: Schema<T>, { min = 0, max = 500, distinct = false }: Lengths = {}): Schema<readonly T[]> {
  const entries = distinct ? 'different entries' : 'entries';
  const right = `a list of ${min === max ? min : `${min} to ${max}`} ${entries}, each ${item.right}`;
  return {
    right,
    form: { is: 'list', item, min, max, distinct },
    read(value, at) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return wrong(at, value, right);
      if (!enter(at)) return undefined;
      const before = at.file.problems.length;
      const out: T[] = [];
      value.forEach((each: unknown, i) => {
        const read = item.read(each, inside(at, i));
        if (read === undefined) return;
        if (distinct && out.includes(read)) tellProblem(inside(at, i), `is ${brief(each)} again; each stands once.`);
        else out.push(read);
      });
      return at.file.problems.length === before ? Object.freeze(out) : undefined;
    },
  };
}

/** Values by a key such as a card number. */
export function record<T>(key: Schema<string>, item: Schema<T>, max: number): Schema<Readonly<Record<string, T>>> {
  const right = `an object of up to ${max} entries whose keys are each ${key.right}, whose values ${item.right}`;
  return {
    right,
    read(value, at) {
      // determinism: in the order of the file
      const entries = isPlain(value) ? Object.entries(value) : null;
      if (!entries || entries.length > max) return wrong(at, value, right);
      if (!enter(at)) return undefined;
      const before = at.file.problems.length;
      const read = entries.map(([name, each]) => {
        const place = inside(at, name.slice(0, 40));
        return [key.read(name, place) ?? '', item.read(each, place)] as const;
      });
      const sound = at.file.problems.length === before;
      return sound ? Object.freeze(Object.fromEntries(read) as Record<string, T>) : undefined;
    },
  };
}
