import type { CopyId } from '@dealers-choice/kernel';
import { useChoosing } from '../asking/choosing.ts';
import { type Answer, isSeveral, isSole, keyOf, type TableNow, useNow } from '../asking/now.ts';
import { confirm, toSend } from '../asking/sending.ts';
import { pointedAt } from '../asking/tap.ts';
import { faceOf } from '../board/read.ts';
import type { TableText } from '../text/en.ts';
import { Button } from '../ui/Button.tsx';

/** Sends what is highlighted or picked, and says what that is. */
export function Send() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const opened = useChoosing((s) => s.opened);
  const { kit, telling, question, answers, text } = now;
  if (!question || isSole(now) || question.kind === 'timing' || question.kind === 'layout') return null;
  const ready = typeof toSend(now, lit, picked) !== 'string';
  const chosen = answers.find(({ move }) => keyOf(move) === lit);
  const none = isSeveral(now) && question.min === 0 && picked.length === 0;
  // "None" is not the bright button while there is something to choose.
  const bright = ready && !(none && answers.some(({ why }) => why === null));
  const label = chosen
    ? [chosen.label, textAt(now, chosen, opened)].filter(Boolean).join('. ')
    : none
      ? kit.words.move({ pick: [] }, question, telling)
      : undefined;
  return (
    <>
      <Button look={bright ? 'primary' : 'plain'} data-confirm className="min-w-28" onClick={() => confirm(now)}>
        {text.asked.confirm}
      </Button>
      <span
        className={`order-last min-w-0 basis-full text-sm empty:hidden sm:max-lg:order-none sm:max-lg:basis-0 sm:max-lg:grow ${label ? '' : 'text-soft max-sm:hidden'}`}
      >
        {label ?? (ready ? '' : hintFor(text, question.kind, question.noun))}
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

const hintFor = ({ asked }: TableText, kind: string, of: string): string => {
  if (of === 'seat') return asked.hintSeat;
  return kind === 'option' || kind === 'yes-no' ? asked.hintOption : asked.hint;
};
