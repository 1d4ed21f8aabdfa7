import { describe, expect, test } from 'vitest';
import { applyErrata } from '../../src/data/errata.ts';
import { readCardSet } from '../../src/data/load-set.ts';
import type { CardData } from '../../src/tree/card.ts';
import { CATEGORIES } from '../../src/tree/tree.ts';
import { ONE_OF_EACH } from './files/one-of-each.ts';
import {
  character,
  copy,
  don,
  event,
  type Json,
  leader,
  onPlay,
  problemsByPath,
  problemsOf,
  stage,
  testSet,
} from './files/reading.ts';

describe('[S04] a card set from a file', () => {
  test('[OP-R2.1] [OP-R2.2] accepts a card of each category with all its fields', () => {
    const { set, problems } = readCardSet(copy(ONE_OF_EACH));

    expect(problems).toEqual([]);
    expect(set).toEqual(ONE_OF_EACH);
    expect(set.cards.map(({ category }) => category)).toEqual(CATEGORIES);
  });

  test('keeps the good cards and refuses one of an unknown category by its number, with the reason', () => {
    const { set, problems } = readCardSet(
      testSet(leader, { ...stage, id: 'T-006', category: 'SHIP' }, character, event, stage, don),
    );

    expect(set.cards.map(({ id }) => id)).toEqual(['T-001', 'T-002', 'T-003', 'T-004', 'T-005']);
    expect(problems).toEqual([
      {
        card: 'T-006',
        path: 'category',
        message: 'T-006: category is "SHIP"; it must be one of LEADER, CHARACTER, EVENT, STAGE, DON.',
      },
    ]);
  });

  test('shares nothing with the file it came from, and cannot be changed', () => {
    const json = copy(ONE_OF_EACH);
    const { set } = readCardSet(json);
    Object.assign(json.cards[1].effects[0].steps[0], { do: 'win' });

    expect(set.cards[1]?.effects?.[0]?.steps[0]).toMatchObject({ do: 'ko' });
    expect(() => Object.assign(set.cards[1]!, { power: 1 })).toThrow('read only');
  });

  test('tells all problems of all cards at once', () => {
    const problems = problemsOf(
      { ...character, cost: -1, power: '4000', colours: ['pink'], flavour: 'salt' },
      { ...event, name: '', effects: [onPlay({ do: 'drw' })] },
    );

    expect(problems.map(({ card, path }) => `${card} ${path}`)).toEqual([
      'T-002 colours[0]',
      'T-002 cost',
      'T-002 power',
      'T-002 flavour',
      'T-003 name',
      'T-003 effects[0].steps[0].do',
    ]);
  });

  test('names a card without a number by its place', () => {
    expect(problemsOf(character, { ...stage, id: 'the pier' }, 'T-007')).toMatchObject([
      {
        card: 'cards[1]',
        path: 'id',
        message: 'cards[1]: id is "the pier"; it must be a card number such as "LG-016".',
      },
      { card: 'cards[2]', path: '', message: 'cards[2]: the card is "T-007"; it must be a card.' },
    ]);
  });

  test('keeps the first of two cards with one number', () => {
    const { set, problems } = readCardSet(testSet(character, { ...character, name: 'Another' }));

    expect(set.cards.map(({ name }) => name)).toEqual(['Rope Walker']);
    expect(problems).toEqual([
      { card: 'T-002', path: 'id', message: 'T-002: cards[1] has the id of cards[0]; every id stands once.' },
    ]);
  });

  test.each([
    [null, 'card set: the file is null; it must be a card set: an object with id, name, cards and decks.'],
    [{ id: 'A', name: 'A' }, 'card set: cards is missing; it must be a list of up to 10000 cards.'],
    [{ id: 'a b', name: 'A', cards: [] }, 'card set: id is "a b"; it must be letters and digits, joined by dashes.'],
    [{ id: 'A', name: 'A', cards: [], x: 1 }, 'card set: x is not known; the fields here are id, name, cards, decks.'],
  ])('%j is refused with a sentence', (json, message) => {
    expect(readCardSet(json).problems).toMatchObject([{ card: '', message }]);
  });

  test.each([
    ['leader', 'nobody', 'it must be a card number such as "LG-016"'],
    ['about', undefined, 'is missing; it must be one line of 1 to 400 characters'],
    ['cards', { 'T-002': 0 }, 'cards.T-002 is 0; it must be a whole number from 1 to 100'],
    ['cards', JSON.parse('{ "__proto__": 4 }'), 'cards.__proto__ is "__proto__"; it must be a card number'],
  ])('refuses a deck whose %s is %j, and keeps the cards', (field, value, message) => {
    const [deck] = copy(ONE_OF_EACH.decks);
    const { set, problems } = readCardSet({ ...copy(ONE_OF_EACH), decks: [{ ...deck, [field]: value }] });

    expect(problems).toMatchObject([{ card: 'start', message: expect.stringContaining(message) }]);
    expect(set.cards).toHaveLength(5);
    expect(set.decks).toEqual([]);
  });
});

