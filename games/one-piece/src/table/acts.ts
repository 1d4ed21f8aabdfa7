/** The answers of a menu by what they do, and what is chosen among them. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { type Answer, keyOf, type TableNow, useChoosing, useNow } from '@dealers-choice/table';

export interface Way extends Answer {
  move: Act;
}

const isAct = (answer: Answer): answer is Way => 'do' in answer.move;

export const waysOf = (now: TableNow, action: string, card?: number): Way[] =>
  now.answers
    .filter(isAct)
    .filter(({ move }) => move.do === action && (card === undefined || move.card === (card as CopyId)));

/** The answer that is lit, where it is one of a menu. */
export function useLit(): Way | null {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  return lit === null ? null : (now.answers.filter(isAct).find(({ move }) => keyOf(move) === lit) ?? null);
}

/** The card that is chosen in the Main Phase, before it is said what to do with it. */
export function useChosen(): CopyId | null {
  const { question } = useNow();
  const opened = useChoosing((s) => s.opened);
  const lit = useLit();
  if (question?.prompt !== 'main') return null;
  return (opened as CopyId | null) ?? lit?.move.card ?? null;
}

/** Puts everything back. */
export function chooseNothing(): void {
  useChoosing.getState().open(null);
}
