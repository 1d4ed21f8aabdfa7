import type { CopyId, Move } from '@dealers-choice/kernel';
import { confirm, toSend, useChoosing, useNow } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { picksSeveral } from '../press.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { DockButton } from './DockButton.tsx';

/** Sends what is picked; its words say what that is. "None" is not bright while there is something to choose. */
export function SendBar() {
  const now = useNow();
  const { view, game } = useBoard();
  const { answer: say } = useOnePieceText();
  const lit = useChoosing((s) => s.lit);
  const picked = useChoosing((s) => s.picked);
  const { kit, telling, question, answers } = now;
  if (!question) return null;
  const move = toSend(now, lit, picked);
  const ready = typeof move !== 'string';
  const several = picksSeveral(now);
  const bright = ready && !(several && picked.length === 0 && answers.some(({ why }) => why === null));
  const names = picked.flatMap((card) => (card > 0 ? (game.faceIn(view.table, card as CopyId)?.data.name ?? []) : []));
  const named = (one: Move): string => {
    if (question.kind === 'order') return '';
    const cards = several && question.noun === 'card' && names.length > 0 && names.length === picked.length;
    return cards ? say.chosen(String(question.params.verb), names) : kit.words.move(one, question, telling);
  };
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
        {(ready && named(move)) || say.confirm}
      </DockButton>
      {several && question.min === 0 && picked.length > 0 && (
        <DockButton onClick={() => now.send({ pick: [] })} className="op-reset">
          {say.none}
        </DockButton>
      )}
    </div>
  );
}
