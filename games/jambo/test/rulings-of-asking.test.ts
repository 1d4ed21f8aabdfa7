/** Rulings about what is asked, what is not, and what happens when nobody answers. */
import type { Actor } from '@dealers-choice/testkit';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { type Jambo, jambo } from '../src/index.ts';
import { times, whyNot } from './asking.ts';

describe('[R-14] the reaction windows', () => {
  test.each([
    ['parrot', 'GUARD_WINDOW', 'NO_GUARD'],
    ['ware-kkk', 'RAIN_MAKER_WINDOW', 'NO_RAIN_MAKER'],
  ])('[R-14] %s is asked about whatever the other hand holds', (card, window, why) => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: [card] },
      bola: { hand: ['boat'], large: ['tea'] },
    });

    alice.does(card === 'parrot' ? 'PLAY' : 'BUY', card);

    expect(bola).toBeAsked(window);
    expect(whyNot(bola, { choose: 'yes' })).toBe(why);
    bola.chooses('no');
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    ['parrot', 'boat'],
    ['parrot', 'guard'],
    ['ware-kkk', 'boat'],
    ['ware-kkk', 'rain-maker'],
  ])('[R-14] a No to %s stands: a hand with %s cannot take it back', (card, held) => {
    const { alice, bola, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: [card] },
      bola: { hand: [held], large: ['tea'] },
    });
    alice.does(card === 'parrot' ? 'PLAY' : 'BUY', card);

    bola.chooses('no');

    expect(table.host.canUndo(1)).toBe(false);
    expect(alice).toBeAsked('PLAY');
  });

  test('[R-14] only an empty hand is not asked', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['parrot', 'ware-kkk'] },
      bola: { large: ['tea'] },
    });

    alice.does('BUY', 'ware-kkk');
    expect(alice).toBeAsked('PLAY');
    alice.plays('PLAY', 'parrot');

    expect(alice).toHave({ large: [...times(3, 'trinkets'), 'tea'] });
  });
});

test.each([
  ['shaman', 'NOTHING_TO_EXCHANGE'],
  ['psychic', 'NO_CARD_TO_DRAW need 1 have 0'],
  ['tribal-elder', 'NO_USE'],
  ['portuguese', 'TOO_FEW_WARES need 1 have 0'],
  ['basket-maker', 'NOT_ENOUGH_GOLD need 2 have 1'],
  ['arabian-merchant', 'NO_CARD_TO_DRAW need 1 have 0'],
  ['dancer', 'NO_WARE_CARD'],
  ['drummer', 'NO_UTILITY_DISCARDED'],
  ['guard', 'REACTION_ONLY'],
  ['rain-maker', 'REACTION_ONLY'],
  ['crocodile', 'RIVAL_HAS_NO_UTILITY'],
  ['parrot', 'RIVAL_HAS_NO_WARE'],
  ['hyena', 'RIVAL_HAS_NO_CARD'],
  ['snake', 'TOO_FEW_UTILITIES'],
  ['elephant', 'NO_WARE_ON_A_STAND'],
  ['ape', 'NO_HAND_CARD'],
  ['lion', 'NO_UTILITY'],
  ['cheetah', 'NO_USE'],
  ['small-stand', 'NOT_ENOUGH_GOLD need 6 have 1'],
])('[R-15] %s cannot be played when it would do nothing: %s', (card, why) => {
  const { alice } = given(jambo, { phase: 'PLAY', alice: { hand: [card], gold: 1 }, bola: { gold: 1 } });

  expect(whyNot(alice, { do: 'PLAY', card })).toBe(why);
});

describe('[R-16] equal wares', () => {
  const drumming = (alice: object) => {
    const people = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['drums'], ...alice },
      bola: {},
      table: { deck: ['guard'] },
    });
    people.alice.does('USE', 'drums');
    return people.alice;
  };

  test('[R-16] on one stand are one choice, which is made without asking', () => {
    const alice = drumming({ large: ['tea', 'tea', 'tea'] });

    expect(alice).toBeAsked('PLAY');
    expect(alice).toHave({ large: [null, 'tea', 'tea'] });
  });

  test.each([
    ['on two stands', { large: ['tea'], stands: ['small-stand'], small: ['tea'] }],
    ['on two small stands', { stands: times(2, 'small-stand'), small: ['tea', null, null, 'tea'] }],
    ['beside another ware', { large: ['tea', 'tea', 'silk'] }],
  ])('[R-16] %s are pointed at by their space', (_where, alice) => {
    expect(drumming(alice)).toBeAsked('WARE_RETURN');
  });

  test.each([
    ['four on one stand: three of them go', { large: times(4, 'tea') }, 'PLAY', { large: [null, null, null, 'tea'] }],
    ['on two stands', { large: times(3, 'tea'), stands: ['small-stand'], small: ['tea'] }, 'WARE_SELL_ANY', {}],
    ['beside another ware', { large: [...times(3, 'tea'), 'silk'] }, 'WARE_SELL_ANY', {}],
  ])('[R-16] Dancer asks for three wares only where there is a choice: %s', (_where, has, prompt, after) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['dancer', 'ware-kkk'], ...has },
      bola: {},
    });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkk');

    expect(alice).toBeAsked(prompt);
    expect(alice).toHave(after);
  });
});

describe('[R-17] a missing player', () => {
  const silence = (actor: Actor<Jambo>) => actor.table.match.asking?.ifAbsent;

  test('[R-17] leaves the draw phase, then ends the turn; a card looked at is kept', () => {
    const { alice } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { deck: ['well', 'boat'] } });

    expect(silence(alice)).toEqual({ do: 'END_DRAW' });
    alice.does('LOOK');
    expect(silence(alice)).toEqual({ do: 'KEEP' });
    alice.does('KEEP');
    expect(silence(alice)).toEqual({ do: 'END_TURN' });
  });

  test('[R-17] reacts to nothing, passes, and pays no fee', () => {
    const windows = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['parrot', 'ware-kkk'], gold: 5, large: times(5, 'silk'), stands: ['small-stand'] },
      bola: { hand: ['guard', 'rain-maker'], large: ['tea'] },
    });
    windows.alice.does('BUY', 'ware-kkk');
    expect(silence(windows.bola)).toEqual({ choose: 'no' });
    windows.bola.chooses('no');
    windows.alice.plays('PLAY', 'parrot');
    expect(silence(windows.bola)).toEqual({ choose: 'no' });
    windows.bola.chooses('no');
    expect(windows.alice).toBeAsked('OVERFLOW_PLACE');
    expect(silence(windows.alice)).toEqual({ pick: [] });

    const auction = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['arabian-merchant'] },
      bola: {},
      table: { deck: ['well', 'boat', 'ape'] },
    });
    auction.alice.plays('PLAY', 'arabian-merchant');
    expect(silence(auction.alice)).toEqual({ choose: 'pass' });
  });

  test('[R-17] else gives the first answer of the list, and no more than must be', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ape', 'well', 'boat'], utilities: ['kettle', 'throne'], large: [null, 'tea', 'silk'] },
      bola: { large: [null, null, 'salt', 'salt'] },
      table: { deck: ['guard'] },
    });

    alice.does('USE', 'kettle');
    const { from = [] } = table.match.asking ?? {};
    expect(silence(alice)).toEqual({ pick: from.slice(0, 1) });
    alice.picks('well');
    alice.does('USE', 'throne');
    expect(silence(alice)).toEqual({ pick: [2] });
    alice.picks('large-3');

    expect(silence(alice)).toEqual({ pick: [1] });
  });
});
