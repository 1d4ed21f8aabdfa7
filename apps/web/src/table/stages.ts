/** Who takes part in what is shown: one performer for the store, however many parts of the table listen. */
import { isHostEvent } from '@dealers-choice/host';
import type { Spec } from '@dealers-choice/kernel';
import type { GameTable, Stage } from '@dealers-choice/table';
import { useCallback, useEffect, useRef } from 'react';
import type { Performer } from '../match/contract.ts';

/** Gives `join`. A part that joins later begins from the position it is drawn with. */
export function useStages(
  table: GameTable<Spec> | null,
  perform: (table: Performer | null) => void,
): (stage: Stage) => () => void {
  const stages = useRef(new Set<Stage>());
  useEffect(() => {
    // Giving up and taking back are told by the host: no table knows them.
    perform({
      follow: (view, event) => (table?.follow && !isHostEvent(event) ? table.follow(view, event) : view),
      ...(table?.beat ? { beat: table.beat } : {}),
      see: (view) => {
        for (const stage of stages.current) stage.see?.(view);
      },
      hear: (event) =>
        isHostEvent(event) ? undefined : [...stages.current].flatMap((stage) => stage.hear(event) ?? []),
    });
    return () => perform(null);
  }, [table, perform]);
  return useCallback((stage) => {
    stages.current.add(stage);
    return () => stages.current.delete(stage);
  }, []);
}
