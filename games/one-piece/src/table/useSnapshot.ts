/** The position as the events told so far have led to it; at the end of a move, the position itself. */
import type { MatchOf } from '@dealers-choice/kernel';
import { useStage } from '@dealers-choice/table';
import { useMemo, useState } from 'react';
import type { OnePieceGame } from '../rules/card.ts';
import type { OnePiece } from '../rules/table.ts';
import { applyEvent } from '../surface/apply-event.ts';
import type { Snapshot } from '../surface/scene.ts';
import { snapshot } from '../surface/snapshot.ts';

interface Heard {
  /** The position it began from. */
  from: MatchOf<OnePiece>;
  scene: Snapshot;
}

export function useSnapshot(view: MatchOf<OnePiece>, { kit }: OnePieceGame): Snapshot {
  const fresh = useMemo(() => snapshot(view, kit), [view, kit]);
  const [heard, setHeard] = useState<Heard | null>(null);
  useStage<OnePiece>({
    see: () => setHeard(null),
    hear(event) {
      setHeard((last) => ({
        from: view,
        scene: applyEvent(last?.from === view ? last.scene : fresh, event, kit),
      }));
      return undefined;
    },
  });
  return heard?.from === view ? heard.scene : fresh;
}
