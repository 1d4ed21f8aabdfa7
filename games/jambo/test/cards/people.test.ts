import { describe, expect, test } from 'vitest';
import { goldTold, times, whyNot } from '../asking.ts';
import { answersOf, leaveInSupply, playing, tokensInSupply } from '../playing.ts';

describe('Wise Man from Afar', () => {
  test('[J-31] He asks nothing; this turn purchases cost two less and sales bring two more', () => {
    const { alice, table, told } = playing({
      alice: { hand: ['wise-man', 'ware-kkk', 'ware-lls'], large: ['silk', 'silk', 'salt'], gold: 1 },
    });

    alice.plays('PLAY', 'wise-man');
    expect(alice).toBeAsked('PLAY');
    expect(table).toHave({ wiseMen: 1, actions: 4, discard: ['wise-man'] });
    alice.plays('SELL', 'ware-lls');
    alice.plays('BUY', 'ware-kkk');

    expect(goldTold(table, told)).toEqual(['alice +13 WARE_SOLD', 'alice -1 WARE_BOUGHT']);
    expect(alice).toHave({ gold: 13, large: times(3, 'trinkets') });
  });

  test('[J-31] Two of them add up, and a price is never below nothing', () => {
    const { alice, table, told } = playing({
      alice: { hand: ['wise-man', 'wise-man', 'ware-kkk', 'ware-ttt'], large: times(3, 'tea'), gold: 0 },
    });

    alice.plays('PLAY', 'wise-man');
    alice.plays('PLAY', 'wise-man');
    alice.plays('SELL', 'ware-ttt');
    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 14 });
    expect(goldTold(table, told)[0]).toBe('alice +14 WARE_SOLD');
  });

  test('[J-31] He helps neither the Portuguese nor the Basket Maker nor a builder', () => {
    const { alice, table, told } = playing({
      alice: { hand: ['wise-man', 'portuguese', 'basket-maker', 'small-stand'], large: ['tea'], gold: 20 },
    });

    alice.plays('PLAY', 'wise-man');
    alice.plays('PLAY', 'portuguese');
    alice.plays('PLAY', 'basket-maker');
    alice.picks('silk');
    alice.plays('PLAY', 'small-stand');

    expect(goldTold(table, told)).toEqual(['alice +2 portuguese', 'alice -2 basket-maker', 'alice -6 SMALL_STAND']);
  });

  test('[J-31] He is gone when the turn ends', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['wise-man'] },
      bola: { hand: ['ware-kkk'], gold: 20 },
    });

    alice.plays('PLAY', 'wise-man');
    alice.does('END_TURN');
    bola.does('END_DRAW');
    bola.plays('BUY', 'ware-kkk');

    expect(table).toHave({ wiseMen: 0 });
    expect(bola).toHave({ gold: 17 });
  });
});

describe('Portuguese', () => {
  test('[E-46] [J-58] Any number of wares goes for two gold each, but not none', () => {
    const { alice, table, told } = playing({
      alice: {
        hand: ['portuguese'],
        large: ['tea', null, 'silk', 'tea'],
        stands: ['small-stand'],
        small: [null, 'salt'],
        gold: 1,
      },
    });

    alice.plays('PLAY', 'portuguese');
    expect(alice).toBeAsked('WARE_SELL_ANY');
    expect(() => alice.picks()).toThrow('WRONG_NUMBER');
    expect(() => alice.picks('large-2')).toThrow('NO_SUCH_TARGET');
    expect(() => alice.picks('large-1', 'large-1')).toThrow('NAMED_TWICE');
    alice.picks('large-1', 'large-3', 'large-4', 'small1-2');

    expect(alice).toHave({ gold: 9, large: [], small: [] });
    expect(table).toHave({ supply: times(6, 6), discard: ['portuguese'], actions: 4 });
    expect(goldTold(table, told)).toEqual(['alice +8 portuguese']);
  });

  test('[J-58] Wares that are not chosen stay where they are', () => {
    const { alice, table } = playing({ alice: { hand: ['portuguese'], large: ['tea', 'silk', 'tea'], gold: 1 } });

    alice.plays('PLAY', 'portuguese');
    alice.picks('large-2', 'large-3');

    expect(alice).toHave({ gold: 5, large: ['tea'] });
    expect([tokensInSupply(table, 'tea'), tokensInSupply(table, 'silk')]).toEqual([5, 6]);
  });

  test('A single ware is sold without a question', () => {
    const { alice } = playing({ alice: { hand: ['portuguese'], large: [null, 'tea'] } });

    alice.plays('PLAY', 'portuguese');

    expect(alice).toHave({ gold: 22, large: [] });
    expect(alice).toBeAsked('PLAY');
  });

  test('He needs something to buy', () => {
    const { alice } = playing({ alice: { hand: ['portuguese'] }, bola: { large: ['tea'] } });

    expect(whyNot(alice, { do: 'PLAY', card: 'portuguese' })).toBe('TOO_FEW_WARES need 1 have 0');
  });
});

