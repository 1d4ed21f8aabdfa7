import { describe, expect, test } from 'vitest';
import { printEffect } from '../../src/tree/print/index.ts';
import type { Condition, Filter, Num, Target } from '../../src/tree/tree.ts';
import { CHARACTER, type PrintedAs } from './cards.ts';

/** Read off "Choose …" and "K.O. …", without their verb. */
const target = (what: Target): string =>
  printEffect({ timings: ['ON_PLAY'], steps: [{ do: 'ko', what }] }, CHARACTER).slice('[On Play] K.O. '.length, -1);
const filter = (where: Filter): string =>
  target({ upTo: 2, of: 'opponent', in: ['character'], where }).slice("up to 2 of your opponent's ".length);

describe('[OP-R2.4] targets read', () => {
  const TARGETS: PrintedAs<Target> = [
    ['this', 'this Character'],
    ['it', 'it'],
    ['attacker', 'the attacking card'],
    ['target', 'the attacked card'],
    ['event', 'that card'],
    // How many, and whose.
    [{ n: 1, in: ['character'] }, '1 of your Characters'],
    [{ n: 2, of: 'opponent', in: ['character'] }, "2 of your opponent's Characters"],
    [{ n: 1, of: 'either', in: ['character'] }, '1 Character'],
    [{ upTo: 1, of: 'either', in: ['character'] }, 'up to 1 Character'],
    [{ upTo: 'any', in: ['character'] }, 'any number of your Characters'],
    [{ upTo: 'any', of: 'either', in: ['character'] }, 'any number of Characters'],
    [{ all: true, in: ['character'] }, 'all of your Characters'],
    [{ all: true, of: 'either', in: ['character'] }, 'all Characters'],
    [
      { upTo: { donOnField: 'you' }, in: ['character'] },
      'up to X of your Characters, where X is the number of DON!! cards on your field',
    ],
    // Where.
    [{ n: 1, in: ['leader'] }, 'your Leader'],
    [{ n: 1, of: 'opponent', in: ['leader'] }, "your opponent's Leader"],
    [{ upTo: 1, in: ['leader'] }, 'up to 1 of your Leaders'],
    [{ upTo: 1, in: ['leader', 'character'] }, 'up to 1 of your Leader or Character cards'],
    [{ n: 1, in: ['leader', 'character', 'stage'] }, '1 of your Leader, Character or Stage cards'],
    [{ n: 1, in: ['stage'] }, '1 of your Stages'],
    [{ n: 1, in: ['life'] }, '1 card from among your Life cards'],
    [{ n: 1, in: ['hand'] }, '1 card from your hand'],
    [{ n: 2, in: ['hand', 'trash'] }, '2 cards from your hand or trash'],
    [{ all: true, of: 'either', in: ['trash'] }, "all cards from either player's trash"],
    [{ n: 2, in: ['deck'], where: { category: ['CHARACTER', 'EVENT'] } }, '2 Character or Event cards from your deck'],
    [{ n: 1, in: ['don'] }, '1 DON!! card from your cost area'],
    [{ n: 1, in: ['character', 'hand'] }, '1 card from among your Characters and hand'],
    // Together.
    [{ upTo: 2, in: ['trash'], differentNames: true }, 'up to 2 cards with different card names from your trash'],
    [
      { upTo: 2, of: 'opponent', in: ['character'], total: { value: 'power', max: 6000 } },
      "up to 2 of your opponent's Characters with a total power of 6000 or less",
    ],
    [
      { upTo: 2, in: ['hand'], where: { cost: { max: 4 } }, differentNames: true, total: { value: 'cost', max: 5 } },
      'up to 2 cards with a cost of 4 or less, different card names and a total cost of 5 or less from your hand',
    ],
    // One end.
    [{ top: 1, in: ['deck'] }, '1 card from the top of your deck'],
    [{ top: 2, of: 'opponent', in: ['life'], end: 'bottom' }, "2 cards from the bottom of your opponent's Life cards"],
    [
      { top: 1, in: ['life'], end: 'top-or-bottom', upTo: true },
      'up to 1 card from the top or bottom of your Life cards',
    ],
    // Everything at once.
    [
      {
        upTo: 1,
        of: 'opponent',
        in: ['character'],
        where: { state: 'rested', type: ['Gardeners'], cost: { max: 3 }, not: { name: ['Ash'] } },
      },
      "up to 1 of your opponent's rested {Gardeners} type Characters with a cost of 3 or less other than [Ash]",
    ],
  ];
  test.each(TARGETS.map(([what, text]) => [text, what] as const))('%s', (text, what) => {
    expect(target(what)).toBe(text);
  });
});

