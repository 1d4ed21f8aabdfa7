import { describe, expect, test } from 'vitest';
import { GAMES } from '../games.ts';
import { en } from '../words/screens-en.ts';
import { firstOpponent, levelOf, levelsOf } from './levels.ts';
import { defaultPlan } from './plan.ts';
import { botsOf, planProblem } from './plan-check.ts';

const names = (list: readonly { bot: string }[]): string[] => list.map(({ bot }) => bot);

describe.each(GAMES.map(({ id, load }) => [id, load] as const))('%s', (_id, load) => {
  test('offers four levels for every seat, the easiest first, and beside them who plays otherwise', async () => {
    const { levels, others } = levelsOf(botsOf(await load('en')), '');
    expect(levels.map(({ bot, pips }) => [bot, pips])).toEqual([
      ['casual', 1],
      ['regular', 2],
      ['strong', 3],
      ['master', 4],
    ]);
    expect(names(others)).toContain('random');
    expect(names(others).filter((bot) => names(levels).includes(bot))).toEqual([]);
    for (const { key } of [...levels, ...others]) expect(en.setup.levels[key].about).not.toBe('');
  });

  test('is first played against an easy bot', async () => {
    const shelved = await load('en');
    expect(levelOf(firstOpponent(shelved)).pips).toBeLessThanOrEqual(2);
    expect(planProblem(shelved, defaultPlan(shelved))).toBeNull();
  });
});

test('The Door keeps its tempers, and newcomers meet its characters', async () => {
  const shelved = await GAMES[0]?.load('en');
  if (!shelved) throw new Error('no game');
  const { own, others } = levelsOf(botsOf(shelved), '');
  expect(names(own)).toEqual(['temper']);
  expect(names(others)).toEqual(['aggressive', 'cautious', 'balanced', 'random']);
  expect(firstOpponent(shelved)).toBe('temper');
});

/** What plans, saves and notes of earlier versions name. */
const EARLIER: readonly [game: string, bots: readonly string[]][] = [
  ['the-door', ['temper', 'aggressive', 'cautious', 'balanced', 'random', 'sharp']],
  ['jambo', ['merchant', 'greedy', 'random']],
  ['dhappa-baaji', ['captain', 'greedy', 'random']],
  ['one-piece', ['navigator', 'greedy', 'random']],
];
test.each(EARLIER)('an earlier plan of %s can be dealt as it was, and shows who sits there', async (game, bots) => {
  const shelved = await GAMES.find(({ id }) => id === game)?.load('en');
  if (!shelved) throw new Error('no game');
  for (const bot of bots) {
    const plan = defaultPlan(shelved);
    const seats = plan.seats.map((seat) => (seat.who === 'bot' ? { ...seat, bot } : seat));
    expect(planProblem(shelved, { ...plan, seats })).toBeNull();
    const { own, others } = levelsOf(botsOf(shelved), bot);
    expect(names([...own, ...others])).toContain(bot);
    expect(en.setup.levels[levelOf(bot).key].name).not.toBe('');
  }
});
