import type { Move } from '@dealers-choice/kernel';
import { confirm, toSend, useChoosing, useNow } from '@dealers-choice/table';
import { picksSeveral } from '../press.ts';
import { DockButton } from './DockButton.tsx';

/** Sends what is picked; its words say what that is. "None" is not bright while there is something to choose. */
export function SendBar() {
  const now = useNow();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const { kit, telling, question, answers, text } = now;
  if (!question) return null;
  const move = toSend(now, lit, picked);
  const ready = typeof move !== 'string';
  const none = picksSeveral(now) && picked.length === 0;
  const bright = ready && !(none && answers.some(({ why }) => why === null));
  const named = (one: Move): string => (question.kind === 'order' ? '' : kit.words.move(one, question, telling));
  return (
    <div className="op-btns">
      <DockButton
        bright={bright}
        data-confirm
        data-answer={lit ?? (question.kind === 'order' ? 'order' : undefined)}
        data-sole={question.kind === 'order' ? true : undefined}
        aria-disabled={!ready}
        onClick={() => confirm(now)}
      >
        {(ready && named(move)) || text.asked.confirm}
      </DockButton>
    </div>
  );
}
