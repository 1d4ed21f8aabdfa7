import { type MatchOf, type Move, must, type Seat, seedRng, start, view } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { type Instinct, type ThinkHow, think } from '../src/index.ts';
import { type Fair, fair } from './fair.ts';

const game = fair();
const worthOf = (move: Move): number => ('card' in move ? (game.faces[move.card ?? 0]?.worth ?? 0) : 0);
const other = (seat: Seat): Seat => (seat === 0 ? 1 : 0);

/** What the deck hides decides nearly all, what was sold a little. */
const luckily: Instinct<Fair> = {
  value({ table }, seat) {
    const luck = ((table.deck[0] ?? 0) % 8) / 10;
    return (seat === 0 ? luck : 0.8 - luck) + 0.1 + 0.01 * (table.gold[seat] - table.gold[other(seat)]);
  },
  policy({ asking }) {
    if (asking?.prompt === 'clear') return { pick: [] };
    return asking?.kind === 'action' ? { do: 'leave' } : null;
  },
  until: ({ turn }) => turn + 1,
};

function thinkAt(seed: number, how: Partial<ThinkHow> = {}, instinct = luckily) {
  const match: MatchOf<Fair> = start(game, { seed, seats: 2 });
  const seat = must(match.asking?.seats ?? [], 0);
  const asked = { game, instinct, view: view(game, match, seat), seat, rng: seedRng(`thinks ${seed}`) };
  const best = Math.max(...match.table.hand[seat].map((card) => game.faces[card]?.worth ?? 0));
  return { thought: think(asked, { iterations: 80, way: 'same-worlds', ...how }), best };
}

describe('moves that are tried in the same worlds', () => {
  test('are told apart by what they do, however much chance decides', () => {
    let found = 0;
    for (let seed = 1; seed <= 20; seed++) {
      const { thought, best } = thinkAt(seed);
      if (best < 3) continue;
      found++;
      expect(worthOf(thought?.move ?? { do: '' })).toBe(3);
    }
    expect(found).toBeGreaterThan(10);
  });
  test('cost no more than the budget, and those that stay longest were tried most', () => {
    const { thought } = thinkAt(3);
    expect(thought?.iterations).toBeLessThanOrEqual(80);
    const visits = thought?.candidates.map((one) => one.visits) ?? [];
    expect(visits).toEqual(visits.slice().sort((a, b) => b - a));
    expect(Math.min(...visits)).toBeGreaterThan(0);
    expect(visits[0]).toBeGreaterThan(2 * Math.min(...visits));
    expect(visits.reduce((sum, one) => sum + one, 0)).toBe(thought?.iterations);
  });
  test('are tried no longer when it is clear which is better, or that both come to the same', () => {
    const two = {
      ...luckily,
      consider: (match: MatchOf<Fair>) => [{ do: 'sell', card: must(match.table.hand[0], 0) }],
    };
    const spent = (clear?: number, instinct = two): number =>
      thinkAt(4, { iterations: 400, ...(clear === undefined ? {} : { clear }) }, instinct).thought?.iterations ?? 0;
    expect(spent()).toBe(400);
    expect(spent(3.5)).toBe(48);
    expect(spent(3.5, { ...two, value: () => 0.5 })).toBe(48);
  });
  test('are tried once each where the budget is smaller than that', () => {
    const { thought } = thinkAt(3, { iterations: 1 });
    expect(Math.min(...(thought?.candidates.map((one) => one.visits) ?? [0]))).toBe(1);
  });
  test('are the same for the same view and seed', () => {
    expect(thinkAt(5)).toEqual(thinkAt(5));
  });
  test('must be better than the rule of thumb by the margin', () => {
    expect(thinkAt(1, { margin: 0.5 }).thought?.move).toEqual({ do: 'leave' });
  });
  test('are left to the rule of thumb when there is no time', () => {
    let clock = 0;
    const now = (): number => clock++;
    const { thought } = thinkAt(1, { milliseconds: -1, now });
    expect(thought).toMatchObject({ capped: true, iterations: 0, move: { do: 'leave' } });
  });
});

describe('whole lines', () => {
  /** A clearance of the two best cards, which the rule of thumb would not know how to use; and all that comes alone. */
  const lined: Instinct<Fair> = {
    ...luckily,
    lines({ table }, seat) {
      const best = table.hand[seat].slice().sort((a, b) => (game.faces[b]?.worth ?? 0) - (game.faces[a]?.worth ?? 0));
      return [[{ do: 'clear' }, { pick: best.slice(0, 2) }], [{ do: 'clear' }], [{ do: 'sell', card: must(best, 0) }]];
    },
  };

  test('are judged with the moves that their first one is for', () => {
    const { thought } = thinkAt(3, {}, lined);
    expect(thought?.move).toEqual({ do: 'clear' });
    expect(thought?.candidates).toHaveLength(4);
    expect(thinkAt(3).thought?.move).toMatchObject({ do: 'sell' });
  });
  test('end where a move cannot be made', () => {
    const lost: Instinct<Fair> = { ...luckily, lines: () => [[{ do: 'bid' }, { do: 'leave' }, { do: 'steal' }]] };
    expect(thinkAt(3, {}, lost).thought?.candidates).toHaveLength(2);
  });
  test('leave nothing to think about where there is none, or where they cannot begin', () => {
    const nothing = { move: { do: 'leave' }, iterations: 0 };
    expect(thinkAt(3, {}, { ...luckily, lines: () => [] }).thought).toMatchObject(nothing);
    expect(thinkAt(3, {}, { ...luckily, lines: () => [[{ choose: 'no' }]] }).thought).toMatchObject(nothing);
  });
  test('are not for a tree', () => {
    const { thought } = thinkAt(3, { way: 'tree' }, lined);
    expect(thought?.candidates.length).toBeGreaterThan(4);
  });
});

test('what is about to be decided is played out, and nobody asks what it is worth', () => {
  const value = (): number => {
    throw new Error('judged too early');
  };
  for (const way of ['tree', 'same-worlds'] as const) {
    const { thought } = thinkAt(2, { way }, { ...luckily, value, goesOn: () => true });
    for (const { value: mean, visits } of thought?.candidates ?? []) expect((2 * mean * visits) % 1).toBeCloseTo(0);
    expect(() => thinkAt(2, { way }, { ...luckily, value })).toThrow('judged too early');
  }
});
