import type { Kind } from '@dealers-choice/kernel';
import { useNow } from '../asking/now.ts';
import { CardText } from './CardText.tsx';
import { useKeysDown } from './keys-down.ts';
import { QuestionBody } from './Question.tsx';
import { Timing } from './Timing.tsx';

const LATE: readonly Kind[] = ['cards', 'order', 'yes-no'];

/** The means to answer that lie nowhere on the table, without what sends them. Nothing where nothing is asked. */
export function AnswerArea() {
  const { view, seat, question, clockwork } = useNow();
  useKeysDown();
  // Things to be picked and a yes or no come first, and what they are about after them.
  const late = question !== null && LATE.includes(question.kind);
  const brief = question?.kind === 'option' || question?.kind === 'action';
  const text = question && question.kind !== 'timing' && <CardText card={question.source} brief={brief} />;
  return (
    <>
      {!late && text}
      {view.asking?.kind === 'timing'
        ? clockwork && <Timing clockwork={clockwork} />
        : seat !== null && <QuestionBody />}
      {late && text}
    </>
  );
}
