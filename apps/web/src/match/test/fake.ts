/** A page without a browser: time that tests move, a worker in this thread, saves in memory. */

import type { ToHost, ToPage } from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import type { StoreApi } from 'zustand/vanilla';
import { loadGame } from '../../games.ts';
import type { MatchNote } from '../contract.ts';
import * as judge from '../judge.ts';
import type { OpenPort, PortEnd } from '../line.ts';
import type { AnyGame } from '../shelf.ts';
import { createMatch, type MatchStore } from '../store.ts';
import type { OpenThinker } from '../thinking/mind.ts';
import { openThinker } from '../thinking/thinker.ts';
import type { Ticker } from '../ticker.ts';
import { type Desk, type DeskHow, openDesk } from '../worker/desk.ts';
import type { Past } from '../worker/past.ts';
import type { SavedMatch, Saves } from '../worker/saves.ts';

export interface FakeTicker extends Ticker {
  /** Lets time pass, calling back in order. */
  pass(ms: number): void;
}

export function fakeTicker(): FakeTicker {
  let now = 0;
  let timers: { at: number; call: () => void }[] = [];
  const due = (until: number) =>
    timers.filter(({ at }) => at <= until).reduce((a, b) => (b.at < a.at ? b : a), { at: Infinity, call: () => {} });
  return {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    pass(ms) {
      const until = now + ms;
      for (let timer = due(until); timer.at !== Infinity; timer = due(until)) {
        timers = timers.filter((one) => one !== timer);
        now = Math.max(now, timer.at);
        timer.call();
      }
      now = until;
    },
  };
}

/** Saves as a browser keeps them: copies, never the thing itself. */
export function fakeSaves(): Saves & { kept: Map<string, SavedMatch>; closed: boolean } {
  const kept = new Map<string, SavedMatch>();
  const self = {
    kept,
    closed: false,
    put: async (match: SavedMatch) => {
      if (self.closed) throw new Error('closed');
      kept.set(match.key, structuredClone(match));
    },
    all: async () => structuredClone([...kept.values()]),
    drop: async (key: string) => void kept.delete(key),
  };
  return self;
}

/** How matches ended, in memory. */
export function fakePast(): Past & { lines: Map<string, MatchNote> } {
  const lines = new Map<string, MatchNote>();
  return {
    lines,
    put: async (note) => void lines.set(note.key, structuredClone(note)),
    all: async () => structuredClone([...lines.values()]),
    drop: async (key) => void lines.delete(key),
    clear: async () => lines.clear(),
  };
}

export interface FakePage {
  store: StoreApi<MatchStore>;
  ticker: FakeTicker;
  saves: ReturnType<typeof fakeSaves>;
  past: ReturnType<typeof fakePast>;
  /** Every message, in order. */
  toPage: ToPage[];
  toWorker: ToHost[];
  /** How many workers there have been. */
  workers: number;
  /** The worker of now: breaks the line, or stops listening. */
  crash(): void;
  hang(): void;
  /** Says something to the worker that the store would not. */
  say(message: unknown): void;
  /** Waits until the worker has nothing left to do at this moment. */
  settle(): Promise<void>;
  /** The same, and lets this much time pass. */
  pass(ms: number): Promise<void>;
}

export interface FakeHow extends Partial<Pick<DeskHow, 'dev' | 'deal' | 'draw' | 'saves' | 'thinker'>> {
  load?: (game: string, cards: string, language?: Language) => Promise<AnyGame>;
  saves?: ReturnType<typeof fakeSaves>;
  past?: ReturnType<typeof fakePast>;
  today?: () => number;
}

/** A thinker in this thread: what it says arrives later all the same. Its time stands still: no thought is capped. */
export const thinkerHere =
  (load: (game: string, cards: string) => Promise<AnyGame>): OpenThinker =>
  (end) => {
    let closed = false;
    const { hear } = openThinker({
      post: (message) => {
        const copy = structuredClone(message);
        queueMicrotask(() => closed || end.message(copy));
      },
      load,
      now: () => 0,
    });
    return {
      post: (message) => hear(structuredClone(message)),
      close() {
        closed = true;
      },
    };
  };

let drawn = 0;

/** What an in-thread worker needs, and the port to it. */
export function fakePage({
  load = loadGame,
  saves = fakeSaves(),
  past = fakePast(),
  dev = false,
  thinker,
  deal,
  draw,
  today,
}: FakeHow = {}): FakePage {
  const ticker = fakeTicker();
  const toPage: ToPage[] = [];
  const toWorker: ToHost[] = [];
  let desk: Desk | null = null;
  let loading: Promise<unknown> = Promise.resolve();
  const fetched = (game: string, cards: string, language: Language): Promise<AnyGame> => {
    const found = load(game, cards, language);
    loading = Promise.allSettled([loading, found]);
    return found;
  };
  let end: PortEnd | null = null;
  let hung = false;
  const open: OpenPort = (mine) => {
    page.workers++;
    hung = false;
    end = mine;
    let closed = false;
    const own = openDesk({
      post(message) {
        if (closed || hung) return;
        const copy = structuredClone(message);
        toPage.push(copy);
        mine.message(copy);
      },
      load: fetched,
      thinker: thinker ?? thinkerHere((game, cards) => fetched(game, cards, 'en')),
      saves,
      past,
      ticker,
      today: today ?? (() => 1_000 + saves.kept.size),
      dev,
      draw: draw ?? (() => `seed ${++drawn}`),
      ...(deal ? { deal } : {}),
    });
    desk = own;
    return {
      post(message) {
        toWorker.push(structuredClone(message));
        if (!closed && !hung) own.hear(structuredClone(message));
      },
      close() {
        closed = true;
      },
    };
  };
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 3; i++) {
      await loading;
      await desk?.allDone();
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  const page: FakePage = {
    store: createMatch({ port: open, ticker, load: fetched, judge: () => Promise.resolve(judge) }),
    ticker,
    saves,
    past,
    toPage,
    toWorker,
    workers: 0,
    crash: () => end?.broke('it crashed'),
    hang() {
      hung = true;
    },
    say: (message) => desk?.hear(message),
    settle,
    async pass(ms) {
      ticker.pass(ms);
      await settle();
    },
  };
  return page;
}
