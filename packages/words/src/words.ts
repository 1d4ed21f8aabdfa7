/** What a game says to people. The rules never hold a sentence; screens and logs never hold a rule. */
import type { CopyId, MatchOf, Move, Question, Refusal, Seat, Spec } from '@dealers-choice/kernel';

/** What a sentence is about: the position as the reader sees it, and what each seat is called. */
export type Telling<G extends Spec> = { view: MatchOf<G>; name(seat: Seat): string };

export interface Words<G extends Spec> {
  /** The game's name and what it is, in a sentence. */
  title: string;
  about: string;
  /** What each seat is called unless a person says otherwise. */
  seatName(seat: Seat, options: G['options']): string;
  /** What a choice of an option is called, and what it is. Of '': what may be written in its place; null: nothing. */
  choice?(option: string, choice: string): { name: string; about: string } | null;
  /** What the fields of the table are called, where their own names would read badly. */
  fields?: { readonly [K in keyof G['table']]?: string };
  /**
   * How a field reads where its bare value would not: words, or one word for each place of a list ('' is an empty one).
   * Words for a pile of a seat stand for its cards, which whoever looks through it sees. Null leaves the field out;
   * undefined, or no such function, shows it as it is. `seat`: whose part of it. 'turn' is the number of the turn.
   */
  show?(field: string, seat: Seat | null, told: Telling<G>): string | readonly string[] | null | undefined;
  /**
   * `marks` are printed in the corners; without them the numbers and words of the card itself are. `tints`: colours,
   * by their names. A text may have several lines.
   */
  card(card: G['card']): { name: string; text: string; marks?: readonly Mark[]; tints?: readonly string[] };
  /**
   * How this copy stands now, for a game whose cards lie on a field: marks in place of the printed ones, words on it,
   * turned sideways (and what that is called) or not. Without it, columns that differ from the start are laid on it.
   */
  stands?(copy: CopyId, view: MatchOf<G>): { marks?: readonly Mark[]; laid: string[]; turned?: string } | null;
  prompt(question: Question, told: Telling<G>): string;
  /** The same for those who are not asked: who has to do what. */
  waiting?(question: Question, told: Telling<G>): string;
  /** Said above the whole table while it holds; null: nothing. */
  notice?(told: Telling<G>): string | null;
  event(event: G['event'], told: Telling<G>): string;
  refusal(refusal: Refusal, told: Telling<G>): string;
  /** A move on a button or in a list. */
  move(move: Move, question: Question, told: Telling<G>): string;
  /**
   * What could be done with exactly these cards of the hand, the likeliest first, also where `moves` lists only ways
   * that stand for others; it may be refused. Null: no cards are put together to answer this question.
   */
  movesWith?(cards: readonly CopyId[], question: Question, told: Telling<G>): Move[] | null;
  /** Held cards in the order in which a player would hold them. */
  inHand?(cards: readonly CopyId[], told: Telling<G>): CopyId[];
  /** Cards that lie in rows, each with what it stands for. */
  rows?(told: Telling<G>): CardRow[];
  ending(told: Telling<G>): string;
  /** The position in a few lines, for a terminal. */
  table?(told: Telling<G>): string[];
  /** What moves while a timing question is open. */
  clock?(question: Question, told: Telling<G>): Clock;
}

/** A number or word in a corner of a card. */
export type Mark = { label: string; value: string };

/** Rows `of` one name stand together: whose they are. `as` is '' for a card that stands for itself. */
export type CardRow = { of: string; name: string; note: string; cards: { card: CopyId; as: string }[] };

export interface Clock {
  /** Where the marker is after this many milliseconds, from -1 (left) to 1 (right). */
  arrow(ms: number): number;
  /** Parts of the bar, in the same units; later ones lie over earlier ones. */
  bands: { from: number; to: number; label: string }[];
  /** Milliseconds from the stop until the throw arrives: a holder must hold on for that long. */
  impactMs: number;
}
