import type { Seat } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { feeFor, freeSpaces, hasSixth, jambo, sixthAvailable, spacesOf } from '../src/index.ts';
import { goldTold, listenTo, times, whyNot } from './asking.ts';

const STAND = ['small-stand'];
const TWO_STANDS = ['small-stand', 'small-stand'];

describe('[J-63] free spaces and the sixth', () => {
  test.each([
    [0, 0, 0, { free: 5, sixth: true, fees: [0, 0, 0, 0, 0, 2, null] }],
    [4, 0, 0, { free: 1, sixth: true, fees: [0, 2, null] }],
    [5, 0, 0, { free: 0, sixth: true, fees: [2, null] }],
    [6, 0, 0, { free: 0, sixth: false, fees: [null] }],
    [5, 1, 0, { free: 3, sixth: true, fees: [0, 0, 0, 2, null] }],
    [5, 1, 3, { free: 0, sixth: true, fees: [2, null] }],
    [6, 1, 1, { free: 2, sixth: false, fees: [0, 0, null] }],
    [6, 2, 6, { free: 0, sixth: false, fees: [null] }],
    [3, 2, 4, { free: 4, sixth: true, fees: [0, 0, 0, 0, 2, null] }],
  ])('%i wares on the large stand, %i small stands with %i', (onLarge, stands, onSmall, expected) => {
    const { table } = given(jambo, {
      phase: 'PLAY',
      alice: {},
      bola: { large: times(onLarge, 'tea'), stands: times(stands, 'small-stand'), small: times(onSmall, 'silk') },
    });
    const { table: t } = table.match;
    const seat: Seat = 1;

    expect({
      free: freeSpaces(t, seat),
      sixth: hasSixth(t, seat),
      fees: expected.fees.map((_, i) => feeFor(t, seat, i + 1)),
    }).toEqual(expected);
    expect(spacesOf(t, seat)).toBe(6 + 3 * stands);
  });

  test('[J-63] The sixth space is there for who has 2 gold', () => {
    const withGold = (gold: number, wares = 5) => {
      const { table } = given(jambo, { phase: 'PLAY', alice: { gold, large: times(wares, 'tea') }, bola: {} });
      return sixthAvailable(table.match.table, 0);
    };

    expect([withGold(1), withGold(2), withGold(2, 6)]).toEqual([false, true, false]);
  });
});

/** Alice takes tea from the supply with a Boat, and Bola has nothing to say. */
function takesTea(alice: { large: (string | null)[]; stands?: string[]; small?: (string | null)[] }, gold = 9) {
  const people = given(jambo, {
    phase: 'PLAY',
    alice: { hand: ['guard'], gold, utilities: ['boat'], ...alice },
    bola: {},
  });
  const told = listenTo(people.table);
  people.alice.does('USE', 'boat');
  people.alice.picks('tea');
  return { ...people, told };
}

describe('where a ware goes', () => {
  test('[J-36] to the first empty space of the large stand', () => {
    const { alice } = takesTea({ large: ['silk', null, 'silk', null] });

    expect(alice).toHave({ large: ['silk', 'tea', 'silk'], gold: 9 });
  });

  test('[J-36] to the large stand first, while it holds fewer than 5', () => {
    const { alice } = takesTea({ large: [...times(3, 'silk'), null, 'silk'], stands: STAND });

    expect(alice).toHave({ large: [...times(3, 'silk'), 'tea', 'silk'], small: [], gold: 9 });
  });

  test('[J-36] to the oldest small stand with room when the large one holds 5', () => {
    const large = times(5, 'silk');
    const full = takesTea({ large, stands: TWO_STANDS, small: ['fruit', 'fruit', 'fruit'] });
    const hole = takesTea({ large, stands: TWO_STANDS, small: ['fruit', null, 'fruit', 'salt'] });

    expect(full.alice).toHave({ large, small: ['fruit', 'fruit', 'fruit', 'tea'], gold: 9 });
    expect(hole.alice).toHave({ large, small: ['fruit', 'tea', 'fruit', 'salt'], gold: 9 });
  });

  test('[J-63] last to the sixth space, for 2 gold: it is the count that costs, not the printed space', () => {
    const { alice, table, told } = takesTea({
      large: [null, ...times(5, 'silk')],
      stands: STAND,
      small: times(3, 'fruit'),
    });

    expect(alice).toHave({ large: ['tea', ...times(5, 'silk')], gold: 7 });
    expect(goldTold(table, told)).toEqual(['alice -2 SIXTH_SPACE']);
  });

  test('[J-63] small stands never cost a fee, not even beside a full large stand', () => {
    const { alice } = takesTea({ large: times(6, 'silk'), stands: STAND, small: ['fruit', 'fruit'] }, 0);

    expect(alice).toHave({ small: ['fruit', 'fruit', 'tea'], gold: 0 });
  });

  test('[J-63] the sixth space may hold a ware for nothing while the count is below six', () => {
    const { alice } = takesTea({ large: [...times(4, 'silk'), null, null] }, 0);

    expect(alice).toHave({ large: [...times(4, 'silk'), 'tea'], gold: 0 });
  });
});

