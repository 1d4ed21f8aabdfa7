/** Everything that is kept about a guest, as one file for them. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { CardTables } from '../card-tables.ts';
import type { RoomService } from '../rooms/room-service.ts';
import type { Store } from '../store/store.ts';
import type { OwnPage } from '../store/stored-forms.ts';

export interface KeptWhere {
  rooms: Pick<RoomService, 'keptAbout'>;
  store: Pick<Store, 'played' | 'guests'>;
  /** What guests have sent; absent: there are no imported cards here. */
  cards?: Pick<CardTables, 'keptAbout'>;
}

/** This many matches are read and written at once: others have their turn then. */
const BATCH = 50;

/** As JSON. */
export async function keptData({ rooms, store, cards }: KeptWhere, guest: string): Promise<string> {
  const kept = {
    guest,
    ...rooms.keptAbout(guest),
    blocked: await store.guests.blocked(guest),
    reports: await store.guests.reportsBy(guest),
    byOthers: await store.guests.keptByOthers(guest),
    subscriptions: await store.guests.subscriptions(guest),
    cards: cards?.keptAbout(guest) ?? [],
  };
  const matches = await writtenMatches(store, guest);
  return `${JSON.stringify(kept).slice(0, -1)},"matches":[${matches.join(',')}]}`;
}

/** Each as JSON, the newest first. */
async function writtenMatches({ played }: Pick<Store, 'played'>, guest: string): Promise<string[]> {
  const written: string[] = [];
  let last: OwnPage['deal'] | undefined;
  for (;;) {
    const batch = await played.ownMatches(guest, BATCH, last);
    written.push(...batch.map((page) => JSON.stringify(told(page))));
    last = batch.at(-1)?.deal;
    if (batch.length < BATCH) return written;
    await nextTurn();
  }
}
/** Not what a match is dealt from: of one that is not over, that would be everybody's cards. */
function told({ deal: { match, game, seats, began }, ...rest }: OwnPage) {
  return { match, game, seats, began, ...rest };
}
