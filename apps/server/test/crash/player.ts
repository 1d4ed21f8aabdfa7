/** A page that plays whatever happens: it comes back when the server does, and sends again what was not done. */
import type { Bot } from '@dealers-choice/bots';
import { random } from '@dealers-choice/bots';
import { below, hashOf, type Move, type Rng, type Seat, type Spec, seedRng } from '@dealers-choice/kernel';
import {
  type Followed,
  follow,
  type MatchToServer,
  ONLINE_VERSION,
  type RoomView,
  readToClient,
  type Sight,
  type ToClient,
} from '@dealers-choice/protocol';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { Ticker } from '../../src/ticker.ts';
import type { OpenPlayerLine, PlayerLine } from './player-line.ts';

/** What a page remembers of one match, to be held against the store. */
export interface Memory {
  match: string;
  seat: Seat;
  /** Ids of moves that the server called done. */
  done: string[];
  /** Ids of moves that the server said were not done. */
  denied: string[];
  /** By number of news: what the page saw then. */
  seen: Map<number, string>;
}

export interface PlayerHow {
  line: OpenPlayerLine;
  ticker: Ticker;
  game: string;
  /** What it does follows from this. */
  name: string;
  /**
   * Alone with bots and without a clock; as host of a table with a short clock at which somebody else plays, too; or as
   * that one, at the tables of this host. Those who play together take moves back, and are silent too long at times.
   */
  company: 'nobody' | 'somebody' | Player;
}

/** Less than they are silent for. */
const CLOCK_SECONDS = 1;
const SILENT_MS = 2_600;
/** One move in this many is taken back, and one is waited with. */
const UNDO_EVERY = 8;
const SILENT_EVERY = 15;
/** After one move in this many it asks what it was told since the deal. */
const PAST_EVERY = 25;
/** How often it is looked whether the host has another table. */
const LOOK_MS = 100;

export class Player {
  readonly name: string;
  readonly memories: Memory[] = [];
  readonly problems: string[] = [];
  /** How often it was told what happened before, and had a record. */
  readonly lookedBack = { past: 0, record: 0 };
  readonly #line: PlayerLine;
  readonly #ticker: Ticker;
  readonly #company: PlayerHow['company'];
  readonly #seats: number;
  readonly #game: string;
  readonly #mind: Bot<Spec>;
  readonly #rng: Rng;
  #memory: Memory | null = null;
  #known: Followed | null = null;
  #pending: MatchToServer<'answer' | 'undo'> | null = null;
  #silentUntil = 0;
  #guest = '';
  #ids = 0;
  #ended = 0;
  #requests = 0;
  #room = '';
  #code = '';
  /** There were this many news when its last move was done: before it has them it does not know what is asked. */
  #told = 0;
  #marker: { question: number; at: number } | null = null;
  #isClosed = false;

  constructor({ line, ticker, game, name, company }: PlayerHow) {
    this.name = name;
    this.#ticker = ticker;
    this.#company = company;
    const played = PLAYED_GAMES.get(game);
    if (!played) throw new Error(`there is no ${game}`);
    this.#game = game;
    this.#seats = played.game.def.seats.min;
    this.#mind = played.bots.find((bot) => bot.name === 'random') ?? random(played.game);
    this.#rng = seedRng(name);
    this.#line = line({ opened: () => this.#arrive(), heard: (message) => this.#take(message) });
  }
  close(): void {
    this.#isClosed = true;
    this.#line.close();
  }
  /** Of the table it is at; '' while there is none. */
  get code(): string {
    return this.#code;
  }
  get moves(): number {
    return this.memories.reduce((sum, { done }) => sum + done.length, 0);
  }
  /** Grows with every move that is acknowledged, and with every match that ends. */
  get progress(): number {
    return this.moves + this.#ended;
  }

