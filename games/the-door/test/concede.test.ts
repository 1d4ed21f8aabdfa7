import { describe, expect, test } from 'vitest';
import { dead, draws, duels, seated, stateOf, typesOf } from './seated.ts';

describe('who gives up dies', () => {
  test('on turn: the turn is over, and the next player rolls', () => {
    const { alice, bola, told } = seated();

    alice.concedes();

    expect(stateOf(alice)).toBe('0 lives at 0, skip 0, turns 1');
    expect(bola).toBeAsked('ROLL');
    expect(told).toContainEqual({ type: 'DIED', seat: 0, by: 'CONCEDED' });
  });

  test.each(['JUDGE_JURY', 'SUMMON_EXILE', 'CHAOS'] as const)('with %s drawn: it is discarded', (card) => {
    const { alice, bola, table } = draws(card);

    alice.concedes();

    expect(table).toHave({ pending: [], discard: [card] });
    expect(bola).toBeAsked('ROLL');
    expect(bola).toHave({ lives: 3 });
  });

  test('with the target still to be chosen', () => {
    const { alice, bola, table } = draws('RESURRECT_REAP', { carl: dead });
    alice.chooses('RESURRECT');

    alice.concedes();

    expect(table).toHave({ pending: [], discard: ['RESURRECT_REAP'] });
    expect(bola).toBeAsked('ROLL');
  });

  test('as the selector of a Jury: nobody is chosen', () => {
    const { alice, bola, carl, dina, table } = draws('JUDGE_JURY');
    alice.chooses('JURY');
    alice.picks('bola');

    bola.concedes();

    expect([alice, bola, carl, dina].map(stateOf)).toEqual([
      '3 lives at 4, skip 0, turns 1',
      '0 lives at 0, skip 0, turns 0',
      '3 lives at 0, skip 0, turns 0',
      '3 lives at 0, skip 0, turns 0',
    ]);
    expect(table).toHave({ discard: ['JUDGE_JURY'] });
    expect(carl).toBeAsked('ROLL');
  });

  test('[T-15] as the drawer of a Jury: the selector who was named still chooses', () => {
    const { alice, bola, carl, table, told } = draws('JUDGE_JURY', {}, { seats: 3 });
    alice.chooses('JURY');
    alice.picks('bola');

    alice.concedes();

    expect(bola).toBeAsked('JURY_VICTIM');
    expect(table).toHave({ pending: ['JUDGE_JURY'], discard: [] });
    expect(() => bola.picks('alice')).toThrow('TARGET_NOT_ALIVE');
    bola.picks('carl');
    expect(told).toContainEqual({ type: 'VICTIM_CHOSEN', seat: 1, target: 2 });
    expect([alice, bola, carl].map(stateOf)).toEqual([
      '0 lives at 4, skip 0, turns 1',
      '3 lives at 0, skip 0, turns 0',
      '1 lives at 0, skip 0, turns 0',
    ]);
    expect(table).toHave({ pending: [], discard: ['JUDGE_JURY'] });
    expect(bola).toBeAsked('ROLL');
  });

  test('as the drawer of a Jury, with nobody left but the selector: the selector has won', () => {
    const { alice, bola, table } = draws('JUDGE_JURY', {}, { seats: 2 });
    alice.chooses('JURY');
    alice.picks('bola');

    alice.concedes();

    expect(table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [1] });
    expect(table).toHave({ pending: [], discard: ['JUDGE_JURY'] });
    expect(bola).toHave({ lives: 3 });
  });

  test('as the drawer of a Jury, and then the selector too: nobody is chosen', () => {
    const { alice, bola, carl, dina, table } = draws('JUDGE_JURY');
    alice.chooses('JURY');
    alice.picks('bola');

    alice.concedes();
    bola.concedes();

    expect([carl, dina].map(stateOf)).toEqual(['3 lives at 0, skip 0, turns 0', '3 lives at 0, skip 0, turns 0']);
    expect(table).toHave({ pending: [], discard: ['JUDGE_JURY'] });
    expect(carl).toBeAsked('ROLL');
  });

  test('asked for a role', () => {
    const { alice, bola, carl, table } = draws('CHAOS');
    alice.picks('bola');

    bola.concedes();

    expect(alice).toHave({ lives: 3, turnsTaken: 1 });
    expect(table).toHave({ discard: ['CHAOS'], pending: [] });
    expect(carl).toBeAsked('ROLL');
  });

  test.each([
    ['CAN', 'alice'],
    ['CAN', 'bola'],
    ['BALL', 'alice'],
    ['BALL', 'bola'],
  ] as const)('in a duel before it begins (%s, %s)', (role, loser) => {
    const people = draws('CHAOS');
    people.alice.picks('bola');
    people.bola.chooses(role);

    people[loser].concedes();

    expect(people[loser]).toHave({ lives: 0 });
    expect(people[loser === 'alice' ? 'bola' : 'alice']).toHave({ lives: 3 });
    expect(people[loser === 'alice' ? 'bola' : 'carl']).toBeAsked('ROLL');
  });

  test.each(['alice', 'bola'] as const)('in a duel with the ball in the air (%s)', (loser) => {
    const people = duels('CAN');
    people.alice.times('CHAOS_AIM', 800);

    people[loser].concedes();

    expect(people[loser]).toHave({ lives: 0 });
    expect(people[loser === 'alice' ? 'bola' : 'alice']).toHave({ lives: 3 });
    expect(typesOf(people.told)).not.toContain('CHAOS_RESULT');
    expect(people.table).toHave({ discard: ['CHAOS'] });
  });

  test('as a bystander: the question stays open, the dead can no longer be chosen', () => {
    const { alice, bola, carl, dina } = draws('JUDGE_JURY');
    alice.chooses('JURY');
    alice.picks('bola');

    carl.concedes();

    expect(bola).toBeAsked('JURY_VICTIM');
    expect(() => bola.picks('carl')).toThrow('TARGET_NOT_ALIVE');
    bola.picks('dina');
    expect(dina).toHave({ lives: 1 });
  });

  test('[TD-43] as a bystander while a target is chosen: the drawer may still change the option', () => {
    const { alice, bola, carl, table } = draws('JUDGE_JURY', {}, { seats: 3 });
    alice.chooses('JURY'); // which would hit her, with Carl gone

    carl.concedes();

    expect(alice).toBeAsked('CARD_OPTION');
    expect(table).toHave({ pending: ['JUDGE_JURY'], discard: [] });
    alice.chooses('JUDGE');
    alice.takesBack();
    alice.chooses('JUDGE');
    alice.picks('bola');
    expect(bola).toHave({ lives: 2 });
    expect(bola).toBeAsked('ROLL');
  });

  test('as a bystander of a duel', () => {
    const { alice, bola, dina, table } = duels('CAN');

    dina.concedes();
    alice.times('CHAOS_AIM', 800);
    bola.times('CHAOS_NERVE', null);

    expect(bola).toHave({ lives: 0 });
    expect(table.match.over).toBeNull();
  });

  test('dead already: refused, and nobody hears of it', () => {
    const { alice, carl, told } = seated({ carl: dead });

    expect(() => carl.concedes()).toThrow('NOT_YOUR_DECISION');

    expect(alice).toBeAsked('ROLL');
    expect(typesOf(told)).toEqual([]);
  });
});

