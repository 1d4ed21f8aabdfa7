/**
 * What has changed between two pieces of plain JSON, small enough to be sent after every move.
 *
 * `[value]`: it is this now. `[]`: it is gone. An object: these parts of it have changed, by key or by place. `~` of a
 * list: from this place on, this many were taken out and these put in, after the parts that stay have changed.
 */
export type Delta = [] | [unknown] | { [part: string]: Delta | Splice };
type Splice = [from: number, taken: number, ...put: unknown[]];
export type Changed = { [part: string]: Delta | Splice };
type Parts = Record<string, unknown>;

const SPLICE = '~';
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: nothing has. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
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

function partsDelta(before: Parts, after: Parts): Delta | null {
  let changed: Changed | null = null;
  let shared = 0;
  for (const key in after) {
    const was = before[key];
    const isThere = (was !== undefined && typeof was !== 'function') || Object.hasOwn(before, key);
    if (isThere) shared++;
    if (isThere && was === after[key]) continue;
    const delta: Delta | null = isThere ? deltaOf(was, after[key]) : [after[key]];
    if (delta === null) continue;
    changed ??= {};
    changed[key] = delta;
  }
  if (!isLarger(before, shared)) return changed;
  const gone: Changed = {};
  for (const key in before) if (!Object.hasOwn(after, key)) gone[key] = [];
  return { ...changed, ...gone };
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

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  const { length } = after;
  if (before.length !== length) return spliced(before, after);
  let changed: Changed | null = null;
  let count = 0;
  for (let i = difference(before, after, 0); i < length; i = difference(before, after, i + 1)) {
    if (before[i] === after[i]) continue;
    const delta = deltaOf(before[i], after[i]);
    if (delta === null) continue;
    changed ??= {};
    changed[i] = delta;
    count++;
  }
  const mostly = count * 2 > length && after.every((value) => typeof value !== 'object');
  return mostly ? [after] : changed;
}

function spliced(before: readonly unknown[], after: readonly unknown[]): Delta {
  const same = (a: unknown, b: unknown): boolean => a === b || deltaOf(a, b) === null;
  const most = Math.min(before.length, after.length);
  let head = difference(before, after, 0);
  while (head < most && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const put = after.slice(head, after.length - tail);
  const taken = before.length - head - tail;
  // What is large has mostly changed a little: a frame of the stack went a step on, and another was put on top of it.
  const changed: Changed = {};
  let kept = 0;
  for (; kept < Math.min(taken, put.length) && typeof put[kept] === 'object'; kept++) {
    changed[head + kept] = deltaOf(before[head + kept], put[kept]) ?? [put[kept]];
  }
  changed[SPLICE] = [head + kept, taken - kept, ...put.slice(kept)];
  return changed;
}

/** The other way round: nothing of `before` is changed, and what did not change is shared with it. */
export function patched(before: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0];
  if (Array.isArray(before)) return patchedList(before, delta);
  if (!isParts(before)) throw new Error('a delta does not fit what it is about');
  const after = { ...before };
  for (const [key, change] of Object.entries(delta)) {
    if (Array.isArray(change) && change.length === 0) delete after[key];
    else after[key] = patched(before[key], change as Delta);
  }
  return after;
}

function patchedList(before: readonly unknown[], delta: Exclude<Delta, unknown[]>): unknown[] {
  const after = before.slice();
  for (const [key, change] of Object.entries(delta)) {
    if (key === SPLICE) after.splice(...(change as Splice));
    else after[Number(key)] = patched(before[Number(key)], change as Delta);
  }
  return after;
}
