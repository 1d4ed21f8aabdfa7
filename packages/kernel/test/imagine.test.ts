import { imagine } from '@dealers-choice/bots';
import { sequence } from '@dealers-choice/effects';
import { describe, expect, test } from 'vitest';
import {
  type CopyId,
  type Game,
  hashOf,
  type MatchOf,
  moves,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
  view,
} from '../src/index.ts';
import { bow, draw, lay, menuOf, pass, type Salon, salon, topOf, type X } from './salon.ts';
import { ALICE, BOLA, CHIDI, plays, seated } from './seating.ts';

const game = salon(menuOf(lay, draw, bow, pass), { actions: [lay, draw, bow, pass] });

/** A world fits when its owner could not tell it from the match, and every card is in it once. */
function expectToFit(g: Game<Salon>, match: MatchOf<Salon>, viewer: Viewer, seed = 1): MatchOf<Salon> {
  const seen = view(g, match, viewer);
  const before = hashOf(seen);
  const world = imagine(g, seen, seedRng(seed));
  expect(world.viewer).toBeNull();
  expect({ ...view(g, world, viewer), known: [] }).toEqual({ ...seen, known: [] });
  expect(hashOf(seen)).toBe(before);
  const cards = g.zones.flatMap((zone) => (zone.name && zone.seat < match.seats ? zone.list(world.table) : []));
  expect([...cards].sort((a, b) => a - b)).toEqual(g.faces.flatMap((face, copy) => (face ? [copy] : [])));
  return world;
}

test('a world fits what its viewer knows', () => {
  const match = seated(
    game,
    (x: X) => {
      x.show(topOf(x), BOLA);
      x.show(x.t.hand[CHIDI][1] as CopyId, BOLA);
      x.move(x.t.hand[ALICE][0] as CopyId, 'discard');
      x.move(x.t.hand[ALICE][0] as CopyId, 'row', ALICE);
    },
    3,
  );
  for (const viewer of [ALICE, BOLA, CHIDI, SPECTATOR] as const) expectToFit(game, match, viewer);
});
test('remembered cards stay where they are, the others move about', () => {
  const match = seated(game, (x) => x.show(topOf(x), ALICE));
  const tops = new Set<CopyId>();
  const unders = new Set<CopyId>();
  const hands = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const { deck, hand } = expectToFit(game, match, ALICE, seed).table;
    tops.add(deck[deck.length - 1] as CopyId);
    unders.add(deck[deck.length - 2] as CopyId);
    hands.add(hand[BOLA].join());
  }
  expect([...tops]).toEqual(match.table.deck.slice(-1));
  expect(unders.size).toBeGreaterThan(8);
  expect(hands.size).toBeGreaterThan(30);
});
test('its chance is its own', () => {
  const match = seated(game, () => {});
  const world = imagine(game, view(game, match, ALICE), seedRng(1));
  expect(world.rng).not.toEqual(match.rng);
  expect(world.rng).not.toEqual([0, 0, 0, 0]);
});
test('secret fields are drawn by the game', () => {
  const rich = salon(menuOf(pass), {
    actions: [pass],
    imagine: (x, roll) => {
      for (const seat of x.others(ALICE)) x.t.purse[seat] = 100 + roll(6);
    },
  });
  const world = imagine(
    rich,
    view(
      rich,
      seated(rich, () => {}),
      ALICE,
    ),
    seedRng(1),
  );
  expect(world.table.purse[ALICE]).toBe(3);
  expect(world.table.purse[BOLA]).toBeGreaterThan(100);
});
test('a view that cannot be, is a bug that says so', () => {
  const seen = view(
    game,
    seated(game, () => {}),
    ALICE,
  );
  seen.table.deck.pop();
  expect(() => imagine(game, seen, seedRng(1))).toThrow('1 unseen cards have no place');
  seen.table.deck.push(0 as CopyId, 0 as CopyId);
  expect(() => imagine(game, seen, seedRng(1))).toThrow('more face-down places');
});

describe('in the middle of an effect', () => {
  const steal = salon(
    sequence<Salon>((p) =>
      p
        .pickSome('loot', { prompt: 'loot', noun: 'card', from: (x) => x.t.hand[BOLA], min: () => 2, max: () => 2 })
        .do((x, { loot }) => {
          for (const card of loot) x.move(card, 'hand', ALICE);
        })
        .pick('back', { by: () => BOLA, prompt: 'back', noun: 'card', from: (x) => x.t.hand[BOLA] })
        .do((x) => x.end('done', [])),
    ),
  );
  test('who picks among face-down cards picks real ones in the imagined world', () => {
    const match = seated(steal, () => {});
    const world = expectToFit(steal, match, ALICE);
    expect(world.asking?.from.slice().sort()).toEqual(world.table.hand[BOLA].slice().sort());
    plays(steal, world, ALICE, { pick: [-1, -3] });
    expect(world.table.hand[ALICE]).toHaveLength(5);
  });
  test('half-way through picking, the places picked so far are kept', () => {
    const match = seated(steal, () => {});
    plays(steal, match, ALICE, { also: -2 });
    const world = expectToFit(steal, match, ALICE);
    expect(moves(steal, world, ALICE)).toEqual([{ also: -3 }]);
    plays(steal, world, ALICE, { also: -3 });
    expect(world.table.hand[ALICE]).toHaveLength(5);
  });
  test('what another seat is offered is asked again there', () => {
    const match = seated(steal, () => {});
    plays(steal, match, ALICE, { pick: [-1, -2] });
    const world = expectToFit(steal, match, ALICE);
    expect(world.asking?.from).toEqual(world.table.hand[BOLA]);
    plays(steal, world, BOLA, sample(steal, world, BOLA, seedRng(1)));
    expect(world.over?.reason).toBe('done');
  });
});
