/** Utilities that put wares on a stand or take them off: Boat, Leopard Statue, Drums. */
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../../src/index.ts';
import { goldTold, listenTo, times, whyNot } from '../asking.ts';

describe('Boat', () => {
  test('[E-32] turns a chosen card into a chosen ware', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard', 'parrot'], utilities: ['boat'], gold: 0 },
      bola: { large: times(6, 'tea') },
    });

    alice.does('USE', 'boat');
    expect(alice).toBeAsked('CARD_DISCARD_SELF');
    alice.picks('parrot');
    expect(alice).toBeAsked('WARE_PICK');
    expect(table).toHave({ discard: ['parrot'] });
    expect(whyNot(alice, { pick: 'tea' })).toBe('NO_SUCH_TARGET');
    alice.picks('silk');

    expect(alice).toHave({ hand: ['guard'], large: ['silk'], gold: 0, used: { boat: 1 } });
    expect(table).toHave({ supply: [6, 6, 0, 5, 6, 6], actions: 4 });
  });

  test.each([
    [0, 'NOT_ENOUGH_GOLD need 2 have 0'],
    [1, 'NOT_ENOUGH_GOLD need 2 have 1'],
    [2, null],
  ])('[E-32] [R-5] for the sixth space %i gold: %s', (gold, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard'], utilities: ['boat'], gold, large: times(5, 'tea') },
      bola: {},
    });

    expect(whyNot(alice, { do: 'USE', card: 'boat' })).toBe(why);
  });

  test('[E-32] [R-5] The sixth space costs its fee', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard'], utilities: ['boat'], gold: 2, large: times(5, 'tea') },
      bola: {},
    });

    alice.does('USE', 'boat');
    alice.picks('silk');

    expect(alice).toHave({ gold: 0, large: [...times(5, 'tea'), 'silk'], hand: [] });
    expect(table).toHave({ discard: ['guard'] });
  });

  test('[E-32] [R-5] needs a card in hand and a space', () => {
    const noCard = given(jambo, { phase: 'PLAY', alice: { utilities: ['boat'] }, bola: { hand: ['guard'] } });
    const noSpace = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard'], utilities: ['boat'], large: times(6, 'tea') },
      bola: {},
    });

    expect(whyNot(noCard.alice, { do: 'USE', card: 'boat' })).toBe('NO_HAND_CARD');
    expect(whyNot(noSpace.alice, { do: 'USE', card: 'boat' })).toBe('NO_SPACE need 1 have 0');
  });
});

describe('Leopard Statue', () => {
  test('[E-33] [J-64] sells a chosen ware for 2 gold', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['leopard-statue'], gold: 2, large: ['tea'] },
      bola: {},
    });
    const told = listenTo(table);

    alice.does('USE', 'leopard-statue');
    expect(alice).toBeAsked('WARE_PICK');
    alice.picks('salt');

    expect(alice).toHave({ gold: 0, large: ['tea', 'salt'] });
    expect(table).toHave({ supply: [6, 6, 5, 6, 6, 5], actions: 4 });
    expect(goldTold(table, told)).toEqual(['alice -2 leopard-statue']);
  });

  test.each([
    [4, 1, 'NOT_ENOUGH_GOLD need 2 have 1'],
    [4, 2, null],
    [5, 3, 'NOT_ENOUGH_GOLD need 4 have 3'],
    [5, 4, null],
    [6, 9, 'NO_SPACE need 1 have 0'],
  ])('[E-33] [R-5] with %i wares on the large stand and %i gold: %s', (wares, gold, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['leopard-statue'], gold, large: times(wares, 'tea') },
      bola: {},
    });

    expect(whyNot(alice, { do: 'USE', card: 'leopard-statue' })).toBe(why);
  });

  test('[E-33] [J-64] The sixth space makes it 4 gold', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['leopard-statue'], gold: 4, large: times(5, 'tea') },
      bola: {},
    });
    const told = listenTo(table);

    alice.does('USE', 'leopard-statue');
    alice.picks('tea');

    expect(alice).toHave({ gold: 0, large: times(6, 'tea') });
    expect(goldTold(table, told)).toEqual(['alice -2 leopard-statue', 'alice -2 SIXTH_SPACE']);
  });

  test('[R-5] An empty supply has nothing to give, though 27 spaces could never empty it', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard'], utilities: ['leopard-statue', 'boat'] },
      bola: {},
    });
    table.match.table.supply = times(6, 0);

    for (const card of ['leopard-statue', 'boat']) {
      expect(whyNot(alice, { do: 'USE', card })).toBe('SUPPLY_EMPTY need 1 have 0');
    }
  });
});

describe('Drums', () => {
  test('[E-39] turn the only ware into a card, without asking which', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['drums'], large: [null, 'tea'] },
      bola: {},
      table: { deck: ['guard', 'boat'] },
    });

    alice.does('USE', 'drums');

    expect(alice).toHave({ large: [], hand: ['boat'], gold: 20, used: { drums: 1 } });
    expect(table).toHave({ supply: times(6, 6), actions: 4, deck: ['guard'] });
    expect(bola).toHaveNeverSeen('boat');
  });

  test('[E-39] take the ware that is pointed at', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['drums'], large: ['tea', 'silk'], stands: ['small-stand'], small: ['tea'] },
      bola: {},
      table: { deck: ['guard'] },
    });

    alice.does('USE', 'drums');
    expect(alice).toBeAsked('WARE_RETURN');
    expect(whyNot(alice, { pick: 'large-3' })).toBe('NO_SUCH_TARGET');
    alice.picks('large-1');

    expect(alice).toHave({ large: [null, 'silk'], small: ['tea'], hand: ['guard'] });
  });

  test.each([
    [[], ['guard'], 'TOO_FEW_WARES need 1 have 0'],
    [['tea'], [], 'NO_CARD_TO_DRAW need 1 have 0'],
    [['tea'], ['guard'], null],
  ])('[E-96] with wares %j and discard pile %j: %s', (large, discard, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['drums'], large },
      bola: { large: ['tea'] },
      table: { discard },
    });

    expect(whyNot(alice, { do: 'USE', card: 'drums' })).toBe(why);
  });
});
