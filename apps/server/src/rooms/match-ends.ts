/** That a match has ended is written to its room, again until it is: before, nobody there can begin another one. */
import { endedLate } from './delayed-end.ts';
import { lastOf } from './room.ts';
import { reopened } from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';

const AGAIN_MS = 10_000;

export class MatchEnds {
  readonly #parts: Pick<RoomParts, 'how' | 'book' | 'turns'>;
  /** By match that could not be written: how not to try again. */
  readonly #stops = new Map<string, () => void>();
  #isClosed = false;

  constructor(parts: Pick<RoomParts, 'how' | 'book' | 'turns'>) {
    this.#parts = parts;
  }

  /** `at`: when it ended. */
  note(match: string, at: number): void {
    const { how, turns } = this.#parts;
    turns
      .take(() => this.#keep(match, at))
      .catch((error: unknown) => {
        how.log('room failed', { room: this.#parts.book.ofMatch(match)?.room, error: String(error) });
        if (!this.#isClosed) this.#tryLater(match, at);
      });
  }
  #tryLater(match: string, at: number): void {
    this.#stops.get(match)?.();
    const stop = this.#parts.how.ticker.after(AGAIN_MS, () => {
      this.#stops.delete(match);
      this.note(match, at);
    });
    this.#stops.set(match, stop);
  }
  async #keep(match: string, at: number): Promise<void> {
    const { book, how } = this.#parts;
    const room = book.ofMatch(match);
    if (!room?.playing || lastOf(room)?.match !== match) return;
    await book.keep(room, { ...reopened(room, how.randomBytes), ...endedLate(room, at) });
  }
  close(): void {
    this.#isClosed = true;
    for (const stop of this.#stops.values()) stop();
  }
}
