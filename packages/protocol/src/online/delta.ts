/**
 * What has changed between two pieces of plain JSON, small enough to be sent after every move.
 *
 * `[value]`: it is this now. `[]`: it is gone. `[name, change, name, change …]`: these parts have changed, by key or by
 * place, each to this text, number, boolean or null, or by a delta of its own. `~` among the names of a list: from this
 * place on, this many were taken out and these put in, after the parts that stay have changed.
 */
export type Delta = unknown[];
/** A delta, or what is there now if that is neither a list nor has parts. */
export type Change = Delta | Scalar;
type Scalar = string | number | boolean | null;
type Splice = [from: number, taken: number, ...put: unknown[]];
type Parts = Record<string, unknown>;

const SPLICE = '~';
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: nothing has. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  const change = changeOf(before, after);
  if (change === undefined) return null;
  return Array.isArray(change) ? change : [change];
}

/** Undefined: nothing has. */
export function changeOf(before: unknown, after: unknown): Change | undefined {
  if (before === after) return undefined;
  if (typeof after !== 'object' || after === null) return after as Scalar;
  if (typeof before !== 'object' || before === null) return [after];
  if (!Array.isArray(before)) return Array.isArray(after) ? [after] : partsDelta(before as Parts, after as Parts);
  return Array.isArray(after) ? listDelta(before, after) : [after];
}

/** Has it more parts than these? */
function isLarger(parts: Parts, count: number): boolean {
  let left = count;
  for (const _ in parts) if (left-- === 0) return true;
  return false;
}

// A view is compared after every move: these loops make nothing before something has changed.

function partsDelta(before: Parts, after: Parts): Delta | undefined {
  let changed: Delta | undefined;
  let shared = 0;
  for (const key in after) {
    const was = before[key];
    const is = after[key];
    const isThere = (was !== undefined && typeof was !== 'function') || Object.hasOwn(before, key);
    if (isThere) shared++;
    if (isThere && was === is) continue;
    const change = changeOf(isThere ? was : undefined, is);
    if (change === undefined) continue;
    changed ??= [];
    changed.push(key, change);
  }
  if (!isLarger(before, shared)) return changed;
  changed ??= [];
  for (const key in before) if (!Object.hasOwn(after, key)) changed.push(key, []);
  return changed;
}

/**
 * The first place from `from` on at which two long lists of numbers differ; `from` itself in other lists. By itself, so
 * that engines know the loop for lists of numbers; they keep short ones in too many ways to be fast with all.
 */
function difference(before: readonly unknown[], after: readonly unknown[], from: number): number {
  const most = Math.min(before.length, after.length);
  if (most < LONG || typeof after[0] !== 'number') return from;
  for (let i = from; i < most; i++) if (before[i] !== after[i]) return i;
  return most;
}
const LONG = 12;

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | undefined {
  const { length } = after;
  if (before.length !== length) return spliced(before, after);
  let changed: Delta | undefined;
  for (let i = difference(before, after, 0); i < length; i = difference(before, after, i + 1)) {
    if (before[i] === after[i]) continue;
    const change = changeOf(before[i], after[i]);
    if (change === undefined) continue;
    changed ??= [];
    changed.push(i, change);
  }
  // Here two of these are one part that has changed.
  const mostly = changed !== undefined && changed.length > length && after.every((value) => typeof value !== 'object');
  return mostly ? [after] : changed;
}

function spliced(before: readonly unknown[], after: readonly unknown[]): Delta {
  const same = (a: unknown, b: unknown): boolean => a === b || changeOf(a, b) === undefined;
  const most = Math.min(before.length, after.length);
  let head = difference(before, after, 0);
  while (head < most && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const put = after.slice(head, after.length - tail);
  const taken = before.length - head - tail;
  // What is large has mostly changed a little: a frame of the stack went a step on, and another was put on top of it.
  const changed: Delta = [];
  let kept = 0;
  for (; kept < Math.min(taken, put.length) && typeof put[kept] === 'object'; kept++) {
    const change = changeOf(before[head + kept], put[kept]);
    if (change !== undefined) changed.push(head + kept, change);
  }
  const splice: Splice = [head + kept, taken - kept, ...put.slice(kept)];
  changed.push(SPLICE, splice);
  return changed;
}

/** The other way round: nothing of `before` is changed, and what did not change is shared with it. */
export function patched(before: unknown, delta: Delta): unknown {
  if (delta.length < 2) return delta[0];
  if (Array.isArray(before)) return patchedList(before, delta);
  if (!isParts(before)) throw new Error('a delta does not fit what it is about');
  const after = { ...before };
  for (let i = 0; i < delta.length; i += 2) {
    const key = String(delta[i]);
    const change = delta[i + 1] as Change;
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = afterChange(before[key], change);
  }
  return after;
}
const afterChange = (before: unknown, change: Change): unknown =>
  Array.isArray(change) ? patched(before, change) : change;

function patchedList(before: readonly unknown[], delta: Delta): unknown[] {
  const after = before.slice();
  for (let i = 0; i < delta.length; i += 2) {
    const place = delta[i];
    if (place === SPLICE) after.splice(...(delta[i + 1] as Splice));
    else after[Number(place)] = afterChange(before[Number(place)], delta[i + 1] as Change);
  }
  return after;
}
