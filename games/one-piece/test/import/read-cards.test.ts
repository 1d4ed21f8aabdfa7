import { describe, expect, test } from 'vitest';
import { compareTexts } from '../../reader/index.ts';
import { importCards } from '../../src/import/import-cards.ts';
import { openCards } from '../../src/import/open-cards.ts';
import { readCards } from '../../src/import/read-cards.ts';
import { setsIn } from '../../src/import/sets.ts';
import { onePieceOf } from '../../src/index.ts';
import { aDeck, normalised, rawLeader, readText } from './cards.ts';

const readOf = (...entries: Record<string, unknown>[]) =>
  readCards(importCards([{ path: 'set.json', json: entries }]).cards, readText);
const only = (more: Record<string, unknown>) => readOf(normalised(more))[0];

describe('cards whose texts are read', () => {
  test('effects, keywords and the Trigger', () => {
    const read = only({ effectText: '[Blocker]\n[On Play] Draw 1 card.', triggerText: 'Draw 2 cards.' });
    expect(read?.card).toEqual({
      id: 'XA01-002',
      name: 'Brine Cutter',
      category: 'CHARACTER',
      colours: ['red'],
      types: ['Harbour Watch'],
      attributes: ['Slash'],
      cost: 3,
      power: 5000,
      counter: 1000,
      rarity: 'C',
      block: 2,
      keywords: ['BLOCKER'],
      effects: [
        { timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1 }] },
        { timings: ['TRIGGER'], steps: [{ do: 'draw', n: 2 }] },
      ],
    });
    expect(read?.productions).toEqual(['draw', 'blocker']);
  });

  test('a block that is not read is marked, and the others stay', () => {
    expect(only({ effectText: '[On Play] Draw 1 card.\n[On K.O.] Sing.' })?.card).toMatchObject({
      effects: [{ timings: ['ON_PLAY'] }],
      unsupported: [['[On K.O.] Sing.', 'no such words']],
    });
  });

  test('what is read to something that cannot be carried out is not read', () => {
    const read = only({ effectText: 'Win.' });
    expect(read?.card.effects).toBeUndefined();
    expect(read?.card.unsupported).toEqual([
      ['Win.', expect.stringContaining('this was read, but cannot be carried out: ')],
    ]);
  });

  test('[S96] arts and promos are marked', () => {
    expect(only({ id: 'XA01-002_p1' })?.card.art).toEqual({ alternate: true });
    expect(only({ id: 'P-002', rarity: 'P', set: 'P' })?.card.art).toEqual({ promo: true });
    expect(only({})?.card.art).toBeUndefined();
  });

  test('a reader is not asked about a card without text', () => {
    const asked: string[] = [];
    readCards(importCards([{ path: '', json: [rawLeader(), normalised()] }]).cards, (effect, trigger, facts) => {
      asked.push(`${facts.id} ${effect} ${trigger} ${facts.category}`);
      return readText(effect, trigger, facts);
    });
    expect(asked).toEqual(['XA01-002 [On Play] Draw 1 card. null CHARACTER']);
  });
});

const open = (...entries: Record<string, unknown>[]) =>
  openCards([{ path: 'set.json', json: entries }], { readText, tested: ['draw'], compareTexts });

