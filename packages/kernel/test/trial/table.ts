/** A small market game for two: enough of a table to write cards on it the way a real game would. */
import {
  type CopyId,
  column,
  faceDown,
  faceUp,
  hands,
  no,
  open,
  openBySeat,
  openList,
  type Program,
  passingFaceUp,
  type Refusal,
  type Running,
  rows,
  type Seat,
  type TableOf,
} from '../../src/index.ts';

export const WARES = ['trinkets', 'hides', 'tea', 'silk', 'fruit', 'salt'] as const;
export const EMPTY = -1;

export const bazaarFields = {
  active: open<Seat>(0),
  actions: open<number>(5),
  deck: faceDown(),
  discard: faceUp(),
  hand: hands(),
  utilities: rows(),
  /** The card being played, a stolen utility, cards turned over: face up until the effect is done. */
  played: passingFaceUp(),
  turned: passingFaceUp(),
  used: column(0, 'utilities'),
  gold: openBySeat<number>(20),
  /** Six spaces per seat, one seat after the other: a ware or `EMPTY`. */
  stand: openList<number>(),
  supply: openList<number>(),
  lot: openList<number>(),
};

export interface Card {
  id: string;
  copies: number;
  kind: 'ware' | 'people' | 'animal' | 'utility' | 'guard';
  text: string;
  needs: (x: AtBazaar) => Refusal | null;
  effect: Program<Bazaar> | null;
}

export type Event =
  | { type: 'drew' | 'discarded' | 'played' | 'used' | 'turned-over'; seat: Seat; card: CopyId }
  | { type: 'paid'; seat: Seat; gold: number }
  | { type: 'swapped'; seat: Seat; theirs: number; mine: number }
  | { type: 'auctioned'; seat: Seat | null; bid: number };

export interface Bazaar {
  table: TableOf<typeof bazaarFields>;
  event: Event;
  card: Card;
  options: object;
}
export type AtBazaar = Running<Bazaar>;

export const rival = (x: AtBazaar): Seat => x.after(x.you);

const SPACES = 6;
const spaces = (x: AtBazaar, seat: Seat): number[] =>
  x.t.stand.flatMap((_ware, space) => (Math.floor(space / SPACES) === seat ? [space] : []));
export const filled = (x: AtBazaar, seat: Seat): number[] =>
  spaces(x, seat).filter((space) => x.t.stand[space] !== EMPTY);
export const inSupply = (x: AtBazaar): number[] => x.t.supply.flatMap((count, ware) => (count > 0 ? [ware] : []));

export function pay(x: AtBazaar, seat: Seat, gold: number): void {
  x.t.gold[seat] -= gold;
  x.tell?.({ type: 'paid', seat, gold });
}

/** Takes the top card where nobody has looked; the discard pile becomes the deck when it is empty. */
export function topCard(x: AtBazaar): CopyId | null {
  if (x.t.deck.length === 0) {
    for (const card of x.t.discard.slice()) x.move(card, 'deck');
    x.shuffle('deck');
  }
  return x.t.deck[x.t.deck.length - 1] ?? null;
}
export function drawCard(x: AtBazaar, seat: Seat): void {
  const card = topCard(x);
  if (card === null) return;
  x.move(card, 'hand', seat);
  x.tell?.({ type: 'drew', seat, card });
}
export function discard(x: AtBazaar, seat: Seat, cards: readonly CopyId[]): void {
  for (const card of cards) {
    x.move(card, 'discard');
    x.tell?.({ type: 'discarded', seat, card });
  }
}

/** What does not fit goes back to the supply. */
export function receive(x: AtBazaar, seat: Seat, wares: readonly number[]): void {
  for (const ware of wares) {
    const space = spaces(x, seat).find((each) => x.t.stand[each] === EMPTY);
    if (space === undefined) putBack(x, ware);
    else x.t.stand[space] = ware;
  }
}
export function putBack(x: AtBazaar, ware: number): void {
  x.t.supply[ware] = (x.t.supply[ware] ?? 0) + 1;
}

type Need = (x: AtBazaar) => Refusal | null;
export const needs =
  (...all: Need[]): Need =>
  (x) => {
    for (const need of all) {
      const refusal = need(x);
      if (refusal) return refusal;
    }
    return null;
  };
export const gold =
  (need: number): Need =>
  (x) =>
    x.t.gold[x.you] < need ? no('too-poor', { need, have: x.t.gold[x.you] }) : null;
export const cardToDraw: Need = (x) => (x.t.deck.length + x.t.discard.length === 0 ? no('no-card') : null);
export const bothHaveWares: Need = (x) =>
  filled(x, x.you).length > 0 && filled(x, rival(x)).length > 0 ? null : no('no-ware');