describe('[OP-R2.4] filters read', () => {
  const FILTERS: { readonly [K in keyof Filter]-?: PrintedAs<Filter> } = {
    category: [[{ category: ['CHARACTER'] }, 'Characters that are Character cards']],
    sameNameAs: [[{ sameNameAs: 'it' }, 'Characters with the same card name as the chosen card']],
    among: [[{ among: 'revealed' }, 'Characters that are among the revealed cards']],
    differentColourFrom: [[{ differentColourFrom: 'this' }, 'Characters with a different colour than this Character']],
    name: [[{ name: ['Ash', 'Ivy'] }, '[Ash] or [Ivy] Characters']],
    nameIncludes: [[{ nameIncludes: ['Lamp', 'Wick'] }, 'Characters with a name including "Lamp" or "Wick"']],
    type: [
      [{ type: ['Kiln'] }, '{Kiln} type Characters'],
      [{ type: ['Kiln', 'Hedge'] }, '{Kiln} or {Hedge} type Characters'],
    ],
    typeIncludes: [[{ typeIncludes: ['Kiln'] }, 'Characters with a type including "Kiln"']],
    attribute: [[{ attribute: ['Slash', '?'] }, '<Slash> or <?> attribute Characters']],
    colour: [[{ colour: ['red', 'green', 'blue'] }, 'red, green or blue Characters']],
    multicolour: [
      [{ multicolour: true }, 'multicolour Characters'],
      [{ multicolour: false }, 'single-colour Characters'],
    ],
    cost: [
      [{ cost: { max: 3 } }, 'Characters with a cost of 3 or less'],
      [{ cost: { min: 3 } }, 'Characters with a cost of 3 or more'],
      [{ cost: { min: 3, max: 3 } }, 'Characters with a cost of 3'],
      [{ cost: { min: 2, max: 5 } }, 'Characters with a cost of 2 to 5'],
      [
        { cost: { max: { donOnField: 'you' } } },
        'Characters with a cost equal to or less than the number of DON!! cards on your field',
      ],
      [
        { cost: { min: { donOnField: 'opponent' } } },
        "Characters with a cost equal to or more than the number of DON!! cards on your opponent's field",
      ],
      [
        { cost: { max: { count: { in: ['life'] }, plus: -1 } } },
        'Characters with a cost less than the number of your Life cards',
      ],
      [
        { cost: { min: { count: { in: ['life'] }, plus: 1 } } },
        'Characters with a cost more than the number of your Life cards',
      ],
      [
        { cost: { min: { value: 'cost', ofCard: 'this' }, max: { value: 'cost', ofCard: 'this' } } },
        "Characters with a cost equal to this Character's cost",
      ],
      [
        { cost: { min: 1, max: { value: 'cost', ofCard: 'this' } } },
        "Characters with a cost of 1 to X, where X is this Character's cost",
      ],
      // What has a tail of its own is told at the end.
      [
        { cost: { max: { count: { in: ['character'], where: { cost: { min: 5 } } } } }, keyword: 'RUSH' },
        'Characters with a cost of X or less and [Rush], where X is the number of your Characters with a cost of ' +
          '5 or more',
      ],
    ],
    baseCost: [[{ baseCost: { max: 3 } }, 'Characters with a base cost of 3 or less']],
    power: [
      [{ power: { max: 5000 } }, 'Characters with 5000 power or less'],
      [{ power: { min: 5000, max: 5000 } }, 'Characters with 5000 power'],
      [{ power: { min: 2000, max: 5000 } }, 'Characters with 2000 to 5000 power'],
      [
        { power: { max: { value: 'power', ofCard: 'this' } } },
        "Characters with power equal to or less than this Character's power",
      ],
    ],
    basePower: [[{ basePower: { min: 5000 } }, 'Characters with 5000 base power or more']],
    counter: [[{ counter: { min: 1000 } }, 'Characters with a Counter of 1000 or more']],
    given: [
      [{ given: { min: 2 } }, 'Characters with 2 or more given DON!! cards'],
      [{ given: { min: 1, max: 1 } }, 'Characters with exactly 1 given DON!! card'],
    ],
    state: [
      [{ state: 'active' }, 'active Characters'],
      [{ state: 'rested' }, 'rested Characters'],
    ],
    faceUp: [
      [{ faceUp: true }, 'face-up Characters'],
      [{ faceUp: false }, 'face-down Characters'],
    ],
    keyword: [
      [{ keyword: 'BLOCKER' }, 'Characters with [Blocker]'],
      [{ keyword: 'ATTACK_ACTIVE' }, 'Characters that can also attack active Characters'],
    ],
    withoutKeyword: [
      [{ withoutKeyword: 'BLOCKER' }, 'Characters without [Blocker]'],
      [{ withoutKeyword: 'ATTACK_ACTIVE' }, 'Characters that cannot also attack active Characters'],
    ],
    trigger: [
      [{ trigger: true }, 'Characters with a [Trigger]'],
      [{ trigger: false }, 'Characters without a [Trigger]'],
    ],
    timing: [
      [{ timing: 'ON_PLAY' }, 'Characters with an [On Play] effect'],
      [{ timing: 'WHEN_ATTACKED' }, 'Characters with a "when attacked" effect'],
    ],
    noBaseEffect: [
      [{ noBaseEffect: true }, 'Characters with no base effect'],
      [{ noBaseEffect: false }, 'Characters with a base effect'],
    ],
    playedThisTurn: [
      [{ playedThisTurn: true }, 'Characters that were played this turn'],
      [{ playedThisTurn: false }, 'Characters that were not played this turn'],
    ],
    other: [[{ other: true }, 'Characters other than this Character']],
    not: [
      [{ not: { name: ['Ash', 'Ivy'] } }, 'Characters other than [Ash] or [Ivy]'],
      [{ not: { colour: ['red'], cost: { max: 3 } } }, 'Characters other than red cards with a cost of 3 or less'],
      [{ not: { not: { colour: ['red'] } } }, 'Characters other than (cards other than red cards)'],
    ],
    any: [
      [
        { any: [{ type: ['Kiln'] }, { name: ['Ash'] }] },
        'Characters that are either a {Kiln} type card or an [Ash] card',
      ],
      [
        { other: true, any: [{ cost: { max: 2 } }, { any: [{ colour: ['red'] }, { colour: ['blue'] }] }] },
        'Characters other than this Character that are either a card with a cost of 2 or less or (a card that is ' +
          'either a red card or a blue card)',
      ],
    ],
  };
  const ALL = Object.values<PrintedAs<Filter>>(FILTERS).flat();
  test.each(ALL.map(([where, text]) => [text, where] as const))('%s', (text, where) => {
    expect(filter(where)).toBe(text);
  });

  test('many at once, always in the same order', () => {
    const where: Filter = {
      other: true,
      keyword: 'RUSH',
      cost: { max: 3 },
      trigger: false,
      name: ['Ash'],
      type: ['Kiln'],
      colour: ['red'],
      state: 'rested',
      playedThisTurn: true,
      power: { min: 1000 },
    };
    const text =
      'rested red {Kiln} type [Ash] Characters with a cost of 3 or less, 1000 power or more and [Rush] without a ' +
      '[Trigger] that were played this turn other than this Character';
    expect(filter(where)).toBe(text);
    expect(target({ n: 1, in: ['character'], where })).toBe(`1 of your ${text.replace('were', 'was')}`);
  });

  test('a bracket in a name does not end it', () => {
    expect(filter({ name: ['A] or [B'], type: ['C} or {D'] })).toBe('{C}} or {D} type [A]] or [B] Characters');
  });
});

