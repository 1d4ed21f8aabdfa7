import { expect, test } from 'vitest';
import { faultIn } from './faults.ts';

const english = (text: string) => faultIn({ language: 'en', about: '', text }, /(?!)/g);
const hindi = (text: string, foreign = /(?!)/g) => faultIn({ language: 'hi', about: '', text }, foreign);

test.each(['You sells 3 wares.', 'You has 2 lives.', 'Now you goes out.', "You's turn."])('%s', (text) => {
  expect(english(text)).toBe('is in the wrong person');
});
test.each(['You miss a turn.', 'You pass.', 'You sell 3 wares.', 'Ada sells you tea.'])('%s is fine', (text) => {
  expect(english(text)).toBeNull();
});
test.each(['', 'Ada draws undefined.', 'Ada  draws.', 'Ada draws .', '{"do":"x"}'])('"%s" is not whole', (text) => {
  expect(english(text)).toBe('is not whole');
});
test('a word of another script is found, unless it may stand there', () => {
  expect(hindi('आशा ने tea बेचा।')).toBe('is not in Hindi');
  expect(hindi('आशा ने tea बेचा।', /tea/g)).toBeNull();
  expect(hindi('टीम A ने 9♣ फेंका।')).toBeNull();
});
