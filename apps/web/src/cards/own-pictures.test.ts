import { expect, test } from 'vitest';
import { cardNamedBy } from './own-pictures.ts';

test.each([
  ['XA01-001.png', 'XA01-001'],
  ['xa01-002.JPG', 'XA01-002'],
  ['XA01-003_p1.webp', 'XA01-003_P1'],
  ['XA01-004.svg', null],
  ['XA01-005.png.html', null],
  ['.png', null],
  ['my cat.png', null],
  ['../XA01-006.png', null],
  [`${'X'.repeat(61)}.png`, null],
])('the card of %s is %s', (file, card) => {
  expect(cardNamedBy(file)).toBe(card);
});
