import { sequence } from '@dealers-choice/effects';
import {
  apply,
  below,
  type CopyId,
  fork,
  type MatchOf,
  moves,
  must,
  refuse,
  type Seat,
  sample,
  seedRng,
  start,
  view,
} from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { chanceOfOdds, type Instinct, levelsOf, type Thought, think, weighed } from '../src/index.ts';
import { meaningOf } from '../src/search/meaning.ts';
import { duel, type Fair, fair, gold } from './fair.ts';

const game = fair();
/** Sells the best card it has, and knows nothing else. */
const instinct: Instinct<Fair> = {
  value: (match, seat) => {
    const others = match.table.gold.reduce((sum, one) => sum + one, 0) - gold(match, seat);
    return chanceOfOdds((gold(match, seat) - others / (match.seats - 1)) / 4);
  },
  policy: (match, seat, rng) => sample(game, match, seat, rng),
};
const ponder = (match: MatchOf<Fair>, seat: Seat, iterations = 60, seed = 1): Thought | null =>
  think({ game, instinct, view: view(game, match, seat), seat, rng: seedRng(seed) }, { iterations });

function* positions(matches: number): Generator<{ match: MatchOf<Fair>; seat: Seat }> {
  for (let seed = 1; seed <= matches; seed++) {
    const rng = seedRng(`positions ${seed}`);
    const match = start(game, { seed, seats: 2 + (seed % 3) });
    while (match.asking) {
      const seat = must(match.asking.seats, below(rng, match.asking.seats.length));
      yield { match, seat };
      apply(game, match, seat, sample(game, match, seat, rng));
    }
  }
}

describe('a thought', () => {
  test('is a legal answer to every kind of question, whoever was asked first', () => {
    const kinds = new Set<string>();
    for (const { match, seat } of positions(12)) {
      const thought = ponder(match, seat, 12);
      kinds.add(`${match.asking?.kind}`);
      expect(thought && refuse(game, match, seat, thought.move)).toBeNull();
    }
    expect([...kinds].sort()).toEqual(['action', 'cards', 'number']);
  });

  test('is the game’s own where it has a way to think, and only for seats that are asked', () => {
    const asked: number[] = [];
    const own: Instinct<Fair> = {
      ...instinct,
      think: ({ view: seen, seat, rng }, { iterations }) => {
        expect(seen.viewer).toBe(seat);
        asked.push(iterations);
        return { move: sample(game, seen, seat, rng), candidates: [], iterations, capped: false };
      },
    };
    const match = start(game, { seed: 1, seats: 2 });
    const think5 = (seat: Seat): Thought | null =>
      think({ game, instinct: own, view: view(game, match, seat), seat, rng: seedRng(1) }, { iterations: 5 });
    const [seat] = match.asking?.seats ?? [];
    expect(think5(seat as Seat)?.iterations).toBe(5);
    expect(match.asking?.seats).toHaveLength(1);
    expect(think5((1 - (seat as Seat)) as Seat)).toBeNull();
    expect(asked).toEqual([5]);
  });

  test('is the same for the same view, seed and budget', () => {
    for (const { match, seat } of positions(3)) expect(ponder(match, seat, 20, 7)).toEqual(ponder(match, seat, 20, 7));
  });

  test('[K10] does not depend on what the seat cannot see', () => {
    for (const { match, seat } of positions(4)) {
      const other = structuredClone(match);
      const hidden = other.table.deck;
      hidden.reverse();
      other.rng = other.rng.map((word) => word ^ 99);
      expect(ponder(other, seat, 15)).toEqual(ponder(match, seat, 15));
    }
  });

  test('counts every round once, and gives its candidates the most visited first', () => {
    const match = start(game, { seed: 3, seats: 2 });
    const thought = must(
      [ponder(match, 0, 50)].flatMap((one) => one ?? []),
      0,
    );
    const visits = thought.candidates.map((one) => one.visits);
    expect(visits.reduce((sum, one) => sum + one, 0)).toBe(thought.iterations);
    expect(visits).toEqual([...visits].sort((a, b) => b - a));
    expect(thought.move).toEqual(thought.candidates[0]?.move);
    for (const { value } of thought.candidates) expect(value >= 0 && value <= 1).toBe(true);
  });

  test('stops when time is up, and says so', () => {
    const match = start(game, { seed: 3, seats: 2 });
    let clock = 0;
    const asked = { game, instinct, view: view(game, match, 0), seat: 0 as const, rng: seedRng(1) };
    const thought = think(asked, { iterations: 1000, milliseconds: 5, now: () => clock++ });
    expect(thought).toMatchObject({ capped: true });
    expect(thought?.iterations).toBeLessThan(100);
    expect(think({ ...asked, rng: seedRng(1) }, { iterations: 40, milliseconds: 1e9, now: () => 0 })).toMatchObject({
      capped: false,
    });
  });

  test('stops as soon as the other moves can no longer be tried as often', () => {
    const match = start(game, { seed: 3, seats: 2 });
    const sure: Instinct<Fair> = { ...instinct, policy: (at, seat) => must(moves(game, at, seat), 0) };
    const asked = { game, instinct: sure, view: view(game, match, 0), seat: 0 as const, rng: seedRng(1) };
    const thought = think(asked, { iterations: 200, trust: 0.99, curiosity: 5 });
    expect(thought?.iterations).toBeLessThan(200);
    expect(thought?.iterations).toBeGreaterThan(100);
  });

  test('is nothing for a seat that is not asked, and the rule of thumb where a clock runs', () => {
    const match = start(game, { seed: 1, seats: 2 });
    expect(ponder(match, 1)).toBeNull();
    const clocks = fair(duel);
    const throwing = start(clocks, { seed: 1, seats: 2 });
    const thumb: Instinct<Fair> = {
      ...instinct,
      policy: (_at, seat) => (seat === 0 ? { timing: 123, for: 'throw' } : null),
    };
    const at = (seat: Seat) =>
      think(
        { game: clocks, instinct: thumb, view: view(clocks, throwing, seat), seat, rng: seedRng(1) },
        { iterations: 9 },
      );
    expect(at(0)?.move).toEqual({ timing: 123, for: 'throw' });
    expect(at(1)).toBeNull();
  });
});

