import { describe, expect, test } from 'vitest';
import { donDeckOf } from '../../src/data/deck-limits.ts';
import { type Deck, formatDeck, readDeck } from '../../src/data/decks.ts';
import { type Format, OPEN, readFormat } from '../../src/data/formats.ts';
import { DEFAULT_RULES, readChangedRules } from '../../src/data/rules-context.ts';
import { validateDeck } from '../../src/data/validate-deck.ts';
import { fifty, POOL } from './files/pool.ts';

const problemsOf = (deck: Deck, format: Format = OPEN) => validateDeck(deck, POOL, DEFAULT_RULES, format);
const messagesOf = (deck: Deck, format?: Format) =>
  problemsOf(deck, format).map(({ code, message }) => `${code} ${message}`);

describe('a deck as players paste it', () => {
  const deck = { leader: 'P-001', cards: { 'P-101': 4, 'P-102': 2 } };
  test.each([
    ['one per line', '1xP-001\n4xP-101\n2xP-102'],
    ['with spaces', '1 P-001\n4 P-101\n2 P-102'],
    ['on one line', '1xP-001 4xP-101 2xP-102'],
    ['with spaces on one line', '1 P-001 4 P-101 2 P-102'],
    ['with commas, in small letters', '1xp-001, 4xp-101; 2xp-102'],
    ['with the number behind', 'P-001\nP-101 x4\nP-102 x 2'],
    ['with other crosses', '1 × P-001\n4*P-101\n2×P-102'],
    ['with names', '1xP-001 Leader of 7 Seas\n4 P-101 Sailor\n2 P-102 Half-Moon Sailor'],
    [
      'with headings, comments and empty lines',
      'Leader:\r\n1xP-001\r\n\r\n# mine\r\n// still mine\r\n4xP-101\r\n2xP-102',
    ],
    ['one by one', 'P-001 P-101 P-101 P-101 P-101 P-102 P-102'],
    ['with the numbers of other arts', '1xP-001_p1\n4xP-101_P2\n1xP-102_r1\nP-102'],
    ['with the Leader last', '4xP-101\n2xP-102\n1xP-001'],
  ])('is read %s', (_, text) => {
    expect(readDeck(text, POOL)).toEqual({ deck, problems: [] });
  });

  test('comes back from the words it is written in', () => {
    expect(formatDeck(deck)).toBe('1xP-001\n4xP-101\n2xP-102');
    expect(formatDeck({ leader: '', cards: { 'P-102': 1, 'P-101': 3 } })).toBe('3xP-101\n1xP-102');
    expect(readDeck(formatDeck(deck), POOL).deck).toEqual(deck);
  });

  test.each([
    [
      '4xP-101\nmany sailors',
      'Line 2: can\'t read "many sailors"; write 1 to 100 copies and a card number, as in 4xLG-016.',
    ],
    ['0xP-101', 'Line 1: can\'t read "0xP-101"; write 1 to 100 copies'],
    ['999xP-101', 'Line 1: can\'t read "999xP-101"; write 1 to 100 copies'],
    ['4xP-101:', 'Line 1: can\'t read "4xP-101:"; write 1 to 100 copies'],
    ['4xP-101 x4', 'Line 1: can\'t read "4xP-101 x4"; write 1 to 100 copies'],
    ['4xP-101 and then 1xP-102', 'Line 1: can\'t read "and then 1xP-102"; write 1 to 100 copies'],
    ['x'.repeat(20_001), 'The text has 20001 characters; it must have at most 20000.'],
  ])('says what it cannot read: %j', (text, message) => {
    expect(readDeck(text, POOL).problems).toEqual([
      { code: 'UNREADABLE', cards: [], message: expect.stringContaining(message) },
    ]);
  });

  test('keeps a second Leader, a second copy of one and what nobody knows for the check', () => {
    expect(readDeck('1xP-001 1xP-002 1xX-999', POOL).deck).toEqual({
      leader: 'P-001',
      cards: { 'P-002': 1, 'X-999': 1 },
    });
    expect(readDeck('2xP-001', POOL).deck).toEqual({ leader: 'P-001', cards: { 'P-001': 1 } });
    expect(readDeck('4xP-101', POOL).deck).toEqual({ leader: '', cards: { 'P-101': 4 } });
  });

  test('an x is not taken from a card number that begins with one', () => {
    expect(readDeck('4 XA-001\n2xXA-002', []).deck.cards).toEqual({ 'XA-001': 4, 'XA-002': 2 });
  });
});

