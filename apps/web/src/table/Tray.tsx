import type { CopyId } from '@dealers-choice/kernel';
import { useEffect, useRef } from 'react';
import { QuestionBody } from '../questions/Question.tsx';
import { Timing } from '../questions/Timing.tsx';
import { Button } from '../ui/Button.tsx';
import { CardFace } from '../ui/CardFace.tsx';
import { useChoosing } from './choosing.ts';
import { Hand } from './Hand.tsx';
import { isSole, keyOf, type TableNow, useNow } from './now.ts';
import { faceOf } from './read.ts';
import { confirm, toSend } from './sending.ts';

/** The near side of the table: what is asked, and the means to answer. */
export function Tray({ hint, live = true }: { hint: string | null; live?: boolean }) {
  const now = useNow();
  const { view, seat, question } = now;
  const ref = useRef<HTMLHeadingElement>(null);
  // What had the focus may be gone after a move; it is never lost to the page.
  useEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) ref.current?.focus();
  });
  const said = useChoosing((s) => s.hint);
  const waiting = seat === null;
  return (
    <section
      aria-label="Question"
      data-testid="tray"
      data-question={`${view.turn}.${view.answers}`}
      className="space-y-3"
    >
      <h2
        ref={ref}
        tabIndex={-1}
        data-landing
        data-testid="prompt"
        className={`text-lg font-semibold sm:text-xl ${waiting ? 'text-soft' : ''}`}
      >
        {promptOf(now)}
      </h2>
      {question && question.kind !== 'timing' && <Source card={question.source} brief={question.kind === 'option'} />}
      <Hand />
      {view.asking?.kind === 'timing' ? live && <Timing /> : !waiting && <QuestionBody />}
      {!waiting && <Send />}
      <p role="status" data-testid="hint" className="min-h-6 text-sm font-medium text-danger empty:min-h-0">
        {said || hint}
      </p>
    </section>
  );
}

function promptOf({ view, seat, question, telling, kit }: TableNow): string {
  if (view.over) return kit.words.ending(telling);
  if (!view.asking) return 'One moment …';
  if (seat !== null && question) return kit.words.prompt(question, telling);
  const names = view.asking.seats.map((one) => telling.name(one));
  return names.length === 1 ? `${names[0]} is deciding.` : `${names.join(' and ')} are deciding.`;
}

/** The card that asks, with its text. `brief`: its options say it too, and a small screen leaves it out. */
function Source({ card, brief }: { card: CopyId; brief: boolean }) {
  const { kit, view } = useNow();
  const face = card === 0 ? null : faceOf(kit, view, card);
  if (!face) return null;
  return (
    <div className={`items-center gap-3 rounded-md bg-raised/70 p-2 ${brief ? 'hidden sm:flex' : 'flex'}`}>
      <span className="hidden sm:block">
        <CardFace face={face} size="small" />
      </span>
      <div className="min-w-0 text-sm">
        <div className="font-display text-base font-semibold">{face.name}</div>
        <p className="text-soft">{face.text}</p>
      </div>
    </div>
  );
}

/** Sends what is highlighted or picked, and says what that is. */
function Send() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const { question, answers } = now;
  if (!question || isSole(now) || question.kind === 'timing' || question.kind === 'layout') return null;
  const ready = typeof toSend(now, lit, picked) !== 'string';
  const label = answers.find(({ move }) => keyOf(move) === lit)?.label;
  return (
    <div className="sticky -bottom-3 flex flex-wrap items-center gap-3 bg-panel py-2 sm:-bottom-4">
      <Button look={ready ? 'primary' : 'plain'} data-confirm className="min-w-32" onClick={() => confirm(now)}>
        Confirm
      </Button>
      <span className="min-w-0 grow basis-40 text-sm">
        {label ?? (ready ? '' : <span className="text-soft">{hintFor(question.kind, question.of)}</span>)}
      </span>
    </div>
  );
}

const hintFor = (kind: string, of: string): string => {
  if (of === 'seat') return 'Tap a lit seat, or press its number.';
  if (kind === 'option' || kind === 'yes-no') return 'Tap an option, or press its letter.';
  return 'Tap what is lit, or use the arrow keys.';
};
