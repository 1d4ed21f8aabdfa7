import type { Question } from '@dealers-choice/kernel';
import { keyOf, pointedAt, useChoosing, useNow } from '@dealers-choice/table';
import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';
import { faceOf } from '../market.ts';

/** The card that asks. */
export function Asker({ question }: { question: Question }) {
  if (!faceOf(question.source)) return null;
  return (
    <div className="j-asker">
      <Card copy={question.source} size="mini" />
    </div>
  );
}

/** The head of the cloth, and a line below it. */
export function Title({ children, help }: { children: ReactNode; help?: ReactNode }) {
  return (
    <div className="j-title">
      <p className="j-heading">{children}</p>
      {help && <p>{help}</p>}
    </div>
  );
}

/** The card that is pointed at, where cards are to be chosen from. */
export function useChosenCard(): { name: string; text: string } | null {
  const { kit, answers, question } = useNow();
  const lit = useChoosing((s) => s.lit);
  const chosen = answers.find(({ move }) => keyOf(move) === lit);
  const face = chosen && question?.noun === 'card' ? faceOf(pointedAt(chosen)?.thing ?? 0) : null;
  return face && kit.words.card(face);
}

/** What is printed on the card that asks. */
export function useAsker(question: Question): { name: string; text: string } {
  const { words } = useNow().kit;
  const face = faceOf(question.source);
  return face ? words.card(face) : { name: '', text: '' };
}

export const steps = ({ params }: Question): string =>
  typeof params.steps === 'number' ? ` · ${Number(params.step ?? 1)}/${params.steps}` : '';
