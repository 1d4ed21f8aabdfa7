/** Those who look on at a match without having a seat in it: they may as long as a page of theirs is at its table. */
import type { Room } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import type { Visitor } from './visitor.ts';

/** Matches of this room that this guest did not play. */
const othersOf = ({ played }: Room, guest: string): string[] =>
  played.flatMap(({ match, guests }) => (guests.includes(guest) ? [] : [match]));

/** Does this page look on at a match of this room? */
export const looksOn = (page: Visitor, room: Room): boolean =>
  othersOf(room, page.guest).some((match) => page.isWatching(match));

/** A page of this guest has left. If it was the last one there, none of theirs looks on any more. */
export function endLooking({ book, presence }: Pick<RoomParts, 'book' | 'presence'>, id: string, guest: string): void {
  const room = book.get(id);
  if (!room || presence.here(room).has(guest)) return;
  for (const match of othersOf(room, guest)) for (const page of presence.pagesOf(guest)) page.unwatch(match);
}
