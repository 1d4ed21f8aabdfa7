/** Play for people far apart, on the same port as the page: the store, matches, rooms and the wire, put together. */
import { randomBytes } from 'node:crypto';
import type { Server } from 'node:http';
import { MatchService } from './match/match-service.ts';
import { type Think, thinkHere } from './match/thinking.ts';
import { PLAYED_GAMES } from './played-games.ts';
import { Guests } from './rooms/guests.ts';
import { RoomService } from './rooms/room-service.ts';
import { openStore, type StoreHow } from './store/open-store.ts';
import { systemTicker, type Ticker } from './ticker.ts';
import { openSockets } from './wire/sockets.ts';

export interface OnlineHow extends StoreHow {
  server: Server;
  /** Of this server: several that share a database have different names. */
  name: string;
  /** On every answer, whatever it is. */
  headers: Record<string, string>;
  log(what: string, about: object): void;
  think?: Think;
  ticker?: Ticker;
}

export interface Online {
  /** What is being written is written, and pages are told that they must come back. */
  close(): Promise<void>;
}

/** Throws when the store cannot be opened. */
export async function openOnline({
  server,
  name,
  headers,
  log,
  think,
  ticker = systemTicker,
  ...where
}: OnlineHow): Promise<Online> {
  const store = await openStore(where);
  const guests = new Guests(await store.secret('cookies', randomBytes(32).toString('hex')));
  const ended = (match: string): void => rooms.ended(match);
  const matches = new MatchService({
    ...{ store, ticker, log, ended, games: PLAYED_GAMES },
    think: think ?? thinkHere(PLAYED_GAMES),
    // A file has one server, which is this one. In a database the claims of others have to run out first.
    alone: where.url === null,
    owner: name,
  });
  const rooms = await RoomService.open({ store, matches, games: PLAYED_GAMES, ticker, log });
  const sockets = openSockets({ server, guests, matches, rooms, ticker, headers, log });
  return {
    async close() {
      await sockets.close();
      await matches.close();
      await store.close();
    },
  };
}
