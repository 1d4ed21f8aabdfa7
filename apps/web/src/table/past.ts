/** The table as it was after an earlier move, to look at: nothing is asked there, and the match waits meanwhile. */
import type { Viewer } from '@dealers-choice/kernel';
import { type TableNow, useChoosing } from '@dealers-choice/table/page';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { match, useMatch } from '../app/stores.ts';
import type { MatchPlan, View } from '../match/contract.ts';
import { reasonOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';

type Shown = Omit<TableNow, 'join' | 'text'>;

export interface Past {
  /** As it was; null: nobody looks back. */
  shown: Shown | null;
  /** The moves that can be gone to, and which one is looked at. */
  moves: readonly number[];
  move: number;
  see(move: number): void;
  leave(): void;
}

interface Looked {
  move: number;
  /** Who saw it: it is for nobody else. */
  viewer: Viewer;
  view: View;
}

export function usePast(now: Shown, kit: AnyGame, plan: MatchPlan): Past {
  const sitting = useMatch((s) => s.sitting);
  const [looked, setLooked] = useState<Looked | null>(null);
  /** Somebody who had paused before finds the match paused after. */
  const paused = useRef(false);
  /** Of what was asked for only the last counts, and nothing after leaving. */
  const wish = useRef(0);
  const { viewer } = now;
  const leave = useCallback(() => {
    wish.current++;
    if (paused.current) match.getState().pause(false);
    paused.current = false;
    setLooked(null);
  }, []);
  // Another match, the same one laid anew, or other eyes: what was looked at belongs to the table before.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the sitting that ends, or whoever looks
  useEffect(() => leave, [sitting, viewer, leave]);
  const see = useCallback((move: number) => {
    const { recall, pause, viewer: mine } = match.getState();
    const asked = ++wish.current;
    recall(move).then(
      (view) => {
        if (asked !== wish.current) return;
        if (!match.getState().paused) {
          paused.current = true;
          pause(true);
        }
        setLooked({ move, view, viewer: mine });
      },
      (error: unknown) => useChoosing.getState().say(reasonOf(error)),
    );
  }, []);
  const moves = useMemo(() => now.log.map(({ move }) => move), [now.log]);
  const shown = useMemo<Shown | null>(() => {
    if (looked?.viewer !== now.viewer) return null;
    const log = now.log.filter(({ move }) => move <= looked.move);
    return {
      ...now,
      ...NOTHING_ASKED,
      view: looked.view,
      telling: telling(kit, looked.view, plan),
      told: log.at(-1)?.lines.at(-1) ?? null,
      log,
    };
  }, [looked, now, kit, plan]);
  return { shown, moves, move: looked?.move ?? 0, see, leave };
}

const NOTHING_ASKED = {
  seat: null,
  question: null,
  answers: [],
  together: null,
  showing: false,
  send: () => {},
  clockwork: null,
  controls: null,
};
