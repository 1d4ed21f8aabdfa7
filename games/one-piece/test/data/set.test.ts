import { describe, expect, test } from 'vitest';
import { STARTER_SET } from '../../src/cards/index.ts';
import { readCardSet } from '../../src/data/load-set.ts';
import type { CardData, DeckData, DeckRules } from '../../src/tree/card.ts';
import {
  AREAS,
  ATTRIBUTES,
  CATEGORIES,
  type Cause,
  COLOURS,
  type Condition,
  type Counted,
  DURATIONS,
  type Effect,
  type Filter,
  KEYWORDS,
  type Occasion,
  type Pick as Picked,
  PLAYER_PROHIBITIONS,
  PROHIBITIONS,
  REFS,
  type Rest,
  type Side,
  type Step,
  type Take,
  TIMINGS,
  type To,
  type Would,
} from '../../src/tree/tree.ts';
import { said } from './said.ts';

const { cards, decks } = STARTER_SET;
const byId = new Map(cards.map((card) => [card.id, card]));
const found = said(cards);

/** Written out, so that the compiler asks for a line here, and this test for a card, when a word is added. */
const all = <K extends string>(words: Record<K, 1>): readonly string[] => Object.keys(words);
type KeysOf<T> = T extends unknown ? keyof T & string : never;
type Form = Exclude<KeysOf<Condition>, 'min' | 'max' | 'where' | 'n'>;

/** Words that only texts of other sets use: they are played in other tests. */
const OTHER_SETS: readonly string[] = [
  'DRAW_BY_OWN_EFFECTS',
  'LIFE_TO_HAND_BY_OWN_EFFECTS',
  'BE_PLAYED_BY_EFFECTS',
  'rival',
  'revealed',
  'others',
  'ACTIVATE_ON_PLAY',
  'PLAY_ACTIVE',
  'ATTACK_LEADERS',
];