describe('[OP-R2.1] what a card must have and cannot have follows from its category', () => {
  test.each([
    [leader, 'life', 'a whole number from 1 to 20'],
    [leader, 'power', 'a whole number from 0 to 100000'],
    [character, 'cost', 'a whole number from 0 to 50'],
    [character, 'power', 'a whole number from 0 to 100000'],
    [event, 'cost', 'a whole number from 0 to 50'],
    [stage, 'cost', 'a whole number from 0 to 50'],
    [stage, 'types', 'a list of 0 to 12 different entries, each one line of 1 to 60 characters'],
    [event, 'colours', 'a list of 1 to 6 different entries, each one of red, green, blue, purple, black, yellow'],
  ])('$category without %s', (card, field, right) => {
    const { [field]: _gone, ...rest } = card;
    expect(problemsOf(rest)).toMatchObject([
      { path: field, message: `${card.id}: ${field} is missing; it must be ${right}.` },
    ]);
  });

  test.each([
    [leader, 'cost', 3, 'only a CHARACTER, EVENT or STAGE has that'],
    [leader, 'counter', 1000, 'only a CHARACTER has that'],
    [character, 'life', 4, 'only a LEADER has that'],
    [event, 'counter', 1000, 'only a CHARACTER has that'],
    [event, 'power', 1000, 'only a LEADER or CHARACTER has that'],
    [stage, 'keywords', ['RUSH'], 'only a LEADER or CHARACTER has that'],
    [don, 'cost', 0, 'only a CHARACTER, EVENT or STAGE has that'],
    [don, 'effects', [], 'a DON has no effects'],
  ])('$category with %s', (card, field, value, why) => {
    const message = `${card.id}: ${field} is ${JSON.stringify(value)}, but ${why}: leave it out.`;
    expect(problemsOf({ ...card, [field]: value })).toMatchObject([{ path: field, message }]);
  });

  test('only a Leader speaks about the whole deck', () => {
    const [problem] = problemsOf({ ...character, deckRules: { donDeck: 6 } });
    expect(problem?.message).toBe(
      'T-002: deckRules.donDeck is 6, but only a LEADER speaks about the whole deck: leave it out.',
    );
  });

  test.each([
    [[], 'category', 'is []; it must be a list of 1 to 5 different entries, each one of LEADER, CHARACTER, EVENT,'],
    ['EVENT', 'category', 'is "EVENT"; it must be a list of 1 to 5 different entries'],
    [['MOON'], 'category[0]', 'is "MOON"; it must be one of LEADER, CHARACTER, EVENT, STAGE, DON.'],
    [['EVENT', 'EVENT'], 'category[1]', 'is "EVENT" again; each stands once.'],
  ])('a deck without cards of category %j', (category, field, message) => {
    const path = `deckRules.without.${field}`;
    expect(problemsOf({ ...leader, deckRules: { without: { cost: { min: 5 }, category } } })).toMatchObject([
      { path, message: expect.stringContaining(`${leader.id}: ${path} ${message}`) },
    ]);
  });

  test('a deck without Events of some cost is a rule for the Leader to have', () => {
    const deckRules = { without: { cost: { min: 5 }, category: ['EVENT'] } };
    expect(problemsOf({ ...leader, deckRules })).toEqual([]);
    expect(problemsOf({ ...leader, deckRules: { without: { category: ['EVENT'] } } })).toMatchObject([
      { path: 'deckRules.without.cost' },
    ]);
  });
});

