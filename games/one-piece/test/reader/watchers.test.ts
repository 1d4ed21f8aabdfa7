/** Invented texts in the house style of the game, and what they mean: what sets a text off. */
import { describe } from 'vitest';
import { reads } from './reading.ts';

describe('[OP-R2.4] watcher', () => {
  reads([
    [
      '[Your Turn] [Once Per Turn] When your opponent activates [Blocker] or an Event, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_BLOCKER_ACTIVATED', 'ON_EVENT_ACTIVATED'],
            turn: 'you',
            oncePerTurn: true,
            steps: [{ do: 'draw', n: 1 }],
            when: { whose: 'opponent' },
          },
        ],
      },
    ],
    [
      'When 2 or more DON!! cards on your field are returned to your DON!! deck, draw 1 card.',
      { effects: [{ timings: ['ON_DON_RETURNED'], steps: [{ do: 'draw', n: 1 }], when: { n: { min: 2 } } }] },
    ],
    [
      "[Once Per Turn] When this Character battles and K.O.'s your opponent's Character, draw 1 card.",
      {
        effects: [
          {
            timings: ['ON_KO'],
            oncePerTurn: true,
            steps: [{ do: 'draw', n: 1 }],
            when: { cards: { of: 'opponent', in: ['character'] }, by: 'battle-with-this' },
          },
        ],
      },
    ],
    [
      "At the end of a battle in which this Character battles your opponent's Character with a cost of " +
        "5 or less, place the opponent's Character you battled with at the bottom of the owner's deck.",
      {
        effects: [
          {
            timings: ['END_OF_BATTLE'],
            steps: [{ do: 'move', what: 'rival', to: 'deck-bottom' }],
            if: { is: 'rival', where: { category: ['CHARACTER'], cost: { max: 5 } } },
          },
        ],
      },
    ],
    [
      '[Once Per Turn] This effect can be activated when your opponent attacks. Draw 1 card.',
      {
        effects: [
          { timings: ['ON_OPPONENT_ATTACK'], oncePerTurn: true, steps: [{ do: 'draw', n: 1 }], optional: true },
        ],
      },
    ],
    [
      "[Opponent's Turn] [Once Per Turn] When you take damage or your Character is K.O.'d, draw 1 card.",
      {
        effects: [
          { timings: ['ON_DAMAGE_TAKEN'], turn: 'opponent', oncePerTurn: true, steps: [{ do: 'draw', n: 1 }] },
          {
            timings: ['ON_KO'],
            turn: 'opponent',
            oncePerTurn: true,
            steps: [{ do: 'draw', n: 1 }],
            when: { cards: { in: ['character'] } },
            shares: true,
          },
        ],
      },
    ],
    [
      'When this Character attacks or is attacked, draw 1 card.',
      { effects: [{ timings: ['WHEN_ATTACKING', 'WHEN_ATTACKED'], steps: [{ do: 'draw', n: 1 }] }] },
    ],
    [
      'When your number of Life cards becomes 0, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_LIFE_REMOVED'],
            steps: [{ do: 'draw', n: 1 }],
            when: { left: 0 },
          },
        ],
      },
    ],
    [
      'When you play a Character with no base effect from your hand, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_PLAYED'],
            steps: [{ do: 'draw', n: 1 }],
            when: { cards: { in: ['hand'], where: { category: ['CHARACTER'], noBaseEffect: true } } },
          },
        ],
      },
    ],
    [
      "When your {Kiln} type Character is removed from the field by your opponent's effect or K.O.'d, draw 1 card.",
      {
        effects: [
          {
            timings: ['ON_REMOVED'],
            steps: [{ do: 'draw', n: 1 }],
            when: { cards: { in: ['character'], where: { type: ['Kiln'] } }, by: 'opponent-effect', orKo: true },
          },
        ],
      },
    ],
    [
      'When a card is added to your hand from your Life, draw 1 card.',
      { effects: [{ timings: ['ON_LIFE_REMOVED'], steps: [{ do: 'draw', n: 1 }], when: { to: 'hand' } }] },
    ],
    [
      '[Once Per Turn] Draw 1 card when your opponent activates an Event.',
      {
        effects: [
          {
            timings: ['ON_EVENT_ACTIVATED'],
            oncePerTurn: true,
            steps: [{ do: 'draw', n: 1 }],
            when: { whose: 'opponent' },
          },
        ],
      },
    ],
    [
      "[Opponent's Turn] You may rest this Character: When this Character is K.O.'d by your opponent's " +
        'effect, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_KO'],
            turn: 'opponent',
            steps: [{ do: 'draw', n: 1 }],
            cost: [{ do: 'rest', what: 'this' }],
            when: { by: 'opponent-effect' },
          },
        ],
      },
    ],
    [
      'If a Character is rested by your effect, draw 1 card.',
      {
        effects: [
          {
            timings: ['ON_RESTED'],
            steps: [{ do: 'draw', n: 1 }],
            when: { cards: { of: 'either', in: ['character'] }, by: 'your-effect' },
          },
        ],
      },
    ],
    [
      '[Once Per Turn] When this Character or any of your other {Lantern Guild} type Characters attacks, draw 1 card.',
      {
        effects: [
          {
            timings: ['WHEN_ATTACKING'],
            oncePerTurn: true,
            when: {
              cards: { in: ['character'], where: { any: [{ not: { other: true } }, { type: ['Lantern Guild'] }] } },
            },
            steps: [{ do: 'draw', n: 1 }],
          },
        ],
      },
    ],
    [
      '[Your Turn] When your Character is removed from the field by your effect, play up to 1 Character card ' +
        'with a different color from the removed Character from your hand.',
      {
        effects: [
          {
            timings: ['ON_REMOVED'],
            turn: 'you',
            when: { cards: { in: ['character'] }, by: 'your-effect' },
            steps: [
              {
                do: 'play',
                what: { upTo: 1, in: ['hand'], where: { category: ['CHARACTER'], differentColourFrom: 'event' } },
              },
            ],
          },
        ],
      },
    ],
  ]);
});
