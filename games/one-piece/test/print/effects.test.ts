// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
import { describe, expect, test } from 'vitest';
import { printEffect } from '../../src/tree/print/index.ts';
import type { Category, Effect, Step, Timing, Would } from '../../src/tree/tree.ts';
import { CHARACTER, cardOf, type PrintedAs } from './cards.ts';

const draw: Step = { do: 'draw', n: 1 };
const shuffle: Step = { do: 'shuffle' };
const trash: Step = { do: 'move', what: { n: 1, in: ['hand'] }, to: 'trash' };
const rest: Step = { do: 'rest', what: 'this' };
const all = (said: PrintedAs<Effect>) => said.map(([effect, text]) => [text, effect] as const);

describe('[OP-R7.6] timings read', () => {
  /** Each timing alone, on a card that can have it. */
  const TIMINGS: Readonly<Record<Timing, string>> = {
    START_OF_GAME: 'At the start of the game, draw 1 card.',
    START_OF_TURN: 'At the start of your turn, draw 1 card.',
    START_OF_OPPONENT_TURN: "At the start of your opponent's turn, draw 1 card.",
    START_OF_MAIN: 'At the start of your Main Phase, draw 1 card.',
    ON_PLAY: '[On Play] Draw 1 card.',
    ON_PLAYED: 'When you play a card, draw 1 card.',
    WHEN_ATTACKING: '[When Attacking] Draw 1 card.',
    ON_OPPONENT_ATTACK: "[On Your Opponent's Attack] Draw 1 card.",
    WHEN_ATTACKED: 'When this Character is attacked, draw 1 card.',
    ON_BLOCK: '[On Block] Draw 1 card.',
    ON_BLOCKER_ACTIVATED: 'When you activate a [Blocker], draw 1 card.',
    ON_KO: '[On K.O.] Draw 1 card.',
    ON_REMOVED: 'When this Character is removed from the field, draw 1 card.',
    ON_RESTED: 'When this Character becomes rested, draw 1 card.',
    ON_EVENT_ACTIVATED: 'When you activate an Event, draw 1 card.',
    ON_TRIGGER_ACTIVATED: 'When you activate a [Trigger], draw 1 card.',
    ON_DAMAGE_TAKEN: 'When you take damage, draw 1 card.',
    ON_DAMAGE_DEALT: "When this Character deals damage to your opponent's Life, draw 1 card.",
    ON_LIFE_REMOVED: 'When a card is removed from your Life cards, draw 1 card.',
    ON_DON_RETURNED: 'When a DON!! card on your field is returned to the DON!! deck, draw 1 card.',
    ON_DON_GIVEN: 'When a DON!! card is given to this Character, draw 1 card.',
    ON_BATTLED: 'When this Character battles, draw 1 card.',
    ON_DRAW_BY_EFFECT: 'When you draw a card outside the Draw Phase, draw 1 card.',
    ON_HAND_TRASHED: 'When a card is trashed from your hand, draw 1 card.',
    END_OF_BATTLE: 'At the end of a battle fought by this Character, draw 1 card.',
    END_OF_YOUR_TURN: '[End of Your Turn] Draw 1 card.',
    END_OF_OPPONENT_TURN: "[End of Your Opponent's Turn] Draw 1 card.",
    ACTIVATE_MAIN: '[Activate: Main] Draw 1 card.',
    MAIN: '[Main] Draw 1 card.',
    COUNTER: '[Counter] Draw 1 card.',
    TRIGGER: '[Trigger] Draw 1 card.',
    PERMANENT: 'Draw 1 card.',
    REPLACEMENT: 'Draw 1 card.',
  };
  test.each(Object.entries(TIMINGS) as [Timing, string][])('%s: %s', (timing, text) => {
    expect(printEffect({ timings: [timing], steps: [draw] }, CHARACTER)).toBe(text);
  });

  test.each(
    all([
      [
        { timings: ['ON_PLAY', 'WHEN_ATTACKING'], oncePerTurn: true, steps: [draw] },
        '[On Play]/[When Attacking] [Once Per Turn] Draw 1 card.',
      ],
      [
        { timings: ['ON_PLAY', 'ON_RESTED'], oncePerTurn: true, steps: [draw] },
        '[Once Per Turn] [On Play] or when this Character becomes rested, draw 1 card.',
      ],
      [
        { timings: ['START_OF_TURN', 'ON_DAMAGE_TAKEN'], steps: [draw] },
        'At the start of your turn or when you take damage, draw 1 card.',
      ],
      [
        { timings: ['WHEN_ATTACKING'], don: 2, turn: 'you', oncePerTurn: true, steps: [draw] },
        '[DON!! x2] [Your Turn] [When Attacking] [Once Per Turn] Draw 1 card.',
      ],
      [
        { timings: ['ON_DAMAGE_TAKEN'], turn: 'opponent', oncePerTurn: true, steps: [draw] },
        "[Opponent's Turn] [Once Per Turn] When you take damage, draw 1 card.",
      ],
      [
        { timings: ['PERMANENT'], in: 'hand', if: { turn: 'you' }, steps: [{ do: 'cost', what: 'this', n: -3 }] },
        'While this card is in your hand, if it is your turn, give this card −3 cost.',
      ],
    ]),
  )('%s', (text, effect) => {
    expect(printEffect(effect, CHARACTER)).toBe(text);
  });
});

