import { expect, test } from 'vitest';
import { loadGame } from '../games.ts';
import { checkCards, defaultPlan } from './plan.ts';
import { planProblem } from './plan-check.ts';
import { changedSince } from './worker/changed-since.ts';
import type { SavedMatch } from './worker/saves.ts';

const LATIN_SENTENCE = /[A-Za-z]+ [a-z]+ [a-z]+/;

test('what is wrong with a plan is said in Hindi, by the name the option has there', async () => {
  const door = await loadGame('the-door', '', 'hi');
  const plan = defaultPlan(door);
  expect(planProblem(door, plan)).toBeNull();
  expect(planProblem(door, { ...plan, options: { ...plan.options, lives: 9 } })).toBe(
    'जानें: इस मान के साथ नहीं खेला जा सकता।',
  );
  const seats = plan.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'x'.repeat(41) } : seat));
  expect(planProblem(door, { ...plan, seats })).toBe('सीट 2 का नाम बहुत लंबा है: 40 अक्षर तक हो सकते हैं।');
  expect(planProblem(door, { ...plan, seats: plan.seats.slice(0, 1) })).not.toMatch(LATIN_SENTENCE);
});

test('cards or rules that have changed are told of in Hindi', async () => {
  const door = await loadGame('the-door', '', 'hi');
  expect(() => checkCards(door, 'others')).toThrow(/पत्ते बदल गए हैं/);
  const { def, cardSet } = door.game;
  const saved: SavedMatch = {
    ...{ format: 2, key: 'a', when: 0, rulesVersion: def.rulesVersion, cardSet, plan: defaultPlan(door) },
    ...{ log: [], rngs: [], decided: [], questions: [], turn: 0, over: false },
  };
  expect(changedSince(door, saved)).toBeNull();
  expect(changedSince(door, { ...saved, rulesVersion: -1 })).toMatch(/दूसरे संस्करण/);
  expect(changedSince(door, { ...saved, cardSet: 'others' })).toMatch(/दूसरे पत्तों/);
});
