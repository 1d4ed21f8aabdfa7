/** A match as it was written: its position, and what its spectators have seen of it. */
import { SPECTATOR } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import { Damaged } from '../store/store.ts';
import type { Kept } from '../store/stored-forms.ts';
import { Gallery } from './gallery.ts';
import { Position } from './position.ts';

export interface Restored {
  position: Position;
  /** Null: there are no spectators. */
  gallery: Gallery | null;
  /** How many lines the snapshot holds that it began with. */
  from: number;
}

/** From the newest snapshot that is what its hash says and that spectators may see already; else from the deal. */
export function restored(played: PlayedGame, { deal, lines, snapshots }: Kept, now: number): Restored {
  const shown = deal.spectators === null ? now : now - deal.spectators;
  const starts = [...snapshots.filter(({ at }) => at <= shown), null];
  for (const snapshot of starts) {
    try {
      const before = lines.slice(0, snapshot?.seq ?? 0);
      const position = new Position(played, deal, { from: snapshot ? { snapshot, lines: before } : undefined });
      const gallery = deal.spectators === null ? null : new Gallery(deal.spectators, position.seenBy(SPECTATOR));
      position.repeat(lines.slice(before.length), (told, at) => {
        for (const { viewer, news } of told) if (viewer === SPECTATOR) gallery?.add(news, at);
      });
      gallery?.release(now);
      return { position, gallery, from: snapshot?.seq ?? 0 };
    } catch (error) {
      if (!(error instanceof Damaged) || snapshot === null) throw error;
    }
  }
  throw new Damaged(`match ${deal.match} cannot be read`);
}