describe('what nothing unseen can change', () => {
  const ends = (id: string, winners: Seat[]) => ({ id, do: (x: typeof game.x) => x.end(id, winners) });
  const forced = (actions: ReturnType<typeof ends>[]) =>
    fair(
      sequence<Fair>((p) =>
        p.while(
          () => true,
          (turn) => turn.menu({ prompt: 'end', by: () => 0, actions }).do((x) => x.nextTurn()),
        ),
      ),
      { actions },
    );
  const first = (at: ReturnType<typeof fair>, iterations: number, trust = 0.9) => {
    const match = start(at, { seed: 1, seats: 2 });
    const thumb: Instinct<Fair> = { ...instinct, policy: () => ({ do: 'wait' }) };
    return think(
      { game: at, instinct: thumb, view: view(at, match, 0), seat: 0, rng: seedRng(1) },
      { iterations, trust },
    );
  };

  test('a win is taken as soon as it is seen, against the thumb', () => {
    const thought = first(forced([{ id: 'wait', do: () => {} }, ends('win', [0])]), 500);
    expect(thought?.move).toEqual({ do: 'win' });
    expect(thought?.iterations).toBeLessThan(100);
    expect(thought?.candidates[0]?.value).toBe(1);
  });

  test('a loss is not tried again', () => {
    const thought = first(forced([{ id: 'wait', do: () => {} }, ends('lose', [1])]), 200);
    expect(thought?.move).toEqual({ do: 'wait' });
    expect(thought?.candidates.find(({ move }) => 'do' in move && move.do === 'lose')?.visits).toBeLessThanOrEqual(1);
  });

  test('what chance decides is no proof', () => {
    const toss = { id: 'toss', do: (x: typeof game.x) => x.end('tossed', [x.roll(2) === 1 ? 0 : 1]) };
    const thought = first(forced([{ id: 'wait', do: () => {} }, toss]), 300, 0.3);
    const tossed = thought?.candidates.find(({ move }) => 'do' in move && move.do === 'toss');
    expect(tossed?.visits).toBeGreaterThan(5);
    expect(tossed?.value).toBeGreaterThan(0.2);
    expect(tossed?.value).toBeLessThan(0.8);
  });
});

describe('a finish', () => {
  const match = start(game, { seed: 3, seats: 2 });
  const legal = moves(game, match, 0);
  const thoughtWith = (finish: NonNullable<Instinct<Fair>['finish']>): Thought | null =>
    think(
      { game, instinct: { ...instinct, finish }, view: view(game, match, 0), seat: 0, rng: seedRng(1) },
      { iterations: 20 },
    );

  const steal = must(legal, legal.length - 3);
  const taken = (worlds: number): Thought => ({
    move: steal,
    candidates: [{ move: steal, visits: worlds, value: 1 }],
    iterations: worlds,
    capped: false,
  });

  test('that is sure is played at once', () => {
    expect(thoughtWith(() => ({ move: steal, sure: true }))).toEqual(taken(1));
  });
  test('that is not is played where two dozen imagined matches have the same', () => {
    expect(thoughtWith(() => ({ move: steal, sure: false }))).toEqual(taken(24));
  });
  test('is looked for in whole matches, and not believed when they differ or the rules refuse it', () => {
    const searched = thoughtWith(() => null);
    const values = (thought: Thought | null) => must(thought?.candidates ?? [], 0).value;
    expect(values(searched)).toBeLessThan(1);
    let asked = 0;
    const differing = thoughtWith(({ viewer }) => {
      expect(viewer).toBeNull();
      return { move: must(legal, asked++ % 2 === 0 ? 0 : legal.length - 1), sure: false };
    });
    expect(asked).toBe(2);
    expect(values(differing)).toBeLessThan(1);
    expect(values(thoughtWith(() => ({ move: { choose: 'win' }, sure: true })))).toBeLessThan(1);
  });
});