describe('[OP-R7.1] watchers read', () => {
  test.each(
    all([
      [
        { timings: ['ON_KO'], when: { cards: { in: ['character'] }, by: 'opponent-effect' }, steps: [draw] },
        "When one of your Characters is K.O.'d by your opponent's effect, draw 1 card.",
      ],
      [
        { timings: ['ON_KO'], when: { by: 'battle' }, steps: [draw] },
        "When this Character is K.O.'d in battle, draw 1 card.",
      ],
      [
        { timings: ['ON_KO'], when: { cards: { of: 'either', in: ['character'] } }, steps: [draw] },
        "When a Character is K.O.'d, draw 1 card.",
      ],
      [
        {
          timings: ['ON_PLAYED'],
          when: { cards: { in: ['character'], where: { type: ['Kiln'], other: true } }, by: 'effect' },
          steps: [draw],
        },
        'When one of your {Kiln} type Characters other than this Character is played by an effect, draw 1 card.',
      ],
      [
        {
          timings: ['ON_REMOVED'],
          when: { cards: { of: 'opponent', in: ['character'] }, by: 'your-effect' },
          steps: [draw],
        },
        "When one of your opponent's Characters is removed from the field by your effect, draw 1 card.",
      ],
      [
        { timings: ['WHEN_ATTACKED'], when: { cards: { in: ['leader'] } }, steps: [draw] },
        'When your Leader is attacked, draw 1 card.',
      ],
      [
        { timings: ['ON_RESTED'], when: { cards: { in: ['character'] }, n: { min: 2 } }, steps: [draw] },
        'When 2 or more of your Characters become rested, draw 1 card.',
      ],
      [
        { timings: ['ON_DON_RETURNED'], when: { n: { min: 2 } }, steps: [draw] },
        'When 2 or more DON!! cards on your field are returned to the DON!! deck, draw 1 card.',
      ],
      [
        { timings: ['ON_LIFE_REMOVED'], when: { whose: 'either' }, steps: [draw] },
        "When a card is removed from either player's Life cards, draw 1 card.",
      ],
      [
        { timings: ['ON_EVENT_ACTIVATED'], when: { whose: 'opponent' }, steps: [draw] },
        'When your opponent activates an Event, draw 1 card.',
      ],
      [
        {
          timings: ['ON_EVENT_ACTIVATED'],
          when: { cards: { in: ['trash'], where: { cost: { min: 3 } } } },
          steps: [draw],
        },
        'When a card with a cost of 3 or more from your trash is activated, draw 1 card.',
      ],
      [
        { timings: ['ON_DAMAGE_TAKEN'], when: { whose: 'opponent', n: { min: 2 } }, steps: [draw] },
        'When your opponent takes 2 or more damage, draw 1 card.',
      ],
      [
        { timings: ['ON_DAMAGE_DEALT'], when: { cards: { of: 'opponent', in: ['leader'] } }, steps: [draw] },
        "When your opponent's Leader deals damage to your Life, draw 1 card.",
      ],
      [
        { timings: ['ON_OPPONENT_ATTACK'], when: { cards: { of: 'opponent', in: ['character'] } }, steps: [draw] },
        "When your opponent attacks with one of your opponent's Characters, draw 1 card.",
      ],
      [
        { timings: ['ON_DON_GIVEN'], when: { cards: { in: ['leader', 'character'] } }, steps: [draw] },
        'When a DON!! card is given to one of your Leader or Character cards, draw 1 card.',
      ],
    ]),
  )('%s', (text, effect) => {
    expect(printEffect(effect, CHARACTER)).toBe(text);
  });
});

