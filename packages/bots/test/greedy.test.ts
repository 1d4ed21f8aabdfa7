import { imagine } from '@dealers-choice/bots';
import { sequence } from '@dealers-choice/effects';
import {
  apply,
  below,
  type CopyId,
  hashOf,
  type MatchOf,
  type Move,
  must,
  refuse,
  type Seat,
  sample,
  seedRng,
  start,
  view,
} from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { botRng, greedy, random, runMatch } from '../src/index.ts';
import { duel, type Fair, fair, gold, guess } from './fair.ts';

const game = fair();
const bot = greedy(game, gold);
const choose = (match: MatchOf<Fair>, seat: Seat, seed = 1, one = bot): Move | null =>
  one.choose(view(game, match, seat), seat, botRng(seed, seat));

/** Positions of random matches, with a seat that is asked. */
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

/** Gives the first seat a hand of cards of these worths. */
function deal(match: MatchOf<Fair>, worths: readonly number[]): void {
  const x = game.x.enter(match);
  for (const card of match.table.hand[0].slice()) x.move(card, 'deck');
  for (const worth of worths) {
    x.move(match.table.deck.find((card) => game.faces[card]?.worth === worth) as CopyId, 'hand', 0);
  }
  x.leave();
}

test('an obvious win is taken', () => {
  const ends = (id: string, winner: Seat) => ({ id, do: (x: typeof game.x) => x.end(id, [winner]) });
  const actions = [ends('lose', 1), ends('win', 0), { id: 'wait', do: () => {} }, ends('give up', 1)];
  const last = fair(
    sequence<Fair>((p) =>
      p.while(
        () => true,
        (turn) => turn.menu({ prompt: 'end', actions }),
      ),
    ),
    { actions },
  );
  const won = greedy(last, ({ over }, seat) => (over?.winners.includes(seat) ? 1 : 0));
  for (let seed = 1; seed <= 20; seed++) {
    const match = start(last, { seed });
    expect(won.choose(view(last, match, 0), 0, botRng(seed, 0))).toEqual({ do: 'win' });
  }
});

test('in thousands of random positions no answer is refused', () => {
  let count = 0;
  for (const { match, seat } of positions(60)) {
    const move = choose(match, seat, ++count);
    if (move) expect(refuse(game, match, seat, move)).toBeNull();
  }
  expect(count).toBeGreaterThan(1500);
});

test('the same seed gives the same match, and it beats playing at random', () => {
  const bots = [bot, random(game), random(game)];
  const play = (seed: number) => runMatch(game, { seed, seats: 3 }, bots).match;
  expect(hashOf(play(1))).toBe(hashOf(play(1)));
  const won = Array.from({ length: 30 }, (_, seed) => play(seed)).filter(({ over }) => over?.winners.includes(0));
  expect(won.length).toBeGreaterThan(24);
});

describe('what it cannot see', () => {
  test('does not change what it does: the same view, the same choice', () => {
    const rng = seedRng('worlds');
    let differs = 0;
    for (const { match, seat } of positions(12)) {
      if (match.asking?.secret) continue; // an imagined match asks the others again
      const other = imagine(game, view(game, match, seat), rng);
      if (hashOf(other.table) !== hashOf(match.table)) differs++;
      expect(choose(other, seat)).toEqual(choose(match, seat));
    }
    expect(differs).toBeGreaterThan(100);
  });

  test('is imagined anew for every world', () => {
    const match = start(game, { seed: 3 });
    const hands = new Set<string>();
    const spy = greedy(game, ({ table }) => hands.add(table.hand[2].join()).size * 0, { worlds: 6 });
    choose(match, 0, 1, spy);
    expect(hands.size).toBe(6);
    expect([...hands]).not.toContain(match.table.hand[2].join());
  });
});

