import { describe, expect, test } from 'vitest';
import { dead, draws, mayPick, seated, stateOf, typesOf } from './seated.ts';

const JAILED = { pos: 10, jailed: true, skip: 1 };

test('[T-16] the card offers Summon and Exile', () => {
  const { table } = draws('SUMMON_EXILE');

  expect(table.match.asking).toMatchObject({ prompt: 'CARD_OPTION', options: ['SUMMON', 'EXILE'] });
});

test.each([['SUMMON'], ['EXILE']])('[T-17] [T-21] [T-48] [T-49] %s: one other living player', (option) => {
  const { alice } = draws('SUMMON_EXILE', { bola: dead, carl: JAILED });

  alice.chooses(option);

  expect(mayPick(alice)).toEqual(['carl', 'dina']);
  expect(() => alice.picks('alice')).toThrow('NOT_YOURSELF');
  expect(() => alice.picks('bola')).toThrow('TARGET_NOT_ALIVE');
});

describe('Summon', () => {
  test('[S-30] [T-18] [T-19] [T-20] the target comes to the square of the drawer, and loses nothing', () => {
    const { alice, carl } = draws('SUMMON_EXILE', { carl: { pos: 13 } });

    alice.chooses('SUMMON');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('3 lives at 4, skip 0, turns 0');
  });

  test('a summons goes forwards too', () => {
    const { alice, carl } = seated(
      { alice: { pos: 14 }, carl: { pos: 1 }, table: { deck: ['SUMMON_EXILE'] } },
      { rolls: [2] },
    );
    alice.does('ROLL');

    alice.chooses('SUMMON');
    alice.picks('carl');

    expect(carl).toHave({ pos: 16 });
  });

  test('[S-31] out of Jail, but the turn is still missed', () => {
    const { alice, bola, carl, dina, told } = draws('SUMMON_EXILE', { carl: JAILED }, { rolls: [1] });

    alice.chooses('SUMMON');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('3 lives at 4, skip 1, turns 0');
    bola.does('ROLL');
    expect(dina).toBeAsked('ROLL');
    expect(told).toContainEqual({ type: 'TURN_SKIPPED', seat: 2 });
    expect(stateOf(carl)).toBe('3 lives at 4, skip 0, turns 0');
  });

  test('[S-32] being summoned onto a card square draws nothing', () => {
    const { alice, bola, table, told } = draws('SUMMON_EXILE', {}, { rolls: [1] });

    alice.chooses('SUMMON');
    alice.picks('bola');
    expect(bola).toHave({ pos: 4 });
    expect(bola).toBeAsked('ROLL');
    bola.does('ROLL');

    expect(bola).toHave({ pos: 5 });
    expect(typesOf(told).filter((type) => type === 'CARD_DRAWN')).toHaveLength(1);
    expect(table).toHave({ turnSeat: 2 });
  });
});

describe('Exile', () => {
  test('[S-33] [T-22] [T-23] [T-24] [T-25] a life, Jail on square 10, and a missed turn', () => {
    const { alice, carl } = draws('SUMMON_EXILE', { carl: { pos: 18 } });

    alice.chooses('EXILE');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('2 lives at 10 in Jail, skip 1, turns 0');
  });

  test('[S-34] who dies of it is not jailed and misses nothing', () => {
    const { alice, carl, told } = draws('SUMMON_EXILE', { carl: { lives: 1, pos: 18 } });

    alice.chooses('EXILE');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('0 lives at 18, skip 0, turns 0');
    expect(typesOf(told)).not.toContain('EXILED');
    expect(told).toContainEqual({ type: 'DIED', seat: 2, by: 'EXILE' });
  });

  test('[S-35] a second exile takes a second life, but no second turn', () => {
    const { alice, carl } = draws('SUMMON_EXILE', { carl: JAILED });

    alice.chooses('EXILE');
    alice.picks('carl');

    expect(stateOf(carl)).toBe('2 lives at 10 in Jail, skip 1, turns 0');
  });

  test('[S-36] the exiled miss one turn, which is not taken, then roll from 10 and are released', () => {
    const { alice, bola, carl, told } = draws('SUMMON_EXILE', {}, { seats: 3, rolls: [1, 1, 3] });

    alice.chooses('EXILE');
    alice.picks('bola');
    expect(carl).toBeAsked('ROLL');
    expect(stateOf(bola)).toBe('2 lives at 10 in Jail, skip 0, turns 0');
    carl.does('ROLL');
    alice.does('ROLL');
    expect(bola).toBeAsked('ROLL');
    expect(bola).toHave({ jailed: true });
    bola.does('ROLL');

    expect(stateOf(bola)).toBe('2 lives at 13, skip 0, turns 1');
    expect(typesOf(told).filter((type) => type === 'TURN_SKIPPED')).toHaveLength(1);
    expect(typesOf(told).slice(-4)).toEqual(['ROLLED', 'RELEASED', 'MOVED', 'TURN_STARTED']);
  });

  test('[S-37] with two players the drawer is on turn again', () => {
    const { alice, bola } = draws('SUMMON_EXILE', {}, { seats: 2, rolls: [1] });

    alice.chooses('EXILE');
    alice.picks('bola');
    expect(alice).toBeAsked('ROLL');
    alice.does('ROLL');

    expect(bola).toBeAsked('ROLL');
    expect(alice).toHave({ turnsTaken: 2 });
  });

  test('the released draw for the square they roll to', () => {
    const { alice, bola } = draws('SUMMON_EXILE', {}, { seats: 2, rolls: [1, 2] });

    alice.chooses('EXILE');
    alice.picks('bola');
    alice.does('ROLL');
    bola.does('ROLL');

    expect(bola.table).toHave({ pending: ['SUMMON_EXILE'] }); // she rolled to 12 and draws for that
    expect(bola).toHave({ pos: 12, jailed: false });
  });
});
