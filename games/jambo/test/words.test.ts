import { readdirSync, readFileSync } from 'node:fs';
import { type Host, host } from '@dealers-choice/host';
import {
  type CopyId,
  FACE_DOWN,
  moves,
  type Question,
  refuse,
  type Seat,
  SPECTATOR,
  sample,
  seedRng,
  type Viewer,
} from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { describe, expect, test } from 'vitest';
import { CARDS, INTERACTIONS, type Jambo, type JamboEvent, jambo } from '../src/index.ts';
import { CODES } from '../src/rules/codes.ts';
import { nameOf } from '../src/words/cards.ts';
import { en } from '../src/words/en.ts';
import { words } from '../src/words/index.ts';
import { REFUSALS } from '../src/words/refusals.ts';
import { type People, playing } from './playing.ts';

const name = (seat: Seat): string => words.seatName(seat, { startSeat: 'random' });
const toldBy = (played: Host<Jambo>, viewer: Viewer): Telling<Jambo> => ({
  view: played.view(viewer),
  name,
  you: null,
});
const copyOf = (id: string): CopyId => jambo.faces.findIndex((card) => card?.id === id) as CopyId;
const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

/** No code, no JSON, nothing missing; a first capital and a full stop are for sentences only. */
const badWords = (text: string): boolean =>
  text === '' || /undefined|null|NaN|\[object|[{}_]|\b[A-Z]{3,}\b|[a-z]+-[a-z]+-|#\d/.test(text);

describe('cards', () => {
  test('all kinds have a name of their own, and a text', () => {
    const all = CARDS.map((card) => words.card(card));

    expect(new Set(all.map((card) => card.name)).size).toBe(CARDS.length);
    for (const { name: title, text, marks } of all) {
      expect([title, text].filter(badWords)).toEqual([]);
      expect(marks).toHaveLength(1);
    }
  });

  test.each([
    ['ware-ttl', '2 tea, silk', 'Buy 4, sell 11'],
    ['ware-khtlfs', 'All six wares', 'Buy 10, sell 18'],
    ['mask', 'Mask of Transformation', /^Before your first look/],
  ])('%s is called %s', (id, title, text) => {
    const card = CARDS.find((one) => one.id === id) as Jambo['card'];

    expect(words.card(card)).toMatchObject({ name: title, text: expect.stringMatching(text) });
  });

  test('texts are short enough for a card', () => {
    for (const card of CARDS) expect(words.card(card).text.length, card.id).toBeLessThan(110);
  });
});

describe('refusals', () => {
  const sources = ['rules', 'cards'].flatMap((folder) => {
    const path = new URL(`../src/${folder}/`, import.meta.url);
    return readdirSync(path).map((file) => readFileSync(new URL(file, path), 'utf8'));
  });
  // Whatever is written as a code in the rules and is no event, question or reason for gold.
  const inSource = (pattern: RegExp): string[] =>
    sources.flatMap((text) => [...text.matchAll(pattern)].map(([, code = '']) => code));
  const codes = new Set([
    ...inSource(/\bno\(\s*'([A-Z_]+)'/g),
    ...inSource(/\bunless\([\s\S]{0,80}?'([A-Z_]+)'/g),
    ...inSource(/\bcannot\('[\w-]+', '([A-Z_]+)'/g),
    ...inSource(/\bmissing\([\s\S]{0,80}?'([A-Z_]+)'/g),
    ...Object.values(CODES),
  ]);

  test('every code of the rules has a sentence, and there is no sentence without a code', () => {
    expect(codes.size).toBeGreaterThan(35);
    expect(Object.keys(REFUSALS).sort()).toEqual([...codes].sort());
  });

  test.each([...codes])('%s is a sentence', (code) => {
    const told = toldBy(host(jambo, { seats: 2, options: {}, seed: 'words' }), 0);
    const text = words.refusal({ code, params: { need: 3, have: 1, ware: 'tea' }, rule: '' }, told);

    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(badWords(text)).toBe(false);
  });

  test.each([
    ['NOT_ENOUGH_GOLD', 'This costs 3 gold in all and you have 1.'],
    ['NO_SPACE', 'There is no space: 3 wares would come and 1 can be placed.'],
    ['NOT_IN_SUPPLY', 'Too few tea in the supply: 3 needed, 1 there.'],
    ['WARES_MISSING', 'Too few tea on your stands: 3 needed, 1 there.'],
    ['TOO_FEW_WARES', 'Too few wares on your stands: 3 needed, 1 there.'],
    ['NO_CARD_TO_DRAW', 'Too few cards to draw: 3 needed, 1 left.'],
  ])('%s has both numbers', (code, sentence) => {
    const told = toldBy(host(jambo, { seats: 2, options: {}, seed: 'words' }), 0);

    expect(words.refusal({ code, params: { need: 3, have: 1, ware: 'tea' }, rule: '' }, told)).toBe(sentence);
  });
});

const THRONE = copyOf('throne');
/** Nothing is missing: a type without its line does not compile. */
const EVERY_TYPE = Object.keys({
  TURN_STARTED: 1,
  TURN_ENDED: 1,
  LOOKED: 1,
  KEPT: 1,
  DREW: 1,
  DISCARDED: 1,
  PLAYED: 1,
  USED: 1,
  USED_STOLEN: 1,
  FOUND: 1,
  STAND_BUILT: 1,
  TURNED_OVER: 1,
  PICKED: 1,
  BOUGHT: 1,
  SOLD: 1,
  GUARDED: 1,
  RAIN_MADE: 1,
  GOLD_CHANGED: 1,
  WARE_PLACED: 1,
  WARE_LEFT: 1,
  WARE_REFUSED: 1,
  WARE_PICKED: 1,
  EXCHANGED: 1,
  UTILITY_TAKEN: 1,
  CARD_TAKEN: 1,
  CARD_GIVEN: 1,
  HAND_SEEN: 1,
  PEEKED: 1,
  RESHUFFLED: 1,
  OPTION_CHOSEN: 1,
  HALF_SKIPPED: 1,
  OFFERED: 1,
  BID: 1,
  AUCTION_WON: 1,
  PASSED: 1,
  UNSOLD: 1,
  ENDGAME_TRIGGERED: 1,
  WON: 1,
} satisfies Record<JamboEvent['type'], 1>);

const EXAMPLES: [JamboEvent, string][] = [
  [{ type: 'TURN_STARTED', seat: 0, final: false }, 'Red is on turn.'],
  [
    { type: 'TURN_STARTED', seat: 1, final: true },
    'Blue takes the final turn: 5 actions, and no endgame check. Highest gold wins.',
  ],
  [{ type: 'TURN_ENDED', seat: 0, unused: 1 }, 'Red ends the turn with 1 unused action.'],
  [{ type: 'TURN_ENDED', seat: 0, unused: 0 }, "Red's turn is over: all actions are used."],
  [{ type: 'LOOKED', seat: 0, card: FACE_DOWN }, 'Red looks at a card.'],
  [{ type: 'DREW', seat: 0, card: THRONE }, 'Red draws Throne.'],
  [{ type: 'KEPT', seat: 0, card: FACE_DOWN }, 'Red keeps a card.'],
  [{ type: 'BOUGHT', seat: 0, card: copyOf('ware-ttl'), gold: 4 }, 'Red buys 2 tea, silk for 4.'],
  [{ type: 'GUARDED', seat: 1, card: copyOf('parrot'), with: 'guard' }, 'Blue turns Parrot away with a Guard.'],
  [{ type: 'GOLD_CHANGED', seat: 0, amount: -2, reason: 'SIXTH_SPACE' }, 'Red: −2 gold (sixth space).'],
  [{ type: 'WARE_PLACED', seat: 0, ware: 'tea', space: 2 }, "On Red's large stand 3: tea."],
  [{ type: 'WARE_LEFT', seat: 1, ware: 'salt', space: 10 }, "Off Blue's small stand 2, space 2: salt."],
  [{ type: 'EXCHANGED', seat: 0, theirs: 'tea', mine: 'silk' }, 'Red takes tea from Blue and gives silk.'],
  [{ type: 'CARD_GIVEN', seat: 0, card: FACE_DOWN, other: 1 }, 'Red gives Blue a card.'],
  [
    { type: 'ENDGAME_TRIGGERED', seat: 0, gold: 62 },
    'Game ending soon! Red ends the turn with 62 gold. Blue has the final turn. Highest gold wins.',
  ],
  [{ type: 'WON', seat: 0, gold: 65, other: 58 }, 'Red wins: 65g > 58g.'],
  [{ type: 'WON', seat: 1, gold: 60, other: 60 }, 'Blue wins: 60g = 60g, and equal gold is enough in the final turn.'],
  [{ type: 'UNSOLD', seat: 0 }, 'Nobody bids: nothing is sold.'],
  [{ type: 'GOLD_CHANGED', seat: 1, amount: 2, reason: 'leopard-statue' }, 'Blue: +2 gold (Leopard Statue).'],
  [
    { type: 'OPTION_CHOSEN', seat: 0, kind: 'tribal-elder', option: 'discard' },
    'Red chooses that the other hand goes down to 3 cards.',
  ],
  [{ type: 'OPTION_CHOSEN', seat: 1, kind: 'cheetah', option: 'pay' }, 'Blue chooses to pay 2 gold.'],
  [{ type: 'HALF_SKIPPED', seat: 1, half: 'wares' }, 'Blue takes no wares: that is not possible now.'],
];
test.each(EXAMPLES)('$type reads: %s', (event, sentence) => {
  expect(words.event(event, toldBy(host(jambo, { seats: 2, options: {}, seed: 'words' }), 0))).toBe(sentence);
});

describe('questions', () => {
  const asked = ({ table }: People): Question => table.match.asking as Question;
  const by = (viewer: Viewer, { table }: People): Telling<Jambo> => toldBy(table.host, viewer);
  const prompt = (people: People): string => {
    const [seat = 0] = asked(people).seats;
    const told = by(seat, people);
    return words.prompt(told.view.asking as Question, told);
  };
  const waiting = (viewer: Viewer, people: People): string => {
    const told = by(viewer, people);
    return words.waiting?.(told.view.asking as Question, told) ?? '';
  };
  const labels = (people: People): string[] => {
    const [seat = 0] = asked(people).seats;
    const told = by(seat, people);
    return moves(jambo, told.view, seat).map((move) => words.move(move, told.view.asking as Question, told));
  };

  test('[J-66] [J-67] [J-68] Throne says which of its two steps it is at', () => {
    const people = playing({ alice: { utilities: ['throne'], large: ['fruit', 'silk'] }, bola: { large: ['tea'] } });
    people.alice.does('USE', 'throne');
    expect(prompt(people)).toBe("Throne: step 1 of 2, choose your opponent's ware.");
    expect(labels(people)).toEqual(['Large stand 1: tea']);
    people.alice.picks('large-1');
    expect(prompt(people)).toBe('Throne: step 2 of 2, choose your ware to give for tea.');
    expect(labels(people)).toEqual(['Large stand 1: fruit', 'Large stand 2: silk']);
  });

  test('[J-71] an auction names the bid to beat', () => {
    const people = playing({ alice: { hand: ['traveling-merchant'], gold: 9 }, bola: { gold: 7 } });
    people.alice.plays('PLAY', 'traveling-merchant');
    expect(prompt(people)).toBe('Traveling Merchant: step 1 of 2, choose a ware for the auction.');
    people.alice.picks('tea');
    people.alice.picks('silk');
    expect(prompt(people)).toBe('Auction of tea and silk: nobody has bid yet. Bid 1 to 9, or pass.');
    people.alice.says(4);
    expect(prompt(people)).toBe('Auction of tea and silk: the bid to beat is 4 by Red. Bid 5 to 7, or pass.');
    expect(labels(people)).toEqual(['Pass', 'Bid 5', 'Bid 6', 'Bid 7']);
    expect(waiting(0, people)).toBe(
      'Waiting for Blue: bids at least 5, or passes. Your 4 actions are frozen until then.',
    );
  });

  test('[J-69] [J-70] a discard says how many, and the one who waits that the actions are frozen', () => {
    const hand = ['guard', 'ape', 'lion', 'snake', 'well'];
    const people = playing({ alice: { hand: ['tribal-elder'] }, bola: { hand } });
    people.alice.plays('PLAY', 'tribal-elder');

    expect(prompt(people)).toBe('Tribal Elder: discard 2 of your 5 cards. The last one named lies on top.');
    expect(waiting(0, people)).toBe('Waiting for Blue: discards 2 cards. Your 4 actions are frozen until then.');
  });

  test.each([
    [4, 'Basket Maker: tea, tea arrive, 1 fit. Keep 1, or 2 for 2 gold (sixth space). The rest goes to the supply.'],
    [5, 'Basket Maker: no free space for tea, tea. Keep one for 2 gold (sixth space), or none.'],
  ])('wares that do not fit: %i on the large stand', (wares, sentence) => {
    const people = playing({ alice: { hand: ['basket-maker'], large: new Array(wares).fill('salt') } });
    people.alice.plays('PLAY', 'basket-maker');
    people.alice.picks('tea');

    expect(prompt(people)).toBe(sentence);
    expect(labels(people)).toContain('Keep tea');
  });

  test('a window says the same to both, whether the card is held or not', () => {
    const window = (card: string): [string, string] => {
      const people = playing({ alice: { hand: ['parrot'] }, bola: { hand: [card], large: ['tea'] } });
      people.alice.plays('PLAY', 'parrot');
      return [prompt(people), waiting(0, people)];
    };

    expect(window('guard')).toEqual(window('well'));
    expect(window('guard')).toEqual([
      'Red plays Parrot. Turn it away with a Guard?',
      'Waiting for Blue: may answer Parrot with a Guard. Your 4 actions are frozen until then.',
    ]);
  });

  test('what it costs stands on the button', () => {
    const hand = ['ware-ttl', 'small-stand', 'well'];
    const people = playing({ alice: { hand, large: ['tea', 'tea', 'silk'], utilities: ['throne'] } });

    expect(labels(people)).toEqual([
      'Buy 2 tea, silk for 4 and 2 for the sixth space',
      'Sell 2 tea, silk for 11',
      'Build a small stand for 6',
      'Put Well into play',
      'End your turn (+1 gold)',
    ]);
  });
});

describe('the end', () => {
  const final = (alice: number, bola: number): People =>
    playing({ alice: { gold: alice }, bola: { gold: bola }, table: { endgameTriggerPlayer: 1 } });
  const told = ({ table }: People): Telling<Jambo> => toldBy(table.host, 0);

  test('[J-74] [J-75] [J-78] the final turn is announced above the table', () => {
    expect(words.notice?.(told(final(57, 62)))).toBe(
      'Red: final turn, 5 of 5 actions left. Red 57g, Blue 62g. ' +
        'Highest gold wins; there is no endgame check this turn.',
    );
    expect(words.notice?.(told(playing()))).toBeNull();
  });

  test.each([
    [58, 62, 'Red: 59g vs Blue: 62g → Blue wins!'],
    [70, 62, 'Red: 71g vs Blue: 62g → Red wins!'],
    [61, 62, 'Red: 62g vs Blue: 62g → Red wins! With equal gold whoever had the final turn wins.'],
  ])('[J-76] [J-77] %i and a gold for unused actions against %i', (alice, bola, sentence) => {
    const people = final(alice, bola);
    people.alice.does('END_TURN');

    expect(words.ending(told(people))).toBe(sentence);
  });

  test('giving up', () => {
    const people = playing();
    people.table.host.concede(1);

    expect(words.ending(told(people))).toBe('Red wins: the other player gave up.');
  });
});

test('the table in a terminal', () => {
  const { table, alice } = playing({
    alice: { utilities: ['well', 'throne'], large: ['fruit', null, 'silk'], hand: ['guard'] },
    bola: { stands: ['small-stand'], small: [null, 'tea'], hand: ['ape', 'lion'], gold: 7 },
    table: { deck: ['snake', 'parrot'], discard: ['boat'] },
  });
  alice.does('USE', 'well');

  expect(words.table?.(toldBy(table.host, 0))).toEqual([
    'Play phase, 4 of 5 actions left',
    'Supply: trinkets 6, hides 6, tea 5, silk 5, fruit 5, salt 6',
    'Deck 1, discard pile 1, Boat on top, next small stand 3 gold',
    '▸ Red: 19 gold, 2 cards',
    '    stands     fruit · silk · · ·',
    '    utilities  Well (used), Throne',
    '    hand       [Guard] [Parrot]',
    '  Blue: 7 gold, 2 cards',
    '    stands     · · · · · · | · tea ·',
    '    utilities  none',
    '    hand       2 hidden cards',
  ]);
});

test('fields that read badly as they are', () => {
  const { table } = playing({ bola: { stands: ['small-stand'], small: [null, 'tea'] } });
  const told = toldBy(table.host, 0);
  const shown = (field: string, seat: Seat | null = null) => words.show?.(field, seat, told);

  expect(shown('actions')).toBe('5 of 5');
  expect(shown('supply')).toEqual(['trinkets 6', 'hides 6', 'tea 5', 'silk 6', 'fruit 6', 'salt 6']);
  expect(shown('large', 0)).toEqual(['', '', '', '', '', '']);
  expect([shown('small', 0), shown('small', 1)]).toEqual([null, ['', 'tea', '']]);
  expect(shown('gold', 0)).toBeUndefined();
});

/** Kinds of which this viewer sees no copy, and was not told of one just now: a reshuffle may have hidden it again. */
function unseenNames({ match }: Host<Jambo>, viewer: Viewer, heard: readonly JamboEvent[]): string[] {
  const seen = new Set(heard.map((event) => ('card' in event ? nameOf(en, event.card) : '')));
  for (const [copy, known] of match.known.entries()) if ((known & (1 << viewer)) !== 0) seen.add(nameOf(en, copy));
  return CARDS.map((card) => words.card(card).name).filter((title) => !seen.has(title));
}
/** These names stand in sentences whoever holds the card: what gold was for, and what would answer. */
const ALWAYS_SAID = new Set(['Guard', 'Rain Maker']);

test('random games: every sentence is whole, and tells no card that its reader has not seen', () => {
  const prompts = new Set<string>();
  const events = new Set<string>();
  const bad: string[] = [];
  for (let match = 0; match < 12; match++) {
    const rng = seedRng(`words ${match}`);
    const played = host(jambo, { seats: 2, options: {}, seed: `words ${match}` });
    const heard = VIEWERS.map((viewer) => ({ viewer, events: [] as JamboEvent[] }));
    for (const one of heard) played.listen(one.viewer, (event) => one.events.push(event as JamboEvent));
    while (!played.match.over) {
      const { prompt, seats } = played.match.asking as Question;
      const [seat = 0] = seats;
      const isNew = !prompts.has(prompt);
      prompts.add(prompt);
      for (const one of heard) {
        for (const { type } of one.events) events.add(type);
        const told = toldBy(played, one.viewer);
        const news = one.events.splice(0);
        const sentences = [
          ...news.map((event) => words.event(event, told)),
          ...(isNew || match < 2 ? aboutPosition(told, seat, one.viewer === seat) : []),
        ];
        bad.push(...sentences.filter(badWords));
        const hidden = unseenNames(played, one.viewer, news).filter((title) => !ALWAYS_SAID.has(title));
        bad.push(...sentences.filter((text) => hidden.some((title) => text.includes(title))));
      }
      expect(played.play(seat, sample(jambo, played.match, seat, rng))).toBeNull();
    }
    bad.push(...VIEWERS.map((viewer) => words.ending(toldBy(played, viewer))).filter(badWords));
  }

  expect(bad).toEqual([]);
  expect(INTERACTIONS.filter((kind) => !prompts.has(kind))).toEqual([]);
  for (const [{ type }] of EXAMPLES) events.add(type);
  expect(EVERY_TYPE.filter((type) => !events.has(type))).toEqual([]);
});

function aboutPosition(told: Telling<Jambo>, seat: Seat, isAsked: boolean): string[] {
  const question = told.view.asking as Question;
  const lines = (words.table?.(told) ?? []).filter((line) => line.trim() !== '');
  if (!isAsked) return [...lines, words.waiting?.(question, told) ?? ''];
  const { table } = told.view;
  const cards = [...table.hand[seat], ...table.utilities[seat]];
  const refusals = cards.flatMap((card) =>
    ['BUY', 'SELL', 'PLAY', 'USE'].flatMap((action) => refuse(jambo, told.view, seat, { do: action, card }) ?? []),
  );
  return [
    ...lines,
    words.prompt(question, told),
    ...moves(jambo, told.view, seat).map((move) => words.move(move, question, told)),
    ...refusals.map((refusal) => words.refusal(refusal, told)),
  ];
}
