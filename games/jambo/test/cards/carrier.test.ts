import { describe, expect, test } from 'vitest';
import { times } from '../asking.ts';
import { answersOf, leaveInSupply, playing, tokensInSupply } from '../playing.ts';

const DECK = ['ape', 'lion', 'well', 'drums'];
const FIVE = times(5, 'salt');
const typesOf = (told: readonly { type: string }[]): string[] => told.map(({ type }) => type);

describe('Carrier', () => {
  test('Wares for Alice: she chooses two of one ware, then Bola draws two cards', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['carrier'] }, table: { deck: DECK } });

    alice.plays('PLAY', 'carrier');
    expect(alice).toBeAsked('OPTION_PICK');
    expect(answersOf(alice)).toEqual(['wares', 'cards']);
    alice.chooses('wares');
    expect(alice).toBeAsked('WARE_PICK');
    expect(bola).toHave({ hand: [] });
    alice.picks('tea');

    expect(alice).toHave({ large: ['tea', 'tea'], hand: [], gold: 20 });
    expect(bola).toHave({ hand: ['drums', 'well'], large: [] });
    expect(table).toHave({ deck: ['ape', 'lion'], discard: ['carrier'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-55] Cards for Alice: she draws two, then Bola chooses the ware', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['carrier'] }, table: { deck: DECK } });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');
    expect(alice).toHave({ hand: ['drums', 'well'] });
    expect(bola).toBeAsked('WARE_PICK');
    expect(() => alice.picks('tea')).toThrow('NOT_YOUR_DECISION');
    bola.picks('tea');

    expect(bola).toHave({ large: ['tea', 'tea'], hand: [], gold: 20 });
    expect(alice).toHave({ large: [] });
    expect(table).toHave({ deck: ['ape', 'lion'], discard: ['carrier'], actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-55] Bola has only the sixth space and declines the fee: both tokens stay in the supply', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['carrier'] },
      bola: { large: FIVE, gold: 2 },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');
    bola.picks('tea');
    expect(bola).toBeAsked('OVERFLOW_PLACE');
    bola.picks();

    expect(bola).toHave({ large: FIVE, gold: 2 });
    expect(tokensInSupply(table, 'tea')).toBe(6);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-55] Bola pays for the sixth space and keeps one of the two', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['carrier'], gold: 20 },
      bola: { large: FIVE, gold: 2 },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');
    bola.picks('tea');
    bola.picks(1);

    expect(bola).toHave({ large: [...FIVE, 'tea'], gold: 0 });
    expect(alice).toHave({ gold: 20 });
    expect(tokensInSupply(table, 'tea')).toBe(5);
  });

  test('The last token of a ware comes alone', () => {
    const { alice, table } = playing({ alice: { hand: ['carrier'] } });
    leaveInSupply(table, { tea: 1, silk: 2 });

    alice.plays('PLAY', 'carrier');
    alice.chooses('wares');
    expect(answersOf(alice)).toEqual(['tea', 'silk']);
    alice.picks('tea');

    expect(alice).toHave({ large: ['tea'] });
    expect(tokensInSupply(table, 'tea')).toBe(0);
  });

  test('The only ware that is left comes without a question', () => {
    const { alice, table } = playing({ alice: { hand: ['carrier'] } });
    leaveInSupply(table, { silk: 3 });

    alice.plays('PLAY', 'carrier');
    alice.chooses('wares');

    expect(alice).toHave({ large: ['silk', 'silk'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-97] With an empty supply nobody is asked for a ware, and Bola draws', () => {
    const { alice, bola, table, told } = playing({ alice: { hand: ['carrier'] }, table: { deck: DECK } });
    leaveInSupply(table, {});

    alice.plays('PLAY', 'carrier');
    alice.chooses('wares');

    expect(alice).toHave({ large: [] });
    expect(bola).toHave({ hand: ['drums', 'well'] });
    expect(told).toContainEqual({ type: 'HALF_SKIPPED', seat: 0, half: 'wares' });
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    ['no space at all', times(6, 'salt'), 20],
    ['the sixth space and one gold', FIVE, 1],
  ])('[E-97] Bola is not asked for a ware that cannot be placed: %s', (_title, large, gold) => {
    const { alice, bola, told } = playing({
      alice: { hand: ['carrier'] },
      bola: { large, gold },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');

    expect(alice).toHave({ hand: ['drums', 'well'] });
    expect(bola).toHave({ large, gold });
    expect(told).toContainEqual({ type: 'HALF_SKIPPED', seat: 1, half: 'wares' });
    expect(alice).toBeAsked('PLAY');
  });

  test('Without a card to draw that half is skipped, and the other still happens', () => {
    const { alice, bola, told } = playing({ alice: { hand: ['carrier'] } });

    alice.plays('PLAY', 'carrier');
    alice.chooses('cards');
    bola.picks('silk');

    expect(alice).toHave({ hand: [] });
    expect(bola).toHave({ large: ['silk', 'silk'] });
    expect(typesOf(told)).toContain('HALF_SKIPPED');
  });

  test('Of two cards to draw one may be left', () => {
    const { alice, bola } = playing({ alice: { hand: ['carrier'] }, table: { deck: ['ape'] } });

    alice.plays('PLAY', 'carrier');
    alice.chooses('wares');
    alice.picks('silk');

    expect(bola).toHave({ hand: ['ape'] });
    expect(alice).toBeAsked('PLAY');
  });
});
