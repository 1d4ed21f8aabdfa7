import { describe, expect, test } from 'vitest';
import { dead, draws, duels, mayPick, resultOf, stateOf, typesOf } from './seated.ts';

const [AIM, NERVE] = ['CHAOS_AIM', 'CHAOS_NERVE'];

describe('before the throw', () => {
  test('[S-45] [T-35] nobody duels with themselves, nor with the dead', () => {
    const { alice } = draws('CHAOS', { carl: dead });

    expect(alice).toBeAsked('CHAOS_TARGET');
    expect(() => alice.picks('alice')).toThrow('NOT_YOURSELF');
    expect(() => alice.picks('carl')).toThrow('TARGET_NOT_ALIVE');
    expect(mayPick(alice)).toEqual(['bola', 'dina']);
  });

  test('[S-46] the target chooses the role, not the drawer', () => {
    const { alice, bola } = draws('CHAOS');

    alice.picks('bola');

    expect(() => alice.chooses('CAN')).toThrow('NOT_YOUR_DECISION');
    expect(bola).toBeAsked('CHAOS_ROLE');
    expect(() => alice.takesBack()).toThrow('WRONG_STEP');
  });

  test.each([
    ['[S-47] [T-36] who takes the can stands, and the drawer throws', 'CAN', 0, 1],
    ['[S-48] [T-37] who takes the ball throws, and the drawer stands', 'BALL', 1, 0],
  ] as const)('%s', (_title, role, thrower, defender) => {
    const { table, told } = duels(role);

    expect(table.match.asking).toMatchObject({
      prompt: 'CHAOS_THROW',
      seats: [thrower, defender],
      params: { thrower, defender, distance: 1 },
    });
    expect(told).toContainEqual({ type: 'CHAOS_STARTED', thrower, defender, distance: 1 });
  });

  test('the defender takes position, nobody else, and it cannot be taken back', () => {
    const { alice, bola } = draws('CHAOS');
    alice.picks('bola');
    bola.chooses('CAN');
    expect(() => bola.takesBack()).toThrow('WRONG_STEP');

    expect(() => alice.does('CHAOS_STAND')).toThrow('NOT_YOUR_DECISION');
    bola.does('CHAOS_STAND');
    expect(() => bola.takesBack()).toThrow('WRONG_STEP');
    expect(alice).toBeAsked('CHAOS_THROW');
  });

  test('[S-58] no throw before the defender stands', () => {
    const { alice, bola } = draws('CHAOS');
    alice.picks('bola');
    bola.chooses('CAN');

    expect(bola).toBeAsked('CHAOS_READY');
    expect(() => alice.times(AIM, 800)).toThrow('WRONG_STEP');
  });

  test('a role is the can or the ball', () => {
    const { alice, bola } = draws('CHAOS');
    alice.picks('bola');

    expect(() => bola.chooses('JUDGE')).toThrow('NO_SUCH_OPTION');
  });
});

