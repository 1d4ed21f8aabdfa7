// biome-ignore-all lint/suspicious/noThenProperty: a field of cards; nobody awaits them
/** "It", "that many" and the like: refused where nothing before them, on the same way, says which. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { importCards } from '../../src/import/import-cards.ts';
import { readCards } from '../../src/import/read-cards.ts';
import type { Effect, Step } from '../../src/tree/tree.ts';
import { normalised } from '../import/cards.ts';
import { onPlay, problemsByPath } from './files/reading.ts';

const draw: Step = { do: 'draw', n: 1 };
const choose: Step = { do: 'choose', what: { n: 1, in: ['character'] } };
const reveal: Step = { do: 'reveal', what: { top: 2, in: ['deck'] } };
const koIt: Step = { do: 'ko', what: 'it' };
const thatMany: Step = { do: 'draw', n: { done: 'n' } };
const named: Step = { do: 'draw', n: { named: 'cost' } };
const koRevealed: Step = { do: 'move', what: 'revealed', to: 'trash' };
const koOthers: Step = { do: 'move', what: 'others', to: 'trash' };
const oneOfThem: Step = { do: 'choose', what: { n: 1, in: ['deck'], where: { among: 'revealed' } } };
const ownTurn = { turn: 'you' } as const;
const toHand = { upTo: 1, to: 'hand' } as const;
const top = { top: 3, in: ['deck'] } as const;
const instead = (...steps: Step[]): Step => ({
  do: 'instead',
  would: { what: 'KO', cards: { in: ['character'] } },
  steps,
  for: 'THIS_TURN',
});
const later = (...steps: Step[]): Step => ({ do: 'later', at: 'END_OF_TURN', steps });
const may = (...steps: Step[]): Step => ({ do: 'may', steps });
const replaces = (what: 'KO' | 'DAMAGE', ...steps: Step[]): Effect => ({
  timings: ['REPLACEMENT'],
  would: { what },
  steps,
});

/** What is missing, by where it is missed. */
type Row = readonly [why: string, effect: Effect | object, path: string, says: string];
const NO_CARD = 'speaks of the chosen card, but nothing before it chooses a card';
const NOTHING_DONE = 'speaks of that many, but nothing is done before it';

