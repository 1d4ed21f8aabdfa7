/** What a player remembers lies where it lies in every world it imagines; the rest may be anywhere (K10). */
import {
  type CopyId,
  hashOf,
  type MatchOf,
  must,
  play,
  type Seat,
  SPECTATOR,
  start,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import { expectShares, worldsOf } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Dhappa, dhappaBaaji } from '../src/index.ts';
import { meansOf } from '../src/rules/n-pick.ts';
import { isPlayable } from '../src/rules/playable.ts';
import { idOf, type Seated, seated } from './seated.ts';

const [P, X, T, Y] = [0, 1, 2, 3] as const;
const OTHERS: Viewer[] = [X, T, Y, SPECTATOR];
const WORLDS = 60;
const DECK = '10♦ J♦ Q♦ 6♣ 5♣ 9♠ 10♠ J♠';

type World = MatchOf<Dhappa>;
const inWorlds = ({ table }: Seated, viewer: Viewer, read: (world: World) => string): string[] =>
  worldsOf(dhappaBaaji, table.host.view(viewer), WORLDS).map(read);
const names = (cards: readonly CopyId[]): string => cards.map(idOf).sort().join(' ');
const hand =
  (seat: Seat) =>
  ({ table }: World): string =>
    names(table.hand[seat]);
const different = (texts: readonly string[]): number => new Set(texts).size;

describe('in every world', () => {
  test('N-Pick: the cards that P took and kept are in that hand, beside others that may be any', () => {
    const people = seated({ phase: 'PICK', hand: '8♥ 7♥ 6♠', pile: 'K♦ 9♥ 3♠ Q♠', deck: DECK });
    people.p.picks(3);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.discards('6♠');

    for (const viewer of [X, T, Y, SPECTATOR]) {
      const hands = inWorlds(people, viewer as Viewer, hand(P));
      for (const held of hands) expect(held.split(' ')).toEqual(expect.arrayContaining(['3♠', 'Q♠']));
      expect(different(hands)).toBeGreaterThan(20);
    }
    people.x.draws();
    people.x.discards('7♦');
    for (const held of inWorlds(people, Y, hand(P)))
      expect(held.split(' ')).toEqual(expect.arrayContaining(['3♠', 'Q♠']));
  });

  test('A Joker that P swapped out of a run is in that hand until it is played', () => {
    const people = seated({ hand: '8♥ 6♠', runs: ['9♥ Jo(8♥) 7♥'], deck: DECK });
    people.p.swaps(1, '8♥');
    people.p.discards('6♠');

    for (const viewer of OTHERS) {
      const hands = inWorlds(people, viewer, hand(P));
      for (const held of hands) expect(held).toContain('Jo');
      expect(different(hands)).toBeGreaterThan(5);
    }
  });

  test('Discards lie on the pile in their order, and burnt cards with the burnt ones', () => {
    const people = seated({ hand: '6♠', pile: 'K♦ 9♥', removed: 'A♠ A♥ K♣', deck: DECK });
    people.p.discards('6♠');

    for (const viewer of [P, ...OTHERS]) {
      const piles = inWorlds(people, viewer as Viewer, ({ table }) => table.pile.map(idOf).join(' '));
      expect(new Set(piles)).toEqual(new Set(['K♦ 9♥ 6♠']));
      const burnt = inWorlds(people, viewer as Viewer, ({ table }) => names(table.removed));
      expect(new Set(burnt)).toEqual(new Set(['A♠ A♥ K♣'.split(' ').sort().join(' ')]));
    }
  });

  test('The card that P drew is in the hand of P, and P alone knows which one it is', () => {
    const people = seated({ phase: 'PICK', hand: '8♥', deck: DECK });
    people.p.draws();
    const drawn = ({ table }: World): string => idOf(table.drawn[P] as CopyId);

    expect(new Set(inWorlds(people, P, drawn))).toEqual(new Set(['J♠']));
    expect(new Set(inWorlds(people, P, hand(P))).size).toBe(1);
    expect(different(inWorlds(people, X, hand(P)))).toBeGreaterThan(20);
  });
});

