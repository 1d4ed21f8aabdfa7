import { describe, expect, test } from 'vitest';
import { times, whyNot } from '../asking.ts';
import { answersOf, discardsTold, type Has, type People, playing, tokensInSupply } from '../playing.ts';

const TEN = ['well', 'drums', 'throne', 'boat', 'scale', 'mask', 'supplies', 'kettle', 'leopard-statue', 'weapons'];
/** A utility that is none of the two named ones. */
const another = (...taken: string[]): string => TEN.find((utility) => !taken.includes(utility)) ?? '';

/** [E-92] What Alice and the table have before she takes a utility; Bola has a second one. */
function rich(utility: string): People {
  const hers = another(utility);
  return playing({
    alice: {
      hand: ['crocodile', 'guard', 'rain-maker', 'ape'],
      large: ['tea', 'silk'],
      gold: 4,
      utilities: [hers],
      used: { [hers]: 1 },
    },
    bola: { large: ['salt', 'fruit'], utilities: [another(utility, hers), utility], gold: 9 },
    table: { deck: ['lion', 'ware-kkk', 'snake', 'parrot'], discard: ['elephant', 'cheetah'] },
  });
}
/** The Crocodile takes it, and Alice uses it. */
function takesAndUses(utility: string): People {
  const people = rich(utility);
  people.alice.plays('PLAY', 'crocodile');
  people.alice.picks(utility);
  expect(people.alice).toBeAsked('UTILITY_THEFT_SINGLE');
  expect(people.alice).toHave({ hand: ['guard', 'rain-maker', 'ape'] });
  expect(people.table).toHave({ played: ['crocodile', utility], discard: ['elephant', 'cheetah'] });
  people.alice.chooses('yes');
  return people;
}
/** What is the same after every use. */
function expectDone({ alice, bola, table }: People, utility: string): void {
  const hers = another(utility);
  expect(alice).toBeAsked('PLAY');
  expect(alice).toHave({ utilities: [hers], used: { [hers]: 1 } });
  expect(bola).toHave({ utilities: [another(utility, hers)], gold: 9 });
  expect(table).toHave({ actions: 4, played: [] });
  const { discard } = table.match.table;
  expect(discard.slice(-2).map((card) => table.game.faces[card]?.id)).toEqual([utility, 'crocodile']);
}