/** Alice sells a card with wares that lie in several places. */
function sells(card: string, alice: { large: (string | null)[]; stands?: string[]; small?: (string | null)[] }) {
  const people = given(jambo, { phase: 'PLAY', alice: { hand: [card], gold: 0, ...alice }, bola: {} });
  people.alice.does('SELL', card);
  return people.alice;
}

describe('where a sold ware comes from', () => {
  test('[E-17] from a small stand before the large one', () => {
    const alice = sells('ware-fht', {
      large: ['tea', 'fruit', 'hides', 'silk', 'silk', 'silk'],
      stands: STAND,
      small: ['salt', 'tea'],
    });

    expect(alice).toHave({ large: ['tea', null, null, 'silk', 'silk', 'silk'], small: ['salt'], gold: 12 });
  });

  test('[E-17] from the newest small stand, the highest space first', () => {
    const alice = sells('ware-ttt', {
      large: ['tea', 'tea'],
      stands: TWO_STANDS,
      small: ['tea', null, null, 'tea', 'tea'],
    });

    expect(alice).toHave({ large: ['tea', 'tea'], small: [] });
  });

  test('[E-17] from the higher of two spaces on a small stand', () => {
    const alice = sells('ware-fht', { large: ['fruit', 'hides'], stands: STAND, small: ['tea', null, 'tea'] });

    expect(alice).toHave({ small: ['tea'] });
  });

  test('[E-17] last from the large stand, the highest space first', () => {
    const alice = sells('ware-ttt', { large: ['tea', 'tea', 'silk', 'tea', 'tea'], stands: STAND, small: ['silk'] });

    expect(alice).toHave({ large: ['tea', null, 'silk'], small: ['silk'] });
  });

  test('[E-17] so that a paid sixth space is not opened without need', () => {
    const alice = sells('ware-ttt', {
      large: [...times(3, 'silk'), 'tea', 'tea', 'fruit'],
      stands: STAND,
      small: ['tea', 'fruit', 'tea'],
    });

    expect(alice).toHave({ large: [...times(3, 'silk'), 'tea', null, 'fruit'], small: [null, 'fruit'] });
  });
});

describe('an exchange', () => {
  test('[R-4] [E-91] does not fill a large stand: the ware goes to the small one', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: {
        gold: 0,
        hand: ['guard'],
        utilities: ['throne', 'boat'],
        large: times(5, 'silk'),
        stands: STAND,
        small: ['salt', 'fruit', 'salt'],
      },
      bola: { large: [null, 'tea'] },
    });
    const told = listenTo(table);

    alice.does('USE', 'throne');
    alice.picks('large-2');
    alice.picks('small1-2');

    expect(alice).toHave({ large: times(5, 'silk'), small: ['salt', 'tea', 'salt'], gold: 0 });
    expect(bola).toHave({ large: ['fruit'] });
    expect(goldTold(table, told)).toEqual([]);
    expect(whyNot(alice, { do: 'USE', card: 'boat' })).toBe('NOT_ENOUGH_GOLD need 2 have 0');
  });

  test("[R-4] [E-91] does not fill the other player's large stand either", () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: ['tea'] },
      bola: { gold: 0, large: times(5, 'silk'), stands: STAND, small: ['salt', 'fruit', 'salt'] },
    });

    alice.does('USE', 'throne');
    alice.picks('small1-2');
    alice.picks('large-1');

    expect(alice).toHave({ large: ['fruit'] });
    expect(bola).toHave({ large: times(5, 'silk'), small: ['salt', 'tea', 'salt'], gold: 0 });
  });

  test('[R-4] takes the first empty space in the order of the spaces, not the one that was left', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: [null, 'silk', 'silk'], stands: STAND, small: ['fruit'] },
      bola: { large: [null, 'tea', 'salt'] },
    });

    alice.does('USE', 'throne');
    alice.picks('large-3');
    alice.picks('small1-1');

    expect(alice).toHave({ large: ['salt', 'silk', 'silk'], small: [] });
    expect(bola).toHave({ large: ['fruit', 'tea'] });
  });

  test('[R-4] [E-91] A large stand that was full is full again, and nobody pays', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['shaman'],
        gold: 0,
        large: [...times(4, 'hides'), 'silk', 'silk'],
        stands: STAND,
        small: ['silk', 'hides'],
      },
      bola: {},
    });

    alice.plays('shaman');
    alice.picks('hides');
    alice.picks('tea');

    expect(alice).toHave({ large: [...times(4, 'tea'), 'silk', 'silk'], small: ['silk', 'tea'], gold: 0 });
    expect(freeSpaces(table.match.table, 0)).toBe(1);
  });

  test('[R-4] [E-91] Shaman leaves a large stand of five at five', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['shaman'],
        gold: 0,
        large: ['hides', 'hides', 'silk', 'silk', 'silk'],
        stands: STAND,
        small: ['silk', 'hides'],
      },
      bola: {},
    });
    const before = freeSpaces(table.match.table, 0);

    alice.plays('shaman');
    alice.picks('hides');
    alice.picks('tea');

    expect(alice).toHave({ large: ['tea', 'tea', 'silk', 'silk', 'silk'], small: ['silk', 'tea'], gold: 0 });
    expect(freeSpaces(table.match.table, 0)).toBe(before);
  });
});
