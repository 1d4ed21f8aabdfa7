import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { CARDS, copyName, jambo } from '../../src/index.ts';
import { goldTold, listenTo, whyNot } from '../asking.ts';

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
    expect(goldTold(table, told)).toEqual(['alice -1 supplies']);
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
