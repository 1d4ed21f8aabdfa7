import { expect, test } from 'vitest';
import { nearest, onScreen, unknown } from './fault.ts';

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

test('what a file says cannot move the cursor or fill the screen', () => {
  expect(onScreen('one\n\ttwo é 漢 \x1b[2J\x07\x9b1m\x7f')).toBe('one\n\ttwo é 漢 \ufffd[2J\ufffd\ufffd1m\ufffd');
  expect(onScreen(`${'x'.repeat(1e6)}\n2`)).toBe(`${'x'.repeat(2000)}…\n2`);
});
