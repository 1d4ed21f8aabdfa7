import type { Seat } from '@dealers-choice/kernel';
import { type TableProps, useLanguage, useNow, useRoom } from '@dealers-choice/table';
import { useMemo, useRef, useState } from 'react';
import { type OnePiece, other } from '../rules/table.ts';
import { AnyBoard } from './AnyBoard.tsx';
import { AimingContext, useAimed } from './aiming.ts';
import { type Board, BoardContext, type Reading, useGame } from './board.ts';
import { Dock } from './dock/Dock.tsx';
import { FaceCanvas } from './FaceCanvas.tsx';
import { Hand } from './hand/Hand.tsx';
import { useKeys } from './keys.ts';
import { OrdersContext, useGivenOrders } from './orders.ts';
import { Column } from './side/Column.tsx';
import { PhaseRope } from './side/PhaseRope.tsx';
import { ReadingDialog } from './side/ReadingDialog.tsx';
import { useDragging } from './useDragging.ts';
import { layoutIn, useTight } from './useLayout.ts';
import { useMoving } from './useMoving.ts';
import { usePointing } from './usePointing.ts';
import { useSnapshot } from './useSnapshot.ts';

/** A sea chart on a ship's table: two mats face each other over a canal. */
export function Table({ view, name, who, you }: TableProps<OnePiece>) {
  const [root, room] = useRoom<HTMLDivElement>();
  const game = useGame();
  const scene = useSnapshot(view, game);
  const layout = layoutIn(room);
  const language = useLanguage();
  const [reading, read] = useState<Reading | null>(null);
  const { kit, telling, view: now } = useNow();
  const near: Seat = you ?? 0;
  const far = other(near);
  const board = useMemo<Board>(
    () => ({ view, scene, game, near, far, you, layout, name, who, reading, read }),
    [view, scene, game, near, far, you, layout, name, who, reading],
  );
  const orders = useGivenOrders(view.table.battle !== '');
  const aiming = useAimed(orders);
  const pointing = usePointing(board);
  const ghost = useRef<HTMLDivElement>(null);
  const { dragged, press } = useDragging(ghost, aiming);
  const lifted = dragged && (dragged.what === 'give' ? 'don' : (game.faceIn(view.table, dragged.card)?.data ?? null));
  const tight = useTight(layout, scene.battle !== null);
  useMoving(root, near);
  useKeys(board);
  const notice = now.table && scene.phase === 'SETUP' ? (kit.words.notice?.(telling) ?? null) : null;
  return (
    <BoardContext value={board}>
      <OrdersContext value={orders}>
        <AimingContext value={aiming}>
          <div
            ref={root}
            className="op-table"
            // The cards and their table are in English, whatever the page around them speaks.
            lang={language === 'en' ? undefined : 'en'}
            data-layout={layout}
            data-tight={tight || undefined}
            data-watching={you === null || undefined}
            data-lifts={dragged?.what}
            data-theirs={scene.turnPlayer !== near || undefined}
            {...pointing}
            onPointerDown={(event) => {
              pointing.onPointerDown(event);
              press(event);
            }}
          >
            {layout === 'desk' && <PhaseRope />}
            <div className="op-board">
              {notice !== null && (
                <p className="op-notice" data-testid="notice">
                  {notice}
                </p>
              )}
              <AnyBoard />
            </div>
            <Dock />
            <Hand />
            {layout === 'desk' && <Column />}
            <ReadingDialog />
            {lifted && (
              <div ref={ghost} className="op-ghost" data-don={lifted === 'don' || undefined} aria-hidden="true">
                <FaceCanvas card={lifted} mode="hand" />
              </div>
            )}
          </div>
        </AimingContext>
      </OrdersContext>
    </BoardContext>
  );
}
