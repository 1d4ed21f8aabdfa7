/**
 * A game of hidden things, to try the two worlds on: cards that are stolen unseen, passed on face down, looked at and
 * put back, bids that are secret, a secret number, marks on cards, and a turn that can be watched and taken back.
 */
import { sequence, talk } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  column,
  defineGame,
  faceDown,
  faceUp,
  hands,
  must,
  open,
  openBySeat,
  passingFaceDown,
  type Running,
  type Seat,
  secretBySeat,
  type TableOf,
} from '@dealers-choice/kernel';

const COPIES = 40;
const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  looked: passingFaceDown(),
  score: openBySeat<number>(0),
  wish: secretBySeat<number>(0),
  wished: openBySeat<boolean>(false),
  mark: column(0, 'discard'),
};
type Event =
  | { type: 'drew' | 'stole' | 'passed' | 'showed' | 'laid'; seat: Seat; card: CopyId }
  | { type: 'looked' | 'wished'; seat: Seat; number: number }
  | { type: 'bid'; seat: Seat; number: number };
export interface Parlour {
  table: TableOf<typeof fields>;
  event: Event;
  card: { id: string; copies: number; worth: number };
  options: object;
}
type X = Running<Parlour>;
const next = (x: X): Seat => x.after(x.you);
const hold = (x: X): CopyId[] => x.t.hand[x.you];

/** Cards that `you` knows first: their places among the others would tell how old they are. */
const unsorted = (x: X, cards: readonly CopyId[]): CopyId[] => {
  const sees = (card: CopyId): boolean => ((x.match.known[card] ?? 0) & (1 << x.you)) !== 0;
  return [...cards.filter(sees).sort((a, b) => a - b), ...cards.filter((card) => !sees(card))];
};

const steal = sequence<Parlour>((p) =>
  p
    .pick('card', { prompt: 'steal', noun: 'card', from: (x) => unsorted(x, x.t.hand[next(x)]) })
    .do((x, { card }) => {
      x.move(card, 'hand', x.you);
      x.tell?.({ type: 'stole', seat: x.you, card });
    })
    .pick('back', { prompt: 'give-back', noun: 'card', from: hold })
    .do((x, { back }) => {
      x.move(back, 'hand', next(x));
      x.tell?.({ type: 'passed', seat: x.you, card: back });
    }),
);
const look = sequence<Parlour>((p) =>
  p
    .do((x) => {
      for (const card of x.t.deck.slice(-3)) {
        x.move(card, 'looked');
        x.show(card, x.you);
      }
      x.tell?.({ type: 'looked', seat: x.you, number: x.t.looked.length });
    })
    .order('cards', { prompt: 'put-back', noun: 'card', from: (x) => x.t.looked })
    .do((x, { cards }) => {
      for (const card of cards) x.move(card, 'deck');
    }),
);
const auction = talk<Parlour, { done: number }>({
  registers: { done: 'open' },
  start: () => ({ done: 0 }),
  next(x, r) {
    if (r.done === 0) x.ask('number', x.seats, 'bid', { min: 0, max: 3, options: ['pass'], secret: true });
  },
  hear(x, r, seat, { number }) {
    r.done = 1;
    x.t.score[seat] -= number;
    x.tell?.({ type: 'bid', seat, number });
  },
});
const wish = sequence<Parlour>((p) =>
  p.number('number', { prompt: 'wish', min: () => 1, max: () => 6 }).do((x, { number }) => {
    x.t.wish[x.you] = number;
    x.tell?.({ type: 'wished', seat: x.you, number });
  }),
);
const throwAway = sequence<Parlour>((p) =>
  p.pickSome('cards', { prompt: 'throw', noun: 'card', from: hold, min: () => 0, max: () => 1 }).do((x, { cards }) => {
    for (const card of cards) lay(x, card);
  }),
);
function lay(x: X, card: CopyId): void {
  x.move(card, 'discard');
  x.t.mark[card] = 1;
  x.tell?.({ type: 'laid', seat: x.you, card });
}

const actions: Action<Parlour>[] = [
  { id: 'steal', refuse: (x) => unless(x.t.hand[next(x)].length > 0), do: (x) => x.run(steal, x.you) },
  { id: 'look', refuse: (x) => unless(x.t.deck.length > 2), do: (x) => x.run(look, x.you) },
  { id: 'bid', do: (x) => x.run(auction, x.you) },
  { id: 'wish', do: (x) => x.run(wish, x.you) },
  {
    id: 'throw',
    do(x) {
      x.draft(x.you, true);
      x.run(throwAway, x.you);
    },
  },
  {
    id: 'show',
    cards: hold,
    do(x) {
      x.reveal();
      x.tell?.({ type: 'showed', seat: x.you, card: x.card });
    },
  },
  { id: 'keep', cards: hold, do: (x) => x.show(x.card) },
];
const done: Action<Parlour> = { id: 'done', do: (x) => x.commit() };
const unless = (fits: boolean) => (fits ? null : { code: 'nothing-there', params: {}, rule: '' });

const turn = sequence<Parlour>((p) =>
  p.while(
    () => true,
    (t) =>
      t
        .do(draw)
        .menu({ prompt: 'turn', by: (x) => x.t.active, actions })
        .when(
          (x) => x.match.draft !== null,
          (d) => d.menu({ prompt: 'done', by: (x) => x.t.active, actions: [done] }),
        )
        .do((x) => {
          x.t.active = x.after(x.t.active);
          x.nextTurn();
        }),
  ),
);
function draw(x: X): void {
  if (x.t.deck.length === 0) {
    x.end('empty', x.seats);
    return;
  }
  const card = must(x.t.deck, x.t.deck.length - 1);
  x.move(card, 'hand', x.t.active);
  x.tell?.({ type: 'drew', seat: x.t.active, card });
}

export const parlour = defineGame<Parlour>({
  id: 'parlour',
  rulesVersion: 1,
  seats: { min: 2, max: 9, usual: 4 },
  options: {},
  fields,
  cards: [1, 2, 3, 4].map((worth) => ({ id: `fan ${worth}`, copies: COPIES / 4, worth })),
  pile: 'deck',
  events: { showed: 'reveals', wished: { private: ['number'] } },
  programs: { turn, steal, look, auction, wish, throwAway },
  main: 'turn',
  actions: [...actions, done],
  deal(x) {
    x.shuffle('deck');
    for (const seat of x.seats) for (let i = 0; i < 2; i++) x.move(must(x.t.deck, x.t.deck.length - 1), 'hand', seat);
  },
  maxTurns: 100,
  imagine(x, roll) {
    for (const seat of x.seats) if (x.t.wished[seat] && x.t.wish[seat] === 0) x.t.wish[seat] = roll(6);
  },
});
