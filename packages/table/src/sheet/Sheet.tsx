import type { CopyId, Kind } from '@dealers-choice/kernel';
import { useEffect, useRef } from 'react';
import { useChoosing } from '../asking/choosing.ts';
import { headlineOf } from '../asking/headline.ts';
import { type Answer, isSeveral, isSole, keyOf, type TableNow, useNow } from '../asking/now.ts';
import { confirm, toSend } from '../asking/sending.ts';
import { pointedAt } from '../asking/tap.ts';
import { faceOf } from '../board/read.ts';
import { Button } from '../ui/Button.tsx';
import { CardText } from './CardText.tsx';
import { useKeysDown } from './keys-down.ts';
import { QuestionBody } from './Question.tsx';
import { Timing } from './Timing.tsx';

const LATE: readonly Kind[] = ['cards', 'order', 'yes-no'];

interface Props {
  /** Why the last answer was refused. */
  hint: string | null;
  /** Takes the last move back; null: it cannot be. */
  undo: (() => void) | null;
}

/** The near side of the table: what is asked, and the means to answer that lie nowhere else. */
export function Sheet({ hint, undo }: Props) {
  const now = useNow();
  const { view, seat, question, clockwork } = now;
  const ref = useRef<HTMLHeadingElement>(null);
  useKeysDown();
  // What had the focus may be gone after a move; it is never lost to the page.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) ref.current?.focus();
  });
  const said = useChoosing((s) => s.hint);
  const waiting = seat === null;
  // Things to be picked and a yes or no come first, and what they are about after them.
  const late = question !== null && LATE.includes(question.kind);
  const brief = question?.kind === 'option' || question?.kind === 'action';
  const text = question && question.kind !== 'timing' && <CardText card={question.source} brief={brief} />;
  return (
    <section
      aria-label="Question"
      data-testid="tray"
      data-question={`${view.turn}.${view.answers}.${question?.picked.length ?? 0}`}
      className="space-y-3"
    >
      <h2
        ref={ref}
        tabIndex={-1}
        data-landing
        data-testid="prompt"
        className={`font-semibold sm:text-lg ${waiting ? 'text-soft' : ''}`}
      >
        {headlineOf(now)}
      </h2>
      {!late && text}
      {view.asking?.kind === 'timing' ? clockwork && <Timing clockwork={clockwork} /> : !waiting && <QuestionBody />}
      {late && text}
      <div className="sticky -bottom-px flex flex-wrap items-center gap-x-3 gap-y-1 bg-panel py-2 empty:hidden">
        {!waiting && <Send />}
        {undo && (
          <Button icon="undo" className="ml-auto shrink-0" onClick={undo}>
            Take back
          </Button>
        )}
      </div>
      <p role="status" data-testid="hint" className="min-h-6 text-sm font-medium text-danger empty:mt-0! empty:min-h-0">
        {said || hint}
      </p>
    </section>
  );
}

/** Sends what is highlighted or picked, and says what that is. */
function Send() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const opened = useChoosing((s) => s.opened);
  const { kit, telling, question, answers } = now;
  if (!question || isSole(now) || question.kind === 'timing' || question.kind === 'layout') return null;
  const ready = typeof toSend(now, lit, picked) !== 'string';
  const chosen = answers.find(({ move }) => keyOf(move) === lit);
  const none = isSeveral(now) && question.min === 0 && picked.length === 0;
  const label = chosen
    ? [chosen.label, textAt(now, chosen, opened)].filter(Boolean).join('. ')
    : none
      ? kit.words.move({ pick: [] }, question, telling)
      : undefined;
  return (
    <>
      <Button look={ready ? 'primary' : 'plain'} data-confirm className="min-w-28" onClick={() => confirm(now)}>
        Confirm
      </Button>
      <span
        className={`order-last min-w-0 basis-full text-sm empty:hidden sm:max-lg:order-none sm:max-lg:basis-0 sm:max-lg:grow ${label ? '' : 'text-soft max-sm:hidden'}`}
      >
        {label ?? (ready ? '' : hintFor(question.kind, question.noun))}
      </span>
    </>
  );
}

/** What the card says that an answer points at, unless it is open already. */
function textAt({ kit, view, question }: TableNow, answer: Answer, opened: number | null): string {
  const at = pointedAt(answer);
  if (at?.thing === opened) return '';
  const isCard = at && at.thing > 0 && (at.of === 'card' || question?.noun === 'card');
  return isCard ? (faceOf(kit, view, at.thing as CopyId)?.text ?? '') : '';
}

const hintFor = (kind: string, of: string): string => {
  if (of === 'seat') return 'Tap a lit seat, or press its number.';
  if (kind === 'option' || kind === 'yes-no') return 'Tap an option, or press its letter.';
  return 'Tap what is lit, or use the arrow keys.';
};
