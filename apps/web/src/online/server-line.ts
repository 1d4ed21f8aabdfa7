/** The line to the server: greets, notices when it is gone, and tries again by itself with growing pauses. */
import {
  type Ask,
  ONLINE_VERSION,
  type RoomToClient,
  readToClient,
  type ToClient,
  type ToServer,
} from '@dealers-choice/protocol';
import type { Ticker } from '../match/ticker.ts';
import type { OnlineState } from './contract.ts';
import { silenceWatch } from './silence-watch.ts';
import type { OpenWire, Wire } from './wire.ts';

export interface ServerLineHow {
  open: OpenWire;
  ticker: Ticker;
  /** Milliseconds since 1970. */
  today(): number;
  /** From 0 to 1: pages that lost the same server do not all come back in the same moment. */
  chance(): number;
  /** Under which name this page says hello. */
  name(): string;
  changed(state: LineState): void;
  welcomed(welcome: RoomToClient<'welcome'>): void;
  /** What is not the answer to a request. */
  hear(message: ToClient): void;
  /** The sentence for what cannot be asked, or was not answered, because the line is gone. */
  sorry(): string;
  /** A sentence of the server, in the language of the page. */
  said(text: string): string;
}

export type LineState = Pick<OnlineState, 'line' | 'tries' | 'nextTry' | 'restarts'>;

export interface ServerLine {
  connect(): void;
  disconnect(): void;
  retry(): void;
  /** The browser says that there is no network. */
  lose(): void;
  /** False: nobody hears it, the line is not up. */
  say(message: ToServer): boolean;
  /** Waits for the line if it is being opened; rejects with a sentence. */
  ask(message: Ask): Promise<ToClient>;
}

/** Then again and again after the last of them. */
const PAUSES_MS = [500, 1_000, 2_000, 4_000, 8_000, 15_000] as const;
const LONGEST_MS = 15_000;
const SPREAD = 0.3;
/** A server that has not begun anew after this many tries, about a minute, is just gone. */
const MOST_RESTART_TRIES = 8;

interface Owed {
  message: Ask;
  resolve(message: ToClient): void;
  reject(error: Error): void;
}

export function createServerLine(how: ServerLineHow): ServerLine {
  let wire: Wire | null = null;
  let line: OnlineState['line'] = 'off';
  let tries = 0;
  /** The server has said that it ends, and has not been heard since. */
  let isClosing = false;
  let stopPause = (): void => {};
  let asked = 0;
  /** Sent, and not answered yet. */
  const owed = new Map<number, Owed>();
  /** To be sent as soon as the server has greeted. */
  let waiting: Owed[] = [];

  const become = (state: OnlineState['line'], nextTry: number | null = null): void => {
    line = state;
    const restarts = line === 'gone' && isClosing && tries <= MOST_RESTART_TRIES;
    how.changed({ line, tries, nextTry, restarts });
  };
  const giveUp = (): void => {
    const all = [...owed.values(), ...waiting];
    owed.clear();
    waiting = [];
    for (const { reject } of all) reject(new Error(how.sorry()));
  };
  const drop = (): void => {
    stopPause();
    silence.end();
    wire?.close();
    wire = null;
  };
  const gone = (): void => {
    drop();
    const pause = (PAUSES_MS[tries] ?? LONGEST_MS) * (1 + SPREAD * how.chance());
    tries++;
    stopPause = how.ticker.after(pause, open);
    become('gone', how.today() + pause);
    giveUp();
  };
  const silence = silenceWatch(how.ticker, gone);
  const greeted = (welcome: RoomToClient<'welcome'>): void => {
    tries = 0;
    isClosing = false;
    become('connected');
    how.welcomed(welcome);
    for (const one of waiting.splice(0)) send(one);
  };
  const send = (one: Owed): void => {
    const request = ++asked;
    owed.set(request, one);
    wire?.send({ ...one.message, request } as ToServer);
  };
  const receive = (data: unknown): void => {
    silence.end();
    const message = readToClient(data);
    if (typeof message === 'string') {
      // Both are of one version and cannot understand each other: the page that is loaded anew is the server's.
      outdated();
    } else if (message.type === 'welcome') greeted(message);
    else if (message.type === 'outdated') outdated();
    else if (message.type === 'closing') isClosing = true;
    else if ('request' in message) answered(message.request, message);
    else {
      if ('moveId' in message) silence.trust();
      how.hear(message);
    }
  };
  const answered = (request: number, message: ToClient): void => {
    const one = owed.get(request);
    owed.delete(request);
    if (message.type === 'sorry') one?.reject(new Error(how.said(message.text)));
    else one?.resolve(message);
  };
  const outdated = (): void => {
    drop();
    become('outdated');
    giveUp();
  };
  const open = (): void => {
    drop();
    if (line !== 'gone') become('connecting');
    const isMine = (): boolean => wire === mine;
    const mine: Wire = how.open({
      opened: () => isMine() && mine.send({ type: 'hello', version: ONLINE_VERSION, name: how.name() }),
      message: (data) => isMine() && receive(data),
      closed: () => isMine() && gone(),
    });
    wire = mine;
  };
  return {
    connect() {
      if (line === 'off') open();
    },
    disconnect() {
      drop();
      tries = 0;
      isClosing = false;
      become('off');
      giveUp();
    },
    retry() {
      if (line === 'gone') open();
    },
    lose() {
      if (line === 'connected' || line === 'connecting') gone();
    },
    say(message) {
      if (line !== 'connected') return false;
      wire?.send(message);
      if ('moveId' in message) silence.begin();
      return true;
    },
    ask: (message) =>
      new Promise((resolve, reject) => {
        const one: Owed = { message, resolve, reject };
        if (line === 'gone' || line === 'outdated') reject(new Error(how.sorry()));
        else if (line === 'connected') send(one);
        else {
          waiting.push(one);
          if (line === 'off') open();
        }
      }),
  };
}

/** Of an answer that has nothing to do with what was asked. */
export const strange = ({ type }: ToClient): Error =>
  new Error(`The server sent "${type}" instead of what was asked for.`);
