/** All rooms of this server: what happens in one is kept first, and told then. */
import { randomBytes } from 'node:crypto';
import { BadSetup, type Seat, SPECTATOR, start, type Viewer } from '@dealers-choice/kernel';
import {
  formatCardsName,
  type LobbyNote,
  MOST_OWN_MATCHES,
  type OwnMatch,
  type RoomToClient,
  type RoomToServer,
  type RoomView,
  readCardsName,
} from '@dealers-choice/protocol';
import { Blocks } from '../guests/blocks.ts';
import type { Carries } from '../guests/carries.ts';
import type { TurnCalls } from '../guests/turn-calls.ts';
import type { MatchService } from '../match/match-service.ts';
import type { PlayedGame } from '../played-games.ts';
import type { Blocked } from '../store/guest-store.ts';
import type { Store } from '../store/store.ts';
import type { MatchDeal, OwnPage } from '../store/stored-forms.ts';
import type { Ticker } from '../ticker.ts';
import { Unplayable } from '../unplayable.ts';
import { Chat } from './chat.ts';
import { freshCode, NO_TABLE, readCode } from './codes.ts';
import { isListed, Lobby, MOST_IN_LOBBY, noteOf } from './lobby.ts';
import { cleanName, cleanText } from './plain-words.ts';
import { isIn, lastOf, type Room, readRoom, roomViewFor, seatOf, watchingOf } from './room.ts';
import * as change from './room-changes.ts';
import { Sorry, sorry } from './sorry.ts';
import { Tries } from './tries.ts';

/** A page that is open: one of maybe several of a guest. */
export interface Visitor {
  readonly guest: string;
  name: string;
  send(message: RoomToClient): void;
  /** Is this page told about the match? */
  isWatching(match: string): boolean;
  /** The page must come again, as whoever it is then. */
  hangUp(): void;
}

/** Imported cards, by name and fingerprint (`CardsName`). */
export interface RoomCards {
  /** The game with these cards, which takes a while. Fails with a sentence (`Unplayable`). */
  with(game: string, cards: string): Promise<PlayedGame>;
  /** Whether this guest may open a table with them. */
  mayUse(guest: string, cards: string): Promise<boolean>;
}

export interface RoomsHow {
  store: Store;
  matches: MatchService;
  carries: Carries;
  calls: TurnCalls;
  games: ReadonlyMap<string, PlayedGame>;
  /** Absent: there are no imported cards here. */
  cards?: RoomCards;
  ticker: Ticker;
  log(what: string, about: object): void;
}

/** One answer for cards that are not there, and for those that somebody else has brought. */
const NO_CARDS = 'There are no such cards here.';
const MOST_ROOMS = 10_000;
const MOST_OWN_ROOMS = 5;
const MOST_PLAYED = 10;
/** Matches that are opened to see whose turn it is, for one who asks for their own. */
const MOST_ASKED = 20;
const MOST_REPORTS = 1_000;
/** Three at once, and one more every ten minutes. */
const REPORT_PACE = { most: 3, everyMs: 600_000 };
/** A report holds this many of the last lines said at the table. */
const REPORTED_LINES = 20;
/** Before a match, a host whose pages have been closed for this long is host no more, if somebody else is there. */
const HOST_AWAY_MS = 60_000;
/** A room that nobody has touched is forgotten after this long. */
export const FORGOTTEN_MS = 30 * 24 * 3_600_000;

type Asked<T extends RoomToServer['type']> = RoomToServer<T>;
type InRoom = Extract<RoomToServer, { room: string }>['type'];

export class RoomService {
  readonly #how: RoomsHow;
  readonly #rooms = new Map<string, Room>();
  readonly #byCode = new Map<string, Room>();
  readonly #byMatch = new Map<string, Room>();
  readonly #visitors = new Map<string, Set<Visitor>>();
  /** By guest: their pages that are open. */
  readonly #pages = new Map<string, Set<Visitor>>();
  /** Pages that were closed, while something they asked for was still waiting. */
  readonly #gone = new WeakSet<Visitor>();
  /** By room: when it was last written. */
  readonly #touched = new Map<string, number>();
  /** Rooms whose host is away: how not to look for another one. */
  readonly #hostless = new Map<string, () => void>();
  /** By room: who has been at it since this server started. */
  readonly #known = new Map<string, Set<string>>();
  /** By guest: the imported cards that are being read for them, and how many requests wait for that. */
  readonly #reading = new Map<string, { cards: string; count: number }>();
  readonly #lobby: Lobby;
  readonly #blocks: Blocks;
  readonly #chat: Chat;
  readonly #codeTries: Tries;
  readonly #reportTries: Tries;
  #tail: Promise<void> = Promise.resolve();

