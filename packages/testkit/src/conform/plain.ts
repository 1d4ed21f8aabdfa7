/** Plain JSON: values that are not, places where two values differ, and objects that hang in two places. */

const within = (path: string, key: string | number): string =>
  typeof key === 'number' ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;

/** Where a value would not survive being written and read, or null. */
export function notPlain(value: unknown, path = ''): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number') {
    return Number.isSafeInteger(value) && !Object.is(value, -0)
      ? null
      : `${path} is ${Object.is(value, -0) ? '-0' : value}`;
  }
  if (typeof value !== 'object')
    return `${path} is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`;
  const proto: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const fault = notPlain(value[i], within(path, i));
      if (fault) return fault;
    }
    return null;
  }
  if (proto !== Object.prototype && proto !== null) return `${path} is a ${value.constructor.name}`;
  for (const [key, item] of Object.entries(value)) {
    const fault = notPlain(item, within(path, key));
    if (fault) return fault;
  }
  return null;
}

/** The first place where two plain values differ, with both: `table.gold[1]: 4 / 5`; null when they are equal. */
export function firstDifference(a: unknown, b: unknown, path = ''): string | null {
  if (Object.is(a, b)) return null;
  const told = (): string => `${path || 'the whole'}: ${brief(a)} / ${brief(b)}`;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return told();
  if (Array.isArray(a) !== Array.isArray(b)) return told();
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return told();
    for (let i = 0; i < a.length; i++) {
      if (Object.is(a[i], b[i])) continue; // most items are numbers, and equal
      const found = firstDifference(a[i], b[i], within(path, i));
      if (found) return found;
    }
    return null;
  }
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = firstDifference((a as Loose)[key], (b as Loose)[key], within(path, key));
    if (found) return found;
  }
  return null;
}

type Loose = Record<string, unknown>;

const brief = (value: unknown): string => {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

/** Every object and array of a value with its path, except what `shared` says may hang in several places. */
export function* objectsOf(value: unknown, shared: (path: string) => boolean, path = ''): Generator<[object, string]> {
  if (typeof value !== 'object' || value === null || shared(path)) return;
  yield [value, path];
  const entries = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [key, item] of entries) yield* objectsOf(item, shared, within(path, key));
}
