/** What is said at tables. The last of it is in memory, for whoever comes; none of it is written down. */
import type { RoomToClient } from '@dealers-choice/protocol';
import type { Blocks } from '../guests/blocks.ts';
import type { Person } from '../guests/person.ts';
import type { TalkLine } from '../store/guest-store.ts';
import type { Ticker } from '../ticker.ts';
import { Mutes } from './mutes.ts';
import { cleanText } from './plain-words.ts';
import { Sorry } from './sorry.ts';
import { Tries } from './tries.ts';

interface Listener extends Person {
  send(message: RoomToClient): void;
}

interface Said extends Pick<TalkLine, 'text' | 'at'> {
  room: string;
}

const MOST_LINES = 50;
/** Eight lines at once, and one more every two seconds. */
const PACE = { most: 8, everyMs: 2_000 };

export class Chat {
  readonly #blocks: Blocks;
  readonly #mutes = new Mutes();
  readonly #ticker: Ticker;
  readonly #pace: Tries;
  readonly #lines = new Map<string, TalkLine[]>();

  constructor(blocks: Blocks, ticker: Ticker) {
    this.#blocks = blocks;
    this.#ticker = ticker;
    this.#pace = new Tries(PACE, ticker);
  }

  say(room: string, { guest, name }: Person, words: string, listeners: Iterable<Listener>): void {
    const text = cleanText(words);
    if (text === '') throw new Sorry('This says nothing.');
    if (!this.#pace.take(guest)) throw new Sorry('That is a lot at once: wait a moment.');
    const line = { guest, name, text, at: this.#ticker.now() };
    this.#lines.set(room, [...this.lines(room), line].slice(-MOST_LINES));
    for (const listener of listeners) {
      if (this.#isHeard(room, listener.guest, guest)) listener.send({ type: 'said', room, ...line });
    }
  }
  /** What was said here lately, oldest first. */
  lines = (room: string): readonly TalkLine[] => this.#lines.get(room) ?? [];
  /** The same, without those whom this guest does not want to hear. */
  linesFor = (room: string, guest: string): TalkLine[] =>
    this.lines(room).filter((line) => this.#isHeard(room, guest, line.guest));
  /** What is still remembered of what this guest said, and whom they do not want to hear, by table. */
  keptAbout(guest: string): { said: Said[]; muted: { room: string; guest: string }[] } {
    const said = [...this.#lines].flatMap(([room, lines]) =>
      lines.filter((line) => line.guest === guest).map(({ text, at }) => ({ room, text, at })),
    );
    return { said, muted: this.#mutes.by(guest) };
  }
  #isHeard = (room: string, guest: string, speaker: string): boolean =>
    this.#blocks.isHeard(guest, speaker) && !this.#mutes.has(room, guest, speaker);

  /** From now on this guest does not hear that one here; or does again. */
  mute(room: string, guest: string, { guest: whom, on }: { guest: string; on: boolean }): void {
    this.#mutes.set({ room, guest, whom, on });
  }
  mutedBy = (room: string, guest: string): string[] => this.#mutes.of(room, guest);

  close(room: string): void {
    this.#lines.delete(room);
    this.#mutes.close(room);
  }
  forget(guest: string): void {
    this.#mutes.forget(guest);
    for (const [room, lines] of this.#lines) {
      this.#lines.set(
        room,
        lines.filter((line) => line.guest !== guest),
      );
    }
  }
}
