import type { Question } from '@dealers-choice/kernel';
import { useChoosing } from '@dealers-choice/table';
import { range } from '../art/shapes.ts';
import { Card } from '../Card.tsx';
import { useJamboText } from '../text/useJamboText.ts';
import { Asker, Title } from './Title.tsx';

/** Cards that must go: how many are chosen of how many, in the order in which they will lie. */
export function DiscardScene({ question }: { question: Question }) {
  const say = useJamboText();
  const picked = useChoosing((s) => s.picked);
  return (
    <>
      <Asker question={question} />
      <Title help={say.stay(question.from.length - question.min)}>
        {say.discardCount(picked.length, question.min)}
      </Title>
      <ol className="j-slots">
        {range(question.min).map((i) => {
          const card = picked[i];
          return <li key={i}>{card === undefined ? <span aria-hidden="true">{i + 1}</span> : <Card copy={card} />}</li>;
        })}
      </ol>
    </>
  );
}
