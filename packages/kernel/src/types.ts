/** The plain data a match is made of. Everything here survives `JSON.parse(JSON.stringify(…))` unchanged. */

/** A place at the table. 0-based in code, shown to people from 1. */
export type Seat = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** Who looks: a seat, or anybody else in the room. */
export type Viewer = Seat | typeof SPECTATOR;
export const SPECTATOR = 9;
export const MAX_SEATS = 9;
/** One value per seat. Indexing by a `Seat` is total: no `undefined` to check. */
export type BySeat<T> = T[] & Record<Seat, T>;

declare const copy: unique symbol;
/** One piece of cardboard, counted from 1; the printed card behind it is `face(copy)`. */
export type CopyId = number & { readonly [copy]: true };
/** In a view: a card you may not see. */
export const FACE_DOWN = 0 as CopyId;

export type Scalar = number | string | boolean | null;
export type Params = Record<string, Scalar>;
/** What the registers of a frame may hold. */
export type Registers = Record<string, Scalar | number[]>;

/** Why not: a code, the values that its sentence needs, and the number of the game's rule ('' if none is cited). */
export interface Refusal {
  code: string;
  params: Params;
  rule: string;
}

export type Kind = 'action' | 'cards' | 'option' | 'order' | 'number' | 'yes-no' | 'layout' | 'timing';

/** Cards laid on the table, each with what it stands for (`as`; '' is itself). */
export interface Layout {
  /** Where they are laid, by a number of the game's: a run that lies there, or a new one. */
  run: number;
  cards: { card: CopyId; as: string }[];
  /** Cards that lie there already and move to another place of it. */
  shifts: { card: CopyId; as: string }[];
}

/** An action of a menu, the card and the second thing it points at, and how its cards are laid. */
export interface Act {
  do: string;
  card?: CopyId;
  at?: number;
  layout?: Layout;
}

/**
 * Everything a seat can answer. A face-down card is picked by its place in the question's `from` (`pickByPlace`).
 * `also` picks one more of several (null: no more), so that search sees single choices. A `timing` is in milliseconds
 * on the clock that `for` names; null: the clock was not stopped.
 */
export type Move =
  | Act
  | { pick: number[] }
  | { also: number | null }
  | { choose: string }
  | { say: number }
  | { layout: Layout }
  | { timing: number | null; for: string };

/** The one open question. Viewers who are not asked see who is choosing and what for, not the lists. */
export interface Question {
  kind: Kind;
  /** Seats that still owe an answer. */
  seats: Seat[];
  prompt: string;
  params: Params;
  /** The card that asks, or 0. */
  source: CopyId;
  /** What each thing in `from` is: 'card', 'seat', or a word of the game. */
  noun: string;
  /** Things that may be pointed at; some of them may be refused with a reason. */
  from: number[];
  /** Words that may be said: options, 'yes' and 'no', 'pass' beside a number, names of clocks. */
  options: string[];
  min: number;
  max: number;
  /** Picked so far by `also`, as places in `from`. */
  picked: number[];
  /** Several seats answer in secret, and nobody hears anything until all have. */
  secret: boolean;
  /** Answers to a secret question so far; in a view the moves of other seats are null. */
  heard: { seat: Seat; move: Move | null }[];
  /** For a missing player: a legal answer, or the seat goes to a bot. */
  ifAbsent: Move | 'bot';
}

/** An effect that stopped half-way: a program of the game, how far it has come, and what it remembers. */
export interface Frame {
  program: string;
  step: number;
  /** The seat whose effect it is. */
  you: Seat;
  /** The card whose effect it is, or 0. */
  source: CopyId;
  r: Registers;
}

export interface Ending {
  /** A word of the game, or the kernel's: 'CONCEDED', or 'cut' when a match ran out of turns, answers or steps. */
  reason: string;
  winners: Seat[];
}

/** Moves that their seat can take back until they commit. */
export interface Draft {
  seat: Seat;
  /** Everybody sees the moves as they are made; otherwise only `seat` does. */
  watched: boolean;
  /** The match as the others see it until the draft commits; null until its first answer, and in views. */
  checkpoint: Match | null;
}

/** A whole match, or a view of one: then `viewer` is not null and some copies are `FACE_DOWN`. */
export interface Match<T = object, O = object> {
  game: string;
  rulesVersion: number;
  seats: number;
  options: O;
  viewer: Viewer | null;
  turn: number;
  /** Whole answers since the turn began, for the loop guard. Everybody sees it, so half-made picks do not count. */
  answers: number;
  table: T;
  /** For each copy: the bits of the viewers who know that it is this one that lies there. */
  known: number[];
  /** For each copy: its zone, by number in `Game.zones`; 0 is the box, -1 (in views) is unknown. */
  where: number[];
  stack: Frame[];
  asking: Question | null;
  draft: Draft | null;
  over: Ending | null;
  /** The 32-bit words of the match's generator; zeros in a view. */
  rng: number[];
}

/** The types a game is made of. */
export interface Spec {
  table: object;
  event: { type: string };
  card: { id: string; copies: number };
  options: object;
}

export type MatchOf<G extends Spec> = Match<G['table'], G['options']>;

/** The pick that means the face-down card at this place of `from`; no thing has a number below 0. */
export const pickByPlace = (place: number): number => -1 - place;
/** The place in `from` that a pick means, or -1: it names a thing, or a face-down card by its place. */
export const placeOf = ({ from }: Question, pick: number): number => (pick < 0 ? -1 - pick : from.indexOf(pick));

/** Reads an item that must be there; a hole is a bug, not an `undefined` that travels on. */
export function must<T>(list: readonly T[], index: number): T {
  const value = list[index];
  if (value === undefined) throw new Error(`nothing at place ${index} of ${list.length}`);
  return value;
}

/** Throws if it is not a viewer: `1 << undefined` would be the bit of the first seat. */
export function seatBit(viewer: Viewer): number {
  if (Number.isInteger(viewer) && viewer >= 0 && viewer <= SPECTATOR) return 1 << viewer;
  throw new Error(`nobody looks as ${String(viewer)}: a viewer is a seat from 0, or ${SPECTATOR} for spectators`);
}
/** Every seat and the spectators. */
export const EVERYONE: number = (1 << (MAX_SEATS + 1)) - 1;
/** A bit beside the viewers' in what a move gave away: chance, a commit, secret answers or the end made it final. */
export const FINAL: number = 1 << 20;

/** `return no('too-poor', { need, have }, 'CV-2')` */
export const no = (code: string, params: Params = {}, rule = ''): Refusal => ({ code, params, rule });
