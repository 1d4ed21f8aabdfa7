/** How a player's page reaches the server: over sockets, or through a network that is only simulated. */
import { ONLINE_EVENT, type ToServer, Unpacker } from '@dealers-choice/protocol';
import { io } from 'socket.io-client';

/** It opens anew by itself whenever it breaks. */
export interface PlayerLine {
  /** Nothing happens while it is broken. */
  say(message: ToServer): void;
  /** From now on it is that of somebody who was not here before. */
  changeGuest(): void;
  close(): void;
}
/** What the page hears of its line. */
export interface LineEar {
  opened(): void;
  /** A message, or what ought to be one. */
  heard(message: unknown): void;
}
export type OpenPlayerLine = (ear: LineEar) => PlayerLine;

export interface SocketHow {
  url: string;
  cookie: string;
  /** The cookie of somebody who was not here before. */
  newGuest(): Promise<string>;
}

export const socketLine =
  ({ url, cookie, newGuest }: SocketHow): OpenPlayerLine =>
  ({ opened, heard }) => {
    const socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 60,
    });
    let unpacker = new Unpacker();
    socket.on('connect', () => {
      unpacker = new Unpacker();
      opened();
    });
    socket.on(ONLINE_EVENT, (data: unknown) => {
      for (const message of typeof data === 'string' ? unpacker.unpack(data) : [data]) heard(message);
    });
    return {
      say: (message) => void (socket.connected && socket.emit(ONLINE_EVENT, message)),
      changeGuest: () =>
        void newGuest().then((other) => {
          socket.io.opts.extraHeaders = { cookie: other };
          socket.disconnect().connect();
        }),
      close: () => void socket.close(),
    };
  };