describe('Basket Maker', () => {
  const BASKETS = { do: 'PLAY', card: 'basket-maker' };
  const FIVE = times(5, 'salt');

  test('Two of one ware for two gold', () => {
    const { alice, table, told } = playing({ alice: { hand: ['basket-maker'], gold: 2 } });

    alice.plays('PLAY', 'basket-maker');
    expect(alice).toBeAsked('WARE_PICK');
    alice.picks('tea');

    expect(alice).toHave({ gold: 0, large: ['tea', 'tea'] });
    expect(tokensInSupply(table, 'tea')).toBe(4);
    expect(table).toHave({ discard: ['basket-maker'], actions: 4 });
    expect(goldTold(table, told)).toEqual(['alice -2 basket-maker']);
  });

  test('[E-47] With one space left, the sixth, one ware is kept for two more, the other stays in the supply', () => {
    const { alice, table } = playing({ alice: { hand: ['basket-maker'], large: FIVE, gold: 5 } });

    alice.plays('PLAY', 'basket-maker');
    alice.picks('tea');
    expect(alice).toBeAsked('OVERFLOW_PLACE');
    expect(alice).toHave({ gold: 3 });
    expect(() => alice.picks(0, 1)).toThrow('WRONG_NUMBER');
    alice.picks(0);

    expect(alice).toHave({ gold: 1, large: [...FIVE, 'tea'] });
    expect(tokensInSupply(table, 'tea')).toBe(5);
  });

  test('[E-47] The fee need not be paid: then both stay in the supply', () => {
    const { alice, table } = playing({ alice: { hand: ['basket-maker'], large: FIVE, gold: 5 } });

    alice.plays('PLAY', 'basket-maker');
    alice.picks('tea');
    alice.picks();

    expect(alice).toHave({ gold: 3, large: FIVE });
    expect(tokensInSupply(table, 'tea')).toBe(6);
  });

  test('A free space is filled; the fee decides about the second ware', () => {
    const { alice } = playing({ alice: { hand: ['basket-maker'], large: FIVE.slice(1), gold: 4 } });

    alice.plays('PLAY', 'basket-maker');
    alice.picks('tea');
    expect(() => alice.picks()).toThrow('WRONG_NUMBER');
    alice.picks(0, 1);

    expect(alice).toHave({ gold: 0, large: [...FIVE.slice(1), 'tea', 'tea'] });
  });

  test('Who cannot pay the fee is not asked, and keeps what is free', () => {
    const { alice, table } = playing({ alice: { hand: ['basket-maker'], large: FIVE.slice(1), gold: 3 } });

    alice.plays('PLAY', 'basket-maker');
    alice.picks('tea');

    expect(alice).toHave({ gold: 1, large: [...FIVE.slice(1), 'tea'] });
    expect(tokensInSupply(table, 'tea')).toBe(5);
    expect(alice).toBeAsked('PLAY');
  });

  test('Small stands take wares without a fee', () => {
    const { alice } = playing({ alice: { hand: ['basket-maker'], large: FIVE, stands: ['small-stand'], gold: 2 } });

    alice.plays('PLAY', 'basket-maker');
    alice.picks('tea');

    expect(alice).toHave({ gold: 0, large: FIVE, small: ['tea', 'tea'] });
  });

  test.each([
    ['[E-96] the sixth space, and gold for the baskets but not for it', 3, FIVE, 'NOT_ENOUGH_GOLD need 4 have 3'],
    ['[E-96] the sixth space, and gold for both', 4, FIVE, null],
    ['no space at all', 20, times(6, 'salt'), 'NO_SPACE need 1 have 0'],
    ['a free space and one gold', 1, [], 'NOT_ENOUGH_GOLD need 2 have 1'],
    ['a free space and two gold', 2, FIVE.slice(1), null],
  ])('%s', (_title, gold, large, why) => {
    const { alice } = playing({ alice: { hand: ['basket-maker'], gold, large } });

    expect(whyNot(alice, BASKETS)).toBe(why);
  });

  test('[E-96] Only wares with two tokens in the supply are offered; without one it cannot be played', () => {
    const offered = playing({ alice: { hand: ['basket-maker'] } });
    leaveInSupply(offered.table, { tea: 2, silk: 1, salt: 6 });
    offered.alice.plays('PLAY', 'basket-maker');
    expect(answersOf(offered.alice)).toEqual(['tea', 'salt']);

    const { alice, table } = playing({ alice: { hand: ['basket-maker'] } });
    leaveInSupply(table, { trinkets: 1, hides: 1, tea: 1, silk: 1, fruit: 1 });
    expect(whyNot(alice, BASKETS)).toBe('NO_PAIR_IN_SUPPLY');
  });
});

describe('Drummer', () => {
  test('Any utility of the discard pile comes to the hand, and nothing else', () => {
    const { alice, table } = playing({
      alice: { hand: ['drummer'] },
      table: { discard: ['well', 'ape', 'mask', 'ware-kkk'] },
    });

    alice.plays('PLAY', 'drummer');
    expect(alice).toBeAsked('DISCARD_PICK');
    expect(answersOf(alice)).toEqual(['well', 'mask']);
    expect(() => alice.picks('ape')).toThrow('NO_SUCH_TARGET');
    alice.picks('well');

    expect(alice).toHave({ hand: ['well'] });
    expect(table).toHave({ discard: ['ape', 'mask', 'ware-kkk', 'drummer'], actions: 4 });
  });

  test('The only utility there is comes without a question', () => {
    const { alice } = playing({ alice: { hand: ['drummer'] }, table: { discard: ['well', 'ape'] } });

    alice.plays('PLAY', 'drummer');

    expect(alice).toHave({ hand: ['well'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-56] Without a utility in the discard pile it cannot be played', () => {
    const { alice } = playing({
      alice: { hand: ['drummer'], utilities: ['boat'] },
      bola: { utilities: ['well'] },
      table: { discard: ['ape', 'ware-kkk'], deck: ['mask'] },
    });

    expect(whyNot(alice, { do: 'PLAY', card: 'drummer' })).toBe('NO_UTILITY_DISCARDED');
  });
});
