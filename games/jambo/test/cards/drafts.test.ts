import { describe, expect, test } from 'vitest';
import { times, whyNot } from '../asking.ts';
import { answersOf, handSeen, playing, tokensInSupply } from '../playing.ts';

describe('Elephant', () => {
  test('[E-69] [J-27] Three and four wares: the picks alternate, Alice first, and she gets the odd one', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['elephant'], large: ['tea', 'silk', 'salt'] },
      bola: { large: ['hides', null, 'fruit', 'tea'], stands: ['small-stand'], small: ['trinkets'] },
    });

    alice.plays('PLAY', 'elephant');
    expect(alice).toBeAsked('DRAFT');
    expect(table).toHave({ lot: ['tea', 'silk', 'salt', 'hides', 'fruit', 'tea', 'trinkets'] });
    expect([alice, bola].flatMap(({ seat }) => table.match.table.large[seat].filter(Boolean))).toEqual([]);
    expect(() => bola.picks('tea')).toThrow('NOT_YOUR_DECISION');
    alice.picks('tea');
    expect(alice).toHave({ large: ['tea'] });
    expect(bola).toBeAsked('DRAFT');
    expect(() => alice.picks('tea')).toThrow('NOT_YOUR_DECISION');
    bola.picks('silk');
    expect(() => alice.picks('silk')).toThrow('NO_SUCH_TARGET');
    alice.picks('trinkets');
    bola.picks('tea');
    alice.picks('salt');
    expect(answersOf(bola)).toEqual(['hides', 'fruit']);
    bola.picks('fruit');

    expect(alice).toHave({ large: ['tea', 'trinkets', 'salt', 'hides'], gold: 20 });
    expect(bola).toHave({ large: ['silk', 'tea', 'fruit'], small: [], gold: 20 });
    expect(table).toHave({ lot: [], supply: [5, 5, 4, 5, 5, 5], discard: ['elephant'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-69] Equal wares are one choice: when only they are left nobody is asked', () => {
    const { alice, bola } = playing({
      alice: { hand: ['elephant'] },
      bola: { large: ['tea', 'tea', 'tea'] },
    });

    alice.plays('PLAY', 'elephant');

    expect(alice).toHave({ large: ['tea', 'tea'] });
    expect(bola).toHave({ large: ['tea'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-70] The sixth ware and one gold: what Alice picks goes to the supply', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['elephant'], large: times(6, 'salt'), gold: 1 },
      bola: { large: times(4, 'fruit'), stands: ['small-stand'], small: ['tea'], gold: 1 },
    });

    alice.plays('PLAY', 'elephant');
    for (let round = 1; round <= 4; round++) {
      alice.picks('salt');
      bola.picks('fruit');
    }
    alice.picks('salt');
    bola.picks('salt');
    expect(alice).toBeAsked('PLAY');

    expect(alice).toHave({ large: times(5, 'salt'), gold: 1 });
    expect(bola).toHave({ large: [...times(4, 'fruit'), 'salt'], gold: 1 });
    expect(tokensInSupply(table, 'tea')).toBe(6);
  });

  test('[E-70] With gold for it the picker chooses between the fee and the supply, also for the last ware', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['elephant'], large: times(6, 'salt'), gold: 2 },
      bola: { large: times(5, 'fruit'), gold: 2 },
    });
    alice.plays('PLAY', 'elephant');
    for (let round = 1; round <= 5; round++) {
      alice.picks('salt');
      if (round < 5) bola.picks('fruit');
    }
    bola.picks('salt');

    expect(alice).toBeAsked('OVERFLOW_PLACE');
    alice.picks(0);

    expect(alice).toHave({ large: [...times(5, 'salt'), 'fruit'], gold: 0 });
    expect(bola).toHave({ large: [...times(4, 'fruit'), 'salt'], gold: 2 });
    expect(tokensInSupply(table, 'fruit')).toBe(1);
  });

  test('[E-70] Bola pays or declines for what Bola picked, in the middle of the draft', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['elephant'], large: times(6, 'salt'), stands: ['small-stand'], small: ['tea'] },
      bola: { large: times(6, 'fruit'), gold: 5 },
    });
    alice.plays('PLAY', 'elephant');
    for (let round = 1; round <= 5; round++) {
      alice.picks('salt');
      bola.picks('fruit');
    }

    alice.picks('tea');
    bola.picks('salt');
    expect(bola).toBeAsked('OVERFLOW_PLACE');
    expect(() => alice.picks(0)).toThrow('NOT_YOUR_DECISION');
    bola.picks();

    expect(bola).toHave({ large: times(5, 'fruit'), gold: 5 });
    expect(tokensInSupply(table, 'salt')).toBe(1);
    expect(alice).toHave({ large: times(5, 'salt'), small: ['tea', 'fruit'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('It needs a ware on any stand', () => {
    const bare = playing({ alice: { hand: ['elephant'] } });
    expect(whyNot(bare.alice, { do: 'PLAY', card: 'elephant' })).toBe('NO_WARE_ON_A_STAND');

    const { alice } = playing({ alice: { hand: ['elephant'], large: ['tea'] } });
    alice.plays('PLAY', 'elephant');
    expect(alice).toHave({ large: ['tea'] });
  });
});

describe('Ape', () => {
  test('[E-71] Nothing against five cards: Alice picks three and Bola two', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ape'] },
      bola: { hand: ['guard', 'well', 'drums', 'boat', 'mask'] },
    });

    alice.plays('PLAY', 'ape');
    bola.chooses('no');
    expect(alice).toBeAsked('DRAFT');
    alice.picks('well');
    bola.picks('guard');
    alice.picks('mask');
    bola.picks('boat');

    expect(alice).toHave({ hand: ['well', 'mask', 'drums'] });
    expect(bola).toHave({ hand: ['guard', 'boat'] });
    expect(table).toHave({ pool: [], discard: ['ape'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[J-27] Both hands lie open for both, and afterwards both know who took what', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['ape', 'lion'] },
      bola: { hand: ['guard', 'well'] },
    });

    alice.plays('PLAY', 'ape');
    bola.chooses('no');
    expect(bola).not.toHaveNeverSeen('lion');
    expect(alice).not.toHaveNeverSeen('well');
    alice.picks('guard');
    bola.picks('lion');

    expect(handSeen(table, alice.seat, bola)).toEqual(['lion']);
    expect(handSeen(table, bola.seat, alice).sort()).toEqual(['guard', 'well']);
  });

  test('It needs a card in a hand beside itself', () => {
    const { alice } = playing({ alice: { hand: ['ape'] } });
    expect(whyNot(alice, { do: 'PLAY', card: 'ape' })).toBe('NO_HAND_CARD');

    const two = playing({ alice: { hand: ['ape', 'lion'] } });
    two.alice.plays('PLAY', 'ape');
    expect(two.alice).toHave({ hand: ['lion'] });
  });
});

