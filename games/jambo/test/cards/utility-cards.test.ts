/** Utilities that deal in cards: Scale, Kettle, Weapons. */
import { SPECTATOR } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { copyName, jambo } from '../../src/index.ts';
import { goldTold, listenTo, whyNot } from '../asking.ts';

describe('Scale', () => {
  const ready = {
    phase: 'PLAY',
    alice: { hand: ['guard'], utilities: ['scale'] },
    bola: { hand: ['kettle'] },
    table: { deck: ['ape', 'lion', 'snake'] },
  } as const;

  test('[E-34] [J-9] draws two: one to keep, the other for the other player', () => {
    const { alice, bola, table } = given(jambo, ready);

    alice.does('USE', 'scale');
    expect(alice).toBeAsked('CARD_GIVE_SINGLE');
    expect(alice).toHave({ looked: ['snake', 'lion'], hand: ['guard'] });
    expect(whyNot(alice, { pick: 'guard' })).toBe('NO_SUCH_TARGET');
    alice.picks('lion');

    expect(alice).toHave({ hand: ['guard', 'snake'], looked: [] });
    expect(bola).toHave({ hand: ['kettle', 'lion'] });
    expect(table).toHave({ deck: ['ape'], actions: 4 });
  });

  test('[E-34] Both know the card that was given; nobody else, and nothing else, is known', () => {
    const { alice, bola, table } = given(jambo, ready);
    const handsSeenBy = (viewer: 0 | 1 | typeof SPECTATOR) =>
      table.host.view(viewer).table.hand.map((hand) => hand.map(copyName));

    alice.does('USE', 'scale');
    expect(bola).toHaveNeverSeen('snake');
    expect(bola).toHaveNeverSeen('lion');
    alice.picks('lion');

    expect(handsSeenBy(0)).toEqual([
      ['guard#1', 'snake#1'],
      ['lion#1', '?'],
    ]);
    expect(handsSeenBy(1)).toEqual([
      ['?', '?'],
      ['kettle#1', 'lion#1'],
    ]);
    expect(handsSeenBy(SPECTATOR)).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
    expect(bola).toHaveNeverSeen('snake');
    expect(alice).toHaveNeverSeen('kettle');
  });

  test.each([
    [['ape'], [], 'NO_CARD_TO_DRAW need 2 have 1'],
    [[], ['ape'], 'NO_CARD_TO_DRAW need 2 have 1'],
    [['ape'], ['lion'], null],
    [[], ['ape', 'lion'], null],
  ])('[E-96] with deck %j and discard pile %j: %s', (deck, discard, why) => {
    const { alice } = given(jambo, { ...ready, table: { deck, discard } });

    expect(whyNot(alice, { do: 'USE', card: 'scale' })).toBe(why);
  });

  test('[E-96] takes the second card from a deck that was made of the discard pile', () => {
    const { alice, bola, table } = given(jambo, { ...ready, table: { deck: ['ape'], discard: ['lion'] } });

    alice.does('USE', 'scale');
    alice.picks('ape');

    expect(alice).toHave({ hand: ['guard', 'lion'] });
    expect(bola).toHave({ hand: ['kettle', 'ape'] });
    expect(table).toHave({ deck: [], discard: [] });
  });
});

describe('Kettle', () => {
  const ready = {
    phase: 'PLAY',
    alice: { hand: ['guard', 'boat', 'well'], utilities: ['kettle'] },
    bola: {},
    table: { deck: ['ape', 'lion', 'snake'] },
  } as const;

  test('[E-37] draws as many cards as were thrown in, one or two', () => {
    const one = given(jambo, ready);
    const two = given(jambo, ready);

    one.alice.does('USE', 'kettle');
    expect(one.alice).toBeAsked('CARD_DISCARD_SELF');
    one.alice.picks('boat');
    two.alice.does('USE', 'kettle');
    two.alice.picks('well', 'guard');

    expect(one.alice).toHave({ hand: ['guard', 'well', 'snake'] });
    expect(one.table).toHave({ discard: ['boat'], deck: ['ape', 'lion'], actions: 4 });
    expect(two.alice).toHave({ hand: ['boat', 'snake', 'lion'] });
    expect(two.table).toHave({ discard: ['well', 'guard'], deck: ['ape'] });
  });

  test('[E-37] [J-33] takes neither none nor three, nor one card twice', () => {
    const { alice } = given(jambo, ready);
    alice.does('USE', 'kettle');

    expect(whyNot(alice, { pick: [] })).toBe('WRONG_NUMBER');
    expect(whyNot(alice, { pick: ['guard', 'boat', 'well'] })).toBe('WRONG_NUMBER');
    expect(whyNot(alice, { pick: [1, 1] })).toBe('NAMED_TWICE');
  });

  test('[E-37] An only card is thrown in without asking', () => {
    const { alice, table } = given(jambo, { ...ready, alice: { hand: ['guard'], utilities: ['kettle'] } });

    alice.does('USE', 'kettle');

    expect(alice).toHave({ hand: ['snake'] });
    expect(table).toHave({ discard: ['guard'], deck: ['ape', 'lion'] });
  });

  test('[E-96] Without any other card the same one comes back', () => {
    const { alice, table } = given(jambo, {
      ...ready,
      alice: { hand: ['guard'], utilities: ['kettle'] },
      table: {},
    });

    alice.does('USE', 'kettle');

    expect(alice).toHave({ hand: ['guard'], used: { kettle: 1 } });
    expect(table).toHave({ discard: [], deck: [], actions: 4 });
  });

  test('[E-37] needs a card in hand', () => {
    const { alice } = given(jambo, { ...ready, alice: { utilities: ['kettle'] } });

    expect(whyNot(alice, { do: 'USE', card: 'kettle' })).toBe('NO_HAND_CARD');
  });
});

describe('Weapons', () => {
  test('[E-38] [J-59] pay 2 gold for a chosen card', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['guard', 'ware-kkk'], gold: 0, utilities: ['weapons'] },
      bola: { hand: ['rain-maker'] },
    });
    const told = listenTo(table);

    alice.does('USE', 'weapons');
    expect(alice).toBeAsked('CARD_DISCARD_SELF');
    alice.picks('ware-kkk');

    expect(alice).toHave({ hand: ['guard'], gold: 2 });
    expect(table).toHave({ discard: ['ware-kkk'], actions: 4 });
    expect(goldTold(table, told)).toEqual(['alice +2 weapons']);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-38] are of no use to an empty hand', () => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { utilities: ['weapons'] }, bola: { hand: ['guard'] } });

    expect(whyNot(alice, { do: 'USE', card: 'weapons' })).toBe('NO_HAND_CARD');
  });
});