describe('the last one alive wins', () => {
  test.each(['alice', 'bola'] as const)('of two, when %s gives up', (loser) => {
    const people = seated({}, { seats: 2 });

    people[loser].concedes();

    expect(people.table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [loser === 'alice' ? 1 : 0] });
  });

  test('also when the one who gives up has nothing to do with the open question', () => {
    const { alice, bola, table, told } = draws('JUDGE_JURY', { carl: dead, dina: dead });

    bola.concedes();

    expect(table.match.over).toEqual({ reason: 'LAST_ALIVE', winners: [0] });
    expect(table).toHave({ pending: [], discard: ['JUDGE_JURY'] });
    expect(told.at(-1)).toEqual({ type: 'WON', seat: 0, reason: 'LAST_ALIVE' });
    expect(() => alice.concedes()).toThrow('GAME_OVER');
  });

  test('and who gave up can be brought back like any other dead player', () => {
    const { alice, bola, carl } = draws('RESURRECT_REAP');
    carl.concedes();

    alice.chooses('RESURRECT');
    alice.picks('carl');

    expect(carl).toHave({ lives: 1, pos: 0 });
    expect(bola).toBeAsked('ROLL');
  });
});

test('giving up can bring the Lightning Round', () => {
  const took = { turnsTaken: 4 };
  const { alice, bola, table } = seated({ alice: { turnsTaken: 1 }, bola: took, carl: took, dina: took });

  alice.concedes();

  expect(table).toHave({ lightning: true });
  expect(bola).toBeAsked('ROLL');
});
