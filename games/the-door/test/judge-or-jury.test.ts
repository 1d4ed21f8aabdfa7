import { describe, expect, test } from 'vitest';
import { dead, draws, mayPick, stateOf } from './seated.ts';

describe('Judge', () => {
  test('[S-13] [T-7] the target loses a life, and the turn passes', () => {
    const { alice, bola, carl, table } = draws('JUDGE_JURY');

    alice.chooses('JUDGE');
    alice.picks('carl');

    expect(carl).toHave({ lives: 2, pos: 0, jailed: false, skip: 0 });
    expect(alice).toHave({ lives: 3, turnsTaken: 1 });
    expect(table).toHave({ discard: ['JUDGE_JURY'], turnSeat: 1 });
    expect(bola).toBeAsked('ROLL');
  });

  test('[S-14] [T-8] [T-4] who had 1 life is dead at once', () => {
    const { alice, bola, carl, told } = draws('JUDGE_JURY', { carl: { lives: 1 } }, { rolls: [1] });

    alice.chooses('JUDGE');
    alice.picks('carl');

    expect(carl).toHave({ lives: 0 });
    expect(told).toContainEqual({ type: 'DIED', seat: 2, by: 'JUDGE' });
    bola.does('ROLL');
    expect(carl.table).toHave({ turnSeat: 3 });
  });

  test('[S-15] [T-6] nobody judges themselves', () => {
    const { alice } = draws('JUDGE_JURY');

    alice.chooses('JUDGE');

    expect(() => alice.picks('alice')).toThrow('You cannot choose yourself. (NOT_YOURSELF');
    expect(mayPick(alice)).toEqual(['bola', 'carl', 'dina']);
  });

  test('[S-16] nobody judges the dead', () => {
    const { alice } = draws('JUDGE_JURY', { carl: dead });

    alice.chooses('JUDGE');

    expect(() => alice.picks('carl')).toThrow('carl is dead. (TARGET_NOT_ALIVE');
    expect(mayPick(alice)).toEqual(['bola', 'dina']);
  });

  test('[S-17] [T-50] a player in Jail can be judged, and stays there', () => {
    const { alice, carl } = draws('JUDGE_JURY', { carl: { pos: 10, jailed: true, skip: 1 } });

    alice.chooses('JUDGE');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('2 lives at 10 in Jail, skip 1, turns 0');
  });
});

describe('Jury', () => {
  test('[S-21] [T-9] [T-10] [T-11] the selector chooses who loses two lives', () => {
    const { alice, bola, dina, table } = draws('JUDGE_JURY');

    alice.chooses('JURY');
    alice.picks('bola');
    expect(bola).toBeAsked('JURY_VICTIM');
    expect(mayPick(bola)).toEqual(['alice', 'carl', 'dina']);
    bola.picks('dina');

    expect(dina).toHave({ lives: 1 });
    expect(bola).toHave({ lives: 3 });
    expect(table).toHave({ discard: ['JUDGE_JURY'], turnSeat: 1 });
  });

  test('[S-22] [T-15] the drawer can be the victim, and cannot overrule it', () => {
    const { alice, bola } = draws('JUDGE_JURY');

    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('alice');

    expect(alice).toHave({ lives: 1 });
    for (const actor of [alice, bola]) expect(() => actor.takesBack()).toThrow('WRONG_STEP');
  });

  test('[S-23] [T-13] the drawer is not the selector', () => {
    const { alice } = draws('JUDGE_JURY', { carl: dead });

    alice.chooses('JURY');

    expect(() => alice.picks('alice')).toThrow('NOT_YOURSELF');
    expect(() => alice.picks('carl')).toThrow('TARGET_NOT_ALIVE');
  });

  test('[S-24] [T-14] the selector is not the victim', () => {
    const { alice, bola } = draws('JUDGE_JURY', { carl: dead });

    alice.chooses('JURY');
    alice.picks('bola');

    expect(() => bola.picks('bola')).toThrow('NOT_YOURSELF');
    expect(() => bola.picks('carl')).toThrow('TARGET_NOT_ALIVE');
  });

  test('[S-25] the drawer does not name the victim', () => {
    const { alice, carl } = draws('JUDGE_JURY');

    alice.chooses('JURY');
    alice.picks('bola');

    expect(() => alice.picks('dina')).toThrow('It is not your decision: bola decides now. (NOT_YOUR_DECISION)');
    expect(() => carl.picks('dina')).toThrow('NOT_YOUR_DECISION');
  });

  test('[S-26] with the selector confirmed there is no way back', () => {
    const { alice, bola } = draws('JUDGE_JURY');

    alice.chooses('JURY');
    alice.picks('bola');

    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
    expect(() => alice.changesTo('JUDGE')).toThrow('WRONG_STEP');
    expect(bola).toBeAsked('JURY_VICTIM');
  });

  test('[S-27] with two alive the only victim is the drawer', () => {
    const { alice, bola } = draws('JUDGE_JURY', {}, { seats: 2 });

    alice.chooses('JURY');
    alice.picks('bola');

    expect(mayPick(bola)).toEqual(['alice']);
    expect(bola).toBeAsked('JURY_VICTIM');
  });

  test('[S-28] [T-55] and two lives less can end the game for the drawer', () => {
    const { alice, bola, table } = draws('JUDGE_JURY', { alice: { lives: 2 } }, { seats: 2 });

    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('alice');

    expect(table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [1] });
  });

  test.each([
    ['[S-29] [T-12] a victim with 1 life has 0 afterwards, not less', 1],
    ['a victim with 2 lives is dead as well', 2],
  ])('%s', (_title, lives) => {
    const { alice, bola, dina, told } = draws('JUDGE_JURY', { dina: { lives } });

    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('dina');

    expect(dina).toHave({ lives: 0 });
    expect(told).toContainEqual({ type: 'LIVES_CHANGED', seat: 3, from: lives, to: 0 });
    expect(told).toContainEqual({ type: 'DIED', seat: 3, by: 'JURY' });
  });

  test('[S-84] who dies in their own turn has taken it, and the game goes on', () => {
    const { alice, bola, table } = draws('JUDGE_JURY', { alice: { lives: 2 } });

    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('alice');

    expect(alice).toHave({ lives: 0, turnsTaken: 1 });
    expect(bola).toBeAsked('ROLL');
    expect(table.match.over).toBeNull();
  });

  test('a selector in Jail, with a turn to miss, still selects', () => {
    const { alice, bola, carl } = draws('JUDGE_JURY', { bola: { pos: 10, jailed: true, skip: 1 } });

    alice.chooses('JURY');
    alice.picks('bola');
    bola.picks('carl');

    expect(carl).toHave({ lives: 1 });
    expect(stateOf(bola)).toBe('3 lives at 10 in Jail, skip 0, turns 0');
    expect(carl).toBeAsked('ROLL');
  });
});
