import type { Move, Seat } from '@dealers-choice/kernel';
import { expect, test } from 'vitest';
import { createDuel, type Duel, type DuelHow, SWEEP } from './duel.ts';

const THROWER = { seat: 0 as Seat, clock: 'AIM', held: false };
const DEFENDER = { seat: 1 as Seat, clock: 'NERVE', held: true };

/** Time that the test moves. */
interface Time {
  now(): number;
  pass(ms: number): void;
}

interface Stand {
  duel: Duel;
  ticker: Time;
  sent: [Seat, Move][];
  began: number[];
}
function stand(more: Partial<DuelHow> = {}): Stand {
  let ms = 0;
  const ticker: Time = {
    now: () => ms,
    pass(by) {
      ms += by;
    },
  };
  const sent: [Seat, Move][] = [];
  const began: number[] = [];
  const duel = createDuel({
    now: ticker.now,
    clock: { ...SWEEP, impactMs: 500 },
    people: [THROWER, DEFENDER],
    steady: false,
    send: (seat, move) => sent.push([seat, move]),
    began: () => began.push(ticker.now()),
    ...more,
  });
  return { duel, ticker, sent, began };
}

test('two people on one keyboard: the clock starts with the hold, and who held on says so after the impact', () => {
  const { duel, ticker, sent, began } = stand();
  ticker.pass(3_000);
  duel.start();
  expect(duel.tick().phase).toBe('ready');

  duel.down(1);
  expect(began).toEqual([3_000]);
  ticker.pass(1_234.9);
  expect(duel.tick()).toMatchObject({ phase: 'moving', ms: 1_234, holding: [1] });
  duel.down(0);
  expect(sent).toEqual([[0, { timing: 1_234, for: 'AIM' }]]);

  ticker.pass(499);
  expect(duel.tick()).toMatchObject({ phase: 'flying', ms: 1_234 });
  expect(sent).toHaveLength(1);
  ticker.pass(1);
  expect(duel.tick().phase).toBe('done');
  expect(sent[1]).toEqual([1, { timing: null, for: 'NERVE' }]);
  duel.up(1);
  duel.down(0);
  duel.tick();
  expect(sent).toHaveLength(2);
});

test('letting go before the impact is a flinch, at its moment', () => {
  const { duel, ticker, sent } = stand();
  duel.down(1);
  ticker.pass(700);
  duel.up(1);
  expect(sent).toEqual([[1, { timing: 700, for: 'NERVE' }]]);
  ticker.pass(300);
  duel.down(0);
  ticker.pass(600);
  duel.tick();
  expect(sent).toEqual([
    [1, { timing: 700, for: 'NERVE' }],
    [0, { timing: 1_000, for: 'AIM' }],
  ]);
});

test('letting go before the clock runs is no answer; holding again begins', () => {
  const { duel, ticker, sent, began } = stand({ people: [{ ...DEFENDER, seat: 0 }, DEFENDER] });
  duel.down(1);
  duel.up(1);
  duel.down(0);
  expect(began).toEqual([]);
  ticker.pass(100);
  duel.down(1);
  expect(began).toEqual([100]);
  expect(sent).toEqual([]);
});

test('a press before 300 ms stops nothing', () => {
  const { duel, ticker, sent } = stand({ people: [THROWER] });
  duel.down(0);
  duel.start();
  ticker.pass(299);
  duel.down(0);
  expect(sent).toEqual([]);
  ticker.pass(1);
  duel.down(0);
  expect(sent).toEqual([[0, { timing: 300, for: 'AIM' }]]);
});

test('steady: one press holds, whatever comes up, and only a second press lets go', () => {
  const { duel, ticker, sent } = stand({ steady: true });
  duel.down(1);
  duel.up(1);
  ticker.pass(400);
  expect(sent).toEqual([]);
  expect(duel.state().holding).toEqual([1]);
  duel.down(1);
  expect(sent).toEqual([[1, { timing: 400, for: 'NERVE' }]]);
});

test('a bot throws: the holder is asked for nothing but to hold until the ball has arrived', () => {
  const { duel, ticker, sent } = stand({ people: [DEFENDER] });
  duel.down(1);
  ticker.pass(1_510);
  duel.stoppedAt(1_500);
  expect(duel.state()).toMatchObject({ phase: 'flying', ms: 1_500, flight: 0 });
  ticker.pass(499);
  duel.tick();
  expect(sent).toEqual([]);
  ticker.pass(1);
  duel.tick();
  expect(sent).toEqual([[1, { timing: null, for: 'NERVE' }]]);
});

test('resumed after the throw: a hold that the reload ended is not a flinch', () => {
  const { duel, ticker, sent, began } = stand({ people: [DEFENDER], stopped: 900 });
  ticker.pass(500);
  duel.tick();
  expect(sent).toEqual([[1, { timing: null, for: 'NERVE' }]]);
  expect(began).toEqual([]);
});

test('somebody far away throws, whose marker started later: whoever lets go while the ball flies says when', () => {
  const { duel, ticker, sent } = stand({ people: [DEFENDER] });
  duel.down(1);
  ticker.pass(3_000);
  duel.stoppedAt(900);
  expect(duel.state()).toMatchObject({ phase: 'flying', ms: 900, flight: 0 });
  ticker.pass(200);
  duel.tick();
  duel.up(1);
  expect(sent).toEqual([[1, { timing: 3_200, for: 'NERVE' }]]);
});
