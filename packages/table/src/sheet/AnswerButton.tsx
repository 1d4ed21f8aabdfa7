import { useId } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { type Answer, keyOf, soleAnswer, useNow } from '../asking/now.ts';
import { tap } from '../asking/tap.ts';
import { Icon } from '../ui/Icon.tsx';

/** "Judge: Another player loses 1 life." is a name and what it does. */
function split(label: string): [string, string] {
  const colon = label.indexOf(': ');
  return colon > 0 && colon < 28 ? [label.slice(0, colon), label.slice(colon + 2)] : [label, ''];
}

/** An answer that points at nothing on the table. Refused ones stay visible, with their reason below. */
export function AnswerButton({ answer, letter }: { answer: Answer; letter?: string }) {
  const now = useNow();
  const key = keyOf(answer.move);
  const on = useChoosing((s) => s.lit === key);
  const id = useId();
  const sole = soleAnswer(now) === answer;
  const refused = answer.why !== null;
  const [name, text] = sole ? [answer.label, ''] : split(answer.label);
  const look = sole
    ? 'bg-brand text-on-brand border-brand justify-center text-lg font-semibold shadow-2'
    : on
      ? 'border-pick bg-pick-wash shadow-2'
      : refused
        ? 'border-dashed border-line hatch text-soft'
        : 'border-lit bg-lit-wash hover:shadow-2';
  return (
    <button
      type="button"
      data-answer={key}
      aria-label={answer.label}
      aria-pressed={sole ? undefined : on}
      aria-disabled={refused}
      aria-describedby={refused ? id : undefined}
      onClick={() => tap(now, answer)}
      className={`flex min-h-12 w-full items-start gap-3 rounded-md border-2 px-3 py-2 text-left ${look}`}
    >
      {letter && !sole && (
        <span
          aria-hidden="true"
          className="mt-0.5 hidden size-6 shrink-0 items-center justify-center rounded-sm border border-current font-display text-sm font-semibold sm:flex"
        >
          {letter}
        </span>
      )}
      <span className={`min-w-0 ${sole ? '' : 'grow'}`}>
        <span className="block font-semibold">{name}</span>
        {text && <span className="block text-sm">{text}</span>}
        {refused && (
          <span id={id} className="block text-sm font-medium text-danger">
            {answer.why}
          </span>
        )}
      </span>
      {on && <Icon name="check" className="size-6" />}
    </button>
  );
}
