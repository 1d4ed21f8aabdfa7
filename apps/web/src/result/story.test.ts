import { expect, test } from 'vitest';
import type { LogLine } from '../match/contract.ts';
import { storyOf } from './story.ts';

const log = (...events: LogLine['event'][]): LogLine[] =>
  events.map((event, i) => ({ n: i + 1, move: i + 1, text: event.type, event }));
const goldChanged = { type: 'GOLD_CHANGED', seat: 0 as const, amount: 9 };
const ends = {
  jambo: log({ type: 'TURN_STARTED', seat: 0 }, goldChanged),
  'the-door': log({ type: 'ROLLED', seat: 0 }, { type: 'WON', seat: 0 }),
  'dhappa-baaji': log({ type: 'TURN_STARTED', seat: 0 }, { type: 'WENT_OUT', seat: 0 }),
  'one-piece': log({ type: 'WON', seat: 0 }),
};

test.each(Object.entries(ends))('%s: of a log that is not whole no story is told', (game, told) => {
  expect(storyOf(game, { log: told, isPart: true }, 2)).toEqual({ race: null, climb: null, events: null });
  const { race, climb, events } = storyOf(game, { log: told, isPart: false }, 2);
  expect(events).toHaveLength(told.length);
  expect([race !== null, climb !== null]).toEqual([game === 'jambo' || game === 'dhappa-baaji', game === 'the-door']);
});
