import { describe, expect, test } from 'vitest';
import { SPACE_NAMES } from '../../src/index.ts';
import { times, whyNot } from '../asking.ts';
import { answersOf, playing, tokensInSupply } from '../playing.ts';

const SHAMAN = { do: 'PLAY', card: 'shaman' };
const FIVE_OTHERS = ['trinkets', 'tea', 'silk', 'fruit', 'salt'];

describe('Shaman', () => {
  test('[E-40] Only wares of which the supply holds enough are offered', () => {
    const { alice, table } = playing({
      alice: { hand: ['shaman'], large: times(4, 'hides') },
      bola: { large: ['silk', 'silk', 'silk', 'tea'] },
    });
    expect([tokensInSupply(table, 'silk'), tokensInSupply(table, 'tea')]).toEqual([3, 5]);

    alice.plays('PLAY', 'shaman');
    expect(alice).toBeAsked('WARE_TRADE');
    expect(answersOf(alice)).toEqual(['trinkets', 'tea', 'fruit', 'salt']);
    expect(() => alice.picks('silk')).toThrow('NO_SUCH_TARGET');
    alice.picks('tea');

    expect(alice).toHave({ large: times(4, 'tea'), gold: 20, hand: [] });
    expect([tokensInSupply(table, 'hides'), tokensInSupply(table, 'tea')]).toEqual([6, 1]);
    expect(table).toHave({ discard: ['shaman'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-40] With exactly as many tokens in the supply as are given the exchange is possible', () => {
    const { alice, table } = playing({
      alice: { hand: ['shaman'], large: times(4, 'hides') },
      bola: { large: ['silk', 'silk', 'tea'] },
    });

    alice.plays('PLAY', 'shaman');
    alice.picks('silk');

    expect(alice).toHave({ large: times(4, 'silk') });
    expect(tokensInSupply(table, 'silk')).toBe(0);
  });

  test('First the ware to give is chosen, and all of it goes', () => {
    const { alice, table } = playing({
      alice: { hand: ['shaman'], large: ['tea', 'silk', 'tea'], stands: ['small-stand'], small: ['silk', null, 'tea'] },
    });

    alice.plays('PLAY', 'shaman');
    expect(answersOf(alice)).toEqual(['tea', 'silk']);
    alice.picks('tea');
    expect(answersOf(alice)).toEqual(['trinkets', 'hides', 'silk', 'fruit', 'salt']);
    alice.picks('silk');

    expect(alice).toHave({ large: times(4, 'silk'), small: ['silk'] });
    expect(tokensInSupply(table, 'tea')).toBe(6);
    expect(tokensInSupply(table, 'silk')).toBe(1);
  });

  test('[E-41] It cannot be played when no ware can be exchanged in full', () => {
    const { alice } = playing({
      alice: { hand: ['shaman'], large: times(6, 'hides') },
      bola: { large: FIVE_OTHERS },
    });

    expect(whyNot(alice, SHAMAN)).toBe('NOTHING_TO_EXCHANGE');
  });

  test('[E-41] It cannot be played without a ware', () => {
    const { alice } = playing({ alice: { hand: ['shaman'] }, bola: { large: ['tea'] } });

    expect(whyNot(alice, SHAMAN)).toBe('NOTHING_TO_EXCHANGE');
  });

  test('[E-41] A ware that cannot be exchanged in full is not offered to give', () => {
    const { alice } = playing({
      alice: {
        hand: ['shaman'],
        large: times(6, 'hides'),
        stands: ['small-stand'],
        small: ['tea', 'salt'],
      },
      bola: { large: ['trinkets', 'silk', 'fruit'] },
    });

    alice.plays('PLAY', 'shaman');

    expect(answersOf(alice)).toEqual(['tea', 'salt']);
    expect(() => alice.picks('hides')).toThrow('NO_SUCH_TARGET');
  });

  test('The only ware that can be given goes without a question, and so does the only one to be had', () => {
    const { alice, table } = playing({
      alice: { hand: ['shaman'], large: times(6, 'hides') },
      bola: { large: ['trinkets', 'silk', 'fruit', 'salt'] },
    });

    alice.plays('PLAY', 'shaman');

    expect(alice).toHave({ large: times(6, 'tea'), gold: 20 });
    expect(table).toHave({ discard: ['shaman'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-91] What is given leaves as when it is sold: small stands first, the highest space first', () => {
    const { alice, told } = playing({
      alice: {
        hand: ['shaman'],
        large: ['tea', 'silk', 'tea'],
        stands: times(2, 'small-stand'),
        small: ['tea', null, null, 'tea'],
      },
    });

    alice.plays('PLAY', 'shaman');
    alice.picks('tea');
    alice.picks('salt');

    const left = told.flatMap((event) => (event.type === 'WARE_LEFT' ? [SPACE_NAMES[event.space]] : []));
    expect(left).toEqual(['small2-1', 'small1-1', 'large-3', 'large-1']);
    expect(alice).toHave({ large: ['salt', 'silk', 'salt', 'salt', 'salt'], small: [] });
  });

  test.each([
    ['five of six, and one space left on the small stand', ['tea', 'silk', 'tea', null, 'silk', 'tea'], ['tea', 'tea']],
    ['five of six, and the small stand full', ['silk', 'silk', null, 'silk', 'silk', 'tea'], ['tea', 'tea', 'tea']],
    ['a full large stand and no other space', ['tea', 'silk', 'tea', 'silk', 'silk', 'tea'], ['tea', 'tea', 'silk']],
    ['a full large stand and two spaces beside it', ['tea', 'silk', 'silk', 'silk', 'silk', 'tea'], [null, 'tea']],
  ])('[E-91] An exchange over both stands costs no fee and wins no space: %s', (_title, large, small) => {
    const { alice, table } = playing({
      alice: { hand: ['shaman'], large, small, stands: ['small-stand'], gold: 0 },
    });
    const count = (wares: readonly unknown[]): number => wares.filter((ware) => ware !== null).length;

    alice.plays('PLAY', 'shaman');
    alice.picks('tea');
    alice.picks('salt');

    const { large: after, small: smallAfter } = table.match.table;
    expect([count(after[0]), count(smallAfter[0])]).toEqual([count(large), count(small)]);
    expect([...after[0], ...smallAfter[0]]).not.toContain('tea');
    expect(alice).toHave({ gold: 0 });
  });
});
