/** The lines of rulings.ts decided otherwise, one at a time: nothing else has to be changed for it. */
import { findViolation } from '@dealers-choice/testkit';
import { describe, expect, onTestFinished, test } from 'vitest';
import { jambo, type PendingResolution, pendingResolution, RULINGS } from '../src/index.ts';
import { goldTold, times, whyNot } from './asking.ts';
import { answersOf, offersTeaAndSilk, type People, playing } from './playing.ts';

type Rulings = typeof RULINGS;

/** Decides a ruling otherwise until the test is over. */
function decide<K extends keyof Rulings>(ruling: K, otherwise: Rulings[K]): void {
  const usual = RULINGS[ruling];
  RULINGS[ruling] = otherwise;
  onTestFinished(() => {
    RULINGS[ruling] = usual;
  });
}
const pending = ({ table }: People): PendingResolution | null => pendingResolution(table.match);

describe('Dancer', () => {
  const dancing = (hand: string[], wiseMen = 0): People =>
    playing({
      alice: { hand: ['dancer', ...hand], large: ['tea', 'tea', 'salt', 'fruit'], gold: 0 },
      bola: { hand: ['rain-maker'] },
      table: { wiseMen },
    });

  test('[O-1] does not take the card with all six wares', () => {
    decide('dancerTakesSixWares', false);
    const { alice } = dancing(['ware-khtlfs', 'ware-kkf']);

    expect(whyNot(dancing(['ware-khtlfs']).alice, { do: 'PLAY', card: 'dancer' })).toBe('NO_WARE_CARD');
    alice.plays('PLAY', 'dancer');

    expect(answersOf(alice)).toEqual(['ware-kkf']);
  });

  test('[O-5] [R-9] is not helped by a Wise Man, and says so before the wares are chosen', () => {
    decide('wiseManHelpsDancer', false);
    const people = dancing(['ware-kkf'], 1);

    people.alice.plays('PLAY', 'dancer');
    people.alice.picks('ware-kkf');
    expect(pending(people)).toMatchObject({ type: 'WARE_SELL_ANY', flatPrice: 11 });
    people.alice.picks('large-1', 'large-2', 'large-3');

    expect(goldTold(people.table, people.told)).toEqual(['alice +11 dancer']);
  });

  test('[R-7] is nothing for a Rain Maker', () => {
    decide('rainMakerTakesDancersCard', false);
    const { alice, table } = dancing(['ware-kkf']);

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkf');
    alice.picks('large-1', 'large-2', 'large-3');

    expect(alice).toBeAsked('PLAY');
    expect(table).toHave({ discard: ['ware-kkf', 'dancer'] });
  });
});

describe('a Crocodile', () => {
  const biting = (actions: number): People =>
    playing({
      alice: { hand: ['crocodile'], gold: 5 },
      bola: { utilities: ['well'] },
      table: { deck: ['ape', 'lion'], actions },
    });

  test('[O-2] [R-10] uses what it took for an action', () => {
    decide('crocodileUseActions', 1);
    const { alice, table } = biting(3);

    alice.plays('PLAY', 'crocodile');
    alice.chooses('yes');

    expect(alice).toHave({ gold: 4, hand: ['lion'] });
    expect(table).toHave({ actions: 1 });
  });

  test('[O-2] [R-10] does not use it when no action is left', () => {
    decide('crocodileUseActions', 1);
    const { alice, bola, table } = biting(1);

    alice.plays('PLAY', 'crocodile');

    expect(alice).toHave({ gold: 5, hand: [] });
    expect(table).toHave({ discard: ['well', 'crocodile'] });
    expect(bola).toBeAsked('DRAW');
  });
});

test('[O-3] [R-3] The Mask takes the place of drawing', () => {
  decide('maskComesBeforeDrawing', false);
  const { alice, table } = playing(
    { alice: { hand: ['guard', 'boat'], utilities: ['mask'] }, table: { deck: ['ape'], discard: ['well'] } },
    'DRAW',
  );

  alice.does('USE', 'mask');
  alice.picks('guard');

  expect(alice).toBeAsked('PLAY');
  expect(table).toHave({ actions: 4, discard: ['guard'] });
});

