import { describe, expect, test } from 'vitest';
import { times, whyNot } from '../asking.ts';
import { answersOf, discardsTold, playing } from '../playing.ts';

const ELDER = { do: 'PLAY', card: 'tribal-elder' };
const SIX = ['guard', 'well', 'drums', 'boat', 'mask', 'kettle'];
const WARES = times(2, 'ware-kkk');

describe('Tribal Elder', () => {
  test('[E-43] With four other cards against three there is only one thing to do: one card is drawn', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['tribal-elder', 'ape', 'lion', 'snake', 'parrot'] },
      bola: { hand: ['guard', 'well', 'drums'] },
      table: { deck: ['boat', 'mask'] },
    });

    alice.plays('PLAY', 'tribal-elder');

    expect(alice).toHave({ hand: ['ape', 'lion', 'snake', 'parrot', 'mask'] });
    expect(bola).toHave({ hand: ['guard', 'well', 'drums'] });
    expect(table).toHave({ deck: ['boat'], discard: ['tribal-elder'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('With both ways open the player chooses, and drawing fills the hand up to five', () => {
    const { alice, table } = playing({
      alice: { hand: ['tribal-elder'] },
      bola: { hand: ['guard', 'well', 'drums', 'ape'] },
      table: { deck: SIX.slice(3).concat(WARES, 'lion') },
    });

    alice.plays('PLAY', 'tribal-elder');
    expect(alice).toBeAsked('OPTION_PICK');
    expect(answersOf(alice)).toEqual(['draw', 'discard']);
    alice.chooses('draw');

    expect(alice).toHave({ hand: ['lion', ...WARES, 'kettle', 'mask'] });
    expect(table).toHave({ deck: ['boat'] });
  });

  test('Drawing goes on with the shuffled discard pile, and stops when there is nothing left', () => {
    const { alice, table } = playing({
      alice: { hand: ['tribal-elder'] },
      table: { deck: ['ape'], discard: ['lion', 'snake'] },
    });

    alice.plays('PLAY', 'tribal-elder');

    expect(alice).toHave({ hand: ['ape', 'lion', 'snake'] });
    expect(table).toHave({ deck: [], discard: ['tribal-elder'] });
  });

  test('[E-44] [J-24] The rival discards down to three, and Alice waits', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['tribal-elder', 'lion'], gold: 9 },
      bola: { hand: SIX },
      table: { deck: ['ape'], actions: 3 },
    });

    alice.plays('PLAY', 'tribal-elder');
    alice.chooses('discard');
    expect(bola).toBeAsked('OPPONENT_DISCARD');
    expect(table.match.asking).toMatchObject({ min: 3, max: 3, seats: [1] });
    expect(whyNot(alice, { do: 'END_TURN' })).toBe('NOT_YOUR_DECISION');
    expect(whyNot(alice, { do: 'PLAY', card: 'lion' })).toBe('NOT_YOUR_DECISION');
    expect(whyNot(alice, { pick: ['guard', 'well', 'drums'] })).toBe('NOT_YOUR_DECISION');
    expect(() => bola.picks('guard', 'well')).toThrow('WRONG_NUMBER');
    expect(() => bola.picks('guard', 'well', 'drums', 'boat')).toThrow('WRONG_NUMBER');
    expect(() => bola.picks('guard', 'well', 'lion')).toThrow('NO_SUCH_TARGET');
    bola.picks('well', 'kettle', 'boat');

    expect(bola).toHave({ hand: ['guard', 'drums', 'mask'] });
    expect(alice).toHave({ hand: ['lion'], gold: 9 });
    expect(table).toHave({ actions: 2, deck: ['ape'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-99] The discarded cards lie in the order in which they were named, the Elder on top', () => {
    const people = playing({
      alice: { hand: ['tribal-elder'] },
      bola: { hand: SIX },
      table: { discard: ['ape'] },
    });
    const { alice, bola, table } = people;

    alice.plays('PLAY', 'tribal-elder');
    alice.chooses('discard');
    bola.picks('mask', 'guard', 'boat');

    expect(table).toHave({ discard: ['ape', 'mask', 'guard', 'boat', 'tribal-elder'] });
    expect(discardsTold(people)).toEqual(['bola mask', 'bola guard', 'bola boat', 'alice tribal-elder']);
  });

  test.each([
    ['[E-45] five other cards against three', 5, 3, ['ape'], 'NO_USE'],
    ['[E-45] six other cards against none', 6, 0, ['ape'], 'NO_USE'],
    ['[E-45] five other cards against four', 5, 4, ['ape'], null],
    ['[E-45] four other cards against three', 4, 3, ['ape'], null],
    ['nothing to draw, against three', 0, 3, [], 'NO_USE'],
  ])('%s: %i, %i', (_title, mine, theirs, discard, why) => {
    const { alice } = playing({
      alice: { hand: ['tribal-elder', ...SIX.slice(0, mine)] },
      bola: { hand: [...WARES, ...times(2, 'ware-hhh')].slice(0, theirs) },
      table: { discard },
    });

    expect(whyNot(alice, ELDER)).toBe(why);
  });

  test('[E-96] With nothing to draw only the discard is left, and it happens without a question', () => {
    const { alice, bola } = playing({
      alice: { hand: ['tribal-elder', 'ape', 'lion', 'snake', 'parrot'] },
      bola: { hand: ['guard', 'well', 'drums', 'boat'] },
    });

    alice.plays('PLAY', 'tribal-elder');

    expect(bola).toBeAsked('OPPONENT_DISCARD');
    bola.picks('boat');
    expect(bola).toHave({ hand: ['guard', 'well', 'drums'] });
  });
});