  #later(ms: number, run: () => void): void {
    this.#ticker.after(ms, () => this.#isClosed || run());
  }

  #arrive(): void {
    this.#line.say({ type: 'hello', version: ONLINE_VERSION, name: 'Player' });
    if (this.#memory) this.#resume();
    else if (this.#code !== '') this.#line.say({ type: 'enter', request: ++this.#requests, code: this.#code });
    else this.#openTable();
  }
  #resume(): void {
    const { match } = this.#memory ?? {};
    if (match === undefined) return;
    this.#line.say({ type: 'watch', match, lastSeq: this.#known?.seq ?? null });
    if (this.#pending) this.#line.say(this.#pending);
  }
  #openTable(): void {
    if (this.#company instanceof Player) {
      this.#follow(this.#company, '');
      return;
    }
    const wanted = { game: this.#game, seats: this.#seats, options: {}, visibility: 'private' as const };
    const seconds = this.#company === 'nobody' ? 0 : CLOCK_SECONDS;
    const table = { title: '', seconds, spectators: null, help: false };
    this.#line.say({ type: 'create', request: ++this.#requests, ...wanted, ...table });
  }

  /** To the next table of this host: `last` is the code of the one before. */
  #follow(host: Player, last: string): void {
    this.#later(LOOK_MS, () => {
      if (this.#code !== '' || this.#memory) return;
      if (host.code === '' || host.code === last) {
        this.#follow(host, last);
        return;
      }
      this.#code = host.code;
      this.#line.say({ type: 'enter', request: ++this.#requests, code: this.#code });
    });
  }

  #take(data: unknown): void {
    const message = readToClient(data);
    if (typeof message === 'string') this.problems.push(message);
    else this.#hear(message);
  }
  #hear(message: ToClient): void {
    switch (message.type) {
      case 'welcome':
        this.#guest = message.guest;
        return;
      case 'entered':
        this.#room = message.view.room;
        this.#code = message.view.code;
        if (message.view.match === null) this.#begin(message.view);
        else if (!this.#memory) this.#sit(message.view, message.view.match);
        return;
      case 'room':
        if (message.view.room !== this.#room || this.#memory) return;
        if (message.view.match !== null) this.#sit(message.view, message.view.match);
        else if (this.#company === 'somebody' && message.view.seats.every(({ ready }) => ready))
          this.#line.say({ type: 'start', request: ++this.#requests, room: this.#room });
        return;
      case 'sorry':
        this.#console(message.text);
        return;
      case 'sight':
      case 'news':
        this.#learn(message);
        return;
      case 'done':
        if (message.moveId !== this.#pending?.moveId) return;
        this.#memory?.done.push(message.moveId);
        this.#pending = null;
        this.#told = message.seq;
        if (below(this.#rng, PAST_EVERY) === 0) this.#lookBack('past');
        this.#takeBack();
        this.#pump();
        return;
      case 'told':
        this.#compare(message);
        return;
      case 'opened':
        this.lookedBack.record++;
        return;
      case 'refused':
        if (message.moveId !== this.#pending?.moveId) return;
        this.#memory?.denied.push(message.moveId);
        if (!isExpected(message.refusal.code)) this.problems.push(`refused: ${message.refusal.code}`);
        this.#pending = null;
        this.#marker = null;
        this.#later(20, () => this.#pump());
        return;
      case 'lost':
      case 'wrong':
        this.#later(150, () => this.#resume());
        return;
    }
  }
  /** A table that a crash has swallowed is asked for no more; who has too many of them comes as somebody else. */
  #console(text: string): void {
    if (/no table/.test(text)) {
      this.#code = '';
      this.#openTable();
    }
    if (!/You have/.test(text)) return;
    this.#code = '';
    this.#line.changeGuest();
  }
  #begin({ room, commitment }: RoomView): void {
    const ready = (): void =>
      this.#line.say({ type: 'ready', request: ++this.#requests, room, commitment, brought: '' });
    if (this.#company instanceof Player) {
      ready();
      return;
    }
    for (let seat = this.#company === 'nobody' ? 1 : 2; seat < this.#seats; seat++) {
      this.#line.say({ type: 'place', request: ++this.#requests, room, seat: seat as Seat, bot: 'random' });
    }
    ready();
    // With company it begins when the other one is ready, too.
    this.#line.say({ type: 'start', request: ++this.#requests, room });
  }
  #sit({ seats }: RoomView, match: string): void {
    const seat = seats.findIndex(({ guest }) => guest === this.#guest);
    if (seat < 0) return;
    this.#memory = { match, seat: seat as Seat, done: [], denied: [], seen: new Map() };
    this.memories.push(this.#memory);
    this.#known = null;
    this.#pending = null;
    this.#told = 0;
    this.#resume();
  }

  #learn(message: Extract<ToClient, { type: 'sight' | 'news' }>): void {
    if (message.match !== this.#memory?.match) return;
    const next = follow(this.#known, message);
    if (!next) {
      // News that were on their way while it watched anew: what it has already is not told again.
      if (message.seq > (this.#known?.seq ?? 0)) this.#resume();
      return;
    }
    this.#known = next;
    this.#memory.seen.set(next.seq, hashOf(next.sight.view));
    if (message.type === 'sight') {
      if (message.why === 'stale') {
        if (this.#pending) this.#memory.denied.push(this.#pending.moveId);
        this.#pending = null;
      }
      if (message.why === 'restarted') this.#marker = null; // it starts anew: the server knows of none
    }
    const { match, seat } = this.#memory;
    if (next.sight.away.includes(seat) && this.#ticker.now() >= this.#silentUntil)
      this.#line.say({ type: 'here', match });
    this.#pump();
  }

  #isOneIn = (count: number): boolean => this.#company !== 'nobody' && below(this.#rng, count) === 0;
  #takeBack(): void {
    const { sight, seq = 0 } = this.#known ?? {};
    if (!this.#memory || !sight?.undo || seq < this.#told || !this.#isOneIn(UNDO_EVERY)) return;
    const { match, seat } = this.#memory;
    this.#pending = { type: 'undo', match, moveId: `${seat}-${++this.#ids}`, lastSeq: seq };
    this.#line.say(this.#pending);
  }

  /** Answers what is asked, as soon as a bot would, or after a while. */
  #pump(): void {
    const { sight, seq = 0 } = this.#known ?? {};
    if (!sight || !this.#memory || this.#pending || seq < this.#told || this.#ticker.now() < this.#silentUntil) return;
    if (sight.view.over === null && sight.question !== null && this.#isOneIn(SILENT_EVERY)) {
      this.#silentUntil = this.#ticker.now() + SILENT_MS;
      this.#later(SILENT_MS + 1, () => {
        if (this.#memory) this.#line.say({ type: 'here', match: this.#memory.match });
        this.#pump();
      });
      return;
    }
    const { question } = sight;
    if (sight.view.over !== null) this.#again();
    else if (question !== null) this.#answer(sight, seq, question);
  }
  #answer(sight: Sight, seq: number, question: number): void {
    if (!this.#memory) return;
    const { match, seat } = this.#memory;
    if (sight.view.asking?.kind === 'timing' && this.#marker?.question !== question) {
      this.#marker = { question, at: this.#ticker.now() };
      this.#line.say({ type: 'clock', match });
    }
    const move = this.#mind.choose(sight.view, seat, this.#rng);
    if (move === null) return;
    const wait = waitFor(move, this.#ticker.now() - (this.#marker?.at ?? 0));
    if (wait > 0) {
      this.#later(wait, () => this.#pump());
      return;
    }
    const timed =
      'timing' in move && move.timing !== null
        ? { ...move, timing: this.#ticker.now() - (this.#marker?.at ?? 0) }
        : move;
    this.#pending = { type: 'answer', match, moveId: `${seat}-${++this.#ids}`, lastSeq: seq, question, move: timed };
    this.#line.say(this.#pending);
  }
  #lookBack(type: 'past' | 'record'): void {
    if (!this.#memory) return;
    this.#line.say({ type, match: this.#memory.match, request: ++this.#requests });
  }
  /** What is told once more is what was seen. */
  #compare({ match, dealt, news }: Extract<ToClient, { type: 'told' }>): void {
    this.lookedBack.past++;
    const { seen } = this.memories.find((one) => one.match === match) ?? {};
    let known: Followed | null = { seq: (news[0]?.seq ?? 1) - 1, sight: dealt };
    for (const one of news) {
      known = follow(known, { type: 'news', match, ...one });
      const before = known && seen?.get(known.seq);
      const isOther = known !== null && before !== undefined && before !== hashOf(known.sight.view);
      if (known === null || isOther) this.problems.push(`news ${one.seq} of ${match} are told otherwise later`);
    }
  }

  /** The match is over: the table is left, and another one opened. */
  #again(): void {
    if (!this.#memory) return;
    this.#ended++;
    this.#lookBack('record');
    const room = this.#room;
    this.#memory = null;
    this.#known = null;
    const last = this.#code;
    this.#code = '';
    this.#room = ''; // what is still said of the old table is not about the next match
    this.#line.say({ type: 'leave', request: ++this.#requests, room });
    if (this.#company instanceof Player) this.#follow(this.#company, last);
    else this.#openTable();
  }
}

/** A bot may have answered meanwhile, or nobody may take anything back any more. */
const isExpected = (code: string): boolean => /^marker|^nothing-to-undo$/.test(code);

/** A marker is stopped when it has moved far enough. */
const waitFor = (move: Move, moved: number): number =>
  'timing' in move && move.timing !== null ? move.timing - moved : 0;
