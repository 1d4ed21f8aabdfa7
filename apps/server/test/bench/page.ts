/** A page that answers what it is asked by any legal move, at once or when it is told to. */
import { type Game, type Rng, type Seat, type Spec, sample, seedRng } from '@dealers-choice/kernel';
import {
  type Ask,
  type Followed,
  follow,
  ONLINE_EVENT,
  ONLINE_VERSION,
  type ToClient,
  type ToServer,
  Unpacker,
} from '@dealers-choice/protocol';
import { io, type Socket } from 'socket.io-client';
import type { Seen } from './spent.ts';

export interface PageHow {
  url: string;
  name: string;
  game: Game<Spec>;
  seen: Seen;
  /** It is asked something, and may answer. */
  asked(page: BenchPage): void;
  /** The match is over. */
  over(): void;
}

const TOO_FAST_MS = 200;

export class BenchPage {
  readonly socket: Socket;
  readonly #how: PageHow;
  readonly #rng: Rng;
  readonly #owed = new Map<number, (answer: ToClient) => void>();
  #requests = 0;
  #ids = 0;
  #match = '';
  #known: Followed | null = null;
  #sent: { moveId: string; at: number } | null = null;
  #bytes = 0;
  #greeted = (): void => {};

  constructor(how: PageHow) {
    this.#how = how;
    this.#rng = seedRng(how.name);
    this.socket = io(how.url, { transports: ['websocket'], forceNew: true, reconnection: false, autoConnect: false });
    const unpacker = new Unpacker();
    this.socket.on(ONLINE_EVENT, (data: string) => {
      for (const message of unpacker.unpack(data)) this.#hear(message as ToClient);
    });
  }
  async open(): Promise<void> {
    await new Promise<void>((done, fail) => {
      this.#greeted = done;
      this.socket.once('disconnect', (why) => fail(new Error(`hung up: ${why}`)));
      this.socket.once('connect_error', fail);
      this.socket.once('connect', () => {
        this.socket.io.engine.on('packet', ({ data }: { data?: unknown }) => {
          if (typeof data === 'string') this.#bytes += data.length + 1;
        });
        this.#say({ type: 'hello', version: ONLINE_VERSION, name: this.#how.name });
      });
      this.socket.connect();
    });
  }
  ask(message: Ask): Promise<ToClient> {
    const request = ++this.#requests;
    this.#say({ ...message, request } as ToServer);
    return new Promise((done) => this.#owed.set(request, done));
  }
  watch(match: string): void {
    this.#match = match;
    this.#known = null;
    this.#sent = null;
    this.#say({ type: 'watch', match, lastSeq: null });
  }
  get isAsked(): boolean {
    return this.#sent === null && typeof this.#known?.sight.question === 'number';
  }
  answer(): void {
    const { sight, seq } = this.#known ?? {};
    if (!sight || seq === undefined || sight.question === null || this.#sent) return;
    const move = sample(this.#how.game, sight.view, sight.view.viewer as Seat, this.#rng);
    const moveId = `${sight.view.viewer}-${++this.#ids}`;
    this.#sent = { moveId, at: performance.now() };
    this.#say({ type: 'answer', match: this.#match, moveId, lastSeq: seq, question: sight.question, move });
  }

  #say = (message: ToServer): void => void this.socket.emit(ONLINE_EVENT, message);
  #hear(message: ToClient): void {
    if ('request' in message) {
      this.#owed.get(message.request)?.(message);
      this.#owed.delete(message.request);
      return;
    }
    switch (message.type) {
      case 'welcome':
        this.#greeted();
        return;
      case 'sight':
      case 'news':
        this.#learn(message);
        return;
      case 'done':
        this.#done();
        return;
      case 'refused':
        throw new Error(`refused: ${JSON.stringify(message)}`);
      case 'lost':
        throw new Error(message.text);
      case 'wrong':
        setTimeout(() => this.#again(), TOO_FAST_MS);
    }
  }
  #learn(message: Extract<ToClient, { type: 'sight' | 'news' }>): void {
    if (message.match !== this.#match) return;
    this.#known = follow(this.#known, message);
    if (!this.#known) throw new Error('news are missing');
    if (message.type === 'news') this.#how.seen.bytes.push(this.#bytes);
    this.#bytes = 0;
    if (this.#known.sight.view.over !== null) this.#how.over();
    else if (this.isAsked) this.#how.asked(this);
  }
  #done(): void {
    if (!this.#sent) return;
    this.#how.seen.moves++;
    this.#how.seen.waits.push(performance.now() - this.#sent.at);
    this.#sent = null;
    if (this.isAsked) this.#how.asked(this);
  }
  /** It was told that it speaks too fast: what was not heard is said once more. */
  #again(): void {
    if (!this.#sent) return;
    this.#sent = null;
    this.answer();
  }
}
