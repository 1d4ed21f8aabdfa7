/** Open tables, for whoever looks for one: told on coming, and whenever they change. */
import { type LobbyNote, type RoomToClient, readCardsName } from '@dealers-choice/protocol';
import type { Log } from '../logs.ts';
import type { Ticker } from '../ticker.ts';
import { hostNameOf, type Room } from './room.ts';
import { clockOf } from './room-changes.ts';

interface Listener {
  send(message: RoomToClient): void;
}
export interface LobbyHow {
  ticker: Ticker;
  /** As they are now. */
  notes(): Promise<LobbyNote[]>;
  log: Log;
}

export const MOST_IN_LOBBY = 100;
/** Many changes in a moment are told once, and those of a second together. */
const SOON_MS = 250;
const PAUSE_MS = 1_000;
/** Nobody says when spectators see the next turn: it is looked for, as long as somebody listens. */
const LATER_MS = 5_000;

export class Lobby {
  readonly #how: LobbyHow;
  /** With what each was told last. */
  readonly #listeners = new Map<Listener, string>();
  #stop: (() => void) | null = null;
  #isSoon = false;
  #toldAt = Number.NEGATIVE_INFINITY;

  constructor(how: LobbyHow) {
    this.#how = how;
  }

  async listen(listener: Listener): Promise<void> {
    this.#listeners.set(listener, '');
    const rooms = await this.#how.notes();
    this.#tellIfNew(listener, rooms, JSON.stringify(rooms));
    this.#tellAfter(LATER_MS);
  }
  leave(listener: Listener): void {
    this.#listeners.delete(listener);
  }
  changed(): void {
    const pause = this.#toldAt + PAUSE_MS - this.#how.ticker.now();
    this.#tellAfter(Math.max(SOON_MS, pause));
  }
  close(): void {
    this.#listeners.clear();
    this.#stop?.();
  }

  #tellAfter(ms: number): void {
    const isSoon = ms < LATER_MS;
    if (this.#listeners.size === 0 || (this.#stop && (this.#isSoon || !isSoon))) return;
    this.#stop?.();
    this.#isSoon = isSoon;
    this.#stop = this.#how.ticker.after(ms, () => {
      this.#stop = null;
      this.#isSoon = false;
      this.#tell().catch((error: unknown) => this.#how.log('lobby failed', { error: String(error) }));
    });
  }
  async #tell(): Promise<void> {
    this.#toldAt = this.#how.ticker.now();
    const rooms = await this.#how.notes();
    const text = JSON.stringify(rooms);
    for (const listener of this.#listeners.keys()) this.#tellIfNew(listener, rooms, text);
    this.#tellAfter(LATER_MS);
  }
  /** `text`: of these rooms, to be held against what this one was told. */
  #tellIfNew(listener: Listener, rooms: LobbyNote[], text: string): void {
    const before = this.#listeners.get(listener);
    if (before === undefined || before === text) return;
    this.#listeners.set(listener, text);
    listener.send({ type: 'lobby', rooms });
  }
}

export const isListed = ({ visibility, playing, spectators }: Room): boolean =>
  visibility === 'open' && (!playing || spectators !== null);

/** `turn`: as spectators see it. */
export function noteOf(room: Room, watching: number, turn: number | null): LobbyNote {
  const { code, game, title, chairs, playing, spectators } = room;
  const cards = readCardsName(room.cards);
  return {
    ...{ code, game, title, playing, watching, turn },
    // What runs at this table, be it the game's own clock or the table's.
    seconds: clockOf(room).ms / 1_000,
    seats: chairs.length,
    taken: chairs.filter(({ who }) => who !== 'nobody').length,
    chairs: chairs.map(({ who }) => who),
    host: hostNameOf(room),
    watchable: spectators !== null,
    ...(cards ? { cards: cards.name } : {}),
  };
}
