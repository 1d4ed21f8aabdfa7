import { describe, expect, test } from 'vitest';
import { times, whyNot } from '../asking.ts';
import { answersOf, playing, tokensInSupply } from '../playing.ts';

const SIX = times(6, 'salt');

describe('Parrot', () => {
  test('[J-29] One ware of the rival comes to the first free space', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot'], large: ['salt', null, 'salt'] },
      bola: { large: ['tea', 'silk'], stands: ['small-stand'], small: [null, 'fruit'] },
    });

    alice.plays('PLAY', 'parrot');
    expect(alice).toBeAsked('WARE_THEFT_SINGLE');
    expect(answersOf(alice)).toEqual(['large-1', 'large-2', 'small1-2']);
    expect(() => alice.picks('large-3')).toThrow('NO_SUCH_TARGET');
    alice.picks('large-2');

    expect(alice).toHave({ large: ['salt', 'silk', 'salt'], gold: 20 });
    expect(bola).toHave({ large: ['tea'], small: [null, 'fruit'] });
    expect(table).toHave({ discard: ['parrot'], actions: 4 });
    expect(tokensInSupply(table, 'silk')).toBe(5);
  });

  test('[E-64] With a full market the ware goes to the supply, and the rival has one less', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot'], large: SIX, gold: 20 },
      bola: { large: ['tea', 'silk'] },
    });

    alice.plays('PLAY', 'parrot');
    alice.picks('large-1');

    expect(alice).toHave({ large: SIX, gold: 20 });
    expect(bola).toHave({ large: [null, 'silk'] });
    expect(tokensInSupply(table, 'tea')).toBe(6);
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    ['pays for the sixth space', [0], { gold: 0, large: [...times(5, 'salt'), 'tea'] }, 5],
    ['does not pay, and the ware goes to the supply', [], { gold: 2, large: times(5, 'salt') }, 6],
  ])('With only the sixth space left Alice %s', (_title, picks, has, tea) => {
    const { alice, bola, table } = playing({
      alice: { hand: ['parrot'], large: times(5, 'salt'), gold: 2 },
      bola: { large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');
    expect(alice).toBeAsked('OVERFLOW_PLACE');
    alice.picks(...picks);

    expect(alice).toHave(has);
    expect(bola).toHave({ large: [] });
    expect(tokensInSupply(table, 'tea')).toBe(tea);
  });

  test('Without gold for the fee the ware goes to the supply unasked', () => {
    const { alice, table } = playing({
      alice: { hand: ['parrot'], large: times(5, 'salt'), gold: 1 },
      bola: { large: ['tea'] },
    });

    alice.plays('PLAY', 'parrot');

    expect(alice).toHave({ large: times(5, 'salt'), gold: 1 });
    expect(tokensInSupply(table, 'tea')).toBe(6);
    expect(alice).toBeAsked('PLAY');
  });

  test('Between equal wares on one stand there is nothing to choose; on two stands there is', () => {
    const alike = playing({ alice: { hand: ['parrot'] }, bola: { large: ['tea', 'tea'] } });
    alike.alice.plays('PLAY', 'parrot');
    expect(alike.alice).toHave({ large: ['tea'] });

    const { alice } = playing({
      alice: { hand: ['parrot'] },
      bola: { large: ['tea'], stands: ['small-stand'], small: ['tea'] },
    });
    alice.plays('PLAY', 'parrot');
    expect(answersOf(alice)).toEqual(['large-1', 'small1-1']);
  });

  test('It cannot be played against a player without wares', () => {
    const { alice } = playing({ alice: { hand: ['parrot'], large: ['tea'] } });

    expect(whyNot(alice, { do: 'PLAY', card: 'parrot' })).toBe('RIVAL_HAS_NO_WARE');
  });
});
