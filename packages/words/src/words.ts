/** What a game says to people. The rules never hold a sentence; screens and logs never hold a rule. */
import type { CopyId, MatchOf, Move, Question, Refusal, Seat, Spec } from '@dealers-choice/kernel';
import type { Language } from './language.ts';

export { type Forms, type Language, plural } from './language.ts';
export { type Who, whoIn } from './who.ts';

/** What a sentence may need: the position as its reader sees it, the names of the seats, and who the reader is. */
export type Telling<G extends Spec> = {
  view: MatchOf<G>;
  name(seat: Seat): string;
  /** The seat that is "you"; null where nobody is: for spectators, and where several people read one screen. */
  you: Seat | null;
};

/** What may be set before a match. */
export interface Setting {
  name: string;
  about: string;
}

/** What a game says in one language. */
export interface Words<G extends Spec> {
  /** Absent: English. */
  language?: Language;
  /** The game's name and what it is, in a sentence. */
  title: string;
  about: string;
  /** What each seat is called unless a person says otherwise. */
  seatName(seat: Seat, options: G['options']): string;
  /** What an option is called, and what it is; null or absent: its own name, and what the rules say about it. */
  option?(option: string): Setting | null;
  /** The name of a choice of an option, and what it is. For '': something that players may write instead, if any. */
  choice?(option: string, choice: string): { name: string; about: string } | null;
  /** What the fields of the table are called, where their own names would read badly. */
  fields?: { readonly [K in keyof G['table']]?: string };
  /**
   * How a field reads if its bare value reads badly: words, or a word for each place of a list ('' for an empty place).
   * For a seat's pile the words stand in place of its cards until somebody looks through it. Null hides the field;
   * undefined shows its value. `seat`: whose part of the field. The field 'turn' is the number of the turn.
   */
  show?(field: string, seat: Seat | null, told: Telling<G>): string | readonly string[] | null | undefined;
  /**
   * `marks` are printed in the corners; absent: the numbers and words among the card's own members. `tints`: names of
   * colours. A text may have several lines.
   */
  card(card: G['card']): { name: string; text: string; marks?: readonly Mark[]; tints?: readonly string[] };
  /**
   * How this copy lies on the table now: marks in place of the printed ones, words laid on it, and the word for lying
   * sideways if it does. Absent: the columns that differ from their first values are laid on it.
   */
  stands?(copy: CopyId, view: MatchOf<G>): { marks?: readonly Mark[]; laid: string[]; turned?: string } | null;
  prompt(question: Question, told: Telling<G>): string;
  /** The same for those who are not asked: who has to do what. */
  waiting?(question: Question, told: Telling<G>): string;
  /** Said above the whole table while it holds; null: nothing. */
  notice?(told: Telling<G>): string | null;
  event(event: G['event'], told: Telling<G>): string;
  /** Does the log leave it out, since another line of the same move says it, or the table shows it? */
  unsaid?(event: G['event'], move: readonly G['event'][]): boolean;
  /** What stands out when a match is seen from afar: a list of moments to go to is made of these. */
  milestones?: readonly G['event']['type'][];
  refusal(refusal: Refusal, told: Telling<G>): string;
  /** What actions are called where many ways to do one stand together; else their own names. */
  actions?: Readonly<Record<string, string>>;
  /** A move on a button or in a list. */
  move(move: Move, question: Question, told: Telling<G>): string;
  /**
   * Moves with exactly these cards of the hand, the likeliest first; they may be refused. It finds more than `moves`,
   * which lists only some ways that stand for the others. Null: this question is not answered with cards put together.
   */
  movesWith?(cards: readonly CopyId[], question: Question, told: Telling<G>): Move[] | null;
  /** The cards of a hand in the order in which a player would hold them. */
  inHand?(cards: readonly CopyId[], told: Telling<G>): CopyId[];
  /** Cards that lie in rows, each with what it stands for. */
  rows?(told: Telling<G>): CardRow[];
  ending(told: Telling<G>): string;
  /** The position in a few lines, for a terminal. */
  table?(told: Telling<G>): string[];
  /** Keys that the game's own table listens to, for the list of keys: in the order to be read. */
  keys?: readonly KeyWords[];
  /** What moves while a timing question is open. */
  clock?(question: Question, told: Telling<G>): Clock;
  /**
   * An answer is passed on this many milliseconds after its question was shown, or later: where a quick one would tell
   * what a hand does not hold. 0, or nothing: at once.
   */
  pause?(question: Question): number;
}

/** Keys, and what they do. */
export type KeyWords = { keys: string; does: string };

/** A number or word in a corner of a card. */
export type Mark = { label: string; value: string };

/** Rows with the same `of`, their owner's name, stand together. `as` is '' for a card that stands for itself. */
export type CardRow = { of: string; name: string; note: string; cards: { card: CopyId; as: string }[] };

export interface Clock {
  /** Where the marker is after this many milliseconds, from -1 (left) to 1 (right). */
  arrow(ms: number): number;
  /** Parts of the bar, in the same units; later ones lie over earlier ones. */
  bands: { from: number; to: number; label: string }[];
  /** Milliseconds from the stop until the throw arrives: the other player must hold on for that long. */
  impactMs: number;
  /** Milliseconds at which it was stopped, as far as whoever looks may know; null: it moves, or waits. */
  stopped: number | null;
}
