/**
 * A match being played for people far apart. One thing happens at a time: it is checked, written down, and only then
 * acknowledged and told. If it cannot be written, all of this is thrown away and read from the store again.
 */
import { type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { Log } from '../logs.ts';
import type { PlayedGame } from '../played-games.ts';
import { spareSnapshots } from '../store/spare-snapshots.ts';
import type { Hold, Store } from '../store/store.ts';
import type { Kept, Line, MatchDeal } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { Audience, type Sender, type Watcher } from './audience.ts';
import { BotTurns } from './bot-turns.ts';
import { Clocks, GRACE_MS } from './clocks.ts';
import { type Deed, refuse, type SeatMessage, stepOf } from './deeds.ts';
import { handedIn } from './handed.ts';
import { Markers } from './markers.ts';
import { OneByOne, type Task } from './one-by-one.ts';
import { type Past, type PlayedLog, pastOf } from './past.ts';
import type { Position } from './position.ts';
import { restored } from './restored.ts';
import type { SeatMove, Step } from './steps.ts';
import type { Think } from './thinking.ts';
import { Timers } from './timers.ts';

export interface LiveHow {
  played: PlayedGame;
  store: Store;
  hold: Hold;
  ticker: Ticker;
  think: Think;
  /** The match cannot go on here as it is: it must be read from the store again. */
  broke(live: LiveMatch, error: unknown): void;
  /** From now on it waits for these people, and did not before. */
  asked(match: string, seats: readonly Seat[]): void;
  /** It waited for these people, and does so no longer. */
  unasked(match: string, seats: readonly Seat[]): void;
  /** The match is over, and that is safe. */
  ended(match: string): void;
  /** For whoever looks after the server. */
  log: Log;
}

/** A snapshot after this many lines, or as soon after as the position allows one. */
const SNAPSHOT_EVERY = 50;
/** This many lines may follow a snapshot that spectators have seen; then no more moves are taken back. */
const MOST_UNKEPT = 1_000;
/** From here on whoever looks after the server is told how late a stop in a duel came, or how early. */
const MUCH_LAG_MS = 250;

export class LiveMatch {
  readonly deal: MatchDeal;
  readonly #how: LiveHow;
  readonly #position: Position;
  readonly #lines: Line[];
  /** By the id of a move: whose it was. */
  readonly #ids = new Map<string, Seat>();
  readonly #clocks: Clocks;
  readonly #audience: Audience;
  readonly #markers: Markers;
  readonly #bots: BotTurns;
  readonly #timers: Timers;
  /** By viewer: what is being told once more, for all who ask meanwhile. */
  readonly #pasts = new Map<Viewer, { seq: number; past: Promise<Past> }>();
  readonly #tasks = new OneByOne();
  /** Seats of people who do not come back. */
  readonly #forgotten = new Set<Seat>();
  /** How many lines there were when much lag was logged last. */
  #laggedAt = -1;
  #broken = false;
  #isEnded: boolean;
  #snapshotAt: number;
  /** Positions to start from after a crash, as they are kept, the oldest first. */
  #starts: readonly { seq: number; at: number }[];
  /** Whom everybody waited for after the last line. */
  #waitedFor: readonly Seat[];

  constructor(how: LiveHow, kept: Kept) {
    const { deal, lines } = kept;
    const now = how.ticker.now();
    this.deal = deal;
    this.#how = how;
    this.#lines = [...lines];
    for (const { entry, moveId } of lines) if (moveId !== null) this.#ids.set(moveId, entry.seat);
    const { position, gallery, from } = restored(how.played, kept, now);
    this.#position = position;
    this.#isEnded = position.over;
    this.#snapshotAt = from;
    this.#starts = kept.snapshots.flatMap(({ seq, at }) => (seq >= from ? [{ seq, at }] : [])).reverse();
    this.#clocks = new Clocks(deal.clock);
    this.#audience = new Audience({ deal, position, gallery, clocks: () => this.#clocks.left(how.ticker.now()) });
    this.#markers = new Markers(how.played, position);
    this.#bots = this.#botsOf(how);
    this.#timers = this.#timersOf(how);
    const awaited = this.#markers.awaited();
    this.#waitedFor = awaited.map(({ seat }) => seat);
    this.#clocks.watch(awaited, this.#isKeeping, now);
    if (kept.dueAt !== null) this.#clocks.resume(Math.max(kept.dueAt - now, GRACE_MS), now);
    this.#timers.set();
    this.#bots.wake();
  }
  #botsOf({ played, ticker, think, log }: LiveHow): BotTurns {
    return new BotTurns({
      ...{ played, ticker, think, log, deal: this.deal, position: this.#position, markers: this.#markers },
      isAwaited: () => this.#audience.hasPlayers(),
      standsIn: (seat) => this.#forgotten.has(seat) || this.#audience.hasPlayers(),
      handed: (seat) => handedIn(this.#lines, seat),
      play: (answer, seq) => this.#playBot(answer, seq),
      failed: (error) => this.#inTurn(() => Promise.reject(error)),
    });
  }
  #timersOf({ ticker }: LiveHow): Timers {
    return new Timers({
      ...{ ticker, position: this.#position, clocks: this.#clocks, markers: this.#markers, audience: this.#audience },
      inTurn: (task) => this.#inTurn(task),
      handOver: (seat) => this.#commit({ seat, to: 'bot' }, null),
      answerFor: (answer, seq) => this.#answerFor(answer, seq),
    });
  }

  get hold(): Hold {
    return this.#how.hold;
  }
  /** It is over, and that is safe. While its last line is being written it goes on: that may yet fail. */
  get isEnded(): boolean {
    return this.#isEnded;
  }
  /** Does the match wait for the person on this seat? */
  isAsking(seat: Seat): boolean {
    return this.#position.isPerson(seat) && this.#position.owes(seat);
  }
  /** The turn that spectators see; null: there are none. */
  get shownTurn(): number | null {
    return this.#audience.shownTurn;
  }
  mayWatch = (viewer: Viewer): boolean => this.#audience.mayWatch(viewer);
  get watchers(): ReadonlySet<Watcher> {
    return this.#audience.watchers;
  }
  /** Resolves when everything asked of it so far is done. */
  settled = (): Promise<void> => this.#tasks.settled();
  /** Stops its timers; what is being written is written. */
  async close(): Promise<void> {
    this.#broken = true;
    this.#stopAll();
    await this.settled();
  }

  /** `lastSeq`: how many news the watcher has had; null: none. */
  watch(watcher: Watcher, lastSeq: number | null, why: 'joined' | 'restarted' = 'joined'): void {
    const audience = this.#audience;
    audience.expect(watcher);
    this.#inTurn(
      () => {
        if (audience.hasLeft(watcher)) return;
        const { viewer } = watcher;
        // A marker that ran on the page before starts anew.
        if (lastSeq === null && viewer !== SPECTATOR) this.#markers.forget(viewer);
        // One that runs there and is not known here does so too, when the page is shown how things stand.
        const isLost = lastSeq !== null && this.#markers.isMissing(viewer);
        if (isLost) audience.admitAnew(watcher);
        else audience.admit(watcher, lastSeq, why);
        this.#lookWhoIsThere();
      },
      () => this.#sayLost(watcher),
    );
  }
  unwatch(watcher: Watcher): void {
    this.#audience.leave(watcher);
    this.#inTurn(() => this.#lookWhoIsThere());
  }
  /** Nobody is let wait: then nobody's time runs, and no bot plays on for those who have gone. */
  #isKeeping = (seat: Seat): boolean => this.#audience.hasPlayers(seat);
  #lookWhoIsThere(): void {
    if (this.#isEnded) return;
    const hasChanged = this.#clocks.watch(this.#markers.awaited(), this.#isKeeping, this.#how.ticker.now());
    if (hasChanged) this.#audience.tellClocks();
    this.#timers.set();
    this.#bots.wake();
  }
  /** Nothing happens here until somebody comes. */
  get isResting(): boolean {
    return !this.#isEnded && this.#dueAt(0) === null;
  }

  /** Milliseconds that are left for whoever is asked while it rests; null: nobody has a clock. */
  get left(): number | null {
    return this.#clocks.least;
  }

  /** Whom it waits for. */
  get waitsFor(): readonly Seat[] {
    return this.#waitedFor;
  }
  /** From now on a bot plays this seat; resolves when that is safe. */
  handOver(seat: Seat): Promise<void> {
    return new Promise((done, fail) => {
      this.#inTurn(
        async () => {
          const isPlayed = this.#isEnded || !this.#position.isPerson(seat) || this.#position.isAway(seat);
          if (!isPlayed) await this.#commit({ seat, to: 'bot' }, null);
          done();
        },
        () => fail(new Error(`seat ${seat} of match ${this.deal.match} could not be handed over`)),
      );
    });
  }

  /** Whoever comes from now on is told no name for this seat, and a bot plays it to the end. */
  forget(seat: Seat): void {
    this.#forgotten.add(seat);
    const planned = this.deal.seats[seat];
    if (planned) planned.name = '';
  }

  /** What somebody on a seat wants done. Every message is answered: done, refused, or shown how things stand. */
  hear(seat: Seat, message: SeatMessage, to: Sender): void {
    const { match } = this.deal;
    this.#inTurn(
      async () => {
        if (message.type === 'clock') return this.#startMarker(seat);
        if (this.#position.isAway(seat) && !this.#isEnded) await this.#commit({ seat, to: 'person' }, null);
        if (message.type === 'here') return this.#stir(seat);
        this.#noteLag(seat);
        const { moveId } = message;
        const before = this.#ids.get(moveId);
        if (before === seat) return this.#acknowledge(seat, moveId, to);
        if (before !== undefined) return refuse(to, { match, moveId, code: 'id-taken' });
        const stale = this.#staleness(seat, message);
        if (stale !== null) return this.#audience.show({ viewer: seat, send: to.send }, stale);
        if (this.#isEndless(message)) return refuse(to, { match, moveId, code: 'nothing-to-undo' });
        const late = this.#lateness(seat, message);
        if (late !== null) {
          this.#markers.forget(seat); // the page starts it anew
          return refuse(to, { match, moveId, code: late });
        }
        const step = stepOf(seat, message, (move) => this.#markers.onOneClock(seat, move));
        const refusal = await this.#commit(step, moveId);
        if (refusal) to.send({ type: 'refused', match, moveId, refusal });
        else this.#acknowledge(seat, moveId, to);
      },
      () => this.#sayLost(to),
    );
  }

  /** Null: it is not over. */
  get endedLog(): PlayedLog | null {
    return this.#isEnded ? this.#log() : null;
  }
  /** What this viewer was told since the deal; null: the match was interrupted, and is to be asked again. */
  past(viewer: Viewer): Promise<Past | null> {
    // In turn: while a line is being written its news are counted already, and not in the log yet.
    return new Promise((done) => {
      this.#inTurn(
        () => done(this.#pastOf(viewer)),
        () => done(null),
      );
    });
  }
  #pastOf(viewer: Viewer): Promise<Past> {
    const seq = this.#audience.seqOf(viewer);
    const running = this.#pasts.get(viewer);
    if (running?.seq === seq) return running.past;
    const past = pastOf(this.#log(), viewer, seq).finally(() => {
      if (this.#pasts.get(viewer)?.past === past) this.#pasts.delete(viewer);
    });
    this.#pasts.set(viewer, { seq, past });
    return past;
  }
  #log = (): PlayedLog => {
    const { played, ticker } = this.#how;
    return { played, ticker, deal: this.deal, lines: [...this.#lines] };
  };

  /** Of what was written, as tests and whoever looks after the server compare it. */
  get hash(): string {
    return this.#position.hash;
  }

  #inTurn(task: Task, broken: () => void = () => {}): void {
    this.#tasks.add(() => {
      if (this.#broken) return broken();
      const fail = (error: unknown): void => {
        this.#break(error);
        broken();
      };
      try {
        return task()?.catch(fail);
      } catch (error) {
        fail(error);
      }
    });
  }

  /** Does it, writes it down, tells everybody. The reason why not, or null. */
  async #commit(step: Step, moveId: string | null) {
    const after = this.#position.seq;
    const taken = this.#position.take(step);
    if ('code' in taken) return taken;
    const at = this.#how.ticker.now();
    const last = taken.entries.length - 1;
    const lines = taken.entries.map((entry, i): Line => ({ entry, moveId: i === last ? moveId : null, at }));
    this.#markers.follow();
    const awaited = this.#markers.awaited();
    this.#clocks.watch(awaited, this.#isKeeping, at);
    await this.#how.store.append(this.#how.hold, { after, lines, dueAt: this.#dueAt(at), over: this.#position.ending });
    this.#lines.push(...lines);
    this.#isEnded = this.#position.over;
    if (moveId !== null) this.#ids.set(moveId, step.seat);
    this.#audience.tell(taken.told, at);
    this.#keepSnapshot(at);
    this.#timers.set();
    this.#bots.wake();
    this.#call(awaited.map(({ seat }) => seat));
    if (this.#isEnded) this.#how.ended(this.deal.match);
    return null;
  }
  /** When this match must be open, whoever watches it: as long as nobody's time runs, that is when a bot is asked. */
  #dueAt(now: number): number | null {
    return this.#clocks.dueAt ?? (this.#bots.goesOn || this.#markers.holding().length > 0 ? now : null);
  }
  #call(awaited: readonly Seat[]): void {
    const called = awaited.filter((seat) => !this.#waitedFor.includes(seat));
    const free = this.#waitedFor.filter((seat) => !awaited.includes(seat));
    this.#waitedFor = awaited;
    if (free.length > 0) this.#how.unasked(this.deal.match, free);
    if (called.length > 0) this.#how.asked(this.deal.match, called);
  }

  #sayLost(to: Sender): void {
    to.send({ type: 'lost', match: this.deal.match, text: 'This match was interrupted: try again.', again: true });
  }
  #acknowledge(seat: Seat, moveId: string, to: Sender): void {
    to.send({ type: 'done', match: this.deal.match, moveId, seq: this.#position.toldTo(seat) });
  }

  /** Why the page must look again before this can mean anything. */
  #staleness(seat: Seat, message: Deed): 'gap' | 'stale' | null {
    if (message.type === 'concede') return null;
    const seq = this.#position.toldTo(seat);
    if (message.lastSeq > seq) return 'gap';
    const isAsked = this.#position.asking?.seats.includes(seat) ?? false;
    // Whoever is asked nothing, and knows it, is told so by the rules.
    if (message.type !== 'answer' || !isAsked) return message.lastSeq === seq ? null : 'stale';
    return message.question === this.#position.questionOf(seat) ? null : 'stale';
  }
  /** Taking moves back makes the log longer, and the match no shorter: it must be read again after a crash. */
  #isEndless({ type }: Deed): boolean {
    if (type !== 'undo' && type !== 'change') return false;
    const shown = this.#how.ticker.now() - (this.deal.spectators ?? 0);
    const start = Math.max(0, ...this.#starts.filter(({ at }) => at <= shown).map(({ seq }) => seq));
    return this.#position.seq - start > MOST_UNKEPT;
  }
  /** Why an answer to a marker does not count. */
  #lateness(seat: Seat, message: Deed): string | null {
    if (message.type !== 'answer') return null;
    const { lag, late } = this.#markers.judged(seat, message.move, this.#how.ticker.now());
    // Once for a position: whoever is refused may say the same as often as they like.
    const isNews = Math.abs(lag) >= MUCH_LAG_MS && this.#laggedAt !== this.#position.seq;
    if (isNews) this.#laggedAt = this.#position.seq;
    if (Math.abs(lag) > 1) this.#how.log(isNews ? 'lag' : 'small lag', { match: this.deal.match, seat, lag });
    return late;
  }

  /** What came when its time was over, and is taken all the same, was on its way. */
  #noteLag(seat: Seat): void {
    const lag = this.#clocks.lateBy(seat, this.#how.ticker.now());
    if (lag > 0) this.#how.log('late answer', { match: this.deal.match, seat, lag });
  }

  #startMarker(seat: Seat): void {
    const now = this.#how.ticker.now();
    if (!this.#markers.start(seat, now)) return;
    this.#clocks.watch(this.#markers.awaited(), this.#isKeeping, now);
    this.#audience.tellClocks();
    this.#timers.set();
    this.#bots.wake();
  }
  #stir(seat: Seat): void {
    if (!this.#clocks.stir(seat, this.#how.ticker.now())) return;
    this.#audience.tellClocks();
    this.#timers.set();
  }

  async #playBot(answer: SeatMove, seq: number): Promise<void> {
    this.#inTurn(() => this.#answerFor(answer, seq));
    await this.settled();
  }
  /** What a bot, or the rules, say in place of somebody; unless something happened since there were this many lines. */
  async #answerFor(answer: SeatMove, seq: number): Promise<void> {
    if (seq !== this.#position.seq) return;
    const refusal = await this.#commit(answer, null);
    // Not what it is: that can name a card, and this is logged.
    if (refusal) throw new Error(`an answer in place of seat ${answer.seat} was refused: ${refusal.code}`);
  }

  #keepSnapshot(at: number): void {
    if (this.#position.seq - this.#snapshotAt < SNAPSHOT_EVERY || this.#isEnded) return;
    const snapshot = this.#position.snapshot(at);
    if (!snapshot) return;
    this.#snapshotAt = snapshot.seq;
    const shown = at - (this.deal.spectators ?? 0);
    const starts = [...this.#starts, { seq: snapshot.seq, at }];
    const spare = spareSnapshots(starts, shown);
    this.#starts = starts.filter((one) => !spare.includes(one));
    // Nothing depends on it: whoever has been deposed finds out with the next move.
    this.#how.store.snapshot(this.#how.hold, snapshot, shown).catch((error: unknown) => {
      this.#how.log('no snapshot', { match: this.deal.match, error: String(error) });
    });
  }
  #break(error: unknown): void {
    if (this.#broken) return;
    this.#broken = true;
    this.#stopAll();
    this.#how.broke(this, error);
  }
  #stopAll(): void {
    this.#timers.stop();
    this.#bots.end();
  }
}
