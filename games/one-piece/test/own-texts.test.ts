/** Cards of our own are English texts; what they say is written down beside them. */
import { expect, test } from 'vitest';
import { treesOf } from '../reader/trees-of.ts';
import { STARTER_SET } from '../src/cards/index.ts';
import { TREES } from '../src/cards/lowwater.generated.ts';
import { LOWWATER } from '../src/cards/lowwater.ts';
import { guild } from '../src/cards/printed.ts';
import { printCard } from '../src/tree/print/index.ts';

test('what is written down is what the texts say', () => {
  expect(TREES, 'a text was changed: run `npm run fix`').toEqual(treesOf(LOWWATER));
});

test.each(LOWWATER.map(({ id, text }, i) => [id, text, i] as const))(
  '%s is shown in the words that it is written in',
  (_id, text, i) => {
    expect(STARTER_SET.cards[i] && printCard(STARTER_SET.cards[i])).toBe(text);
  },
);

const { event } = guild('red');

test('a text that is not read whole is told with its card', () => {
  const card = event('LW-109', 'Gibberish', { types: ['Kiln Works'], face: { cost: 1 }, text: '[Main] Dance a jig.' });

  expect(() => treesOf([card])).toThrow(/^LW-109 Gibberish: "\[Main\] Dance a jig\." is not read: /);
});

test('lines that are indented further go on with the line before, those of a list do not', () => {
  const { text } = event('LW-109', 'Long', {
    types: ['Kiln Works'],
    face: { cost: 1 },
    text: `
      [Main] Choose one:
      • Draw
        1 card.
        • Inside.
      [Trigger] Draw 1 card.`,
  });

  expect(text.split('\n')).toEqual(['[Main] Choose one:', '• Draw 1 card.', '  • Inside.', '[Trigger] Draw 1 card.']);
});