describe('the throw', () => {
  test('[S-49] [T-38] [T-39] [T-43] can hit: the defender is dead at once, with all lives gone', () => {
    const { alice, bola, carl, told, table } = duels('CAN', { bola: { lives: 3 } }, { rolls: [1] });

    alice.times(AIM, 800);
    expect(bola).toBeAsked('CHAOS_THROW');
    bola.times(NERVE, null);

    expect(resultOf(told)).toEqual({
      type: 'CHAOS_RESULT',
      outcome: 'HIT_CAN',
      aimed: 'HIT_CAN',
      x: 0,
      stopAtMs: 800,
      loser: 1,
    });
    expect(stateOf(bola)).toBe('0 lives at 0, skip 0, turns 0');
    expect(table).toHave({ discard: ['CHAOS'] });
    carl.does('ROLL');
  });

  test.each([
    ['[S-50] the last moment on the can', 634, -24_900, 'HIT_CAN', 'bola'],
    ['[S-50] [T-41] a moment earlier it is the body', 633, -25_050, 'HIT_BODY', 'alice'],
    ['[S-51] the last moment on the body', 534, -39_900, 'HIT_BODY', 'alice'],
    ['[S-51] [T-40] a moment earlier it is a miss', 533, -40_050, 'MISS', 'alice'],
    ['[S-52] on the way back', 2_400, 0, 'HIT_CAN', 'bola'],
    ['[S-98] eleven minutes later: waiting is not punished', 660_000, 0, 'HIT_CAN', 'bola'],
  ] as const)('%s: %i ms is %i, %s, and %s dies', (_title, stop, x, outcome, loser) => {
    const people = duels('CAN');

    people.alice.times(AIM, stop);
    people.bola.times(NERVE, null);

    expect(resultOf(people.told)).toMatchObject({ x, outcome, aimed: outcome });
    expect(people[loser]).toHave({ lives: 0 });
    expect(people[loser === 'alice' ? 'bola' : 'alice']).toHave({ lives: 3 });
  });

  test.each([
    ['[S-53] hits the can: the drawer dies', 800, 'alice'],
    ['[S-53] misses: the target dies', 400, 'bola'],
  ] as const)('with the ball in the hand of the target %s', (_title, stop, loser) => {
    const people = duels('BALL');

    people.bola.times(AIM, stop);
    people.alice.times(NERVE, null);

    expect(people[loser]).toHave({ lives: 0 });
  });

  test.each([
    ['[S-57] a stop before 300 ms', 200],
    ['[S-57] half a millisecond', 800.5],
    ['a stop at 299 ms', 299],
    ['a stop after all time', 2_000_000_001],
    ['no stop at all', null],
    ['a negative time', -1],
  ])('%s cannot be', (_title, stop) => {
    const { alice } = duels('CAN');

    expect(() => alice.times(AIM, stop)).toThrow('The time sent cannot be right. (BAD_TIMING');
    expect(alice).toBeAsked('CHAOS_THROW');
  });

  test.each([300, 2_000_000_000])('a stop at %i ms can be', (stop) => {
    const { alice, bola } = duels('CAN');

    alice.times(AIM, stop);

    expect(() => alice.times(AIM, stop)).toThrow('ALREADY_THROWN');
    bola.times(NERVE, null);
  });

  test('[S-59] the defender does not throw, and the thrower has no nerve to report', () => {
    const { alice, bola, carl } = duels('CAN');

    expect(() => bola.times(AIM, 800)).toThrow('NOT_YOUR_DECISION');
    expect(() => alice.times(NERVE, 800)).toThrow('NOT_YOUR_DECISION');
    expect(() => carl.times(AIM, 800)).toThrow(
      'It is not your decision: alice throws, bola holds still. (NOT_YOUR_DECISION)',
    );
  });

  test('neither a throw nor a release can be taken back', () => {
    const throwing = duels('CAN');
    throwing.alice.times(AIM, 800);
    expect(() => throwing.alice.takesBack()).toThrow('WRONG_STEP');

    const releasing = duels('CAN');
    releasing.bola.times(NERVE, 100);
    expect(() => releasing.bola.takesBack()).toThrow('WRONG_STEP');
  });

  test('[S-60] one throw per duel', () => {
    const { alice } = duels('CAN');

    alice.times(AIM, 800);

    expect(() => alice.times(AIM, 900)).toThrow('You have thrown already: one throw per duel. (ALREADY_THROWN)');
  });
});

describe('after the duel', () => {
  test('[S-65] a drawer who dies has taken the turn; the next living seat rolls', () => {
    const { alice, bola, carl } = duels('CAN', { bola: { pos: 3 } });

    alice.times(AIM, 400);
    bola.times(NERVE, null);

    expect(alice).toHave({ lives: 0, turnsTaken: 1 });
    expect(bola).toBeAsked('ROLL');
    expect(carl).toHave({ lives: 3 });
  });

  test('[S-85] with two players a miss gives the game to the other, in the turn of the thrower', () => {
    const { alice, bola, table, told } = duels('CAN', {}, { seats: 2 });

    alice.times(AIM, 300);
    bola.times(NERVE, null);

    expect(resultOf(told)).toMatchObject({ x: -52_500, outcome: 'MISS', loser: 0 });
    expect(table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [1] });
    expect(table).toHave({ turnSeat: 0 });
  });

  test('[S-90] pending skips are served on the way to the next player', () => {
    const { alice, bola, carl, dina, told } = duels('CAN', { bola: { skip: 1 }, carl: { skip: 1 } });

    alice.times(AIM, 400);
    bola.times(NERVE, null);

    expect([alice, bola, carl].map(stateOf)).toEqual([
      '0 lives at 4, skip 0, turns 1',
      '3 lives at 0, skip 0, turns 0',
      '3 lives at 0, skip 0, turns 0',
    ]);
    expect(dina).toBeAsked('ROLL');
    expect(typesOf(told).slice(-3)).toEqual(['TURN_SKIPPED', 'TURN_SKIPPED', 'TURN_STARTED']);
  });
});
