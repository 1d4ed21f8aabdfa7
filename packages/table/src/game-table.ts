/** What a game brings when it has a table of its own, and what that table is given. */
import type { Game, MatchOf, Seat, Spec } from '@dealers-choice/kernel';
import type { Telling, Words } from '@dealers-choice/words';
import type { ComponentType, ReactNode } from 'react';
import type { SoundName } from './sound/recipes.ts';

/** The module that a game exports as `./table`. It is loaded when somebody sits down. */
export interface GameTable<G extends Spec> {
  Table: ComponentType<TableProps<G>>;
  /**
   * The table fills the screen below the bar, and places prompt, answers, hand and last plays itself (`Prompt`,
   * `AnswerArea`, `Recent`). Without it the page draws them around the table.
   */
  whole?: boolean;
  /** It is laid out for the width of a desk: below 1560 px nothing may stand beside it. */
  wide?: boolean;
  /**
   * How long an event stays at the usual pace, in milliseconds, beside the motion it sets going: 0 for one that only
   * moves things. Without it, as long as its sentence is read.
   */
  beat?(event: G['event'], moment: Moment): number;
  /** How a match ended, as it lay on this table. The page stands `children` on top of it: who won, and its heading. */
  Outcome?: ComponentType<TableProps<G> & { children: ReactNode }>;
  /** What the viewer holds, on the near side; without it the cards of the hand lie side by side. */
  Hand?: ComponentType<TableProps<G>>;
  /**
   * The position as an event leaves it, so that nothing on the screen is behind what is told. An event says what
   * changed; whatever no event says stays as it is until the move is over and its position arrives. Without `follow`,
   * all of it does.
   */
  follow?(view: MatchOf<G>, event: G['event']): MatchOf<G>;
  /** How a match ended, in the game's own world. Without it: everybody's piece in front of the game's picture. */
  Ending?: ComponentType<EndingProps<G>>;
  /** What an event sounds like when it is shown; null: like nothing. One that is skipped is not heard. */
  sound?(event: G['event']): SoundName | null;
}

/** What a table shows: the position through its viewer's eyes, as far as it has been shown, and the words for it. */
export interface TableProps<G extends Spec> extends Telling<G> {
  words: Words<G>;
  /** In the order of play. */
  seats: readonly Seat[];
  /** Whose eyes these are; null for a spectator. */
  you: Seat | null;
  /** "You", "Person" or "Bot, captain"; '' where nobody knows. */
  who(seat: Seat): string;
}

/** What the end of a match is shown from, and the page's parts that it places. */
export interface EndingProps<G extends Spec> extends Telling<G> {
  words: Words<G>;
  winners: readonly Seat[];
  /** "You", "Person" or "Bot, captain". */
  who(seat: Seat): string;
  /** All that was told, in order; null while part of it is not here. */
  events: readonly G['event'][] | null;
  /** The heading of the screen, once: the focus goes there. */
  Heading: ComponentType<{ children: string; className?: string }>;
  /** "You win", "You lose"; null where several people look at one screen. */
  verdict: ReactNode;
  /** How it came about, drawn; null where nobody knows. */
  chart: ReactNode;
  /** Where to go from here. */
  ways: ReactNode;
}

export interface Moment {
  by: 'deal' | 'person' | 'bot';
  /** The first event of a move says what was chosen. */
  first: boolean;
  /** Nothing moves: what is shown must be read where it stands. */
  calm: boolean;
}

/** A game as any table knows it. */
export interface Kit<G extends Spec = Spec> {
  game: Game<G>;
  words: Words<G>;
  /** Sentences of a card that are not carried out. Such a card says so wherever it is shown. */
  unread?(card: G['card']): readonly string[];
  /** Pictures of its cards may be shown. */
  pictured?: boolean;
}

/** The position on the table, of whichever game. */
export type View = MatchOf<Spec>;
