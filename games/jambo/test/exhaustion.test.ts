import { describe, expect, test } from 'vitest';
import { CARDS } from '../src/index.ts';
import { times, whyNot } from './asking.ts';
import { kindName, type People, playing } from './playing.ts';

const shuffles = ({ told }: People): number[] =>
  told.flatMap((event) => (event.type === 'RESHUFFLED' ? [event.count] : []));
const names = (copies: readonly number[]): string[] => copies.map(kindName);

describe('Supplies turns cards over until a ware card comes', () => {
  test('[E-100] Two of the deck, then the shuffled pile without them: no card comes twice', () => {
    const people = playing({
      alice: { utilities: ['supplies'], gold: 5 },
      table: { deck: ['ape', 'lion'], discard: ['guard', 'ware-kkk', 'well', 'drums', 'boat'] },
    });
    const { alice, table, told } = people;

    alice.does('USE', 'supplies');

    const turned = told.flatMap((event) => (event.type === 'TURNED_OVER' ? [kindName(event.card)] : []));
    expect(turned.slice(0, 2)).toEqual(['lion', 'ape']);
    expect(turned.at(-1)).toBe('ware-kkk');
    expect(new Set(turned).size).toBe(turned.length);
    expect(shuffles(people)).toEqual([5]);
    expect(alice).toHave({ hand: ['ware-kkk'], gold: 4 });
    expect(names(table.match.table.discard)).toEqual(turned.slice(0, -1));
    const left = names(table.match.table.deck);
    expect([...turned, ...left].sort()).toEqual(['ape', 'boat', 'drums', 'guard', 'lion', 'ware-kkk', 'well']);
  });

  test('[E-36] All forty ware cards are in hands: the search ends after one pass, and the game goes on', () => {
    const wares = CARDS.filter(({ category }) => category === 'ware').flatMap(({ id, copies }) => times(copies, id));
    expect(wares).toHaveLength(40);
    const people = playing({
      alice: { utilities: ['supplies'], hand: wares.slice(0, 20), gold: 5 },
      bola: { hand: wares.slice(20) },
      table: { deck: ['ape', 'lion'], discard: ['guard', 'well', 'drums'] },
    });
    const { alice, table } = people;

    alice.does('USE', 'supplies');
    alice.chooses('pay');

    expect(alice).toHave({ hand: wares.slice(0, 20), gold: 4 });
    expect(table).toHave({ deck: [], pool: [], actions: 4 });
    const { discard } = table.match.table;
    expect(names(discard).slice(0, 2)).toEqual(['lion', 'ape']);
    expect(names(discard).sort()).toEqual(['ape', 'drums', 'guard', 'lion', 'well']);
    expect(shuffles(people)).toEqual([3]);
    alice.does('END_TURN');
  });
});

describe('when the deck is empty', () => {
  test('The pile is shuffled at the moment of need, not when the last card leaves', () => {
    const people = playing({
      alice: { utilities: ['well', 'well'], gold: 5 },
      table: { deck: ['ape'], discard: ['lion', 'snake'] },
    });
    const { alice, table } = people;

    alice.does('USE', 'well');
    expect(table).toHave({ deck: [], discard: ['lion', 'snake'] });
    expect(shuffles(people)).toEqual([]);
    alice.does('USE', 'well');

    expect(shuffles(people)).toEqual([2]);
    expect(table).toHave({ discard: [], actions: 3, active: 0 });
    expect(table.match.table.deck).toHaveLength(1);
  });

  test('Kettle: the cards just discarded are shuffled in, and may come back', () => {
    const people = playing({ alice: { utilities: ['kettle'], hand: ['ape', 'lion'] } });
    const { alice, table } = people;

    alice.does('USE', 'kettle');
    alice.picks('ape', 'lion');

    expect(alice).toHave({ hand: ['ape', 'lion'] });
    expect(table).toHave({ deck: [], discard: [] });
    expect(shuffles(people)).toEqual([2]);
  });

  test('Cheetah and Carrier: a draw of two stops after one, and the card being played is not shuffled in', () => {
    const cheetah = playing({ alice: { hand: ['cheetah'] }, bola: { gold: 0 }, table: { discard: ['ape'] } });
    cheetah.alice.plays('PLAY', 'cheetah');
    expect(cheetah.alice).toHave({ hand: ['ape'] });
    expect(cheetah.table).toHave({ deck: [], discard: ['cheetah'] });

    const carrier = playing({ alice: { hand: ['carrier'] }, table: { discard: ['ape'] } });
    carrier.alice.plays('PLAY', 'carrier');
    carrier.alice.chooses('cards');
    expect(carrier.alice).toHave({ hand: ['ape'] });
    carrier.bola.picks('tea');
    expect(carrier.table).toHave({ deck: [], discard: ['carrier'] });
  });

  test('Scale: the pile is shuffled between its two cards', () => {
    const people = playing({ alice: { utilities: ['scale'] }, table: { deck: ['ape'], discard: ['lion'] } });
    const { alice, bola } = people;

    alice.does('USE', 'scale');
    alice.picks('ape');

    expect(alice).toHave({ hand: ['lion'] });
    expect(bola).toHave({ hand: ['ape'] });
    expect(shuffles(people)).toEqual([1]);
  });

  test('A card looked at is not shuffled in', () => {
    const people = playing({ table: { deck: ['ape'], discard: ['lion', 'snake'] } }, 'DRAW');
    const { alice, table } = people;

    alice.does('LOOK');
    alice.does('DISCARD_LOOK');
    alice.does('LOOK');

    expect(shuffles(people)).toEqual([3]);
    expect(table).toHave({ discard: [], actions: 3 });
    expect(table.match.table.deck).toHaveLength(2);
  });

  test('An auction of cards: the two that are for sale are not shuffled in for the third', () => {
    const people = playing({
      alice: { hand: ['arabian-merchant'] },
      table: { deck: ['ape', 'lion'], discard: ['snake'] },
    });

    people.alice.plays('PLAY', 'arabian-merchant');

    expect(people.table).toHave({ pool: ['lion', 'ape', 'snake'], deck: [], discard: [] });
    expect(shuffles(people)).toEqual([1]);
  });

  test.each([
    ['Well', 'USE', 'well'],
    ['Drums', 'USE', 'drums'],
    ['Scale', 'USE', 'scale'],
    ['Supplies', 'USE', 'supplies'],
    ['Psychic', 'PLAY', 'psychic'],
    ['Arabian Merchant', 'PLAY', 'arabian-merchant'],
  ])('With deck and pile empty %s does not work, and the turn goes on', (_name, action, card) => {
    const { alice } = playing({
      alice: {
        hand: ['psychic', 'arabian-merchant'],
        utilities: action === 'USE' ? [card] : [],
        large: ['tea'],
      },
    });

    expect(whyNot(alice, { do: action, card })).toMatch(/^NO_CARD_TO_DRAW/);
    alice.does('END_TURN');
  });
});
