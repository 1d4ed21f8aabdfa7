import type { CopyId, Layout } from '@dealers-choice/kernel';
import { useId, useState } from 'react';
import { type Answer, keyOf, useNow } from '../asking/now.ts';
import { faceOf } from '../board/read.ts';
import { Button } from '../ui/Button.tsx';
import { AnswerButton } from './AnswerButton.tsx';

/** Cards laid out, each with what it stands for. The game's own suggestions come first. */
export function LayoutChoice() {
  const { question, answers, send, text } = useNow();
  const [laid, setLaid] = useState<Layout['cards']>([]);
  const [run, setRun] = useState(0);
  const id = useId();
  if (!question) return null;
  const put = (card: CopyId, as: string | null): void => {
    const others = laid.filter((one) => one.card !== card);
    setLaid(as === null ? others : [...others, { card, as }]);
  };
  return (
    <>
      <Suggestions answers={answers} />
      <ul aria-label={text.layout.cards} className="space-y-1.5">
        {question.from.map((card) => (
          <LayoutRow
            key={card}
            card={card as CopyId}
            as={laid.find((one) => one.card === card)?.as ?? null}
            put={put}
          />
        ))}
      </ul>
      {question.max > 0 && (
        <label htmlFor={id} className="flex items-center gap-2 text-sm">
          {text.layout.run}
          <select
            id={id}
            value={run}
            onChange={(event) => setRun(Number(event.target.value))}
            className="min-h-11 rounded-md border border-edge bg-raised px-2"
          >
            {numbers(question.min, question.max).map((n) => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button look="primary" onClick={() => send({ layout: { run, cards: laid, shifts: [] } })}>
        {text.layout.lay}
      </Button>
    </>
  );
}

const numbers = (min: number, max: number): number[] => Array.from({ length: max - min + 1 }, (_, i) => min + i);

function Suggestions({ answers }: { answers: readonly Answer[] }) {
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {answers.map((answer) => (
        <li key={keyOf(answer.move)}>
          <AnswerButton answer={answer} />
        </li>
      ))}
    </ul>
  );
}

function LayoutRow(props: { card: CopyId; as: string | null; put: (card: CopyId, as: string | null) => void }) {
  const { card, as, put } = props;
  const { kit, view, question, text } = useNow();
  const id = useId();
  const name = faceOf(kit, view, card)?.name ?? text.card.faceDownCard;
  return (
    <li className="flex flex-wrap items-center gap-2 rounded-md border border-line bg-raised px-3 py-1">
      <label className="flex min-h-11 grow items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-[var(--c-brand)]"
          checked={as !== null}
          onChange={(event) => put(card, event.target.checked ? (question?.options[0] ?? name) : null)}
        />
        {name}
      </label>
      {as !== null && question && question.options.length > 0 && (
        <label htmlFor={id} className="flex items-center gap-2 text-sm">
          {text.layout.standsFor}
          <select
            id={id}
            value={as}
            onChange={(event) => put(card, event.target.value)}
            className="min-h-11 rounded-md border border-edge bg-raised px-2"
          >
            {question.options.map((word) => (
              <option key={word}>{word}</option>
            ))}
          </select>
        </label>
      )}
    </li>
  );
}
