import { hashOf } from '@dealers-choice/kernel';
import { given } from '@dealers-choice/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { jambo } from '../../src/index.ts';
import { goldTold, listenTo, times, whyNot } from '../asking.ts';

const ready = {
  phase: 'PLAY',
  alice: { utilities: ['throne', 'throne'], large: ['fruit', 'silk'] },
  bola: { large: [null, 'salt', 'tea'] },
} as const;

describe('Throne', () => {
  test("[E-28] [J-16] [J-28] exchanges a ware of one's own for a chosen one of the other player", () => {
    const { alice, bola, table } = given(jambo, ready);
    const told = listenTo(table);

    alice.does('USE', 'throne');
    expect(alice).toBeAsked('WARE_THEFT_SWAP');
    expect(table).toHave({ actions: 4 });
    alice.picks('large-3');
    expect(alice).toBeAsked('WARE_THEFT_SWAP');
    alice.picks('large-2');

    expect(alice).toHave({ large: ['fruit', 'tea'], gold: 20 });
    expect(bola).toHave({ large: ['silk', 'salt'], gold: 20 });
    expect(table).toHave({ actions: 4, supply: times(6, 6).map((six, ware) => (ware < 2 ? six : 5)) });
    expect(told.at(-1)).toEqual({ type: 'EXCHANGED', seat: 0, theirs: 'tea', mine: 'silk' });
    expect(goldTold(table, told)).toEqual([]);
    expect(alice).toBeAsked('PLAY');
  });

  test('[E-28] [J-16] is used then; a second one is still ready', () => {
    const { alice, table } = given(jambo, ready);

    for (const theirs of ['large-2', 'large-3']) {
      alice.does('USE', 'throne');
      alice.picks(theirs);
      alice.picks('large-1');
    }

    expect(table).toHave({ actions: 3 });
    expect(whyNot(alice, { do: 'USE', card: 'throne' })).toBe('ALREADY_USED');
  });

  test('[E-28] [J-35] moves nothing until both wares are chosen', () => {
    const { alice, bola } = given(jambo, ready);

    alice.does('USE', 'throne');
    alice.picks('large-3');

    expect(alice).toHave({ large: ['fruit', 'silk'] });
    expect(bola).toHave({ large: [null, 'salt', 'tea'] });
  });

  test('[E-29] works with two full stands, and nobody pays', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], gold: 0, large: times(6, 'silk') },
      bola: { gold: 0, large: times(6, 'tea') },
    });

    alice.does('USE', 'throne');
    alice.picks('large-6');
    alice.picks('large-1');

    expect(alice).toHave({ large: ['tea', ...times(5, 'silk')], gold: 0 });
    expect(bola).toHave({ large: [...times(5, 'tea'), 'silk'], gold: 0 });
  });

  test.each([
    ['alice', 'large-1', 'NO_SUCH_TARGET'],
    ['alice', 'small1-1', 'NO_SUCH_TARGET'],
    ['bola', 'large-3', 'NOT_YOUR_DECISION'],
  ] as const)('[E-30] [J-15] [J-34] step 1 does not take %s, %s: %s', (name, space, code) => {
    const people = given(jambo, ready);
    people.alice.does('USE', 'throne');
    const before = hashOf(people.table.match);

    const refusal = people[name].tries({ pick: space });

    expect(refusal?.code).toBe(code);
    expect(hashOf(people.table.match)).toBe(before);
  });

  test.each([
    ['alice', 'large-3', 'NO_SUCH_TARGET'],
    ['bola', 'large-2', 'NOT_YOUR_DECISION'],
  ] as const)("[E-30] [J-15] [J-34] step 2 is about Alice's own wares, and not for %s, %s: %s", (name, space, code) => {
    const people = given(jambo, ready);
    people.alice.does('USE', 'throne');
    people.alice.picks('large-3');
    const before = hashOf(people.table.match);

    const refusal = people[name].tries({ pick: space });

    expect(refusal?.code).toBe(code);
    expect(hashOf(people.table.match)).toBe(before);
  });

  test('[E-30] [J-33] takes exactly one ware, and no other command', () => {
    const { alice } = given(jambo, ready);
    alice.does('USE', 'throne');

    expect(whyNot(alice, { pick: [] })).toBe('WRONG_NUMBER');
    expect(whyNot(alice, { pick: ['large-2', 'large-3'] })).toBe('WRONG_NUMBER');
    expect(whyNot(alice, { do: 'END_TURN' })).toBe('NOT_NOW');
  });

  test.each([
    [[], ['tea'], 'TOO_FEW_WARES need 1 have 0'],
    [['tea'], [], 'RIVAL_HAS_NO_WARE'],
    [['tea'], ['tea'], null],
  ])('[E-31] with %j against %j: %s', (mine, theirs, why) => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: mine },
      bola: { large: theirs },
    });

    expect(whyNot(alice, { do: 'USE', card: 'throne' })).toBe(why);
  });

  test('[E-31] An empty small stand is no ware', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], stands: ['small-stand'] },
      bola: { large: ['tea'] },
    });

    expect(whyNot(alice, { do: 'USE', card: 'throne' })).toBe('TOO_FEW_WARES need 1 have 0');
  });

  test('[E-31] A ware on a small stand is a ware', () => {
    const { alice, bola } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], stands: ['small-stand'], small: ['tea'] },
      bola: { stands: ['small-stand'], small: [null, 'silk'] },
    });

    alice.does('USE', 'throne');
    alice.picks('small1-2');
    alice.picks('small1-1');

    expect(alice).toHave({ large: ['silk'], small: [] });
    expect(bola).toHave({ large: ['tea'], small: [] });
  });

  test('[E-103] [J-16] asks both steps even with one ware on each side', () => {
    const { alice } = given(jambo, {
      phase: 'PLAY',
      alice: { utilities: ['throne'], large: ['tea'] },
      bola: { large: ['silk'] },
    });

    alice.does('USE', 'throne');
    alice.picks('large-1');
    expect(alice).toBeAsked('WARE_THEFT_SWAP');
    alice.picks('large-1');

    expect(alice).toHave({ large: ['silk'] });
  });
});
