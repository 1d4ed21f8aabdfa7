import { describe, expect, test } from 'vitest';
import { bots, usualBots } from '../src/bot/index.ts';
import { CHARACTERS } from '../src/index.ts';
import { answerOf, answersOf } from './ai.ts';
import { dead, draws, duels, seated } from './seated.ts';

describe('which option', () => {
  test.each([
    ['aggressive', 'JURY', 'EXILE', 'REAP', 'REAP'],
    ['cautious', 'JUDGE', 'SUMMON', 'REAP', 'REAP'],
    ['balanced', 'JUDGE', 'SUMMON', 'REAP', 'RESURRECT'],
  ])('%s: %s, %s, %s, and with somebody dead %s', (temper, jury, exile, reap, withDead) => {
    expect(answerOf(temper, draws('JUDGE_JURY').alice)).toEqual({ choose: jury });
    expect(answerOf(temper, draws('SUMMON_EXILE').alice)).toEqual({ choose: exile });
    expect(answerOf(temper, draws('RESURRECT_REAP').alice)).toEqual({ choose: reap });
    expect(answerOf(temper, draws('RESURRECT_REAP', { dina: dead }).alice)).toEqual({ choose: withDead });
  });

  test.each([
    ['JUDGE_JURY', {}, ['JUDGE', 'JURY']],
    ['SUMMON_EXILE', {}, ['EXILE', 'SUMMON']],
    ['RESURRECT_REAP', { dina: dead }, ['REAP', 'RESURRECT']],
  ] as const)('random tosses a coin for %s', (card, has, options) => {
    const counts = answersOf('random', draws(card, has).alice, 1_000);

    expect(Object.keys(counts).sort()).toEqual(options.map((choose) => JSON.stringify({ choose })));
    for (const count of Object.values(counts)) expect(Math.abs(count - 500)).toBeLessThan(60);
  });

  test('random, too, takes only what is there', () => {
    expect(answersOf('random', draws('RESURRECT_REAP').alice, 50)).toEqual({ '{"choose":"REAP"}': 50 });
  });
});

describe('which player', () => {
  const has = {
    bola: { lives: 2, pos: 9 },
    carl: { lives: 3, pos: 2 },
    dina: { lives: 3, pos: 6 },
    emil: { lives: 0, pos: 4 },
  };
  const judging = () => {
    const people = draws('JUDGE_JURY', has, { seats: 5 });
    people.alice.chooses('JUDGE');
    return people.alice;
  };

  test.each([
    ['aggressive', 2, 'most lives, then the lowest seat'],
    ['cautious', 2, 'nearest on the board (2 and 6 are both 2 away from 4), then the lowest seat'],
    ['balanced', 2, 'as the cautious'],
  ])('%s: seat %i, the one with %s', (temper, seat) => {
    expect(answerOf(temper, judging())).toEqual({ pick: [seat] });
  });

  test('nearest counts from the one who chooses, backwards too', () => {
    const people = draws('JUDGE_JURY', { ...has, carl: { pos: 0 } }, { seats: 5 });
    people.alice.chooses('JUDGE');

    expect(answerOf('cautious', people.alice)).toEqual({ pick: [3] });
    expect(answerOf('aggressive', people.alice)).toEqual({ pick: [2] });
  });

  test('random: anybody alive, one as often as another', () => {
    const counts = answersOf('random', judging(), 1_500);

    expect(Object.keys(counts).sort()).toEqual(['{"pick":[1]}', '{"pick":[2]}', '{"pick":[3]}']);
    for (const count of Object.values(counts)) expect(Math.abs(count - 500)).toBeLessThan(75);
  });

  test('the victim of a Jury, and the opponent of a duel, by the same likings', () => {
    const jury = draws('JUDGE_JURY', has, { seats: 5 });
    jury.alice.chooses('JURY');
    jury.alice.picks('bola');
    expect(answerOf('aggressive', jury.bola)).toEqual({ pick: [0] });
    expect(answerOf('cautious', jury.bola)).toEqual({ pick: [3] });

    const chaos = draws('CHAOS', has, { seats: 5 });
    expect(answerOf('aggressive', chaos.alice)).toEqual({ pick: [2] });
    expect(answerOf('balanced', chaos.alice)).toEqual({ pick: [2] });
  });

  test.each([
    ['aggressive', [1], 'lowest seat'],
    ['balanced', [3], 'nearest to where they died'],
  ])('the dead: %s brings back seat %j, the %s', (temper, pick) => {
    const graves = { bola: { lives: 0, pos: 12 }, dina: { lives: 0, pos: 5 } };
    const { alice } = draws('RESURRECT_REAP', graves);
    alice.chooses('RESURRECT');

    expect(answerOf(temper, alice)).toEqual({ pick });
  });

  test('random brings back any of the dead', () => {
    const { alice } = draws('RESURRECT_REAP', { bola: dead, dina: dead });
    alice.chooses('RESURRECT');

    expect(Object.keys(answersOf('random', alice, 60)).sort()).toEqual(['{"pick":[1]}', '{"pick":[3]}']);
  });
});

describe('the rest', () => {
  test.each(CHARACTERS)('$name, with aim $aim, takes the ball only above 60', ({ id, aim }) => {
    const others = CHARACTERS.filter((one) => one.id !== id).slice(0, 3);
    const characters = [others[0], { id }, others[1], others[2]].map((one) => one?.id).join();
    const { alice, bola } = draws('CHAOS', {}, { options: { characters } });
    alice.picks('bola');

    for (const temper of ['aggressive', 'cautious', 'balanced', 'random']) {
      expect(answerOf(temper, bola)).toEqual({ choose: aim > 60 ? 'BALL' : 'CAN' });
    }
  });

  test('every AI rolls and stands, and says nothing when it is not asked', () => {
    const ready = draws('CHAOS');
    ready.alice.picks('bola');
    ready.bola.chooses('CAN');
    for (const { name } of bots) {
      expect(answerOf(name, seated().alice)).toEqual({ do: 'ROLL' });
      expect(answerOf(name, seated().bola)).toBeNull();
      expect(answerOf(name, ready.bola)).toEqual({ do: 'CHAOS_STAND' });
      expect(answerOf(name, duels('CAN').bola)).toBeNull(); // waits for the throw
    }
  });

  test('by default each seat plays by the temper of its character, or sharp where aiLevel says so', () => {
    const card = { table: { deck: ['JUDGE_JURY'] } };
    const option = (options: Record<string, unknown>) => {
      const { alice } = seated(card, { rolls: [4], options });
      alice.does('ROLL');
      return answerOf('temper', alice);
    };

    expect(option({ characters: '3,1,2,4' })).toEqual({ choose: 'JURY' }); // Cutlass is aggressive
    expect(option({ characters: '1,3,2,4' })).toEqual({ choose: 'JUDGE' }); // Anchor is balanced
    expect(option({ characters: '3,1,2,4', aiLevel: 'sharp' })).toEqual({ choose: 'JUDGE' }); // she leads herself
    expect(usualBots({} as never, 3)).toEqual(['temper', 'temper', 'temper']);
  });
});
