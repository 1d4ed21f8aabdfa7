import { Asked, Prompt, useNow } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { LOOK_MS, useOrders } from '../orders.ts';
import { BattleStrip } from '../side/BattlePanel.tsx';
import { JointGauge } from '../side/JointGauge.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { AnyDock } from './AnyDock.tsx';
import { BlockDock } from './BlockDock.tsx';
import { CounterDock } from './CounterDock.tsx';
import { LifeDock } from './LifeDock.tsx';
import { MainDock } from './MainDock.tsx';

/** Both powers are wanted where they decide, and while nobody here is asked. */
const IN_BATTLE: ReadonlySet<string | undefined> = new Set([undefined, 'block', 'counter', 'use']);

/** What is asked, and the means to answer that lie nowhere on the table. */
export function Dock() {
  const { question, seat } = useNow();
  const { layout, scene } = useBoard();
  const prompt = seat === null ? undefined : question?.prompt;
  return (
    <Asked className="op-dock">
      <div className="op-docked" data-lies-over={layout === 'desk' || undefined}>
        <Standing />
        {layout !== 'desk' && scene.battle && IN_BATTLE.has(prompt) && <BattleStrip />}
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
  const { standing: say } = useOnePieceText();
  if (orders.standing === null) return null;
  return (
    <p className="op-standing">
      <span>
        {say.standing} {say.look(LOOK_MS / 1000)}
      </span>
      <button type="button" className="op-stop" onClick={orders.stop}>
        {say.stop}
      </button>
    </p>
  );
}
