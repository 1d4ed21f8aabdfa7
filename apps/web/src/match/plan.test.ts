import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { defaultPlan, keepsSecrets, nameIn, newSeed, withSeats } from './plan.ts';
import { botsOf, checkPlan, planProblem } from './plan-check.ts';
import { caravan } from './test/caravan.ts';

test('the first plan is one person and the usual bots, and can be played as it is', async () => {
  const door = await loadGame('the-door');
  const plan = defaultPlan(door);
  expect(plan.seats.map(({ who, bot }) => `${who} ${bot}`)).toEqual([
    'person ',
    'bot temper',
    'bot temper',
    'bot temper',
  ]);
  expect(planProblem(door, plan)).toBeNull();
  expect(plan.seed).toBe('');
});

test('more or fewer seats keep who sits there', async () => {
  const door = await loadGame('the-door');
  const plan = defaultPlan(door, 3);
  plan.seats[2] = { who: 'person', name: 'Zoë', bot: '' };
  const more = withSeats(door, plan, 5);
  expect(more.seats.map(({ who }) => who)).toEqual(['person', 'bot', 'person', 'bot', 'bot']);
  expect(withSeats(door, more, 2).seats).toHaveLength(2);
  expect(nameIn(door, more, door.game.defaults)(2)).toBe('Zoë');
  expect(nameIn(door, more, door.game.defaults)(0)).toBe('Anchor');
});

test('options are completed, and what is wrong with them is said', async () => {
  const door = await loadGame('the-door');
  const plan = { ...defaultPlan(door), options: { lives: '2' } };
  expect(checkPlan(door, plan).options).toMatchObject({ lives: 2, flinch: true, doorOpens: 'always' });
  expect(planProblem(door, { ...plan, options: { luck: 1 } })).toContain('the-door has no option "luck"');
  expect(planProblem(door, { ...plan, game: 'go' })).toBe('This plan is for go, not for the-door.');
  const long = plan.seats.map((seat) => ({ ...seat, name: 'x'.repeat(41) }));
  expect(planProblem(door, { ...plan, seats: long })).toContain('has 41 letters; 40 are allowed');
});

test('the bot that plays anything sits in every game', () => {
  expect(botsOf(caravan).map(({ name }) => name)).toEqual(['idler', 'random']);
});

test('hands are secrets, The Door has none', async () => {
  expect(keepsSecrets(caravan)).toBe(true);
  expect(keepsSecrets(await loadGame('the-door'))).toBe(false);
});

test('seeds have 256 bits and differ', () => {
  expect(newSeed()).toMatch(/^[0-9a-f]{64}$/);
  expect(newSeed()).not.toBe(newSeed());
});

test('the rules can be read', async () => {
  expect((await (await loadGame('the-door')).rulesText('en')).text).toContain('Door');
});
