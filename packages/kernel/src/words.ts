/** What a game says to people. The rules never hold a sentence; screens and logs never hold a rule. */
import type { MatchOf, Move, Question, Refusal, Seat, Spec } from './types.ts';

/** What a sentence is about: the position as the reader sees it, and what each seat is called. */
export interface Telling<G extends Spec> {
  view: MatchOf<G>;
  name(seat: Seat): string;
}

export interface Words<G extends Spec> {
  /** The game's name and what it is, in a sentence. */
  title: string;
  about: string;
  /** What each seat is called unless a person says otherwise. */
  seatName(seat: Seat, options: G['options']): string;
  /** What the fields of the table are called, where their own names would read badly. */
  fields?: { readonly [K in keyof G['table']]?: string };
  card(card: G['card']): { name: string; text: string };
  prompt(question: Question, told: Telling<G>): string;
  event(event: G['event'], told: Telling<G>): string;
  refusal(refusal: Refusal, told: Telling<G>): string;
  /** A move on a button or in a list. */
  move(move: Move, question: Question, told: Telling<G>): string;
  ending(told: Telling<G>): string;
  /** The position in a few lines, for a terminal. */
  table?(told: Telling<G>): string[];
  /** What moves while a timing question is open. */
  clock?(question: Question, told: Telling<G>): Clock;
}

export interface Clock {
  /** Where the marker is after so many milliseconds, from -1 (left) to 1 (right). */
  arrow(ms: number): number;
  /** Parts of the bar, in the same units; later ones lie over earlier ones. */
  zones: { from: number; to: number; label: string }[];
  /** From the stop until what was set off arrives: so long a holder must hold on. */
  impactMs: number;
}