describe('[E-92] A stolen utility is used once, for what its effect costs', () => {
  test('[E-92] Well: a gold for a card', () => {
    const people = takesAndUses('well');

    expect(people.alice).toHave({ gold: 3, hand: ['guard', 'rain-maker', 'ape', 'parrot'], large: ['tea', 'silk'] });
    expect(people.table).toHave({ discard: ['elephant', 'cheetah', 'well', 'crocodile'] });
    expectDone(people, 'well');
  });

  test('[E-92] Drums: a ware for a card', () => {
    const people = takesAndUses('drums');

    expect(people.alice).toBeAsked('WARE_RETURN');
    people.alice.picks('large-1');

    expect(people.alice).toHave({ gold: 4, hand: ['guard', 'rain-maker', 'ape', 'parrot'], large: [null, 'silk'] });
    expect(tokensInSupply(people.table, 'tea')).toBe(6);
    expectDone(people, 'drums');
  });

  test('[E-62] [E-92] Throne: one ware each way, and Alice chooses both', () => {
    const people = takesAndUses('throne');

    expect(people.alice).toBeAsked('WARE_THEFT_SWAP');
    people.alice.picks('large-2');
    people.alice.picks('large-1');

    expect(people.alice).toHave({ gold: 4, large: ['fruit', 'silk'] });
    expect(people.bola).toHave({ large: ['salt', 'tea'] });
    expectDone(people, 'throne');
  });

  test('[E-92] Boat: a card for a ware', () => {
    const people = takesAndUses('boat');

    people.alice.picks('ape');
    people.alice.picks('hides');

    expect(people.alice).toHave({ gold: 4, hand: ['guard', 'rain-maker'], large: ['tea', 'silk', 'hides'] });
    expect(people.table).toHave({ discard: ['elephant', 'cheetah', 'ape', 'boat', 'crocodile'] });
    expectDone(people, 'boat');
  });

  test('[E-92] Scale: a card for each of them', () => {
    const people = takesAndUses('scale');

    expect(people.alice).toBeAsked('CARD_GIVE_SINGLE');
    people.alice.picks('parrot');

    expect(people.alice).toHave({ hand: ['guard', 'rain-maker', 'ape', 'snake'] });
    expect(people.bola).toHave({ hand: ['parrot'] });
    expectDone(people, 'scale');
  });

  test('[E-63] [E-92] Mask: a hand card for the former top of the pile, in the play phase too', () => {
    const people = takesAndUses('mask');

    expect(people.alice).toBeAsked('DISCARD_SWAP');
    people.alice.picks('guard');

    expect(people.alice).toHave({ hand: ['rain-maker', 'ape', 'cheetah'] });
    expect(people.table).toHave({ discard: ['elephant', 'guard', 'mask', 'crocodile'] });
    expectDone(people, 'mask');
  });

  test.each([
    ['a gold', 'pay', { gold: 3, hand: ['guard', 'rain-maker', 'ape', 'ware-kkk'] }, ['parrot', 'snake']],
    ['a card', 'discard', { gold: 4, hand: ['rain-maker', 'ape', 'ware-kkk'] }, ['guard', 'parrot', 'snake']],
  ])('[E-92] Supplies: %s, then a ware card', (_title, price, has, discarded) => {
    const people = takesAndUses('supplies');

    people.alice.chooses(price);
    if (price === 'discard') people.alice.picks('guard');

    expect(people.alice).toHave(has);
    expect(people.table).toHave({ discard: ['elephant', 'cheetah', ...discarded, 'supplies', 'crocodile'] });
    expectDone(people, 'supplies');
  });

  test.each([
    [['guard'], ['rain-maker', 'ape', 'parrot']],
    [
      ['guard', 'ape'],
      ['rain-maker', 'parrot', 'snake'],
    ],
  ])('[E-92] Kettle: %j out, as many in', (gone, hand) => {
    const people = takesAndUses('kettle');

    people.alice.picks(...gone);

    expect(people.alice).toHave({ gold: 4, hand });
    expect(people.table).toHave({ discard: ['elephant', 'cheetah', ...gone, 'kettle', 'crocodile'] });
    expectDone(people, 'kettle');
  });

  test('[E-92] Leopard Statue: two gold for a ware', () => {
    const people = takesAndUses('leopard-statue');

    people.alice.picks('hides');

    expect(people.alice).toHave({ gold: 2, large: ['tea', 'silk', 'hides'] });
    expectDone(people, 'leopard-statue');
  });

  test('[E-92] Weapons: a card for two gold', () => {
    const people = takesAndUses('weapons');

    people.alice.picks('ape');

    expect(people.alice).toHave({ gold: 6, hand: ['guard', 'rain-maker'] });
    expectDone(people, 'weapons');
  });
});

