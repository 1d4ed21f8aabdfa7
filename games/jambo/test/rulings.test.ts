/** What the printed rules leave open. are shown with the Mask, the market and the utilities. */
import { SPECTATOR } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { board, copyName, jambo } from '../src/index.ts';
import { times, whyNot } from './asking.ts';

test('[R-1] The bank never runs out: a sale is paid even when the players have more than the box holds', () => {
  const { alice, table } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['ware-kkk'], gold: 160, large: times(3, 'trinkets') },
    bola: { gold: 8 },
  });
  expect(board(table.match).bank).toEqual({ totalGold: 0, player1: 160, player2: 8 });

  alice.does('SELL', 'ware-kkk');

  expect(alice).toHave({ gold: 170 });
  expect(board(table.match).playerGold).toEqual({ player1: 170, player2: 8 });
});

test('[R-2] The discard pile is open to everybody, in its order', () => {
  const { table } = given(jambo, { phase: 'PLAY', alice: {}, bola: {}, table: { discard: ['well', 'ape', 'boat'] } });

  for (const viewer of [0, 1, SPECTATOR] as const) {
    expect(table.host.view(viewer).table.discard.map(copyName)).toEqual(['well#1', 'ape#1', 'boat#1']);
  }
});

describe('[R-6] the sixth space for wares of people and animals', () => {
  const offered = (gold: number) => {
    const people = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['basket-maker'], gold, large: times(4, 'silk') },
      bola: {},
    });
    people.alice.plays('PLAY', 'basket-maker');
    people.alice.picks('tea');
    return people;
  };

  test('[R-6] is offered and may be declined; the other ware goes back', () => {
    const { alice, table } = offered(4);

    expect(alice).toBeAsked('OVERFLOW_PLACE');
    expect(whyNot(alice, { pick: [] })).toBe('WRONG_NUMBER');
    alice.picks(0);

    expect(alice).toHave({ gold: 2, large: [...times(4, 'silk'), 'tea'] });
    expect(table).toHave({ supply: [6, 6, 5, 2, 6, 6], waiting: [] });
  });

  test('[R-6] can be paid for', () => {
    const { alice } = offered(4);

    alice.picks(0, 1);

    expect(alice).toHave({ gold: 0, large: [...times(4, 'silk'), 'tea', 'tea'] });
  });

  test('[R-6] is no question for who has 1 gold left', () => {
    const { alice } = offered(3);

    expect(alice).toBeAsked('PLAY');
    expect(alice).toHave({ gold: 1, large: [...times(4, 'silk'), 'tea'] });
  });
});

test('[R-7] Rain Maker may take the ware card that was sold through Dancer, and Dancer is discarded after it', () => {
  const { alice, bola, table } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['dancer', 'ware-kkk'], large: ['tea', 'salt', 'fruit'] },
    bola: { hand: ['rain-maker'] },
  });

  alice.plays('PLAY', 'dancer');
  alice.picks('ware-kkk');
  expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
  bola.chooses('yes');

  expect(bola).toHave({ hand: ['ware-kkk'] });
  expect(alice).toHave({ gold: 30, large: [] });
  expect(table).toHave({ discard: ['rain-maker', 'dancer'] });
});

describe('[R-8] Psychic', () => {
  const peeks = (deck: string[], discard: string[] = []) => {
    const people = given(jambo, { phase: 'PLAY', alice: { hand: ['psychic'] }, bola: {}, table: { deck, discard } });
    people.alice.plays('PLAY', 'psychic');
    return people;
  };

  test('[R-8] sees what is there of a short deck, which is not topped up', () => {
    const { alice, table } = peeks(['ape', 'lion'], ['well', 'boat']);

    expect(alice).toHave({ looked: ['ape', 'lion'] });
    expect(table).toHave({ discard: ['well', 'boat'] });
  });

  test('[R-8] sees six cards of a long one', () => {
    const { alice, table } = peeks(['snake', 'ape', 'lion', 'well', 'boat', 'drums', 'mask']);

    expect(alice).toHave({ looked: ['ape', 'lion', 'well', 'boat', 'drums', 'mask'] });
    alice.picks('well');
    expect(table).toHave({ deck: ['snake', 'ape', 'lion', 'boat', 'drums', 'mask'] });
  });

  test('[R-8] has an empty deck shuffled first', () => {
    const { alice, table } = peeks([], ['well', 'boat']);

    expect(alice).toBeAsked('DECK_PEEK');
    expect(table).toHave({ discard: [], deck: [] });
  });
});

