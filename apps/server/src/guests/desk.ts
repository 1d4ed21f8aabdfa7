/**
 * What guests ask for over HTTP, because it concerns their cookie or is a file: to go on with another device, to have
 * what is kept about them, to have it erased. And the key by which browsers know this server's calls.
 */
import * as v from 'valibot';
import type { CardTables } from '../card-tables.ts';
import { networkOf } from '../front.ts';
import { type Answer, answer, JSON_TYPE, json, noContent, words } from '../replies.ts';
import type { Guests } from '../rooms/guests.ts';
import type { RoomService } from '../rooms/room-service.ts';
import { Tries } from '../rooms/tries.ts';
import type { Call, Routes } from '../routes.ts';
import type { Store } from '../store/store.ts';
import type { Ticker } from '../ticker.ts';
import type { Carries } from './carries.ts';
import { keptData } from './kept-data.ts';

export interface DeskHow {
  guests: Guests;
  rooms: RoomService;
  carries: Carries;
  store: Store;
  ticker: Ticker;
  /** The public one, for browsers. */
  pushKey: string;
  /** What guests have sent; absent: there are no imported cards here. */
  cards?: Pick<CardTables, 'forget' | 'keptAbout'>;
}

const carryForm = v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) });
/** Wrong tokens from one address: thirty at once, and one more every two seconds. */
const WRONG_PACE = { most: 30, everyMs: 2_000 };
/** Of a guest: all tables wait while somebody is forgotten, and all their matches are read to tell what is kept. */
const ERASE_PACE = { most: 3, everyMs: 60_000 };
const DATA_PACE = { most: 10, everyMs: 6_000 };
const DOWNLOAD = { 'Content-Disposition': 'attachment; filename="dealers-choice.json"' };

export function openDesk(routes: Routes, how: DeskHow): void {
  const wrong = new Tries(WRONG_PACE, how.ticker);
  routes.get('/push/key', () => json(200, { key: how.pushKey }));
  const [erasing, telling] = [new Tries(ERASE_PACE, how.ticker), new Tries(DATA_PACE, how.ticker)];
  routes.get('/guest/data', (call) => {
    const guest = how.guests.in(call.cookie);
    if (guest === null) return words(404, 'Nothing is kept about you here.');
    return telling.take(guest) ? keptAbout(how, guest) : words(429, 'This was asked for too often: wait a moment.');
  });
  routes.post('/guest/carry', (call) => carried(how, wrong, call));
  routes.post('/guest/erase', async ({ cookie, secure }) => {
    const guest = how.guests.in(cookie);
    // Also whoever is not known hears that nothing is kept: it is so.
    if (guest !== null && !erasing.take(guest)) return words(429, 'This was asked for too often: wait a minute.');
    if (guest !== null) await how.rooms.forget(guest);
    if (guest !== null) await how.cards?.forget(guest);
    return noContent({ 'Set-Cookie': how.guests.noCookie(secure) });
  });
}

function carried({ carries, guests }: DeskHow, wrong: Tries, { body, address, secure }: Call): Answer {
  const network = networkOf(address);
  if (!wrong.hasLeft(network)) return words(429, 'Too many tries: wait a minute.');
  const person = v.is(carryForm, body) ? carries.redeem(body.token) : null;
  if (person) return json(200, { name: person.name }, { 'Set-Cookie': guests.cookieFor(person.guest, secure) });
  wrong.take(network);
  return words(410, 'This link was used already, or is too old.');
}

const keptAbout = async (how: DeskHow, guest: string): Promise<Answer> =>
  answer(200, JSON_TYPE, Buffer.from(`${await keptData(how, guest)}\n`), DOWNLOAD);
