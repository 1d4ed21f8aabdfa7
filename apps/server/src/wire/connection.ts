/** One page that is connected: what it sends is read, counted and handed on; what it is told goes back. */
import { SPECTATOR } from '@dealers-choice/kernel';
import {
  isAboutMatch,
  type MatchToClient,
  type MatchToServer,
  ONLINE_VERSION,
  readToServer,
  type ToClient,
  type ToServer,
} from '@dealers-choice/protocol';
import type { Watcher } from '../match/live-match.ts';
import type { MatchService } from '../match/match-service.ts';
import type { RoomService, Visitor } from '../rooms/room-service.ts';
import type { Tries } from '../rooms/tries.ts';
import { isPlain } from './plain-data.ts';

export interface ConnectionHow {
  guest: string;
  matches: MatchService;
  rooms: RoomService;
  /** How much a guest may say, with all their pages together. */
  pace: Tries;
  send(message: ToClient): void;
  /** The page does not listen to reason. */
  hangUp(): void;
  log(what: string, about: object): void;
}

const MOST_WATCHED = 20;
const MOST_WRONG = 200;
/** One answer for every match that is not this guest's to see. */
const NO_MATCH = 'There is no such match here.';

export class Connection {
  readonly #how: ConnectionHow;
  readonly #visitor: Visitor;
  readonly #watching = new Map<string, Watcher>();
  #isGreeted = false;
  #wrong = 0;

  constructor(how: ConnectionHow) {
    this.#how = how;
    this.#visitor = { guest: how.guest, name: '', send: how.send };
  }

  hear(data: unknown): void {
    const message = this.#read(data);
    if (typeof message === 'string') this.#sayWrong(message);
    else if (message.type === 'hello') this.#greet(message.version, message.name);
    else {
      const done = isAboutMatch(message) ? this.#hearMatch(message) : this.#how.rooms.hear(this.#visitor, message);
      done.catch((error: unknown) => {
        this.#how.log('message failed', { type: message.type, error: String(error) });
        if ('match' in message) this.#sayLost(message.match);
      });
    }
  }
  #read(data: unknown): ToServer | string {
    if (!this.#how.pace.take(this.#how.guest)) return 'This comes too fast: wait a moment.';
    const message = isPlain(data) ? readToServer(data) : 'This is not a message.';
    const isEarly = typeof message !== 'string' && message.type !== 'hello' && !this.#isGreeted;
    return isEarly ? 'Say hello first.' : message;
  }

  close(): void {
    this.#how.rooms.bye(this.#visitor);
    for (const [match, watcher] of this.#watching) void this.#how.matches.unwatch(match, watcher).catch(() => {});
    this.#watching.clear();
  }

  #greet(version: number, name: string): void {
    if (version !== ONLINE_VERSION) {
      this.#how.send({ type: 'outdated', version: ONLINE_VERSION });
      return;
    }
    this.#isGreeted = true;
    void this.#how.rooms.hear(this.#visitor, { type: 'hello', version, name }).then(() => {
      this.#how.send({ type: 'welcome', version, guest: this.#how.guest, name: this.#visitor.name });
    });
  }

  async #hearMatch(message: MatchToServer): Promise<void> {
    const { matches, rooms, guest, send } = this.#how;
    const { match } = message;
    const viewer = rooms.viewerOf(match, guest);
    if (viewer === null) return this.#sayLost(match);
    switch (message.type) {
      case 'watch':
        return this.#watch({ viewer, send }, message);
      case 'unwatch': {
        const watcher = this.#watching.get(match);
        this.#watching.delete(match);
        return watcher && matches.unwatch(match, watcher);
      }
      case 'record': {
        const opened = await matches.opened(match);
        const { request } = message;
        if (opened) send({ type: 'opened', match, request, ...opened });
        else send({ type: 'sorry', request, text: 'The match is not over.' });
        return;
      }
      default: {
        if (viewer === SPECTATOR) return this.#sayLost(match);
        if (!(await matches.hear(match, viewer, message, { send }))) this.#sayLost(match);
      }
    }
  }
  async #watch(watcher: Watcher, { match, lastSeq }: MatchToServer<'watch'>): Promise<void> {
    const { matches } = this.#how;
    const before = this.#watching.get(match);
    if (before) await matches.unwatch(match, before);
    this.#watching.delete(match);
    if (this.#watching.size >= MOST_WATCHED) return this.#sayWrong(`A page watches at most ${MOST_WATCHED} matches.`);
    this.#watching.set(match, watcher);
    if (await matches.watch(match, watcher, lastSeq)) return;
    this.#watching.delete(match);
    this.#sayLost(match);
  }

  #sayLost(match: string): void {
    const lost: MatchToClient = { type: 'lost', match: match.slice(0, 64), text: NO_MATCH };
    this.#how.send(lost);
  }
  #sayWrong(text: string): void {
    if (++this.#wrong > MOST_WRONG) this.#how.hangUp();
    else this.#how.send({ type: 'wrong', text });
  }
}