describe('an auction', () => {
  test('[O-4] [R-13] begins with two gold', () => {
    decide('lowestBid', 2);
    const { alice } = offersTeaAndSilk({ alice: { gold: 3 } });

    expect(answersOf(alice)).toEqual(['pass', '2', '3']);
  });

  test('[O-4] [R-13] is opened by whoever brought the merchant, also when that player is missing', () => {
    decide('sellerMayPass', false);
    const { alice, bola, table } = offersTeaAndSilk({ alice: { gold: 3 } });

    expect(whyNot(alice, { choose: 'pass' })).toBe('MUST_BID');
    expect(answersOf(alice)).toEqual(['1', '2', '3']);
    expect(table.match.asking?.ifAbsent).toEqual({ say: 1 });
    alice.says(1);
    expect(table.match.asking?.ifAbsent).toEqual({ choose: 'pass' });
    bola.says(2);
    expect(table.match.asking?.ifAbsent).toEqual({ choose: 'pass' });
    alice.chooses('pass');

    expect(bola).toHave({ gold: 18, large: ['tea', 'silk'] });
  });

  test('[O-4] [R-13] is left to the other player when its seller has nothing to bid', () => {
    decide('sellerMayPass', false);
    const { bola, table } = offersTeaAndSilk({ alice: { gold: 0 } });

    expect(answersOf(bola)).toContain('pass');
    expect(table.match.asking?.ifAbsent).toEqual({ choose: 'pass' });
  });
});

describe('a Wise Man', () => {
  test('[O-5] [R-9] helps the Portuguese once a sale', () => {
    decide('wiseManHelpsPortuguese', true);
    const { alice, table, told } = playing({
      alice: { hand: ['portuguese'], large: ['tea', 'silk', 'salt'] },
      table: { wiseMen: 1 },
    });

    alice.plays('PLAY', 'portuguese');
    alice.picks('large-1', 'large-2');

    expect(goldTold(table, told)).toEqual(['alice +6 portuguese']);
  });

  test('[R-9] is worth three gold', () => {
    decide('wiseManGold', 3);
    const { alice, table, told } = playing({
      alice: { hand: ['ware-slk', 'ware-ttt'], large: times(3, 'tea'), gold: 0 },
      table: { wiseMen: 1 },
    });

    alice.plays('SELL', 'ware-ttt');
    alice.plays('BUY', 'ware-slk');

    expect(goldTold(table, told)).toEqual(['alice +13 WARE_SOLD', 'alice -2 WARE_BOUGHT']);
  });
});

test('[R-8] Psychic sees two cards', () => {
  decide('psychicSees', 2);
  const { alice } = playing({ alice: { hand: ['psychic'] }, table: { deck: ['ape', 'lion', 'well'] } });

  alice.plays('PLAY', 'psychic');

  expect(alice).toHave({ looked: ['lion', 'well'] });
});

test('[R-11] Hyena may give back what it took, and the card is listed', () => {
  decide('hyenaMayGiveBack', true);
  const people = playing({ alice: { hand: ['hyena', 'boat'] }, bola: { hand: ['well', 'ape'] } });
  const { alice, bola } = people;

  alice.plays('PLAY', 'hyena');
  bola.chooses('no');
  alice.picks('ape');
  expect(pending(people)).toMatchObject({ validTargets: { cards: ['ape#1', 'boat#1'] } });
  alice.picks('ape');

  expect(bola).toHave({ hand: ['well', 'ape'] });
});

const OTHERWISE: { [K in keyof Rulings]: Rulings[K] } = {
  maskComesBeforeDrawing: false,
  rainMakerTakesDancersCard: false,
  psychicSees: 2,
  wiseManGold: 3,
  wiseManHelpsDancer: false,
  wiseManHelpsPortuguese: true,
  crocodileUseActions: 1,
  hyenaMayGiveBack: true,
  lowestBid: 3,
  sellerMayPass: false,
  dancerTakesSixWares: false,
};

test.each(Object.keys(OTHERWISE) as (keyof Rulings)[])('With another %s whole games are played', (ruling) => {
  decide(ruling, OTHERWISE[ruling]);

  for (let seed = 0; seed < 5; seed++) {
    const found = findViolation(
      jambo,
      { seed: `otherwise ${seed}` },
      { checks: ['ends', 'conserves', 'audits', 'absent'] },
    );
    expect(found?.message).toBeUndefined();
  }
});
