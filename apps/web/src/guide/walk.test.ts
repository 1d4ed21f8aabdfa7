import { guide } from '@dealers-choice/the-door/guide';
import { placesOf } from '@dealers-choice/words/guide';
import { expect, test } from 'vitest';
import { placeIn } from './walk.ts';

const after = (moves: number, strayed = false) => ({ moves, strayed, next: null });
const titleAt = (...[along, read]: [ReturnType<typeof after>, number]) => {
  const { step, stand } = placeIn(guide, along, read);
  return `${guide.steps[step]?.id} ${stand}`;
};

test('a step that is only read stays until it was read', () => {
  expect(titleAt(after(0), 0)).toBe('goal reads');
  expect(titleAt(after(0), 1)).toBe('roll asks');
});

test('whoever comes back to a guide goes on where the match is', () => {
  expect(titleAt(after(1), 0)).toBe('option asks');
});

test('after what was asked for, the others answer', () => {
  expect(titleAt(after(3), 1)).toBe('target waits');
  expect(titleAt(after(4), 1)).toBe('jail asks');
});

test('something else was done: the guide knows where it was', () => {
  expect(titleAt(after(2, true), 1)).toBe('target strayed');
});

test('at the end it says so', () => {
  const moves = placesOf(guide).at(-1) ?? 0;
  expect(titleAt(after(moves), 1)).toBe('end ends');
});