// biome-ignore format: one paragraph per list
const WORDS: Record<string, readonly string[]> = {
  timing: TIMINGS,
  colour: COLOURS,
  attribute: ATTRIBUTES,
  category: CATEGORIES,
  keyword: KEYWORDS,
  duration: DURATIONS.filter((each) => each !== 'THIS_MAIN'),
  area: AREAS,
  ref: REFS.filter((ref) => !OTHER_SETS.includes(ref)),
  prohibition: [...PROHIBITIONS, ...PLAYER_PROHIBITIONS].filter((ban) => !OTHER_SETS.includes(ban)),
  step: all<Exclude<Step['do'], 'returnGivenDon' | 'lifeInstead' | 'instead' | 'nameCost' | 'lookAtHand'>>({
    draw: 1, drawTo: 1, move: 1, shuffle: 1, shuffleHandIntoDeck: 1, look: 1, reveal: 1, choose: 1, play: 1, ko: 1,
    rest: 1, setActive: 1, freeze: 1, power: 1, powerZero: 1, basePower: 1, swapBasePower: 1, cost: 1, costZero: 1,
    baseCost: 1, counter: 1, gain: 1, gainAttribute: 1, cannot: 1, playerCannot: 1, mustAttack: 1, attackTax: 1,
    negate: 1, addDon: 1, giveDon: 1, moveGivenDon: 1, returnDon: 1, restDon: 1, activateDon: 1, freezeDon: 1,
    turnLife: 1, damage: 1, if: 1, ifDone: 1, may: 1, chooseOne: 1, repeat: 1, later: 1, activateText: 1,
    activateEvent: 1, changeTarget: 1, nextPlay: 1, playCost: 1, extraTurn: 1, win: 1, lose: 1, donPhaseGives: 1,
  }),
  filter: all<Exclude<keyof Filter, 'sameNameAs' | 'differentColourFrom' | 'among'>>({
    category: 1, name: 1, nameIncludes: 1, type: 1, typeIncludes: 1, attribute: 1, colour: 1, multicolour: 1,
    cost: 1, baseCost: 1, power: 1, basePower: 1, counter: 1, given: 1, state: 1, faceUp: 1, keyword: 1,
    withoutKeyword: 1, trigger: 1, timing: 1, noBaseEffect: 1, playedThisTurn: 1, other: 1, not: 1, any: 1,
  }),
  condition: all<Form>({ all: 1, any: 1, not: 1, number: 1, is: 1, turn: 1, have: 1, playedThisTurn: 1, firstTurn: 1 }),
  is: all<Exclude<Extract<Condition, { is: unknown }>['is'], 'rival' | 'revealed' | 'others'>>({
    this: 1, it: 1, attacker: 1, target: 1, event: 1, leader: 1, opponentLeader: 1,
  }),
  counted: all<Exclude<keyof Counted, 'ofEach' | 'minus' | 'named' | 'happened' | 'names' | 'colours'>>({
    count: 1, donOnField: 1, event: 1, done: 1, value: 1, ofCard: 1, sumOf: 1, per: 1, times: 1, plus: 1,
  }),
  tag: all<Exclude<keyof Effect, 'shares'>>({
    timings: 1, don: 1, turn: 1, oncePerTurn: 1, in: 1, when: 1, would: 1, if: 1, cost: 1, optional: 1, steps: 1,
  }),
  occasion: all<Exclude<keyof Occasion, 'orKo' | 'to' | 'source' | 'left'>>({ cards: 1, whose: 1, by: 1, n: 1 }),
  cause: all<Exclude<Cause, 'battle-with-this' | 'opponent'>>({
    effect: 1, 'your-effect': 1, 'opponent-effect': 1, battle: 1,
  }),
  would: all<Would['what']>({ KO: 1, LEAVE: 1, REST: 1, DAMAGE: 1, DECK_OUT: 1 }),
  side: all<Exclude<Side, 'you'>>({ opponent: 1, either: 1 }),
  pick: all<keyof Picked>({ of: 1, in: 1, where: 1, n: 1, upTo: 1, all: 1, by: 1, total: 1, differentNames: 1 }),
  end: ['deck top', 'life top', 'life bottom', 'life top-or-bottom'],
  to: all<To>({
    hand: 1, trash: 1, 'deck-top': 1, 'deck-bottom': 1, 'deck-top-or-bottom': 1, 'life-top': 1, 'life-bottom': 1,
    'life-top-or-bottom': 1,
  }),
  take: all<Exclude<keyof Take, 'faceUp' | 'differentNames'>>({ n: 1, upTo: 1, where: 1, to: 1, reveal: 1 }),
  'take to': all<Take['to']>({ hand: 1, play: 1, 'play-rested': 1, trash: 1, 'life-top': 1, 'deck-top': 1 }),
  rest: all<Rest>({
    'deck-bottom': 1, 'deck-top': 1, 'deck-top-or-bottom': 1, 'life-top': 1, 'life-top-or-bottom': 1, trash: 1,
    'as-they-were': 1, shuffle: 1,
  }),
  later: all<Exclude<Extract<Step, { do: 'later' }>['at'], 'OPPONENTS_NEXT_START_OF_MAIN'>>({
    END_OF_TURN: 1, END_OF_BATTLE: 1, NEXT_START_OF_MAIN: 1,
  }),
  'given from': all<Extract<Step, { do: 'giveDon' }>['from']>({ active: 1, rested: 1, any: 1 }),
  'deck rule': all<keyof DeckRules>({ copies: 1, without: 1, onlyTypes: 1, donDeck: 1 }),
  'treat as': all<keyof NonNullable<CardData['treatAs']>>({ names: 1, types: 1, attributes: 1 }),
  asked: ['may you', 'may opponent', 'chooseOne you', 'chooseOne opponent', 'blind'],
  'once per turn': ['AUTO', 'ACTIVATE_MAIN', 'REPLACEMENT'],
  // All forms there are, "A or B" included.
  cost: [
    'restDon', 'returnDon', 'giveDon', 'turnLife', 'chooseOne', 'rest this', 'rest character', 'ko character',
    'reveal hand', 'move hand trash', 'move this trash', 'move this hand', 'move this deck-bottom',
    'move character hand', 'move life hand', 'move life trash', 'move deck trash', 'move trash deck-bottom',
  ],
};

test.each(Object.entries(WORDS))('the cards between them use every %s', (kind, words) => {
  expect(words.filter((word) => !found.get(kind)?.has(word))).toEqual([]);
});

