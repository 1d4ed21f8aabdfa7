import { expect, test } from 'vitest';
import { nearest, unknown } from './fault.ts';

test.each([
  ['the-dor', 'the-door'],
  ['door', 'the-door'],
  ['JAMBO', 'jambo'],
  ['chess', null],
])('nearest to %s is %s', (name, close) => {
  expect(nearest(name, ['jambo', 'the-door'])).toBe(close);
});

test('an unknown name gets the nearest known one, or the list', () => {
  expect(unknown('game', 'jmabo', ['jambo', 'the-door']).message).toBe(
    'There is no game "jmabo". Did you mean "jambo"?',
  );
  expect(unknown('game', 'chess', ['jambo', 'the-door']).message).toBe(
    'There is no game "chess". Known: jambo, the-door.',
  );
});