describe('[R-9] the Wise Man', () => {
  test('[R-9] helps with ware cards and Dancer, and with nothing else', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['wise-man', 'small-stand', 'basket-maker', 'portuguese'],
        gold: 20,
        utilities: ['leopard-statue'],
      },
      bola: {},
    });

    alice.plays('wise-man');
    alice.plays('small-stand');
    expect(alice).toHave({ gold: 14 });
    alice.plays('basket-maker');
    alice.picks('tea');
    expect(alice).toHave({ gold: 12 });
    alice.does('USE', 'leopard-statue');
    alice.picks('tea');
    expect(alice).toHave({ gold: 10 });
    alice.plays('portuguese');
    alice.picks('large-1', 'large-2', 'large-3');

    expect(alice).toHave({ gold: 16 });
  });
});

describe('[R-10] a utility stolen by Crocodile', () => {
  const steals = (utility: string, alice: object = {}) => {
    const people = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['crocodile', 'guard'], gold: 5, ...alice },
      bola: { utilities: [utility] },
      table: { deck: ['drums'], discard: ['ape'] },
    });
    people.alice.plays('PLAY', 'crocodile');
    return people;
  };

  test('[R-10] costs what its effect costs, but no second action', () => {
    const { alice, table } = steals('well');

    alice.chooses('yes');

    expect(alice).toHave({ gold: 4, hand: ['guard', 'drums'] });
    expect(table).toHave({ actions: 4, discard: ['ape', 'well', 'crocodile'] });
  });

  test('[R-10] need not be used', () => {
    const { alice, bola, table } = steals('well');

    alice.chooses('no');

    expect(alice).toHave({ gold: 5, hand: ['guard'] });
    expect(bola).toHave({ utilities: [] });
    expect(table).toHave({ discard: ['ape', 'well', 'crocodile'] });
  });

  test('[R-10] may be a Mask, though cards were played before', () => {
    const { alice, table } = steals('mask');

    alice.chooses('yes');

    expect(alice).toHave({ hand: ['ape'] });
    expect(table).toHave({ discard: ['guard', 'mask', 'crocodile'] });
  });
});

test('[R-11] What Hyena took goes back only when there is nothing else to give', () => {
  const { alice, bola } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['hyena', 'guard', 'boat'] },
    bola: { hand: ['well', 'ape'] },
  });
  alice.plays('PLAY', 'hyena');
  bola.chooses('no');
  alice.picks('ape');

  expect(whyNot(alice, { pick: 'ape' })).toBe('JUST_TAKEN');
  alice.picks('guard');

  expect(alice).toHave({ hand: ['ape', 'boat'] });
  expect(bola).toHave({ hand: ['well', 'guard'] });
});

test('[R-12] A used utility stays used when Lion or Snake pass by, until the turn ends', () => {
  const { alice, bola } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['lion', 'snake'], gold: 5, utilities: ['well', 'drums'], used: { well: 1 } },
    bola: {},
    table: { deck: ['guard'] },
  });

  alice.plays('PLAY', 'snake');
  alice.picks('drums');
  expect(alice).toHave({ utilities: ['well'], used: { well: 1 } });
  alice.plays('PLAY', 'lion');
  expect(alice).toHave({ utilities: ['well'], used: { well: 1 } });
  expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe('ALREADY_USED');
  alice.does('END_TURN');

  expect(alice).toHave({ used: { well: 0 } });
  expect(bola).toBeAsked('DRAW');
});

test('[R-13] Whoever plays a merchant speaks first and may pass; the other may still have it for 1 gold', () => {
  const { alice, bola } = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['arabian-merchant'] },
    bola: {},
    table: { deck: ['well', 'boat', 'ape'] },
  });

  alice.plays('PLAY', 'arabian-merchant');
  expect(alice).toBeAsked('AUCTION');
  expect(whyNot(alice, { say: 0 })).toBe('BID_OUT_OF_RANGE');
  alice.chooses('pass');
  bola.says(1);

  expect(bola).toHave({ gold: 19, hand: ['well', 'boat', 'ape'] });
  expect(alice).toBeAsked('PLAY');
});