describe('coverage', () => {
  const some = () =>
    open(
      rawLeader(),
      normalised(),
      normalised({ id: 'XA01-003', effectText: '[Blocker]\nSing.' }),
      normalised({ id: 'XB02-001', set: 'XB02', effectText: 'Sing.' }),
      normalised({ id: 'XB02-002', set: 'XB02', effectText: 'Dance.\nSing.' }),
    );

  test('counts by card, by set, by cause', () => {
    expect(some().coverage().json).toEqual({
      cards: 5,
      withText: 4,
      fullyRead: 1,
      partlyRead: 1,
      unread: 2,
      blocks: { read: 2, unread: 4 },
      bySet: {
        XA01: { cards: 3, withText: 2, fullyRead: 1, partlyRead: 1, unread: 0 },
        XB02: { cards: 2, withText: 2, fullyRead: 0, partlyRead: 0, unread: 2 },
      },
      unreadSentences: [
        {
          reason: 'no such words',
          n: 4,
          sentences: [
            { sentence: 'Sing.', n: 3, nearest: 'Draw 1 card.', cards: ['XA01-003', 'XB02-001', 'XB02-002'] },
            { sentence: 'Dance.', n: 1, nearest: 'Draw 1 card.', cards: ['XB02-002'] },
          ],
        },
      ],
      steps: { draw: 1 },
      productions: { blocker: 1, draw: 1 },
      untested: ['blocker'],
      proven: 1,
      differs: [],
      alike: {},
    });
  });

  test('lists the cards that say something else in our words', () => {
    const read = { effects: [{ timings: ['ON_PLAY'], steps: [{ do: 'draw', n: 1 }] }], keywords: ['BLOCKER'] } as const;
    const { coverage } = openCards(
      [
        { path: 'a.json', json: [normalised({ effectText: '[Blocker]\n[On Play] Draw 1 card.' })] },
        { path: 'b.json', json: [normalised({ id: 'XA01-003', effectText: '[Rush]\n[On Play] Draw 3 cards.' })] },
      ],
      { readText: () => ({ ...read, unread: [], productions: ['draw'] }), tested: ['draw'], compareTexts },
    );

    const { json, lines } = coverage();

    expect(json.differs).toEqual([{ card: 'XA01-003', lost: ['[rush]', '3'], added: ['[blocker]'] }]);
    expect(lines).toContain('1 cards say other numbers, names or keywords in our words:');
    expect(lines).toContain('  XA01-003: −[rush] −3 +[blocker]');
    expect(some().coverage().lines.join()).toContain('every card read whole says the numbers, names and keywords');
  });

  test('of some sets, in lines', () => {
    const { json, lines } = some().coverage('xb01-xb09');
    expect(json).toMatchObject({ cards: 2, unread: 2 });
    expect(lines[1]).toMatch(/^XB02 +2 +2 +0 \(0\.0 %\) +0 +2$/);
    expect(lines).toContain('    3  no such words');
  });

  test.each([
    ['OP12,OP13', ['OP12', 'OP13'], ['OP01', 'ST12']],
    ['ST22-ST35', ['ST22', 'ST30', 'ST35'], ['ST21', 'ST36', 'OP25']],
    ['p', ['P'], ['PR']],
  ])('%s are sets', (said, yes, no) => {
    const isMeant = setsIn(said);
    expect(yes.every(isMeant)).toBe(true);
    expect(no.some(isMeant)).toBe(false);
  });

  test.each(['', 'OP12,', 'ST35-ST22', 'ST1-OP3', 'all of them'])('%j is no set', (said) => {
    expect(() => setsIn(said)).toThrow('is no set; write sets with commas between them');
  });
});

describe('a card, side by side', () => {
  test('what it says, what was read, what was not', () => {
    const shown =
      open(normalised({ effectText: '[On Play] Draw 1 card.\nSing.' }))
        .show('xa01-002')
        ?.join('\n') ?? '';
    expect(shown).toContain('XA01-002  Brine Cutter');
    expect(shown).toMatch(/^\[On Play\] Draw 1 card\. +│ \[On Play\] Draw 1 card\./m);
    expect(shown).toContain('✗ NOT READ, so its whole block does nothing: "Sing."');
    expect(shown).toContain('no such words; nearest known: "Draw 1 card."');
    expect(shown).toContain('"do": "draw"');
  });

  test('no such card', () => expect(open(rawLeader()).show('XA01-099')).toBeNull());
});

test('a set of which there is no card is refused, with those there are', () => {
  expect(() => open(rawLeader()).coverage('XZ99')).toThrow('No card is of the sets "XZ99"; there are XA01.');
});

describe('games with cards from outside', () => {
  test('a game with all of them; its records are told apart by the cards', () => {
    const [one, other] = [open(...aDeck()), open(...aDeck(), normalised({ id: 'XA01-090' }))];
    expect(onePieceOf({ set: one.set() }).cardSet).toBe(onePieceOf({ set: one.set() }).cardSet);
    expect(onePieceOf({ set: one.set() }).cardSet).not.toBe(onePieceOf({ set: other.set() }).cardSet);
  });

  test('only what is read whole, with the wanted effects in the decks', () => {
    const opened = open(...aDeck(), normalised({ id: 'XA01-090', effectText: 'Sing.' }));
    const { effects, optionsFor, whyNot } = opened.wholly();
    const set = opened.set();
    expect(effects).toHaveLength(14);
    expect(effects).not.toContain('XA01-090#1');
    expect(whyNot('XA01-017#1', {})).toBe('in no deck');
    for (const seed of ['a', 'b', 'c']) {
      const { decks } = optionsFor(['XA01-017#1', 'XA01-022#1'], seed);
      for (const deck of decks) expect(deck.split('\n')).toEqual(expect.arrayContaining(['4xXA01-017', '4xXA01-022']));
      expect(decks.join()).not.toContain('XA01-090');
      expect(() => onePieceOf({ set }).def.options.decks?.read(decks, 2)).not.toThrow();
    }
    expect(optionsFor([], 'a')).toEqual(optionsFor([], 'a'));
    expect(whyNot('XA01-017#1', { 'cards used': { 'XA01-017': 0 } })).toMatch(/^in \d+ decks, never used$/);
    expect(whyNot('XA01-017#1', { 'cards used': { 'XA01-017': 3 } })).toContain('used 3 times: [');
  });

  test('too few cards for a deck', () => {
    expect(() => open(rawLeader(), normalised()).wholly().optionsFor([], 'a')).toThrow(
      'no legal deck can be made of the 2',
    );
  });
});
