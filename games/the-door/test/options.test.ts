import { BadSetup, type Seat, start, type Wanted } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS, characterOf, theDoor } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { seated } from './seated.ts';

const begin = (options: Wanted = {}, seats?: number) =>
  start(theDoor, { seed: 1, options, ...(seats === undefined ? {} : { seats }) });

describe('options', () => {
  test('when nothing is said', () => {
    expect(begin().seats).toBe(4);
    expect(begin().options).toEqual({
      startSeat: 'random',
      lives: 3,
      doorOpens: 'always',
      flinch: true,
      characters: [],
      aiLevel: [],
      afkSeconds: 60,
    });
  });

  test.each([2, 3, 4, 5, 6, 7, 8, 9])('%i seats', (seats) => {
    const { table } = begin({}, seats);

    expect([table.lives.length, table.pos.length]).toEqual([seats, seats]);
  });

  test.each([0, 1, 10, 4.5])('not %d seats', (seats) => {
    expect(() => begin({}, seats)).toThrow(`the-door is for 2 to 9 seats, not ${seats}.`);
  });

  test.each(['1', '2', '3', '4'])('seat %s starts', (startSeat) => {
    expect(begin({ startSeat })).toMatchObject({ table: { turnSeat: Number(startSeat) - 1 } });
    expect(begin({ startSeat }).asking?.seats).toEqual([Number(startSeat) - 1]);
  });

  test('a starting seat can be a number too, but must be at the table', () => {
    expect(begin({ startSeat: 2 }).table.turnSeat).toBe(1);
    expect(() => begin({ startSeat: '5' })).toThrow(BadSetup);
    expect(() => begin({ startSeat: '5' })).toThrow('startSeat is 5; it must be random or a seat from 1 to 4.');
  });

  test('[TD-7] by chance every seat starts about equally often', () => {
    const starts = [0, 0, 0, 0];
    for (let seed = 0; seed < 2_000; seed++) starts[start(theDoor, { seed }).table.turnSeat]!++;

    for (const count of starts) expect(Math.abs(count - 500)).toBeLessThan(75);
  });

  test.each([1, 2, 3, 4, 5])('%i lives at the start', (lives) => {
    expect(begin({ lives }).table.lives).toEqual([lives, lives, lives, lives]);
  });

  test('with 1 life a Judge kills', () => {
    const { alice, carl } = seated({ table: { deck: ['JUDGE_JURY'] } }, { rolls: [4], options: { lives: 1 } });
    alice.does('ROLL');

    alice.chooses('JUDGE');
    alice.picks('carl');

    expect(carl).toHave({ lives: 0 });
  });

  test.each([
    [{ lives: 0 }, 'lives is 0; it must be a whole number from 1 to 5.'],
    [{ lives: 6 }, 'lives is 6; it must be a whole number from 1 to 5.'],
    [{ startSeat: '10' }, 'startSeat is "10"; it must be one of random, 1, 2'],
    [{ doorOpens: 'never' }, 'doorOpens is "never"; it must be one of always, lightning.'],
    [{ flinch: 'maybe' }, 'flinch is "maybe"; it must be on or off.'],
    [{ aiLevel: 'dull' }, 'aiLevel is "dull"; it must be one of temper, sharp, for all seats or one per seat.'],
    [{ aiLevel: ['sharp'] }, 'aiLevel is ["sharp"]; it must be'],
    [{ afkSeconds: 301 }, 'afkSeconds is 301; it must be a whole number from 0 to 300.'],
    [{ afkSeconds: -1 }, 'afkSeconds is -1; it must be'],
    [{ characters: '1,1,2,3' }, 'different whole numbers from 1 to 9, one per seat'],
    [{ characters: '1,2,3,10' }, 'different whole numbers from 1 to 9, one per seat'],
    [{ seats: 4 }, 'has no option "seats"'],
  ])('%j is refused with what would be right', (options, problem) => {
    expect(() => begin(options)).toThrow(problem);
  });

  test.each([
    [{ doorOpens: 'lightning', flinch: false, afkSeconds: 0, aiLevel: 'sharp', characters: '9,8,7,6' }],
    [{ doorOpens: 'always', flinch: true, afkSeconds: 300, aiLevel: ['temper', 'sharp', 'sharp', 'temper'] }],
  ])('%j is fine', (options) => {
    expect(begin(options).options).toMatchObject({ doorOpens: options.doorOpens, flinch: options.flinch });
  });
});

describe('characters', () => {
  test.each([
    [1, 'Anchor', 60, 'balanced'],
    [2, 'Beacon', 90, 'cautious'],
    [3, 'Cutlass', 95, 'aggressive'],
    [4, 'Drydock', 70, 'cautious'],
    [5, 'Ember', 50, 'aggressive'],
    [6, 'Fathom', 30, 'balanced'],
    [7, 'Gale', 40, 'random'],
    [8, 'Halyard', 55, 'balanced'],
    [9, 'Ironside', 65, 'aggressive'],
  ])('%i is %s with aim %i, %s', (id, name, aim, temper) => {
    const { options } = begin({}, 9);
    const seat = (id - 1) as Seat;

    expect(characterOf(options, seat)).toEqual({ id, name, aim, temper });
    expect(words.seatName(seat, options)).toBe(name);
  });

  test('there are nine, and they sit where they are told to', () => {
    const { options } = begin({ characters: '9,3,1,6' });

    expect(CHARACTERS).toHaveLength(9);
    expect(([0, 1, 2, 3] as const).map((seat) => words.seatName(seat, options))).toEqual([
      'Ironside',
      'Cutlass',
      'Anchor',
      'Fathom',
    ]);
  });
});
