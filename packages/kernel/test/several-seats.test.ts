import { imagine } from '@dealers-choice/bots';
import { talk } from '@dealers-choice/effects';
import { host } from '@dealers-choice/host';
import { describe, expect, test } from 'vitest';
import { moves, must, play, refuse, type Seat, SPECTATOR, seedRng, view } from '../src/index.ts';
import { type Salon, salon } from './salon.ts';
import { ALICE, BOLA, CHIDI, plays, saved, seated } from './seating.ts';

/** Everybody says a number at once; then they are told in the order in which they were heard. */
const bids = (secret: boolean) =>
  salon(
    talk<Salon, { said: number[]; by: number[] }>({
      registers: { said: 'open', by: 'open' },
      start: () => ({ said: [], by: [] }),
      next(x, r) {
        const missing = x.seats.filter((seat) => !r.by.includes(seat));
        if (missing.length > 0) return x.ask('number', missing, 'bid', { min: 0, max: 3, options: ['pass'], secret });
        x.t.said.push(...r.by, ...r.said);
        x.end('told', []);
      },
      hear(x, r, seat, { number }) {
        r.by.push(seat);
        r.said.push(number);
        x.tell?.({ type: 'spoke', seat, what: `bids ${number}` });
      },
    }),
  );

describe('a secret question to several seats', () => {
  const game = bids(true);
  const position = () => seated(game, () => {}, 3);

  test('is heard when all are in, in the order of the seats', () => {
    const match = position();
    const heard: unknown[] = [];
    for (const [seat, say] of [
      [CHIDI, 1],
      [ALICE, 2],
      [BOLA, 3],
    ] as const) {
      expect(heard).toEqual([]);
      expect(match.table.said).toEqual([]);
      play(game, match, seat, { say }, (event) => heard.push(event));
    }
    expect(heard).toHaveLength(3);
    expect(match.table.said).toEqual([ALICE, BOLA, CHIDI, 2, 3, 1]);
  });
  test('others see who has answered, never what', () => {
    const [low, high] = [position(), position()];
    plays(game, low, CHIDI, { say: 0 });
    plays(game, high, CHIDI, { choose: 'pass' });
    for (const viewer of [ALICE, BOLA, SPECTATOR] as const) {
      expect(view(game, low, viewer)).toEqual(view(game, high, viewer));
      expect(view(game, low, viewer).asking).toMatchObject({
        seats: [ALICE, BOLA],
        heard: [{ seat: CHIDI, move: null }],
      });
    }
    expect(view(game, low, CHIDI).asking?.heard).toEqual([{ seat: CHIDI, move: { say: 0 } }]);
  });
  test('nobody answers twice', () => {
    const match = position();
    plays(game, match, BOLA, { say: 1 });
    expect(moves(game, match, BOLA)).toEqual([]);
    expect(refuse(game, match, BOLA, { say: 2 })?.code).toBe('not-asked');
  });
  test('can be saved with some answers in', () => {
    const match = position();
    plays(game, match, BOLA, { say: 1 });
    const again = saved(game, match);
    for (const seat of [ALICE, CHIDI] as const) plays(game, again, seat, { say: 2 });
    expect(again.table.said).toEqual([ALICE, BOLA, CHIDI, 2, 1, 2]);
  });
  test('a secret answer can be taken back until another seat answers', () => {
    const table = host(game, { seed: 1, seats: 3 });
    table.play(CHIDI, { say: 3 });
    expect(table.undo(CHIDI)).toBeNull();
    expect(table.match.asking?.seats).toEqual([ALICE, BOLA, CHIDI]);
    table.play(CHIDI, { say: 1 });
    table.play(ALICE, { say: 1 });
    expect(table.canUndo(CHIDI)).toBe(false);
    table.play(BOLA, { say: 1 });
    for (const seat of [ALICE, BOLA, CHIDI] as const) expect(table.canUndo(seat)).toBe(false);
  });
  test('the last answer cannot be taken back: now everybody has heard all of them', () => {
    const endless = salon(
      talk<Salon, { n: number }>({
        registers: { n: 'open' },
        start: () => ({ n: 0 }),
        next: (x) => x.ask('option', x.seats, 'q', { options: ['a'], secret: true }),
        hear: () => {},
      }),
    );
    const table = host(endless, { seed: 1 });
    table.play(ALICE, { choose: 'a' });
    table.play(BOLA, { choose: 'a' });
    expect(table.match.over).toBeNull();
    expect(table.canUndo(BOLA)).toBe(false);
  });
  test('in a world that one of them imagines, its own answer stands and the others said anything', () => {
    const match = position();
    plays(game, match, CHIDI, { say: 3 });
    plays(game, match, ALICE, { say: 1 });
    const rng = seedRng(1);
    const said = new Set<string>();
    for (let i = 0; i < 200; i++) {
      const seen = view(game, match, ALICE);
      const world = imagine(game, seen, rng);
      expect(view(game, world, ALICE)).toEqual(seen);
      plays(game, world, BOLA, { say: 0 });
      expect(world.table.said.slice(0, 5)).toEqual([ALICE, BOLA, CHIDI, 1, 0]);
      said.add(String(world.table.said[5]));
    }
    expect([...said].sort()).toEqual(['0', '1', '2', '3']);
  });
  test('whoever is still asked, and whoever looks on, imagines that it was answered', () => {
    const match = position();
    plays(game, match, CHIDI, { say: 3 });
    for (const viewer of [BOLA, SPECTATOR] as const) {
      const seen = view(game, match, viewer);
      const world = imagine(game, seen, seedRng(1));
      expect(view(game, world, viewer)).toEqual(seen);
      expect(world.asking?.seats).toEqual([ALICE, BOLA]);
      for (const seat of [ALICE, BOLA] as const) plays(game, world, seat, { say: 0 });
      expect(world.over?.reason).toBe('told');
    }
  });
});