describe('in a private draft', () => {
  const drafting = () => seated({ phase: 'PICK', hand: '9♥ 8♥ 7♥ 6♥', pile: 'K♦ 5♥', deck: DECK });

  test('[K9] the others imagine the turn before it, the same before, during and after what is taken back', () => {
    const people = drafting();
    const imagined = (): string[] => OTHERS.flatMap((viewer) => inWorlds(people, viewer, hashOf));
    const before = imagined();
    people.p.picks(1);
    expect(imagined()).toEqual(before);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.adds(1, '6♥ 5♥');
    expect(imagined()).toEqual(before);
    for (const pile of inWorlds(people, X, ({ table }) => table.pile.map(idOf).join(' '))) expect(pile).toBe('K♦ 5♥');
    while (people.table.host.canUndo(P)) people.p.undoes();
    expect(imagined()).toEqual(before);
  });

  test('[K9] P imagines it as it is, and after an undo as it was', () => {
    const people = drafting();
    people.p.picks(1);
    const before = inWorlds(people, P, hashOf);
    people.p.creates('9♥ 8♥ 7♥');
    const board = inWorlds(people, P, ({ table }) => names(table.board));
    expect(new Set(board)).toEqual(new Set(['7♥ 8♥ 9♥']));
    people.p.undoes();
    expect(inWorlds(people, P, hashOf)).toEqual(before);
  });

  test('[K9] in a world of P the draft goes on, and its discard tells everybody', () => {
    const people = drafting();
    people.p.picks(1);
    people.p.creates('9♥ 8♥ 7♥');
    people.p.adds(1, '6♥ 5♥');
    for (const world of worldsOf(dhappaBaaji, people.table.host.view(P), 20)) {
      const card = must(
        world.table.hand[P].filter((held) => idOf(held) === '4♦'),
        0,
      );
      expect(play(dhappaBaaji, world, P, { do: 'DISCARD_CARD', card })).toBeNull();
      expect(names(view(dhappaBaaji, world, X).table.board)).toBe('5♥ 6♥ 7♥ 8♥ 9♥');
    }
  });
});

describe('in a live draft, whose key everybody sees', () => {
  const picked = () =>
    seated({
      phase: 'PICK',
      hand: '8♥ 7♥ 6♠ 5♠',
      pile: 'K♦ 9♥ 3♠',
      deck: 'Q♦ J♦ 6♣ 5♣ 9♠ 10♠ 10♥ J♥',
      hands: { x: '9♣', t: '10♣', y: 'J♣' },
      options: { draftVisibility: 'live' },
    });

  test('[DB-44] the hand that others imagine can play it', () => {
    const people = picked();
    people.p.picks(2);

    for (const viewer of OTHERS) {
      const worlds = worldsOf(dhappaBaaji, people.table.host.view(viewer), WORLDS);
      for (const world of worlds) {
        const fits = dhappaBaaji.x.on(world, undefined, (x) => {
          x.you = P;
          return isPlayable(meansOf(x), world.table.key as CopyId);
        });
        expect(fits, names(world.table.hand[P])).toBe(true);
      }
      expect(different(worlds.map(hand(P)))).toBeGreaterThan(10);
    }
  });

  test('[DB-44] every hand that can play it comes up equally often', () => {
    // X sees all but the hand of P and three cards: P holds 9♥, 3♠ and four of these seven.
    const people = seated({
      phase: 'PICK',
      hand: '8♥ 7♥ 9♠ 9♣',
      bare: true,
      pile: 'K♦ 9♥ 3♠',
      deck: '10♥ J♥ Q♣',
      hands: { x: '9♦', t: '', y: '' },
      options: { draftVisibility: 'live' },
    });
    people.p.picks(2);
    const pool = ['8♥', '7♥', '9♠', '9♣', '10♥', 'J♥', 'Q♣'];
    const playable = subsets(pool, 4).filter((held) => {
      const has = (...run: string[]): boolean => run.every((card) => held.includes(card));
      return has('8♥', '7♥') || has('10♥', '8♥') || has('10♥', 'J♥');
    });

    const worlds = worldsOf(dhappaBaaji, people.table.host.view(X), 4000);
    const hands = worlds.map(({ table }) => names(table.hand[P].filter((card) => !['9♥', '3♠'].includes(idOf(card)))));
    expectShares(hands, Object.fromEntries(playable.map((held) => [held.sort().join(' '), 1])));
  });
});

const subsets = (from: readonly string[], n: number): string[][] =>
  n === 0 ? [[]] : from.flatMap((one, i) => subsets(from.slice(i + 1), n - 1).map((rest) => [one, ...rest]));

describe('where nothing is known', () => {
  test.each([4, 6])('with %i seats a card is in each hand and in the deck as often as their sizes say', (seats) => {
    const match = start(dhappaBaaji, { seed: 'even', seats });
    const seen = view(dhappaBaaji, match, P);
    const card = seen.where.indexOf(-1);
    const lies = worldsOf(dhappaBaaji, seen, 4000).map(({ table }) => {
      const seat = table.hand.findIndex((held) => held.some((copy) => copy === card));
      return seat < 0 ? 'deck' : `seat ${seat}`;
    });
    const hands = match.table.hand.map((held, seat) => [`seat ${seat}`, held.length] as const).slice(1);
    expectShares(lies, { ...Object.fromEntries(hands), deck: match.table.deck.length });
  });

  test('each unseen card is on top of the deck equally often', () => {
    const seen = view(dhappaBaaji, start(dhappaBaaji, { seed: 'even' }), P);
    const even = Object.fromEntries(seen.where.flatMap((zone, copy) => (zone === -1 ? [[copy, 1]] : [])));
    expectShares(
      worldsOf(dhappaBaaji, seen, 4000).map(({ table }) => String(table.deck.at(-1))),
      even,
    );
  });
});
