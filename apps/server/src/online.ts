/** Play for people far apart, on the same port as the page: the store, matches, rooms and the wire, put together. */
import type { Server } from 'node:http';
import { formatCardsName } from '@dealers-choice/protocol';
import { CARD_GAME } from './card-game.ts';
import type { CardTables } from './card-tables.ts';
import { openDesk } from './guests/desk.ts';
import { openPushServices, type PushService } from './guests/push-service.ts';
import type { Log } from './logs.ts';
import { type Think, thinkHere, timedThink } from './match/thinking.ts';
import { Metrics } from './metrics/metrics.ts';
import { openPlay } from './play.ts';
import { PLAYED_GAMES } from './played-games.ts';
import { systemBytes } from './random-bytes.ts';
import { Housekeeper, type Retention } from './retention.ts';
import type { Routes } from './routes.ts';
import { SETTINGS } from './setting-forms.ts';
import { openStore, type StoreHow } from './store/open-store.ts';
import { systemTicker, type Ticker } from './ticker.ts';
import { type Limits, openSockets } from './wire/sockets.ts';

export interface OnlineHow extends Omit<StoreHow, 'appended'> {
  server: Server;
  /** Where answers over HTTP are added, and how people reach this server. */
  routes: Routes;
  /** Of this server: several that share a database have different names. */
  name: string;
  /** On every answer, whatever it is. */
  headers: Record<string, string>;
  log: Log;
  /** Imported cards; absent: there are none here. */
  cards?: CardTables;
  think?: Think;
  ticker?: Ticker;
  metrics?: Metrics;
  limits?: Limits;
  retention?: Retention;
  /** How browsers are told of a turn; absent: by the push services that they name. */
  push?: PushService;
  /** Whom push services may write to, such as "mailto:…"; absent: nobody. */
  pushContact?: string;
}

const { mostPages, mostGuests, abandonDays, keepDays } = SETTINGS;
const USUAL_LIMITS: Limits = { mostPages: mostPages.usual, mostGuests: mostGuests.usual };
const USUAL_RETENTION: Retention = { abandonDays: abandonDays.usual, keepDays: keepDays.usual };
/** A store that says nothing for this long does not answer. */
const PATIENCE_MS = 2_000;

export interface Online {
  /** What is being written is written, and pages are told that they must come back. */
  close(): Promise<void>;
  /** Can matches be played now? Rejects with the reason why not. */
  answers(): Promise<void>;
}

/** Throws when the store cannot be opened. */
export async function openOnline({
  server,
  routes,
  name,
  headers,
  log,
  cards,
  think = thinkHere(PLAYED_GAMES, cards && ((source) => cards.with(CARD_GAME.id, formatCardsName(source)))),
  ticker = systemTicker,
  metrics = new Metrics(),
  limits = USUAL_LIMITS,
  retention = USUAL_RETENTION,
  push = openPushServices,
  pushContact = '',
  ...where
}: OnlineHow): Promise<Online> {
  const store = await openStore({ ...where, ticker, appended: (ms) => metrics.appends.observe(ms) });
  const { guests, carries, calls, matches, rooms } = await openPlay({
    ...{ store, ticker, randomBytes: systemBytes, push, pushContact, log },
    think: timedThink(think, (ms) => metrics.thoughts.observe(ms)),
    ...(cards ? { cards } : {}),
    // A file has one server, which is this one. In a database the claims of others have to run out first.
    alone: where.url === null,
    owner: name,
  });
  openDesk(routes, { guests, rooms, carries, store, ticker, pushKey: calls.key, ...(cards ? { cards } : {}) });
  cards?.open(routes, { guests, rooms, now: ticker.now });
  const { front } = routes;
  const sleeps = where.url === null; // a file is written in one turn
  const sockets = openSockets({
    ...{ server, front, guests, matches, rooms, ticker, headers, metrics, limits, sleeps, log },
  });
  metrics.gauge('rooms', 'tables that are open', () => rooms.count);
  metrics.gauge('matches_open', 'matches that are in memory', () => matches.openCount);
  const house = new Housekeeper({ ...retention, store, matches, ticker, log });
  return {
    answers: () => within(PATIENCE_MS, store.answers()),
    async close() {
      sockets.hush();
      await house.close();
      await rooms.close();
      await matches.close();
      await sockets.close();
      await store.close();
    },
  };
}

function within<T>(ms: number, promise: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
