import { useId } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { keyOf, useNow } from '../asking/now.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerButton } from './AnswerButton.tsx';

/** A number between two others, and the words that may be said instead of one. */
export function NumberChoice() {
  const { question, answers, text } = useNow();
  const lit = useChoosing((s) => s.lit);
  const light = useChoosing((s) => s.light);
  const id = useId();
  if (!question) return null;
  const { min, max } = question;
  const said = lit === null ? null : ((JSON.parse(lit) as { say?: number }).say ?? null);
  const at = (n: number): void => light(keyOf({ say: Math.min(max, Math.max(min, n)) }));
  const refused = said === null ? null : answers.find(({ move }) => 'say' in move && move.say === said)?.why;
  return (
    <>
      <div className="flex items-center gap-2">
        <Button icon="minus" bare onClick={() => at((said ?? min + 1) - 1)}>
          {text.number.less}
        </Button>
        <label htmlFor={id} className="sr-only">
          {text.number.between(min, max)}
        </label>
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          value={said ?? min}
          aria-valuetext={said === null ? text.number.none : String(said)}
          onChange={(event) => at(Number(event.target.value))}
          className="h-11 grow accent-[var(--c-brand)]"
        />
        <Button icon="plus" bare onClick={() => at((said ?? min - 1) + 1)}>
          {text.number.more}
        </Button>
        <output htmlFor={id} className="w-14 text-center font-display text-xl font-semibold tabular-nums">
          {said ?? '–'}
        </output>
      </div>
      {refused && <p className="text-sm text-danger">{refused}</p>}
      <ul className="grid gap-2 sm:max-lg:grid-cols-2">
        {answers
          .filter(({ move }) => 'choose' in move)
          .map((answer) => (
            <li key={keyOf(answer.move)}>
              <AnswerButton answer={answer} />
            </li>
          ))}
      </ul>
    </>
  );
}
