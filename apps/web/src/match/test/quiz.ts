/** A game that is nothing but one question of every kind, some answers of each refused. */
import { sequence, talk } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  defineGame,
  faceDown,
  faceUp,
  hands,
  no,
  open,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';
import { type AnyGame, shelve } from '../shelf.ts';

const fields = { deck: faceDown(), shown: faceUp(), hand: hands(), asked: open<number>(0) };
export interface Quiz {
  table: TableOf<typeof fields>;
  event: { type: 'said'; what: string };
  card: { id: string; copies: number };
  options: object;
}

const isOdd = (n: number): boolean => n % 2 === 1;
const odd = no('odd', {}, 'Q-1');
const go: Action<Quiz> = { id: 'go', do: () => {} };
const point: Action<Quiz> = {
  id: 'point',
  cards: (x) => x.t.hand[x.you],
  at: (x) => x.seats,
  refuse: (x) => (x.at === x.you ? no('yourself', {}, 'Q-2') : isOdd(x.card) ? odd : null),
  do: () => {},
};

/** Both seats say a number in secret. */
const bids = talk<Quiz, { open: number; sum: number }>({
  registers: { open: 'open', sum: 'open' },
  start: (x) => ({ open: x.match.seats, sum: 0 }),
  next(x, r) {
    if (r.open > 0) x.ask('number', x.seats, 'bid', { min: 0, max: 3, options: ['pass'], secret: true });
  },
  hear(_x, r, _seat, { number }) {
    r.open--;
    r.sum += number;
  },
  why: (_x, _r, answer) => (answer === 3 ? odd : null),
});
const lay = talk<Quiz, { done: boolean }>({
  registers: { done: 'open' },
  start: () => ({ done: false }),
  next(x, r) {
    if (!r.done) x.ask('layout', 0, 'lay', { noun: 'card', from: x.t.hand[0], options: ['high', 'low'] });
  },
  hear(_x, r) {
    r.done = true;
  },
  why: (_x, _r, move) => (typeof move === 'object' && 'layout' in move && move.layout.run !== 0 ? odd : null),
  ways: (x) => [{ layout: { run: 0, cards: [{ card: x.t.hand[0][0] as CopyId, as: 'high' }], shifts: [] } }],
});
const race = talk<Quiz, { stop: number; held: boolean }>({
  registers: { stop: 'open', held: 'open' },
  start: () => ({ stop: -1, held: false }),
  next(x, r) {
    const missing: Seat[] = [...(r.stop < 0 ? [0 as Seat] : []), ...(r.held ? [] : [1 as Seat])];
    if (missing.length > 0) x.ask('timing', missing, 'race', { options: ['rein', 'nerve'] });
  },
  hear(_x, r, _seat, { word, time }) {
    if (word === 'rein') r.stop = time ?? 0;
    else r.held = true;
  },
  ways: (_x, _r, seat) => [seat === 0 ? { timing: 800, for: 'rein' } : { timing: 900, for: 'nerve' }],
});

const main = sequence<Quiz>((p) =>
  p.while(
    () => true,
    (round) =>
      round
        .menu({ prompt: 'menu', actions: [go, point] })
        .pick('one', {
          prompt: 'one',
          noun: 'card',
          from: (x) => x.t.hand[0],
          why: (_x, _r, card) => (isOdd(card) ? odd : null),
        })
        .pickSome('two', {
          prompt: 'two',
          noun: 'seat',
          from: (x) => x.seats,
          min: 2,
          max: 2,
          why: (_x, _r, seat) => (seat === 2 ? odd : null),
        })
        .pick('hidden', { prompt: 'hidden', noun: 'card', from: (x) => x.t.deck.slice(0, 3) })
        .order('order', { prompt: 'order', noun: 'card', from: (x) => x.t.hand[0] })
        .choose('word', {
          prompt: 'word',
          options: ['left', 'right'],
          why: (_x, _r, word) => (word === 'left' ? odd : null),
        })
        .yesNo('sure', { prompt: 'sure' })
        .number('many', { prompt: 'many', min: 1, max: 4 })
        .run(() => bids)
        .run(() => lay)
        .run(() => race),
  ),
);

const game = defineGame<Quiz>({
  id: 'quiz',
  rulesVersion: 1,
  seats: { min: 2, max: 3, usual: 3 },
  options: {},
  fields,
  cards: [{ id: 'card', copies: 12 }],
  pile: 'deck',
  programs: { main, bids, lay, race },
  main: 'main',
  actions: [go, point],
  maxTurns: 100,
  deal(x) {
    for (const seat of x.seats) for (let i = 0; i < 2; i++) x.move(x.t.deck.at(-1) as CopyId, 'hand', seat);
  },
});

export const quiz: AnyGame = shelve<Quiz>({
  game,
  words: {
    title: 'Quiz',
    about: 'Questions.',
    seatName: (seat) => `Seat ${seat + 1}`,
    card: ({ id }) => ({ name: id, text: '' }),
    prompt: ({ prompt }) => prompt,
    event: ({ what }) => what,
    refusal: ({ code }) => `No: ${code}.`,
    move: (move) => JSON.stringify(move),
    ending: () => 'It is over.',
  },
  bots: [],
  usualBots: (_options, seats) => new Array<string>(seats).fill('random'),
  rulesText: () => Promise.resolve({ text: '', language: 'en' }),
});
