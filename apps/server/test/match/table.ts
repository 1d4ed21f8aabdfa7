/** A server of matches with its own time, and pages that play at it as people's pages would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bot, random } from '@dealers-choice/bots';
import { type Move, type Seat, SPECTATOR, type Spec, seedRng, type Viewer } from '@dealers-choice/kernel';
import { type Followed, follow, type MatchToClient, type MatchToServer } from '@dealers-choice/protocol';
import { expect } from 'vitest';
import { MatchService, type ServiceHow } from '../../src/match/match-service.ts';
import { thinkHere } from '../../src/match/thinking.ts';
import { PLAYED_GAMES, type PlayedGame } from '../../src/played-games.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import type { MatchDeal } from '../../src/store/stored-forms.ts';
import type { Ticker } from '../../src/ticker.ts';

/** Time that stands still until it is told to go on. */
export function handTicker(start = 1_700_000_000_000) {
  let now = start;
  let timers: { at: number; call: () => void }[] = [];
  const ticker: Ticker = {
    now: () => now,
    after(ms, call) {
      const timer = { at: now + ms, call };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  return {
    ticker,
    /** Runs what is due, one after the other, each with what follows from it. */
    async advance(ms: number): Promise<void> {
      const end = now + ms;
      for (;;) {
        await turns();
        const [next] = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        timers = timers.filter((one) => one !== next);
        now = Math.max(now, next.at);
        next.call();
      }
      now = end;
      await turns();
    },
  };
}
/** Lets everything that waits for nothing but its turn be done. */
export async function turns(count = 30): Promise<void> {
  for (let i = 0; i < count; i++) await new Promise((next) => setImmediate(next));
}

export const gameOf = (id: string): PlayedGame => {
  const played = PLAYED_GAMES.get(id);
  if (!played) throw new Error(`there is no ${id}`);
  return played;
};

export function dealOf(game: string, more: Partial<MatchDeal> = {}, people: number | 'all' = 'all'): MatchDeal {
  const { game: rules, usualBots } = gameOf(game);
  const count = more.seats?.length ?? rules.def.seats.usual;
  const bots = usualBots(rules.defaults, count);
  return {
    match: `${game}-1`,
    game,
    rulesVersion: rules.def.rulesVersion,
    cardSet: rules.cardSet,
    seats: bots.map((bot, i) => ({ who: people === 'all' || i < people ? 'person' : 'bot', name: `P${i}`, bot })),
    options: { ...rules.defaults },
    clock: { ms: 0, stirs: true },
    spectators: null,
    fair: { secret: '5e'.repeat(32), entropy: bots.map((_, i) => i.toString(16).padStart(2, '0')) },
    began: 0,
    ...more,
  };
}

/** A page: it holds what it is told against what it knows, and asks again where something is missing. */
export class TablePage {
  readonly messages: MatchToClient[] = [];
  readonly viewer: Viewer;
  readonly #service: () => MatchService;
  readonly #match: string;
  readonly now: () => number;
  known: Followed | null = null;
  /** The timing question whose marker has started here, and when. */
  startedFor: number | null = null;
  startedAt = 0;
  #ids = 0;

  constructor(service: () => MatchService, match: string, viewer: Viewer, now: () => number) {
    this.now = now;
    this.#service = service;
    this.#match = match;
    this.viewer = viewer;
  }
  send = (sent: MatchToClient): void => {
    const message = JSON.parse(JSON.stringify(sent)) as MatchToClient; // as it comes out of a wire
    this.messages.push(message);
    if (message.type !== 'sight' && message.type !== 'news') return;
    const next = follow(this.known, message);
    expect(next, `news ${message.seq} after ${this.known?.seq}`).not.toBeNull();
    this.known = next;
  };
  watch = (lastSeq: number | null = this.known?.seq ?? null): Promise<boolean> =>
    this.#service().watch(this.#match, this, lastSeq);
  unwatch = (): Promise<void> => this.#service().unwatch(this.#match, this);

  /** Sends it, and gives what came back for it. */
  async say(message: Parameters<MatchService['hear']>[2]): Promise<MatchToClient | undefined> {
    const before = this.messages.length;
    await this.#service().hear(this.#match, this.viewer as Seat, message, this);
    await this.#service().settled(this.#match);
    return this.messages.slice(before).find(({ type }) => type !== 'news' && type !== 'clocks');
  }
  newId = (): string => `${this.viewer}-${++this.#ids}`;
  answer(move: Move, more: Partial<MatchToServer<'answer'>> = {}): Promise<MatchToClient | undefined> {
    const { seq: lastSeq = 0, sight } = this.known ?? {};
    const question = sight?.question ?? 0;
    const message = { type: 'answer' as const, match: this.#match, moveId: this.newId(), lastSeq, question, move };
    return this.say({ ...message, ...more });
  }
  async startMarker(): Promise<void> {
    this.startedFor = this.known?.sight.question ?? null;
    this.startedAt = this.now();
    await this.say({ type: 'clock', match: this.#match });
  }
  get isAsked(): boolean {
    return this.known?.sight.question !== null && this.known !== null;
  }
  get isOver(): boolean {
    return this.known?.sight.view.over !== null;
  }
}

export interface Table {
  /** Of the store. */
  folder: string;
  how: Omit<ServiceHow, 'store'>;
  service: MatchService;
  store: Store;
  ticker: ReturnType<typeof handTicker>;
  logged: { what: string; about: object }[];
  page(match: string, viewer: Viewer): TablePage;
  /** As after a crash: nothing of what was in memory is left. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openTable(
  more: Partial<ServiceHow> = {},
  wrap: (store: Store) => Store = (s) => s,
): Promise<Table> {
  const folder = mkdtempSync(join(tmpdir(), 'matches-'));
  const ticker = handTicker();
  const logged: Table['logged'] = [];
  const log = (what: string, about: object): void => void logged.push({ what, about });
  const games = more.games ?? PLAYED_GAMES;
  const how = { games, ticker: ticker.ticker, think: thinkHere(games), owner: 'here', alone: true, log, ...more };
  const serviceOn = (store: Store): MatchService => new MatchService({ ...how, store });
  const first = wrap(await openStore({ folder, url: null }));
  const table: Table = {
    folder,
    how,
    store: first,
    service: serviceOn(first),
    ticker,
    logged,
    page: (match, viewer) => new TablePage(() => table.service, match, viewer, ticker.ticker.now),
    async restart() {
      await table.service.close();
      await table.store.close();
      table.store = wrap(await openStore({ folder, url: null }));
      table.service = serviceOn(table.store);
    },
    async close() {
      await table.service.close();
      await table.store.close();
      rmSync(folder, { recursive: true });
    },
  };
  return table;
}

/** Plays a match to its end, or this many answers, with a bot's mind behind every page that is asked. */
export async function playOn(
  { game, bots }: PlayedGame,
  pages: readonly TablePage[],
  { ticker }: Pick<Table, 'ticker'>,
  { most = 5_000, mind = bots[0] ?? random(game) }: { most?: number; mind?: Bot<Spec> } = {},
): Promise<number> {
  const chance = pages.map(({ viewer }) => seedRng(`page ${viewer}`));
  let answers = 0;
  for (let idle = 0; answers < most && !pages[0]?.isOver; idle++) {
    if (idle > 200) throw new Error('nobody is asked, and nothing happens');
    const choices = pages.flatMap((page, i) => {
      const { known, viewer } = page;
      if (viewer === SPECTATOR || !page.isAsked || !known) return [];
      const move = mind.choose(known.sight.view, viewer, chance[i] ?? []);
      return move === null ? [] : [{ page, move }];
    });
    const [first] = choices.sort((a, b) => timeOf(a.move) - timeOf(b.move));
    if (first && 'timing' in first.move) await runMarker(choices, timeOf(first.move), ticker);
    if (first) {
      const reply = await first.page.answer(first.move);
      if (reply?.type !== 'done') throw new Error(`${JSON.stringify(first.move)} got ${JSON.stringify(reply)}`);
      answers++;
      idle = 0;
    } else await turns(2);
  }
  return answers;
}
const timeOf = (move: Move): number => ('timing' in move ? (move.timing ?? Number.POSITIVE_INFINITY) : 0);

/** The marker starts on the pages of all who are asked, and moves on until the first of them stops it. */
async function runMarker(
  choices: readonly { page: TablePage }[],
  ms: number,
  { advance }: Table['ticker'],
): Promise<void> {
  const fresh = choices.filter(({ page }) => page.startedFor !== page.known?.sight.question);
  for (const { page } of fresh) await page.startMarker();
  const began = Math.min(...choices.map(({ page }) => page.startedAt));
  const now = choices[0]?.page.now() ?? 0;
  if (Number.isFinite(ms) && began + ms > now) await advance(began + ms - now);
}
