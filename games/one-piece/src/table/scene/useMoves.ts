/** Events become movement: the hooks of the surface say what went where, and the stage takes it there. */
import { useNow, useStage } from '@dealers-choice/table';
import { useLayoutEffect, useRef } from 'react';
import type { OnePiece } from '../../rules/table.ts';
import { applyEvent } from '../../surface/apply-event.ts';
import { cuesOf } from '../../surface/cues.ts';
import { useBoard } from '../board.ts';
import { TALL, WIDE } from './mats.ts';
import { lying, type Placed, type Pose, sideOf } from './placed.ts';
import type { Stage } from './Stage.ts';

const MS = 420;
const LONGEST = 1_500;
/** Piles are one thing on the table, whatever goes onto them or leaves them. */
const PILES = ['DECK', 'TRASH', 'DON_DECK'];

export function useMoves(stage: Stage | null, placed: readonly Placed[], tall: boolean): void {
  const { scene, game, near } = useBoard();
  const { pace } = useNow();
  const latest = useRef(scene);
  const was = useRef(new Map<string, string>());
  const entering = useRef(new Map<string, Pose>());
  const waits = useRef<(() => void)[]>([]);
  useStage<OnePiece>({
    see() {
      was.current.clear();
      entering.current.clear();
    },
    hear(event) {
      const before = latest.current;
      const after = applyEvent(before, event, game.kit);
      latest.current = after;
      const cues = cuesOf({ event, before, scene: after });
      for (const cue of cues) {
        if (cue.hook === 'onMove') {
          const { from, to, seat } = cue.data;
          const pile = PILES.includes(from.area) ? `${seat}-${from.area}` : from.handle;
          was.current.set(to.handle, pile);
          if (from.area === 'HAND') {
            const side = sideOf(seat, near);
            const [, z] = (tall ? TALL : WIDE).fit;
            entering.current.set(to.handle, lying(0, (z + 0.7) * side, { y: 0.8 }));
          }
        } else if (cue.hook === 'onState' && cue.data.was !== cue.data.handle) {
          was.current.set(cue.data.handle, cue.data.was);
        }
      }
      // Whoever shows the match waits until everything lies; the rules never do.
      const moves = cues.some(({ hook }) => hook === 'onMove' || hook === 'onState');
      return moves && stage && pace > 0 && !document.hidden ? [lies()] : undefined;
    },
  });
  /** A motion that never ends would hold everything up. */
  function lies(): Promise<void> {
    return new Promise((settle) => {
      waits.current.push(settle);
      setTimeout(settle, LONGEST);
    });
  }
  useLayoutEffect(() => {
    latest.current = scene;
    if (!stage) return;
    const lasts = pace === 0 || document.hidden ? 0 : MS / pace;
    const enters = (one: Placed): Pose | null => entering.current.get(one.handle) ?? null;
    const [...waiting] = waits.current.splice(0);
    void stage.show(placed, { was: new Map(was.current), enters, lasts, now: performance.now() }).then(() => {
      for (const settle of waiting) settle();
    });
    was.current.clear();
    entering.current.clear();
  }, [stage, placed, scene, pace]);
}
