/** What a player remembers lies where it lies in every world it imagines; the rest may be anywhere (K10). */
import { type MatchOf, type Seat, SPECTATOR, start, type Viewer, view } from '@dealers-choice/kernel';
import { expectShares, worldsOf } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Jambo, jambo } from '../../src/index.ts';
import { kindName, type People, playing } from '../playing.ts';

const [ALICE, BOLA] = [0, 1] as const;
const WORLDS = 60;

/** What `read` finds in each world that this viewer imagines. */
const inWorlds = ({ table }: People, viewer: Viewer, read: (world: MatchOf<Jambo>) => string[]): string[] =>
  worldsOf(jambo, table.host.view(viewer), WORLDS).map((world) => read(world).join(' '));
const hand =
  (seat: Seat) =>
  ({ table }: MatchOf<Jambo>): string[] =>
    table.hand[seat].map(kindName).sort();
const deck = ({ table }: MatchOf<Jambo>): string[] => table.deck.map(kindName);
const different = (texts: readonly string[]): number => new Set(texts).size;

describe('in every world', () => {
  test('Hyena: the hand that Alice saw is there, and a card that came later may be any', () => {
    const people = playing({
      alice: { hand: ['hyena', 'ape', 'lion'] },
      bola: { hand: ['guard', 'well', 'parrot'] },
      table: { deck: ['boat', 'mask', 'drums', 'kettle', 'snake'] },
    });
    const { alice, bola } = people;
    alice.plays('PLAY', 'hyena');
    bola.chooses('no');
    alice.picks('guard');
    alice.picks('ape');
    alice.does('END_TURN');
    bola.does('LOOK');
    bola.does('KEEP');

    const hands = inWorlds(people, ALICE, hand(BOLA));
    for (const held of hands) expect(held.split(' ')).toEqual(expect.arrayContaining(['ape', 'parrot', 'well']));
    expect(different(hands)).toBe(5);
    for (const held of inWorlds(people, BOLA, hand(ALICE))) expect(held.split(' ')).toContain('guard');
    expect(different(inWorlds(people, SPECTATOR, hand(BOLA)))).toBeGreaterThan(20);
  });

  test('In the middle of Hyena: the whole hand', () => {
    const people = playing({
      alice: { hand: ['hyena', 'ape'] },
      bola: { hand: ['guard', 'well'] },
      table: { deck: ['boat', 'mask', 'drums'] },
    });
    people.alice.plays('PLAY', 'hyena');
    people.bola.chooses('no');

    expect(new Set(inWorlds(people, ALICE, hand(BOLA)))).toEqual(new Set(['guard well']));
    expect(new Set(inWorlds(people, ALICE, ({ asking }) => (asking?.from ?? []).map(kindName).sort()))).toEqual(
      new Set(['guard well']),
    );
  });

  test('Psychic: the cards that Alice put back lie in her order, the one below may be any', () => {
    const people = playing({
      alice: { hand: ['psychic'] },
      bola: { hand: ['scale', 'throne'] },
      table: { deck: ['snake', 'ape', 'lion', 'boat', 'kettle', 'guard', 'drums'] },
    });
    people.alice.plays('PLAY', 'psychic');
    people.alice.picks('guard');

    const decks = inWorlds(people, ALICE, deck);
    for (const order of decks) expect(order).toMatch(/^\S+ ape lion boat kettle drums$/);
    expect(new Set(decks.map((order) => order.split(' ')[0]))).toEqual(new Set(['snake', 'scale', 'throne']));
    expect(different(inWorlds(people, BOLA, deck))).toBeGreaterThan(50);
  });

  test('In the middle of Psychic: Bola imagines any six cards in the hand of Alice, and Alice just those', () => {
    const people = playing({
      alice: { hand: ['psychic'] },
      table: { deck: ['snake', 'ape', 'lion', 'boat', 'kettle', 'guard', 'drums', 'mask'] },
    });
    people.alice.plays('PLAY', 'psychic');
    const looked = ({ table }: MatchOf<Jambo>): string[] => table.looked[ALICE].map(kindName).sort();

    expect(different(inWorlds(people, ALICE, looked))).toBe(1);
    expect(different(inWorlds(people, BOLA, looked))).toBeGreaterThan(15);
  });

  test.each([ALICE, BOLA, SPECTATOR] as const)('Ape: both hands lie open to everybody, viewer %i too', (viewer) => {
    const people = playing({
      alice: { hand: ['ape', 'lion'] },
      bola: { hand: ['guard', 'well', 'boat'] },
      table: { deck: ['mask', 'drums', 'kettle'] },
    });
    people.alice.plays('PLAY', 'ape');
    people.bola.chooses('no');
    people.alice.picks('guard');
    people.bola.picks('lion');
    people.alice.picks('boat');

    expect(new Set(inWorlds(people, viewer, hand(ALICE)))).toEqual(new Set(['boat guard']));
    expect(new Set(inWorlds(people, viewer, hand(BOLA)))).toEqual(new Set(['lion well']));
  });

  test('Scale: the card that was given, for the two who saw it', () => {
    const people = playing({
      alice: { utilities: ['scale'] },
      bola: { hand: ['boat'] },
      table: { deck: ['ape', 'mask', 'drums', 'well', 'guard'] },
    });
    people.alice.does('USE', 'scale');
    people.alice.picks('well');

    for (const held of inWorlds(people, ALICE, hand(BOLA))) expect(held.split(' ')).toContain('well');
    const kept = new Set(inWorlds(people, BOLA, hand(ALICE)));
    expect([...kept].sort()).toEqual(['ape', 'drums', 'guard', 'mask']);
    expect(different(inWorlds(people, SPECTATOR, hand(BOLA)))).toBeGreaterThan(10);
  });

  test('The discard pile lies in its order, with the card that Bola looked at and discarded on top', () => {
    const people = playing(
      { table: { discard: ['parrot', 'lion'], deck: ['ape', 'mask', 'drums', 'well', 'guard'] } },
      'DRAW',
    );
    people.alice.does('LOOK');
    people.alice.does('DISCARD_LOOK');

    for (const viewer of [ALICE, BOLA, SPECTATOR] as const) {
      const piles = inWorlds(people, viewer, ({ table }) => table.discard.map(kindName));
      expect(new Set(piles)).toEqual(new Set(['parrot lion guard']));
    }
  });
});

