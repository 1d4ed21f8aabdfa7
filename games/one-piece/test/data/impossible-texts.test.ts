import { describe, expect, test } from 'vitest';
import { readCard } from '../../src/data/read-card.ts';
import { readChangedRules } from '../../src/data/rules-context.ts';
import type { Effect, Occasion } from '../../src/tree/tree.ts';
import { draw } from '../kit/effects.ts';
import { playing } from '../kit/playing.ts';

describe('what nothing could follow', () => {
  test('[OP-R11.1] A rules file cannot make another kind of word of a keyword', () => {
    const read = readChangedRules({ keywords: { BLOCKER: { category: 'cost' } } });

    expect('problems' in read && read.problems).toEqual([
      expect.stringMatching(/keywords\.BLOCKER\.category is not known/),
    ]);
    expect(playing({}).game.kit.rules.keyword('BLOCKER').category).toBe('ability');
  });

  test('[OP-R2.4] A text that waits for cards where nobody knows which they are is refused', () => {
    const waits = (when: Occasion): Effect => ({ timings: ['ON_HAND_TRASHED'], when, steps: [draw(1)] });
    const card = (effect: Effect) =>
      readCard({
        id: 'XX-001',
        name: 'Lamp Keeper',
        category: 'CHARACTER',
        colours: ['red'],
        types: ['Crew'],
        attributes: ['Slash'],
        cost: 1,
        power: 1000,
        rarity: 'C',
        effects: [effect],
      });

    expect(card(waits({ whose: 'either' }))).not.toHaveProperty('problems');
    const read = card(waits({ cards: { in: ['trash'] } }));

    expect('problems' in read && read.problems.map(({ message }) => message)).toEqual([
      expect.stringMatching(/ON_HAND_TRASHED happens to a player/),
    ]);
  });
});
