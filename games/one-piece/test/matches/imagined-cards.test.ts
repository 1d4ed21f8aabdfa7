/** What a player remembers lies where it lies in every world it imagines; the rest is what may be there (K10). */

import { runMatch } from '@dealers-choice/bots';
import {
  type BySeat,
  type CopyId,
  fork,
  type MatchOf,
  type Seat,
  SPECTATOR,
  start,
  view,
} from '@dealers-choice/kernel';
import { expectShares, worldsOf } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { bots } from '../../src/bot/index.ts';
import { type OnePiece, onePiece } from '../../src/index.ts';
import { allowedWith, printsIn } from '../../src/rules/prints.ts';
import type { Step } from '../../src/tree/tree.ts';
import { draw, on } from '../kit/effects.ts';
import { ch, deck, event, gameWith, type People, playing } from '../kit/playing.ts';

const ALICE = 0;
const BOLA = 1;
const WORLDS = 60;
type World = MatchOf<OnePiece>;
type Area = 'hand' | 'deck' | 'life';

const cards = {
  striker: ch(4, 6000),
  friend: ch(2, 3000),
  mate: ch(3, 4000),
  song: event(1, on('MAIN', draw(1))),
};
/** What lies in an area in each world that a viewer imagines, from the bottom; a hand in the order of names. */
function inWorlds({ game, table }: People, viewer: Seat, seat: Seat, area: Area): string[] {
  return worldsOf(game, table.host.view(viewer), WORLDS).map((world) => {
    const names = (world.table[area] as BySeat<CopyId[]>)[seat].map((copy) => game.faceIn(world.table, copy)?.id);
    return (area === 'hand' ? names.sort() : names).join(' ');
  });
}
const different = (texts: readonly string[]): number => new Set(texts).size;

describe('in every world', () => {
  const searches: Step = {
    do: 'look',
    what: { top: 3, in: ['deck'] },
    take: { upTo: 1, where: { category: ['EVENT'] }, to: 'hand' },
    rest: 'deck-bottom',
  };
  const searched = () => {
    const people = playing(
      { ...cards, chart: event(0, on('MAIN', searches)) },
      { alice: { hand: ['chart', 'striker'], deck: ['striker', 'striker', 'mate', 'song', 'friend'] } },
    );
    people.alice.does('play', 'chart');
    return people;
  };

  test('the cards that Alice put at the bottom of her deck lie there, in her order', () => {
    const people = searched();
    people.alice.picks('song');
    people.alice.picks('mate', 'friend');

    for (const order of inWorlds(people, ALICE, ALICE, 'deck')) expect(order).toMatch(/^friend mate |^mate friend /);
    expect(different(inWorlds(people, ALICE, ALICE, 'deck').map((order) => order.split(' ', 2).join()))).toBe(1);
    expect(different(inWorlds(people, BOLA, ALICE, 'deck').map((order) => order.split(' ', 2).join()))).toBeGreaterThan(
      3,
    );
  });

  test('a card that was revealed and taken is in that hand, beside others that may be any', () => {
    const people = searched();
    people.alice.picks('song');
    people.alice.picks('mate', 'friend');

    const hands = inWorlds(people, BOLA, ALICE, 'hand');
    for (const held of hands) expect(held.split(' ')).toContain('song');
    expect(different(hands)).toBeGreaterThan(2);
  });

  test('while Alice looks she imagines just those cards, and Bola any', () => {
    const people = searched();
    const offered = (viewer: Seat): number =>
      different(
        worldsOf(people.game, people.table.host.view(viewer), WORLDS).map(({ stack, table }) =>
          ((stack.at(-1)?.r.seen ?? []) as CopyId[]).map((copy) => people.game.faceIn(table, copy)?.id).join(' '),
        ),
      );

    expect(people.alice).toBeAsked('take');
    expect(offered(ALICE)).toBe(1);
    expect(offered(BOLA)).toBeGreaterThan(10);
  });

  test('Life that Alice looked at lies as it lay', () => {
    const peek: Step = { do: 'look', what: { top: 2, in: ['life'] }, rest: 'as-they-were' };
    const people = playing(
      { ...cards, peek: event(0, on('MAIN', peek)) },
      { alice: { hand: ['peek'], life: ['striker', 'mate', 'song', 'friend'] } },
    );
    people.alice.does('play', 'peek');

    const lives = inWorlds(people, ALICE, ALICE, 'life');
    for (const life of lives) expect(life).toMatch(/ song friend$/);
    expect(different(lives)).toBeGreaterThan(1);
    expect(
      different(inWorlds(people, BOLA, ALICE, 'life').map((life) => life.split(' ').slice(2).join())),
    ).toBeGreaterThan(3);
  });

  test('a Character that went back to the hand is there', () => {
    const bounce = event(0, on('MAIN', { do: 'move', what: { n: 1, of: 'opponent', in: ['character'] }, to: 'hand' }));
    const people = playing(
      { ...cards, bounce },
      { alice: { hand: ['bounce'] }, bola: { characters: ['mate'], hand: ['guard', 'song'] } },
    );
    people.alice.does('play', 'bounce');

    for (const held of inWorlds(people, ALICE, BOLA, 'hand')) expect(held.split(' ')).toContain('mate');
  });
});

