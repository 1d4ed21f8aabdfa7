/** What a table shows at one moment, whoever looks: a match being played, or a step of a replay. */
import type { Move, Question, Seat, Spec, Viewer } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { createContext, useContext } from 'react';
import type { Kit, View } from '../game-table.ts';
import type { Stage } from '../stage/stage.ts';
import type { TableText } from '../text/en.ts';
import type { Answer } from './answers.ts';

export interface TableNow {
  kit: Kit;
  /** What a table says beside the words of its game. */
  text: TableText;
  /** As far as it has been shown. */
  view: View;
  viewer: Viewer;
  telling: Telling<Spec>;
  /** Who has this seat, in a word or two. */
  who(seat: Seat): string;
  /** A program plays this seat; false where nobody knows. */
  isBot(seat: Seat): boolean;
  /** The person at this device whose answer is wanted; null while nobody's is. */
  seat: Seat | null;
  question: Question | null;
  /** Everything that could be answered; with cards put together, what could be done with them. */
  answers: readonly Answer[];
  /** Cards of the hand are put together before it is said what to do with them. */
  together: Together | null;
  /** What is being shown, or what happened last. */
  told: Happening | null;
  /** `told` is being shown: nothing is asked, and the last question is over. */
  showing: boolean;
  send(move: Move): void;
  /** What people need for a timing question; null where nobody can answer one. */
  clockwork: Clockwork | null;
  /** What was told lately, move by move, the last one last. */
  log: readonly Paragraph[];
  /** What can be done with the match itself; null where it is only watched. */
  controls: Controls | null;
  /** Takes part in what is shown from now on, until the function it returns is called. */
  join(stage: Stage): () => void;
  /** How fast things move: 1 is the usual pace, 0 is without any motion. */
  pace: number;
}

/** What one move led to, in the order in which it was told. */
export interface Paragraph {
  /** Number of the move in the match. */
  move: number;
  lines: readonly Happening[];
}

export interface Controls {
  /** Takes the last move back, or says why that cannot be. */
  undo(): void;
  mayUndo: boolean;
  /** Takes the last answer back and gives another one, or says why that cannot be. */
  change(move: Move): void;
  /** Shows the rest of what is being shown at once. */
  skip(): void;
  /** Says what a bot would do in this place, from what its seat sees; or why that is not said. */
  hint(): void;
}

/** An event and its sentence; '' where there is nothing to say. */
export interface Happening {
  text: string;
  event: { type: string; seat?: Seat };
}

export interface Together {
  /** This many of `answers`, from the first on, use exactly the cards picked; the others need more. */
  exact: number;
}

export interface Clockwork {
  /** People at this device who still owe an answer. */
  asked: readonly Seat[];
  /** People at this device for whom bots answer until they are back. */
  away: readonly Seat[];
  /** Milliseconds at which the marker was stopped, by whomever; null while it moves. */
  stopped: number | null;
  /** Another number: the match was laid on the table again, and its duel starts from the beginning. */
  sitting: number;
  /** Press once to hold, press again to let go. */
  steady: boolean;
  answer(seat: Seat, move: Move): void;
  /** The marker starts now. */
  begin(): void;
}

export const TableContext = createContext<TableNow | null>(null);

export function useNow(): TableNow {
  const now = useContext(TableContext);
  if (!now) throw new Error('a part of the table was used outside a table');
  return now;
}

export type { Answer };

export const keyOf = (move: Move): string => JSON.stringify(move);

/** Nothing to choose from: one press is the answer. Of a yes and a no, the one that is left. */
export function soleAnswer({ question, answers, together }: TableNow): Answer | null {
  if (together) return null;
  if (question?.kind !== 'action' && question?.kind !== 'yes-no') return null;
  const open = question.kind === 'yes-no' ? answers.filter(({ why }) => why === null) : answers;
  const [sole] = open;
  return open.length === 1 && sole?.why === null ? sole : null;
}
export const isSole = (now: TableNow): boolean => soleAnswer(now) !== null;

/** Several things are picked before they are sent together, in an order or in none. */
export const isSeveral = ({ question: q }: TableNow): boolean =>
  (q?.kind === 'cards' && !(q.min === 1 && q.max === 1)) || (q?.kind === 'order' && q.min < q.from.length);
