/** Caravan: each turn draw one card, then play one or pass. When the deck is gone, the richest seat wins. */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  defineGame,
  faceDown,
  faceUp,
  hands,
  no,
  type OptionsOf,
  open,
  openBySeat,
  type Program,
  type Running,
  type Seat,
  type TableOf,
  wholeNumber,
} from '@dealers-choice/kernel';

// The table, declared once: the first value of each field, and who sees it.
const piles = { deck: faceDown(), discard: faceUp(), hand: hands() };
const fields = { ...piles, active: open<Seat>(0), gold: openBySeat<number>(5) };
// What may be set before a match: 2 cards each, or 1 to 3.
const options = { hand: wholeNumber('Cards dealt to each', 2, 1, 3) };

type Event = { type: 'drew' | 'played'; seat: Seat; card: CopyId } | { type: 'paid'; seat: Seat; gold: number };
type Card = { id: string; copies: number; cost: number; play: Program<Caravan> };
type Table = TableOf<typeof fields>;
export type Caravan = { table: Table; event: Event; card: Card; options: OptionsOf<typeof options> };

// Verbs change things and ask nothing.
function gain(x: Running<Caravan>, seat: Seat, gold: number): void {
  x.t.gold[seat] += gold;
  x.tell?.({ type: 'paid', seat, gold }); // nobody listening: the event is never built
}
function draw(x: Running<Caravan>, seat: Seat): void {
  const card = x.t.deck[x.t.deck.length - 1] ?? x.bug('the deck is empty');
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
}
const guards = (x: Running<Caravan>, seat: Seat) => x.t.hand[seat].filter((card) => x.face(card).id === 'guard');

/** The next player discards a Guard or pays you up to 2 gold. */
const raid = sequence<Caravan>((p) =>
  p
    .keep('victim', (x) => x.after(x.you))
    .choose('answer', {
      by: (_x, { victim }) => victim, // asked even without a Guard in hand: a skipped question would tell
      prompt: 'raid',
      options: ['guard', 'pay'],
      why: (x, { victim }, word) => (word === 'guard' && !guards(x, victim)[0] ? no('no-guard', {}, 'CV-3') : null),
    })
    .do((x, { victim, answer }) => {
      const [guard] = answer === 'guard' ? guards(x, victim) : [];
      if (guard !== undefined) return x.move(guard, 'discard');
      const gold = Math.min(2, x.t.gold[victim]);
      gain(x, victim, -gold);
      return gain(x, x.you, gold);
    }),
);

const CARDS: Card[] = [
  { id: 'salt', copies: 6, cost: 1, play: sequence((p) => p.do((x) => gain(x, x.you, 2))) },
  { id: 'guard', copies: 4, cost: 0, play: sequence((p) => p) },
  { id: 'raid', copies: 5, cost: 1, play: raid },
  { id: 'silk', copies: 4, cost: 9, play: sequence((p) => p.do((x) => gain(x, x.you, 15))) },
];

// An action is what may be pointed at (`cards`), why not (`refuse`), and what happens (`do`).
const play: Action<Caravan> = {
  id: 'play',
  cards: ({ t, you }) => t.hand[you],
  refuse(x) {
    const [need, have] = [x.face(x.card).cost, x.t.gold[x.you]];
    return need > have ? no('too-poor', { need, have }, 'CV-2') : null;
  },
  do(x) {
    x.t.gold[x.you] -= x.face(x.card).cost;
    x.move(x.card, 'discard');
    x.tell?.({ type: 'played', seat: x.you, card: x.card });
    x.run(x.face(x.card).play, x.you, x.card);
  },
};
const pass: Action<Caravan> = { id: 'pass', do: () => {} };
function handOver(x: Running<Caravan>): void {
  const richest = x.seats.filter((seat) => x.t.gold[seat] === Math.max(...x.t.gold));
  if (x.t.deck.length === 0) x.end('deck-gone', richest);
  x.t.active = x.after(x.t.active);
  x.nextTurn();
}

const turns = sequence<Caravan>((p) =>
  p.while(
    () => true,
    (round) =>
      round
        .do((x) => draw(x, x.t.active))
        .menu({ by: (x) => x.t.active, prompt: 'trade', actions: [play, pass], ifAbsent: { do: 'pass' } })
        .do(handOver),
  ),
);

export const caravan = defineGame<Caravan>({
  id: 'caravan',
  rulesVersion: 1,
  seats: { min: 2, max: 4, usual: 2 },
  options,
  fields,
  cards: CARDS,
  pile: 'deck', // where every card starts
  programs: { turns },
  main: 'turns',
  actions: [play, pass],
  maxTurns: 100,
  deal(x) {
    x.shuffle('deck');
    for (const seat of x.seats) for (let i = 0; i < x.options.hand; i++) draw(x, seat);
  },
});
