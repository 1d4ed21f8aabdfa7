import { SPECTATOR, type Spec, seatsOf } from '@dealers-choice/kernel';
import type { GameTable } from '@dealers-choice/table';
import type { TableNow } from '@dealers-choice/table/page';

/** A part of the game's own table. */
export function Own({ part: Part, now }: { part: GameTable<Spec>['Table']; now: TableNow }) {
  const { kit, telling, view, viewer, who } = now;
  const you = viewer === SPECTATOR ? null : viewer;
  return <Part {...telling} words={kit.words} seats={seatsOf(view.seats)} you={you} who={who} />;
}
