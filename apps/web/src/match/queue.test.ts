import type { Motion } from '@dealers-choice/table';
import { describe, expect, test } from 'vitest';
import { LEAST_MS, MOST_MS, paceOf, pacesOf } from './pace.ts';
import { createQueue, type Queue } from './queue.ts';
import { type FakeTicker, fakeTicker } from './test/fake.ts';

const note = (shown: number[], i: number): undefined => {
  shown.push(i);
};

function queueOf(...lengths: number[]): { queue: Queue; ticker: FakeTicker; shown: number[] } {
  const ticker = fakeTicker();
  const queue = createQueue(ticker);
  const shown: number[] = [];
  queue.push(...lengths.map((ms, i) => ({ ms, show: () => note(shown, i) })));
  return { queue, ticker, shown };
}

describe('the queue', () => {
  test('shows each for its time', () => {
    const { queue, ticker, shown } = queueOf(1_000, 500, 0);
    expect(shown).toEqual([0]);
    ticker.pass(999);
    expect(shown).toEqual([0]);
    ticker.pass(1);
    expect(shown).toEqual([0, 1]);
    expect(queue.isEmpty).toBe(false);
    ticker.pass(500);
    expect(shown).toEqual([0, 1, 2]);
    expect(queue.isEmpty).toBe(true);
  });

  test('a pause keeps what is left of the time', () => {
    const { queue, ticker, shown } = queueOf(1_000, 0);
    ticker.pass(600);
    queue.pause(true);
    ticker.pass(5_000);
    expect(shown).toEqual([0]);
    queue.pause(false);
    ticker.pass(399);
    expect(shown).toEqual([0]);
    ticker.pass(1);
    expect(shown).toEqual([0, 1]);
  });

  test('a pause at twice the speed keeps what is left at that speed', () => {
    const { queue, ticker, shown } = queueOf(1_000, 0);
    queue.setSpeed(2);
    ticker.pass(300);
    queue.pause(true);
    ticker.pass(5_000);
    queue.pause(false);
    ticker.pass(199);
    expect(shown).toEqual([0]);
    ticker.pass(1);
    expect(shown).toEqual([0, 1]);
  });

  test('another speed counts from now on, also during a pause; 0 shows the rest at once', () => {
    const { queue, ticker, shown } = queueOf(1_000, 1_000, 1_000, 0);
    ticker.pass(500);
    queue.setSpeed(2);
    ticker.pass(249);
    expect(shown).toEqual([0]);
    ticker.pass(1);
    expect(shown).toEqual([0, 1]);
    queue.pause(true);
    queue.setSpeed(0);
    expect(shown).toEqual([0, 1]);
    queue.pause(false);
    expect(shown).toEqual([0, 1, 2, 3]);
  });

  test('skip shows everything once, and what comes later has its time again', () => {
    const { queue, ticker, shown } = queueOf(1_000, 1_000, 1_000);
    queue.skip();
    expect(shown).toEqual([0, 1, 2]);
    ticker.pass(10_000);
    expect(shown).toEqual([0, 1, 2]);
    queue.push({ ms: 100, show: () => note(shown, 3) }, { ms: 0, show: () => note(shown, 4) });
    expect(shown).toEqual([0, 1, 2, 3]);
    ticker.pass(100);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });
});

/** A movement that tests bring to its end. */
function movement(): { motion: Promise<void>; end(): Promise<void>; fail(): Promise<void> } {
  let [resolve, reject] = [(): void => {}, (_why: Error): void => {}];
  const motion = new Promise<void>((well, badly) => {
    resolve = well;
    reject = badly;
  });
  const settled = async (): Promise<void> => {
    await Promise.allSettled([motion]);
    await new Promise((then) => setTimeout(then));
  };
  return {
    motion,
    end: () => {
      resolve();
      return settled();
    },
    fail: () => {
      reject(new Error('the animation broke'));
      return settled();
    },
  };
}
/** Three items of which the first moves for as long as it wants. */
function movingQueue(ms: number) {
  const { motion, end, fail } = movement();
  const ticker = fakeTicker();
  const queue = createQueue(ticker);
  const shown: number[] = [];
  const first = (): Motion => {
    shown.push(0);
    return [motion];
  };
  queue.push({ ms, show: first }, { ms: 0, show: () => note(shown, 1) }, { ms: 100, show: () => note(shown, 2) });
  return { queue, ticker, shown, end, fail };
}