describe('how it thinks', () => {
  test('a single legal move is answered at once', () => {
    const only = fair(
      sequence<Fair>((p) =>
        p.while(
          () => true,
          (turn) =>
            turn.choose('a', {
              prompt: 'sure',
              options: ['no', 'yes'],
              why: (_x, _r, word) => (word === 'no' ? NO : null),
            }),
        ),
      ),
    );
    const never = greedy(only, () => {
      throw new Error('nothing to think about');
    });
    const NO = { code: 'no', params: {}, rule: '' };
    const match = start(only, { seed: 1 });
    expect(never.choose(view(only, match, 0), 0, botRng(1, 0))).toEqual({ choose: 'yes' });
  });

  test.each([
    [
      [-2, 3, 1],
      [3, 1],
    ],
    [[-2, -2, -2], []],
    [
      [3, 3, 3],
      [3, 3],
    ],
  ])('of a hand %j it sells %j, two at most', (hand, sold) => {
    const match = start(game, { seed: 1 });
    deal(match, hand);
    apply(game, match, 0, { do: 'clear' });
    while (match.asking?.prompt === 'clear') apply(game, match, 0, choose(match, 0) as Move);
    const worths = match.table.discard.map((card) => game.faces[card]?.worth ?? 0);
    expect(worths.sort((a, b) => b - a)).toEqual(sold);
  });

  test('what is paid first and brings more later is judged when it is done', () => {
    const harvest = sequence<Fair>((p) =>
      p.choose('what', { prompt: 'sow', options: ['rye', 'oats'] }).do((x) => {
        x.t.gold[x.you] += 9;
      }),
    );
    const sow = (x: typeof game.x): void => {
      x.t.gold[x.you] -= 5;
      x.run(harvest);
    };
    const actions = [
      { id: 'wait', do: () => {} },
      { id: 'sow', do: sow },
    ];
    const year = sequence<Fair>((p) =>
      p.while(
        () => true,
        (turn) => turn.menu({ prompt: 'field', actions }),
      ),
    );
    const farm = fair(year, { actions, programs: { main: year, harvest } });
    expect(greedy(farm, gold).choose(view(farm, start(farm, { seed: 1 }), 0), 0, botRng(1, 0))).toEqual({ do: 'sow' });
  });

  test('a secret bid is weighed with what the others may say', () => {
    const match = start(game, { seed: 1 });
    apply(game, match, 0, { do: 'bid' });
    for (const seat of [0, 1, 2] as const) {
      const move = choose(match, seat) as Move;
      expect([{ say: 0 }, { choose: 'pass' }]).toContainEqual(move);
    }
  });

  test('of very many numbers it tries some, from end to end', () => {
    let tried = 0;
    const wide = fair(guess);
    const counting = greedy(
      wide,
      (match, seat) => {
        tried++;
        return gold(match, seat);
      },
      { worlds: 2 },
    );
    const match = start(wide, { seed: 1 });
    const move = counting.choose(view(wide, match, 0), 0, botRng(1, 0)) as { say: number };
    expect(Math.abs(move.say - 700_000_000)).toBeLessThan(26_000_000);
    expect(tried).toBe(80);
  });

  test('in a duel it waits for whoever is named first', () => {
    const timed = fair(duel);
    const one = greedy(timed, ({ over }, seat) => (over?.winners.includes(seat) ? 1 : 0));
    const match = start(timed, { seed: 1, seats: 2 });
    expect(one.choose(view(timed, match, 1), 1, botRng(1, 1))).toBeNull();
    apply(timed, match, 0, { timing: 100, for: 'throw' });
    expect(one.choose(view(timed, match, 1), 1, botRng(1, 1))).toEqual({ timing: 500, for: 'hold' });
    expect(runMatch(timed, { seed: 1, seats: 2 }, [one, one]).match.over).not.toBeNull();
  });

  test('a score that is no number is a bug, and says after which move', () => {
    const broken = greedy(game, () => Number.NaN);
    expect(() => choose(start(game, { seed: 1 }), 0, 1, broken)).toThrow('fair: the score after {"do":"sell"');
  });
});