  private constructor(how: RoomsHow) {
    this.#how = how;
    const { store, ticker, log } = how;
    this.#lobby = new Lobby({ ticker, log, notes: () => this.#lobbyNotes() });
    this.#blocks = new Blocks(store.guests, ticker);
    this.#chat = new Chat(this.#blocks, ticker);
    this.#codeTries = new Tries({ most: 10, everyMs: 6_000 }, ticker);
    this.#reportTries = new Tries(REPORT_PACE, ticker);
  }

  static async open(how: RoomsHow): Promise<RoomService> {
    const rooms = new RoomService(how);
    const running = new Set(await how.store.unfinished());
    for (const { body, room, at } of await how.store.rooms(how.ticker.now() - FORGOTTEN_MS)) {
      const read = readRoom(body);
      if (!read || !how.games.has(read.game)) {
        how.log('room cannot be read', { room });
        continue;
      }
      rooms.#list(read, at);
      // A match may have ended in the moment of a crash, or been given up while nobody was here.
      const isOver = read.playing && !running.has(lastOf(read)?.match ?? '');
      if (isOver) await rooms.#keep(read, change.reopened(read));
    }
    return rooms;
  }

  get count(): number {
    return this.#rooms.size;
  }
  /** Resolves when everything asked so far is done. */
  async settled(): Promise<void> {
    for (let last: Promise<void> | null = null; last !== this.#tail; ) {
      last = this.#tail;
      await last;
    }
  }