describe('[S04] a hostile file', () => {
  test('nested without end is refused, and quickly', () => {
    let filter: Json = { other: true };
    for (let i = 0; i < 100_000; i++) filter = { not: filter };
    const problems = problemsByPath(onPlay({ do: 'ko', what: { upTo: 1, in: ['character'], where: filter } }));

    expect(Object.values(problems)).toEqual([expect.stringContaining('is nested too deep; there may be 32 levels.')]);
  });

  test('that is endless in width is refused, told once', () => {
    const wide = (width: number, depth: number): Json[] =>
      Array.from({ length: width }, () => (depth === 0 ? { other: true } : { any: wide(width, depth - 1) }));
    const problems = problemsByPath(
      onPlay({ do: 'ko', what: { upTo: 1, in: ['character'], where: { any: wide(20, 2) } } }),
    );

    expect(Object.values(problems)).toEqual([expect.stringContaining('is too much: the card must be smaller.')]);
  });

  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('cannot smuggle in %s', (name) => {
    const json: unknown = JSON.parse(JSON.stringify(character).replace('"rarity"', `"${name}":{"cost":0},"rarity"`));
    expect(problemsOf(json)).toMatchObject([{ path: name }]);
    expect(problemsByPath(onPlay({ do: name }))).toEqual({
      'effects[0].steps[0].do': expect.stringContaining('must be one of draw'),
    });
  });

  test.each([
    ['name', 'a\nb'],
    ['name', 'x'.repeat(121)],
    ['name', '\u0000'],
    ['name', ' '],
    ['cost', 1e21],
    ['cost', Number.NaN],
    ['id', '../T-1'],
    ['types', new Array(1000).fill('a')],
  ])('%s: a value that nobody prints is refused', (field, value) => {
    expect(problemsOf({ ...character, [field]: value }).map(({ path }) => path.split('[')[0])).toContain(field);
  });

  test('minus zero becomes zero', () => {
    const { set } = readCardSet(testSet({ ...character, cost: -0 }));
    expect(set.cards[0]?.cost).toBe(0);
  });
});

describe('errata', () => {
  const { set } = readCardSet(copy(ONE_OF_EACH));
  const cards: readonly CardData[] = set.cards;

  test('replace fields of a card, and null takes one away', () => {
    const { cards: now, problems } = applyErrata(cards, { 'T-002': { types: ['Guard'], counter: null } });

    expect(problems).toEqual([]);
    expect(now[1]).toEqual({ ...cards[1], types: ['Guard'], counter: undefined });
    expect(now[1]).not.toHaveProperty('counter');
    expect(now[0]).toBe(cards[0]);
  });

  test('are applied when a set is read', () => {
    const read = readCardSet(copy(ONE_OF_EACH), { 'T-004': { cost: 2 } });
    expect(read.set.cards[3]).toMatchObject({ id: 'T-004', cost: 2 });
  });

  test.each([
    [{ 'T-002': { power: null } }, 'errata of T-002: power is missing; it must be a whole number from 0 to 100000.'],
    [
      { 'T-002': { id: 'T-009' } },
      'errata of T-002: id is "T-009"; it must be left out: a correction keeps the number.',
    ],
    [{ 'T-002': 4 }, 'errata of T-002: the correction is 4; it must be an object of the fields that change.'],
    [{ 'T-099': { cost: 1 } }, 'errata: "T-099" is not a card of this set; name one that is.'],
    [[], 'errata: the table is []; it must be an object of corrections by card number.'],
  ])('%j: a wrong one leaves the card as printed and is told', (table, message) => {
    const { cards: now, problems } = applyErrata(cards, table);

    expect(now).toEqual(cards);
    expect(problems).toMatchObject([{ message }]);
  });
});