describe('a secret pick among cards that lie face down', () => {
  const game = salon(
    talk<Salon, { card: number }>({
      registers: { card: 'card' },
      start: () => ({ card: 0 }),
      next: (x, r) =>
        r.card === 0
          ? x.ask('cards', [ALICE, BOLA], 'draw', { noun: 'card', from: x.t.hand[CHIDI], secret: true })
          : x.end('drawn', []),
      hear(_x, r, seat, { picks }) {
        if (seat === ALICE) r.card = must(picks, 0);
      },
    }),
  );
  const position = () => {
    const match = seated(game, () => {}, 3);
    plays(game, match, ALICE, { pick: [-1] });
    return match;
  };

  test('does not tell whoever made it which card it was', () => {
    const match = position();
    expect(match.asking?.heard).toEqual([{ seat: ALICE, move: { pick: [match.asking?.from[0]] } }]);
    expect(view(game, match, ALICE).asking?.heard).toEqual([{ seat: ALICE, move: { pick: [0] } }]);
  });
  test('is, in the worlds its seat imagines, one of the cards that lie there', () => {
    const match = position();
    const seen = view(game, match, ALICE);
    for (let seed = 0; seed < 20; seed++) {
      const world = imagine(game, seen, seedRng(seed));
      expect(view(game, world, ALICE)).toEqual(seen);
      plays(game, world, BOLA, { pick: [-1] });
      expect(world.table.hand[CHIDI]).toContain(world.stack.at(-1)?.r.card);
    }
  });
});

describe('an open question to several seats', () => {
  const game = bids(false);

  test('is heard on arrival, and the rest are asked again', () => {
    const match = seated(game, () => {}, 3);
    const heard: unknown[] = [];
    play(game, match, CHIDI, { say: 1 }, (event) => heard.push(event));
    expect(heard).toEqual([{ type: 'spoke', seat: CHIDI, what: 'bids 1' }]);
    expect(match.asking?.seats).toEqual([ALICE, BOLA]);
    plays(game, match, BOLA, { say: 3 });
    plays(game, match, ALICE, { say: 2 });
    expect(match.table.said).toEqual([CHIDI, BOLA, ALICE, 1, 3, 2]);
  });
  test('everybody asked sees the lists, a spectator does not', () => {
    const match = seated(game, () => {}, 3);
    for (const seat of [ALICE, BOLA, CHIDI] as Seat[])
      expect(view(game, match, seat).asking?.options).toEqual(['pass']);
    expect(view(game, match, SPECTATOR).asking?.options).toEqual([]);
  });
  test('a world imagined by one of them asks the same seats', () => {
    const match = seated(game, () => {}, 3);
    plays(game, match, CHIDI, { say: 1 });
    expect(imagine(game, view(game, match, ALICE), seedRng(1)).asking).toEqual(match.asking);
    expect(imagine(game, view(game, match, CHIDI), seedRng(1)).asking).toEqual(match.asking);
  });
});

test('several seats cannot each pick several things at once: the picks would mix', () => {
  const game = salon(
    talk<Salon, Record<string, never>>({
      registers: {},
      start: () => ({}),
      next: (x) => x.ask('cards', [ALICE, BOLA], 'mix', { noun: 'seat', from: [0, 1], min: 0, max: 2 }),
      hear: () => {},
    }),
  );
  expect(() => seated(game, () => {})).toThrow('several seats');
});