  /** What was asked is done; nothing more is told. */
  async close(): Promise<void> {
    await this.settled();
    this.#lobby.close();
    for (const stop of this.#hostless.values()) stop();
  }

  /** Answers every request; what changes something, one after the other. */
  hear(visitor: Visitor, message: RoomToServer): Promise<void> {
    if (message.type === 'mine') return this.#answer(visitor, message);
    const cards = this.#cardsFor(visitor, message);
    if (!cards) return this.#inTurn(visitor, message, null);
    // Cards may have to be read first, which takes a while: nobody else waits for that.
    return this.#withCards(visitor.guest, cards).then(
      (played) => this.#inTurn(visitor, message, played),
      (error: unknown) => this.#refuse(visitor, message, error),
    );
  }
  #inTurn(visitor: Visitor, message: RoomToServer, played: PlayedGame | null): Promise<void> {
    this.#tail = this.#tail.then(() => this.#answer(visitor, message, played));
    return this.#tail;
  }
  /** `played`: the game with the imported cards that this is about. */
  async #answer(visitor: Visitor, message: RoomToServer, played: PlayedGame | null = null): Promise<void> {
    try {
      await this.#handle(visitor, message, played);
    } catch (error) {
      this.#refuse(visitor, message, error);
    }
  }
  #refuse(visitor: Visitor, message: RoomToServer, error: unknown): void {
    const isOurs = error instanceof Sorry || error instanceof BadSetup || error instanceof Unplayable;
    if (!isOurs) this.#how.log('room failed', { type: message.type, error: String(error) });
    const text = isOurs ? error.message : 'This could not be done: try again.';
    if ('request' in message) visitor.send({ type: 'sorry', request: message.request, text });
  }

  /** The imported cards that must be known to answer this, and whether they are new to the table; null: none. */
  #cardsFor(visitor: Visitor, message: RoomToServer): { game: string; cards: string; isNew: boolean } | null {
    if (message.type === 'create')
      return message.cards ? { game: message.game, cards: message.cards, isNew: true } : null;
    if (message.type !== 'configure' && message.type !== 'pick' && message.type !== 'start') return null;
    const room = this.#visitors.get(message.room)?.has(visitor) ? this.#rooms.get(message.room) : undefined;
    const cards = (message.type === 'configure' ? message.cards : undefined) ?? room?.cards ?? '';
    return room && cards !== '' ? { game: room.game, cards, isNew: cards !== room.cards } : null;
  }
  async #withCards(guest: string, about: { game: string; cards: string; isNew: boolean }): Promise<PlayedGame> {
    const known = this.#how.cards ?? sorry('This server has no imported cards.');
    const { cards, count } = this.#reading.get(guest) ?? { cards: about.cards, count: 0 };
    // Sets of guests are read one after the other: nobody may make others wait for many of theirs.
    if (cards !== about.cards) throw new Sorry('Other cards are being read for you: wait until that is done.');
    this.#reading.set(guest, { cards, count: count + 1 });
    try {
      if (about.isNew && !(await known.mayUse(guest, cards))) throw new Sorry(NO_CARDS);
      return await known.with(about.game, cards);
    } finally {
      const left = (this.#reading.get(guest)?.count ?? 1) - 1;
      if (left > 0) this.#reading.set(guest, { cards, count: left });
      else this.#reading.delete(guest);
    }
  }
  /** Whether this guest is, or was in a match, at a table with the cards of this fingerprint. */
  isAtTableWith(guest: string, print: string): boolean {
    return [...this.#rooms.values()].some((room) => {
      if (readCardsName(room.cards)?.print !== print) return false;
      const hasPlayed = room.played.some(({ guests }) => guests.includes(guest));
      return hasPlayed || seatOf(room, guest) !== null || this.#here(room).has(guest);
    });
  }
  /** Whether a table is played with them. */
  areUsed = (print: string): boolean =>
    [...this.#rooms.values()].some(({ cards }) => readCardsName(cards)?.print === print);

  /** As what this guest may look at a match: their seat in it, a spectator, or null: not at all. */
  viewerOf(match: string, guest: string): Viewer | null {
    const room = this.#byMatch.get(match);
    const seat = room?.played.find((one) => one.match === match)?.guests.indexOf(guest) ?? -1;
    if (seat >= 0) return seat as Seat;
    const isInside = [...(this.#visitors.get(room?.room ?? '') ?? [])].some((one) => one.guest === guest);
    return room && room.spectators !== null && isInside ? SPECTATOR : null;
  }

  /** A page was closed. */
  bye(visitor: Visitor): void {
    this.#gone.add(visitor);
    this.#lobby.leave(visitor);
    for (const [room, inside] of this.#visitors) if (inside.delete(visitor)) this.#tell(room);
    const pages = this.#pages.get(visitor.guest);
    pages?.delete(visitor);
    if (pages?.size !== 0) return;
    this.#pages.delete(visitor.guest);
    this.#blocks.unload(visitor.guest);
  }
  /** Whom this guest does not want to hear, while a page of theirs is open. */
  blockedBy = (guest: string): Blocked[] => [...this.#blocks.of(guest)];

  /** A match waits for these seats now: pages that do not watch it are told; where none is open, the browser is. */
  asked(match: string, seats: readonly Seat[]): void {
    const room = this.#byMatch.get(match);
    const guests = room?.played.find((one) => one.match === match)?.guests ?? [];
    if (!room) return;
    for (const seat of seats) this.#call(guests[seat] ?? '', room, match);
    // A match may go on for longer than rooms are kept that nobody touches.
    const touched = this.#touched.get(room.room) ?? 0;
    if (this.#how.ticker.now() - touched > FORGOTTEN_MS / 4) this.#keepLater(room, () => ({}));
  }
  /** `isSpared`: a page that knows already. */
  #call(guest: string, { code, game, title }: Room, match: string, isSpared = (_page: Visitor) => false): void {
    const call = { match, code, game, title };
    const pages = [...(this.#pages.get(guest) ?? [])];
    for (const page of pages) if (!page.isWatching(match) && !isSpared(page)) page.send({ type: 'called', ...call });
    if (pages.length > 0 || guest === '') return;
    this.#how.calls.call(guest, call).catch((error: unknown) => {
      this.#how.log('call failed', { match, error: String(error) });
    });
  }

  /** Tables that this guest sits at or opened, as they see them. */
  keptAbout = (guest: string): RoomView[] =>
    [...this.#rooms.values()].filter((room) => isIn(room, guest)).map((room) => this.#viewFor(room, guest));

  /** Nothing says any more that this guest was here; bots play on where they sat. */
  forget(guest: string): Promise<void> {
    const forgotten = this.#tail.then(() => this.#forget(guest));
    this.#tail = forgotten.then(
      () => {},
      () => {},
    );
    // Matches may have to be opened, and their cards read: no table waits for that.
    return forgotten.then((left) => this.#handOver(left));
  }
  /** Gives the seats that are theirs in matches that go on. */
  async #forget(guest: string): Promise<{ match: string; seat: Seat }[]> {
    for (const room of [...this.#rooms.values()].filter((one) => isIn(one, guest))) {
      const changes = change.forgotten(room, guest, this.#gameOf(room));
      if (changes) await this.#keep(room, changes);
      else await this.#drop(room);
    }
    const sat = await this.#how.store.guests.forget(guest);
    this.#how.carries.forget(guest);
    this.#blocks.forget(guest);
    this.#chat.forget(guest);
    for (const page of [...(this.#pages.get(guest) ?? [])]) page.hangUp();
    return sat.flatMap(({ match, seat, over }) => (over ? [] : [{ match, seat: seat as Seat }]));
  }
  async #handOver(seats: readonly { match: string; seat: Seat }[]): Promise<void> {
    for (const { match, seat } of seats) {
      // One that cannot be opened here, of other rules or cards, keeps nobody from being forgotten.
      await this.#how.matches.handOver(match, seat).catch((error: unknown) => {
        this.#how.log('match cannot be opened', { match, error: String(error) });
      });
    }
  }

  /** A match has ended: its room can begin another. */
  ended(match: string): void {
    const room = this.#byMatch.get(match);
    if (room?.playing && lastOf(room)?.match === match) this.#keepLater(room, () => change.reopened(room));
  }
  /** When everything that was asked before is done. */
  #keepLater(room: Room, changes: () => Partial<Room>): void {
    this.#tail = this.#tail
      .then(() => (this.#rooms.get(room.room) === room ? this.#keep(room, changes()) : undefined))
      .catch((error: unknown) => this.#how.log('room failed', { room: room.room, error: String(error) }));
  }

  async #handle(visitor: Visitor, message: RoomToServer, played: PlayedGame | null): Promise<void> {
    switch (message.type) {
      case 'hello':
        return this.#greet(visitor, message.name);
      case 'lobby':
        if (message.on && !this.#gone.has(visitor)) return this.#lobby.listen(visitor);
        return this.#lobby.leave(visitor);
      case 'create':
        return this.#create(visitor, message, played);
      case 'enter':
        return this.#enter(visitor, message);
      case 'rename':
        return this.#rename(visitor, message);
      case 'mine':
        return this.#mine(visitor, message);
      case 'carry':
        visitor.send({ type: 'carried', request: message.request, ...this.#how.carries.issue(visitor.guest) });
        return;
      case 'block':
        await this.#blocks.block(visitor.guest, { guest: message.guest, name: cleanName(message.name) }, message.on);
        break;
      case 'subscribe':
        await this.#how.calls.subscribe(visitor.guest, message.subscription);
        break;
      case 'unsubscribe':
        await this.#how.calls.unsubscribe(visitor.guest, message.endpoint);
        break;
      default:
        await this.#inRoom(visitor, message, played);
    }
    visitor.send({ type: 'ok', request: message.request });
  }

  async #greet(visitor: Visitor, name: string): Promise<void> {
    visitor.name = cleanName(name);
    await this.#blocks.load(visitor.guest);
    if (this.#gone.has(visitor)) return;
    const pages = this.#pages.get(visitor.guest) ?? new Set();
    this.#pages.set(visitor.guest, pages.add(visitor));
  }

  async #create(visitor: Visitor, message: Asked<'create'>, withCards: PlayedGame | null): Promise<void> {
    const { request, ...wanted } = message;
    const played = withCards ?? this.#gameOf(wanted);
    await this.#clearAway(visitor.guest);
    const own = [...this.#rooms.values()].filter(({ host }) => host === visitor.guest).length;
    if (own >= MOST_OWN_ROOMS) throw new Sorry(`You have ${own} tables already: leave one first.`);
    if (this.#rooms.size >= MOST_ROOMS) await this.#dropIdle();
    const room: Room = {
      room: randomBytes(12).toString('base64url'),
      code: this.#freeCode(),
      ...change.newRoom(visitor, played, wanted),
    };
    await this.#keep(room, {});
    this.#list(room, this.#how.ticker.now());
    this.#goIn(visitor, room, request);
  }
  /** Tables that this guest opened, at which nobody is any more. */
  async #clearAway(guest: string): Promise<void> {
    for (const room of [...this.#rooms.values()]) {
      const isEmpty = (this.#visitors.get(room.room)?.size ?? 0) === 0;
      if (room.host === guest && isEmpty && !room.playing) await this.#drop(room);
    }
  }
  /** Of the tables at which nobody is, the one that was left first makes room. */
  async #dropIdle(): Promise<void> {
    const left = (room: Room): number => this.#touched.get(room.room) ?? 0;
    const idle = [...this.#rooms.values()].filter((room) => !room.playing && this.#here(room).size === 0);
    const [first] = idle.sort((a, b) => left(a) - left(b));
    await this.#drop(first ?? sorry('All tables are taken: try again later.'));
  }
  #freeCode(): string {
    let code = freshCode();
    while (this.#byCode.has(code)) code = freshCode();
    return code;
  }
  async #enter(visitor: Visitor, { request, code }: Asked<'enter'>): Promise<void> {
    if (this.#gone.has(visitor)) return;
    if (!this.#codeTries.hasLeft(visitor.guest)) throw new Sorry('Too many tries: wait a minute.');
    const room = this.#byCode.get(readCode(code) ?? '');
    if (!room) {
      this.#codeTries.take(visitor.guest);
      throw new Sorry(NO_TABLE);
    }
    const free = room.chairs.findIndex(({ who }) => who === 'nobody');
    const isNew = !this.#known.get(room.room)?.has(visitor.guest) && seatOf(room, visitor.guest) === null;
    // First inside, then seated: others hear that somebody sits down, and not that they are away.
    this.#admit(visitor, room);
    if (isNew && free >= 0 && !room.playing) await this.#keep(room, change.seated(room, visitor, free as Seat));
    this.#goIn(visitor, room, request);
  }
  #admit(visitor: Visitor, { room }: Room): void {
    const inside = this.#visitors.get(room) ?? new Set();
    this.#visitors.set(room, inside.add(visitor));
  }
  #goIn(visitor: Visitor, room: Room, request: number): void {
    if (this.#gone.has(visitor)) return;
    this.#admit(visitor, room);
    const known = this.#known.get(room.room) ?? new Set();
    this.#known.set(room.room, known.add(visitor.guest));
    const talk = this.#chat.linesFor(room.room, visitor.guest);
    visitor.send({ type: 'entered', request, view: this.#viewFor(room, visitor.guest), talk });
    this.#tell(room.room, visitor);
  }

  async #rename(visitor: Visitor, { request, name }: Asked<'rename'>): Promise<void> {
    visitor.name = cleanName(name);
    for (const room of this.#rooms.values()) {
      const changes = change.renamed(room, visitor);
      if (changes) await this.#keep(room, changes);
    }
    visitor.send({ type: 'ok', request });
  }

  async #mine(visitor: Visitor, { request }: Asked<'mine'>): Promise<void> {
    const pages = await this.#how.store.ownMatches(visitor.guest, MOST_OWN_MATCHES);
    const running = pages.filter(({ ended }) => ended === null).slice(0, MOST_ASKED);
    const asking = new Set<OwnPage>();
    for (const page of running) {
      if (await this.#how.matches.isAsking(page.deal.match, page.seat)) asking.add(page);
    }
    const matches = pages.map((page): OwnMatch => {
      const { deal, title, seat, ended, winners } = page;
      const { match, game, seats, began } = deal;
      const code = this.#byMatch.get(match)?.code ?? null;
      return { match, code, game, title, seats, seat, began, ended, winners, yourTurn: asking.has(page) };
    });
    visitor.send({ type: 'mine', request, matches });
  }

  async #inRoom(visitor: Visitor, message: RoomToServer<InRoom>, played: PlayedGame | null): Promise<void> {
    const room = this.#rooms.get(message.room);
    const isInside = this.#visitors.get(message.room)?.has(visitor) ?? false;
    if (!room || !isInside) throw new Sorry('You are not at this table.');
    switch (message.type) {
      case 'sit':
        return this.#keep(room, change.seated(room, visitor, message.seat));
      case 'stand':
        return this.#keep(room, change.stoodUp(room, visitor));
      case 'place':
        return this.#place(room, visitor, message);
      case 'pick':
        return this.#keep(room, change.picked(room, visitor, this.#playedAt(room, played), message));
      case 'configure':
        return this.#configure(room, visitor, message, played);
      case 'ready':
        return this.#keep(room, change.readied(room, visitor, message.brought));
      case 'unready':
        return this.#keep(room, change.readied(room, visitor, null));
      case 'start':
        return this.#start(room, visitor, this.#playedAt(room, played));
      case 'leave':
        return this.#leave(room, visitor);
      case 'chat':
        return this.#chat.say(room.room, visitor, message.text, this.#visitors.get(room.room) ?? []);
      case 'mute':
        return this.#blocks.mute(visitor.guest, message.guest, message.on);
      case 'report':
        return this.#report(room, visitor, message);
      case 'rematch':
        return this.#rematch(room, visitor);
    }
  }

  async #place(room: Room, visitor: Visitor, message: Asked<'place'>): Promise<void> {
    const before = room.chairs[message.seat];
    await this.#keep(room, change.placed(room, visitor, this.#gameOf(room), message));
    if (before?.who === 'person') this.#sendAway(room, before.guest);
  }
  #configure(room: Room, visitor: Visitor, message: Asked<'configure'>, played: PlayedGame | null): Promise<void> {
    const game = this.#playedAt({ ...room, cards: message.cards ?? room.cards }, played);
    return this.#keep(room, change.configured(room, visitor, game, message));
  }
  async #start(room: Room, visitor: Visitor, played: PlayedGame): Promise<void> {
    const { chairs, options } = change.closedRanks(room, visitor, played);
    const deal = change.dealFrom({ ...room, chairs, options }, played, this.#how.ticker.now());
    tryDeal(played.game, deal);
    const guests = chairs.map((chair) => (chair.who === 'person' ? chair.guest : ''));
    try {
      await this.#how.matches.begin(deal, { title: room.title, guests }, played);
    } catch (error) {
      await this.#keep(room, change.reopened(room)); // this secret may have dealt something: it deals nothing else
      throw error;
    }
    const all = [...room.played, { match: deal.match, guests }].slice(-MOST_PLAYED);
    const cardSet = room.cards === '' ? '' : played.game.cardSet;
    await this.#keep(room, { chairs, options, cardSet, played: all, playing: true });
    this.#byMatch.set(deal.match, room);
    const isAtTable = (page: Visitor): boolean => this.#visitors.get(room.room)?.has(page) ?? false;
    for (const seat of await this.#how.matches.waitsFor(deal.match)) {
      this.#call(guests[seat] ?? '', room, deal.match, isAtTable);
    }
  }

  async #leave(room: Room, visitor: Visitor): Promise<void> {
    this.#visitors.get(room.room)?.delete(visitor);
    visitor.send({ type: 'gone', room: room.room });
    // In a match the seat stays theirs: whoever stays away is handed over when their time is over.
    if (room.playing) return this.#tell(room.room);
    const changes = change.withoutGuest(room, visitor.guest);
    return changes ? this.#keep(room, changes) : this.#drop(room);
  }
  async #drop(room: Room): Promise<void> {
    await this.#how.store.dropRoom(room.room);
    for (const visitor of this.#visitors.get(room.room) ?? []) visitor.send({ type: 'gone', room: room.room });
    this.#visitors.delete(room.room);
    this.#known.delete(room.room);
    this.#touched.delete(room.room);
    this.#hostless.get(room.room)?.();
    this.#hostless.delete(room.room);
    this.#chat.close(room.room);
    this.#rooms.delete(room.room);
    this.#byCode.delete(room.code);
    for (const { match } of room.played) this.#byMatch.delete(match);
    this.#lobby.changed();
  }
  #sendAway(room: Room, guest: string): void {
    const inside = this.#visitors.get(room.room);
    for (const visitor of [...(inside ?? [])].filter((one) => one.guest === guest)) {
      inside?.delete(visitor);
      visitor.send({ type: 'gone', room: room.room });
    }
  }

  /** For whoever runs the server: about somebody who is at this table, or spoke at it. */
  async #report({ room, chairs }: Room, { guest: by }: Visitor, { guest, text }: Asked<'report'>): Promise<void> {
    const talk = this.#chat.lines(room).slice(-REPORTED_LINES);
    const people = chairs.flatMap((chair) => (chair.who === 'person' ? [chair] : []));
    const about = [...people, ...(this.#visitors.get(room) ?? []), ...talk].find((one) => one.guest === guest);
    if (!about) throw new Sorry('There is nobody like that at this table.');
    if (!this.#reportTries.take(by)) throw new Sorry('You reported a lot: wait a while.');
    const id = randomBytes(9).toString('base64url');
    const report = { id, at: this.#how.ticker.now(), room, by, guest, name: about.name, text: cleanText(text) };
    await this.#how.store.guests.report({ ...report, talk: [...talk] }, MOST_REPORTS);
    this.#how.log('reported', { report: id });
  }

  async #rematch(room: Room, visitor: Visitor): Promise<void> {
    change.ownSeat(room, visitor);
    const last = lastOf(room) ?? sorry('There was no match yet.');
    if (room.playing) throw new Sorry('The match is not over.');
    if (!change.isSeatedAs(room, last.guests)) return; // whoever asks second finds everybody turned already
    await this.#keep(room, change.turned(room, this.#gameOf(room)));
  }

  /** With the cards it comes with: what is secret, and which bots there are, does not depend on the cards. */
  #gameOf = ({ game }: { game: string }): PlayedGame =>
    this.#how.games.get(game) ?? sorry('This game cannot be played here.');
  /** With the cards of this table. `played`: as they were when this was asked. */
  #playedAt(room: Room, played: PlayedGame | null): PlayedGame {
    if (room.cards === '') return this.#gameOf(room);
    const isSame = played?.source && formatCardsName(played.source) === room.cards;
    return played && isSame ? played : sorry('The cards of this table have just changed: try again.');
  }

  /** Kept first: what a page has seen survives a crash. */
  async #keep(room: Room, wanted: Partial<Room>): Promise<void> {
    const changes = this.#withChoices(room, wanted);
    const body = JSON.stringify({ ...room, ...changes });
    const at = this.#how.ticker.now();
    if (!(await this.#how.store.putRoom({ room: room.room, code: room.code, body, at }))) {
      throw new Error(`two rooms have the code ${room.code}`);
    }
    Object.assign(room, changes);
    this.#touched.set(room.room, at);
    this.#tell(room.room);
  }
  #withChoices(room: Room, wanted: Partial<Room>): Partial<Room> {
    if (!wanted.chairs || wanted.options) return wanted;
    return { ...wanted, options: change.keptChoices(room, wanted.chairs, this.#gameOf(room).game) };
  }
  #list(room: Room, touched: number): void {
    this.#touched.set(room.room, touched);
    this.#rooms.set(room.room, room);
    this.#byCode.set(room.code, room);
    for (const { match } of room.played) this.#byMatch.set(match, room);
  }

  #tell(id: string, except: Visitor | null = null): void {
    const room = this.#rooms.get(id);
    if (!room) return;
    for (const visitor of this.#visitors.get(id) ?? []) {
      if (visitor !== except) visitor.send({ type: 'room', view: this.#viewFor(room, visitor.guest) });
    }
    this.#lobby.changed();
    this.#watchHost(room);
  }
  /** Before a match somebody must be there who can begin it. */
  #watchHost(room: Room): void {
    const { room: id } = room;
    const successor = (): string | null => (room.playing ? null : change.successorOf(room, this.#here(room)));
    if (successor() === null) {
      this.#hostless.get(id)?.();
      this.#hostless.delete(id);
    } else if (!this.#hostless.has(id)) {
      const stop = this.#how.ticker.after(HOST_AWAY_MS, () => {
        this.#hostless.delete(id);
        const host = successor();
        if (host !== null) this.#keepLater(room, () => ({ host }));
      });
      this.#hostless.set(id, stop);
    }
  }
  #viewFor = (room: Room, guest: string): RoomView => roomViewFor(room, guest, this.#gameOf(room), this.#here(room));
  /** Whose pages are open at it. */
  #here = ({ room }: Room): Set<string> => new Set([...(this.#visitors.get(room) ?? [])].map(({ guest }) => guest));

  #lobbyNotes(): Promise<LobbyNote[]> {
    const open = [...this.#rooms.values()].filter((room) => isListed(room) && this.#here(room).size > 0);
    const notes = open.slice(-MOST_IN_LOBBY).map(async (room) => {
      const last = lastOf(room);
      const turn = room.playing && last ? await this.#how.matches.shownTurn(last.match) : null;
      return noteOf(room, watchingOf(room, this.#here(room)), turn);
    });
    return Promise.all(notes);
  }
}

/** Some options are only found wrong together, when a match is dealt. Where some are secret, nobody is told why. */
function tryDeal(game: PlayedGame['game'], { seats, options }: MatchDeal): void {
  try {
    start(game, { seats: seats.length, options, seed: 'a trial deal' });
  } catch (error) {
    if (game.secrets.length === 0 || !(error instanceof BadSetup)) throw error;
    throw new Sorry('What somebody chose cannot be played with these options.');
  }
}
