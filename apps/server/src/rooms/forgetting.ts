/** Nothing says any more that a guest was here; bots play on where they sat. */
import type { Seat } from '@dealers-choice/kernel';
import type { Doors } from './doors.ts';
import { isIn, isTitledBy, type Room } from './room.ts';
import { forgotten } from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';
import { isSentAway } from './sending-away.ts';

export async function forget(parts: RoomParts, doors: Doors, guest: string): Promise<void> {
  const seats = await parts.turns.take(() => forgetAtTables(parts, doors, guest));
  // Matches may have to be opened, and their cards read: no table waits for that.
  await Promise.all(seats.map(({ match, seat }) => parts.how.matches.forget(match, seat)));
  const played = seats.filter(({ over }) => !over);
  await handOver(parts, played);
}

const tellsOf = (room: Room, guest: string): boolean =>
  isIn(room, guest) || isSentAway(room, guest) || isTitledBy(room, guest);

/** Gives the seats that were theirs. */
async function forgetAtTables(parts: RoomParts, doors: Doors, guest: string) {
  const { how, book, presence, blocks, chat, gameOf } = parts;
  for (const room of book.all().filter((one) => tellsOf(one, guest))) {
    const changes = forgotten(room, guest, gameOf(room));
    if (changes) await book.keep(room, changes);
    else await doors.drop(room);
  }
  const sat = await how.store.guests.forget(guest);
  how.carries.forget(guest);
  blocks.forget(guest);
  chat.forget(guest);
  for (const page of presence.pagesOf(guest)) page.hangUp();
  return sat.map(({ match, seat, over }) => ({ match, seat: seat as Seat, over }));
}

async function handOver({ how }: RoomParts, seats: readonly { match: string; seat: Seat }[]): Promise<void> {
  for (const { match, seat } of seats) {
    // One that cannot be opened here, of other rules or cards, keeps nobody from being forgotten.
    await how.matches.handOver(match, seat).catch((error: unknown) => {
      how.log('match cannot be opened', { match, error: String(error) });
    });
  }
}
