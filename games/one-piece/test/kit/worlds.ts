/** Two tables that differ only in what some viewers cannot know, played side by side. */
import type { MatchEvent } from '@dealers-choice/host';
import { type CopyId, hashOf, moves, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { expect } from 'vitest';
import type { OnePiece } from '../../src/index.ts';
import { type Has, type More, type People, playing, type Setting } from './playing.ts';

export interface TwoWorlds {
  here: People;
  there: People;
  /** The same at both tables; afterwards nobody who looks can tell them apart. */
  both(step: (people: People) => void): void;
  /** At each table something else, of which those who look must not notice anything. */
  each(here: (people: People) => void, there: (people: People) => void): void;
}
interface Looking extends Setting {
  /** Alice and a spectator, unless others are named. */
  viewers?: readonly Viewer[];
}

/**
 * Cards that lie at the same place of the same list at both tables are the same copies if neither is a Sailor, so what
 * differs should come last in its list.
 */
export function twoWorlds(
  cards: Readonly<Record<string, More>>,
  has: Has,
  hasThere: Has,
  { viewers = [0, SPECTATOR], ...how }: Looking = {},
): TwoWorlds {
  const [here, there] = [playing(cards, has, how), playing(cards, hasThere, how)];
  const heard = [here, there].map(({ table }) =>
    viewers.map((viewer) => {
      const events: MatchEvent<OnePiece>[] = [];
      table.host.listen(viewer, (event) => events.push(event));
      return events;
    }),
  );
  const compare = (): void => {
    expect(hashOf(there.table.match)).not.toBe(hashOf(here.table.match));
    for (const viewer of viewers) {
      const [seen, seenThere] = [here, there].map(({ table }) => table.host.view(viewer));
      expect(seenThere).toEqual(seen);
      if (viewer === SPECTATOR || !seen || !seenThere) continue;
      expect(moves(there.game, seenThere, viewer)).toEqual(moves(here.game, seen, viewer));
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

type Area = 'hand' | 'deck' | 'life' | 'trash' | 'characters' | 'limbo';
/** What a viewer sees in an area, `?` for a card that lies face down. */
export function seenIn({ game, table }: People, viewer: Viewer, seat: Seat, area: Area): string[] {
  const seen = table.host.view(viewer).table;
  return seen[area][seat].map((copy) => game.faceIn(seen, copy)?.id ?? '?');
}

/** Everything a viewer hears from now on, with the names of the cards that viewer may know, `?` for the others. */
export function listening({ game, table }: People, viewer: Viewer): string[] {
  const heard: string[] = [];
  table.host.listen(viewer, (event) => {
    const { card, cards } = event as { card?: number; cards?: number[] };
    const copies = [...(card === undefined ? [] : [card]), ...(cards ?? [])];
    const names = copies.map((copy) =>
      copy === 0 ? '?' : (game.faceIn(table.match.table, copy as CopyId)?.id ?? '?'),
    );
    heard.push([event.type, ...names].join(' '));
  });
  return heard;
}
