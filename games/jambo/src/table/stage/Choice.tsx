import { type Answer, keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { useId } from 'react';

interface ChoiceProps {
  answer: Answer;
  name: string;
  help?: string;
  look?: 'go';
}

/** A button that says what it does, and does it. */
export function Choice({ answer, name, help = '', look }: ChoiceProps) {
  const now = useNow();
  const key = keyOf(answer.move);
  const lit = useChoosing((s) => s.lit === key);
  const id = useId();
  const { why } = answer;
  const act = (): void => {
    if (why !== null) useChoosing.getState().say(why);
    else now.send(answer.move);
  };
  return (
    <button
      type="button"
      className={look === 'go' ? 'j-go' : 'j-choice'}
      data-answer={key}
      data-sole
      data-lit={lit || undefined}
      aria-label={answer.label}
      aria-disabled={why !== null}
      aria-describedby={why === null ? undefined : id}
      onClick={act}
    >
      <b>{name}</b>
      {(why ?? help) !== '' && <small id={id}>{why ?? help}</small>}
    </button>
  );
}
