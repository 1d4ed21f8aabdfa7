import { SPECTATOR } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../src/index.ts';
import { listenTo, times, whyNot } from './asking.ts';

const SEVEN = ['well', 'drums', 'throne', 'boat', 'scale', 'mask', 'kettle'];

describe('looking at cards', () => {
  test('[E-2] A kept card ends the drawing: one action is gone, and nothing more can be looked at', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'DRAW',
      alice: { hand: ['guard'] },
      bola: {},
      table: { deck: ['drums', 'well'] },
    });

    alice.does('LOOK');
    expect(alice).toBeAsked('LOOKED');
    expect(alice).toHave({ looked: ['well'], hand: ['guard'] });
    alice.does('KEEP');

    expect(alice).toHave({ hand: ['guard', 'well'], looked: [] });
    expect(table).toHave({ actions: 4, phase: 'play', deck: ['drums'], discard: [] });
    expect(alice).toBeAsked('PLAY');
    expect(whyNot(alice, { do: 'LOOK' })).toBe('NOT_NOW');
    expect(bola).toHaveNeverSeen('well');
  });

  test('[E-2] Only the player who looks sees the card, until it is discarded', () => {
    const { alice, bola, table } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { deck: ['well'] } });

    alice.does('LOOK');
    expect(bola).toHaveNeverSeen('well');
    expect(table.host.view(SPECTATOR).table.looked).toEqual([[0], []]);
    alice.does('DISCARD_LOOK');

    expect(alice).toBeAsked('DRAW');
    expect(table).toHave({ discard: ['well'], actions: 4, looks: 1 });
    expect(bola).not.toHaveNeverSeen('well');
  });

  test('[E-3] Five cards looked at and discarded are the whole turn, and there is no bonus', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'DRAW',
      alice: { hand: ['guard'], gold: 20 },
      bola: {},
      table: { deck: ['ape', 'boat', 'throne', 'drums', 'well', 'scale'] },
    });

    for (let look = 1; look <= 5; look++) {
      alice.does('LOOK');
      alice.does('DISCARD_LOOK');
    }

    expect(alice).toHave({ hand: ['guard'], gold: 20 });
    expect(table).toHave({ discard: ['scale', 'well', 'drums', 'throne', 'boat'], deck: ['ape'] });
    expect(bola).toBeAsked('DRAW');
  });

  test('[E-3] The fifth card may be kept: then the turn is over as well', () => {
    const { alice, bola, table } = given(jambo, {
      phase: 'DRAW',
      alice: {},
      bola: {},
      table: { deck: ['well', 'drums'], actions: 1, looks: 4 },
    });

    alice.does('LOOK');
    alice.does('KEEP');

    expect(alice).toHave({ hand: ['drums'], gold: 20 });
    expect(bola).toBeAsked('DRAW');
    expect(table).toHave({ actions: 5, looks: 0, phase: 'draw' });
  });

  test.each([
    { do: 'END_DRAW' },
    { do: 'USE', card: 'mask' },
    { do: 'END_TURN' },
    { do: 'LOOK' },
    { do: 'PLAY', card: 'drums' },
  ])('[E-4] While a card is looked at, %j must wait', (step) => {
    const { alice } = given(jambo, {
      phase: 'DRAW',
      alice: { hand: ['drums'], utilities: ['mask'] },
      bola: {},
      table: { deck: ['well', 'boat'], discard: ['guard'] },
    });
    alice.does('LOOK');

    expect(whyNot(alice, step)).toBe('NOT_NOW');

    alice.does('DISCARD_LOOK');
    expect(whyNot(alice, { do: 'END_DRAW' })).toBe(null);
  });
});

describe('leaving the draw phase', () => {
  test('[E-5] A turn without doing anything brings 1 gold', () => {
    const { alice, bola, table } = given(jambo, { phase: 'DRAW', alice: { gold: 20 }, bola: {} });

    expect(whyNot(alice, { do: 'END_TURN' })).toBe('NOT_NOW');
    alice.does('END_DRAW');
    alice.does('END_TURN');

    expect(alice).toHave({ gold: 21 });
    expect(bola).toHave({ gold: 20 });
    expect(bola).toBeAsked('DRAW');
    expect(table).toHave({ active: 1, actions: 5, phase: 'draw' });
  });

  test('[E-5] Every turn is counted, whoever takes it', () => {
    const { alice, bola, table } = given(jambo, { phase: 'DRAW', alice: {}, bola: {} });
    const first = table.match.turn;

    for (const actor of [alice, bola]) {
      actor.does('END_DRAW');
      actor.does('END_TURN');
    }

    expect(table.match.turn).toBe(first + 2);
  });

  test.each([
    [5, 21],
    [3, 21],
    [2, 21],
    [1, 20],
  ])('[E-5] With %i actions unused a turn ends at %i gold', (actions, gold) => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { gold: 20 }, bola: {}, table: { actions } });

    alice.does('END_TURN');

    expect(alice).toHave({ gold });
  });

  test.each(['LOOK', 'KEEP', 'DISCARD_LOOK', 'END_DRAW'])('[E-6] %s is nothing for the play phase', (action) => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: {}, bola: {}, table: { deck: ['well'], actions: 5 } });

    expect(whyNot(alice, { do: action })).toBe('NOT_NOW');
  });
});

