/** Pages connect by socket.io, on the port of the page itself. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ONLINE_EVENT, type ToClient } from '@dealers-choice/protocol';
import { Server, type Socket } from 'socket.io';
import { type Front, isSecure } from '../front.ts';
import type { Log } from '../logs.ts';
import type { MatchService } from '../match/match-service.ts';
import type { Metrics } from '../metrics/metrics.ts';
import type { Guests } from '../rooms/guests.ts';
import type { RoomService } from '../rooms/room-service.ts';
import { Tries } from '../rooms/tries.ts';
import type { Ticker } from '../ticker.ts';
import { Arrivals, type PageLine } from './arrivals.ts';
import { isTooMuch, waitingFor } from './backlog.ts';
import { Connection, type ConnectionHow, PACE, REPLAYS } from './connection.ts';
import { emitFrame } from './frame.ts';
import { Inbox } from './inbox.ts';
import { Outboxes } from './outbox.ts';
import { Slots } from './slots.ts';

export interface SocketsHow {
  server: HttpServer;
  front: Front;
  guests: Guests;
  matches: MatchService;
  rooms: RoomService;
  ticker: Ticker;
  /** On every answer, whatever it is. */
  headers: Record<string, string>;
  metrics: Metrics;
  /** Pages that are connected at once, and new guests of one address. */
  limits: Limits;
  /** Whether the thread may sleep while what pages say gathers (`Inbox`). */
  sleeps: boolean;
  log: Log;
}
export interface Limits {
  mostPages: number;
  mostGuests: number;
}

const SOCKET_PATH = '/socket.io';
const MOST_BYTES = 32_768;
/** When the server ends, a page has this many times this many milliseconds to take what it was sent. */
const MOST_DRAINS = 50;
const DRAIN_MS = 10;

export interface Sockets {
  /** From now on nothing is heard and nobody let in; what was asked before is still answered. */
  hush(): void;
  /**
   * What waits to be sent is sent, and last that the server ends. Then every page is let go in a way that makes it come
   * back by itself.
   */
  close(): Promise<void>;
}

export function openSockets(how: SocketsHow): Sockets {
  const { server, front, guests, matches, rooms, ticker, headers, metrics, limits, sleeps, log } = how;
  const inbox = new Inbox({ sleeps });
  const outboxes = new Outboxes(ONLINE_EVENT);
  const pace = new Tries(PACE, ticker);
  const replays = new Tries(REPLAYS, ticker);
  const slots = new Slots(limits);
  const arrivals = new Arrivals({ front, guests, ticker, metrics, mostGuests: limits.mostGuests, slots });
  let isHushed = false;
  const pages: PageParts['pages'] = new Map();
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false, // frames are made by us (`frame.ts`), and not looked at by anybody else
    httpCompression: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: 10_000,
    allowRequest: (request, answer) => answer(null, !isHushed && arrivals.admit(request)),
  });
  metrics.gauge('connections', 'pages that are connected', () => io.engine.clientsCount);
  io.engine.on('connection', (line: PageLine) => arrivals.connected(line));
  io.engine.on('connection_error', ({ req }: { req: IncomingMessage }) => arrivals.failed(req));
  io.engine.on('headers', (sent: Record<string, string>) => Object.assign(sent, headers));
  io.engine.on('initial_headers', (sent: Record<string, string>, request: IncomingMessage) => {
    const arrival = arrivals.of(request);
    const secure = isSecure(front, request.headers);
    if (arrival?.isNew) sent['Set-Cookie'] = guests.cookieFor(arrival.guest, secure);
  });

  io.on('connection', (socket: Socket) => {
    const arrival = arrivals.of(socket.request);
    if (!arrival) return void socket.disconnect(true);
    arrival.slot.settle();
    openPage(socket, {
      ...{ guest: arrival.guest, matches, rooms, pace, replays, metrics, inbox, outboxes, pages, log },
      isHushed: () => isHushed,
    });
  });
  return {
    hush() {
      inbox.hearAll();
      isHushed = true;
    },
    async close() {
      isHushed = true;
      for (const send of pages.values()) send({ type: 'closing' });
      await wait(DRAIN_MS); // what is told in one turn is packed and sent at its end
      const open = [...io.sockets.sockets.values()];
      await Promise.all(open.map(async (socket) => drained(socket)));
      // A page that is told to leave (`disconnect`) would not come back; one whose line ends tries again by itself.
      io.engine.close();
    },
  };
}

interface PageParts extends Omit<ConnectionHow, 'send' | 'hangUp'> {
  metrics: Metrics;
  inbox: Inbox;
  outboxes: Outboxes;
  /** Of every page that is connected: how it is told something. */
  pages: Map<Socket, (message: ToClient) => void>;
  /** Nothing is heard any more. */
  isHushed(): boolean;
}

/** A page's own line: what it says is heard, and what it is told goes out, as long as it takes that. */
function openPage(socket: Socket, { metrics, inbox, outboxes, pages, isHushed, ...how }: PageParts): void {
  const hangUp = (): void => {
    if (!socket.connected) return;
    metrics.hungUp();
    socket.disconnect(true);
  };
  const outbox = outboxes.open((data) => {
    if (isTooMuch(waitingFor(socket))) hangUp();
    else if (data instanceof Buffer) emitFrame(socket, data);
    else socket.emit(ONLINE_EVENT, data);
  });
  const send = (message: ToClient): void => {
    if (isHushed() && message.type === 'lost') return; // it comes back, and finds the match where it was
    metrics.sent(message);
    outbox.send(message);
  };
  const connection = new Connection({ ...how, send, hangUp });
  socket.onAny((event: unknown, data: unknown) => {
    inbox.add(() => {
      if (!isHushed()) connection.hear(event === ONLINE_EVENT ? data : undefined);
    });
  });
  pages.set(socket, send);
  socket.on('disconnect', () => {
    pages.delete(socket);
    inbox.add(() => connection.close()); // after what it said
  });
}

/** Resolves when everything has been handed to the line, or it takes too long. */
async function drained(socket: Socket): Promise<void> {
  for (let i = 0; i < MOST_DRAINS && socket.connected && waitingFor(socket).length > 0; i++) await wait(DRAIN_MS);
}
