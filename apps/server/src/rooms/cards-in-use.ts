/** Who may have imported cards because of a table, and which are played with. */
import { readCardsName } from '@dealers-choice/protocol';
import { type Room, seatOf } from './room.ts';
import type { RoomParts } from './room-parts.ts';

type Tables = Pick<RoomParts, 'book' | 'presence' | 'how'>;
/** By a table or a match that goes on; by matches that are over alone, which can be watched again; by nothing. */
export type CardsUse = 'played' | 'kept' | null;

const isWith = ({ cards }: Room, print: string): boolean => readCardsName(cards)?.print === print;

/** What the cards of this fingerprint are used by. */
export async function useOfCards({ book, how }: Tables, print: string): Promise<CardsUse> {
  if (book.all().some((room) => isWith(room, print))) return 'played';
  const match = await how.store.played.playedWith(print);
  return match === null ? null : match === 'running' ? 'played' : 'kept';
}

/** Whether this guest is at a table with them, or has played with them, also when that table is gone. */
export async function isAtTableWith({ book, presence, how }: Tables, guest: string, print: string): Promise<boolean> {
  const isThere = book
    .all()
    .some((room) => isWith(room, print) && (seatOf(room, guest) !== null || presence.here(room).has(guest)));
  return isThere || how.store.played.hasPlayedWith(guest, print);
}
