/**
 * A small game in which each seat brings a deck that the other does not know; one card of it lies open. Each turn: draw
 * one, then the first card of the hand leads an attack with some of the hand that cost no more than 5 together. When a
 * deck is empty, whoever did more harm wins.
 */
import { sequence, talk } from '@dealers-choice/effects';
import {
  type CopyId,
  column,
  type Definition,
  defineGame,
  faceDownBySeat,
  type Game,
  hands,
  must,
  no,
  type Option,
  oneOfBySeat,
  open,
  openBySeat,
  passingBySeat,
  type Running,
  rows,
  type Seat,
  type TableOf,
} from '@dealers-choice/kernel';

export const fields = {
  active: open<Seat>(0),
  deck: faceDownBySeat(),
  hand: hands(),
  attackers: passingBySeat(),
  trash: rows(),
  harm: openBySeat<number>(0),
  tip: open<string>(''),
  print: column(0),
  tired: column(0, 'trash'),
};
interface Card {
  id: string;
  copies: number;
  cost: number;
}
type Deck = 'red' | 'blue';
export interface Rivals {
  table: TableOf<typeof fields>;
  event: { type: 'drew' | 'attacked'; seat: Seat; card: CopyId };
  card: Card;
  options: { decks: readonly Deck[] };
}
type X = Running<Rivals>;
type Attack = {
  done: boolean;
};

export const CARDS: readonly Card[] = [
  { id: 'imp', copies: 0, cost: 1 },
  { id: 'ogre', copies: 0, cost: 3 },
  { id: 'giant', copies: 0, cost: 5 },
  { id: 'crab', copies: 0, cost: 2 },
  { id: 'whale', copies: 0, cost: 4 },
];
/** By deck: its cards, counted from 1. */
export const DECKS: Record<Deck, readonly number[]> = {
  red: [1, 1, 1, 1, 2, 2, 2, 3, 3, 3],
  blue: [1, 1, 4, 4, 4, 4, 4, 5, 5, 5],
};
export const DECK_SIZE = 10;
export const ownerOf = (copy: CopyId): Seat => (copy <= DECK_SIZE ? 0 : 1);
/** Cost that attackers may have together. */
const LIMIT = 5;

const decks: Option<readonly Deck[]> = { ...oneOfBySeat<Deck>('Deck of each seat', ['red', 'blue']), secret: true };

/** Where a test plants a fault. */
export interface RivalsTwist {
  dealt?(x: X): void;
  drew?(x: X, card: CopyId): void;
  change?: Partial<Definition<Rivals>>;
}

const attack = talk<Rivals, Attack>({
  registers: { done: 'open' },
  start: () => ({ done: false }),
  next(x, r) {
    const from = x.t.hand[x.you];
    if (!r.done)
      x.ask('cards', x.you, 'attack', { noun: 'card', from, min: 0, max: from.length, ifAbsent: { pick: [] } });
  },
  why: (x, _r, card) => (typeof card === 'number' && x.face(card as CopyId).cost > LIMIT ? no('too-heavy') : null),
  joint(x, _r, things) {
    const cost = things.reduce((sum, card) => sum + x.face(card as CopyId).cost, 0);
    return cost > LIMIT ? no('too-much', { cost, limit: LIMIT }) : null;
  },
  hear(x, r, seat, { picks }) {
    r.done = true;
    for (const card of picks as CopyId[]) {
      x.move(card, 'attackers', seat);
      x.t.harm[seat] += x.face(card).cost;
      x.tell?.({ type: 'attacked', seat, card });
    }
    for (const card of x.t.attackers[seat].slice()) {
      x.move(card, 'trash', seat);
      x.t.tired[card] = 1;
    }
  },
});

export function rivals(twist: RivalsTwist = {}): Game<Rivals> {
  const turn = sequence<Rivals>((p) =>
    p.while(
      () => true,
      (t) =>
        t
          .do((x) => draw(x, x.t.active, twist))
          .run(() => attack, { you: (x) => x.t.active, source: (x) => must(x.t.hand[x.t.active], 0) })
          .do((x) => {
            x.t.active = x.after(x.t.active);
            x.nextTurn();
          }),
    ),
  );
  return defineGame<Rivals>({
    id: 'rivals',
    rulesVersion: 1,
    seats: { min: 2, max: 2, usual: 2 },
    options: { decks },
    fields,
    cards: CARDS,
    printed: { column: 'print', copies: 2 * DECK_SIZE, owner: ownerOf },
    cardSet: 'rivals 1',
    pile: 'deck',
    programs: { turn, attack },
    main: 'turn',
    actions: [],
    deal(x) {
      for (const seat of x.seats) {
        const list = DECKS[x.options.decks[seat] ?? 'red'];
        x.shuffle('deck', seat); // so that the number of a copy does not tell its place in the list
        for (const [place, card] of x.t.deck[seat].entries()) x.t.print[card] = must(list, place);
        x.shuffle('deck', seat);
        x.move(topOf(x, seat), 'trash', seat); // open to all, whatever the deck
        for (let i = 0; i < 3; i++) x.move(topOf(x, seat), 'hand', seat);
      }
      twist.dealt?.(x);
    },
    imagine(x, roll) {
      for (const [copy, print] of x.t.print.entries()) {
        if (copy > 0 && print === 0) x.t.print[copy] = roll(CARDS.length);
      }
    },
    proof: {
      impossible: (x) => (x.t.print.some((print, copy) => copy > 0 && print === 0) ? 'a copy is blank' : null),
    },
    maxTurns: 40,
    ...twist.change,
  });
}

const topOf = (x: X, seat: Seat): CopyId => must(x.t.deck[seat], x.t.deck[seat].length - 1);

function draw(x: X, seat: Seat, twist: RivalsTwist): void {
  if (x.t.deck[seat].length === 0) {
    const most = Math.max(...x.t.harm);
    x.end(
      'worn-out',
      x.seats.filter((one) => x.t.harm[one] === most),
    );
    return;
  }
  const card = topOf(x, seat);
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
  twist.drew?.(x, card);
}
