/** In front of the worker and of the server: what concerns a match far away goes there, all else to the worker. */
import { parseFarKey } from './far-key.ts';
import type { OpenPort, Port, PortEnd } from './line.ts';

/** `cameBack`: a match of this device is laid on the table, and no other is gone on with by itself. */
export const eitherPort =
  (near: OpenPort, far: OpenPort, cameBack: () => void = () => {}): OpenPort =>
  (end) => {
    let worker: Port | null = null;
    let server: Port | null = null;
    /** The number of the match that is far away. */
    let away: number | null = null;
    return {
      post(message) {
        if (message.type === 'begin' || message.type === 'resume') {
          away = message.type === 'resume' && parseFarKey(message.key) !== null ? message.match : null;
          if (away === null) cameBack();
        }
        if ('match' in message && message.match === away) {
          server ??= far(end);
          server.post(message);
        } else if (message.type === 'ping' && !worker) end.message({ type: 'pong' });
        else {
          worker ??= near(end);
          worker.post(message);
        }
      },
      close() {
        worker?.close();
        server?.close();
      },
    };
  };

/** A port that is fetched when the first message goes through it. */
export const lazyPort =
  (fetched: () => Promise<OpenPort>): OpenPort =>
  (end: PortEnd) => {
    let port: Port | null = null;
    let isClosed = false;
    const waiting: Parameters<Port['post']>[0][] = [];
    fetched().then(
      (open) => {
        if (isClosed) return;
        port = open(end);
        for (const message of waiting.splice(0)) port.post(message);
      },
      () => end.broke('it could not be loaded'),
    );
    return {
      post(message) {
        if (port) port.post(message);
        else waiting.push(message);
      },
      close() {
        isClosed = true;
        port?.close();
      },
    };
  };
