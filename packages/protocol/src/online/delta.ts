/**
 * What has changed between two pieces of plain JSON, small enough to be sent after every move.
 *
 * `[value]`: it is this now. `[]`: it is gone. An object: these parts of it have changed, by key or by place. `~` of a
 * list: from this place on, this many were taken out and these put in, after the parts that stay have changed.
 */
export type Delta = [] | [unknown] | { [part: string]: Delta | Splice };
type Splice = [from: number, taken: number, ...put: unknown[]];
type Parts = Record<string, unknown>;

const SPLICE = '~';
const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Null: nothing has. */
export function deltaOf(before: unknown, after: unknown): Delta | null {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return listDelta(before, after);
  if (isParts(before) && isParts(after)) return partsDelta(before, after);
  return [after];
}

function partsDelta(before: Parts, after: Parts): Delta | null {
  const changed: [string, Delta][] = [];
  for (const key of Object.keys(after)) {
    const delta: Delta | null = Object.hasOwn(before, key) ? deltaOf(before[key], after[key]) : [after[key]];
    if (delta) changed.push([key, delta]);
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) changed.push([key, []]);
  return changed.length === 0 ? null : Object.fromEntries(changed);
}

function listDelta(before: readonly unknown[], after: readonly unknown[]): Delta | null {
  if (before.length !== after.length) return spliced(before, after);
  const changed: [string, Delta][] = [];
  for (const [i, value] of after.entries()) {
    const delta = deltaOf(before[i], value);
    if (delta) changed.push([String(i), delta]);
  }
  if (changed.length === 0) return null;
  const scalars = after.every((value) => typeof value !== 'object');
  return scalars && changed.length * 2 > after.length ? [after] : Object.fromEntries(changed);
}

function spliced(before: readonly unknown[], after: readonly unknown[]): Delta {
  const same = (a: unknown, b: unknown): boolean => deltaOf(a, b) === null;
  const most = Math.min(before.length, after.length);
  let head = 0;
  while (head < most && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < most - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  const put = after.slice(head, after.length - tail);
  const taken = before.length - head - tail;
  // What is large has mostly changed a little: a frame of the stack went a step on, and another was put on top of it.
  const changed: [string, Delta | Splice][] = [];
  for (let i = 0; i < Math.min(taken, put.length) && typeof put[i] === 'object'; i++) {
    changed.push([String(head + i), deltaOf(before[head + i], put[i]) ?? [put[i]]]);
  }
  const kept = changed.length;
  return Object.fromEntries([...changed, [SPLICE, [head + kept, taken - kept, ...put.slice(kept)]]]);
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
