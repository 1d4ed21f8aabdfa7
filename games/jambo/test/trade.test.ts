import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../src/index.ts';
import { listenTo, times, whyNot } from './asking.ts';

const SIX = ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'];
/** The pictured wares, the price to buy and the price to sell. */
const WARE_CARDS: readonly [string, readonly string[], number, number][] = [
  ['ware-khtlfs', SIX, 10, 18],
  ['ware-kkk', times(3, 'trinkets'), 3, 10],
  ['ware-hhh', times(3, 'hides'), 3, 10],
  ['ware-ttt', times(3, 'tea'), 3, 10],
  ['ware-lll', times(3, 'silk'), 3, 10],
  ['ware-fff', times(3, 'fruit'), 3, 10],
  ['ware-sss', times(3, 'salt'), 3, 10],
  ['ware-kkf', ['trinkets', 'trinkets', 'fruit'], 4, 11],
  ['ware-lls', ['silk', 'silk', 'salt'], 4, 11],
  ['ware-ttl', ['tea', 'tea', 'silk'], 4, 11],
  ['ware-ssk', ['salt', 'salt', 'trinkets'], 4, 11],
  ['ware-ffh', ['fruit', 'fruit', 'hides'], 4, 11],
  ['ware-hht', ['hides', 'hides', 'tea'], 4, 11],
  ['ware-slk', ['salt', 'silk', 'trinkets'], 5, 12],
  ['ware-khl', ['trinkets', 'hides', 'silk'], 5, 12],
  ['ware-skf', ['salt', 'trinkets', 'fruit'], 5, 12],
  ['ware-fht', ['fruit', 'hides', 'tea'], 5, 12],
  ['ware-tsf', ['tea', 'salt', 'fruit'], 5, 12],
  ['ware-lht', ['silk', 'hides', 'tea'], 5, 12],
];

describe('every ware card', () => {
  test.each(WARE_CARDS)('[J-84] %s brings %j for %i gold', (card, wares, buy) => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: [card], gold: 20, stands: ['small-stand'] },
      bola: {},
    });

    alice.does('BUY', card);

    const { large, small } = table.match.table;
    expect([...large[0], ...small[0]].filter((ware) => ware !== null)).toEqual(wares);
    expect(alice).toHave({ gold: 20 - buy, hand: [] });
    expect(table).toHave({ discard: [card], actions: 4 });
  });

  test.each(WARE_CARDS)('[J-57] %s sells %j and no less', (card, wares, _buy, sell) => {
    const position = { phase: 'PLAY', alice: { hand: [card], gold: 20, large: wares }, bola: {} };
    const { alice, table } = given(jambo, position);
    const short = given(jambo, { ...position, alice: { hand: [card], large: wares.slice(1) } });
    const [first] = wares;
    const need = wares.filter((ware) => ware === first).length;

    alice.does('SELL', card);

    expect(alice).toHave({ gold: 20 + sell, hand: [], large: [] });
    expect(table).toHave({ supply: times(6, 6), discard: [card], actions: 4 });
    expect(whyNot(short.alice, { do: 'SELL', card })).toBe(`WARES_MISSING ware ${first} need ${need} have ${need - 1}`);
  });
});