describe('the meaning of a move', () => {
  test('is the same for equal cards of a hand, and for cards that are not seen', () => {
    const match = start(game, { seed: 1, seats: 2 });
    const [, face] = game.faces;
    const equal = game.faces.flatMap((one, copy) => (one !== null && one === face ? [copy as CopyId] : []));
    const x = game.x.enter(match);
    for (const card of equal.slice(0, 2)) x.move(card, 'hand', 0);
    x.leave();
    const [one, two] = equal.slice(0, 2).map((card) => meaningOf(game, match, 0, { do: 'sell', card }));
    expect(one).toBe(two);
    apply(game, match, 0, { do: 'steal' });
    const meanings = moves(game, match, 0).map((move) => meaningOf(game, match, 0, move));
    expect(meanings.length).toBeGreaterThan(1);
    expect(new Set(meanings).size).toBe(1);
  });

  test('differs for different cards and different seats', () => {
    const match = start(game, { seed: 1, seats: 2 });
    const cards = match.table.hand[0].filter(
      (card, i, all) => all.findIndex((other) => game.faces[other] === game.faces[card]) === i,
    );
    const meanings = cards.map((card) => meaningOf(game, match, 0, { do: 'sell', card }));
    expect(new Set(meanings).size).toBe(cards.length);
    expect(meaningOf(game, match, 0, { choose: 'pass' })).not.toBe(meaningOf(game, match, 1, { choose: 'pass' }));
  });
});

describe('levels', () => {
  const skills = {
    casual: { slips: 100 },
    regular: {},
    strong: { search: { iterations: 5 } },
    master: { search: { iterations: 40 } },
  };
  const levels = levelsOf(game, instinct, skills);

  test('answer every question, and explain themselves where they think', () => {
    for (const { match, seat } of positions(2)) {
      for (const bot of levels) {
        const move = bot.choose(view(game, match, seat), seat, seedRng(1));
        expect(move && refuse(game, match, seat, move), bot.name).toBeNull();
      }
    }
    expect(levels.map(({ think: thinks }) => thinks !== undefined)).toEqual([false, false, true, true]);
  });

  test('slip as often as they should', () => {
    const match = start(game, { seed: 2, seats: 2 });
    const leave: Instinct<Fair> = { ...instinct, policy: () => ({ do: 'leave' }) };
    const [casual] = levelsOf(game, leave, { ...skills, casual: { slips: 30 } });
    const rng = seedRng('slips');
    const kept = Array.from({ length: 400 }, () => casual?.choose(view(game, match, 0), 0, rng)).filter(
      (move) => move && 'do' in move && move.do === 'leave',
    ).length;
    expect(kept).toBeGreaterThan(250);
    expect(kept).toBeLessThan(380);
  });

  test('think as they choose, slips and all', () => {
    const skills = { casual: { slips: 50, search: { iterations: 8 } }, regular: {}, strong: {}, master: {} };
    const [casual] = levelsOf(game, instinct, skills);
    let slips = 0;
    for (const { match, seat } of positions(4)) {
      const seen = view(game, match, seat);
      const thought = casual?.think?.(seen, seat, seedRng(match.turn));
      expect(thought?.move).toEqual(casual?.choose(seen, seat, seedRng(match.turn)));
      slips += thought?.iterations === 0 && moves(game, match, seat).length > 1 ? 1 : 0;
    }
    expect(slips).toBeGreaterThan(5);
  });

  test('think in the matches they are given, where somebody measures what not seeing costs', () => {
    for (const way of ['tree', 'same-worlds'] as const) {
      const skills = { casual: {}, regular: {}, strong: {}, master: { search: { iterations: 12, way } } };
      const master = must(levelsOf(game, instinct, skills), 3);
      const match = start(game, { seed: 1, seats: 2 });
      let given = 0;
      const world = (): MatchOf<Fair> => {
        given++;
        return fork(game, match);
      };
      const thought = master.think?.(view(game, match, 0), 0, seedRng(1), { world });
      expect(thought?.iterations).toBeGreaterThan(0);
      expect(given).toBeGreaterThan(0);
      if (way === 'tree') expect(given).toBe(thought?.iterations);
    }
  });
});

test('odds become chances: even, opposite, and never outside', () => {
  expect(chanceOfOdds(0)).toBe(0.5);
  for (const odds of [0.1, 1, 3, 50]) {
    expect(chanceOfOdds(odds) + chanceOfOdds(-odds)).toBeCloseTo(1, 2);
    expect(chanceOfOdds(odds)).toBeGreaterThan(0.5);
    expect(chanceOfOdds(odds)).toBeLessThanOrEqual(1);
  }
  expect(chanceOfOdds(1)).toBeCloseTo(Math.E / (1 + Math.E), 3);
  const value = weighed<Fair>({ names: ['gold'], of: (match, seat) => [gold(match, seat)] }, [0.5]);
  const match = start(game, { seed: 1, seats: 2 });
  match.table.gold[0] = 2;
  expect(value(match, 0)).toBe(chanceOfOdds(1));
});
