/** All tables, by their name, their code and their matches. What changes at one is kept first, and told then. */

import type { Person } from '../guests/person.ts';
import type { PlayedGame } from '../played-games.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { Store } from '../store/store.ts';
import type { RoomPage } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { freshCode } from './codes.ts';
import { isIn, type Room, seatOf } from './room.ts';
import { keptChoices, renamed } from './room-changes.ts';

export interface BookHow {
  store: Pick<Store, 'putRoom' | 'dropRoom'>;
  ticker: Ticker;
  randomBytes: RandomBytes;
  gameOf(room: Room): PlayedGame;
  /** It is kept as it is now: whoever is there must see it. */
  changed(room: string): void;
}

export class RoomBook {
  readonly #how: BookHow;
  readonly #rooms = new Map<string, Room>();
  readonly #byCode = new Map<string, Room>();
  readonly #byMatch = new Map<string, Room>();
  /** By room: when it was last written. */
  readonly #touched = new Map<string, number>();

  constructor(how: BookHow) {
    this.#how = how;
  }

  get count(): number {
    return this.#rooms.size;
  }
  all = (): Room[] => [...this.#rooms.values()];
  get = (room: string): Room | undefined => this.#rooms.get(room);
  withCode = (code: string): Room | undefined => this.#byCode.get(code);
  ofMatch = (match: string): Room | undefined => this.#byMatch.get(match);
  /** Those that tell anything of this guest. */
  about = (guest: string): Room[] => this.all().filter((room) => isIn(room, guest));
  /** By seat who sat at this match; '' of bots. */
  guestsOf = (match: string): readonly string[] =>
    this.ofMatch(match)?.played.find((one) => one.match === match)?.guests ?? [];
  sits(room: string, guest: string): boolean {
    const found = this.get(room);
    return found !== undefined && seatOf(found, guest) !== null;
  }
  /** At how many tables this guest sits. */
  seatsOf = (guest: string): number => this.all().filter((room) => seatOf(room, guest) !== null).length;
  touchedAt = ({ room }: Room): number => this.#touched.get(room) ?? 0;

  freeCode(): string {
    const { randomBytes } = this.#how;
    let code = freshCode(randomBytes);
    while (this.#byCode.has(code)) code = freshCode(randomBytes);
    return code;
  }
  list(room: Room, touched: number): void {
    this.#touched.set(room.room, touched);
    this.#rooms.set(room.room, room);
    this.#byCode.set(room.code, room);
    for (const { match } of room.played) this.#byMatch.set(match, room);
  }
  /** From now on it is found by this match, too. */
  noteMatch(match: string, room: Room): void {
    this.#byMatch.set(match, room);
  }

  /** Kept first: what a page has seen survives a crash. */
  keep(room: Room, wanted: Partial<Room>): Promise<void> {
    return this.keepBy(room, wanted, async (page) => {
      if (!(await this.#how.store.putRoom(page))) throw new Error(`two rooms have the code ${room.code}`);
    });
  }
  /** The same, where it is written together with something else. */
  async keepBy(room: Room, wanted: Partial<Room>, write: (page: RoomPage) => Promise<void>): Promise<void> {
    // What somebody is shown instead of it (`knownTo`) would be written over it.
    if ((this.get(room.room) ?? room) !== room) throw new Error(`room ${room.room} is kept as something else`);
    const changes = this.#withChoices(room, wanted);
    const body = JSON.stringify({ ...room, ...changes });
    const at = this.#how.ticker.now();
    await write({ room: room.room, code: room.code, body, at });
    Object.assign(room, changes);
    this.#touched.set(room.room, at);
    this.#how.changed(room.room);
  }
  #withChoices(room: Room, wanted: Partial<Room>): Partial<Room> {
    if (!wanted.chairs || wanted.options) return wanted;
    return { ...wanted, options: keptChoices(room, wanted.chairs, this.#how.gameOf(room).game) };
  }
  /** Wherever this guest sits. */
  async rename(person: Person): Promise<void> {
    for (const room of this.all()) {
      const changes = renamed(room, person);
      if (changes) await this.keep(room, changes);
    }
  }
  async drop(room: Room): Promise<void> {
    await this.#how.store.dropRoom(room.room);
    this.#touched.delete(room.room);
    this.#rooms.delete(room.room);
    this.#byCode.delete(room.code);
    for (const { match } of room.played) this.#byMatch.delete(match);
  }
}