describe('a legal deck', () => {
  test.each<[string, Deck]>([
    ['of one colour', { leader: 'P-001', cards: fifty(101) }],
    ['of two colours, with a card of both', { leader: 'P-002', cards: fifty(201, { 'P-301': 4, 'P-101': 4 }) }],
    ['with any number of a card that says so', { leader: 'P-001', cards: fifty(101, { 'P-302': 30 }) }],
    ['with an Event and a Stage', { leader: 'P-002', cards: fifty(101, { 'P-401': 4, 'P-402': 4 }) }],
    [
      'of the types its Leader wants, or that a card is treated as',
      { leader: 'P-004', cards: fifty(201, { 'P-305': 4 }) },
    ],
  ])('%s', (_, deck) => {
    expect(problemsOf(deck)).toEqual([]);
  });

  test('has the DON!! deck of the rules or of its Leader', () => {
    const [plain, , six] = POOL;
    expect(donDeckOf(plain!, DEFAULT_RULES)).toBe(10);
    expect(donDeckOf(six!, DEFAULT_RULES)).toBe(6);
  });

  test('follows the numbers of the rules file', () => {
    const read = readChangedRules({ setup: { deck: 60, copies: 5 } });
    const rules = 'rules' in read ? read.rules : DEFAULT_RULES;
    const cards = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`P-${101 + i}`, 5]));

    expect(validateDeck({ leader: 'P-001', cards }, POOL, rules)).toEqual([]);
  });
});

describe('a deck that is not legal', () => {
  test.each<[string, Deck, string[]]>([
    ['no Leader', { leader: '', cards: fifty(101) }, ['NO_LEADER The deck has no Leader; it must have exactly one.']],
    [
      'a Character as Leader',
      { leader: 'P-301', cards: fifty(101) },
      ['NO_LEADER P-301 is not a Leader; the deck must have exactly one.'],
    ],
    [
      'two Leaders',
      { leader: 'P-001', cards: { ...fifty(101), 'P-002': 1 } },
      ['TWO_LEADERS P-002 is another Leader; a deck has exactly one.'],
    ],
    [
      'a DON!! card',
      { leader: 'P-001', cards: { ...fifty(101), 'P-901': 1 } },
      ['NOT_IN_A_DECK P-901 is a DON!! card; a deck holds Characters, Events and Stages only.'],
    ],
    [
      'one card too few',
      { leader: 'P-001', cards: { ...fifty(101), 'P-101': 3 } },
      ['DECK_SIZE The deck has 49 cards beside its Leader; it must have exactly 50.'],
    ],
    [
      'five copies',
      { leader: 'P-001', cards: fifty(102, { 'P-101': 5 }) },
      ['TOO_MANY_COPIES P-101 is there 5 times; a deck may have 4 of it.'],
    ],
    [
      'two copies of what there may be one of',
      { leader: 'P-001', cards: fifty(101, { 'P-303': 2 }) },
      ['TOO_MANY_COPIES P-303 is there 2 times; a deck may have 1 of it.'],
    ],
    [
      'a card of two colours under a Leader of one',
      { leader: 'P-001', cards: fifty(101, { 'P-301': 4 }) },
      ['WRONG_COLOUR P-301 is red and black; the Leader P-001 allows only red.'],
    ],
    [
      'a cost that the Leader forbids',
      { leader: 'P-003', cards: fifty(101, { 'P-401': 4 }) },
      [
        'COST_NOT_ALLOWED P-401 costs 9; the Leader P-003 allows no card that costs 8 or more.',
        'COST_NOT_ALLOWED P-109 costs 8; the Leader P-003 allows no card that costs 8 or more.',
        'COST_NOT_ALLOWED P-110 costs 9; the Leader P-003 allows no card that costs 8 or more.',
      ],
    ],
    [
      'a cost that the Leader forbids of some kinds of cards, and of no others',
      { leader: 'P-005', cards: fifty(101, { 'P-401': 4 }) },
      ['COST_NOT_ALLOWED P-401 costs 9; the Leader P-005 allows no EVENT or STAGE that costs 8 or more.'],
    ],
    [
      'a type that the Leader forbids',
      { leader: 'P-004', cards: fifty(201, { 'P-304': 4 }) },
      ['TYPE_NOT_ALLOWED P-304 is of type Stranger; the Leader P-004 allows only cards of type Guard or Crew.'],
    ],
    [
      'a card nobody knows',
      { leader: 'P-001', cards: fifty(101, { 'X-999': 2 }) },
      ['UNKNOWN_CARD "X-999" is not a card of the loaded sets; name one that is.'],
    ],
    [
      'a number that is none',
      { leader: 'P-001', cards: { ...fifty(101), 'P-120': 0 } },
      ['BAD_COUNT P-120 is there 0 times; it must be a whole number from 1 on.'],
    ],
  ])('%s', (_, deck, messages) => {
    expect(messagesOf(deck)).toEqual(messages);
  });

  test('tells everything at once, with the cards concerned', () => {
    const found = problemsOf({ leader: '', cards: { 'P-101': 5, 'X-999': 1, 'P-901': 1 } });

    expect(found.map(({ code, cards }) => [code, ...cards].join(' '))).toEqual([
      'NO_LEADER',
      'TOO_MANY_COPIES P-101',
      'UNKNOWN_CARD X-999',
      'NOT_IN_A_DECK P-901',
      'DECK_SIZE',
    ]);
  });
});

