/** What a table shows at one moment, whoever looks: a match being played, or a step of a replay. */
import type { Move, Question, Seat, Spec, Viewer } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { createContext, useContext } from 'react';
import type { Answer } from '../match/answers.ts';
import type { LogLine, View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';

export interface TableNow {
  kit: AnyGame;
  view: View;
  viewer: Viewer;
  telling: Telling<Spec>;
  /** The person at this device whose answer is wanted; null while nobody's is. */
  seat: Seat | null;
  question: Question | null;
  /** Everything that could be answered; with cards put together, what could be done with them. */
  answers: readonly Answer[];
  /** Cards of the hand are put together before it is said what to do with them. */
  together: Together | null;
  /** What is being shown, or what happened last. */
  told: LogLine | null;
  send(move: Move): void;
}

export interface Together {
  /** So many of `answers`, from the first on, use exactly the cards picked; the others need more. */
  exact: number;
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
