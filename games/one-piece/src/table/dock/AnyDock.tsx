import type { CopyId } from '@dealers-choice/kernel';
import { QuestionBody, useNow } from '@dealers-choice/table';
import { CardLines } from './CardLines.tsx';
import { OptionDock } from './OptionDock.tsx';
import { SendBar } from './SendBar.tsx';
import { Strip } from './Strip.tsx';

/** Any question that has no place of its own: what lies nowhere on the table, and what sends it. */
export function AnyDock() {
  const { question } = useNow();
  if (!question) return null;
  const options = question.kind === 'option' || question.kind === 'yes-no';
  const source: CopyId = question.source;
  return (
    <>
      {source > 0 && <CardLines card={source} />}
      {options ? (
        <OptionDock />
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
