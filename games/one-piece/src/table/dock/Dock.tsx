import { Asked, Prompt, useNow } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { useOrders } from '../orders.ts';
import { BattleStrip } from '../side/BattlePanel.tsx';
import { JointGauge } from '../side/JointGauge.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { AnyDock } from './AnyDock.tsx';
import { BlockDock } from './BlockDock.tsx';
import { CounterDock } from './CounterDock.tsx';
import { LifeDock } from './LifeDock.tsx';
import { MainDock } from './MainDock.tsx';

/** What is asked, and the means to answer that lie nowhere on the table. */
export function Dock() {
  const { question, seat } = useNow();
  const { layout, scene } = useBoard();
  const prompt = seat === null ? undefined : question?.prompt;
  return (
    <Asked className="op-dock">
      <div className="op-docked" data-lies-over={layout === 'desk' || undefined}>
        <Standing />
        {layout !== 'desk' && scene.battle && prompt !== 'life' && <BattleStrip />}
        {layout !== 'desk' && <JointGauge />}
        <div className="op-ask" data-prompt={prompt}>
          <Prompt className="op-prompt" />
          {prompt === 'main' ? (
            <MainDock />
          ) : prompt === 'block' ? (
            <BlockDock />
          ) : prompt === 'counter' ? (
            <CounterDock />
          ) : prompt === 'life' ? (
            <LifeDock />
          ) : (
            seat !== null && <AnyDock />
          )}
        </div>
      </div>
    </Asked>
  );
}

/** Says that attacks go through, and ends that. */
function Standing() {
  const orders = useOrders();
  const { order } = useOnePieceText();
  if (orders.standing === null) return null;
  return (
    <p className="op-standing">
      <span>{order.standing}</span>
      <button type="button" className="op-stop" onClick={orders.stop}>
        {order.stop}
      </button>
    </p>
  );
}
