/** What tables know of a guest: for them alone. */
import type { RoomView } from '@dealers-choice/protocol';
import type { Chat } from './chat.ts';
import { isIn, isTitledBy } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import { isSentAway } from './sending-away.ts';

export interface KeptAtTables extends ReturnType<Chat['keptAbout']> {
  /** Tables that this guest sits at, opened or played at, as they see them. */
  rooms: RoomView[];
  /** Titles that they gave to others. */
  titles: { code: string; title: string }[];
  /** Tables that they were sent away from. */
  sentAway: { code: string; game: string }[];
}

export function keptAtTables({ book, notices, chat }: RoomParts, guest: string): KeptAtTables {
  const all = book.all();
  const titled = all.filter((room) => isTitledBy(room, guest) && !isIn(room, guest));
  return {
    rooms: book.about(guest).map((room) => notices.viewFor(room, guest)),
    titles: titled.map(({ code, title }) => ({ code, title })),
    sentAway: all.filter((room) => isSentAway(room, guest)).map(({ code, game }) => ({ code, game })),
    ...chat.keptAbout(guest),
  };
}