describe('[OP-R2.4] numbers read', () => {
  const draw = (n: Num): string =>
    printEffect({ timings: ['ON_PLAY'], steps: [{ do: 'draw', n }] }, CHARACTER).slice('[On Play] Draw '.length, -1);
  const NUMBERS: PrintedAs<Num> = [
    [3, '3 cards'],
    [{ count: { in: ['hand'] } }, '1 card for each card in your hand'],
    [{ count: { of: 'either', in: ['character'] }, times: 2 }, '2 cards for each Character'],
    [{ count: { of: 'opponent', in: ['character'] }, per: 2 }, "1 card for every 2 of your opponent's Characters"],
    [{ donOnField: 'opponent', per: 4 }, "1 card for every 4 DON!! cards on your opponent's field"],
    [{ names: { in: ['character'] } }, '1 card for each of your Characters with a different card name'],
    [{ names: { in: ['trash'] }, per: 2 }, '1 card for every 2 cards with different card names in your trash'],
    [{ colours: { in: ['character'] } }, '1 card for each different colour among your Characters'],
    [{ event: 'n' }, '1 card for each of those'],
    [{ event: 'n', plus: 1 }, 'X cards, where X is 1 plus that number'],
    [{ done: 'n' }, '1 card for each card affected this way'],
    [
      { count: { in: ['life'] }, per: 2, times: 3, plus: -1 },
      'X cards, where X is −1 plus 3 for every 2 of your Life cards',
    ],
    [{ named: 'cost' }, 'X cards, where X is the chosen cost'],
    [{ named: 'cost', per: 2 }, '1 card for every 2 of the chosen cost'],
    [{ value: 'power', ofCard: 'it' }, 'X cards, where X is its power'],
    [{ value: 'baseCost', ofCard: 'attacker' }, "X cards, where X is the attacking card's base cost"],
    [{ value: 'basePower', ofCard: 'target' }, "X cards, where X is the attacked card's base power"],
    [{ value: 'counter', ofCard: 'event' }, "X cards, where X is that card's Counter"],
    [{ value: 'cost', sumOf: { in: ['character'] } }, 'X cards, where X is the total cost of your Characters'],
    [{ value: 'power', ofCard: 'this', per: 1000 }, "1 card for every 1000 of this Character's power"],
  ];
  test.each(NUMBERS.map(([n, text]) => [text, n] as const))('%s', (text, n) => {
    expect(draw(n)).toBe(text);
  });

  test('several letters in one clause', () => {
    const low = {
      count: {
        in: ['life'] as const,
        where: { cost: { max: { donOnField: 'you' as const, plus: 2 } }, trigger: true },
      },
    };
    expect(target({ upTo: { value: 'cost', ofCard: 'this' }, in: ['character'], where: { cost: { max: low } } })).toBe(
      "up to X of your Characters with a cost of Y or less, where X is this Character's cost and Y is the number " +
        'of your Life cards with a cost equal to or less than 2 plus the number of DON!! cards on your field and a ' +
        '[Trigger]',
    );
  });
});

