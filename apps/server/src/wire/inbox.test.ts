import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { Inbox } from './inbox.ts';

/** Hears numbers, and notes in how many goes. */
function listener(gatherMs = 300, sleeps = true) {
  const inbox = new Inbox({ sleeps, gatherMs });
  const goes: number[][] = [];
  let go: number[] | null = null;
  const say = (number: number): void =>
    inbox.add(() => {
      if (!go) {
        go = [];
        goes.push(go);
        queueMicrotask(() => {
          go = null;
        });
      }
      go.push(number);
      if (number === 666) throw new Error('no number');
    });
  const heard = async (count: number): Promise<void> => {
    while (goes.flat().length < count) await nextTurn();
  };
  return { inbox, goes, say, heard };
}
const from = (first: number, count: number): number[] => Array.from({ length: count }, (_, i) => first + i);

test('what comes in one turn is heard together, in order, before the next turn is over', async () => {
  const { goes, say } = listener();
  for (const number of [1, 2, 3]) say(number);
  expect(goes).toEqual([]);
  await nextTurn();
  await nextTurn();
  expect(goes).toEqual([[1, 2, 3]]);
});

test('few never wait for others', async () => {
  const { say, heard } = listener(5_000);
  const began = performance.now();
  for (let i = 0; i < 50; i++) {
    say(2 * i);
    say(2 * i + 1);
    await heard(2 * i + 2);
  }
  expect(performance.now() - began).toBeLessThan(2_500);
});

test.each([true, false])(
  'after a crowd the next ones gather, also where the thread may not sleep (%s)',
  async (sleeps) => {
    const { goes, say, heard } = listener(300, sleeps);
    for (const number of from(20, 10)) say(number);
    await heard(10);
    const began = performance.now();
    let woken = 0;
    const watch = setInterval(() => woken++, 1);
    say(1);
    setTimeout(() => say(2), 50);
    await heard(12);
    clearInterval(watch);
    expect(goes).toEqual([from(20, 10), [1, 2]]);
    expect(performance.now() - began).toBeGreaterThan(200);
    if (sleeps) expect(woken, 'the thread was asleep').toBeLessThan(30);
    else expect(woken, 'the thread was awake').toBeGreaterThan(30);
    // Two are not a crowd.
    say(3);
    await nextTurn();
    await nextTurn();
    expect(goes.at(-1)).toEqual([3]);
  },
);

test('what is said because of something that was heard is heard next, and nothing twice', () => {
  const { inbox, goes, say } = listener();
  inbox.add(() => say(5));
  for (const number of from(1_000, 1_999)) say(number);
  expect(goes.flat()).toEqual([...from(1_000, 1_999), 5]);
});

test('a flood is not kept', () => {
  const { goes, say } = listener();
  for (const number of from(1_000, 2_500)) say(number);
  expect(goes.flat()).toHaveLength(2_000);
});

test('one that fails keeps no other from being heard, and is not hushed up', () => {
  const { goes, say } = listener();
  say(666);
  for (const number of from(1_000, 1_998)) say(number);
  expect(() => say(1)).toThrow('no number');
  expect(goes.flat()).toHaveLength(2_000);
});