describe('[OP-R7.3] costs, ifs and offers read', () => {
  const play = (effect: Omit<Effect, 'timings'>): Effect => ({ timings: ['ON_PLAY'], ...effect });
  test.each(
    all([
      [play({ cost: [trash], steps: [draw] }), '[On Play] You may trash 1 card from your hand: Draw 1 card.'],
      [
        play({ cost: [rest, trash], steps: [draw] }),
        '[On Play] You may rest this Character and trash 1 card from your hand: Draw 1 card.',
      ],
      [play({ cost: [{ do: 'returnDon', n: 2 }], steps: [draw] }), '[On Play] DON!! −2: Draw 1 card.'],
      [play({ cost: [{ do: 'restDon', n: 2 }], steps: [draw] }), '[On Play] Rest 2 of your DON!! cards: Draw 1 card.'],
      [
        play({ cost: [{ do: 'returnDon', n: 1 }, rest], steps: [draw] }),
        '[On Play] DON!! −1, you may rest this Character: Draw 1 card.',
      ],
      [
        play({ cost: [{ do: 'restDon', n: 1 }, rest], steps: [draw] }),
        '[On Play] You may rest 1 of your DON!! cards and rest this Character: Draw 1 card.',
      ],
      [
        play({ cost: [rest, { do: 'returnDon', n: 1 }], steps: [draw] }),
        '[On Play] You may rest this Character and return 1 DON!! card from your field to your DON!! deck: Draw ' +
          '1 card.',
      ],
      [
        play({ cost: [{ do: 'returnDon', n: 1, upTo: true }], steps: [draw] }),
        '[On Play] You may return up to 1 DON!! card from your field to your DON!! deck: Draw 1 card.',
      ],
      [
        play({ cost: [{ do: 'chooseOne', options: [[rest], [trash, shuffle]] }], steps: [draw] }),
        '[On Play] You may either rest this Character or trash 1 card from your hand, then shuffle your deck: ' +
          'Draw 1 card.',
      ],
      [
        play({ cost: [{ do: 'turnLife', which: 'top', faceUp: true }], steps: [draw] }),
        '[On Play] You may turn the top card of your Life cards face-up: Draw 1 card.',
      ],
      [
        play({
          cost: [{ do: 'move', what: { upTo: 'any', in: ['hand'] }, to: 'trash' }],
          steps: [{ do: 'power', what: 'this', n: { done: 'n', times: 1000 }, for: 'THIS_TURN' }],
        }),
        '[On Play] You may trash any number of cards from your hand: This Character gains +1000 power during ' +
          'this turn for each card trashed this way.',
      ],

      // The "if" of the whole text, of a first step, and of a step behind a cost.
      [
        play({ if: { turn: 'you' }, steps: [draw, shuffle] }),
        '[On Play] If it is your turn, draw 1 card. Then, shuffle your deck.',
      ],
      [
        play({ steps: [{ do: 'if', if: { turn: 'you' }, then: [draw, shuffle] }] }),
        '[On Play] Check if it is your turn. If so, draw 1 card. Then, shuffle your deck.',
      ],
      [
        play({ if: { turn: 'you' }, cost: [trash], steps: [draw] }),
        '[On Play] If it is your turn, you may trash 1 card from your hand: Draw 1 card.',
      ],
      [
        play({ cost: [trash], steps: [{ do: 'if', if: { turn: 'you' }, then: [draw] }] }),
        '[On Play] You may trash 1 card from your hand: If it is your turn, draw 1 card.',
      ],
      [
        play({ if: { firstTurn: true }, steps: [{ do: 'if', if: { turn: 'you' }, then: [draw] }] }),
        '[On Play] If it is your first turn, if it is your turn, draw 1 card.',
      ],

      // An offer of the whole text is not used up when it is declined; a step's is.
      [play({ optional: true, steps: [draw] }), '[On Play] You may draw 1 card.'],
      [play({ steps: [{ do: 'may', steps: [draw] }] }), '[On Play] You may choose to draw 1 card.'],
      [play({ optional: true, steps: [draw, shuffle] }), '[On Play] You may draw 1 card, then shuffle your deck.'],
      [
        play({ optional: true, steps: [draw, { do: 'ifDone', then: [shuffle] }] }),
        '[On Play] You may draw 1 card, and if you do, shuffle your deck.',
      ],
      [
        play({ optional: true, if: { turn: 'you' }, steps: [draw] }),
        '[On Play] If it is your turn, you may draw 1 card.',
      ],
      [
        play({ optional: true, steps: [draw, { do: 'if', if: { turn: 'you' }, then: [rest] }] }),
        '[On Play] You may do the following:\n• Draw 1 card.\n• If it is your turn, rest this Character.',
      ],
    ]),
  )('%s', (text, effect) => {
    expect(printEffect(effect, CHARACTER)).toBe(text);
  });
});

