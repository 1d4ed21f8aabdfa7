/** The order of the deck is all that anybody imagines; everything that lies open stays (K10). */
import { SPECTATOR, start, type Viewer, view } from '@dealers-choice/kernel';
import { expectShares, worldsOf } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { theDoor } from '../src/index.ts';
import { draws, duels, type People } from './seated.ts';

const VIEWERS: Viewer[] = [0, 1, 2, 3, SPECTATOR];
const idOf = (copy: number): string => theDoor.faces[copy]?.id ?? '?';
const idsOf = (cards: readonly number[]): string => cards.map(idOf).join(' ');
const worlds = ({ table }: People, viewer: Viewer) => worldsOf(theDoor, table.host.view(viewer), 60);

describe('in every world', () => {
  test('the discards lie in their order, the card being resolved lies open, and the deck is what is left', () => {
    const deck = ['CHAOS', 'RESURRECT_REAP', 'SUMMON_EXILE', 'CHAOS', 'JUDGE_JURY'];
    const people = draws('JUDGE_JURY', { table: { deck, discard: ['SUMMON_EXILE', 'CHAOS'] } });

    for (const viewer of VIEWERS) {
      const all = worlds(people, viewer).map(({ table }) => table);
      expect(new Set(all.map(({ discard }) => idsOf(discard)))).toEqual(new Set(['SUMMON_EXILE CHAOS']));
      expect(new Set(all.map(({ pending }) => idsOf(pending)))).toEqual(new Set(['JUDGE_JURY']));
      const left = deck.slice(0, 4).sort().join(' ');
      expect(new Set(all.map((table) => table.deck.map(idOf).sort().join(' ')))).toEqual(new Set([left]));
      expect(new Set(all.map((table) => idsOf(table.deck))).size).toBe(12); // 4 cards, two of them alike
    }
  });

  test('a throw stands while the defender has not answered, and so does an answer before the throw', () => {
    const thrown = duels('CAN');
    thrown.alice.times('CHAOS_AIM', 800);
    const held = duels('CAN');
    held.bola.times('CHAOS_NERVE', 400);

    for (const viewer of VIEWERS) {
      for (const { asking, stack } of worlds(thrown, viewer)) {
        expect(asking?.seats).toEqual([1]);
        expect(stack.at(-1)?.r).toMatchObject({ stopAtMs: 800, reported: false });
      }
      for (const { asking, stack } of worlds(held, viewer)) {
        expect(asking?.seats).toEqual([0]);
        expect(stack.at(-1)?.r).toMatchObject({ stopAtMs: null, reported: true });
      }
    }
  });
});

describe('where nothing is known', () => {
  const match = start(theDoor, { seed: 'even' });

  test.each([0, 7, 20])('each card lies at place %i of the deck equally often', (place) => {
    const seen = view(theDoor, match, SPECTATOR);
    const even = Object.fromEntries(match.table.deck.map((copy) => [copy, 1]));
    expectShares(
      worldsOf(theDoor, seen, 4000).map(({ table }) => String(table.deck[place])),
      even,
    );
  });

  test('and each pair of cards lies on top in each order equally often', () => {
    const { table } = draws('CHAOS', { table: { deck: ['JUDGE_JURY', 'RESURRECT_REAP', 'SUMMON_EXILE', 'CHAOS'] } });
    const orders = worldsOf(theDoor, table.host.view(0), 3000).map((world) => idsOf(world.table.deck));
    const [a, b, c] = ['JUDGE_JURY', 'RESURRECT_REAP', 'SUMMON_EXILE'];
    const all = [
      [a, b, c],
      [a, c, b],
      [b, a, c],
      [b, c, a],
      [c, a, b],
      [c, b, a],
    ];
    expectShares(orders, Object.fromEntries(all.map((order) => [order.join(' '), 1])));
  });
});