describe('[OP-R2.1] a text that leans on nothing is refused', () => {
  test.each<Row>([
    ['"it" first', onPlay(koIt), 'steps[0].what', NO_CARD],
    ['"it" after a step that chooses nothing', onPlay(draw, koIt), 'steps[1].what', NO_CARD],
    ['"it" after cards already meant', onPlay({ do: 'rest', what: 'this' }, koIt), 'steps[1].what', NO_CARD],
    [
      'the value of a card that nobody chose',
      onPlay({ do: 'draw', n: { value: 'cost', ofCard: 'it' } }),
      'steps[0].n.ofCard',
      NO_CARD,
    ],
    [
      'a card like one that nobody chose',
      onPlay({ do: 'ko', what: { upTo: 1, of: 'opponent', in: ['character'], where: { sameNameAs: 'it' } } }),
      'steps[0].what.where.sameNameAs',
      NO_CARD,
    ],
    [
      '"1 of them"',
      onPlay({ do: 'ko', what: { n: 1, in: ['character'], where: { among: 'it' } } }),
      'steps[0].what.where.among',
      NO_CARD,
    ],
    ['"another one"', onPlay({ ...choose, also: true }), 'steps[0]', 'speaks of another card, but nothing before it'],
    ['"if it is …"', onPlay({ do: 'if', if: { is: 'it', where: {} }, then: [draw] }), 'steps[0].if.is', NO_CARD],
    [
      'cards that were only looked at',
      onPlay(choose, { do: 'look', what: top, rest: 'deck-top' }, koIt),
      'steps[2].what',
      NO_CARD,
    ],
    [
      'cards that are being looked at',
      onPlay(choose, { do: 'look', what: top, take: { ...toHand, where: { sameNameAs: 'it' } }, rest: 'deck-top' }),
      'steps[1].take.where.sameNameAs',
      NO_CARD,
    ],
    ['chosen in one branch only', onPlay({ do: 'if', if: ownTurn, then: [choose] }, koIt), 'steps[1].what', NO_CARD],
    [
      'chosen in the other branch',
      onPlay({ do: 'if', if: ownTurn, then: [choose], else: [koIt] }),
      'steps[0].else[0].what',
      NO_CARD,
    ],
    ['declined', onPlay(may(choose), koIt), 'steps[1].what', NO_CARD],
    [
      'chosen by whoever accepts, spoken of to others',
      onPlay({ do: 'may', steps: [choose], else: [koIt] }),
      'steps[0].else[0].what',
      NO_CARD,
    ],
    [
      '"if you do not"',
      onPlay(may(choose), { do: 'ifDone', then: [draw], else: [koIt] }),
      'steps[1].else[0].what',
      NO_CARD,
    ],
    ['one option of two', onPlay({ do: 'chooseOne', options: [[choose], [draw]] }, koIt), 'steps[1].what', NO_CARD],
    [
      'the other option',
      onPlay({ do: 'chooseOne', options: [[choose], [koIt]] }),
      'steps[0].options[1][0].what',
      NO_CARD,
    ],
    [
      'a loop that may have no round',
      onPlay(draw, { do: 'repeat', n: { done: 'n' }, steps: [choose] }, koIt),
      'steps[2].what',
      NO_CARD,
    ],
    [
      'the first round of a loop',
      onPlay({ do: 'repeat', n: 2, steps: [koIt, choose] }),
      'steps[0].steps[0].what',
      NO_CARD,
    ],
    ['chosen later', onPlay(later(choose), koIt), 'steps[1].what', NO_CARD],
    ['later, with nothing chosen now', onPlay(later(koIt)), 'steps[0].steps[0].what', NO_CARD],
    ['chosen in the place of something', onPlay(instead(choose), koIt), 'steps[1].what', NO_CARD],
    [
      'a toll for an attack does not know who chose what',
      onPlay(choose, { do: 'attackTax', what: 'it', cost: [koIt], for: 'THIS_TURN' }),
      'steps[1].cost[0].what',
      NO_CARD,
    ],
    [
      'the condition before a cost that chooses',
      { timings: ['ON_PLAY'], if: { is: 'it', where: {} }, cost: [choose], steps: [draw] },
      'if.is',
      NO_CARD,
    ],
    [
      'a standing text',
      { timings: ['PERMANENT'], steps: [{ do: 'power', what: 'this', n: { value: 'power', ofCard: 'it' } }] },
      'steps[0].n.ofCard',
      NO_CARD,
    ],
    ['what damage is replaced by', replaces('DAMAGE', koIt), 'steps[0].what', NO_CARD],
    [
      'what the rules look at later',
      onPlay(choose, { do: 'nextPlay', n: -1, where: { sameNameAs: 'it' }, for: 'THIS_TURN' }),
      'steps[1].where.sameNameAs',
      'speaks of the chosen card, but that is forgotten when this is looked at',
    ],
    [
      'what it waits for',
      { timings: ['ON_KO'], when: { cards: { in: ['character'], where: { sameNameAs: 'event' } } }, steps: [draw] },
      'when.cards.where.sameNameAs',
      'speaks of the triggering card, but no card sets this text off',
    ],
    ['when something may be replaced', { ...replaces('KO', draw), if: { is: 'it', where: {} } }, 'if.is', NO_CARD],
    ['"that many" first', onPlay(thatMany), 'steps[0].n.done', NOTHING_DONE],
    [
      '"that many" in a bound',
      onPlay({ do: 'ko', what: { upTo: 1, in: ['character'], where: { cost: { max: { done: 'n' } } } } }),
      'steps[0].what.where.cost.max.done',
      NOTHING_DONE,
    ],
    ['"that many" after shuffling', onPlay({ do: 'shuffle' }, thatMany), 'steps[1].n.done', NOTHING_DONE],
    [
      '"that many" after a branch',
      onPlay({ do: 'if', if: ownTurn, then: [draw] }, thatMany),
      'steps[1].n.done',
      NOTHING_DONE,
    ],
    ['"that many" later', onPlay(draw, later(thatMany)), 'steps[1].steps[0].n.done', NOTHING_DONE],
    [
      '"if you do" first',
      onPlay({ do: 'ifDone', then: [draw] }),
      'steps[0]',
      'speaks of "if you do", but nothing is done',
    ],
    [
      '"if you do" after shuffling',
      onPlay({ do: 'shuffle' }, { do: 'ifDone', then: [draw] }),
      'steps[1]',
      'speaks of "if you do"',
    ],
    [
      'the named cost first',
      onPlay(named),
      'steps[0].n.named',
      'speaks of the named cost, but no cost is named before it',
    ],
    [
      'the named cost in its own condition',
      { timings: ['ON_PLAY'], if: { number: { named: 'cost' }, min: 1 }, steps: [{ do: 'nameCost' }] },
      'if.number.named',
      'but no cost is named before it',
    ],
    [
      'the named cost later',
      onPlay({ do: 'nameCost' }, later(named)),
      'steps[1].steps[0].n.named',
      'but no cost is named before it',
    ],
    [
      'the named cost for whoever declined to name one',
      onPlay(may({ do: 'nameCost' }), named),
      'steps[1].n.named',
      'but no cost is named before it',
    ],
    [
      'the revealed card, of which none is',
      onPlay(choose, koRevealed),
      'steps[1].what',
      'speaks of the revealed card, but nothing before it reveals a card',
    ],
    [
      'the revealed card later',
      onPlay(reveal, later(koRevealed)),
      'steps[1].steps[0].what',
      'but nothing before it reveals a card',
    ],
    [
      'the others, where nobody chose among several',
      onPlay(reveal, choose, koOthers),
      'steps[2].what',
      'speaks of the unchosen card, but nobody before it chooses among several cards',
    ],
    [
      'the others, where all are taken',
      onPlay(reveal, { do: 'move', what: { all: true, in: ['deck'], where: { among: 'it' } }, to: 'hand' }, koOthers),
      'steps[2].what',
      'but nobody before it chooses among several cards',
    ],
    [
      'what sets nothing off',
      { timings: ['ACTIVATE_MAIN'], steps: [{ do: 'ko', what: 'event' }] },
      'steps[0].what',
      'speaks of the triggering card, but no card sets this text off',
    ],
    [
      'what happens to a player',
      { timings: ['ON_DRAW_BY_EFFECT'], steps: [{ do: 'ko', what: 'event' }] },
      'steps[0].what',
      'but no card sets this text off',
    ],
    [
      'what happens to a card at one of two times',
      { timings: ['ON_PLAY', 'START_OF_MAIN'], steps: [{ do: 'ko', what: 'event' }] },
      'steps[0].what',
      'but no card sets this text off',
    ],
    [
      'what set it off, later',
      onPlay(later({ do: 'rest', what: 'event' })),
      'steps[0].steps[0].what',
      'but no card sets this text off',
    ],
    [
      'how many cards played it',
      onPlay({ do: 'draw', n: { event: 'n' } }),
      'steps[0].n.event',
      'speaks of the number of what set it off, but what sets this text off has no number',
    ],
    [
      'the attacker at the start of a turn',
      { timings: ['START_OF_TURN'], steps: [{ do: 'rest', what: 'attacker' }] },
      'steps[0].what',
      'speaks of the attacking card, but there is no battle then',
    ],
    [
      'the attacked card in the Main Phase',
      { timings: ['ACTIVATE_MAIN'], steps: [{ do: 'rest', what: 'target' }] },
      'steps[0].what',
      'speaks of the attacked card, but there is no battle then',
    ],
    [
      'the battled card at the end of the turn',
      { timings: ['ON_BLOCK'], steps: [later({ do: 'ko', what: 'rival' })] },
      'steps[0].steps[0].what',
      'speaks of the battled card, but there is no battle then',
    ],
  ])('%s', (_why, effect, path, says) => {
    const whole = `effects[0].${path}`;
    expect(problemsByPath(effect)[whole]).toContain(`T-002: ${whole} `);
    expect(problemsByPath(effect)[whole]).toContain(says);
  });

  test('the message says how the text reads', () => {
    expect(problemsByPath(onPlay(draw, thatMany))).toEqual({});
    expect(Object.values(problemsByPath(onPlay(thatMany)))).toEqual([
      'T-002: effects[0].steps[0].n.done speaks of that many, but nothing is done before it: ' +
        '"[On Play] Draw 1 card for each card affected this way."',
    ]);
  });
});

