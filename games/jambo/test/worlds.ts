/** Two tables that differ only in what some viewers cannot know, played side by side. */
import type { MatchEvent } from '@dealers-choice/host';
import { type CopyId, hashOf, type Move, refuse, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { expect } from 'vitest';
import { type Jambo, jambo, pendingResolution } from '../src/index.ts';
import { type Has, type People, playing } from './playing.ts';

/** A move of every form, with every card, thing and word there is. */
export const ALL_MOVES: readonly Move[] = [
  ...jambo.def.actions.map(({ id }) => ({ do: id })),
  ...jambo.def.actions.flatMap(({ id, cards }) =>
    cards ? jambo.faces.slice(1).map((_, i) => ({ do: id, card: (i + 1) as CopyId })) : [],
  ),
  ...Array.from({ length: 121 }, (_, i) => ({ pick: [i - 10] })),
  ...Array.from({ length: 121 }, (_, i) => ({ also: i - 10 })),
  { also: null },
  { pick: [] },
  { pick: [0, 1] },
  { pick: [1, 2, 3] },
  ...['yes', 'no', 'pass', 'pay', 'cards', 'wares', 'draw', 'discard'].map((choose) => ({ choose })),
  ...[0, 1, 5, 20, 60].map((say) => ({ say })),
];
/** Why each of these moves is refused, or null. */
export const refusalsOf = ({ table }: People, seat: Seat): string[] => {
  const seen = table.host.view(seat);
  return ALL_MOVES.map((move) => refuse(jambo, seen, seat, move)?.code ?? 'legal');
};

export interface TwoWorlds {
  here: People;
  there: People;
  /** The same at both tables; afterwards nobody who looks can tell them apart. */
  both(step: (people: People) => void): void;
  /** At each table something else, of which the others must not notice anything. */
  each(here: (people: People) => void, there: (people: People) => void): void;
}

/** Bola and a spectator look, unless others are named. */
export function twoWorlds(
  has: Has,
  hasThere: Has,
  { phase = 'PLAY', viewers = [1, SPECTATOR] }: { phase?: 'PLAY' | 'DRAW'; viewers?: readonly Viewer[] } = {},
): TwoWorlds {
  const [here, there] = [playing(has, phase), playing(hasThere, phase)];
  const heard = [here, there].map(({ table }) =>
    viewers.map((viewer) => {
      const events: MatchEvent<Jambo>[] = [];
      table.host.listen(viewer, (event) => events.push(event));
      return events;
    }),
  );
  const compare = (): void => {
    expect(hashOf(there.table.match)).not.toBe(hashOf(here.table.match));
    for (const viewer of viewers) {
      expect(there.table.host.view(viewer)).toEqual(here.table.host.view(viewer));
      expect(pendingResolution(there.table.host.view(viewer))).toEqual(pendingResolution(here.table.host.view(viewer)));
      if (viewer === SPECTATOR) continue;
      expect(refusalsOf(there, viewer)).toEqual(refusalsOf(here, viewer));
      expect(there.table.host.canUndo(viewer)).toBe(here.table.host.canUndo(viewer));
    }
    expect(heard[1]).toEqual(heard[0]);
  };
  const each: TwoWorlds['each'] = (one, other) => {
    one(here);
    other(there);
    compare();
  };
  compare();
  return { here, there, each, both: (step) => each(step, step) };
}
