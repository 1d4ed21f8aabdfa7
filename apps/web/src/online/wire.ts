/** One connection to the server: from its opening to its end. */
import { ONLINE_EVENT, type ToServer, Unpacker } from '@dealers-choice/protocol';

export interface WireEnd {
  opened(): void;
  message(data: unknown): void;
  /** It could not be opened, or is gone; nothing follows. */
  closed(): void;
}
export interface Wire {
  send(message: ToServer): void;
  close(): void;
}
export type OpenWire = (end: WireEnd) => Wire;

const PATIENCE_MS = 10_000;

/** By socket.io, which is fetched with the first connection. Trying again is not left to it: see `server-line.ts`. */
export const openSocket: OpenWire = (end) => {
  let isOver = false;
  let hangUp = (): void => {};
  let send = (_message: ToServer): void => {};
  const over = (): void => {
    if (isOver) return;
    isOver = true;
    hangUp();
    end.closed();
  };
  import('socket.io-client').then(({ io }) => {
    if (isOver) return;
    const socket = io({
      transports: ['websocket', 'polling'],
      tryAllTransports: true,
      reconnection: false,
      forceNew: true,
      timeout: PATIENCE_MS,
    });
    hangUp = () => void socket.removeAllListeners().close();
    send = (message) => void socket.emit(ONLINE_EVENT, message);
    socket.on('connect', () => end.opened());
    const unpacker = new Unpacker();
    socket.on(ONLINE_EVENT, (data: unknown) => {
      try {
        for (const message of typeof data === 'string' ? unpacker.unpack(data) : [data]) end.message(message);
      } catch {
        over(); // something went missing: a new line begins with nothing
      }
    });
    socket.on('connect_error', over);
    socket.on('disconnect', over);
  }, over);
  return {
    send: (message) => send(message),
    close() {
      isOver = true;
      hangUp();
    },
  };
};
