import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../../src/index.ts';
import { times, whyNot } from '../asking.ts';

describe('putting a utility into play', () => {
  test('[E-26] costs an action, and using it at once costs another', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['well'], gold: 5 },
      bola: {},
      table: { deck: ['guard'] },
    });

    alice.plays('well');
    expect(alice).toHave({ utilities: ['well'], hand: [], used: { well: 0 } });
    expect(table).toHave({ actions: 4 });
    alice.does('USE', 'well');

    expect(alice).toHave({ hand: ['guard'], gold: 4, used: { well: 1 } });
    expect(table).toHave({ actions: 3, deck: [] });
  });

  test('[E-26] does not wait until the utility can be used', () => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { hand: ['throne'], gold: 0 }, bola: {} });

    alice.plays('throne');

    expect(alice).toHave({ utilities: ['throne'] });
  });

  test('[E-26] is nothing that a Guard or a Rain Maker answers', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['well'] },
      bola: { hand: ['guard', 'rain-maker'] },
    });

    alice.plays('well');

    expect(alice).toBeAsked('PLAY');
  });

  test('[E-24] The third needs no room; for a fourth one of the three goes, be it used', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['kettle', 'drums'], gold: 5, utilities: ['well', 'boat'], used: { well: 1 } },
      bola: {},
      table: { deck: ['guard', 'guard'], actions: 5 },
    });

    alice.plays('kettle');
    expect(alice).toHave({ utilities: ['well', 'boat', 'kettle'] });
    alice.plays('drums');
    expect(alice).toBeAsked('UTILITY_REPLACE');
    expect(alice).toHave({ utilities: ['well', 'boat', 'kettle'] });
    expect(whyNot(alice, { pick: 'drums' })).toBe('NO_SUCH_TARGET');
    alice.picks('well');

    expect(alice).toHave({ utilities: ['boat', 'kettle', 'drums'], used: { drums: 0 }, hand: [] });
    expect(table).toHave({ discard: ['well'], actions: 3, played: [] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-24] A fresh copy in the place of a used one is ready', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['well'], gold: 5, utilities: ['well', 'boat', 'drums'] },
      bola: {},
      table: { deck: ['guard', 'parrot'] },
    });

    alice.does('USE', 'well');
    alice.plays('well');
    alice.picks('well');
    alice.does('USE', 'well');

    expect(alice).toHave({ hand: ['parrot', 'guard'], gold: 3, utilities: ['boat', 'drums', 'well'] });
    expect(table).toHave({ actions: 2, discard: ['well'] });
  });

  test('[E-24] A used one that was discarded and found again is ready when it comes back', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { hand: ['kettle', 'drummer'], gold: 5, utilities: ['well', 'boat', 'drums'], used: { well: 1 } },
      bola: {},
      table: { deck: ['guard'] },
    });

    alice.plays('kettle');
    alice.picks('well');
    alice.plays('drummer');
    alice.plays('well');
    alice.picks('boat');
    alice.does('USE', 'well');

    expect(alice).toHave({ hand: ['guard'], gold: 4, utilities: ['drums', 'kettle', 'well'] });
    expect(table).toHave({ actions: 1, discard: ['drummer', 'boat'] });
  });
});

describe('using a utility', () => {
  test('[E-25] Two Wells are two uses, and no more', () => {
    const { alice, table } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 2, utilities: ['well', 'well'] },
      bola: {},
      table: { deck: ['drums', 'boat', 'throne'] },
    });

    alice.does('USE', 'well');
    expect(alice).toHave({ gold: 1, hand: ['throne'] });
    alice.does('USE', 'well');

    expect(alice).toHave({ gold: 0, hand: ['throne', 'boat'] });
    expect(table).toHave({ actions: 3, deck: ['drums'] });
    expect(alice.refusal({ do: 'USE', card: 'well' })).toMatchObject({ code: 'ALREADY_USED', rule: 'JB-25' });
  });

  test('[E-25] All utilities of both are ready again after every turn', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 9, utilities: ['well', 'drums'], used: { well: 1 } },
      bola: { gold: 9, utilities: ['kettle'], used: { kettle: 1 } },
      table: { deck: times(4, 'guard') },
    });

    expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe('ALREADY_USED');
    alice.does('END_TURN');

    expect(alice).toHave({ used: { well: 0, drums: 0 } });
    expect(bola).toHave({ used: { kettle: 0 } });
  });

  test('[E-25] Nobody uses what lies before the other player', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 9 },
      bola: { utilities: ['well'] },
      table: { deck: ['guard'] },
    });

    expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe('NO_SUCH_TARGET');
  });

  test('[E-25] The last action ends the turn by itself', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 9, utilities: ['well'] },
      bola: {},
      table: { deck: ['guard', 'drums'], actions: 1 },
    });

    alice.does('USE', 'well');

    expect(alice).toHave({ gold: 8 });
    expect(bola).toBeAsked('DRAW');
  });
});

describe('Well', () => {
  test('[E-25] draws a card that only its player sees', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { gold: 9, utilities: ['well'] },
      bola: {},
      table: { deck: ['guard', 'drums'] },
    });

    alice.does('USE', 'well');

    expect(alice).toHave({ hand: ['drums'] });
    expect(bola).toHaveNeverSeen('drums');
  });

  test.each([
    [0, ['guard'], [], 'NOT_ENOUGH_GOLD need 1 have 0'],
    [1, ['guard'], [], null],
    [1, [], ['guard'], null],
    [1, [], [], 'NO_CARD_TO_DRAW need 1 have 0'],
  ])('[E-27] with %i gold, deck %j and discard pile %j: %s', (gold, deck, discard, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { gold, utilities: ['well'] },
      bola: {},
      table: { deck, discard },
    });

    expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe(why);
  });

  test('[E-27] The reason names the rule of the card', () => {
    const { alice } = given(jambo, { phase: 'PLAY', alice: { gold: 0, utilities: ['well'] }, bola: {} });

    expect(alice.refusal({ do: 'USE', card: 'well' })).toMatchObject({ rule: 'JB-26' });
  });
});
