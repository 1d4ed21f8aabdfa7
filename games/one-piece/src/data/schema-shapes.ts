/** Schemas made of schemas: lists, objects by their fields, objects by their kind. What they read is frozen. */
import { brief } from '@dealers-choice/kernel';
import { enter, inside, type Place, type Reader, type Schema, tell, wrong } from './schema.ts';

/** A field that need not be there. */
interface Maybe<T> {
  readonly maybe: Schema<T>;
}
/** A field that must not be there, and why. */
interface Never {
  readonly never: string;
}
export const maybe = <T>(schema: Schema<T>): Maybe<T> => ({ maybe: schema });
export const never = (why: string): Never => ({ never: why });

type Value<T, K extends keyof T> = Exclude<T[K], undefined>;
/** A schema for every field of T: a field that a type gains does not compile until it is read here. */
export type Fields<T> = {
  readonly [K in keyof T]-?: Record<never, never> extends Pick<T, K>
    ? Maybe<Value<T, K>> | Schema<Value<T, K>> | Never
    : Schema<Value<T, K>>;
};
/** The same, for code that does not mind what is read. */
export type Loose = Readonly<Record<string, Reader | { readonly maybe: Reader } | Never>>;
type Plain = Record<string, unknown>;

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function object<T extends object>(right: string, fields: Fields<T> & Loose): Schema<T> {
  return {
    right,
    read: (value, at) => (isPlain(value) ? (readFields(value, at, fields) as T | undefined) : wrong(at, value, right)),
  };
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
      if (here !== undefined) tell(place, `is ${brief(here)}, but ${field.never}: leave it out.`);
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
    const may = known.length === 0 ? 'nothing stands here' : `the fields here are ${known.join(', ')}`;
    tell(inside(at, name.slice(0, 40)), `is not known; ${may}.`);
  }
}

/** An object whose field `key` says which fields the others are. */
export function tagged<T extends { [key in K]: string }, K extends string>(
  key: K,
  right: string,
  kinds: { readonly [W in T[K]]: Fields<Omit<Extract<T, { [key in K]: W }>, K>> } & Readonly<Record<string, Loose>>,
): Schema<T> {
  // determinism: in the order of their declaration
  const tag = Object.keys(kinds);
  const tagRight = `one of ${tag.join(', ')}`;
  return {
    right,
    read(value, at) {
      if (!isPlain(value)) return wrong(at, value, right);
      const kind = value[key];
      if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) return wrong(inside(at, key), kind, tagRight);
      const fields: Loose = { [key]: { right: kind, read: () => kind }, ...kinds[kind] };
      return readFields(value, at, fields) as T | undefined;
    },
  };
}

/** An object that is known by the one of these fields that it has. */
export function byField<M extends object>(
  right: string,
  shapes: { readonly [K in keyof M]: Schema<M[K]> } & Readonly<Record<string, Reader>>,
): Schema<M[keyof M]> {
  const names = Object.keys(shapes); // determinism: in the order of their declaration
  return {
    right,
    read(value, at) {
      const name = isPlain(value) ? names.find((each) => Object.hasOwn(value, each)) : undefined;
      const shape: Reader | undefined = name === undefined ? undefined : shapes[name];
      return shape ? (shape.read(value, at) as M[keyof M] | undefined) : wrong(at, value, right);
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
    read(value, at) {
      if (!Array.isArray(value) || value.length < min || value.length > max) return wrong(at, value, right);
      if (!enter(at)) return undefined;
      const before = at.file.problems.length;
      const out: T[] = [];
      value.forEach((each: unknown, i) => {
        const read = item.read(each, inside(at, i));
        if (read === undefined) return;
        if (distinct && out.includes(read)) tell(inside(at, i), `is ${brief(each)} again; each stands once.`);
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
