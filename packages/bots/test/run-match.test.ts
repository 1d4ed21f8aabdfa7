import { talk } from '@dealers-choice/effects';
import { replay } from '@dealers-choice/host';
import { defineGame, faceDown, hashOf, type Move, openBySeat, type Spec, type TableOf } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Bot, random, recordOfRun, runMatch } from '../src/index.ts';

/** Three rounds: everybody calls a number from 1 to 3 at once, and each call scores itself plus a roll. */
const fields = { deck: faceDown(), score: openBySeat<number>(0) };
interface Calls extends Spec {
  table: TableOf<typeof fields>;
}
const round = talk<Calls, { rounds: number }>({
  registers: { rounds: 'open' },
  start: () => ({ rounds: 0 }),
  next(x, r) {
    if (r.rounds === 3 * x.seats.length) x.end('called', [0]);
    else x.ask('number', x.seats, 'call', { min: 1, max: 3, secret: r.rounds >= x.seats.length });
  },
  hear(x, r, seat, { number }) {
    r.rounds++;
    x.t.score[seat] += number + x.roll(6);
    x.tell?.({ type: 'called' });
  },
});
const calls = defineGame<Calls>({
  id: 'calls',
  rulesVersion: 1,
  seats: { min: 2, max: 4, usual: 2 },
  options: {},
  fields,
  cards: [{ id: 'blank', copies: 2 }],
  pile: 'deck',
  programs: { round },
  main: 'round',
  actions: [],
  deal: () => {},
  maxTurns: 10,
});

const setup = { seed: 7, seats: 3 };
const three = (bot: Bot<Calls>): Bot<Calls>[] => [bot, bot, bot];
const saying = (name: string, choose: Bot<Calls>['choose']): Bot<Calls> => ({ name, about: '', choose });

describe('runMatch', () => {
  test('plays to the end, the same match for the same seed', () => {
    const once = runMatch(calls, setup, three(random(calls)));
    const again = runMatch(calls, setup, three(random(calls)));

    expect(once.match.over?.reason).toBe('called');
    expect(hashOf(again)).toBe(hashOf(once));
    expect(hashOf(runMatch(calls, { seed: 8, seats: 3 }, three(random(calls))))).not.toBe(hashOf(once));
  });

  test('makes a record that replays', () => {
    const { match, moves } = runMatch(calls, setup, three(random(calls)));

    expect(hashOf(replay(calls, recordOfRun(calls, setup, moves)).match)).toBe(hashOf(match));
  });

  test('hands every bot its own view and its own chance', () => {
    const drawn: Record<number, string> = {};
    const looks = saying('looks', (view, seat, rng) => {
      expect([view.viewer, view.rng]).toEqual([seat, [0, 0, 0, 0]]);
      drawn[seat] ??= rng.join();
      return { say: 1 };
    });
    runMatch(calls, setup, three(looks));

    expect(new Set(Object.values(drawn)).size).toBe(3);
  });

  test('asks the next seat when a bot says "not yet", and tells every move', () => {
    const order: number[] = [];
    const one = (): Move => ({ say: 1 });
    const shy = saying('shy', (view) => (view.asking?.seats.length === 1 ? one() : null));
    const bots = [shy, saying('bold', one), saying('bold', one)];
    expect(() =>
      runMatch(calls, setup, bots, { onMove: (_match, seat) => order.push(seat), maxMoves: 6 }),
    ).not.toThrow();

    expect(order).toEqual([1, 1, 1, 1, 2, 0]);
  });

  test('throws when nobody answers, and names the bot that breaks a rule', () => {
    expect(() => runMatch(calls, setup, three(saying('mute', () => null)))).toThrow(
      'calls: "call" is asked of mute (seat 1), mute (seat 2), mute (seat 3), and nobody answers',
    );
    expect(() => runMatch(calls, setup, three(saying('wild', () => ({ say: 4 }))))).toThrow(
      'calls: wild (seat 1) answered {"say":4} to "call": refused, out-of-range {}',
    );
  });
});
