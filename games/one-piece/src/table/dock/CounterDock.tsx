import type { CopyId } from '@dealers-choice/kernel';
import { keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { useLit, type Way, waysOf } from '../acts.ts';
import { useBoard } from '../board.ts';
import { useOrders } from '../orders.ts';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { DockButton } from './DockButton.tsx';

/** The Counter Step: cards that are put together are used one after another, or none is. */
export function CounterDock() {
  const now = useNow();
  const { view, game } = useBoard();
  const orders = useOrders();
  const { answer: say } = useOnePieceText();
  const picked = useChoosing((s) => s.picked);
  const lit = useLit();
  const [done] = waysOf(now, 'done');
  const chosen = picked.flatMap((card) =>
    wayOf([...waysOf(now, 'event', card), ...waysOf(now, 'counter', card)], view.table.target),
  );
  const could = [...waysOf(now, 'event'), ...waysOf(now, 'counter')].some(({ why }) => why === null);
  const names = picked.map((card) => game.faceIn(view.table, card as CopyId)?.data.name ?? '');
  const pointed = lit && lit.move.do !== 'done' ? lit : null;
  return (
    <div className="op-btns">
      {chosen.length > 0 ? (
        <DockButton bright data-confirm onClick={() => orders.inTurn(chosen.map(({ move }) => move))}>
          {say.counterWith(names)}
        </DockButton>
      ) : (
        pointed && (
          <DockButton bright data-answer={keyOf(pointed.move)} data-confirm onClick={() => now.send(pointed.move)}>
            {pointed.label}
          </DockButton>
        )
      )}
      {done && (
        <DockButton
          bright={!could && chosen.length === 0}
          data-answer={keyOf(done.move)}
          data-sole
          data-confirm={chosen.length === 0 && !pointed ? true : undefined}
          onClick={() => now.send(done.move)}
        >
          {say.noCounter}
        </DockButton>
      )}
      <DockButton onClick={orders.noMore} then={say.noMoreThen}>
        {say.noMore}
      </DockButton>
    </div>
  );
}

/** A Counter goes to the card that is attacked. */
const wayOf = (ways: readonly Way[], target: number): Way[] =>
  ways.filter(({ move, why }) => why === null && (move.do === 'event' || move.at === target)).slice(0, 1);
