import { describe, expect, test } from 'vitest';
import { dead, draws, mayPick, seated, stateOf, typesOf } from './seated.ts';

describe('Resurrect', () => {
  test('[S-38] [S-81] [T-26] with nobody dead it is offered, and refused with the reason', () => {
    const { alice, table } = draws('RESURRECT_REAP');

    expect(table.match.asking?.options).toEqual(['RESURRECT', 'REAP']);
    expect(() => alice.chooses('RESURRECT')).toThrow(
      'Nobody is dead, so nobody can be resurrected. (OPTION_UNAVAILABLE',
    );
    expect(alice).toBeAsked('CARD_OPTION');
  });

  test('[S-39] [T-28] [T-29] [T-30] [T-31] alive at the start with 1 life, free, with the turns taken so far', () => {
    const { alice, dina } = draws('RESURRECT_REAP', {
      dina: { lives: 0, pos: 10, jailed: true, skip: 1, turnsTaken: 2 },
    });

    alice.chooses('RESURRECT');
    alice.picks('dina');

    expect(stateOf(dina)).toBe('1 lives at 0, skip 0, turns 2');
  });

  test('[S-40] [T-27] only the dead', () => {
    const { alice } = draws('RESURRECT_REAP', { dina: dead });

    alice.chooses('RESURRECT');

    expect(() => alice.picks('carl')).toThrow('carl is alive: only a dead player can be resurrected. (TARGET_NOT_DEAD');
    expect(() => alice.picks('alice')).toThrow('NOT_YOURSELF');
    expect(mayPick(alice)).toEqual(['dina']);
  });

  test('[TD-2] a life is all that comes back, whatever the match began with', () => {
    const { alice, bola } = draws('RESURRECT_REAP', { bola: dead }, { options: { lives: 5 } });

    alice.chooses('RESURRECT');
    alice.picks('bola');

    expect(bola).toHave({ lives: 1 });
  });

  test('[S-86] who comes back next to the drawer rolls at once, from 0', () => {
    const { alice, bola } = draws('RESURRECT_REAP', { bola: { lives: 0, pos: 13 } }, { rolls: [2] });

    alice.chooses('RESURRECT');
    alice.picks('bola');
    expect(bola).toBeAsked('ROLL');
    bola.does('ROLL');

    expect(stateOf(bola)).toBe('1 lives at 2, skip 0, turns 1');
  });

  test('with two alive a third comes back', () => {
    const { alice, carl, table } = draws('RESURRECT_REAP', { carl: dead }, { seats: 3 });

    alice.chooses('RESURRECT');
    alice.picks('carl');

    expect(carl).toHave({ lives: 1 });
    expect(table.match.over).toBeNull();
  });
});

describe('Reap', () => {
  test('[S-41] [T-32] [T-33] [T-34] the target dies, whatever lives were left', () => {
    const { alice, bola, carl, told } = draws('RESURRECT_REAP');

    alice.chooses('REAP');
    expect(mayPick(alice)).toEqual(['bola', 'carl', 'dina']);
    alice.picks('carl');

    expect(carl).toHave({ lives: 0 });
    expect(told).toContainEqual({ type: 'DIED', seat: 2, by: 'REAP' });
    expect(bola).toBeAsked('ROLL');
  });

  test('[S-42] with two alive it wins the game', () => {
    const { alice, table } = draws('RESURRECT_REAP', {}, { seats: 2 });

    alice.chooses('REAP');
    alice.picks('bola');

    expect(table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [0] });
    expect(alice).toHave({ turnsTaken: 1 });
    expect(table).toHave({ discard: ['RESURRECT_REAP'], pending: [] });
  });

  test('[S-43] the dead are not reaped again', () => {
    const { alice } = draws('RESURRECT_REAP', { dina: dead });

    alice.chooses('REAP');

    expect(() => alice.picks('dina')).toThrow('TARGET_NOT_ALIVE');
    expect(() => alice.picks('alice')).toThrow('NOT_YOURSELF');
  });

  test('[S-44] it has no option Judge', () => {
    const { alice } = draws('RESURRECT_REAP');

    expect(() => alice.chooses('JUDGE')).toThrow('This card does not have that option. (NO_SUCH_OPTION)');
  });

  test('[S-89] a missed turn of the dead is not used up and not told; coming back clears it', () => {
    const { alice, bola, carl, dina, told } = draws(
      'RESURRECT_REAP',
      { carl: { pos: 10, jailed: true, skip: 1 }, table: { deck: ['RESURRECT_REAP', 'RESURRECT_REAP'] } },
      { rolls: [1, 1, 4] },
    );

    alice.chooses('REAP');
    alice.picks('carl');
    bola.does('ROLL');
    expect(dina).toBeAsked('ROLL');
    expect(stateOf(carl)).toBe('0 lives at 10 in Jail, skip 1, turns 0');
    expect(typesOf(told)).not.toContain('TURN_SKIPPED');

    dina.does('ROLL');
    alice.does('ROLL');
    alice.chooses('RESURRECT');
    alice.picks('carl');
    expect(stateOf(carl)).toBe('1 lives at 0, skip 0, turns 0');
  });
});

test('[T-54] deaths are looked for after every effect: the last one alive has won', () => {
  const cards = [
    ['JUDGE_JURY', 'JUDGE'],
    ['SUMMON_EXILE', 'EXILE'],
    ['RESURRECT_REAP', 'REAP'],
  ] as const;
  for (const [card, option] of cards) {
    const { alice, table } = draws(card, { bola: { lives: 1 }, carl: dead, dina: dead });

    alice.chooses(option);
    alice.picks('bola');

    expect([option, table.match.over]).toEqual([option, { reason: 'LAST_ALIVE', winners: [0] }]);
  }
});

test('who is alone is not yet so before the turn ends: turns are counted first', () => {
  const { alice, told } = seated({ bola: dead, carl: dead, table: { deck: ['RESURRECT_REAP'] } }, { rolls: [4] });
  alice.does('ROLL');

  alice.chooses('REAP');
  alice.picks('dina');

  expect(typesOf(told).slice(-3)).toEqual(['LIVES_CHANGED', 'DIED', 'WON']);
  expect(alice).toHave({ turnsTaken: 1 });
});
