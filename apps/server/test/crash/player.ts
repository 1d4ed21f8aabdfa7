/** A page that plays whatever happens: it comes back when the server does, and sends again what was not done. */
import type { Bot } from '@dealers-choice/bots';
import { random } from '@dealers-choice/bots';
import { hashOf, type Move, type Rng, type Seat, type Spec, seedRng } from '@dealers-choice/kernel';
import {
  type Followed,
  follow,
  type MatchToServer,
  ONLINE_EVENT,
  ONLINE_VERSION,
  type RoomView,
  readToClient,
  type Sight,
  type ToClient,
  type ToServer,
  Unpacker,
} from '@dealers-choice/protocol';
import { io, type Socket } from 'socket.io-client';
import { PLAYED_GAMES } from '../../src/played-games.ts';

/** What a page remembers of one match, to be held against the store. */
export interface Memory {
  match: string;
  seat: Seat;
  /** Ids of moves that the server called done. */
  done: string[];
  /** By number of news: what the page saw then. */
  seen: Map<number, string>;
}

export interface PlayerHow {
  url: string;
  cookie: string;
  game: string;
  /** What it draws from when it chooses. */
  name: string;
  /** The cookie of somebody who was not here before. */
  newGuest(): Promise<string>;
}

export class Player {
  readonly memories: Memory[] = [];
  readonly problems: string[] = [];
  readonly #socket: Socket;
  readonly #newGuest: () => Promise<string>;
  readonly #seats: number;
  readonly #game: string;
  readonly #mind: Bot<Spec>;
  readonly #rng: Rng;
  #memory: Memory | null = null;
  #known: Followed | null = null;
  #pending: MatchToServer<'answer'> | null = null;
  #ids = 0;
  #requests = 0;
  #room = '';
  #code = '';
  #marker: { question: number; at: number } | null = null;
  #isClosed = false;

  constructor({ url, cookie, game, name, newGuest }: PlayerHow) {
    this.#newGuest = newGuest;
    const played = PLAYED_GAMES.get(game);
    if (!played) throw new Error(`there is no ${game}`);
    this.#game = game;
    this.#seats = played.game.def.seats.min;
    this.#mind = played.bots.find((bot) => bot.name === 'random') ?? random(played.game);
    this.#rng = seedRng(name);
    this.#socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { cookie },
      forceNew: true,
      reconnectionDelay: 20,
      reconnectionDelayMax: 60,
    });
    let unpacker = new Unpacker();
    this.#socket.on('connect', () => {
      unpacker = new Unpacker();
      this.#arrive();
    });
    this.#socket.on(ONLINE_EVENT, (data: unknown) => {
      for (const message of typeof data === 'string' ? unpacker.unpack(data) : [data]) this.#take(message);
    });
  }
  close(): void {
    this.#isClosed = true;
    this.#socket.close();
  }
  get moves(): number {
    return this.memories.reduce((sum, { done }) => sum + done.length, 0);
  }

  #say = (message: ToServer): void => void (this.#socket.connected && this.#socket.emit(ONLINE_EVENT, message));
  #later(ms: number, run: () => void): void {
    setTimeout(() => this.#isClosed || run(), ms);
  }

  #arrive(): void {
    this.#say({ type: 'hello', version: ONLINE_VERSION, name: 'Player' });
    if (this.#memory) this.#resume();
    else if (this.#code !== '') this.#say({ type: 'enter', request: ++this.#requests, code: this.#code });
    else this.#openTable();
  }
  #resume(): void {
    const { match } = this.#memory ?? {};
    if (match === undefined) return;
    this.#say({ type: 'watch', match, lastSeq: this.#known?.seq ?? null });
    if (this.#pending) this.#say(this.#pending);
  }
  #openTable(): void {
    const wanted = { game: this.#game, seats: this.#seats, options: {}, visibility: 'private' as const };
    const table = { title: '', seconds: 0, spectators: null, help: false };
    this.#say({ type: 'create', request: ++this.#requests, ...wanted, ...table });
  }

  #take(data: unknown): void {
    const message = readToClient(data);
    if (typeof message === 'string') this.problems.push(message);
    else this.#hear(message);
  }
  #hear(message: ToClient): void {
    switch (message.type) {
      case 'entered':
        this.#room = message.view.room;
        this.#code = message.view.code;
        if (message.view.match === null) this.#begin(message.view);
        else this.#sit(message.view.match);
        return;
      case 'room':
        if (message.view.room === this.#room && message.view.match !== null && !this.#memory)
          this.#sit(message.view.match);
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
        this.#pump();
        return;
      case 'refused':
        if (message.moveId !== this.#pending?.moveId) return;
        if (!message.refusal.code.startsWith('marker')) this.problems.push(`refused: ${message.refusal.code}`);
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
    if (/no table/.test(text)) this.#openTable();
    if (!/You have/.test(text)) return;
    void this.#newGuest().then((cookie) => {
      this.#socket.io.opts.extraHeaders = { cookie };
      this.#code = '';
      this.#socket.disconnect().connect();
    });
  }
  #begin({ room, commitment }: RoomView): void {
    for (let seat = 1; seat < this.#seats; seat++) {
      this.#say({ type: 'place', request: ++this.#requests, room, seat: seat as Seat, bot: 'random' });
    }
    this.#say({ type: 'ready', request: ++this.#requests, room, commitment, brought: '' });
    this.#say({ type: 'start', request: ++this.#requests, room });
  }
  #sit(match: string): void {
    this.#memory = { match, seat: 0, done: [], seen: new Map() };
    this.memories.push(this.#memory);
    this.#known = null;
    this.#pending = null;
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
    if (message.type === 'sight' && message.why === 'stale') this.#pending = null;
    this.#pump();
  }

  /** Answers what is asked, as soon as a bot would. */
  #pump(): void {
    const { sight, seq = 0 } = this.#known ?? {};
    if (!sight || !this.#memory || this.#pending) return;
    const { question } = sight;
    if (sight.view.over !== null) this.#again();
    else if (question !== null) this.#answer(sight, seq, question);
  }
  #answer(sight: Sight, seq: number, question: number): void {
    if (!this.#memory) return;
    const { match, seat } = this.#memory;
    if (sight.view.asking?.kind === 'timing' && this.#marker?.question !== question) {
      this.#marker = { question, at: Date.now() };
      this.#say({ type: 'clock', match });
    }
    const move = this.#mind.choose(sight.view, seat, this.#rng);
    if (move === null) return;
    const wait = waitFor(move, this.#marker?.at ?? 0);
    if (wait > 0) {
      this.#later(wait, () => this.#pump());
      return;
    }
    const timed =
      'timing' in move && move.timing !== null ? { ...move, timing: Date.now() - (this.#marker?.at ?? 0) } : move;
    this.#pending = { type: 'answer', match, moveId: `${seat}-${++this.#ids}`, lastSeq: seq, question, move: timed };
    this.#say(this.#pending);
  }
  /** The match is over: the table is left, and another one opened. */
  #again(): void {
    if (!this.#memory) return;
    const room = this.#room;
    this.#memory = null;
    this.#known = null;
    this.#code = '';
    this.#room = ''; // what is still said of the old table is not about the next match
    this.#say({ type: 'leave', request: ++this.#requests, room });
    this.#openTable();
  }
}

/** A marker is stopped when it has moved far enough. */
const waitFor = (move: Move, began: number): number =>
  'timing' in move && move.timing !== null ? began + move.timing - Date.now() : 0;