describe('[S97] a queue with things in motion', () => {
  test('[OP-R17.4] goes on when the time is over and everything has come to rest, whichever is last', async () => {
    const slow = movingQueue(500);
    slow.ticker.pass(10_000);
    expect([slow.shown, slow.queue.isEmpty]).toEqual([[0], false]);
    await slow.end();
    expect(slow.shown).toEqual([0, 1, 2]);

    const fast = movingQueue(500);
    await fast.end();
    fast.ticker.pass(499);
    expect(fast.shown).toEqual([0]);
    fast.ticker.pass(1);
    expect(fast.shown).toEqual([0, 1, 2]);
  });

  test('[OP-R17.4] waits also for what has no time of its own, and goes on when it breaks', async () => {
    const { shown, fail, queue, ticker } = movingQueue(0);
    expect(shown).toEqual([0]);
    await fail();
    expect(shown).toEqual([0, 1, 2]);
    ticker.pass(100);
    expect(queue.isEmpty).toBe(true);
  });

  test('a pause holds what comes next, also when everything has come to rest meanwhile', async () => {
    const { shown, end, queue } = movingQueue(0);
    queue.pause(true);
    await end();
    queue.push({ ms: 0, show: () => note(shown, 3) });
    expect(shown).toEqual([0]);
    queue.pause(false);
    expect(shown).toEqual([0, 1, 2]);
  });

  test('a skip does not wait, and what was skipped does not count any more', async () => {
    const { shown, end, queue, ticker } = movingQueue(500);
    queue.skip();
    expect([shown, queue.isEmpty]).toEqual([[0, 1, 2], true]);
    queue.push({ ms: 100, show: () => note(shown, 3) }, { ms: 0, show: () => note(shown, 4) });
    await end();
    expect(shown).toEqual([0, 1, 2, 3]);
    ticker.pass(100);
    expect(shown).toEqual([0, 1, 2, 3, 4]);
  });

  test('at speed 0 nothing is waited for', () => {
    const { shown, queue } = movingQueue(500);
    queue.setSpeed(0);
    expect([shown, queue.isEmpty]).toEqual([[0, 1, 2], true]);
    queue.push({ ms: 5, show: () => [new Promise(() => {})] }, { ms: 5, show: () => note(shown, 3) });
    expect([shown, queue.isEmpty]).toEqual([[0, 1, 2, 3], true]);
  });

  test('[OP-R17.5] without anything in motion it drains at once', () => {
    const { queue, shown } = queueOf(0, 0, 0);
    expect([shown, queue.isEmpty]).toEqual([[0, 1, 2], true]);
  });
});

describe('the pace', () => {
  const told = (text: string, event: object = {}) => ({ n: 1, move: 1, text, event: { type: 'x', ...event } });
  test('a card or choice of a bot stays from 1.2 to 8 seconds, whatever its length', () => {
    const bot = { by: 'bot', first: true, calm: false } as const;
    expect(paceOf(told('Hm.'), bot)).toBe(LEAST_MS);
    expect(paceOf(told('a'.repeat(2_000)), bot)).toBe(MOST_MS);
    expect(paceOf(told('a'.repeat(200)), bot)).toBeLessThan(2 * paceOf(told('a'.repeat(60)), bot)); // skimmed
    expect(paceOf(told('Hm.', { card: 3 }), { ...bot, first: false, calm: true })).toBe(LEAST_MS);
    expect([LEAST_MS, MOST_MS]).toEqual([1_200, 8_000]);
  });
  test('what follows is shorter, and shorter still with less motion', () => {
    const bot = paceOf(told('It moves.'), { by: 'bot', first: false, calm: false });
    const own = paceOf(told('It moves.'), { by: 'person', first: true, calm: false });
    const calm = paceOf(told('It moves.'), { by: 'person', first: true, calm: true });
    expect(bot).toBeLessThan(LEAST_MS);
    expect(own).toBeLessThan(bot);
    expect(calm).toBeLessThan(own);
  });
  test('much that follows from a move takes no longer than a little, and a card is read once', () => {
    const total = (follows: number): number => {
      const [first, ...others] = Array.from({ length: follows + 1 }, () => told('It moves.', { card: 3 }));
      return pacesOf([first ?? told(''), ...others], { by: 'bot', calm: false }).reduce((sum, ms) => sum + ms, 0);
    };
    expect(total(9)).toBeLessThan(total(0) + 2_500);
    expect(total(9)).toBeGreaterThan(total(1));
    expect(pacesOf([told('a', { card: 3 }), told('b', { card: 4 })], { by: 'bot', calm: false })[1]).toBe(LEAST_MS);
  });
});
