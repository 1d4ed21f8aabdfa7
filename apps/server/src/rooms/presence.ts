/** Whose pages are open, and at which tables. */
import type { Room } from './room.ts';
import type { Visitor } from './visitor.ts';

export class Presence {
  /** By room: pages that show it. */
  readonly #inside = new Map<string, Set<Visitor>>();
  /** The same by page: when one is closed, only its own rooms are asked. */
  readonly #roomsOfPage = new WeakMap<Visitor, Set<string>>();
  /** By guest: their pages that are open. */
  readonly #pages = new Map<string, Set<Visitor>>();
  /** Pages that were closed, while something they asked for was still waiting. */
  readonly #gone = new WeakSet<Visitor>();
  /** By room: who has been at it since this server started. */
  readonly #known = new Map<string, Set<string>>();

  isGone = (visitor: Visitor): boolean => this.#gone.has(visitor);
  pagesOf = (guest: string): Visitor[] => [...(this.#pages.get(guest) ?? [])];
  /** The pages that show this room. */
  at = (room: string): Visitor[] => [...(this.#inside.get(room) ?? [])];
  isAt = (visitor: Visitor, room: string): boolean => this.#inside.get(room)?.has(visitor) ?? false;
  /** Whose pages are open at it. */
  here = ({ room }: Pick<Room, 'room'>): Set<string> => new Set(this.at(room).map(({ guest }) => guest));
  /** The rooms that pages of this guest show. */
  roomsOf = (guest: string): string[] =>
    [...this.#inside].flatMap(([room, pages]) => ([...pages].some((page) => page.guest === guest) ? [room] : []));
  hasBeenAt = (guest: string, { room }: Room): boolean => this.#known.get(room)?.has(guest) ?? false;

  /** False: it was closed meanwhile. */
  arrive(visitor: Visitor): boolean {
    if (this.#gone.has(visitor)) return false;
    const pages = this.#pages.get(visitor.guest) ?? new Set();
    this.#pages.set(visitor.guest, pages.add(visitor));
    return true;
  }
  /** A page was closed. Gives the rooms that it was at, and whether it was the last of its guest. */
  depart(visitor: Visitor): { rooms: string[]; isLast: boolean } {
    this.#gone.add(visitor);
    const rooms = [...(this.#roomsOfPage.get(visitor) ?? [])];
    for (const room of rooms) this.#inside.get(room)?.delete(visitor);
    this.#roomsOfPage.delete(visitor);
    const pages = this.#pages.get(visitor.guest);
    pages?.delete(visitor);
    const isLast = pages?.size === 0;
    if (isLast) this.#pages.delete(visitor.guest);
    return { rooms, isLast };
  }

  enter(visitor: Visitor, { room }: Room): void {
    const inside = this.#inside.get(room) ?? new Set();
    this.#inside.set(room, inside.add(visitor));
    const rooms = this.#roomsOfPage.get(visitor) ?? new Set();
    this.#roomsOfPage.set(visitor, rooms.add(room));
  }
  note(guest: string, { room }: Room): void {
    const known = this.#known.get(room) ?? new Set();
    this.#known.set(room, known.add(guest));
  }
  leave(visitor: Visitor, { room }: Room): void {
    this.#inside.get(room)?.delete(visitor);
    this.#roomsOfPage.get(visitor)?.delete(room);
  }
  close({ room }: Room): void {
    for (const visitor of this.at(room)) this.#roomsOfPage.get(visitor)?.delete(room);
    this.#inside.delete(room);
    this.#known.delete(room);
  }
}
