/** A game's options, declared once: defaults, checks, the command line's `--set` and the page's form follow. */

export interface Option<T> {
  kind: 'number' | 'choice' | 'toggle' | 'numbers' | 'choices';
  /** Shown beside the field, in the game's words. */
  about: string;
  /** The value when nothing is said. */
  fallback: T;
  /** What would be right, for a form and for a refusal. */
  right: string;
  choices: readonly string[];
  /** One entry per seat, and each seat sees only its own: in views the others' are ''. */
  secret?: true;
  /** The value as the rules want it, from a value or from text; undefined when it is not right. */
  read(value: unknown, seats: number): T | undefined;
}

export type Declared = Record<string, Option<unknown>>;
export type OptionsOf<D> = { [K in keyof D]: D[K] extends Option<infer T> ? T : never };
/** What people send: by name, already typed or as text. */
export type Wanted = Record<string, unknown>;

export function wholeNumber(about: string, fallback: number, min: number, max: number): Option<number> {
  const read = (value: unknown): number | undefined => {
    const n = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
    return typeof n === 'number' && Number.isInteger(n) && n >= min && n <= max ? n : undefined;
  };
  return { kind: 'number', about, fallback, right: `a whole number from ${min} to ${max}`, choices: [], read };
}

/** The first choice is the fallback. */
export function oneOf<W extends string>(about: string, choices: readonly [W, ...W[]]): Option<W> {
  const read = (value: unknown): W | undefined =>
    typeof value === 'object' ? undefined : choices.find((choice) => choice === String(value));
  return { kind: 'choice', about, fallback: choices[0], right: `one of ${choices.join(', ')}`, choices, read };
}

export function toggle(about: string, fallback: boolean): Option<boolean> {
  const read = (value: unknown): boolean | undefined => {
    if (value === true || value === 'on' || value === 'true') return true;
    return value === false || value === 'off' || value === 'false' ? false : undefined;
  };
  return { kind: 'toggle', about, fallback, right: 'on or off', choices: ['on', 'off'], read };
}

/** Different whole numbers, one per seat; empty means the game's own order. */
export function numbersBySeat(about: string, min: number, max: number): Option<readonly number[]> {
  const one = wholeNumber(about, min, min, max);
  const read = (value: unknown, seats: number): readonly number[] | undefined => {
    const list = perSeat(value, one, seats);
    return list && new Set(list).size === list.length ? list : undefined;
  };
  const right = `different whole numbers from ${min} to ${max}, one per seat`;
  return { kind: 'numbers', about, fallback: Object.freeze([]), right, choices: [], read };
}

/** A choice per seat, or one for all; empty means the first choice for all. */
export function oneOfBySeat<W extends string>(about: string, choices: readonly [W, ...W[]]): Option<readonly W[]> {
  const one = oneOf(about, choices);
  const read = (value: unknown, seats: number): readonly W[] | undefined => {
    const same = one.read(value, seats);
    return same === undefined ? perSeat(value, one, seats) : Object.freeze(new Array<W>(seats).fill(same));
  };
  const right = `${one.right}, for all seats or one per seat`;
  return { kind: 'choices', about, fallback: Object.freeze([]), right, choices, read };
}

function perSeat<T>(value: unknown, one: Option<T>, seats: number): readonly T[] | undefined {
  const list: unknown = typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
  if (!Array.isArray(list) || (list.length !== 0 && list.length !== seats)) return undefined;
  const read = list.map((part) => one.read(part, seats)).filter((part) => part !== undefined);
  return read.length === list.length ? Object.freeze(read) : undefined;
}

/** Somebody asked for a match that cannot be: the message says what was wrong and what would be right. */
export class BadSetup extends Error {}

/** A value from outside in a message: short, whatever it is. */
export function brief(value: unknown): string {
  let text = `a strange ${typeof value}`;
  try {
    // determinism: told, not played
    text = (typeof value === 'number' ? String(value) : JSON.stringify(value)) ?? typeof value;
  } catch {} // not JSON: a circle, too deep, a bigint
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** Options that were read before, for this declaration and number of seats: they are right, and not read again. */
const alreadyRead = new WeakMap<object, { declared: Declared; seats: number }>();

export function readOptions<D extends Declared>(game: string, declared: D, wanted: Wanted, seats: number) {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw new BadSetup(`${game}: the options are ${brief(wanted)}; they must be values by name.`);
  const before = alreadyRead.get(wanted);
  if (before?.declared === declared && before.seats === seats) return wanted as OptionsOf<D>;
  const names = Object.keys(declared).sort(); // determinism: sorted by code unit
  const stranger = Object.keys(wanted).find((name) => !names.includes(name)); // determinism: only looked for
  if (stranger !== undefined)
    throw new BadSetup(`${game} has no option ${brief(stranger)}. Its options are: ${names.join(', ') || 'none'}.`);
  const options: Record<string, unknown> = {};
  for (const name of names) {
    const option = declared[name] as Option<unknown>;
    const value = Object.hasOwn(wanted, name) ? option.read(wanted[name], seats) : option.fallback;
    if (value === undefined)
      throw new BadSetup(`${game}: ${name} is ${brief(wanted[name])}; it must be ${option.right}.`);
    options[name] = value;
  }
  // determinism: says only what was found out of the same object
  alreadyRead.set(Object.freeze(options), { declared, seats });
  return options as OptionsOf<D>;
}
