/** The line to the worker: opens it, reads what comes, notices when nobody is there any more. */
import { readToPage, type ToHost, type ToPage } from '@dealers-choice/protocol';
import type { Ticker } from './ticker.ts';

export interface Port {
  post(message: ToHost): void;
  close(): void;
}
export interface PortEnd {
  message(data: unknown): void;
  broke(why: string): void;
}
export type OpenPort = (end: PortEnd) => Port;

interface LineHow {
  open: OpenPort;
  ticker: Ticker;
  hear(message: ToPage): void;
  /** The worker is gone; the next message goes to a new one. */
  broke(why: string): void;
  /** A message that cannot be read. */
  strange(why: string): void;
}

export interface Line {
  send(message: ToHost): void;
  /** A request with a number; rejects with a sentence when it cannot be met. */
  ask(make: (request: number) => ToHost): Promise<ToPage>;
  close(): void;
}

/** The worker may be silent this long after a message; then it is asked whether it is there. */
export const PATIENCE_MS = 10_000;

export function createLine({ open, ticker, hear, broke, strange }: LineHow): Line {
  let port: Port | null = null;
  let stopWatch: (() => void) | null = null;
  let asked = 0;
  const owed = new Map<number, { resolve(message: ToPage): void; reject(error: Error): void }>();

  const watch = (call: () => void): void => {
    stopWatch?.();
    stopWatch = ticker.after(PATIENCE_MS, call);
  };
  const rest = (): void => {
    stopWatch?.();
    stopWatch = null;
  };
  const drop = (): void => {
    rest();
    port?.close();
    port = null;
    for (const { reject } of owed.values()) reject(new Error('The match was interrupted: try again.'));
    owed.clear();
  };
  const fail = (why: string): void => {
    drop();
    broke(why);
  };
  const ping = (): void => {
    watch(() => fail('it does not answer'));
    port?.post({ type: 'ping' });
  };
  const receive = (data: unknown): void => {
    rest();
    const message = readToPage(data);
    if (typeof message === 'string') {
      strange(message);
      return;
    }
    if (!('request' in message)) {
      hear(message);
      return;
    }
    const waiting = owed.get(message.request);
    owed.delete(message.request);
    if (message.type === 'sorry') waiting?.reject(new Error(message.text));
    else waiting?.resolve(message);
  };
  const connect = (): Port => {
    const fresh: Port = open({
      message: (data) => fresh === port && receive(data),
      broke: (why) => fresh === port && fail(why),
    });
    return fresh;
  };
  const send = (message: ToHost): void => {
    port ??= connect();
    port.post(message);
    if (!stopWatch) watch(ping);
  };
  return {
    send,
    ask: (make) =>
      new Promise((resolve, reject) => {
        const request = ++asked;
        owed.set(request, { resolve, reject });
        send(make(request));
      }),
    close: drop,
  };
}
