import { describe, expect, test } from 'vitest';
import { goldTold, times, whyNot } from '../asking.ts';
import { answersOf, playing } from '../playing.ts';

const DANCER = { do: 'PLAY', card: 'dancer' };
const THREE = ['tea', 'salt', 'fruit'];

describe('Dancer', () => {
  test('[E-53] Three wares go for the price of a ware card that does not picture them', () => {
    const { alice, bola, table, told } = playing({
      alice: { hand: ['dancer', 'ware-kkk'], large: THREE, gold: 0 },
      bola: { hand: ['rain-maker'] },
    });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkk');
    expect(bola).toBeAsked('RAIN_MAKER_WINDOW');
    expect(table).toHave({ discard: ['ware-kkk'], played: ['dancer'], supply: times(6, 6) });
    expect(alice).toHave({ gold: 10, large: [], hand: [] });
    expect(goldTold(table, told)).toEqual(['alice +10 dancer']);
    bola.chooses('no');

    expect(table).toHave({ discard: ['ware-kkk', 'dancer'], actions: 4 });
    expect(bola).toHave({ hand: ['rain-maker'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-53] Rain Maker takes the ware card that was sold through Dancer', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['dancer', 'ware-kkk'], large: THREE, gold: 0 },
      bola: { hand: ['rain-maker'] },
    });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkk');
    bola.chooses('yes');

    expect(alice).toHave({ gold: 10 });
    expect(bola).toHave({ hand: ['ware-kkk'] });
    expect(table).toHave({ discard: ['rain-maker', 'dancer'] });
  });

  test('Of more than three wares exactly three are chosen, on any stand', () => {
    const { alice } = playing({
      alice: { hand: ['dancer', 'ware-kkk'], large: THREE, stands: ['small-stand'], small: ['silk', 'hides'] },
    });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkk');
    expect(alice).toBeAsked('WARE_SELL_ANY');
    expect(() => alice.picks('large-1', 'large-2')).toThrow('WRONG_NUMBER');
    expect(() => alice.picks('large-1', 'large-2', 'large-3', 'small1-1')).toThrow('WRONG_NUMBER');
    alice.picks('large-1', 'large-3', 'small1-2');

    expect(alice).toHave({ large: [null, 'salt'], small: ['silk'], gold: 30 });
  });

  test('The card with all six wares brings 18', () => {
    const { alice } = playing({ alice: { hand: ['dancer', 'ware-khtlfs'], large: THREE, gold: 0 } });

    alice.plays('PLAY', 'dancer');
    alice.picks('ware-khtlfs');

    expect(alice).toHave({ gold: 18, large: [] });
  });

  test('A Wise Man adds two', () => {
    const { alice } = playing({ alice: { hand: ['dancer', 'wise-man', 'ware-kkf'], large: THREE, gold: 0 } });

    alice.plays('PLAY', 'wise-man');
    alice.plays('PLAY', 'dancer');
    alice.picks('ware-kkf');

    expect(alice).toHave({ gold: 13 });
  });

  test.each([
    ['[E-54] two wares', ['dancer', 'ware-kkk'], THREE.slice(1), 'TOO_FEW_WARES need 3 have 2'],
    ['[E-54] three wares', ['dancer', 'ware-kkk'], THREE, null],
    ['three wares and no ware card', ['dancer', 'guard'], THREE, 'NO_WARE_CARD'],
  ])('%s', (_title, hand, large, why) => {
    const { alice } = playing({ alice: { hand, large } });

    expect(whyNot(alice, DANCER)).toBe(why);
  });

  test.each([
    [['tea', 'salt'], [], 'TOO_FEW_WARES need 3 have 2'],
    [['tea'], ['salt'], 'TOO_FEW_WARES need 3 have 2'],
    [[], ['tea', 'salt', 'fruit'], null],
  ])('[E-54] wares are counted on all stands, spaces are not: %j and %j', (large, small, why) => {
    const { alice } = playing({ alice: { hand: ['dancer', 'ware-kkk'], large, stands: ['small-stand'], small } });

    expect(whyNot(alice, DANCER)).toBe(why);
  });

  test('[E-103] Also with a single ware card the player is asked for it', () => {
    const { alice } = playing({ alice: { hand: ['dancer', 'ware-kkk', 'guard'], large: THREE } });

    alice.plays('PLAY', 'dancer');

    expect(alice).toBeAsked('CARD_PICK_SELF');
    expect(answersOf(alice)).toEqual(['ware-kkk']);
    expect(() => alice.picks('guard')).toThrow('NO_SUCH_TARGET');
  });
});
