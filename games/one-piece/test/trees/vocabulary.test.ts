/** The random cards say whatever a card set can say, so that what is tried with them is tried with everything. */
import { describe, expect, test } from 'vitest';
import { randomCards } from './random-card.ts';
import { neverSaid } from './vocabulary.ts';

const HOW_TO_MEND = [
  'The schemas know this, but no random card says it: a maker of its own in random-tree.ts (effects and steps),',
  'random-tree-values.ts (numbers, filters, cards, conditions) or random-card.ts (what holds under the rules) leaves',
  'it out. Let it be drawn; then test/reader/round-trip.test.ts shows whether it is printed and read.',
].join(' ');

describe('[OP-R2.4] random cards', () => {
  test('say every field and every word that the loader knows', () => {
    expect(neverSaid(randomCards('vocabulary', 3000)), HOW_TO_MEND).toEqual([]);
  });

  test('are missed where they do not', () => {
    const plain = { id: 'T-001', name: 'Plain', category: 'CHARACTER', colours: ['red'], types: [], cost: 1, power: 0 };
    const draws = { timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1, who: 'opponent' }] };

    const missing = neverSaid([{ ...plain, effects: [draws] }]);

    expect(missing).toContain('the field upTo of the step draw');
    expect(missing).not.toContain('the field who of the step draw');
    expect(missing).toContain('of you, opponent, either: the word either');
  });
});
