import { keyOf, useChoosing, useNow } from '@dealers-choice/table';
import { useBoard } from '../board.ts';
import { Face } from '../Face.tsx';
import { useOrders } from '../orders.ts';
import { Tagged } from '../side/Tagged.tsx';
import { useOnePieceText } from '../text/useOnePieceText.ts';
import { printedIn } from '../unit.ts';
import { DockButton } from './DockButton.tsx';

/** What is asked about comes first: there is not always room for all of it. */
function triggerFirst(text: string): string {
  const lines = text.split('\n');
  const isTrigger = (line: string): boolean => line.startsWith('[Trigger]');
  return [...lines.filter(isTrigger), ...lines.filter((line) => !isTrigger(line))].join('\n');
}

/** A card of Life that is lost: its Trigger, or the hand. */
export function LifeDock() {
  const now = useNow();
  const { far, near, name, layout, view, game, scene } = useBoard();
  const { answer: say, standing } = useOnePieceText();
  const orders = useOrders();
  const lit = useChoosing((s) => s.lit);
  const only = now.answers.length === 1;
  const lost = now.question?.source;
  const face = lost ? game.faceIn(view.table, lost) : null;
  const life = scene.mats[near].LIFE.length;
  return (
    <>
      {layout !== 'desk' && lost && face && (
        <div className="op-lost" data-card={lost}>
          <Face card={lost} printed={printedIn(game.kit.cards, face.data.id)} mode="hand" />
          <p>
            <b>{say.lifeLeft(life, Math.max(0, life - 1))}</b> <small>{say.onlyYou}</small>
            <br />
            <Tagged text={triggerFirst(now.kit.words.card(face).text)} />
          </p>
        </div>
      )}
      <div className="op-btns">
        {now.answers.map(({ move, label }, place) => {
          const trigger = 'choose' in move && move.choose === 'trigger';
          const goes = now.question?.params.to !== undefined;
          return (
            <DockButton
              key={keyOf(move)}
              bright={trigger || only}
              data-answer={keyOf(move)}
              data-sole
              data-confirm={lit === keyOf(move) || (lit === null && place === 0) ? true : undefined}
              aria-label={label}
              onClick={() => now.send(move)}
              then={trigger ? say.useTriggerThen : goes ? '' : say.takeThen(name(far))}
            >
              {trigger ? say.useTrigger : goes ? label : say.take}
            </DockButton>
          );
        })}
        {orders.looking && (
          <DockButton onClick={orders.wait} then={standing.waitThen} className="op-wait">
            {standing.wait}
          </DockButton>
        )}
      </div>
    </>
  );
}
