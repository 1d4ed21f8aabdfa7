/** One page that is connected: what it sends is read, counted and handed on; what it is told goes back. */
import { SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import {
  isAboutMatch,
  type MatchToClient,
  type MatchToServer,
  ONLINE_VERSION,
  readToServer,
  type ToClient,
  type ToServer,
} from '@dealers-choice/protocol';
import type { Log } from '../logs.ts';
import type { Watcher } from '../match/audience.ts';
import type { MatchService } from '../match/match-service.ts';
import { HeldElsewhere, Unplayable } from '../match/unplayable.ts';
import type { RoomService } from '../rooms/room-service.ts';
import type { Tries } from '../rooms/tries.ts';
import type { Visitor } from '../rooms/visitor.ts';
import { isPlain } from './plain-data.ts';

export interface ConnectionHow {
  guest: string;
  matches: MatchService;
  rooms: RoomService;
  /** How much a guest may say, with all their pages together. */
  pace: Tries;
  /** How often a guest may have a match played once more. */
  replays: Tries;
  send(message: ToClient): void;
  /** The page does not listen to reason. */
  hangUp(): void;
  log: Log;
}

/** Messages of a guest. */
export const PACE = { most: 60, everyMs: 40 };
/** What has to be played once more for them. */
export const REPLAYS = { most: 10, everyMs: 3_000 };
const MOST_WATCHED = 20;
const MOST_WRONG = 200;
/** One answer for every match that is not this guest's to see, or not yet: nobody learns which. */
export const NO_MATCH =
  'There is no such match here, or not yet: one with a delay for watchers opens minutes after its end. Try later.';

export class Connection {
  readonly #how: ConnectionHow;
  readonly #visitor: Visitor;
  readonly #watching = new Map<string, Watcher>();
  /** What is about to be watched, unless the page says something else before. */
  readonly #wanted = new Map<string, Watcher>();
  #isGreeted = false;
  #isClosed = false;
  #wrong = 0;

  constructor(how: ConnectionHow) {
    this.#how = how;
    const { guest, send, hangUp } = how;
    const isWatching = (match: string): boolean => this.#watching.has(match);
    const unwatch = (match: string): void => void this.#unwatch(match).catch(() => {});
    this.#visitor = { guest, name: '', send, hangUp, isWatching, unwatch };
  }

  hear(data: unknown): void {
    if (this.#isClosed) return;
    const message = this.#read(data);
    if (typeof message === 'string') this.#sayWrong(message);
    else if (message.type === 'hello') this.#greet(message.version, message.name);
    else {
      const done = isAboutMatch(message) ? this.#hearMatch(message) : this.#how.rooms.hear(this.#visitor, message);
      done.catch(async (error: unknown) => {
        const again = error instanceof HeldElsewhere;
        if (!again) this.#how.log('message failed', { type: message.type, error: String(error) });
        if (isAboutMatch(message)) this.#sayNone(message, await this.#reasonFor(message, error), again);
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
    this.#isClosed = true;
    this.#how.rooms.bye(this.#visitor);
    for (const [match, watcher] of this.#watching) void this.#how.matches.unwatch(match, watcher).catch(() => {});
    this.#watching.clear();
  }

  #greet(version: number, wanted: string): void {
    if (version !== ONLINE_VERSION) {
      this.#how.send({ type: 'outdated', version: ONLINE_VERSION });
      return;
    }
    this.#isGreeted = true;
    void this.#how.rooms.hear(this.#visitor, { type: 'hello', version, name: wanted }).then(() => {
      const { guest, name } = this.#visitor;
      this.#how.send({ type: 'welcome', version, guest, name, blocked: this.#how.rooms.blockedBy(guest) });
    });
  }

  async #hearMatch(message: MatchToServer): Promise<void> {
    const { matches, rooms, guest, send } = this.#how;
    const { match } = message;
    const viewer = rooms.viewerOf(match, guest);
    if (message.type === 'record') return this.#open(message, viewer);
    if (viewer === null) return this.#sayNone(message);
    switch (message.type) {
      case 'watch':
        return this.#watch({ viewer, send }, message);
      case 'unwatch':
        return this.#turnAway(match, viewer);
      case 'past': {
        if (!this.#mayReplay(message)) return;
        const past = await matches.past(match, viewer);
        if (past) send({ type: 'told', match, request: message.request, ...past });
        else this.#sayNone(message);
        return;
      }
      default: {
        if (viewer === SPECTATOR) return this.#sayLost(match);
        if (message.type !== 'clock') rooms.stirred(match, guest); // a page starts a marker by itself
        if (!(await matches.hear(match, viewer, message, { send }))) this.#sayLost(match);
      }
    }
  }
  async #watch(watcher: Watcher, { match, lastSeq }: MatchToServer<'watch'>): Promise<void> {
    const { matches, rooms, guest } = this.#how;
    const left = this.#unwatch(match);
    this.#wanted.set(match, watcher);
    await left;
    // It may be gone by now, have turned away, or have asked once more: nobody would ever end what is begun here.
    if (this.#isClosed || this.#wanted.get(match) !== watcher) return;
    this.#wanted.delete(match);
    // Or have left the table meanwhile.
    if (rooms.viewerOf(match, guest) !== watcher.viewer) return this.#sayLost(match);
    if (this.#watching.size >= MOST_WATCHED) return this.#sayWrong(`A page watches at most ${MOST_WATCHED} matches.`);
    this.#watching.set(match, watcher);
    let isWatched = false;
    try {
      isWatched = await matches.watch(match, watcher, lastSeq);
    } finally {
      if (!isWatched && this.#watching.get(match) === watcher) this.#watching.delete(match);
    }
    if (!isWatched) this.#sayLost(match);
  }

  /** The page shows something else from now on: if the match waits for its guest it is called back. */
  async #turnAway(match: string, viewer: Viewer): Promise<void> {
    const { matches, rooms } = this.#how;
    await this.#unwatch(match);
    if (viewer !== SPECTATOR && (await matches.isAsking(match, viewer))) rooms.callBack(this.#visitor, match);
  }
  async #unwatch(match: string): Promise<void> {
    const watcher = this.#watching.get(match);
    this.#wanted.delete(match);
    this.#watching.delete(match);
    if (watcher) await this.#how.matches.unwatch(match, watcher);
  }

  /** Of a match whose end everybody may have seen nothing is secret any more: whoever knows its name was told it. */
  async #open(message: MatchToServer<'record'>, viewer: Viewer | null): Promise<void> {
    if (!this.#mayReplay(message)) return;
    const { match, request } = message;
    const { matches, rooms, guest } = this.#how;
    const opened = await matches.opened(match, () => rooms.hasPlayed(match, guest));
    if (opened) this.#how.send({ type: 'opened', match, request, ...opened });
    else if (viewer === null) this.#sayNone(message);
    else this.#how.send({ type: 'sorry', request, text: 'The match is not over.' });
  }
  /** A whole match is played once more for it: not as often as anybody likes. */
  #mayReplay({ request }: { request: number }): boolean {
    if (this.#how.replays.take(this.#how.guest)) return true;
    this.#how.send({ type: 'sorry', request, text: 'This was asked for too often: wait a moment.' });
    return false;
  }

  /** Why a match cannot be played here is told to those who are at it, or were. */
  async #reasonFor({ match }: MatchToServer, error: unknown): Promise<string> {
    if (!(error instanceof Unplayable)) return NO_MATCH;
    const { rooms, guest } = this.#how;
    const isTheirs = rooms.viewerOf(match, guest) !== null || (await rooms.hasPlayed(match, guest).catch(() => false));
    return isTheirs ? error.message : NO_MATCH;
  }
  #sayNone(message: MatchToServer, text = NO_MATCH, again = false): void {
    if ('request' in message) this.#how.send({ type: 'sorry', request: message.request, text });
    else this.#sayLost(message.match, text, again && text !== NO_MATCH);
  }
  #sayLost(match: string, text = NO_MATCH, again = false): void {
    const lost: MatchToClient = { type: 'lost', match: match.slice(0, 64), text };
    this.#how.send(again ? { ...lost, again } : lost);
  }
  #sayWrong(text: string): void {
    if (++this.#wrong > MOST_WRONG) this.#how.hangUp();
    else this.#how.send({ type: 'wrong', text });
  }
}