describe('[OP-R2.4] conditions read', () => {
  const said = (condition: Condition): string =>
    printEffect({ timings: ['ON_PLAY'], if: condition, steps: [{ do: 'shuffle' }] }, CHARACTER).slice(
      '[On Play] If '.length,
      -', shuffle your deck.'.length,
    );
  const CONDITIONS: PrintedAs<Condition> = [
    [{ number: { count: { in: ['life'] } }, max: 2 }, 'you have 2 or less Life cards'],
    [
      { number: { count: { of: 'opponent', in: ['hand'] } }, min: 5 },
      'your opponent has 5 or more cards in their hand',
    ],
    [
      { number: { count: { in: ['character'], where: { state: 'rested' } } }, min: 2 },
      'you have 2 or more rested Characters',
    ],
    [{ number: { count: { in: ['character'] } }, min: 1, max: 1 }, 'you have exactly 1 Character'],
    [{ number: { count: { in: ['trash'] } }, min: 5, max: 9 }, 'you have 5 to 9 cards in your trash'],
    [
      { number: { count: { of: 'either', in: ['life'] } }, max: 4 },
      'you and your opponent together have 4 or less Life cards',
    ],
    [{ number: { donOnField: 'you' }, min: 8 }, 'you have 8 or more DON!! cards on your field'],
    [{ number: { donOnField: 'opponent' }, max: 6 }, 'your opponent has 6 or less DON!! cards on their field'],
    [
      { number: { count: { in: ['life'] } }, max: { count: { of: 'opponent', in: ['life'] }, plus: -1 } },
      "the number of your Life cards is less than the number of your opponent's Life cards",
    ],
    [{ number: { value: 'power', ofCard: 'this' }, min: 7000 }, "this Character's power is 7000 or more"],
    [
      { number: { value: 'cost', sumOf: { in: ['character'] } }, min: 10 },
      'the total cost of your Characters is 10 or more',
    ],
    [{ number: { event: 'n' }, min: 2, max: 2 }, 'that number is exactly 2'],
    [{ is: 'leader', where: { type: ['Kiln'] } }, 'your Leader has the {Kiln} type'],
    [{ is: 'leader', where: { name: ['Ash'] } }, 'your Leader is [Ash]'],
    [{ is: 'leader', where: { multicolour: true } }, 'your Leader is multicolour'],
    [
      { is: 'opponentLeader', where: { state: 'rested', attribute: ['Slash'] } },
      "your opponent's Leader is rested and has the <Slash> attribute",
    ],
    [
      { is: 'this', where: { given: { min: 2 }, playedThisTurn: true } },
      'this Character has 2 or more given DON!! cards and was played this turn',
    ],
    [
      { is: 'event', where: { category: ['CHARACTER'], cost: { max: 4 } } },
      'that card is a Character card and has a cost of 4 or less',
    ],
    [{ is: 'target', where: { category: ['CHARACTER'] } }, 'the attacked card is a Character'],
    [
      { is: 'it', where: { withoutKeyword: 'BLOCKER', not: { colour: ['red'] } } },
      'it does not have [Blocker] and is not a red card',
    ],
    [
      { is: 'it', where: { any: [{ colour: ['red'] }, { trigger: true }] } },
      'it is either a red card or a card with a [Trigger]',
    ],
    [{ turn: 'you' }, 'it is your turn'],
    [{ turn: 'opponent' }, "it is your opponent's turn"],
    [{ have: { in: ['character'], where: { name: ['Ash'] } } }, 'you have an [Ash] Character'],
    [
      { have: { of: 'opponent', in: ['character'], where: { keyword: 'BLOCKER' } } },
      'your opponent has a Character with [Blocker]',
    ],
    [{ have: { of: 'either', in: ['stage'] } }, 'either player has a Stage'],
    [{ have: { in: ['character'] }, n: { min: 2 } }, 'there are 2 or more Characters on your field'],
    [{ playedThisTurn: true }, 'you played this Character this turn'],
    [{ firstTurn: true }, 'it is your first turn'],
    [{ firstTurn: false }, 'it is not your first turn'],
    [{ not: { have: { in: ['character'], where: { name: ['Ash'] } } } }, 'you do not have an [Ash] Character'],
    [{ not: { have: { of: 'opponent', in: ['stage'] } } }, 'your opponent does not have a Stage'],
    [{ not: { have: { of: 'either', in: ['stage'] } } }, 'neither player has a Stage'],
    [{ not: { firstTurn: true } }, 'it is false that it is your first turn'],
    [{ all: [{ turn: 'you' }, { firstTurn: true }] }, 'it is your turn and it is your first turn'],
    [
      { any: [{ turn: 'you' }, { firstTurn: true }, { playedThisTurn: true }] },
      'it is your turn or it is your first turn or you played this Character this turn',
    ],
    [
      { all: [{ any: [{ turn: 'you' }, { firstTurn: true }] }, { playedThisTurn: true }] },
      '(it is your turn or it is your first turn) and you played this Character this turn',
    ],
    [
      { not: { all: [{ turn: 'you' }, { firstTurn: true }] } },
      'it is false that (it is your turn and it is your first turn)',
    ],
  ];
  test.each(CONDITIONS.map(([condition, text]) => [text, condition] as const))('%s', (text, condition) => {
    expect(said(condition)).toBe(text);
  });
});
