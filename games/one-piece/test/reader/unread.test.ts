/** What the reader does not understand it says, and it never takes half a text. */
import { describe, expect, test } from 'vitest';
import { readText } from '../../reader/index.ts';
import { STARTER_SET } from '../../src/index.ts';
import { printCard, printEffect } from '../../src/tree/print/index.ts';
import { cardOf } from '../print/cards.ts';
import { randomTrees } from '../trees/random-tree.ts';
import { keyOf } from '../trees/tree-neighbours.ts';

const read = (text: string, trigger: string | null = null) => readText(text, trigger, { category: 'CHARACTER' });

describe('[OP-R2.4] a text that is not understood', () => {
  test('is told with the place where it got stuck and what would have been understood there', () => {
    const text = '[On Play] Draw 1 card and juggle 2 cards.';
    const { effects, unread } = read(text);
    expect(effects).toEqual([]);
    expect(unread).toMatchObject([{ sentence: text, position: text.indexOf('juggle') }]);
    expect(unread[0]?.reason).toContain('juggle 2 cards');
  });
  test('names the nearest known word first', () => {
    expect(read('[On Play] Drawn 1 card.').unread[0]?.nearest).toMatch(/^draw \|/);
  });
  test('takes the other blocks of the card with it no more than they need', () => {
    const { effects, keywords, unread } = read('[Blocker]\n[On Play] Juggle 2 cards.\n[On K.O.] Draw 1 card.');
    expect(keywords).toEqual(['BLOCKER']);
    expect(effects).toEqual([{ timings: ['ON_KO'], steps: [{ do: 'draw', n: 1 }] }]);
    expect(unread).toHaveLength(1);
  });
  test.each([
    ['a word too many', '[On Play] Draw 1 card happily.'],
    ['a sentence too many', '[On Play] Draw 1 card. Then, juggle.'],
    ['nobody knows for how long', '[On Play] This Character gains [Blocker].'],
    ['nobody knows from where', '[On Play] Play up to 1 red card.'],
    ['a letter that nothing explains', '[On Play] Draw X cards.'],
    [
      'a limit of several where none are chosen',
      '[On Play] If you have 3 Characters with a total power of 9000 or less, draw 1 card.',
    ],
    [
      'a limit of one kind, and another behind the last of three',
      '[On Play] Add up to 1 {Fog} type card with a cost of 4 or less, [Ada], or Stage card with a cost of 2 from ' +
        'your trash to your hand.',
    ],
    [
      'a colour in front of three kinds',
      '[On Play] Add up to 1 red {Fog} type card, Event or Stage card from your trash to your hand.',
    ],
    [
      'a value of a card that is no longer "it"',
      '[On Play] Select up to 1 of your Characters. Its base power becomes the same as that of up to 1 of your ' +
        "opponent's Characters during this turn.",
    ],
    [
      "another than the one that was K.O.'d, or than this one",
      "When your Character is K.O.'d, another of your Characters gains +1000 power during this turn.",
    ],
    ['nobody hears a Stage being trashed', 'When this Stage is trashed, draw 1 card.'],
    ['other than one that was chosen', "[On Play] K.O. all of your opponent's other Characters."],
    ['a card that is not known yet', '[On Play] Play up to 1 card from the top of your deck if it is a red card.'],
    ['an "If you do" behind nothing', '[On Play] If you do, draw 1 card.'],
    ['one option of two', '[On Play] Choose one:\n• Draw 1 card.\n• Juggle.'],
  ])('%s: %s', (_why, text) => {
    expect(read(text)).toMatchObject({ effects: [], unread: [{}] });
  });
  test('a condition is no occasion', () => {
    expect(read('If your Leader is rested, this Character gains +1000 power.').effects).toMatchObject([
      { timings: ['PERMANENT'], if: { is: 'leader', where: { state: 'rested' } } },
    ]);
  });
});

describe('[OP-R2.4] spelling', () => {
  const plain = read("[On Play] DON!! −2: Give up to 1 of your opponent's Characters −1000 power during this turn.");
  test.each([
    "[On Play] DON!! -2: Give up to 1 of your opponent's Characters -1000 power during this turn.",
    '[On Play] DON!! –2: Give up to 1 of your opponent’s Characters －1000 power during this turn.',
    '［On Play］ DON!!&nbsp;−2 (You may return the specified number of DON!! cards.): Give up to 1 of ' +
      "your opponent's Characters −1000 power during this turn.",
  ])('%s', (text) => {
    expect(read(text).effects).toEqual(plain.effects);
  });
  test('names keep theirs', () => {
    expect(read('[On Play] Play up to 1 [Ash-2 (Old)] from your hand.').effects).toMatchObject([
      { steps: [{ what: { where: { name: ['Ash-2 (Old)'] } } }] },
    ]);
  });
  test('a [Trigger] that stands in the text and beside it is one', () => {
    expect(read('[Trigger] Draw 1 card.', 'Draw 1 card.').effects).toHaveLength(1);
  });
});

describe('[OP-R2.4] what the printer says is read as what it said', () => {
  test.each(STARTER_SET.cards.map((card) => [card.id, card] as const))('%s', (_id, card) => {
    const again = readText(printCard(card), null, { category: card.category });
    expect(again.unread).toEqual([]);
    const { effects = [], keywords = [], treatAs, deckRules } = card;
    const { effects: read, keywords: words, treatAs: treated, deckRules: rules } = again;
    expect(keyOf({ effects: read, keywords: words, treatAs: treated, deckRules: rules })).toBe(
      keyOf({ effects, keywords, treatAs, deckRules }),
    );
  });
  test('of random trees all but a few, whose words can be taken in two ways', () => {
    const trees = randomTrees('texts to be read', 400);
    const missed = trees.filter(({ category, effect }) => {
      const { effects, unread } = readText(printEffect(effect, cardOf(category)), null, { category });
      return unread.length > 0 || keyOf(effects) !== keyOf([effect]);
    });
    expect(missed.length).toBeLessThan(10);
  });
});