describe('[OP-R2.1] a text that leans on something is fine', () => {
  test.each<readonly [string, Effect | object]>([
    ['"it", chosen', onPlay(choose, koIt)],
    [
      '"it", chosen by the step itself',
      onPlay({
        do: 'power',
        what: { upTo: 1, in: ['character'] },
        n: { value: 'cost', ofCard: 'it', times: 1000 },
        for: 'THIS_TURN',
      }),
    ],
    [
      '"it", from the top of a deck',
      onPlay(
        { do: 'move', what: { top: 1, in: ['deck'] }, to: 'trash' },
        { do: 'if', if: { is: 'it', where: {} }, then: [draw] },
      ),
    ],
    [
      '"it", taken',
      onPlay(
        { do: 'look', what: top, take: toHand, rest: 'deck-top' },
        { do: 'if', if: { is: 'it', where: {} }, then: [draw] },
      ),
    ],
    ['"another one"', onPlay(choose, { ...choose, also: true }, koIt)],
    ['"it", chosen for the cost', { timings: ['ON_PLAY'], cost: [choose], steps: [koIt] }],
    ['"it", chosen for the cost by whoever paid', { timings: ['ON_PLAY'], cost: [may(choose)], steps: [koIt] }],
    ['"it", in one part of a cost and the next', { timings: ['ON_PLAY'], cost: [reveal, koIt], steps: [draw] }],
    ['"it", in both branches', onPlay({ do: 'if', if: ownTurn, then: [choose], else: [reveal] }, koIt)],
    ['"it", in every option', onPlay({ do: 'chooseOne', options: [[choose], [reveal]] }, koIt)],
    ['"it", before a branch', onPlay(choose, { do: 'if', if: ownTurn, then: [koIt], else: [koIt] })],
    ['"if you do"', onPlay(may(choose), { do: 'ifDone', then: [koIt] })],
    ['"if you do", with shuffling between', onPlay(may(choose), { do: 'shuffle' }, { do: 'ifDone', then: [koIt] })],
    ['"if you do", of a branch', onPlay({ do: 'if', if: ownTurn, then: [choose] }, { do: 'ifDone', then: [koIt] })],
    ['"if you do" after a cost', { timings: ['ON_PLAY'], cost: [draw], steps: [{ do: 'ifDone', then: [draw] }] }],
    ['a loop of one round or more', onPlay({ do: 'repeat', n: 2, steps: [choose] }, koIt)],
    ['later', onPlay(choose, later(koIt))],
    ['in the place of something', onPlay(instead(koIt))],
    ['the card that would be gone', replaces('KO', { do: 'move', what: 'it', to: 'hand' })],
    ['the card that would be gone, as what sets it off', replaces('KO', { do: 'rest', what: 'event' })],
    ['how much damage is replaced', replaces('DAMAGE', { do: 'draw', n: { event: 'n' } })],
    ['"that many"', onPlay(draw, thatMany)],
    ['"that many" of what was declined: none', onPlay(may(draw), thatMany)],
    ['"that many" of a cost', { timings: ['ON_PLAY'], cost: [draw], steps: [thatMany] }],
    ['the named cost', onPlay({ do: 'nameCost' }, { do: 'if', if: ownTurn, then: [named] })],
    ['the revealed card, after another was chosen', onPlay(reveal, choose, koRevealed)],
    ['the others', onPlay(reveal, oneOfThem, koOthers)],
    ['what set it off', { timings: ['ON_KO'], if: { is: 'event', where: {} }, steps: [draw] }],
    ['how many set it off', { timings: ['ON_HAND_TRASHED'], steps: [{ do: 'draw', n: { event: 'n' } }] }],
    [
      'the fighters of a battle',
      { timings: ['WHEN_ATTACKING'], if: { is: 'target', where: {} }, steps: [{ do: 'rest', what: 'rival' }] },
    ],
    [
      'the battled card at the end of the battle',
      { timings: ['ON_BLOCK'], steps: [{ do: 'later', at: 'END_OF_BATTLE', steps: [{ do: 'ko', what: 'rival' }] }] },
    ],
    [
      'a standing text in a battle',
      { timings: ['PERMANENT'], if: { is: 'rival', where: {} }, steps: [{ do: 'power', what: 'this', n: 1000 }] },
    ],
  ])('%s', (_why, effect) => {
    expect(problemsByPath(effect)).toEqual({});
  });
});

test('[OP-R2.4] a card whose text leans on nothing is not read, and says which words those are', () => {
  const text = '[On Play] Draw 1 card. K.O. those Characters.';
  const { cards } = importCards([{ path: 'set.json', json: [normalised({ effectText: text })] }]);
  const [read] = readCards(cards, readText);

  expect(read?.card.effects).toBeUndefined();
  expect(read?.unread).toEqual([
    expect.objectContaining({
      sentence: text,
      reason: expect.stringContaining('speaks of the chosen card, but nothing before it chooses a card'),
    }),
  ]);
});