describe('buying', () => {
  test('[E-11] Three trinkets cost 3 gold and come from the supply to the first spaces', () => {
    const { alice, table } = given(jambo, { phase: 'PLAY', alice: { hand: ['ware-kkk'], gold: 20 }, bola: {} });

    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 17, large: ['trinkets', 'trinkets', 'trinkets'], hand: [] });
    expect(table).toHave({ supply: [3, 6, 6, 6, 6, 6], discard: ['ware-kkk'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-11] The trade is done and the card discarded before the other player may make rain', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 20 },
      bola: { hand: ['drums'] },
      table: { discard: ['well'] },
    });

    alice.plays('BUY', 'ware-kkk');

    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(alice).toHave({ gold: 17, large: ['trinkets', 'trinkets', 'trinkets'] });
    expect(table).toHave({ discard: ['well', 'ware-kkk'] });
    bola.chooses('no');
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-12] [J-63] A ware that makes the large stand full costs 2 gold more', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 5, large: ['tea', 'tea', 'tea'] },
      bola: {},
    });

    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 0, large: ['tea', 'tea', 'tea', 'trinkets', 'trinkets', 'trinkets'] });
    expect(table).toHave({ actions: 4 });
  });

  test('[E-13] Who cannot pay price and fee cannot buy', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 4, large: ['tea', 'tea', 'tea'] },
      bola: {},
    });

    expect(alice.refusal({ do: 'BUY', card: 'ware-kkk' })).toEqual({
      code: 'NOT_ENOUGH_GOLD',
      params: { need: 5, have: 4 },
      rule: 'JB-19',
    });
  });

  test('[E-13] The last gold is enough', () => {
    const exactly = (gold: number) =>
      given(jambo, { phase: 'PLAY', alice: { hand: ['ware-slk'], gold }, bola: {} }).alice;

    expect(whyNot(exactly(4), { do: 'BUY', card: 'ware-slk' })).toBe('NOT_ENOUGH_GOLD need 5 have 4');
    expect(whyNot(exactly(5), { do: 'BUY', card: 'ware-slk' })).toBe(null);
  });

  test('[E-14] Small stands are used before the sixth space, and no fee is due', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 3, large: times(4, 'tea'), stands: ['small-stand'] },
      bola: {},
    });

    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 0, large: [...times(4, 'tea'), 'trinkets'], small: ['trinkets', 'trinkets'] });
  });

  test('[E-15] Three wares do not go on two spaces, whatever one would pay', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['ware-kkk'],
        gold: 20,
        large: times(5, 'tea'),
        stands: ['small-stand'],
        small: ['hides', 'hides'],
      },
      bola: {},
    });

    expect(whyNot(alice, { do: 'BUY', card: 'ware-kkk' })).toBe('NO_SPACE need 3 have 2');
  });

  test('[E-15] Two spaces are not enough because there is only one sixth space', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk'], gold: 20, large: times(6, 'tea'), stands: ['small-stand'], small: ['hides'] },
      bola: {},
    });

    expect(whyNot(alice, { do: 'BUY', card: 'ware-kkk' })).toBe('NO_SPACE need 3 have 2');
  });

  test('[E-16] [J-63] A large stand that is filled again costs the fee again', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkk', 'ware-ttt'], gold: 0, large: [...times(3, 'tea'), ...times(3, 'trinkets')] },
      bola: {},
    });
    const told = listenTo(table);

    alice.plays('SELL', 'ware-ttt');
    expect(alice).toHave({ gold: 10, large: [null, null, null, 'trinkets', 'trinkets', 'trinkets'] });
    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 5, large: times(6, 'trinkets') });
    expect(told.filter((event) => event.type === 'GOLD_CHANGED' && event.reason === 'SIXTH_SPACE').length).toBe(1);
  });

  test('[E-18] What the supply does not hold cannot be bought, but it can be sold', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-lll'], gold: 20, large: times(3, 'silk') },
      bola: { large: ['silk'] },
    });

    expect(table).toHave({ supply: [6, 6, 6, 2, 6, 6] });
    expect(whyNot(alice, { do: 'BUY', card: 'ware-lll' })).toBe('NOT_IN_SUPPLY ware silk need 3 have 2');
    alice.plays('SELL', 'ware-lll');

    expect(alice).toHave({ gold: 30, large: [] });
    expect(table).toHave({ supply: [6, 6, 6, 5, 6, 6] });
  });

  test('[E-18] A card names the ware that is missing, be it the last one pictured', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkf'], gold: 20 },
      bola: { large: times(6, 'fruit') },
    });

    expect(whyNot(alice, { do: 'BUY', card: 'ware-kkf' })).toBe('NOT_IN_SUPPLY ware fruit need 1 have 0');
    expect(whyNot(alice, { do: 'SELL', card: 'ware-kkf' })).toBe('WARES_MISSING ware trinkets need 2 have 0');
  });

  test("[E-18] The other player's wares cannot be sold, nor can two cards sell the same ones", () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-kkf', 'ware-skf', 'ware-ttt'], large: ['trinkets', 'trinkets', 'fruit', 'salt'] },
      bola: { large: ['trinkets', 'fruit', 'tea', 'tea', 'tea'] },
    });

    expect(whyNot(alice, { do: 'SELL', card: 'ware-ttt' })).toBe('WARES_MISSING ware tea need 3 have 0');
    expect(whyNot(alice, { do: 'SELL', card: 'ware-skf' })).toBe(null);
    alice.plays('SELL', 'ware-kkf');
    expect(whyNot(alice, { do: 'SELL', card: 'ware-skf' })).toBe('WARES_MISSING ware trinkets need 1 have 0');
  });
});

describe('the Wise Man from Afar', () => {
  const sixWares = (gold: number, wiseMen: number) =>
    given(jambo, { phase: 'PLAY', alice: { hand: ['ware-khtlfs'], gold }, bola: {}, table: { wiseMen } }).alice;

  test('[E-19] All six wares need 12 gold on an empty stand, and 10 with a Wise Man', () => {
    const buy = { do: 'BUY', card: 'ware-khtlfs' };

    expect(whyNot(sixWares(11, 0), buy)).toBe('NOT_ENOUGH_GOLD need 12 have 11');
    expect(whyNot(sixWares(9, 1), buy)).toBe('NOT_ENOUGH_GOLD need 10 have 9');
    const paid = [sixWares(12, 0), sixWares(10, 1)];
    for (const alice of paid) {
      alice.plays('BUY', 'ware-khtlfs');
      expect(alice).toHave({ gold: 0, large: SIX });
    }
  });

  test('[E-20] [R-9] Two Wise Men add up: nothing to pay for three trinkets, 14 gold for three teas', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['wise-man', 'wise-man', 'ware-kkk', 'ware-ttt'], gold: 0, large: ['tea', 'tea', 'tea'] },
      bola: {},
    });

    alice.plays('wise-man');
    alice.plays('wise-man');
    alice.plays('SELL', 'ware-ttt');
    expect(alice).toHave({ gold: 14 });
    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 14, large: ['trinkets', 'trinkets', 'trinkets'] });
    expect(table).toHave({ actions: 1, wiseMen: 2, discard: ['wise-man', 'wise-man', 'ware-ttt', 'ware-kkk'] });
  });

  test('[E-19] [R-9] His word counts for his own turn only', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['wise-man'] },
      bola: { hand: ['ware-slk'], gold: 20 },
    });

    alice.plays('wise-man');
    expect(table).toHave({ wiseMen: 1 });
    alice.does('END_TURN');
    bola.does('END_DRAW');
    bola.plays('BUY', 'ware-slk');

    expect(bola).toHave({ gold: 15 });
    expect(table).toHave({ wiseMen: 0 });
  });
});
