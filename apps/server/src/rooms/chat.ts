/** What is said at tables. The last of it is in memory, for whoever comes; none of it is written down. */
import type { RoomToClient } from '@dealers-choice/protocol';
import type { Blocks } from '../guests/blocks.ts';
import type { TalkLine } from '../store/guest-store.ts';
import type { Ticker } from '../ticker.ts';
import { cleanText } from './plain-words.ts';
import { Sorry } from './sorry.ts';
import { Tries } from './tries.ts';

interface Speaker {
  readonly guest: string;
  readonly name: string;
}
interface Listener extends Speaker {
  send(message: RoomToClient): void;
}

const MOST_LINES = 50;
/** Eight lines at once, and one more every two seconds. */
const PACE = { most: 8, everyMs: 2_000 };

export class Chat {
  readonly #blocks: Blocks;
  readonly #ticker: Ticker;
  readonly #pace: Tries;
  readonly #lines = new Map<string, TalkLine[]>();

  constructor(blocks: Blocks, ticker: Ticker) {
    this.#blocks = blocks;
    this.#ticker = ticker;
    this.#pace = new Tries(PACE, ticker);
  }

  say(room: string, { guest, name }: Speaker, words: string, listeners: Iterable<Listener>): void {
    const text = cleanText(words);
    if (text === '') throw new Sorry('This says nothing.');
    if (!this.#pace.take(guest)) throw new Sorry('That is a lot at once: wait a moment.');
    const line = { guest, name, text, at: this.#ticker.now() };
    this.#lines.set(room, [...this.lines(room), line].slice(-MOST_LINES));
    for (const listener of listeners) {
      if (this.#blocks.isHeard(listener.guest, guest)) listener.send({ type: 'said', room, ...line });
    }
  }
  /** What was said here lately, oldest first. */
  lines = (room: string): readonly TalkLine[] => this.#lines.get(room) ?? [];
  /** The same, without those whom this guest does not want to hear. */
  linesFor = (room: string, guest: string): TalkLine[] =>
    this.lines(room).filter((line) => this.#blocks.isHeard(guest, line.guest));

  close(room: string): void {
    this.#lines.delete(room);
  }
  forget(guest: string): void {
    for (const [room, lines] of this.#lines) {
      this.#lines.set(
        room,
        lines.filter((line) => line.guest !== guest),
      );
    }
  }
}
