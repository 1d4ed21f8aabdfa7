/** A deal in bits, to be played on in thought: faces instead of copies, and whole turns instead of moves. */
import { type CopyId, type MatchOf, type Rng, shuffle } from '@dealers-choice/kernel';
import { HOME, isJoker, isStatic, type Slot, SUITS, slot } from '../cards/pack.ts';
import {
  copyHolding,
  gain,
  type Holding,
  holdingOf,
  lose,
  lowest,
  type Shape,
  shapesOf,
  wildsIn,
} from '../rules/shapes.ts';
import type { Dhappa, DhappaOptions } from '../rules/table.ts';
import type { Draft } from './plan.ts';
import type { Unseen } from './worth.ts';

type View = MatchOf<Dhappa>;

export interface Sketch {
  options: DhappaOptions;
  seats: number;
  /** The seat on turn. */
  mover: number;
  /** Turns that were played in thought. */
  turn: number;
  /** By seat. A hand is never changed, but replaced: sketches share them. The same holds for runs. */
  held: Holding[];
  opened: boolean[];
  /** By team. */
  runs: (readonly Shape[])[];
  /** The last card of each is its top. */
  deck: CopyId[];
  pile: CopyId[];
  /** Cards that lay in hands or in the draw pile when the sketch was made, by slot; wilds together under 0. */
  hidden: Unseen;
  firstPick: boolean;
  lastTurn: boolean;
  reshuffled: boolean;
  /** The number of the newest run. */
  newest: number;
  /** Points before this deal, by team. */
  scores: readonly number[];
  /** The team that went out, -1: the deal is over, and nobody did; null: it goes on. */
  out: number | null;
}

/** A match as it lies: one that hides nothing, or a view whose hidden cards `dealUnseen` has dealt. */
export function sketchOf({ table: t, seats, options }: View, hands: readonly CopyId[][], deck: CopyId[]): Sketch {
  return {
    options,
    seats,
    mover: t.turnSeat,
    turn: 0,
    held: hands.map(holdingOf),
    opened: t.opened.slice(0, seats),
    runs: [shapesOf(t, 0), shapesOf(t, 1)],
    deck,
    pile: t.pile.slice(),
    hidden: tally([...hands, deck]),
    firstPick: t.firstPick,
    lastTurn: t.lastTurn,
    reshuffled: t.reshuffled,
    newest: t.runBy.length,
    scores: [t.scoreA, t.scoreB],
    out: null,
  };
}

export const sketchOfAll = (match: View): Sketch =>
  sketchOf(match, match.table.hand.slice(0, match.seats), match.table.deck.slice());

export const copySketch = (s: Sketch): Sketch => ({
  options: s.options,
  seats: s.seats,
  mover: s.mover,
  turn: s.turn,
  held: s.held.slice(),
  opened: s.opened.slice(),
  runs: s.runs.slice(),
  deck: s.deck.slice(),
  pile: s.pile.slice(),
  hidden: s.hidden,
  firstPick: s.firstPick,
  lastTurn: s.lastTurn,
  reshuffled: s.reshuffled,
  newest: s.newest,
  scores: s.scores,
  out: s.out,
});

function tally(lists: readonly (readonly CopyId[])[]): Unseen {
  const copies = new Array<number>(slot(SUITS.length, 0)).fill(0);
  let total = 0;
  for (const list of lists) {
    for (const card of list) {
      const home = HOME[card] ?? 0;
      copies[home] = (copies[home] ?? 0) + 1;
      total++;
    }
  }
  return { copies, total: Math.max(1, total) };
}

export const handOf = (s: Sketch, seat: number): Holding => s.held[seat] as Holding;
export const runsOfSide = (s: Sketch, side: number): readonly Shape[] => s.runs[side] as readonly Shape[];
export const hasOpened = (s: Sketch, seat: number): boolean => s.opened[seat] === true;

export function draw(s: Sketch): void {
  const held = copyHolding(handOf(s, s.mover));
  gain(held, s.deck.pop() as CopyId);
  s.held[s.mover] = held;
  s.firstPick = false;
  if (s.deck.length === 0) s.lastTurn = true;
}

/** Cards leave the pile; `lay` says what became of them. */
export function take(s: Sketch, depth: number): void {
  s.pile.length -= depth;
  s.firstPick = false;
}

/** The hand and the runs that a plan ends with. */
export function lay(s: Sketch, { held, runs, opened }: Pick<Draft, 'held' | 'runs' | 'opened'>): void {
  s.held[s.mover] = held;
  s.opened[s.mover] = opened;
  for (const { id } of runs) s.newest = Math.max(s.newest, id);
  s.runs[s.mover & 1] = runs.map((run) => (run.id > 0 ? run : { ...run, id: ++s.newest }));
}

/** Discards a card, and the turn is over. */
export function discard(s: Sketch, card: CopyId, rng: Rng): void {
  const held = copyHolding(handOf(s, s.mover));
  lose(held, card);
  s.held[s.mover] = held;
  if (isStatic(card)) s.pile = [];
  else s.pile.push(card);
  s.turn++;
  if (held.size === 0) s.out = s.mover & 1;
  else if (s.lastTurn && !reshuffle(s, rng)) s.out = -1;
  else s.mover = (s.mover + 1) % s.seats;
}

function reshuffle(s: Sketch, rng: Rng): boolean {
  if (s.options.exhaustion === 'draw' || s.reshuffled || s.pile.length < 2) return false;
  const top = s.pile.pop() as CopyId;
  s.deck = shuffle(rng, s.pile);
  s.pile = [top];
  s.reshuffled = true;
  s.lastTurn = false;
  return true;
}

/** By slot, one of its copies. */
const COPY_OF: readonly CopyId[] = HOME.reduce<CopyId[]>((copies, home, copy) => {
  if (home !== 0) copies[home] = copy as CopyId;
  return copies;
}, []);
const A_TWO = HOME.findIndex((_, copy) => isStatic(copy as CopyId)) as CopyId;
const A_JOKER = HOME.findIndex((_, copy) => isJoker(copy as CopyId)) as CopyId;

/** A card that belongs to a slot. */
export const copyAt = (place: Slot): CopyId => COPY_OF[place] as CopyId;

/** One copy of every face of a hand. */
export function facesOf({ once, twos, jokers }: Holding): CopyId[] {
  const faces: CopyId[] = [];
  for (let suit = 0; suit < SUITS.length; suit++) {
    for (let left = once[suit] ?? 0; left !== 0; left &= left - 1) {
      faces.push(copyAt(slot(suit, lowest(left))));
    }
  }
  if (twos > 0) faces.push(A_TWO);
  if (jokers > 0) faces.push(A_JOKER);
  return faces;
}

/** The copy that stands for all cards of the same face. */
export const oneLike = (card: CopyId): CopyId =>
  isStatic(card) ? A_TWO : isJoker(card) ? A_JOKER : copyAt(HOME[card] ?? 0);

export const naturalsOf = (held: Holding): number => held.size - wildsIn(held);
