/** Whoever the host does not want at a table goes, and does not come in again. */

import type { Person } from '../guests/person.ts';
import type { Room } from './room.ts';
import { seatOf } from './room.ts';
import { demandHost, demandNoMatch, withoutGuest } from './room-changes.ts';
import { Sorry } from './sorry.ts';

/** Of each table; whoever was sent away before these may come again. */
export const MOST_SENT_AWAY = 100;

/** In a match nobody loses their seat; whoever only looks on may be sent away, too. `room`: as the host sees it. */
export function demandMaySendAway(room: Room, { guest: host }: Person, guest: string): void {
  demandHost(room, host);
  if (guest === host) throw new Sorry('This is you.');
  if (seatOf(room, guest) !== null) demandNoMatch(room);
}
export function sentAway(room: Room, guest: string): Partial<Room> {
  const others = room.sentAway.filter((one) => one !== guest);
  return { ...withoutGuest(room, guest), sentAway: [...others, guest].slice(-MOST_SENT_AWAY) };
}

export const isSentAway = (room: Room, guest: string): boolean => room.sentAway.includes(guest);
