import { describe, expect, test } from 'vitest';
import { times, whyNot } from './asking.ts';
import { answersOf, handSeen, leaveInSupply, offersTeaAndSilk, playing, tokensInSupply } from './playing.ts';

describe('Traveling Merchant', () => {
  test('The same ware may be offered twice', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['traveling-merchant'] } });

    alice.plays('PLAY', 'traveling-merchant');
    expect(alice).toBeAsked('WARE_PICK');
    alice.picks('tea');
    alice.picks('tea');
    expect(table).toHave({ lot: ['tea', 'tea'] });
    alice.says(1);
    bola.chooses('pass');

    expect(alice).toHave({ large: ['tea', 'tea'] });
    expect(tokensInSupply(table, 'tea')).toBe(4);
  });

  test('The last token of a ware is offered once', () => {
    const { alice, table } = playing({ alice: { hand: ['traveling-merchant'] } });
    leaveInSupply(table, { tea: 1, silk: 1, salt: 1 });

    alice.plays('PLAY', 'traveling-merchant');
    alice.picks('silk');

    expect(answersOf(alice)).toEqual(['tea', 'salt']);
  });

  test('It needs two tokens in the supply', () => {
    const { alice, table } = playing({ alice: { hand: ['traveling-merchant'] } });
    leaveInSupply(table, { tea: 1 });
    expect(whyNot(alice, { do: 'PLAY', card: 'traveling-merchant' })).toBe('SUPPLY_EMPTY need 2 have 1');

    leaveInSupply(table, { tea: 2 });
    alice.plays('PLAY', 'traveling-merchant');

    expect(table).toHave({ lot: ['tea', 'tea'] });
    expect(alice).toBeAsked('AUCTION');
  });

  test('[E-48] Alice may offer wares that she cannot place; if she wins, she pays for nothing', () => {
    const { alice, bola, table } = offersTeaAndSilk({ alice: { large: times(6, 'salt'), gold: 20 } });

    alice.says(5);
    bola.chooses('pass');

    expect(alice).toHave({ gold: 15, large: times(6, 'salt') });
    expect([tokensInSupply(table, 'tea'), tokensInSupply(table, 'silk')]).toEqual([6, 6]);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-95] One space is free and the fee cannot be paid: one ware of her choice is kept', () => {
    const four = times(4, 'salt');
    const { alice, bola, table } = offersTeaAndSilk({ alice: { large: four, gold: 3 } });

    alice.says(2);
    bola.chooses('pass');
    expect(alice).toBeAsked('OVERFLOW_PLACE');
    expect(alice).toHave({ gold: 1 });
    expect(() => alice.picks()).toThrow('WRONG_NUMBER');
    expect(() => alice.picks(0, 1)).toThrow('WRONG_NUMBER');
    alice.picks(1);

    expect(alice).toHave({ gold: 1, large: [...four, 'silk'] });
    expect([tokensInSupply(table, 'tea'), tokensInSupply(table, 'silk')]).toEqual([6, 5]);
  });

  test('[E-95] With gold for the fee she may keep both for her last two', () => {
    const four = times(4, 'salt');
    const { alice, bola } = offersTeaAndSilk({ alice: { large: four, gold: 4 } });

    alice.says(2);
    bola.chooses('pass');
    expect(() => alice.picks()).toThrow('WRONG_NUMBER');
    alice.picks(0, 1);

    expect(alice).toHave({ gold: 0, large: [...four, 'tea', 'silk'] });
  });

  test('[E-95] Bola decides about what Bola has won, and the turn waits', () => {
    const five = times(5, 'salt');
    const { alice, bola, table } = offersTeaAndSilk({ bola: { large: five, gold: 4 } });

    alice.chooses('pass');
    bola.says(2);
    expect(bola).toBeAsked('OVERFLOW_PLACE');
    expect(() => alice.does('END_TURN')).toThrow('NOT_YOUR_DECISION');
    bola.picks(0);

    expect(bola).toHave({ gold: 0, large: [...five, 'tea'] });
    expect(tokensInSupply(table, 'silk')).toBe(6);
    expect(table).toHave({ actions: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test.each([
    [58, 'alice'],
    [57, 'bola'],
  ])('[E-102] The trigger player buys in the final turn and falls to 58; against %i gold wins %s', (gold, winner) => {
    const { alice, bola, table } = offersTeaAndSilk({
      alice: { gold },
      bola: { gold: 60 },
      table: { endgameTriggerPlayer: 'bola', actions: 2 },
    });

    alice.chooses('pass');
    bola.says(2);
    expect(bola).toHave({ gold: 58 });
    expect(table).toHave({ endgameTriggerPlayer: 1, endgameActive: true });
    alice.does('END_TURN');

    expect(table.match.over?.winners.map((seat) => table.names[seat])).toEqual([winner]);
  });
});

describe('Arabian Merchant', () => {
  const DECK = ['ape', 'guard', 'well', 'drums'];

  test('Three cards are shown to both, and whoever wins takes them', () => {
    const { alice, bola, table } = playing({
      alice: { hand: ['arabian-merchant'] },
      bola: { gold: 9 },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'arabian-merchant');
    expect(table).toHave({ pool: ['drums', 'well', 'guard'], deck: ['ape'] });
    for (const card of ['drums', 'well', 'guard']) expect(bola).not.toHaveNeverSeen(card);
    expect(bola).toHaveNeverSeen('ape');
    alice.says(2);
    bola.says(9);
    alice.chooses('pass');

    expect(bola).toHave({ gold: 0, hand: ['drums', 'well', 'guard'] });
    expect(alice).toHave({ gold: 20, hand: [] });
    expect(table).toHave({ pool: [], discard: ['arabian-merchant'], actions: 4 });
    expect(handSeen(table, alice.seat, bola).sort()).toEqual(['drums', 'guard', 'well']);
  });

  test('It has nothing to do with space on a stand', () => {
    const { alice, bola } = playing({
      alice: { hand: ['arabian-merchant'], large: times(6, 'salt') },
      table: { deck: DECK },
    });

    alice.plays('PLAY', 'arabian-merchant');
    alice.says(1);
    bola.chooses('pass');

    expect(alice).toHave({ gold: 19, hand: ['drums', 'well', 'guard'] });
  });

  test('[E-51] Both pass: the cards go to the discard pile in the order in which they were turned over', () => {
    const { alice, bola, table } = playing({ alice: { hand: ['arabian-merchant'] }, table: { deck: DECK } });

    alice.plays('PLAY', 'arabian-merchant');
    alice.chooses('pass');
    bola.chooses('pass');

    expect(table).toHave({ discard: ['drums', 'well', 'guard', 'arabian-merchant'], pool: [], deck: ['ape'] });
  });

  test('[E-52] A deck of two: the discard pile is shuffled for the third card', () => {
    const ten = ['boat', 'mask', 'kettle', 'scale', 'throne', 'ape', 'lion', 'snake', 'cheetah', 'elephant'];
    const { alice, table, told } = playing({
      alice: { hand: ['arabian-merchant'] },
      table: { deck: ['well', 'drums'], discard: ten },
    });

    alice.plays('PLAY', 'arabian-merchant');

    const { pool, deck } = table.match.table;
    const third = table.game.faces[pool[2] ?? 0]?.id;
    expect(table).toHave({ pool: ['drums', 'well', third ?? ''], discard: [] });
    expect(ten).toContain(third);
    expect(deck).toHaveLength(9);
    expect(told.filter(({ type }) => type === 'RESHUFFLED')).toEqual([{ type: 'RESHUFFLED', seat: 0, count: 10 }]);
  });

  test('Fewer than three are sold only if there are no more', () => {
    const { alice, table } = playing({
      alice: { hand: ['arabian-merchant'] },
      table: { deck: ['well'], discard: ['ape'] },
    });

    alice.plays('PLAY', 'arabian-merchant');

    expect(table).toHave({ pool: ['well', 'ape'], deck: [], discard: [] });
    expect(alice).toBeAsked('AUCTION');
  });

  test('It needs a card to sell', () => {
    const { alice } = playing({ alice: { hand: ['arabian-merchant'] } });

    expect(whyNot(alice, { do: 'PLAY', card: 'arabian-merchant' })).toBe('NO_CARD_TO_DRAW need 1 have 0');
  });
});
