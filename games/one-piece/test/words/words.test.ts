import { readdirSync, readFileSync } from 'node:fs';
import { type Host, host, isHostEvent, type MatchEvent } from '@dealers-choice/host';
import {
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
import { beforeAll, describe, expect, test } from 'vitest';
import { type OnePiece, type OnePieceEvent, onePiece, STARTER_SET } from '../../src/index.ts';
import { words } from '../../src/words/index.ts';
import { PROMPTS } from '../../src/words/prompts.ts';
import { REFUSALS } from '../../src/words/refusals.ts';
import { KNOWN_VERBS } from '../../src/words/verbs.ts';

const name = (seat: Seat): string => words.seatName(seat, onePiece.defaults);
const toldBy = (played: Host<OnePiece>, viewer: Viewer): Telling<OnePiece> => ({
  view: played.view(viewer),
  name,
  you: null,
});

const isOwn = (event: MatchEvent<OnePiece>): event is OnePieceEvent => !isHostEvent(event);
const VIEWERS: readonly Viewer[] = [0, 1, SPECTATOR];

/** No code, no number of a card, nothing missing. */
const BAD = /undefined|null|NaN|\[object|_|LW-\d|#\d|\b(?!DON\b|TCG\b)[A-Z]{3,}\b|\b(true|false)\b|\.\.|!!\.|^$/;
const bad = (texts: readonly string[]): string[] => texts.filter((text) => BAD.test(text));

const sources = ['rules', 'rules/battle', 'rules/values', 'effects', 'effects/steps'].flatMap((folder) => {
  const path = new URL(`../../src/${folder}/`, import.meta.url);
  const files = readdirSync(path).filter((file) => file.endsWith('.ts'));
  return files.map((file) => readFileSync(new URL(file, path), 'utf8'));
});
const inSource = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

describe('cards', () => {
  test('every card of the set has a name of its own, a text and marks', () => {
    const all = onePiece.kit.cards.map((card) => words.card(card));

    expect(new Set(all.map((card) => card.name)).size).toBe(STARTER_SET.cards.length);
    expect(bad(all.flatMap(({ name: title, text }) => [title, text]))).toEqual([]);
    for (const { marks = [], tints = [] } of all) {
      expect(marks.length).toBeGreaterThan(1);
      expect(tints.length).toBeGreaterThan(0);
    }
  });

  test('the types and the attribute stand below the text', () => {
    const card = onePiece.kit.cards.find(({ id }) => id === 'LW-007');

    expect(card && words.card(card)).toEqual({
      name: 'Bellows Guard',
      text: expect.stringMatching(/^\[Blocker\]\n\[On Block\] .*\nred · \S.* · \w+$/),
      marks: expect.arrayContaining([{ label: 'Cost', value: expect.stringMatching(/^\d$/) }]),
      tints: ['red'],
    });
  });
});

describe('refusals', () => {
  const codes = [
    ...new Set([...inSource(/\bno\(\s*'([A-Z_]+)'/g), ...inSource(/^ {2}(?:'[\w-]+'|\w+): '([A-Z_]+)',$/gm)]),
  ];

  test('every code of the rules has a sentence, and there is no sentence without a code', () => {
    expect(codes.length).toBeGreaterThan(25);
    expect(Object.keys(REFUSALS).filter((code) => !codes.includes(code))).toEqual([]);
    expect(inSource(/\bno\(\s*'([A-Z_]+)'/g).filter((code) => !(code in REFUSALS))).toEqual([]);
  });

  test('each is a sentence', () => {
    const told = toldBy(host(onePiece, { seats: 2, options: {}, seed: 'words' }), 0);
    const params = { need: 5, have: 3, sum: 9, max: 8, times: 3 };
    const texts = Object.keys(REFUSALS).map((code) => words.refusal({ code, params, rule: '' }, told));

    expect(bad(texts)).toEqual([]);
    for (const text of texts) expect(text).toMatch(/^[A-Z].*\.$/);
    expect(texts).toContain('This costs 5 DON!! and you have 3 active.');
    expect(texts).toContain('Together they come to 9: 8 is the most.');
  });
});

describe('in random matches', () => {
  interface Heard {
    events: Map<string, Set<string>>;
    prompts: Set<string>;
    verbs: Set<string>;
    texts: Set<string>;
  }
  const heard: Heard = { events: new Map(), prompts: new Set(), verbs: new Set(), texts: new Set() };

  function hear(type: OnePieceEvent['type'], text: string): void {
    const texts = heard.events.get(type) ?? new Set();
    heard.events.set(type, texts.add(text));
  }
  function read(played: Host<OnePiece>, q: Question, seat: Seat): void {
    const told = toldBy(played, seat);
    const asking = told.view.asking ?? q;
    heard.prompts.add(q.prompt);
    if (q.prompt === 'choose') heard.verbs.add(String(q.params.verb));
    heard.texts.add(words.prompt(asking, told));
    for (const move of moves(onePiece, told.view, seat)) heard.texts.add(words.move(move, asking, told));
    for (const viewer of VIEWERS) {
      const seen = toldBy(played, viewer);
      const asked = seen.view.asking;
      if (viewer !== seat && asked) heard.texts.add(words.waiting?.(asked, seen) ?? '');
    }
    const refusal =
      refuse(onePiece, told.view, seat, { say: 999 }) ?? refuse(onePiece, told.view, seat, { pick: [999] });
    if (refusal) heard.texts.add(words.refusal(refusal, told));
    if (q.prompt === 'main') for (const line of words.table?.(told) ?? []) heard.texts.add(line);
    const notice = words.notice?.(told);
    if (notice) heard.texts.add(notice);
  }
  function playOut(game: number): void {
    const decks = STARTER_SET.decks.map(({ id }) => id);
    const own = [
      decks[game % decks.length] ?? 'random',
      game % 3 === 0 ? 'random' : (decks[(game * 5 + 3) % decks.length] ?? ''),
    ];
    const played = host(onePiece, { seats: 2, options: { decks: own }, seed: `words ${game}` });
    for (const viewer of VIEWERS) {
      let told = toldBy(played, viewer);
      let seen = 0;
      played.listen(viewer, (event) => {
        if (!isOwn(event)) return;
        if (seen !== played.log.length) told = toldBy(played, viewer);
        seen = played.log.length;
        hear(event.type, words.event(event, told));
      });
    }
    const rng = seedRng(`words ${game}`);
    for (let q = played.match.asking; q && !played.match.over; q = played.match.asking) {
      const [seat = 0] = q.seats;
      read(played, q, seat);
      expect(played.play(seat, sample(onePiece, played.view(seat), seat, rng))).toBeNull();
    }
    heard.texts.add(words.ending(toldBy(played, SPECTATOR)));
  }
  beforeAll(() => {
    for (let game = 0; game < 8; game++) playOut(game);
  }, 120_000);

  test('every question that the rules can ask has words, and most of them were asked', () => {
    const asked = [...inSource(/x\.ask\('[\w-]+', .*?'([\w-]+)', \{/g), ...inSource(/^ {4}'([a-z]+-don)',$/gm)];
    const wanted = new Set(asked);

    expect([...wanted].filter((prompt) => !(prompt in PROMPTS))).toEqual([]);
    expect(Object.keys(PROMPTS).filter((prompt) => !wanted.has(prompt) && !heard.prompts.has(prompt))).toEqual([]);
    expect(heard.prompts.size).toBeGreaterThan(18);
  });

  test('every verb of a choice has words', () => {
    expect([...heard.verbs].filter((verb) => !KNOWN_VERBS.includes(verb))).toEqual([]);
    expect(heard.verbs.size).toBeGreaterThan(10);
  });

  test('prompts, waits, moves, refusals and lines of the table have nothing missing', () => {
    expect(heard.texts.size).toBeGreaterThan(2000);
    expect(bad([...heard.texts])).toEqual([]);
  });

  /** The position shows these, or another event says them. */
  const SILENT = [
    'phaseChanged',
    'battleStepChanged',
    'battleEnded',
    'cardRemoved',
    'costPaid',
    'donTaken',
    'powerChanged',
    'costChanged',
    'keywordChanged',
    'effectInForce',
    'effectQueued',
    'effectUnqueued',
    'orderHidden',
    'cardShown',
    'effectResolved',
  ];
  test('every other event is a sentence', () => {
    const spoken = [...heard.events].filter(([type]) => !SILENT.includes(type));

    expect(spoken.length).toBeGreaterThan(25);
    for (const [type, texts] of spoken) {
      const said = [...texts].filter((text) => text !== '');
      expect(said.length, type).toBeGreaterThan(0);
      expect(bad(said)).toEqual([]);
      for (const text of said) expect(text).toMatch(/^[A-Z].*\.$/);
    }
    for (const type of SILENT) expect([...(heard.events.get(type) ?? [])].join(''), type).toBe('');
  });
});
