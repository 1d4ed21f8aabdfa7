/** A fair with hidden hands and one question of every kind that a bot has to think about. */
import { sequence, talk } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  type Definition,
  defineGame,
  faceDown,
  faceUp,
  type Game,
  hands,
  type MatchOf,
  must,
  no,
  open,
  openBySeat,
  type Program,
  type Running,
  type Seat,
  type Spec,
  type TableOf,
} from '@dealers-choice/kernel';

const fields = {
  active: open<Seat>(0),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  gold: openBySeat<number>(0),
};
export interface Fair extends Spec {
  table: TableOf<typeof fields>;
  card: { id: string; copies: number; worth: number };
}
type X = Running<Fair>;
const worth = (x: X, cards: readonly CopyId[]): number => cards.reduce((sum, card) => sum + x.face(card).worth, 0);
function sell(x: X, ...cards: CopyId[]): void {
  x.t.gold[x.you] += worth(x, cards);
  for (const card of cards) x.move(card, 'discard');
}

/** Any two cards of one's own, or fewer; a bad one costs. */
const clearance = sequence<Fair>((p) =>
  p
    .pickSome('cards', { prompt: 'clear', noun: 'card', from: (x) => x.t.hand[x.you], min: 0, max: 2 })
    .do((x, { cards }) => sell(x, ...cards)),
);
/** A card out of the next hand, unseen. */
const theft = sequence<Fair>((p) =>
  p
    .pick('card', { prompt: 'steal', noun: 'card', from: (x) => x.t.hand[x.after(x.you)] })
    .do((x, { card }) => x.move(card, 'hand', x.you)),
);
/** Everybody in secret; who says more gets less. */
const auction = talk<Fair, { done: number }>({
  registers: { done: 'open' },
  start: () => ({ done: 0 }),
  next(x, r) {
    if (r.done === 0) x.ask('number', x.seats, 'bid', { min: 0, max: 3, options: ['pass'], secret: true });
  },
  hear(x, r, seat, { number }) {
    r.done = 1;
    x.t.gold[seat] += 2 - number;
  },
});
/** The nearer to 700 million the better. */
export const guess = sequence<Fair>((p) =>
  p.number('n', { prompt: 'guess', min: 0, max: 1_000_000_000 }).do((x, { n }) => {
    x.t.gold[x.you] -= Math.abs(n - 700_000_000);
    x.end('guessed', []);
  }),
);
/** The first seat throws, the second lets go; both are asked at once. */
export const duel = talk<Fair, { thrown: number; held: number }>({
  registers: { thrown: 'open', held: 'open' },
  start: () => ({ thrown: -1, held: -1 }),
  next(x, r) {
    const missing: Seat[] = [...(r.thrown < 0 ? [0 as Seat] : []), ...(r.held < 0 ? [1 as Seat] : [])];
    if (missing.length > 0) x.ask('timing', missing, 'duel', { options: ['throw', 'hold'] });
    else x.end('thrown', r.held > r.thrown ? [1] : [0]);
  },
  hear(_x, r, _seat, { word, time }) {
    if (word === 'throw') r.thrown = time ?? 0;
    else r.held = time ?? 0;
  },
  ways: (_x, _r, seat) => [100, 500].map((timing) => ({ timing, for: seat === 0 ? 'throw' : 'hold' })),
});

const some = (list: readonly unknown[]) => (list.length > 0 ? null : no('nothing-there', {}, ''));
const actions: Action<Fair>[] = [
  { id: 'sell', cards: (x) => x.t.hand[x.you], do: (x) => sell(x, x.card) },
  { id: 'clear', do: (x) => x.run(clearance, x.you) },
  { id: 'steal', refuse: (x) => some(x.t.hand[x.after(x.you)]), do: (x) => x.run(theft, x.you) },
  { id: 'bid', do: (x) => x.run(auction, x.you) },
  { id: 'leave', do: () => {} },
];
const turns = sequence<Fair>((p) =>
  p.while(
    () => true,
    (turn) =>
      turn
        .do((x) => {
          if (x.t.deck.length === 0) x.end('empty', richest(x));
          else x.move(must(x.t.deck, x.t.deck.length - 1), 'hand', x.t.active);
        })
        .menu({ prompt: 'turn', by: (x) => x.t.active, actions })
        .do((x) => {
          x.t.active = x.after(x.t.active);
          x.nextTurn();
        }),
  ),
);
const richest = (x: X): Seat[] => x.seats.filter((seat) => x.t.gold[seat] === Math.max(...x.t.gold));

/** The fair, or one question of it. */
export function fair(main: Program<Fair> = turns, more: Partial<Definition<Fair>> = {}): Game<Fair> {
  return defineGame<Fair>({
    id: 'fair',
    rulesVersion: 1,
    seats: { min: 2, max: 4, usual: 3 },
    options: {},
    fields,
    cards: [-2, 1, 3].map((value) => ({ id: `bale ${value}`, copies: 8, worth: value })),
    pile: 'deck',
    programs: { main, clearance, theft, auction },
    main: 'main',
    actions,
    maxTurns: 100,
    deal(x) {
      x.shuffle('deck');
      for (const seat of x.seats) for (let i = 0; i < 3; i++) x.move(must(x.t.deck, x.t.deck.length - 1), 'hand', seat);
    },
    ...more,
  });
}

export const gold = ({ table }: MatchOf<Fair>, seat: Seat): number => table.gold[seat];