test('[OP-R2.1] the set loads without a problem, and comes out as it went in', () => {
  const { set, problems } = readCardSet(JSON.parse(JSON.stringify(STARTER_SET)));

  expect(problems).toEqual([]);
  expect(set).toEqual(STARTER_SET);
});

describe('the cards', () => {
  test('are numbered in a row, under a code of our own', () => {
    expect(cards.map(({ id }) => id)).toEqual(cards.map((_, i) => `LW-${String(i + 1).padStart(3, '0')}`));
    expect(cards.length).toBeGreaterThanOrEqual(96);
  });

  test('have names of their own, short enough for a card', () => {
    const names = cards.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => name.length > 22 || name.trim() !== name)).toEqual([]);
  });

  test('name only cards and types that there are', () => {
    const names = cards.flatMap(({ name, treatAs }) => [name, ...(treatAs?.names ?? [])]);
    const types = cards.flatMap((card) => card.types);
    const texts = JSON.stringify(cards.map(({ effects }) => effects));
    const quoted = (field: string) =>
      [...texts.matchAll(new RegExp(`"${field}":(\\["[^\\]]*\\])`, 'g'))].flatMap(([, list]) => JSON.parse(list!));

    expect(quoted('name').filter((name) => !names.includes(name))).toEqual([]);
    expect(quoted('type').filter((type) => !types.includes(type))).toEqual([]);
    expect(quoted('nameIncludes').filter((part) => !names.some((name) => name.includes(part)))).toEqual([]);
    expect(quoted('typeIncludes').filter((part) => !types.some((type) => type.includes(part)))).toEqual([]);
  });

  test('cover every cost from 1 to 10, with Characters that have no text in every colour', () => {
    const characters = cards.filter(({ category }) => category === 'CHARACTER');
    const costs = new Set(characters.map(({ cost }) => cost));
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].filter((cost) => !costs.has(cost))).toEqual([]);

    const plain = characters.filter(({ effects, keywords, treatAs }) => !effects && !keywords && !treatAs);
    expect(COLOURS.filter((colour) => !plain.some(({ colours }) => colours.includes(colour)))).toEqual([]);
  });

  test('offer no act of the Main Phase that costs nothing and may be repeated', () => {
    const free = cards.filter(({ effects = [] }) =>
      effects.some(({ timings, oncePerTurn, cost }) => timings.includes('ACTIVATE_MAIN') && !oncePerTurn && !cost),
    );
    expect(free.map(({ name }) => name)).toEqual([]);
  });
});

describe.each(decks.map((deck) => [deck.id, deck] as const))('the deck %s', (id, deck) => {
  const leader = byId.get(deck.leader)!;
  const list = Object.entries(deck.cards).map(([number, n]) => ({ card: byId.get(number)!, n }));

  test('is fifty cards for its Leader, within its colours and limits', () => {
    expect(id).toMatch(/^[a-z]+$/);
    expect(leader.category).toBe('LEADER');
    expect(list.reduce((sum, { n }) => sum + n, 0)).toBe(50);
    expect(list.filter(({ card, n }) => !mayBeIn(deck, card, n)).map(({ card }) => card.name)).toEqual([]);
  });

  function mayBeIn({ leader: number }: DeckData, card: CardData, n: number): boolean {
    const { without, onlyTypes } = byId.get(number)!.deckRules ?? {};
    const copies = card.deckRules?.copies ?? 4;
    return (
      card.category !== 'LEADER' &&
      (copies === 'any' || n <= copies) &&
      card.colours.every((colour) => leader.colours.includes(colour)) &&
      (!onlyTypes || onlyTypes.some((type) => card.types.includes(type))) &&
      (typeof without?.cost.min !== 'number' || card.cost! < without.cost.min)
    );
  }
});

test('every colour has a deck of its own, and every card is in a deck', () => {
  const leaders = decks.map((deck) => byId.get(deck.leader)!);
  expect(leaders.filter(({ colours }) => colours.length === 1).map(({ colours }) => colours[0])).toEqual(COLOURS);
  expect(leaders.some(({ colours }) => colours.length === 2)).toBe(true);

  const dealt = new Set(decks.flatMap((deck) => [deck.leader, ...Object.keys(deck.cards)]));
  expect(cards.filter(({ id }) => !dealt.has(id)).map(({ name }) => name)).toEqual([]);
});
