import { seedRng } from '@dealers-choice/kernel';
import { describe, expect, test } from 'vitest';
import { STARTER_SET } from '../cards/index.ts';
import type { Deck } from '../data/decks.ts';
import { randomDeck } from '../data/random-deck.ts';
import { DEFAULT_RULES as rules } from '../data/rules-context.ts';
import type { CardData } from '../tree/card.ts';
import { figuresOf } from './figures.ts';
import { isWanted, NO_FILTER, readFilter } from './filter.ts';
import { fold } from './fold.ts';
import { nextTurn, opened, played, redrawn, whyNotPlay } from './goldfish.ts';
import { atLeast, exactly, missing, oddsOf } from './odds.ts';
import { repaired, troublesOf, withCount } from './repair.ts';
import { printedText, searchIndex } from './search.ts';
import { readShareCode, shareCode } from './share.ts';
import { cardShelf } from './shelf.ts';

const shelf = cardShelf(STARTER_SET.cards);
const deckNamed = (id: string): Deck => {
  const found = STARTER_SET.decks.find((deck) => deck.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return { leader: found.leader, cards: found.cards };
};
const ember = deckNamed('ember');
const size = ({ cards }: Deck): number => Object.values(cards).reduce((sum, n) => sum + n, 0);

describe('figures', () => {
  test('of a deck are counted by copies', () => {
    const { curve, kinds, counters, counterEvents, colours, triggers, blockers, cards } = figuresOf(ember, shelf);
    expect(cards).toBe(50);
    expect(curve.map(({ characters, others }) => characters + others)).toEqual([0, 14, 10, 10, 9, 3, 0, 2, 0, 2]);
    expect(kinds).toEqual({ CHARACTER: 39, EVENT: 9, STAGE: 2 });
    expect(counters.reduce((sum, { n }) => sum + n, counterEvents)).toBe(50);
    expect([counterEvents, triggers, blockers]).toEqual([4, 7, 4]);
    expect(colours).toEqual([{ colour: 'red', n: 50 }]);
  });

  test('leave out cards that nobody knows, but for their number', () => {
    const { cards, curve } = figuresOf({ leader: '', cards: { 'ZZ-001': 3 } }, shelf);
    expect([cards, curve.every(({ characters, others }) => characters + others === 0)]).toEqual([3, true]);
  });
});

describe('odds', () => {
  test('are those of the hypergeometric distribution', () => {
    // Four of fifty, five drawn: 1 - C(46,5)/C(50,5).
    expect(1 - missing({ deck: 50, wanted: 4 }, 5)).toBeCloseTo(1 - 1370754 / 2118760, 12);
    expect(oddsOf({ deck: 50, wanted: 4 })).toEqual({
      hand: expect.closeTo(0.3530395, 6),
      redraw: expect.closeTo(0.5814421, 6),
      turn3: expect.closeTo(0.6855654, 6),
    });
    expect(oddsOf({ deck: 50, wanted: 0 })).toEqual({ hand: 0, redraw: 0, turn3: 0 });
    expect(oddsOf({ deck: 50, wanted: 50 })).toEqual({ hand: 1, redraw: 1, turn3: 1 });
  });

  test.each([1, 4, 9, 17, 33, 50])('of %i wanted cards add up to one', (wanted) => {
    const all = Array.from({ length: 6 }, (_, k) => exactly({ deck: 50, wanted }, 5, k));
    expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
    expect(atLeast({ deck: 50, wanted }, 5, 1)).toBeCloseTo(1 - missing({ deck: 50, wanted }, 5), 12);
  });

  test('agree with hands that are dealt', () => {
    const wanted = 'LW-015';
    let [hand, redraw] = [0, 0];
    const many = 4000;
    const pond = { deck: ember, shelf, rules, first: true };
    for (let i = 0; i < many; i++) {
      const has = opened(pond, `${i}`).hand.includes(wanted);
      if (has) hand++;
      if (has || redrawn(pond, `${i}`).hand.includes(wanted)) redraw++;
    }
    const odds = oddsOf({ deck: 50, wanted: 4 });
    expect(hand / many).toBeCloseTo(odds.hand, 1);
    expect(redraw / many).toBeCloseTo(odds.redraw, 1);
  });
});

describe('troubles', () => {
  const codes = (deck: Deck): string[] => troublesOf(deck, shelf, { rules }).map(({ code }) => code);

  test('of every deck that comes with the cards: none', () => {
    for (const { leader, cards } of STARTER_SET.decks) expect(codes({ leader, cards })).toEqual([]);
  });

  test('come all at once, each with its repair', () => {
    const deck = withCount(withCount(ember, 'LW-017', 0), 'LW-036', 1);
    const troubles = troublesOf(deck, shelf, { rules });
    expect(troubles.map(({ code, repair }) => [code, repair])).toEqual([
      ['WRONG_COLOUR', { do: 'keep', card: 'LW-036', n: 0 }],
      ['DECK_SIZE', { do: 'add', cards: expect.any(Object) }],
    ]);
  });

  test.each([
    ['no Leader', { ...ember, leader: '' }],
    ['an unknown Leader', { ...ember, leader: 'ZZ-001' }],
    ['a Leader that is none', { ...ember, leader: 'LW-002' }],
    ['another Leader', withCount(ember, 'LW-018', 1)],
    ['too many of one', withCount(ember, 'LW-002', 9)],
    ['an unknown card', withCount(ember, 'ZZ-002', 4)],
    ['no card at all', { leader: '', cards: {} }],
    ['too many cards', deckNamed('gear')].map((one, i) => (i === 0 ? one : withCount(deckNamed('gear'), 'LW-056', 40))),
    ['a count that is none', { ...ember, cards: { ...ember.cards, 'LW-002': 2.5 } }],
  ] as [string, Deck][])('%s: one repair after the other gives a deck that can be played', (_, broken) => {
    let deck = broken;
    expect(codes(deck)).not.toEqual([]);
    for (let round = 0; round < 12 && codes(deck).length > 0; round++) {
      const [first] = troublesOf(deck, shelf, { rules });
      if (!first?.repair) throw new Error(`${first?.code} has no repair`);
      deck = repaired(deck, first.repair);
    }
    expect([codes(deck), size(deck)]).toEqual([[], 50]);
  });

  test('of random decks with holes are repaired as well', () => {
    for (let i = 0; i < 40; i++) {
      let deck = randomDeck(STARTER_SET.cards, rules, seedRng(`${i}`));
      for (const id of Object.keys(deck.cards).slice(0, 1 + (i % 6))) deck = withCount(deck, id, 0);
      for (const [trouble] of [troublesOf(deck, shelf, { rules })]) {
        if (trouble?.repair) deck = repaired(deck, trouble.repair);
      }
      expect(codes(deck)).toEqual([]);
    }
  });
});

describe('a search', () => {
  const { cards } = STARTER_SET;
  const index = searchIndex(cards);
  const names = (query: string): string[] => index.find(query).map((place) => cards[place]?.name ?? '');

  test('for nothing finds everything in its order', () => {
    expect(names('  ')).toEqual(cards.map(({ name }) => name));
  });

  test('looks into numbers, names, types and texts, the nearest first', () => {
    expect(names('lw-002')).toEqual(['Cinder Pup']);
    expect(names('cind')[0]).toBe('Cinder Pup');
    expect(names('pup')).toEqual(['Cinder Pup']);
    expect(names('furnace beasts')).toContain('Cinder Pup');
    expect(names('blocker')).toContain('Bellows Guard');
    expect(names('BELLOWS blocker')).toEqual(['Bellows Guard']);
    expect(names('zzz')).toEqual([]);
  });

  test('can be prepared bit by bit, and finds everything before that is done', () => {
    const slowly = searchIndex(cards);
    expect(slowly.prepare(10)).toBe(false);
    expect(slowly.find('kiln')).toEqual(index.find('kiln'));
    expect(slowly.prepare(1)).toBe(true);
  });

  test('keeps words in quotes together', () => {
    expect(names('tinder twins').length).toBeGreaterThan(0);
    expect(names('"twins tinder"')).toEqual([]);
    expect(names('"tinder twins')).toEqual(['The Tinder Twins']);
  });

  test('finds exactly the cards that have all words somewhere', () => {
    const all = (card: CardData): string =>
      fold([card.id, card.name, ...(card.treatAs?.names ?? [])].join(' ')) +
      fold([...card.types, ...(card.attributes ?? []), ...card.colours, card.category, printedText(card)].join(' '));
    for (const query of ['rush', 'draw card', 'kiln 1000', 'opponent trash', 'red event', 'slash']) {
      const words = query.split(' ');
      const plain = cards.flatMap((card, place) => (words.every((word) => all(card).includes(word)) ? [place] : []));
      expect(plain.length, query).toBeGreaterThan(0);
      expect([...index.find(query)].sort((a, b) => a - b)).toEqual(plain);
    }
  });
});

describe('a filter', () => {
  const wanted = (filter: Partial<typeof NO_FILTER>): string[] =>
    STARTER_SET.cards.filter((card) => isWanted(card, { ...NO_FILTER, ...filter })).map(({ id }) => id);

  test('that asks for nothing lets everything through', () => {
    expect(wanted({})).toHaveLength(STARTER_SET.cards.length);
  });

  test('asks for one of the colours, kinds, sets and types, and for all abilities', () => {
    expect(wanted({ colours: ['red', 'purple'], categories: ['LEADER'] })).toEqual(['LW-001', 'LW-052', 'LW-103']);
    expect(wanted({ abilities: ['BLOCKER', 'COUNTER'], colours: ['red'] })).toEqual(['LW-007']);
    expect(wanted({ types: ['Furnace Beasts'], cost: { min: 2, max: 4 } })).toContain('LW-008');
    expect(wanted({ types: ['Furnace Beasts'], cost: { min: 2, max: 4 } })).not.toContain('LW-002');
    expect(wanted({ sets: ['ZZ'] })).toEqual([]);
    expect(wanted({ unread: true })).toEqual([]);
  });

  test('is read back from where it was kept, as far as it makes sense', () => {
    const kept = { ...NO_FILTER, query: 'pup', colours: ['red' as const], cost: { min: 1, max: 3 } };
    expect(readFilter(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    expect(readFilter({ colours: ['pink', 5], cost: { min: -1, max: 99 }, unread: 'yes', query: 5 })).toEqual(
      NO_FILTER,
    );
    for (const strange of [null, 5, [], 'x']) expect(readFilter(strange)).toEqual(NO_FILTER);
  });
});

describe('a share link', () => {
  const shared = { name: 'Cinder Line ~ 100 %', set: '', ...ember };

  test('gives back the same deck', () => {
    expect(readShareCode(shareCode(shared))).toEqual({ deck: shared });
    const two = { name: '', set: 'my-set', leader: 'OP1-1', cards: { 'A-B-1': 4, 'OP1-2': 1 } };
    expect(readShareCode(shareCode(two))).toEqual({ deck: two });
    expect(shareCode(shared)).toMatch(/^[A-Za-z0-9~%:;,._!'()*-]+$/);
    expect(shareCode(shared).length).toBeLessThan(200);
  });

  test.each([
    ['', { code: 'VERSION', found: '' }],
    ['2~a', { code: 'VERSION', found: '2' }],
    ['1~a~b', { code: 'PARTS', found: 3, wanted: 6 }],
    ['1~a~~no number~~00000', { code: 'LEADER', found: 'no number' }],
    ['1~a~~LW-001~LW:002x4,003~00000', { code: 'CARDS', found: '003' }],
    ['1~a~~LW-001~LW:002x4,002x4~00000', { code: 'CARDS', found: '002x4' }],
    ['1~a~~LW-001~LW:002x0~00000', { code: 'CARDS', found: '002x0' }],
    ['1~a~~LW-001~LW:002x4~00000', { code: 'CHECK' }],
  ])('%s says what is wrong with it', (code, problem) => {
    expect(readShareCode(code)).toEqual({ problem });
  });

  test.each([`${'x'.repeat(59)}\u{1f409}`, 'half a sign \ud83d', '\udc09'])(
    'has a name that can be read: %j',
    (name) => {
      const read = readShareCode(shareCode({ ...shared, name }));
      expect('deck' in read && read.deck.name).not.toMatch(/\p{Surrogate}/u);
      expect('deck' in read && read.deck.name.slice(0, 10)).toBe(
        name.replace(/^\p{Surrogate}/u, '\ufffd').slice(0, 10),
      );
    },
  );

  test.each(['constructor', '__proto__', 'toString'])('does not take %s for a card', (name) => {
    const code = `1~a~~LW-001~${name}:1x4~00000`;
    expect(readShareCode(code)).toEqual({ problem: { code: 'CARDS', found: '1x4' } });
  });

  test('that was changed anywhere is not taken', () => {
    const code = shareCode(shared);
    for (let i = 0; i < code.length; i++) {
      const sign = code.charAt(i) === '9' ? '8' : '9';
      expect('problem' in readShareCode(code.slice(0, i) + sign + code.slice(i + 1)), `at ${i}`).toBe(true);
      expect('problem' in readShareCode(code.slice(0, i)), `cut at ${i}`).toBe(true);
    }
  });
});

describe('a deck against nobody', () => {
  const pond = { deck: ember, shelf, rules, first: true };

  test('deals the same cards for the same seed, and a redraw once', () => {
    const first = opened(pond, 'a');
    expect(first).toEqual(opened(pond, 'a'));
    expect([first.hand.length, first.deck.length, first.mayRedraw]).toEqual([5, 45, true]);
    expect(redrawn(pond, 'a')).toMatchObject({ mayRedraw: false, hand: { length: 5 }, deck: { length: 45 } });
  });

  test('draws and takes DON!! as the rules say, and pays for what it plays', () => {
    let now = nextTurn(pond, opened(pond, 'a'));
    expect([now.turn, now.hand.length, now.don, now.deck.length]).toEqual([1, 5, 1, 40]);
    now = nextTurn(pond, now);
    expect([now.turn, now.hand.length, now.don]).toEqual([2, 6, 3]);
    const place = now.hand.findIndex((id) => whyNotPlay(pond, now, id) === null);
    expect(place).toBeGreaterThanOrEqual(0);
    const cost = shelf.card(now.hand[place] ?? '')?.cost ?? 0;
    const after = played(pond, now, place);
    expect([after.active, after.hand.length, after.field.length + after.trash.length]).toEqual([3 - cost, 5, 1]);
    for (let turn = 0; turn < 8; turn++) now = nextTurn(pond, now);
    expect(now.don).toBe(10);
    const second = nextTurn({ ...pond, first: false }, opened(pond, 'a'));
    expect([second.hand.length, second.don]).toEqual([6, 2]);
  });

  test('says why a card cannot be played', () => {
    const before = opened(pond, 'a');
    expect(whyNotPlay(pond, before, 'LW-002')).toBe('NO_TURN');
    expect(whyNotPlay(pond, nextTurn(pond, before), 'LW-013')).toBe('NO_DON');
    expect(played(pond, before, 0)).toBe(before);
  });

  test('keeps five Characters: the first one makes room for a sixth', () => {
    const full = { ...nextTurn(pond, opened(pond, 'a')), field: Array(5).fill('LW-002'), hand: ['LW-003'], active: 10 };
    expect(played(pond, full, 0)).toMatchObject({ field: [...Array(4).fill('LW-002'), 'LW-003'], trash: ['LW-002'] });
  });
});