describe('[E-93] No use', () => {
  /** Alice has nothing but the Crocodile, and Bola one utility, which needs no choosing. */
  const poor = (utility: string, has: Has = {}): People =>
    playing({
      alice: { hand: ['crocodile'], gold: 0, ...has.alice },
      bola: { utilities: [utility], large: ['tea'], ...has.bola },
      table: { deck: ['lion', 'ware-kkk'], discard: ['elephant'], ...has.table },
    });

  test.each(TEN.filter((utility) => utility !== 'scale'))(
    '[E-93] %s cannot be used by a player who has nothing',
    (one) => {
      const { alice, bola, table } = poor(one);

      alice.plays('PLAY', 'crocodile');

      expect(alice).toBeAsked('PLAY');
      expect(alice).toHave({ gold: 0, hand: [], large: [] });
      expect(bola).toHave({ utilities: [], large: ['tea'] });
      expect(table).toHave({ discard: ['elephant', one, 'crocodile'], deck: ['lion', 'ware-kkk'], actions: 4 });
    },
  );

  test('[E-93] Scale can be used by a player who has nothing', () => {
    const { alice, bola, table } = poor('scale');

    alice.plays('PLAY', 'crocodile');
    alice.chooses('yes');
    alice.picks('lion');

    expect(alice).toHave({ hand: ['ware-kkk'] });
    expect(bola).toHave({ hand: ['lion'], utilities: [] });
    expect(table).toHave({ discard: ['elephant', 'scale', 'crocodile'] });
  });

  test.each(TEN)('[E-93] %s is taken and not used when Alice declines', (utility) => {
    const { alice, bola, table } = rich(utility);

    alice.plays('PLAY', 'crocodile');
    alice.picks(utility);
    expect(answersOf(alice)).toEqual(['yes', 'no']);
    alice.chooses('no');

    expect(alice).toHave({ gold: 4, hand: ['guard', 'rain-maker', 'ape'], large: ['tea', 'silk'] });
    expect(bola).toHave({ large: ['salt', 'fruit'], hand: [] });
    expect(table).toHave({ discard: ['elephant', 'cheetah', utility, 'crocodile'] });
    expectDone({ alice, bola, table, told: [] }, utility);
  });

  test('[E-61] Leopard Statue and one gold: no use, and both cards are on the discard pile', () => {
    const people = poor('leopard-statue', { alice: { gold: 1 } });
    const { alice, table } = people;

    alice.plays('PLAY', 'crocodile');

    expect(alice).toHave({ gold: 1, large: [] });
    expect(table).toHave({ discard: ['elephant', 'leopard-statue', 'crocodile'], played: [] });
    expect(discardsTold(people)).toEqual(['alice leopard-statue', 'alice crocodile']);
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    ['Well and nothing to draw', 'well', { alice: { gold: 3 }, table: { deck: [], discard: [] } }],
    ['Scale and one card to draw', 'scale', { table: { deck: ['lion'], discard: [] } }],
    ['Throne and a rival without wares', 'throne', { alice: { large: ['tea'] }, bola: { large: [] } }],
    ['Mask and no discard pile', 'mask', { alice: { hand: ['crocodile', 'ape'] }, table: { discard: [] } }],
    ['Boat and a full market', 'boat', { alice: { hand: ['crocodile', 'ape'], large: times(6, 'salt'), gold: 9 } }],
  ])('[E-93] %s: the use is not offered', (_title, utility, has) => {
    const { alice, bola } = poor(utility, has);

    alice.plays('PLAY', 'crocodile');

    expect(alice).toBeAsked('PLAY');
    expect(bola).toHave({ utilities: [] });
  });
});

describe('Crocodile', () => {
  test('A used utility can be taken and used like any other', () => {
    const { alice, bola } = playing({
      alice: { hand: ['crocodile'], gold: 2 },
      bola: { utilities: ['well', 'drums'], used: { well: 1 } },
      table: { deck: ['ape', 'lion'] },
    });

    alice.plays('PLAY', 'crocodile');
    alice.picks('well');
    alice.chooses('yes');

    expect(alice).toHave({ hand: ['lion'], gold: 1 });
    expect(bola).toHave({ utilities: ['drums'] });
  });

  test('With its last action Alice plays it and still uses what it took', () => {
    const { alice, bola } = playing({
      alice: { hand: ['crocodile'], gold: 2 },
      bola: { utilities: ['well'] },
      table: { deck: ['ape', 'lion'], actions: 1 },
    });

    alice.plays('PLAY', 'crocodile');
    alice.chooses('yes');

    expect(alice).toHave({ hand: ['lion'], gold: 1 });
    expect(bola).toBeAsked('DRAW');
  });

  test('[E-60] It cannot be played against a player without utilities, and nobody is asked for a Guard', () => {
    const { alice, bola } = playing({
      alice: { hand: ['crocodile'], utilities: ['well'] },
      bola: { hand: ['guard'] },
    });

    expect(whyNot(alice, { do: 'PLAY', card: 'crocodile' })).toBe('RIVAL_HAS_NO_UTILITY');
    expect(() => alice.plays('PLAY', 'crocodile')).toThrow('RIVAL_HAS_NO_UTILITY');
    expect(alice).toBeAsked('PLAY');
    expect(bola).toHave({ hand: ['guard'] });
  });

  test('The utility it took is not shuffled into a new deck', () => {
    const { alice, table } = playing({
      alice: { hand: ['crocodile'], gold: 2 },
      bola: { utilities: ['well'] },
      table: { discard: ['ape'] },
    });

    alice.plays('PLAY', 'crocodile');
    alice.chooses('yes');

    expect(alice).toHave({ hand: ['ape'] });
    expect(table).toHave({ deck: [], discard: ['well', 'crocodile'] });
  });
});