describe('where nothing is known', () => {
  const match = start(jambo, { seed: 'even', options: { startSeat: '1' } });
  const seen = view(jambo, match, ALICE);
  const unseen = seen.where.flatMap((zone, copy) => (zone === -1 ? [copy] : []));
  const held = match.table.hand[BOLA].length;
  const below = match.table.deck.length;

  test('a card is in the rival’s hand or in the deck as often as their sizes say', () => {
    const [card = 0] = unseen;
    const places = worldsOf(jambo, seen, 4000).map(({ table }) =>
      table.hand[BOLA].some((copy) => copy === card) ? 'hand' : 'deck',
    );
    expectShares(places, { hand: held, deck: below });
  });

  test('each unseen card is on top of the deck equally often, and so at its bottom', () => {
    const even = Object.fromEntries(unseen.map((copy) => [copy, 1]));
    const decks = worldsOf(jambo, seen, 4000).map(({ table }) => table.deck);
    expectShares(
      decks.map((cards) => String(cards.at(-1))),
      even,
    );
    expectShares(
      decks.map((cards) => String(cards[0])),
      even,
    );
  });

  test('two cards are in that hand together as often as two drawn from all', () => {
    const [one = 0, two = 0] = unseen;
    const both = worldsOf(jambo, seen, 6000).map(({ table }) => {
      const holds = (card: number): number => Number(table.hand[BOLA].some((copy) => copy === card));
      return String(holds(one) + holds(two));
    });
    expectShares(both, { 0: below * (below - 1), 1: 2 * held * below, 2: held * (held - 1) });
  });

  test('[E-103] Dancer: hands with a ware card, the only ones that can be, come up equally often', () => {
    const { alice, table } = playing({
      alice: { hand: ['dancer', 'ware-kkk', 'guard'], large: ['tea', 'salt', 'fruit'] },
      table: { deck: ['ware-hhh', 'lion', 'well'] },
    });
    alice.plays('PLAY', 'dancer');

    const pairs = ['guard ware-kkk', 'guard ware-hhh', 'lion ware-kkk', 'lion ware-hhh', 'ware-hhh ware-kkk'];
    expectShares(
      worldsOf(jambo, table.host.view(BOLA), 3000).map((world) => hand(ALICE)(world).join(' ')),
      Object.fromEntries([...pairs, 'ware-kkk well', 'ware-hhh well'].map((pair) => [pair, 1])),
    );
  });
});
