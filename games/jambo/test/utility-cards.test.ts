/** Utilities that turn cards over or away: Scale, Supplies, Kettle, Weapons. */
import { SPECTATOR } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, copyName, jambo } from '../src/index.ts';
import { goldTold, listenTo, whyNot } from './asking.ts';

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

describe('Supplies', () => {
  const ready = {
    phase: 'PLAY',
    alice: { hand: ['guard', 'boat'], gold: 3, utilities: ['supplies'] },
    bola: {},
    table: { deck: ['ape', 'ware-kkk', 'lion', 'snake'], discard: ['well'] },
  } as const;

  test('[E-35] turn cards over for 1 gold until a ware card comes', () => {
    const { alice, bola, table } = given(jambo, ready);
    const told = listenTo(table);

    alice.does('USE', 'supplies');
    expect(alice).toBeAsked('OPTION_PICK');
    alice.chooses('pay');

    expect(alice).toHave({ hand: ['guard', 'boat', 'ware-kkk'], gold: 2 });
    expect(table).toHave({ deck: ['ape'], discard: ['well', 'snake', 'lion'], actions: 4, pool: [] });
    expect(goldTold(table, told)).toEqual(['alice -1 SUPPLIES']);
    for (const seen of ['ware-kkk', 'snake', 'lion']) expect(bola).not.toHaveNeverSeen(seen);
  });

  test('[E-35] or for a chosen card', () => {
    const { alice, table } = given(jambo, ready);

    alice.does('USE', 'supplies');
    alice.chooses('discard');
    expect(alice).toBeAsked('CARD_DISCARD_SELF');
    alice.picks('boat');

    expect(alice).toHave({ hand: ['guard', 'ware-kkk'], gold: 3 });
    expect(table).toHave({ discard: ['well', 'boat', 'snake', 'lion'] });
  });

  test('[E-35] Without gold the card is the only price, and nobody asks', () => {
    const { alice, table } = given(jambo, { ...ready, alice: { ...ready.alice, gold: 0 } });

    alice.does('USE', 'supplies');
    expect(alice).toBeAsked('CARD_DISCARD_SELF');
    alice.picks('guard');

    expect(alice).toHave({ hand: ['boat', 'ware-kkk'], gold: 0 });
    expect(table).toHave({ discard: ['well', 'guard', 'snake', 'lion'] });
  });

  test('[E-35] Without a card in hand the gold is the only price, and nobody asks', () => {
    const { alice } = given(jambo, { ...ready, alice: { gold: 1, utilities: ['supplies'] } });

    alice.does('USE', 'supplies');

    expect(alice).toHave({ hand: ['ware-kkk'], gold: 0 });
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    [0, [], ['ape'], 'NO_HAND_CARD'],
    [0, ['guard'], ['ape'], null],
    [1, [], ['ape'], null],
    [1, ['guard'], [], 'NO_CARD_TO_DRAW need 1 have 0'],
  ])('[E-35] with %i gold, hand %j and deck %j: %s', (gold, hand, deck, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { gold, hand, utilities: ['supplies'] },
      bola: {},
      table: { deck },
    });

    expect(whyNot(alice, { do: 'USE', card: 'supplies' })).toBe(why);
  });

  test('[E-36] find nothing when all ware cards are in hands, and the price stays paid', () => {
    const wareCards = CARDS.filter(({ category }) => category === 'ware').flatMap(({ id, copies }) =>
      Array.from({ length: copies }, () => id),
    );
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: wareCards.slice(0, 20), gold: 3, utilities: ['supplies'] },
      bola: { hand: wareCards.slice(20) },
      table: { deck: ['ape', 'lion'], discard: ['snake', 'well'] },
    });
    const told = listenTo(table);

    alice.does('USE', 'supplies');
    alice.chooses('pay');

    const turned = told.flatMap((event) => (event.type === 'TURNED_OVER' ? [copyName(event.card)] : []));
    expect(turned.slice(0, 2)).toEqual(['lion#1', 'ape#1']);
    expect([...turned].sort()).toEqual(['ape#1', 'lion#1', 'snake#1', 'well#1']);
    expect(table.match.table.discard.map(copyName)).toEqual(turned);
    expect(table).toHave({ deck: [] });
    expect(alice).toHave({ gold: 2, hand: wareCards.slice(0, 20) });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-100] turn no card over twice: only what lay on the pile is shuffled', () => {
    const { alice, table } = given(jambo, {
      ...ready,
      table: { deck: ['ape', 'lion'], discard: ['snake', 'ware-kkk', 'well', 'drums', 'boat'] },
    });
    const told = listenTo(table);

    alice.does('USE', 'supplies');
    alice.chooses('pay');

    const turned = told.flatMap((event) => (event.type === 'TURNED_OVER' ? [copyName(event.card)] : []));
    expect(turned.slice(0, 2)).toEqual(['lion#1', 'ape#1']);
    expect(new Set(turned).size).toBe(turned.length);
    expect(told).toContainEqual({ type: 'RESHUFFLED', seat: 0, count: 5 });
    expect(table.match.table.discard.map(copyName)).toEqual(turned.filter((name) => name !== 'ware-kkk#1'));
    expect(table.match.table.deck.length).toBe(7 - turned.length);
    expect(alice).toHave({ hand: ['guard', 'boat', 'ware-kkk'] });
  });

  test('[E-100] The card that paid for it can be the one that comes back', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['ware-ttt'], gold: 0, utilities: ['supplies'] },
      bola: {},
      table: { deck: ['ape'] },
    });

    alice.does('USE', 'supplies');

    expect(alice).toHave({ hand: ['ware-ttt'] });
    expect(table).toHave({ discard: ['ape'], deck: [] });
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
    expect(goldTold(table, told)).toEqual(['alice +2 WEAPONS']);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-38] are of no use to an empty hand', () => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { utilities: ['weapons'] }, bola: { hand: ['guard'] } });

    expect(whyNot(alice, { do: 'USE', card: 'weapons' })).toBe('NO_HAND_CARD');
  });
});
