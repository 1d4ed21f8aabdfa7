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
import type { Seat, Viewer } from '@dealers-choice/kernel';
import { readCardsName } from '@dealers-choice/protocol';
import type { Log } from '../logs.ts';
import type { PlayedGame } from '../played-games.ts';
import { type Company, Deposed, type Hold, type Store } from '../store/store.ts';
import type { Kept, MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import type { Sender, Watcher } from './audience.ts';
import type { SeatMessage } from './deeds.ts';
import { firstDue } from './first-due.ts';
import { type LiveHow, LiveMatch } from './live-match.ts';
import { isShown, type Past, type PlayedLog, recordOfLog } from './past.ts';
import type { Think } from './thinking.ts';
import { HeldElsewhere, Unplayable } from './unplayable.ts';

export interface ServiceHow {
  store: Store;
  games: ReadonlyMap<string, PlayedGame>;
  /** A game with imported cards (`ImportedGames`); absent: there are none here. */
  withCards?(game: string, cards: string): Promise<PlayedGame>;
  ticker: Ticker;
  think: Think;
  /** The name of this server in the store. */
  owner: string;
  /** No other server uses this store: what is held in it was held before a restart. */
  alone: boolean;
  /** From now on a match waits for these people, and did not before. */
  asked?(match: string, seats: readonly Seat[]): void;
  /** It waited for these people, and does so no longer. */
  unasked?(match: string, seats: readonly Seat[]): void;
  /** A match is over. */
  ended?(match: string): void;
  log: Log;
}

const LEASE_MS = 30_000;
const RENEW_MS = 10_000;
/** Matches that nobody has open are looked at this often, for a time that has run out. */
const DUE_MS = 5_000;
/** Matches that nobody watches are let go, a while after. */
const IDLE_MS = 60_000;
/** A match that could not be opened when its time was over is tried again after this long. */
const STUCK_MS = 600_000;
/** This many broken-off matches are remembered, so that refusing them reads nothing. */
const MOST_BROKEN_OFF = 10_000;
const BROKEN_OFF =
  'This match was broken off after a long time without a move: its record is open, so nobody can play on.';
const MOST_BREAKS = 3;
const BREAKS_MS = 60_000;

export class MatchService {
  readonly #how: ServiceHow;
  readonly #open = new Map<string, Promise<LiveMatch | null>>();
  readonly #stops = new Map<string, () => void>();
  readonly #breaks = new Map<string, number[]>();
  /** Matches whose time is over and which cannot be opened: until when they are left alone. */
  readonly #stuck = new Map<string, number>();
  readonly #brokenOff = new Set<string>();
  /** Of matches that rest: how much is left for whoever is asked. A restart forgets it, and they have all of it. */
  readonly #left = new Map<string, number>();
  #closed = false;

  constructor(how: ServiceHow) {
    this.#how = how;
    // A server that is alone takes a match over whatever is claimed.
    if (!how.alone) this.#every('renew', RENEW_MS, () => how.store.renew(this.#claim()));
    this.#every('due', DUE_MS, () => this.#openDue());
  }

  /** How many are in memory. */
  get openCount(): number {
    return this.#open.size;
  }

  /** A new match, safe when this resolves. `played`: the game that it was dealt by, if whoever deals has it. */
  async begin(deal: MatchDeal, company?: Company, played: PlayedGame | null = null): Promise<void> {
    const dealtBy = played ?? (await this.#gameOf(deal));
    const dueAt = firstDue(dealtBy, deal);
    // Open from now on: it may be due before whoever deals hears that it is kept, and is not taken over then.
    const kept = this.#how.store.begin(deal, { ...this.#claim(), dueAt }, company);
    await this.#opening(
      deal.match,
      kept.then((hold) => this.#load(deal.match, hold, dealtBy)),
    );
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
  async hear(match: string, seat: Seat, message: SeatMessage, to: Sender): Promise<boolean> {
    const live = await this.#find(match);
    if (!live?.mayWatch(seat)) return false;
    live.hear(seat, message, to);
    return true;
  }
  /**
   * Null: it is not over, or there is none. Whoever only asks this does not take the match over. Who did not play
   * (`hasPlayed`) has it when spectators have seen the end. Fails with a sentence (`Unplayable`) if it was dealt by
   * other rules or cards: which moves of its log stand, and where they led, is known by playing it again.
   */
  async opened(
    match: string,
    hasPlayed: () => Promise<boolean> = async () => true,
  ): Promise<{ record: MatchRecord; deal: FairDeal } | null> {
    // First, and whatever the state: a question that is asked of a match that is over alone tells by its time.
    const isTheirs = await hasPlayed();
    const ended = await this.#endedLog(match);
    if (!ended || !(isTheirs || isShown(ended, this.#how.ticker.now()))) return null;
    const played = ended.played ?? (await this.#gameOf(ended.deal));
    return { record: await recordOfLog({ ...ended, played }), deal: { match, ...ended.deal.fair } };
  }
  /** Without its game, if it is not in memory. */
  async #endedLog(match: string): Promise<(Omit<PlayedLog, 'played'> & { played?: PlayedGame }) | null> {
    const live = await this.#open.get(match)?.catch(() => null);
    if (live) return live.endedLog;
    const kept = await this.#how.store.read(match);
    return kept?.over ? { deal: kept.deal, lines: kept.lines, ticker: this.#how.ticker } : null;
  }
  /** What this viewer was told since the deal; null: there is no such match here, or it is not for this viewer. */
  async past(match: string, viewer: Viewer): Promise<Past | null> {
    const live = await this.#find(match);
    return live?.mayWatch(viewer) ? live.past(viewer) : null;
  }
  /** Does it wait for the person on this seat? */
  async isAsking(match: string, seat: Seat): Promise<boolean> {
    const live = await this.#find(match).catch(() => null); // one that cannot be opened asks nobody
    return live?.isAsking(seat) ?? false;
  }
  /** Whom it waits for. */
  async waitsFor(match: string): Promise<readonly Seat[]> {
    return (await this.#find(match))?.waitsFor ?? [];
  }
  /** From now on a bot plays this seat; resolves when that is safe. */
  async handOver(match: string, seat: Seat): Promise<void> {
    await (await this.#find(match))?.handOver(seat);
  }
  /** The store knows nobody on this seat any more; nor does the match, if it is in memory. */
  async forget(match: string, seat: Seat): Promise<void> {
    const live = await this.#open.get(match)?.catch(() => null);
    live?.forget(seat);
  }
  /** The turn that spectators see; null: there are none, it lies still, or is being opened, which can take a while. */
  async shownTurn(match: string): Promise<number | null> {
    const live = await Promise.race([this.#open.get(match), null]).catch(() => null);
    return live?.shownTurn ?? null;
  }
  /** Resolves when everything asked of this match so far is done. */
  async settled(match: string): Promise<void> {
    await (await this.#open.get(match))?.settled();
  }
  async hashOf(match: string): Promise<string | null> {
    return (await this.#find(match))?.hash ?? null;
  }

  /** Ends a match whose log has no end. From now on its record can be had, so nobody plays on. */
  async breakOff(match: string): Promise<void> {
    const { store, ticker, ended = () => {} } = this.#how;
    const live = await this.#open.get(match)?.catch(() => null);
    await live?.close();
    try {
      if (!live?.isEnded) await store.upkeep.breakOff(match, ticker.now());
    } finally {
      this.#open.delete(match);
    }
    if (!live?.isEnded) this.#noteBrokenOff(match);
    for (const watcher of live?.watchers ?? []) watcher.send({ type: 'lost', match, text: BROKEN_OFF });
    ended(match);
  }
  #noteLeft(match: string, left: number | null): void {
    if (this.#left.size >= MOST_BROKEN_OFF) this.#left.delete([...this.#left.keys()][0] ?? '');
    if (left !== null) this.#left.set(match, left);
  }
  #noteBrokenOff(match: string): void {
    if (this.#brokenOff.size >= MOST_BROKEN_OFF) this.#brokenOff.delete([...this.#brokenOff][0] ?? '');
    this.#brokenOff.add(match);
  }

  /** What is being written is written; nothing more is begun. */
  async close(): Promise<void> {
    this.#closed = true;
    const open = [...this.#open.values()];
    this.#open.clear();
    const closed = await Promise.all(
      open.map(async (opening) => {
        const live = await opening.catch(() => null); // one that cannot be opened now is in nobody's way
        await live?.close();
        return live ? [live] : [];
      }),
    );
    await this.#release(closed.flat());
    for (const stop of this.#stops.values()) stop();
  }
  /** Whoever comes next need not wait until the claims on these have run out. */
  async #release(closed: readonly LiveMatch[]): Promise<void> {
    const { store, alone } = this.#how;
    if (alone) return;
    await store.release(closed.map(({ hold }) => hold)).catch(this.#failed('renew'));
  }

  #claim = () => ({ owner: this.#how.owner, until: this.#how.ticker.now() + LEASE_MS });

  #find(match: string): Promise<LiveMatch | null> {
    const open = this.#open.get(match);
    if (open) return open;
    if (this.#closed) return Promise.resolve(null);
    if (this.#brokenOff.has(match)) return Promise.reject(new Unplayable(BROKEN_OFF));
    return this.#opening(match, this.#takeOver(match));
  }
  #opening(match: string, opening: Promise<LiveMatch | null>): Promise<LiveMatch | null> {
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
    if (hold === 'held') throw new HeldElsewhere();
    return hold && this.#load(match, hold);
  }
  /** `dealtBy`: it was dealt just now, so everybody's time begins. */
  async #load(match: string, hold: Hold, dealtBy: PlayedGame | null = null): Promise<LiveMatch | null> {
    const { store, ticker, think, log, ended = () => {}, asked = () => {}, unasked = () => {} } = this.#how;
    const found = await store.read(match);
    if (!found) return null;
    const left = this.#left.get(match);
    this.#left.delete(match);
    const dueAt = found.dueAt ?? (left === undefined ? null : ticker.now() + left);
    const kept: Kept = { ...found, dueAt: dealtBy ? null : dueAt };
    const played = dealtBy ?? (await this.#gameOf(kept.deal));
    const gone = await this.#leftSeats(kept);
    const broke: LiveHow['broke'] = (live, error) => void this.#again(match, live, error);
    const live = new LiveMatch({ played, store, hold, ticker, think, broke, asked, unasked, ended, log }, kept);
    if (kept.over && !live.isEnded) {
      this.#noteBrokenOff(match);
      await live.close();
      throw new Unplayable(BROKEN_OFF);
    }
    // A crash, or the disk, may have come between; if it cannot be written now it is told as for every line.
    for (const seat of gone) {
      live.forget(seat);
      live.handOver(seat).catch(() => {});
    }
    this.#letGoLater(match);
    return live;
  }
  /** Where somebody sat who was forgotten since: bots play on there. */
  async #leftSeats({ deal: { match, seats }, over }: Kept): Promise<Seat[]> {
    const unnamed = seats.flatMap(({ who, name }, seat) => (who === 'person' && name === '' ? [seat as Seat] : []));
    if (over || unnamed.length === 0) return [];
    const taken = await this.#how.store.played.takenSeats(match);
    return unnamed.filter((seat) => !taken.includes(seat));
  }

  /** Fails with a sentence (`Unplayable`) if it is not here, or has changed since the deal. */
  async #gameOf({ game, cards, cardSet, rulesVersion }: MatchDeal): Promise<PlayedGame> {
    const played = cards === undefined ? this.#how.games.get(game) : await this.#withCards(game, cards);
    if (!played) throw new Unplayable(`This match needs the game "${game}", which this server does not have.`);
    const has = played.game.def.rulesVersion;
    if (rulesVersion !== has) {
      throw new Unplayable(
        `This match needs version ${rulesVersion} of its rules, by which it was dealt; this server has version ${has}.`,
      );
    }
    if (cardSet === played.game.cardSet) return played;
    throw new Unplayable(
      'This match needs its cards as they were dealt: they, or how their texts are read, have changed here since.',
    );
  }
  async #withCards(game: string, cards: string): Promise<PlayedGame> {
    const { withCards } = this.#how;
    if (withCards) return withCards(game, cards);
    const name = readCardsName(cards)?.name ?? cards;
    throw new Unplayable(`This match needs the cards "${name}", and this server has no imported cards.`);
  }

  /** Everybody who watched goes on watching what the store has. */
  async #again(match: string, broken: LiveMatch, error: unknown): Promise<void> {
    this.#how.log('match broke', { match, error: String(error) });
    // It may have been opened anew already: that stays.
    const open = this.#open.get(match);
    if ((await open?.catch(() => null)) === broken && this.#open.get(match) === open) this.#open.delete(match);
    const watchers = [...broken.watchers];
    const lost = (why?: unknown): void => {
      const isFinal = why instanceof Unplayable && !(why instanceof HeldElsewhere);
      const { message: text } = isFinal ? why : new HeldElsewhere();
      for (const watcher of watchers) watcher.send({ type: 'lost', match, text, ...(isFinal ? {} : { again: true }) });
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
      lost(again);
    }
  }

  async #openDue(): Promise<void> {
    const now = this.#how.ticker.now();
    for (const [match, until] of this.#stuck) if (until <= now) this.#stuck.delete(match);
    for (const match of await this.#how.store.due(now)) {
      if (this.#open.has(match) || this.#stuck.has(match)) continue;
      try {
        await this.#find(match);
      } catch (error) {
        if (error instanceof HeldElsewhere) continue; // its clocks run there
        // The others go on.
        this.#stuck.set(match, now + STUCK_MS);
        this.#how.log('match cannot be opened', { match, error: String(error) });
      }
    }
  }
  #letGoLater(match: string): void {
    this.#stops.get(match)?.();
    const stop = this.#how.ticker.after(IDLE_MS, () => void this.#letGo(match));
    this.#stops.set(match, stop);
  }
  async #letGo(match: string): Promise<void> {
    this.#stops.delete(match);
    const opening = this.#open.get(match);
    const live = await opening?.catch(() => null);
    if (!live || live.watchers.size > 0 || this.#open.get(match) !== opening) return;
    this.#open.delete(match);
    await live.close();
    // Else it would be opened again and again for a deadline of which nothing follows.
    if (live.isResting) this.#noteLeft(match, live.left);
    if (live.isResting) await this.#how.store.rest(live.hold).catch(this.#failed('due'));
    await this.#release([live]);
  }
  #failed =
    (what: 'renew' | 'due') =>
    (error: unknown): void =>
      this.#how.log(`${what} failed`, { error: String(error) });
  #every(name: 'renew' | 'due', ms: number, run: () => Promise<void>): void {
    const again = (): void => {
      const stop = this.#how.ticker.after(ms, () => {
        run()
          .catch(this.#failed(name))
          .finally(() => this.#closed || again());
      });
      this.#stops.set(name, stop);
    };
    again();
  }
}
