import type { Question } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
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
      <h3>{children}</h3>
      {help && <p>{help}</p>}
    </div>
  );
}

/** What is printed on the card that asks. */
export function useAsker(question: Question): { name: string; text: string } {
  const { words } = useNow().kit;
  const face = faceOf(question.source);
  return face ? words.card(face) : { name: '', text: '' };
}

export const steps = ({ params }: Question): string =>
  typeof params.steps === 'number' ? ` · ${Number(params.step ?? 1)}/${params.steps}` : '';
