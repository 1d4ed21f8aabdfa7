/** What a table shows at one moment, whoever looks: a match being played, or a step of a replay. */
import type { Move, Question, Seat, Spec, Telling, Viewer } from '@dealers-choice/kernel';
import { createContext, useContext } from 'react';
import type { Answer } from '../match/answers.ts';
import type { Told, View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';

export interface TableNow {
  kit: AnyGame;
  view: View;
  viewer: Viewer;
  telling: Telling<Spec>;
  /** The person at this device whose answer is wanted; null while nobody's is. */
  seat: Seat | null;
  question: Question | null;
  answers: readonly Answer[];
  /** What is being shown, or what happened last. */
  told: Told | null;
  send(move: Move): void;
}

export const TableContext = createContext<TableNow | null>(null);

export function useNow(): TableNow {
  const now = useContext(TableContext);
  if (!now) throw new Error('a part of the table was used outside a table');
  return now;
}

export type { Answer };

export const keyOf = (move: Move): string => JSON.stringify(move);

/** Nothing to choose from: one press is the answer. */
export const isSole = ({ question, answers }: TableNow): boolean =>
  question?.kind === 'action' && answers.length === 1 && answers[0]?.why === null;

/** Several things are picked before they are sent together. */
export const isSeveral = ({ question: q }: TableNow): boolean => q?.kind === 'cards' && !(q.min === 1 && q.max === 1);
