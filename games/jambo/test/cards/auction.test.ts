import { describe, expect, test } from 'vitest';
import { goldTold, times } from '../asking.ts';
import { answersOf, offersTeaAndSilk, tokensInSupply } from '../playing.ts';

const upTo = (first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, i) => String(first + i));

describe('an auction', () => {
  test('[J-26] Alice speaks first, then both in turn, each bid higher than the last', () => {
    const { alice, bola, table, told } = offersTeaAndSilk({ alice: { gold: 20 }, bola: { gold: 9 } });

    expect(alice).toBeAsked('AUCTION');
    expect(answersOf(alice)).toEqual(['pass', ...upTo(1, 20)]);
    expect(() => bola.says(1)).toThrow('NOT_YOUR_DECISION');
    alice.says(3);
    expect(bola).toBeAsked('AUCTION');
    expect(answersOf(bola)).toEqual(['pass', ...upTo(4, 9)]);
    expect(() => bola.says(3)).toThrow('BID_OUT_OF_RANGE');
    expect(() => bola.says(10)).toThrow('BID_OUT_OF_RANGE');
    expect(() => alice.says(5)).toThrow('NOT_YOUR_DECISION');
    bola.says(4);
    alice.says(7);
    bola.chooses('pass');

    expect(alice).toHave({ gold: 13, large: ['tea', 'silk'] });
    expect(bola).toHave({ gold: 9, large: [] });
    expect(table).toHave({ discard: ['traveling-merchant'], actions: 4, lot: [] });
    expect(goldTold(table, told)).toEqual(['alice -7 AUCTION']);
    expect(alice).toBeAsked('PLAY');
  });

  test('[J-26] Bola may win what Alice offers', () => {
    const { alice, bola } = offersTeaAndSilk({ alice: { gold: 20 }, bola: { gold: 20 } });

    alice.says(1);
    bola.says(5);
    alice.chooses('pass');

    expect(alice).toHave({ gold: 20, large: [] });
    expect(bola).toHave({ gold: 15, large: ['tea', 'silk'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-49] Who has no more gold than the bid passes by force', () => {
    const { alice, bola, told } = offersTeaAndSilk({ alice: { gold: 20 }, bola: { gold: 4 } });

    alice.says(4);

    expect(told).toContainEqual({ type: 'PASSED', seat: bola.seat });
    expect(alice).toHave({ gold: 16, large: ['tea', 'silk'] });
    expect(bola).toHave({ gold: 4 });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-50] Alice passes, Bola bids one and wins at once', () => {
    const { alice, bola } = offersTeaAndSilk();

    alice.chooses('pass');
    expect(answersOf(bola)).toEqual(['pass', ...upTo(1, 20)]);
    bola.says(1);

    expect(bola).toHave({ gold: 19, large: ['tea', 'silk'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-51] Both pass: the wares return to the supply', () => {
    const { alice, bola, table, told } = offersTeaAndSilk();
    expect([tokensInSupply(table, 'tea'), tokensInSupply(table, 'silk')]).toEqual([5, 5]);

    alice.chooses('pass');
    bola.chooses('pass');

    expect(table).toHave({ supply: times(6, 6), lot: [], discard: ['traveling-merchant'] });
    expect(told).toContainEqual({ type: 'UNSOLD', seat: 0 });
    expect([alice, bola].map(({ seat }) => table.match.table.gold[seat])).toEqual([20, 20]);
  });

  test('[E-94] Without gold Alice passes unasked; Bola may take it for any bid, and wins at once', () => {
    const { alice, bola } = offersTeaAndSilk({ alice: { gold: 0 }, bola: { gold: 3 } });

    expect(bola).toBeAsked('AUCTION');
    expect(answersOf(bola)).toEqual(['pass', '1', '2', '3']);
    bola.says(2);

    expect(bola).toHave({ gold: 1, large: ['tea', 'silk'] });
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-94] Without gold on either side nobody is asked', () => {
    const { alice, bola, table } = offersTeaAndSilk({ alice: { gold: 0 }, bola: { gold: 0 } });

    expect(alice).toBeAsked('PLAY');
    expect(bola).toHave({ large: [] });
    expect(table).toHave({ supply: times(6, 6) });
  });

  test('[E-94] Alice bids one and Bola has one: Alice has it', () => {
    const { alice, bola } = offersTeaAndSilk({ bola: { gold: 1 } });

    alice.says(1);

    expect(alice).toHave({ gold: 19, large: ['tea', 'silk'] });
    expect(bola).toHave({ gold: 1 });
  });

  test('[E-94] Without gold Bola passes unasked after Alice has passed', () => {
    const { alice, table } = offersTeaAndSilk({ bola: { gold: 0 } });

    alice.chooses('pass');

    expect(alice).toBeAsked('PLAY');
    expect(table).toHave({ supply: times(6, 6) });
  });
});
