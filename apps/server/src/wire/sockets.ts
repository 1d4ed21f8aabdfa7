/** Pages connect by socket.io, on the port of the page itself. */
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import type { ToClient } from '@dealers-choice/protocol';
import { Server, type Socket } from 'socket.io';
import type { MatchService } from '../match/match-service.ts';
import type { Guests } from '../rooms/guests.ts';
import type { RoomService } from '../rooms/room-service.ts';
import { Tries } from '../rooms/tries.ts';
import type { Ticker } from '../ticker.ts';
import { Connection } from './connection.ts';
import { isOwnOrigin } from './origins.ts';

export interface SocketsHow {
  server: HttpServer;
  guests: Guests;
  matches: MatchService;
  rooms: RoomService;
  ticker: Ticker;
  /** On every answer, whatever it is. */
  headers: Record<string, string>;
  log(what: string, about: object): void;
}

export const SOCKET_PATH = '/socket.io';
/** The one event: its argument is a message. */
export const MESSAGE = 'm';
const MOST_BYTES = 32_768;
const MOST_PAGES_OF_A_GUEST = 10;
const MOST_PAGES = 5_000;
/** Packets that wait for a page; one that does not take them is let go, and asks anew when it can. */
const MOST_WAITING = 500;
const PACE = { most: 60, everyMs: 40 };

export function openSockets({ server, guests, matches, rooms, ticker, headers, log }: SocketsHow): {
  close(): Promise<void>;
} {
  const pace = new Tries(PACE, ticker);
  const arrivals = new WeakMap<IncomingMessage, { guest: string; isNew: boolean }>();
  const pages = new Map<string, number>();
  const io = new Server(server, {
    path: SOCKET_PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    httpCompression: false,
    maxHttpBufferSize: MOST_BYTES,
    connectTimeout: 10_000,
    allowRequest(request, answer) {
      const known = guests.in(request.headers.cookie);
      arrivals.set(request, { guest: known ?? guests.fresh(), isNew: known === null });
      answer(null, isOwnOrigin(request.headers));
    },
  });
  io.engine.on('headers', (sent: Record<string, string>) => Object.assign(sent, headers));
  io.engine.on('initial_headers', (sent: Record<string, string>, request: IncomingMessage) => {
    const arrival = arrivals.get(request);
    const secure = request.headers['x-forwarded-proto'] === 'https';
    if (arrival?.isNew) sent['Set-Cookie'] = guests.cookieFor(arrival.guest, secure);
  });

  io.on('connection', (socket: Socket) => {
    const guest = arrivals.get(socket.request)?.guest;
    const open = pages.get(guest ?? '') ?? 0;
    if (guest === undefined || open >= MOST_PAGES_OF_A_GUEST || io.engine.clientsCount > MOST_PAGES) {
      socket.disconnect(true);
      return;
    }
    pages.set(guest, open + 1);
    const hangUp = (): void => void socket.disconnect(true);
    const send = (message: ToClient): void => {
      if (waitingFor(socket) > MOST_WAITING) hangUp();
      else socket.emit(MESSAGE, message);
    };
    const connection = new Connection({ guest, matches, rooms, pace, send, hangUp, log });
    socket.onAny((event: unknown, data: unknown) => connection.hear(event === MESSAGE ? data : undefined));
    socket.on('disconnect', () => {
      connection.close();
      const left = (pages.get(guest) ?? 1) - 1;
      if (left > 0) pages.set(guest, left);
      else pages.delete(guest);
    });
  });
  return {
    async close() {
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

function waitingFor({ conn }: Socket): number {
  const { writeBuffer } = conn as unknown as { writeBuffer?: readonly unknown[] };
  return writeBuffer?.length ?? 0;
}
