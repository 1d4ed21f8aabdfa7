/** A match far away on the table, or on its way there: it keeps in step with what its server tells. */
import { type Refusal, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { follow, type Heard, type LogLine, type MatchToClient, type ToPage } from '@dealers-choice/protocol';
import type { Language } from '@dealers-choice/words';
import { formatFarKey } from '../match/far-key.ts';
import { reasonOf, telling } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import type { Ticker } from '../match/ticker.ts';
import { en, type HostPhrases } from '../words/host-en.ts';
import type { FarState } from './contract.ts';
import { type FarTable, type Followings, hearOn, lookBack, openFarTable } from './far-table.ts';
import type { KeptMoves } from './kept-moves.ts';
import { createPendingMoves, type Done, type PendingMoves } from './pending-moves.ts';
import type { MatchEar, MatchLine } from './store.ts';

export interface FarSittingHow {
  line: MatchLine;
  ticker: Ticker;
  /** Milliseconds since 1970. */
  today(): number;
  load(game: string, cards: string, language: Language): Promise<AnyGame>;
  /** Are hints allowed where it is played? */
  help(match: string): boolean;
  /** What was not acknowledged when the page was loaded again. */
  kept: KeptMoves;
  post(message: ToPage): void;
}

interface Which {
  /** What the page calls it, and what the server does. */
  match: number;
  name: string;
  language: Language;
}

/** What comes in this many milliseconds after the line is back happened while it was gone. */
const CATCH_MS = 400;
/** More than this many moves that were missed are not shown one after the other. */
const MOST_SHOWN = 3;
/** Signs of life are sent no more often than this. */
const HERE_MS = 5_000;
const AGAIN_MS = 1_000;
/** Of a match that was on the table, the server is asked this often whether it is really gone. */
const MOST_DENIALS = 4;

export class FarSitting implements MatchEar {
  readonly name: string;
  readonly all: Partial<Followings> & Pick<Followings, 'heard' | 'sights'> = { heard: [], sights: new Map() };
  readonly #how: FarSittingHow;
  readonly #match: number;
  readonly #pending: PendingMoves;
  #language: Language;
  #shelved: AnyGame | null = null;
  /** Null: it is not on the table yet. */
  #table: FarTable | null = null;
  /** After the line was gone: what comes is gathered for a moment, from this piece of news on. `kept`: own moves. */
  #catching: { from: number; news: Heard[]; kept: number } | null = null;
  /** What was told before this page came is on its way. */
  #past: Promise<void> | null = null;
  #isUp = false;
  #isClosed = false;
  /** Why the last thing that was kept was not done, until the table is as it is now. */
  #late: string | null = null;
  #hereAt = Number.NEGATIVE_INFINITY;
  #far: FarState;
  /** How often in a row the server has said that it cannot go on. */
  #denials = 0;
  #stop = (): void => {};

  constructor({ match, name, language }: Which, how: FarSittingHow) {
    this.name = name;
    this.#how = how;
    this.#match = match;
    this.#language = language;
    this.#pending = createPendingMoves({
      ticker: how.ticker,
      say: (message) => void how.line.say(message),
      before: how.kept.of(name),
      keep: (waiting) => how.kept.keep(name, waiting),
    });
    this.#far = { match: name, delay: null, outgoing: null, missed: null, watchersDelay: null, ended: null };
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }
  get shelved(): AnyGame | null {
    return this.#shelved;
  }
  get table(): FarTable | null {
    return this.#table;
  }
  /** The sentences of its game, in the reader's language once that is here. */
  get say(): HostPhrases {
    return this.#shelved?.host ?? en;
  }

  listen(): void {
    this.#stop = this.#how.line.listen(this.name, this);
  }
  close(): void {
    const { line } = this.#how;
    this.#isClosed = true;
    this.#pending.clear();
    this.#stop();
    line.say({ type: 'unwatch', match: this.name });
    line.show(null);
  }
  /** The person reads another language. */
  speak(language: Language): Promise<void> {
    this.#language = language;
    return this.#lay();
  }
  /** Something that a person did. */
  put(message: Done): void {
    this.#pending.put(message);
    this.#showOutgoing();
  }
  withdraw(): void {
    this.#pending.clear();
    this.#showOutgoing();
    this.#sayNo(this.say.withdrawn);
  }
  /** The person at this seat is there; one that a bot plays for is back at once. */
  stir(seat: Seat): void {
    const { line, ticker } = this.#how;
    const isAway = this.all.known?.sight.away.includes(seat);
    const now = ticker.now();
    if (!isAway && now - this.#hereAt < HERE_MS) return;
    this.#hereAt = now;
    line.say({ type: 'here', match: this.name });
  }

  lineIs(isUp: boolean): void {
    if (this.#isUp === isUp) return;
    this.#isUp = isUp;
    if (isUp) this.#watch();
    this.#showOutgoing();
  }
  #watch(): void {
    const { known } = this.all;
    this.#askToWatch();
    if (!known) return;
    if (this.#table && !this.#catching) {
      this.#catching = { from: known.seq, news: [], kept: this.#pending.count };
      this.#how.ticker.after(CATCH_MS, () => this.#isClosed || this.#caughtUp());
    }
    this.#pending.sendAll();
  }
  #askToWatch(): void {
    this.#how.line.say({ type: 'watch', match: this.name, lastSeq: this.all.known?.seq ?? null });
  }
  /** Few moves are shown as any others; after many the table is as it is now, and they can be looked back at. */
  #caughtUp(): void {
    const catching = this.#catching;
    this.#catching = null;
    const table = this.#table;
    if (!catching || !table) return;
    const moves = this.#ofOthers(catching.news, catching.kept).filter(({ events }) => events.length > 0);
    this.#show({ missed: { from: moves[0]?.seq ?? catching.from, moves: moves.length } });
    if (catching.news.length > MOST_SHOWN) this.#layAgain();
    else for (const news of catching.news) if (news.seq > table.seq) this.#report(news);
    this.#tellLate();
  }

  /** Without what this person did while the line was gone, and which was sent when it was back: their last moves. */
  #ofOthers(news: readonly Heard[], kept: number): Heard[] {
    const own = news.filter(({ events: [first] }) => first?.seat === this.#viewer());
    const sent = kept === 0 ? [] : own.slice(-kept);
    return news.filter((one) => !sent.includes(one));
  }

  hear(message: MatchToClient): void {
    if (message.type !== 'lost') this.#denials = 0;
    switch (message.type) {
      case 'dealt':
        this.all.dealt = message;
        return;
      case 'sight':
        this.#see(message);
        return;
      case 'news':
        this.#take(message);
        return;
      case 'done':
        this.#pending.take(message.moveId);
        this.#showOutgoing();
        return;
      case 'refused':
        this.#refused(this.#pending.take(message.moveId), message.refusal);
        return;
      case 'lost':
        this.#lost(message);
        return;
    }
  }
  #see({ seq, sight, last, why }: MatchToClient<'sight'>): void {
    const { all } = this;
    const before = all.known?.seq ?? null;
    all.known = { seq, sight };
    all.sights.set(seq, sight);
    hearOn(all, seq, last);
    if (why === 'stale') this.#dropLate();
    else if (before === null) this.#pending.sendAll();
    if (before === null || !this.#table) void this.#lay();
    else if (why !== 'stale' || seq !== before) {
      if (this.#catching) this.#show({ missed: { from: before + 1, moves: seq - before } });
      this.#catching = null;
      void this.#lay();
    } else if (!this.#catching) this.#tellLate();
  }
  #dropLate(): void {
    const late = this.#pending.takeFirst();
    this.#showOutgoing();
    if (late) this.#late = late.type === 'answer' ? this.say.tooLate : this.say.stale;
  }
  /** When the table is as it is now: else the sentence would go with what is shown next. */
  #tellLate(): void {
    const late = this.#late;
    this.#late = null;
    if (late !== null) this.#sayNo(late);
  }
  #take(news: MatchToClient<'news'>): void {
    const { all } = this;
    if (all.known && news.seq <= all.known.seq) return; // asked for twice, and told twice
    const next = follow(all.known ?? null, news);
    if (!next) {
      this.#askToWatch();
      return;
    }
    const heard: Heard = { seq: news.seq, events: news.events };
    if (next.sight.view.over && !all.known?.sight.view.over) this.#show({ ended: this.#how.today() });
    all.known = next;
    all.sights.set(next.seq, next.sight);
    hearOn(all, heard.seq, [heard]);
    if (this.#catching) this.#catching.news.push(heard);
    else if (this.#table) this.#report(heard);
  }
  #report(news: Heard): void {
    const report = this.#table?.report(news, this.#isOwn(news) ? 'person' : 'bot');
    if (report) this.#how.post({ type: 'report', match: this.#match, report });
  }
  /** What a person has just done needs not be shown to them for long. */
  #isOwn({ events: [first] }: Heard): boolean {
    return !this.#pending.isEmpty && (first?.seat === undefined || first.seat === this.all.known?.sight.view.viewer);
  }

  /** With the game's words; what was told before this page came is asked for when somebody wants to read it. */
  async #lay(): Promise<void> {
    const { dealt, known } = this.all;
    const language = this.#language;
    if (!dealt || !known) return;
    try {
      const shelved = await this.#how.load(dealt.game, dealt.cards ?? '', language);
      if (this.#isClosed || this.#language !== language) return;
      this.#shelved = shelved;
      this.#layAgain();
      this.#tellLate();
    } catch (error) {
      if (!this.#isClosed) this.#fail(reasonOf(error));
    }
  }
  /** Every line since the deal. Rejects with a sentence when the line is gone. */
  async told(): Promise<LogLine[]> {
    // Twice: what is missed while it is on its way is not in it.
    for (let tries = 0; tries < 2 && !this.#isWhole; tries++) {
      this.#past ??= this.#askForPast().finally(() => {
        this.#past = null;
      });
      await this.#past;
    }
    const table = this.#laid();
    if (!this.#isWhole) throw new Error(this.say.notSeen);
    return table ? table.whole().eyes.flatMap(({ lines }) => lines) : [];
  }
  async #askForPast(): Promise<void> {
    const past = await this.#how.line.ask({ type: 'past', match: this.name });
    if (past.type !== 'told') throw new Error(this.say.notSeen);
    lookBack(this.all, past);
  }
  /** Everything told since the deal is known here, and every position. */
  get #isWhole(): boolean {
    const { sights, heard, known } = this.all;
    if (!known) return false;
    const from = heard[0]?.seq ?? known.seq + 1;
    return from === 1 && sights.size > known.seq;
  }
  #layAgain(): void {
    const { dealt } = this.all;
    const table = this.#laid();
    if (!table || !dealt) return;
    this.#table = table;
    const delay = this.#viewer() === SPECTATOR ? (dealt.spectators ?? 0) : null;
    this.#show({ delay, watchersDelay: dealt.spectators });
    const laid = { key: formatFarKey(this.name), cardSet: dealt.cardSet, plan: table.plan, report: table.whole() };
    this.#how.post({ type: 'table', match: this.#match, ...laid, isPart: !this.#isWhole });
  }
  #laid(): FarTable | null {
    const { all } = this;
    const { dealt, known } = all;
    if (!this.#shelved || !dealt || !known) return null;
    return openFarTable(this.#shelved, { ...all, dealt, known }, this.#how.help(this.name));
  }

  #refused(what: Done | null, refusal: Refusal): void {
    this.#showOutgoing();
    const { shelved, table, all } = this;
    if (!what || !shelved || !table || !all.known) return;
    const isSlow = refusal.code.startsWith('marker-');
    const told = telling(shelved, all.known.sight.view, table.plan);
    if (isSlow) this.#layAgain(); // with a marker that starts anew
    this.#sayNo(isSlow ? this.say.slowLine : shelved.words.refusal(refusal, told));
  }
  #sayNo(text: string): void {
    const viewer = this.#viewer();
    this.#how.post({ type: 'refused', match: this.#match, seat: viewer === SPECTATOR ? null : viewer, text });
  }
  #viewer(): Viewer {
    return this.all.known?.sight.view.viewer ?? SPECTATOR;
  }
  /** A server that has to read the match anew is asked again; one that says no again and again is believed. */
  #lost({ text, again }: MatchToClient<'lost'>): void {
    const isDoubted = this.#table !== null && ++this.#denials < MOST_DENIALS;
    if (again || isDoubted) this.#how.ticker.after(AGAIN_MS, () => !this.#isClosed && this.#isUp && this.#watch());
    else this.#fail(text);
  }
  #fail(text: string): void {
    this.#how.post({ type: 'failed', match: this.#match, text });
  }

  #showOutgoing(): void {
    this.#show({ outgoing: this.#pending.isEmpty ? null : this.#isUp ? 'sent' : 'kept' });
  }
  #show(change: Partial<FarState>): void {
    this.#far = { ...this.#far, ...change };
    this.#how.line.show(this.#far);
  }
}
