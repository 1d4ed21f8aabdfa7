import { QuestionBody, useNow } from '@dealers-choice/table';
import { useTogether } from '../together.ts';
import { CardLines } from './CardLines.tsx';
import { OptionDock } from './OptionDock.tsx';
import { OrderDock } from './OrderDock.tsx';
import { SendBar } from './SendBar.tsx';
import { Strip } from './Strip.tsx';

/** Any question that has no place of its own: what lies nowhere on the table, and what sends it. */
export function AnyDock() {
  const { question } = useNow();
  // Where the card would only say again what is asked, it makes room.
  const joint = useTogether() !== null;
  if (!question) return null;
  const options = question.kind === 'option' || question.kind === 'yes-no';
  const { prompt, source } = question;
  return (
    <>
      {source > 0 && prompt !== 'use' && prompt !== 'order' && !joint && <CardLines card={source} />}
      {options ? (
        <OptionDock />
      ) : question.kind === 'order' && question.noun === 'card' && question.min >= question.from.length ? (
        <OrderDock />
      ) : (
        <>
          <Strip />
          <div className="op-answers">
            <QuestionBody />
          </div>
          <SendBar />
        </>
      )}
    </>
  );
}
