/** Events become movement: the hooks of the surface say what happened, and the stage shows it. */
import { useNow, useStage } from '@dealers-choice/table';
import { useLayoutEffect, useRef } from 'react';
import type { OnePiece } from '../../rules/table.ts';
import { applyEvent } from '../../surface/apply-event.ts';
import { cuesOf } from '../../surface/cues.ts';
import type { Cue } from '../../surface/hooks.ts';
import { useBoard } from '../board.ts';
import { gesturesOf, nothingTold, type Telling, toldSince } from './gestures-of.ts';
import { TALL, WIDE } from './mats.ts';
import { lying, type Placed, type Pose, sideOf } from './placed.ts';
import type { Stage } from './Stage.ts';

const MS = 420;
const LONGEST = 1_500;
/** Piles are one thing on the table, whatever goes onto them or leaves them. */
const PILES = ['DECK', 'TRASH', 'DON_DECK'];

/** By handle: which thing each was before, which pile it goes into, and where it enters from when it lay nowhere. */
interface Ways {
  was: Map<string, string>;
  into: Map<string, string>;
  entering: Map<string, Pose>;
}
const noWays = (): Ways => ({ was: new Map(), into: new Map(), entering: new Map() });

export function useMoves(stage: Stage | null, placed: readonly Placed[], tall: boolean): void {
  const { scene, game, near } = useBoard();
  const { pace } = useNow();
  const latest = useRef(scene);
  const ways = useRef(noWays());
  const telling = useRef<Telling>(nothingTold());
  const waits = useRef<(() => void)[]>([]);
  useStage<OnePiece>({
    see({ asking }) {
      ways.current = noWays();
      telling.current = toldSince(telling.current, asking?.prompt);
    },
    hear(event) {
      const before = latest.current;
      const after = applyEvent(before, event, game.kit);
      latest.current = after;
      const cues = cuesOf({ event, before, scene: after });
      for (const cue of cues) follow(cue);
      const gestures = cues.flatMap((cue) => gesturesOf(cue, telling.current, near));
      if (!stage || pace === 0 || document.hidden) return undefined;
      // Whoever shows the match waits until everything lies; the rules never do.
      const moves = cues.some(({ hook }) => hook === 'onMove' || hook === 'onState');
      const played = gestures.length > 0 ? [atMost(stage.play(gestures, performance.now(), pace))] : [];
      return moves ? [...played, lies()] : played;
    },
  });

  /** Where a thing that moved comes from, or goes. */
  function follow(cue: Cue): void {
    const { was, into, entering } = ways.current;
    if (cue.hook === 'onMove') {
      const { from, to, seat } = cue.data;
      const pile = PILES.includes(from.area) ? `${seat}-${from.area}` : from.handle;
      was.set(to.handle, pile);
      if (PILES.includes(to.area)) into.set(from.handle, `${seat}-${to.area}`);
      if (from.area === 'HAND') {
        const [, z] = (tall ? TALL : WIDE).fit;
        entering.set(to.handle, lying(0, (z + 0.7) * sideOf(seat, near), { y: 0.8 }));
      }
    } else if (cue.hook === 'onState' && cue.data.was !== cue.data.handle) {
      was.set(cue.data.handle, cue.data.was);
    }
  }
  function lies(): Promise<void> {
    return atMost(new Promise((settle) => waits.current.push(settle)));
  }
  useLayoutEffect(() => {
    latest.current = scene;
    if (!stage) return;
    const lasts = pace === 0 || document.hidden ? 0 : MS / pace;
    const { was, into, entering } = ways.current;
    ways.current = noWays();
    const enters = (one: Placed): Pose | null => entering.get(one.handle) ?? null;
    const waiting = waits.current.splice(0);
    const going = { was, into, enters, lasts, now: performance.now() };
    void stage.show(placed, going).then(() => {
      for (const settle of waiting) settle();
    });
  }, [stage, placed, scene, pace]);
}

/** A motion that never ends would hold everything up. */
const atMost = (motion: Promise<void>): Promise<void> =>
  new Promise((settle) => {
    void motion.then(settle);
    setTimeout(settle, LONGEST);
  });
