import { describe, expect, test } from 'vitest';
import { whyNot } from '../asking.ts';
import { playing } from '../playing.ts';

describe('Snake', () => {
  test('[E-67] Three against one: only Alice decides, and keeps one', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['snake'], utilities: ['well', 'drums', 'boat'] },
      bola: { utilities: ['mask'] },
    });

    alice.plays('PLAY', 'snake');
    expect(alice).toBeAsked('OPPONENT_DISCARD');
    expect(() => alice.picks('well')).toThrow('WRONG_NUMBER');
    expect(() => alice.picks('well', 'drums', 'boat')).toThrow('WRONG_NUMBER');
    expect(() => alice.picks('well', 'mask')).toThrow('NO_SUCH_TARGET');
    alice.picks('boat', 'well');

    expect(alice).toHave({ utilities: ['drums'] });
    expect(bola).toHave({ utilities: ['mask'] });
    expect(table).toHave({ discard: ['boat', 'well', 'snake'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[J-25] [E-99] Alice decides first, then Bola, and the cards lie in the order named', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['snake'], utilities: ['well', 'drums'] },
      bola: { utilities: ['mask', 'boat', 'kettle'] },
      table: { actions: 3 },
    });

    alice.plays('PLAY', 'snake');
    expect(() => bola.picks('mask', 'boat')).toThrow('NOT_YOUR_DECISION');
    alice.picks('well');
    expect(bola).toBeAsked('OPPONENT_DISCARD');
    expect(() => alice.does('END_TURN')).toThrow('NOT_YOUR_DECISION');
    bola.picks('kettle', 'mask');

    expect(alice).toHave({ utilities: ['drums'] });
    expect(bola).toHave({ utilities: ['boat'] });
    expect(table).toHave({ discard: ['well', 'kettle', 'mask', 'snake'], actions: 2 });
  });

  test('[J-25] Against Alice without utilities only Bola decides', () => {
    const { alice, bola } = playing({ alice: { hand: ['snake'] }, bola: { utilities: ['mask', 'boat'] } });

    alice.plays('PLAY', 'snake');
    bola.picks('mask');

    expect(bola).toHave({ utilities: ['boat'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('A kept utility keeps its mark', () => {
    const { alice } = playing({
      alice: { hand: ['snake'], utilities: ['well', 'drums'], used: { well: 1 }, large: ['tea'] },
      table: { deck: ['ape', 'lion'] },
    });

    alice.plays('PLAY', 'snake');
    alice.picks('drums');

    expect(alice).toHave({ used: { well: 1 } });
    expect(whyNot(alice, { do: 'USE', card: 'well' })).toBe('ALREADY_USED');
  });

  test.each([
    [['well'], ['mask']],
    [[], ['mask']],
    [[], []],
  ])('[E-68] %j against %j: it cannot be played', (mine, theirs) => {
    const { alice } = playing({ alice: { hand: ['snake'], utilities: mine }, bola: { utilities: theirs } });

    expect(whyNot(alice, { do: 'PLAY', card: 'snake' })).toBe('TOO_FEW_UTILITIES');
  });
});
