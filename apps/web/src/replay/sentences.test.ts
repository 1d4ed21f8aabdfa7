import { expect, test } from 'vitest';
import { joined } from './sentences.ts';

test.each([
  [
    ['Turn 3, move 1 of 2', 'Bo has 3 trinkets.', 'Bo buys tea.'],
    'Turn 3, move 1 of 2. Bo has 3 trinkets. Bo buys tea.',
  ],
  [['Turn 3', 'Who stops it?', 'Nobody!', 'On'], 'Turn 3. Who stops it? Nobody! On'],
  [['बारी 3', 'Bo चाय ख़रीदते हैं।', 'अंत'], 'बारी 3. Bo चाय ख़रीदते हैं। अंत'],
  [['Bo says “Stop.”', 'On'], 'Bo says “Stop.” On'],
  [['Start'], 'Start'],
])('%j is read out with one stop between two sentences', (parts, said) => {
  expect(joined(parts)).toBe(said);
});
