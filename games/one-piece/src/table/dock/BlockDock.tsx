import type { CopyId } from '@dealers-choice/kernel';
import { useChoosing, useNow } from '@dealers-choice/table';
import { beats } from '../battle.ts';
import { onField, useBoard } from '../board.ts';
import { useOrders } from '../orders.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { DockButton } from './DockButton.tsx';

/** More Blockers than these are pressed where they lie. */
const MOST = 2;

/** The Block Step: who comes in the way, or nobody. */
export function BlockDock() {
  const now = useNow();
  const { scene, layout, game } = useBoard();
  const orders = useOrders();
  const say = useOnePieceText();
  const [picked] = useChoosing((s) => s.picked);
  const { question, text } = now;
  if (!question) return null;
  const shown = picked === undefined ? question.from.slice(0, MOST) : [picked];
  const battle = scene.battle;
  const attacker = battle && onField(scene, battle.attacker);
  const then = (blocker: number): string => {
    const unit = onField(scene, blocker);
    if (!attacker || !unit) return '';
    const [a, b] = [attacker.power.now, unit.power.now];
    return beats(a, b, game.kit.rules.attackerWinsTies) ? say.battle.blockFalls(a, b) : say.battle.blockHolds(a, b);
  };
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {text.asked.picked(picked === undefined ? 0 : 1, 0, 1)}
      </p>
      <div className="op-btns" data-many>
        {shown.map((card) => (
          <DockButton
            key={card}
            bright
            data-confirm={card === shown[0] ? true : undefined}
            data-sole
            data-key="B"
            aria-keyshortcuts="B"
            onClick={() => now.send({ pick: [card as CopyId] })}
            then={layout === 'side' ? '' : then(card)}
          >
            {say.answer.blockWith(onField(scene, card)?.face.name ?? '')}
          </DockButton>
        ))}
        <DockButton onClick={() => now.send({ pick: [] })} then={say.answer.noBlockThen}>
          {say.answer.noBlock}
        </DockButton>
        <DockButton onClick={orders.letThrough} then={say.answer.letThroughThen}>
          {say.answer.letThrough}
        </DockButton>
        <DockButton onClick={orders.noMore} then={say.answer.noMoreThen}>
          {say.answer.noMore}
        </DockButton>
      </div>
    </>
  );
}
