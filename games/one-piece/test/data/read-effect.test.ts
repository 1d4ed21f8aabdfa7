import { describe, expect, test } from 'vitest';
import { readCardSet } from '../../src/data/load-set.ts';
import type { Step } from '../../src/tree/tree.ts';
import { EVERY_STEP } from './files/every-step.ts';
import { character, copy, event, type Json, leader, onPlay, problemsByPath, stage, testSet } from './files/reading.ts';

describe('[OP-R2.1] every step of the card language', () => {
  const kinds = Object.entries(EVERY_STEP) as [Step['do'], Step][];
  /** These only hold, and do so in a PERMANENT effect; the others follow another step, which chooses a card. */
  const stands = (kind: Step['do']) => ['counter', 'lifeInstead', 'donPhaseGives'].includes(kind);
  const place = (kind: Step['do']) => `effects[0].steps[${stands(kind) ? 0 : 1}]`;
  const read = (kind: Step['do'], step: object) => {
    const effect = stands(kind) ? { timings: ['PERMANENT'], steps: [step] } : onPlay(copy(EVERY_STEP.choose), step);
    return readCardSet(testSet({ ...character, effects: [effect] }));
  };

  test.each(kinds)('%s is read as it is written', (kind, step) => {
    const { set, problems } = read(kind, copy(step));

    expect(problems).toEqual([]);
    expect(set.cards[0]?.effects?.[0]?.steps.at(-1)).toEqual(step);
  });

  test.each(kinds)('%s: nothing can stand in one of its fields that does not belong there', (kind, step) => {
    for (const field of Object.keys(step)) {
      for (const strange of [null, 'strange', 1.5, -1e9, [], {}, [{}], { in: ['moon'] }, Number.POSITIVE_INFINITY]) {
        const where = `${field} ${JSON.stringify(strange)}`;
        // An empty filter lets every card through.
        if (JSON.stringify(strange) === '{}' && (field === 'where' || field === 'against')) continue;
        const { problems } = read(kind, { ...copy(step), [field]: strange });
        expect(problems, where).not.toEqual([]);
        for (const { path, message } of problems) {
          expect(path, where).toMatch(place(kind));
          expect(message, where).toMatch(/must (have|be|follow)|leave it out|the fields here are/);
        }
      }
    }
  });

  test.each(kinds)('%s has no other field', (kind, step) => {
    expect(read(kind, { ...copy(step), glory: 1 }).problems).toMatchObject([{ path: `${place(kind)}.glory` }]);
  });

  test('the needed fields of each are those without which it is refused', () => {
    const needed = kinds.map(([kind, step]) => {
      const fields = Object.keys(step).filter((field) => {
        const { [field]: _gone, ...rest } = { ...step } as Json;
        return read(kind, rest).problems.length > 0;
      });
      return `${kind}: ${fields.join(' ')}`;
    });

    expect(needed).toMatchInlineSnapshot(`
      [
        "draw: do n",
        "drawTo: do n",
        "move: do what to",
        "shuffle: do",
        "shuffleHandIntoDeck: do",
        "look: do what rest",
        "lookAtHand: do",
        "reveal: do what",
        "choose: do what",
        "nameCost: do",
        "play: do what",
        "ko: do what",
        "rest: do what",
        "setActive: do what",
        "freeze: do what",
        "power: do what n for",
        "powerZero: do what for",
        "basePower: do what n for",
        "swapBasePower: do what for",
        "cost: do what n for",
        "costZero: do what for",
        "baseCost: do what n for",
        "counter: do what n",
        "gain: do what keyword for",
        "gainAttribute: do what attribute for",
        "cannot: do what be for",
        "playerCannot: do who be for",
        "mustAttack: do what for",
        "attackTax: do what cost for",
        "negate: do what for",
        "addDon: do n",
        "giveDon: do n from to",
        "moveGivenDon: do n to",
        "returnGivenDon: do n",
        "returnDon: do n",
        "restDon: do n",
        "activateDon: do n",
        "freezeDon: do n",
        "turnLife: do which faceUp",
        "lifeInstead: do to",
        "damage: do n who",
        "if: do if then",
        "ifDone: do then",
        "may: do steps",
        "chooseOne: do options",
        "repeat: do n steps",
        "later: do at steps",
        "instead: do would steps for",
        "activateText: do what timing",
        "activateEvent: do what",
        "changeTarget: do to",
        "playCost: do n where for",
        "nextPlay: do n where for",
        "extraTurn: do",
        "win: do",
        "lose: do",
        "donPhaseGives: do n",
      ]
    `);
  });
});

