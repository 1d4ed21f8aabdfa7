/**
 * Climb, small enough to be written twice: 52 cards, four seats, five cards in hand. Play a card, of the suit on top of
 * the pile if you hold one; a rank above the one on top scores its rank. Then draw. When every card has been played the
 * highest score wins. Here for our kernel; `boardgame-io.mjs` is the same game for boardgame.io.
 */
import { sequence } from '@dealers-choice/effects';
import {
  type Action,
  type CopyId,
  defineGame,
  faceDown,
  faceUp,
  hands,
  no,
  open,
  openBySeat,
  type Running,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';

export const SEATS = 4;
export const HAND = 5;

const piles = { deck: faceDown(), pile: faceUp(), hand: hands() };
const fields = { ...piles, active: open<Seat>(0), score: openBySeat<number>(0) };

type Event = { type: 'drew'; seat: Seat; card: CopyId } | { type: 'played'; seat: Seat; card: CopyId; points: number };
type Card = { id: string; copies: number; suit: number; rank: number };
export type Climb = { table: TableOf<typeof fields>; event: Event; card: Card; options: Record<never, never> };

/** By number: copy 1 is card 0, of the first suit and the lowest rank. */
const CARDS: Card[] = Array.from({ length: 52 }, (_, card) => {
  const [suit, rank] = [Math.floor(card / 13), (card % 13) + 1];
  return { id: `${'♣♦♥♠'[suit]}${rank}`, copies: 1, suit, rank };
});

const topOf = (pile: readonly CopyId[]): CopyId | undefined => pile[pile.length - 1];

function draw(x: Running<Climb>, seat: Seat): void {
  const card = topOf(x.t.deck);
  if (card === undefined) return;
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
}

const play: Action<Climb> = {
  id: 'play',
  cards: ({ t, you }) => t.hand[you],
  refuse(x) {
    const top = topOf(x.t.pile);
    if (top === undefined) return null;
    const { suit } = x.face(top);
    const follows = (card: CopyId): boolean => x.face(card).suit === suit;
    return !follows(x.card) && x.t.hand[x.you].some(follows) ? no('follow-suit') : null;
  },
  do(x) {
    const { card, you: seat } = x;
    const top = topOf(x.t.pile);
    const { rank } = x.face(card);
    const points = top !== undefined && rank > x.face(top).rank ? rank : 0;
    x.t.score[seat] += points;
    x.move(card, 'pile');
    x.tell?.({ type: 'played', seat, card, points });
    draw(x, seat);
  },
};

function handOver(x: Running<Climb>): void {
  const most = Math.max(...x.t.score);
  if (x.t.pile.length === CARDS.length) {
    x.end(
      'all-played',
      x.seats.filter((seat) => x.t.score[seat] === most),
    );
  }
  x.t.active = x.after(x.t.active);
  x.nextTurn();
}

const turns = sequence<Climb>((p) =>
  p.while(
    () => true,
    (turn) => turn.menu({ by: (x) => x.t.active, prompt: 'play', actions: [play], ifAbsent: 'bot' }).do(handOver),
  ),
);

export const climb = defineGame<Climb>({
  id: 'climb',
  rulesVersion: 1,
  seats: { min: SEATS, max: SEATS, usual: SEATS },
  options: {},
  fields,
  cards: CARDS,
  pile: 'deck',
  programs: { turns },
  main: 'turns',
  actions: [play],
  maxTurns: 100,
  deal(x) {
    x.shuffle('deck');
    for (const seat of x.seats) for (let i = 0; i < HAND; i++) draw(x, seat);
  },
});
