/** Who may have imported cards because of a table, and which are played with. */
import { readCardsName } from '@dealers-choice/protocol';
import { type Room, seatOf } from './room.ts';
import type { RoomParts } from './room-parts.ts';

type Tables = Pick<RoomParts, 'book' | 'presence'>;

const isWith = ({ cards }: Room, print: string): boolean => readCardsName(cards)?.print === print;

/** Whether a table is played with the cards of this fingerprint. */
export const areUsed = ({ book }: Tables, print: string): boolean => book.all().some((room) => isWith(room, print));

/** Whether this guest is, or was in a match, at a table with them. */
export function isAtTableWith({ book, presence }: Tables, guest: string, print: string): boolean {
  return book.all().some((room) => {
    if (!isWith(room, print)) return false;
    const hasPlayed = room.played.some(({ guests }) => guests.includes(guest));
    return hasPlayed || seatOf(room, guest) !== null || presence.here(room).has(guest);
  });
}
