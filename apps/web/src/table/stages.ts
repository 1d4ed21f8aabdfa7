/** Who takes part in what is shown: one performer for the store, however many parts of the table listen. */
import { isHostEvent } from '@dealers-choice/host';
import type { Spec } from '@dealers-choice/kernel';
import type { GameTable, SoundName, Stage } from '@dealers-choice/table';
import { useCallback, useEffect, useRef } from 'react';
import type { LogLine, Performer } from '../match/contract.ts';
import { useSettings } from '../settings/settings.ts';
import { play } from '../sound/page-sound.ts';

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
      sound(event) {
        const name = useSettings.getState().speed === 0 ? null : soundOf(table, event);
        if (name) play(name);
      },
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

/** What is taken back sounds the same in every game. */
function soundOf(table: GameTable<Spec> | null, event: LogLine['event']): SoundName | null {
  if (isHostEvent(event)) return event.type === 'TOOK_BACK' ? 'undo' : null;
  return table?.sound?.(event) ?? null;
}
