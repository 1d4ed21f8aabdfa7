/**
 * All matches of this server. One that is not in memory is read from the store when somebody asks for it, and taken
 * over from whoever had it; one that could not write is thrown away and read again.
 *
 *     await service.begin(deal);                                   // dealt, and kept
 *     await service.watch(match, { viewer: seat, send }, null);    // `send` gets a sight, and then news
 *     await service.hear(match, seat, answer, { send });           // `send` gets done, refused, or a sight
 */
import type { FairDeal } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import type { PlayedGame } from '../played-games.ts';
import { Deposed, type Hold, type Store } from '../store/store.ts';
import type { MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { type LiveHow, LiveMatch, type Sender, type Watcher } from './live-match.ts';
import type { Think } from './thinking.ts';

export interface ServiceHow {
  store: Store;
  games: ReadonlyMap<string, PlayedGame>;
  ticker: Ticker;
  think: Think;
  /** The name of this server in the store. */
  owner: string;
  /** No other server uses this store: what is held in it was held before a restart. */
  alone: boolean;
  /** A match is over. */
  ended?(match: string): void;
  log(what: string, about: object): void;
}

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** How often it is looked for matches whose time has run out while nobody had them open. */
const DUE_MS = 5_000;
/** Matches that nobody watches are let go, a while after. */
const IDLE_MS = 60_000;
const MOST_BREAKS = 3;
const BREAKS_MS = 60_000;

export class MatchService {
  readonly #how: ServiceHow;
  readonly #open = new Map<string, Promise<LiveMatch | null>>();
  readonly #stops = new Map<string, () => void>();
  readonly #breaks = new Map<string, number[]>();
  #closed = false;

  constructor(how: ServiceHow) {
    this.#how = how;
    this.#every('renew', RENEW_MS, () => how.store.renew(this.#claim()));
    this.#every('due', DUE_MS, () => this.#openDue());
  }

  /** A new match, safe when this resolves. */
  async begin(deal: MatchDeal): Promise<void> {
    const hold = await this.#how.store.begin(deal, this.#claim());
    const opened = this.#load(deal.match, hold);
    this.#open.set(deal.match, opened);
    await opened;
  }

  /** False: there is no such match here, or it is not for this viewer. */
  async watch(match: string, watcher: Watcher, lastSeq: number | null): Promise<boolean> {
    const live = await this.#find(match);
    if (!live?.mayWatch(watcher.viewer)) return false;
    live.watch(watcher, lastSeq);
    return true;
  }
  async unwatch(match: string, watcher: Watcher): Promise<void> {
    const live = await this.#open.get(match);
    live?.unwatch(watcher);
    if (live && live.watchers.size === 0) this.#letGoLater(match);
  }
  /** False: there is no such match here, or no person on this seat. */
  async hear(match: string, seat: Seat, message: Parameters<LiveMatch['hear']>[1], to: Sender): Promise<boolean> {
    const live = await this.#find(match);
    if (!live?.mayWatch(seat)) return false;
    live.hear(seat, message, to);
    return true;
  }
  /** Null: it is not over, or there is none. */
  async opened(match: string): Promise<{ record: MatchRecord; deal: FairDeal } | null> {
    const live = await this.#find(match);
    const record = live?.record() ?? null;
    return live && record && { record, deal: { match, ...live.deal.fair } };
  }
  async isOver(match: string): Promise<boolean> {
    return (await this.#find(match))?.isOver ?? false;
  }
  /** Resolves when everything asked of this match so far is done. */
  async settled(match: string): Promise<void> {
    await (await this.#open.get(match))?.settled();
  }
  async hashOf(match: string): Promise<string | null> {
    return (await this.#find(match))?.hash ?? null;
  }

  /** What is being written is written; nothing more is begun. */
  async close(): Promise<void> {
    this.#closed = true;
    for (const stop of this.#stops.values()) stop();
    const open = [...this.#open.values()];
    this.#open.clear();
    await Promise.all(open.map(async (live) => (await live)?.close()));
  }

  #claim = () => ({ owner: this.#how.owner, until: this.#how.ticker.now() + LEASE_MS });

  #find(match: string): Promise<LiveMatch | null> {
    const open = this.#open.get(match);
    if (open) return open;
    if (this.#closed) return Promise.resolve(null);
    const opening = this.#takeOver(match);
    this.#open.set(match, opening);
    // What is not there, or cannot be read now, is asked for again next time.
    const forget = (): void => void (this.#open.get(match) === opening && this.#open.delete(match));
    opening.then((live) => live ?? forget(), forget);
    return opening;
  }
  async #takeOver(match: string): Promise<LiveMatch | null> {
    const { store, ticker, alone } = this.#how;
    const claim = { ...this.#claim(), now: ticker.now(), ...(alone ? { anyway: true as const } : {}) };
    const hold = await store.hold(match, claim);
    return hold === null || hold === 'held' ? null : this.#load(match, hold);
  }
  async #load(match: string, hold: Hold): Promise<LiveMatch | null> {
    const { store, games, ticker, think, log, ended = () => {} } = this.#how;
    const kept = await store.read(match);
    const played = kept && games.get(kept.deal.game);
    if (!kept || !played) return null;
    const { def, cardSet } = played.game;
    if (kept.deal.rulesVersion !== def.rulesVersion || kept.deal.cardSet !== cardSet) {
      throw new Error(`match ${match} was dealt by other rules or with other cards of ${kept.deal.game}`);
    }
    const broke: LiveHow['broke'] = (live, error) => void this.#again(match, live, error);
    const live = new LiveMatch({ played, store, hold, ticker, think, broke, ended, log }, kept);
    this.#letGoLater(match);
    return live;
  }

  /** Everybody who watched goes on watching what the store has. */
  async #again(match: string, broken: LiveMatch, error: unknown): Promise<void> {
    this.#how.log('match broke', { match, error: String(error) });
    this.#open.delete(match);
    const watchers = [...broken.watchers];
    const lost = (): void => {
      const text = 'This match cannot go on here now: try again in a moment.';
      for (const watcher of watchers) watcher.send({ type: 'lost', match, text });
    };
    const now = this.#how.ticker.now();
    const breaks = [...(this.#breaks.get(match) ?? []), now].filter((at) => at > now - BREAKS_MS);
    this.#breaks.set(match, breaks);
    // One that breaks again and again would do nothing else: it waits until somebody asks for it.
    if (error instanceof Deposed || this.#closed || breaks.length > MOST_BREAKS) return lost();
    try {
      const live = await this.#find(match);
      if (!live) return lost();
      for (const watcher of watchers) live.watch(watcher, null, 'restarted');
    } catch (again) {
      this.#how.log('match cannot be opened', { match, error: String(again) });
      lost();
    }
  }

  async #openDue(): Promise<void> {
    for (const { match } of await this.#how.store.due(this.#how.ticker.now())) {
      if (!this.#open.has(match)) await this.#find(match);
    }
  }
  #letGoLater(match: string): void {
    this.#stops.get(match)?.();
    const stop = this.#how.ticker.after(IDLE_MS, () => void this.#letGo(match));
    this.#stops.set(match, stop);
  }
  async #letGo(match: string): Promise<void> {
    const opening = this.#open.get(match);
    const live = await opening?.catch(() => null);
    if (!live || live.watchers.size > 0 || this.#open.get(match) !== opening) return;
    this.#open.delete(match);
    this.#stops.delete(match);
    await live.close();
  }
  #every(name: string, ms: number, run: () => Promise<void>): void {
    const again = (): void => {
      const stop = this.#how.ticker.after(ms, () => {
        run()
          .catch((error: unknown) => this.#how.log(`${name} failed`, { error: String(error) }))
          .finally(() => this.#closed || again());
      });
      this.#stops.set(name, stop);
    };
    again();
  }
}