describe('[S04] an effect is refused with the path of what is wrong', () => {
  const ko = (what: unknown) => onPlay({ do: 'ko', what });
  test.each([
    ['what', { in: ['character'] }, 'has none; it must have exactly one of n, upTo, all.'],
    ['what', { in: ['character'], n: 1, upTo: 1 }, 'has n and upTo; it must have exactly one of n, upTo, all.'],
    [
      'what.in',
      { upTo: 1 },
      'is missing; it must be a list of 1 to 8 different entries, each one of leader, character,',
    ],
    ['what.in[0]', { upTo: 1, in: ['moon'] }, 'is "moon"; it must be one of leader, character, stage, hand,'],
    ['what.upTo', { upTo: 0, in: ['hand'] }, 'is 0; it must be a whole number from 1 to 100, or a count such as'],
    ['what.by', { all: true, in: ['hand'], by: 'you' }, 'says who chooses, but all are taken: leave it out.'],
    ['what.where.cost', { upTo: 1, in: ['hand'], where: { cost: {} } }, 'has neither min nor max; it must have one'],
    [
      'what.where.any[0].not.power',
      { upTo: 1, in: ['hand'], where: { any: [{ not: { power: { min: 2, max: 1 } } }] } },
      'goes from 2 to 1, which no number does; min must not be more than max.',
    ],
    [
      'what',
      undefined,
      'is missing; it must be one of this, it, attacker, target, event, rival, revealed, others, or cards to choose',
    ],
    [
      'what',
      'that',
      'is "that"; it must be one of this, it, attacker, target, event, rival, revealed, others, or cards to choose',
    ],
    ['what.in', { top: 1, in: ['hand'] }, 'is ["hand"]; it must be ["deck"] or ["life"].'],
    [
      'what.upTo',
      { upTo: { per: 2 }, in: ['hand'] },
      'has none; it must have exactly one of count, names, colours, donOnField, event,',
    ],
    [
      'what.upTo',
      { upTo: { value: 'cost' }, in: ['hand'] },
      'has none; it must have exactly one of ofCard, ofEach, sumOf.',
    ],
    [
      'what.upTo.value',
      { upTo: { done: 'n', ofCard: 'it' }, in: ['hand'] },
      'is missing; ofCard, ofEach and sumOf need it.',
    ],
  ])('%s: %j', (path, what, message) => {
    const whole = `effects[0].steps[0].${path}`;
    expect(problemsByPath(ko(what))).toEqual({ [whole]: expect.stringContaining(`T-002: ${whole} ${message}`) });
  });

  const draw = { do: 'draw', n: 1 };
  const granted = (would: Json, ...steps: Json[]) => ({ do: 'instead', would, steps, for: 'THIS_TURN' });
  const boost = { do: 'power', what: 'this', n: 1000 };
  const finite = { ...boost, for: 'THIS_TURN' };
  const happened = (asked: unknown) => ({
    timings: ['ON_PLAY'],
    if: { number: { happened: asked }, min: 1 },
    steps: [draw],
  });
  test.each([
    ['timings', { timings: [], steps: [draw] }, 'is []; it must be a list of 1 to 10 different entries'],
    ['timings[0]', { timings: ['ON_TIME'], steps: [draw] }, 'is "ON_TIME"; it must be one of START_OF_GAME'],
    [
      'timings',
      { timings: ['ON_PLAY', 'PERMANENT'], steps: [finite] },
      'has PERMANENT beside others; it must stand alone.',
    ],
    ['timings', { timings: ['MAIN'], steps: [draw] }, 'has MAIN, which is never on a card of category CHARACTER.'],
    [
      'would',
      { timings: ['ON_PLAY'], would: { what: 'KO' }, steps: [draw] },
      'goes with REPLACEMENT only: leave it out.',
    ],
    ['would', { timings: ['REPLACEMENT'], steps: [draw] }, 'is missing; a REPLACEMENT must say what would happen.'],
    [
      'would.cards',
      { timings: ['REPLACEMENT'], would: { what: 'DAMAGE', cards: { in: ['leader'] } }, steps: [draw] },
      'names cards, but DAMAGE happens to a player: leave it out.',
    ],
    [
      'would.source',
      { timings: ['REPLACEMENT'], would: { what: 'DAMAGE', by: 'effect', source: { type: ['Kiln'] } }, steps: [draw] },
      'goes with cards only: leave it out.',
    ],
    [
      'when.source',
      { timings: ['ON_PLAYED'], when: { by: 'battle', source: { type: ['Kiln'] } }, steps: [draw] },
      'goes with an effect only: "by" must be one of effect,',
    ],
    [
      'steps[0]',
      onPlay({ do: 'draw', n: { value: 'given', ofEach: true } }),
      'counts of each card for itself; only the number of a power, cost that ends can do that.',
    ],
    [
      'steps[0]',
      { timings: ['PERMANENT'], steps: [{ ...boost, n: { value: 'given', ofEach: true } }] },
      'counts of each card for itself;',
    ],
    [
      'when',
      { timings: ['ACTIVATE_MAIN'], when: {}, steps: [draw] },
      'goes with timings that happen by themselves only',
    ],
    [
      'oncePerTurn',
      { timings: ['PERMANENT'], oncePerTurn: true, steps: [boost] },
      'does not go with a PERMANENT effect',
    ],
    ['cost', { timings: ['PERMANENT'], cost: [draw], steps: [boost] }, 'does not go with a PERMANENT effect'],
    [
      'steps[0].do',
      { timings: ['PERMANENT'], steps: [draw] },
      'is draw; in a PERMANENT effect it must be one of power,',
    ],
    [
      'steps[0].for',
      { timings: ['PERMANENT'], steps: [finite] },
      'is a duration, but a PERMANENT effect holds while its',
    ],
    [
      'steps[0].what',
      { timings: ['PERMANENT'], steps: [{ ...boost, what: { upTo: 1, in: ['leader'] } }] },
      'has to be chosen; in a PERMANENT effect it must be "this" or cards with "all": true.',
    ],
    ['steps[0].for', onPlay(boost), 'is missing; outside PERMANENT effects it must say how long, such as THIS_TURN.'],
    ['cost[0].for', { timings: ['ON_PLAY'], cost: [boost], steps: [draw] }, 'is missing; outside PERMANENT effects'],
    [
      'steps[0].options[1][0].steps[0].else[0].for',
      onPlay({
        do: 'chooseOne',
        options: [[draw], [{ do: 'later', at: 'END_OF_TURN', steps: [{ do: 'may', steps: [draw], else: [boost] }] }]],
      }),
      'is missing; outside PERMANENT effects',
    ],
    [
      'steps[0]',
      onPlay({ do: 'counter', what: 'this', n: 1000 }),
      'is a counter, which only a PERMANENT effect can hold.',
    ],
    [
      'if',
      { timings: ['ON_PLAY'], if: { luck: 1 }, steps: [draw] },
      'is {"luck":1}; it must be an object with one of all,',
    ],
    ['if', { timings: ['ON_PLAY'], if: { number: 3 }, steps: [draw] }, 'has neither min nor max; it must have one'],
    [
      'steps[0].what.upTo',
      {
        timings: ['REPLACEMENT'],
        would: { what: 'KO' },
        steps: [{ do: 'rest', what: { upTo: 1, in: ['character'] } }],
      },
      'lets nothing be rested in the place of what would happen; it must be "n": 1.',
    ],
    [
      'steps[0].steps[0].what.upTo',
      onPlay(
        granted({ what: 'KO', cards: { in: ['character'] } }, { do: 'rest', what: { upTo: 1, in: ['character'] } }),
      ),
      'lets nothing be rested in the place of what would happen; it must be "n": 1.',
    ],
    ['steps[0].would.cards', onPlay(granted({ what: 'KO' }, draw)), 'is missing; what lasts for a while must have'],
    [
      'steps[0].would.what',
      onPlay(granted({ what: 'DAMAGE', cards: { in: ['character'] } }, draw)),
      'is DAMAGE; here it must be one of KO, LEAVE, REST.',
    ],
    [
      'steps[0].would.source',
      onPlay(granted({ what: 'KO', cards: { in: ['character'] }, source: { type: ['Fog'] } }, draw)),
      'goes with an effect only: "by" must be one of effect, your-effect, opponent-effect.',
    ],
    [
      'steps[0]',
      onPlay({ do: 'lifeInstead', to: 'trash' }),
      'is a lifeInstead, which only a PERMANENT effect can hold.',
    ],
    [
      'steps[0].what.in',
      onPlay({ do: 'play', what: { upTo: 1, in: ['hand', 'character'] } }),
      'plays what lies on the field; it must be of hand, deck, trash, life.',
    ],
    [
      'steps',
      { timings: ['PERMANENT'], steps: [{ do: 'cannot', what: 'this', be: 'BE_PLAYED_BY_EFFECTS' }] },
      'has BE_PLAYED_BY_EFFECTS, which only a PERMANENT text in the hand says of "this".',
    ],
    [
      'if.number.happened.against',
      happened({ what: 'PLAYED', against: { cost: { max: 3 } } }),
      'does not go with PLAYED: leave it out.',
    ],
    [
      'if.number.happened.this',
      happened({ what: 'EVENT_ACTIVATED', this: true }),
      'does not go with EVENT_ACTIVATED: leave it out.',
    ],
    [
      'if.number.happened.this',
      happened({ what: 'BATTLED', this: true, who: 'you' }),
      'is the card that is meant: leave out who and where.',
    ],
    [
      'if.number.happened.where',
      happened({ what: 'DRAWN', where: { cost: { max: 3 } } }),
      'does not go with DRAWN: leave it out.',
    ],
    ['if.number.happened.by', happened({ what: 'ATTACKED', by: 'effect' }), 'does not go with ATTACKED: leave it out.'],
    ['if.number.happened.from', happened({ what: 'KOED', from: ['hand'] }), 'does not go with KOED: leave it out.'],
    [
      'if.number.happened.ever',
      happened({ what: 'PLAYED', ever: true }),
      'is remembered of how this card itself was played only: leave it out.',
    ],
    [
      'if.number.happened.source',
      happened({ what: 'KOED', by: 'battle', source: { cost: { max: 3 } } }),
      'goes with an effect only: "by" must say whose.',
    ],
    ['if.have.in', { timings: ['ON_PLAY'], if: { have: { in: ['hand'] } }, steps: [draw] }, 'looks beyond the field;'],
    ['steps', { timings: ['ON_PLAY'], steps: [] }, 'is []; it must be a list of 1 to 30 entries, each a step such as'],
  ])('%s: %j', (path, effect, message) => {
    const whole = `effects[0].${path}`;
    expect(problemsByPath(effect)[whole]).toContain(`T-002: ${whole} ${message}`);
  });

  const red = { colour: ['red'] };
  test.each([
    ['counts cards of a hand', { if: { number: { count: { of: 'opponent', in: ['hand'], where: red } }, min: 1 } }],
    ['counts cards of a hand', { if: { number: { sumOf: { in: ['deck'] }, value: 'cost' }, min: 9 } }],
    [
      'counts cards of a hand',
      { if: { number: { count: { in: ['life'], where: { faceUp: true, ...red } } }, min: 1 } },
    ],
    ['means cards that lie face down', { cost: [{ do: 'reveal', what: { n: 1, of: 'either', in: ['hand'] } }] }],
    [
      'adds up what face-down cards cost',
      { cost: [{ do: 'reveal', what: { n: 1, in: ['life'], total: { value: 'cost', max: 3 } } }] },
    ],
  ])('what lies where nobody may look: it %s', (message, more) => {
    const effect = { timings: ['ACTIVATE_MAIN'], steps: [draw], ...more };
    expect(problemsByPath(effect)['effects[0]']).toContain(`T-002: effects[0] ${message}`);
  });

  test('how many cards lie in a secret place, and which way up Life lies, everybody sees', () => {
    const counts = [{ of: 'opponent', in: ['hand'] }, { in: ['deck'] }, { in: ['life'], where: { faceUp: true } }];
    for (const count of counts) {
      expect(problemsByPath({ timings: ['ON_PLAY'], if: { number: { count }, min: 1 }, steps: [draw] })).toEqual({});
    }
  });

  test.each([
    [event, ['ON_PLAY']],
    [event, ['ACTIVATE_MAIN']],
    [leader, ['TRIGGER']],
    [leader, ['ON_PLAY']],
    [stage, ['COUNTER']],
    [stage, ['START_OF_GAME']],
  ])('$category cannot have %j', (card, timings) => {
    const never = `which is never on a card of category ${card.category}.`;
    const message = `${card.id}: effects[0].timings has ${timings[0]}, ${never}`;
    expect(problemsByPath({ timings, steps: [draw] }, card)).toEqual({ 'effects[0].timings': message });
  });

  test('only Leaders and Characters ask for given DON!!', () => {
    expect(problemsByPath({ timings: ['MAIN'], don: 1, steps: [draw] }, event)).toEqual({
      'effects[0].don': expect.stringContaining('asks for given DON!!, which only a LEADER and a CHARACTER have'),
    });
  });

  test.each([
    { timings: ['PERMANENT'], don: 1, turn: 'you', steps: [boost] },
    { timings: ['PERMANENT'], in: 'hand', if: { turn: 'you' }, steps: [{ do: 'cost', what: 'this', n: -1 }] },
    {
      timings: ['PERMANENT'],
      steps: [{ do: 'attackTax', what: { all: true, of: 'opponent', in: ['character'] }, cost: [draw] }],
    },
    {
      timings: ['REPLACEMENT'],
      would: { what: 'KO', by: 'battle' },
      optional: true,
      steps: [{ do: 'rest', what: 'this' }],
    },
    { timings: ['ON_KO', 'WHEN_ATTACKING'], when: { cards: { in: ['character'] }, n: { min: 2 } }, steps: [draw] },
    {
      timings: ['ON_KO'],
      if: { all: [{ not: { is: 'leader', where: { type: ['A'] } } }, { firstTurn: false }] },
      steps: [draw],
    },
    {
      timings: ['ON_KO'],
      if: { any: [{ playedThisTurn: true }, { number: 1, min: 0 }] },
      steps: [{ do: 'ko', what: 'event' }],
    },
  ])('%j is fine', (effect) => {
    expect(problemsByPath(effect)).toEqual({});
  });
});
