/**
 * Trees that differ from a tree in one small thing: a word less, a step that stands outside instead of inside, a filter
 * that belongs to other cards. Where two of them read the same, a text has lost something. Not all are well formed.
 */
import { BODIES } from '../../src/tree/steps.ts';

type Json = unknown;
type Plain = Record<string, Json>;
const isPlain = (value: Json): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const without = (value: Plain, key: string): Plain =>
  Object.fromEntries(Object.entries(value).filter(([each]) => each !== key));

export function neighboursOf(value: Json): Json[] {
  if (Array.isArray(value)) return [...listNeighbours(value), ...inItems(value)];
  if (!isPlain(value)) return [];
  const inside = Object.entries(value).flatMap(([key, each]) =>
    neighboursOf(each).map((other) => ({ ...value, [key]: other })),
  );
  return [...Object.keys(value).map((key) => without(value, key)), ...filterMoves(value), ...inside];
}
const inItems = (list: readonly Json[]): Json[] =>
  list.flatMap((item, i) => neighboursOf(item).map((other) => list.map((each, k) => (k === i ? other : each))));

function listNeighbours(list: readonly Json[]): Json[] {
  return list.flatMap((item, i) => [
    list.filter((_, k) => k !== i),
    ...(i > 0 ? [[...list.slice(0, i - 1), item, list[i - 1], ...list.slice(i + 1)]] : []),
    ...(isPlain(item) ? stepMoves(list, item, i) : []),
  ]);
}

/** The next step slips in, the last one inside slips out, and a step that holds others stands for what it holds. */
function stepMoves(list: readonly Json[], item: Plain, i: number): Json[] {
  const [before, after] = [list.slice(0, i), list.slice(i + 1)];
  return Object.entries(item).flatMap(([key, body]) => {
    if (!BODIES.includes(key) || !Array.isArray(body)) return [];
    const [next, ...others] = after;
    return [
      ...(next === undefined ? [] : [[...before, { ...item, [key]: [...body, next] }, ...others]]),
      [...before, { ...item, [key]: body.slice(0, -1) }, body.at(-1), ...after],
      [...before, ...body, ...after],
      [...before, { do: 'may', steps: body }, ...after],
      [...before, { ...without(item, key), [key === 'then' ? 'else' : 'then']: body }, ...after],
    ];
  });
}

/** What is said of these cards is said of those inside instead, and the other way round. */
function filterMoves(value: Plain): Json[] {
  const held = Object.entries(value).flatMap(([key, each]) => [
    ...(isPlain(each) ? [[key, each, (other: Plain): Json => other] as const] : []),
    ...(Array.isArray(each) && isPlain(each.at(-1))
      ? [[key, each.at(-1) as Plain, (other: Plain): Json => [...each.slice(0, -1), other]] as const]
      : []),
  ]);
  return held.flatMap(([key, inner, put]) => {
    const down = Object.keys(value).filter((each) => each !== key && !(each in inner));
    const up = Object.keys(inner).filter((each) => !(each in value));
    return [
      ...down.map((each) => ({ ...without(value, each), [key]: put({ ...inner, [each]: value[each] }) })),
      ...up.map((each) => ({ ...value, [each]: inner[each], [key]: put(without(inner, each)) })),
      { ...without(value, key), ...inner },
    ];
  });
}

/** A tree as a text of its own, the same whatever the order in which its fields were written. */
export function keyOf(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(keyOf).join()}]`;
  if (!isPlain(value)) return JSON.stringify(value);
  return `{${Object.keys(value)
    .sort()
    .map((key) => `${key}:${keyOf(value[key])}`)
    .join()}}`;
}

/** Has it a part that means nothing: an empty filter, a group of one, "reveal" beside a filter that shows anyway? */
export function isIdle(value: Json): boolean {
  if (Array.isArray(value)) return value.some(isIdle);
  if (!isPlain(value)) return false;
  const { all, any, reveal, where } = value;
  const ofOne = [all, any].some((group) => Array.isArray(group) && group.length === 1);
  return (
    ofOne ||
    (reveal !== undefined && where !== undefined) ||
    Object.values(value).some((each) => isEmpty(each) || isIdle(each))
  );
}
const isEmpty = (value: Json): boolean => isPlain(value) && Object.keys(value).length === 0;

/** The fields of every object in it, and the words that stand anywhere. */
export const fieldsSaid = (value: Json): string[] =>
  isPlain(value) || Array.isArray(value)
    ? [...(isPlain(value) ? Object.keys(value) : []), ...Object.values(value).flatMap(fieldsSaid)]
    : [];
export function wordsSaid(value: Json): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(wordsSaid) : [];
}
