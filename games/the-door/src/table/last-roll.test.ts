import { expect, test } from 'vitest';
import { lastRoll } from './last-roll.ts';

const move = (move: number, ...events: object[]) => ({ move, lines: events.map((event) => ({ event, text: 'said' })) });
const log = (...moves: ReturnType<typeof move>[]) => moves as unknown as Parameters<typeof lastRoll>[0];

test('the die shows what was rolled last, wherever the log begins', () => {
  const [three, six] = [move(1, { type: 'ROLLED', seat: 0, value: 3 }), move(2, { type: 'ROLLED', seat: 1, value: 6 })];
  const turn = move(3, { type: 'TURN_STARTED', seat: 2 });
  expect(lastRoll(log(three, six, turn))).toBe(6);
  expect(lastRoll(log(three))).toBe(3);
  expect(lastRoll(log(turn))).toBeNull();
});