describe('formats are data', () => {
  const strict = {
    id: 'strict',
    name: 'Strict',
    blocks: [1],
    banned: ['P-101'],
    bannedPairs: [
      ['P-102', 'P-103'],
      ['P-001', 'P-104'],
    ],
    restricted: { 'P-105': 1 },
  };
  const read = readFormat(JSON.parse(JSON.stringify(strict)));
  const format = 'format' in read ? read.format : OPEN;

  test('a file of one is read', () => {
    expect(read).toEqual({ format: strict });
  });

  test.each<[Record<string, number>, string[]]>([
    [fifty(106), []],
    [fifty(106, { 'P-101': 1 }), ['BANNED P-101 is banned in the format Strict; take another card.']],
    [fifty(106, { 'P-102': 1 }), []],
    [
      fifty(106, { 'P-102': 1, 'P-103': 1 }),
      ['BANNED_PAIR P-102 and P-103 may not be together in the format Strict; take out one.'],
    ],
    [
      fifty(106, { 'P-104': 1 }),
      ['BANNED_PAIR P-001 and P-104 may not be together in the format Strict; take out one.'],
    ],
    [fifty(106, { 'P-105': 2 }), ['RESTRICTED P-105 is there 2 times; the format Strict allows 1.']],
    [fifty(106, { 'P-401': 1 }), ['BLOCK_NOT_ALLOWED P-401 is of block 2; the format Strict allows the blocks 1.']],
  ])('%j', (cards, messages) => {
    expect(messagesOf({ leader: 'P-001', cards }, format)).toEqual(messages);
    expect(messagesOf({ leader: 'P-001', cards })).toEqual([]);
  });

  test('a Leader can be banned too', () => {
    expect(messagesOf({ leader: 'P-001', cards: fifty(106) }, { ...OPEN, banned: ['P-001'] })).toEqual([
      'BANNED P-001 is banned in the format Open; take another card.',
    ]);
  });

  test.each([
    [
      'blocks',
      'some',
      'format: blocks is "some"; it must be "any", or a list of 1 to 99 different entries, each a whole',
    ],
    ['blocks', undefined, 'format: blocks is missing; it must be'],
    [
      'bannedPairs',
      [['P-101']],
      'format: bannedPairs[0] is ["P-101"]; it must be a list of 2 different entries, each a card',
    ],
    ['restricted', { 'P-105': 0 }, 'format: restricted.P-105 is 0; it must be a whole number from 1 to 100.'],
    ['restricted', { 'P-101': 1 }, 'format: the whole bans P-101 and restricts it; it must be one of the two.'],
    [
      'season',
      3,
      'format: season is not known; the fields here are id, name, blocks, banned, bannedPairs, restricted.',
    ],
  ])('a file whose %s is %j is refused', (field, value, message) => {
    expect(readFormat({ ...strict, [field]: value })).toEqual({ problems: [expect.stringContaining(message)] });
  });
});