describe('[OP-R2.5] standing texts and replacements read', () => {
  const instead = (would: Would, effect: Omit<Effect, 'timings' | 'would'>): Effect => ({
    timings: ['REPLACEMENT'],
    would,
    ...effect,
  });
  test.each(
    all([
      [
        {
          timings: ['PERMANENT'],
          if: { number: { count: { in: ['life'] } }, max: 2 },
          steps: [{ do: 'power', what: 'this', n: 2000 }],
        },
        'If you have 2 or less Life cards, this Character gains +2000 power.',
      ],
      [
        {
          timings: ['PERMANENT'],
          don: 1,
          turn: 'you',
          steps: [
            { do: 'gain', what: 'this', keyword: 'BANISH' },
            { do: 'power', what: 'this', n: 1000 },
            { do: 'cannot', what: { all: true, in: ['character'] }, be: 'BLOCK' },
          ],
        },
        '[DON!! x1] [Your Turn] This Character gains [Banish] and gains +1000 power. Also, all of your ' +
          'Characters cannot block.',
      ],
      [
        { timings: ['PERMANENT'], steps: [{ do: 'basePower', what: { all: true, in: ['leader'] }, n: 6000 }] },
        'The base power of your Leader becomes 6000.',
      ],
      [
        {
          timings: ['PERMANENT'],
          steps: [
            {
              do: 'if',
              if: { turn: 'you' },
              then: [{ do: 'power', what: 'this', n: 1000 }],
              else: [{ do: 'gain', what: 'this', keyword: 'BLOCKER' }],
            },
          ],
        },
        'While it is your turn, this Character gains +1000 power. Otherwise, this Character gains [Blocker].',
      ],
      [
        instead({ what: 'KO' }, { optional: true, steps: [trash] }),
        "If this Character would be K.O.'d, you may trash 1 card from your hand instead.",
      ],
      [
        instead({ what: 'KO', by: 'battle' }, { oncePerTurn: true, steps: [trash, draw] }),
        "[Once Per Turn] If this Character would be K.O.'d in battle, trash 1 card from your hand, then draw 1 " +
          'card instead.',
      ],
      [
        instead(
          {
            what: 'LEAVE',
            cards: { in: ['character'], where: { colour: ['green'], other: true } },
            by: 'opponent-effect',
          },
          { if: { turn: 'opponent' }, optional: true, steps: [rest] },
        ),
        'If one of your green Characters other than this Character would be removed from the field by your ' +
          "opponent's effect and it is your opponent's turn, you may rest this Character instead.",
      ],
      [
        instead({ what: 'REST' }, { if: { any: [{ turn: 'you' }, { firstTurn: true }] }, steps: [draw] }),
        'If this Character would be rested and (it is your turn or it is your first turn), draw 1 card instead.',
      ],
      [
        instead({ what: 'DAMAGE' }, { optional: true, steps: [{ do: 'move', what: 'this', to: 'trash' }] }),
        'If you would take damage, you may trash this Character instead.',
      ],
      [
        instead({ what: 'DECK_OUT' }, { steps: [{ do: 'lose', atEndOfTurn: true }] }),
        'If you would lose the game because your deck has 0 cards, you lose the game at the end of this turn instead.',
      ],
      [
        instead({ what: 'KO' }, { optional: true, steps: [draw, { do: 'may', steps: [rest] }] }),
        "If this Character would be K.O.'d, you may do the following instead:\n• Draw 1 card.\n" +
          '• You may rest this Character.',
      ],
    ]),
  )('%s', (text, effect) => {
    expect(printEffect(effect, CHARACTER)).toBe(text);
  });
});

test.each<[Category, Timing, string]>([
  ['CHARACTER', 'WHEN_ATTACKING', 'this Character'],
  ['LEADER', 'WHEN_ATTACKING', 'this Leader'],
  ['STAGE', 'ACTIVATE_MAIN', 'this Stage'],
  ['EVENT', 'MAIN', 'this card'],
  // Where the card is no Character any more, or not yet.
  ['CHARACTER', 'TRIGGER', 'this card'],
  ['CHARACTER', 'ON_KO', 'this card'],
])('[OP-R2.2] a %s calls itself in its %s "%s"', (category, timing, self) => {
  expect(
    printEffect({ timings: [timing], steps: [{ do: 'move', what: 'this', to: 'trash' }] }, cardOf(category)),
  ).toContain(`Trash ${self}.`);
});