describe('an empty deck', () => {
  test('[E-7] is made from the discard pile at the moment of need', () => {
    const { alice, table } = given(jambo, { phase: 'DRAW', alice: {}, bola: {}, table: { discard: SEVEN } });
    const told = listenTo(table);

    alice.does('LOOK');

    const { deck, looked } = table.match.table;
    const ids = [...deck, ...looked[0]].map((copy) => jambo.faces[copy]?.id);
    expect(ids.sort()).toEqual([...SEVEN].sort());
    expect(looked[0].length).toBe(1);
    expect(table).toHave({ discard: [], actions: 4 });
    expect(told[0]).toEqual({ type: 'RESHUFFLED', seat: 0, count: 7 });
  });

  test('[E-7] It is shuffled: another seed, another card', () => {
    const tops = Array.from({ length: 12 }, (_, seed) => {
      const { alice, table } = given(
        jambo,
        { phase: 'DRAW', alice: {}, bola: {}, table: { discard: SEVEN } },
        { seed: `reshuffle ${seed}` },
      );
      alice.does('LOOK');
      return table.match.table.looked[0][0];
    });

    expect(new Set(tops).size).toBeGreaterThan(2);
  });

  test('[E-7] The last card leaves the discard pile as it is', () => {
    const { alice, table } = given(jambo, {
      phase: 'DRAW',
      alice: {},
      bola: {},
      table: { deck: ['well'], discard: ['drums', 'boat'] },
    });

    alice.does('LOOK');

    expect(table).toHave({ deck: [], discard: ['drums', 'boat'] });
  });

  test('[E-8] Without any card left nothing can be looked at, and the turn goes on', () => {
    const { alice } = given(jambo, { phase: 'DRAW', alice: {}, bola: {} });

    expect(whyNot(alice, { do: 'LOOK' })).toBe('NO_CARD_TO_DRAW need 1 have 0');
    alice.does('END_DRAW');

    expect(alice).toBeAsked('PLAY');
  });
});

describe('the Mask of Transformation', () => {
  const ready = {
    phase: 'DRAW',
    alice: { hand: ['guard', 'boat'], utilities: ['mask'] },
    bola: {},
    table: { deck: ['drums', 'scale'], discard: ['throne', 'well'] },
  } as const;

  test('[E-9] [R-3] takes the top of the discard pile for a card in hand, and drawing stays possible', () => {
    const { alice, table } = given(jambo, ready);

    alice.does('USE', 'mask');
    expect(alice).toBeAsked('DISCARD_SWAP');
    alice.picks('guard');

    expect(alice).toHave({ hand: ['boat', 'well'], used: { mask: 1 } });
    expect(table).toHave({ discard: ['throne', 'guard'], actions: 4, looks: 0, phase: 'draw' });
    alice.does('LOOK');
    expect(alice).toBeAsked('LOOKED');
  });

  test('[E-9] Two Masks are two uses, each of them once', () => {
    const { alice, table } = given(jambo, { ...ready, alice: { hand: ['guard'], utilities: ['mask', 'mask'] } });

    alice.does('USE', 'mask');
    alice.does('USE', 'mask');

    expect(alice).toHave({ hand: ['guard'] });
    expect(table).toHave({ discard: ['throne', 'well'], actions: 3 });
    expect(whyNot(alice, { do: 'USE', card: 'mask' })).toBe('ALREADY_USED');
  });

  test('[E-10] [R-3] is of no use once a card has been looked at', () => {
    const { alice } = given(jambo, ready);

    alice.does('LOOK');
    alice.does('DISCARD_LOOK');

    expect(whyNot(alice, { do: 'USE', card: 'mask' })).toBe('ALREADY_LOOKED');
  });

  test('[E-10] [R-3] is of no use in the play phase', () => {
    const { alice } = given(jambo, ready);

    alice.does('END_DRAW');

    expect(whyNot(alice, { do: 'USE', card: 'mask' })).toBe('NOT_IN_THIS_PHASE phase play');
  });

  test('[E-9] needs a card in hand and a discard pile', () => {
    const emptyHand = given(jambo, { ...ready, alice: { utilities: ['mask'] } });
    const emptyPile = given(jambo, { ...ready, table: { deck: ['drums'] } });

    expect(whyNot(emptyHand.alice, { do: 'USE', card: 'mask' })).toBe('NO_HAND_CARD');
    expect(whyNot(emptyPile.alice, { do: 'USE', card: 'mask' })).toBe('DISCARD_PILE_EMPTY');
  });

  test('[E-9] Every other utility waits for the play phase', () => {
    const { alice } = given(jambo, {
      phase: 'DRAW',
      alice: { hand: ['guard'], gold: 9, large: ['tea'], utilities: ['well', 'drums', 'kettle'] },
      bola: { large: ['tea'] },
      table: { deck: times(3, 'guard') },
    });

    for (const card of ['well', 'drums', 'kettle']) {
      expect(whyNot(alice, { do: 'USE', card })).toBe('NOT_IN_THIS_PHASE phase draw');
    }
  });
});