describe('Lion', () => {
  test('[J-27] The utilities of both are picked in turn, Alice first', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['lion'], utilities: ['well', 'drums'] },
      bola: { utilities: ['boat', 'mask', 'kettle'] },
    });

    alice.plays('PLAY', 'lion');
    expect(table).toHave({ pool: ['well', 'drums', 'boat', 'mask', 'kettle'] });
    alice.picks('boat');
    expect(() => alice.picks('mask')).toThrow('NOT_YOUR_DECISION');
    bola.picks('well');
    alice.picks('kettle');
    bola.picks('mask');

    expect(alice).toHave({ utilities: ['boat', 'kettle', 'drums'] });
    expect(bola).toHave({ utilities: ['well', 'mask'] });
    expect(table).toHave({ pool: [], discard: ['lion'], actions: 4 });
  });

  test('[E-72] A used utility stays used; one that was not can be used for an action', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['lion'], utilities: ['well'], large: ['tea'], gold: 9 },
      bola: { utilities: ['drums', 'mask'] },
      table: { deck: ['ape', 'snake', 'parrot'] },
    });

    alice.does('USE', 'well');
    alice.plays('PLAY', 'lion');
    alice.picks('well');
    bola.picks('mask');
    expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe('ALREADY_USED');
    alice.does('USE', 'drums');

    expect(alice).toHave({ utilities: ['well', 'drums'], used: { well: 1, drums: 1 }, hand: ['parrot', 'snake'] });
    expect(table).toHave({ actions: 2 });
  });

  test('[E-98] Bola drafts a used Well: it is ready in the next turn', () => {
    const { alice, bola } = playing({
      alice: { hand: ['lion'], utilities: ['well', 'drums'], gold: 9 },
      bola: { gold: 9 },
      table: { deck: ['ape', 'snake', 'parrot'] },
    });

    alice.does('USE', 'well');
    alice.plays('PLAY', 'lion');
    alice.picks('drums');
    expect(bola).toHave({ utilities: ['well'], used: { well: 1 } });
    alice.does('END_TURN');
    expect(bola).toHave({ used: { well: 0 } });
    bola.does('END_DRAW');
    bola.does('USE', 'well');

    expect(bola).toHave({ hand: ['snake'], gold: 8 });
  });

  test('It needs a utility in play', () => {
    const { alice } = playing({ alice: { hand: ['lion', 'well'] } });
    expect(whyNot(alice, { do: 'PLAY', card: 'lion' })).toBe('NO_UTILITY');

    const mine = playing({ alice: { hand: ['lion'], utilities: ['well'] } });
    mine.alice.plays('PLAY', 'lion');
    expect(mine.alice).toHave({ utilities: ['well'] });
  });
});
