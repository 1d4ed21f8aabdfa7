import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo, spacesOf } from '../src/index.ts';
import { goldTold, listenTo, times, whyNot } from './asking.ts';

describe('a small market stand', () => {
  test('[E-21] [J-61] costs 6 gold if it is the first of the game, and one action', () => {
    const { alice, table } = given(jambo, { phase: 'PLAY', alice: { hand: ['small-stand'], gold: 20 }, bola: {} });
    const told = listenTo(table);

    alice.plays('small-stand');

    expect(alice).toHave({ gold: 14, stands: ['small-stand'], hand: [] });
    expect(table).toHave({ firstStandBuilt: true, actions: 4, discard: [] });
    expect(spacesOf(table.match.table, 0)).toBe(9);
    expect(goldTold(table, told)).toEqual(['alice -6 SMALL_STAND']);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-21] [J-62] costs 3 gold after that, also for the other player', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['small-stand', 'small-stand'], gold: 20 },
      bola: { hand: ['small-stand'], gold: 20 },
    });

    alice.plays('small-stand');
    alice.plays('small-stand');
    expect(alice).toHave({ gold: 11, stands: ['small-stand', 'small-stand'] });
    alice.does('END_TURN');
    bola.does('END_DRAW');
    bola.plays('small-stand');

    expect(bola).toHave({ gold: 17, stands: ['small-stand'] });
  });

  test.each([
    [5, [], 'NOT_ENOUGH_GOLD need 6 have 5'],
    [6, [], null],
    [2, ['small-stand'], 'NOT_ENOUGH_GOLD need 3 have 2'],
    [3, ['small-stand'], null],
  ])('[E-22] with %i gold, when the other player has built %j: %s', (gold, stands, why) => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { hand: ['small-stand'], gold }, bola: { stands } });

    expect(whyNot(alice, { do: 'PLAY', card: 'small-stand' })).toBe(why);
  });

  test('[E-21] opens no Rain Maker window and no Guard window', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['small-stand'] },
      bola: { hand: ['guard', 'rain-maker'] },
    });

    alice.plays('small-stand');

    expect(alice).toBeAsked('PLAY');
  });

  test('[E-23] is never shuffled into the deck again', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['small-stand'], gold: 20, utilities: ['well'] },
      bola: {},
      table: { discard: ['drums', 'boat'] },
    });

    alice.plays('small-stand');
    alice.does('USE', 'well');

    const { deck, discard, hand } = table.match.table;
    const left = [...deck, ...discard, ...hand[0]].map((copy) => jambo.faces[copy]?.id);
    expect(left.sort()).toEqual(['boat', 'drums']);
    expect(alice).toHave({ stands: ['small-stand'] });
  });

  test('[E-23] Five of them make the largest market: 21 spaces, all of them good for wares', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: {
        hand: ['small-stand', 'ware-kkk'],
        gold: 6,
        large: times(6, 'tea'),
        stands: times(4, 'small-stand'),
        small: [...times(6, 'silk'), ...times(6, 'fruit')],
      },
      bola: {},
    });

    alice.plays('small-stand');
    expect(spacesOf(table.match.table, 0)).toBe(21);
    alice.plays('BUY', 'ware-kkk');

    expect(alice).toHave({ gold: 0, small: [...times(6, 'silk'), ...times(6, 'fruit'), ...times(3, 'trinkets')] });
  });
});