/** Positions of a match between bots, some moves apart. */
function positions(decks: string, seed: number): World[] {
  const all: World[] = [];
  const bot = bots[0];
  if (!bot) throw new Error('a bot');
  let moves = 0;
  runMatch(onePiece, { seed, options: { decks } }, [bot, bot], {
    onMove(match) {
      if (moves++ % 12 === 0 && !match.over) all.push(fork(onePiece, match));
    },
  });
  return all;
}
const HALF = (onePiece.faces.length - 1) / 2;
/** The cards of a seat, wherever they lie: by print, in order. */
const printsOf = ({ table }: World, seat: Seat): string =>
  table.print
    .slice(1 + seat * HALF, 1 + (seat + 1) * HALF)
    .sort((a, b) => a - b)
    .join(' ');
const sorted = (prints: readonly number[]): string =>
  prints
    .slice()
    .sort((a, b) => a - b)
    .join(' ');
/** A deck of its player's own making: Ember with one card more of one kind and one less of another. */
const WRITTEN =
  '1xLW-001 4xLW-002 4xLW-003 4xLW-004 4xLW-005 1xLW-006 4xLW-007 4xLW-008 3xLW-009 3xLW-010 3xLW-011 3xLW-012 ' +
  '2xLW-013 3xLW-014 4xLW-015 2xLW-016 2xLW-017';

describe('decks', () => {
  test.each([
    ['a deck of the set', 'ember'],
    ['a list that is written out', WRITTEN],
  ])('one’s own cards are, all together, those of one’s own list: %s', (_, list) => {
    const own = sorted(printsIn(onePiece.kit, list));
    for (const match of positions(`${list},grove`, 3)) {
      for (const world of worldsOf(onePiece, view(onePiece, match, ALICE), 5)) expect(printsOf(world, ALICE)).toBe(own);
    }
  });

  test('the other’s are those of a deck of the set that has everything seen so far', () => {
    const decks = onePiece.kit.set.decks.map(({ id }) => sorted(printsIn(onePiece.kit, id)));
    for (const match of positions('grove,ember', 3)) {
      for (const world of worldsOf(onePiece, view(onePiece, match, ALICE), 5))
        expect(decks).toContain(printsOf(world, BOLA));
    }
  });

  test('or, when it is none of them, cards that its Leader allows, not more of each than may be', () => {
    let strange = 0;
    for (const match of positions('grove,random', 3)) {
      const seen = view(onePiece, match, ALICE);
      const leader = match.table.print[match.table.leader[BOLA][0] ?? 0] ?? 0;
      const most = new Map(allowedWith(onePiece.kit, leader).map((one) => [one.print, one.most]));
      for (const world of worldsOf(onePiece, seen, 5)) {
        const counts = new Map<number, number>();
        for (let copy = HALF + 1; copy <= 2 * HALF; copy++) {
          const print = world.table.print[copy] ?? 0;
          if (print !== leader) counts.set(print, (counts.get(print) ?? 0) + 1);
        }
        for (const [print, n] of counts) expect(n, `${print}`).toBeLessThanOrEqual(most.get(print) ?? 0);
        if (!onePiece.kit.set.decks.some(({ id }) => sorted(printsIn(onePiece.kit, id)) === printsOf(world, BOLA)))
          strange++;
      }
    }
    expect(strange).toBeGreaterThan(0);
  });

  test('[OP-R16.1] which list the other wrote, and what lies face down, changes nothing that is imagined', () => {
    for (const match of positions('grove,ember', 5)) {
      const other = fork(onePiece, match);
      other.options = { ...match.options, decks: ['grove', WRITTEN] };
      const seen = view(onePiece, match, ALICE);
      let hidden = 0;
      for (let copy = HALF + 1; copy <= 2 * HALF; copy++) {
        if (seen.table.print[copy] === 0) other.table.print[copy] = 1 + (hidden++ % onePiece.kit.cards.length);
      }
      expect(hidden).toBeGreaterThan(5);
      expect(worldsOf(onePiece, view(onePiece, other, ALICE), 3)).toEqual(worldsOf(onePiece, seen, 3));
    }
  });
});

describe('where nothing is known', () => {
  const match = start(onePiece, { seed: 'even', options: { decks: 'ember,grove' } });
  const list = printsIn(onePiece.kit, 'ember').slice(1);
  const shares = (prints: readonly number[]): Record<string, number> => {
    const all: Record<string, number> = {};
    for (const print of prints) all[print] = (all[print] ?? 0) + 1;
    return all;
  };

  test('each card of one’s own deck is on top of it as often as there are copies of it, and so at its bottom', () => {
    const tops = worldsOf(onePiece, view(onePiece, match, ALICE), 3000).map(({ table }) => table);
    for (const place of [-1, 0]) {
      expectShares(
        tops.map(({ deck: pile, print }) => String(print[pile[ALICE].at(place) ?? 0])),
        shares(list),
      );
    }
  });

  test('decks that fit are equally likely, for either seat', () => {
    const decks = [deck('mixed', 'captain', { sailor: 25, guard: 25 }), deck('guards', 'captain', { guard: 50 })];
    const game = gameWith({}, undefined, decks);
    const begun = start(game, { seed: 1, options: { decks: 'crew,mixed' } });
    const guard = (game.kit.prints.get('guard') ?? 0) as number;
    const half = (game.faces.length - 1) / 2;
    const worlds = worldsOf(game, view(game, begun, SPECTATOR), 2000);
    for (const seat of [ALICE, BOLA] as const) {
      const guards = worlds.map(({ table }) => {
        const own = table.print.slice(1 + seat * half, 1 + (seat + 1) * half);
        return String(own.filter((print) => print === guard).length);
      });
      expectShares(guards, { 0: 1, 25: 1, 50: 1 });
    }
  });
});
