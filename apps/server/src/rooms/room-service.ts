/**
 * All rooms of this server, for those who ask something of them. What changes something is done in turn, one after the
 * other: `Doors` has how people come and go, `AtTable` what they do there, `RoomBook` what is kept of it.
 */
import { BadSetup, type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import type { RoomToServer } from '@dealers-choice/protocol';
import type { Person } from '../guests/person.ts';
import { Unplayable } from '../match/unplayable.ts';
import type { PlayedGame } from '../played-games.ts';
import { AtTable } from './at-table.ts';
import { type CardsUse, isAtTableWith, useOfCards } from './cards-in-use.ts';
import { endedLate, knownTo } from './delayed-end.ts';
import { Doors } from './doors.ts';
import { forget } from './forgetting.ts';
import { type KeptAtTables, keptAtTables } from './kept-at-tables.ts';
import { MatchEnds } from './match-ends.ts';
import { CardReadings, cardsNeeded } from './needed-cards.ts';
import { endLooking } from './onlookers.ts';
import { ownMatchesOf } from './own-matches.ts';
import { cleanName } from './plain-words.ts';
import { isPlayedAt, readRoom } from './room.ts';
import { reopened } from './room-changes.ts';
import { type RoomParts, type RoomsHow, roomParts } from './room-parts.ts';
import { Sorry, shortened } from './sorry.ts';
import { demandTry, Tries } from './tries.ts';
import type { Visitor } from './visitor.ts';

/** A room that nobody has touched is forgotten after this long, unless a match goes on at it. */
export const FORGOTTEN_MS = 30 * 24 * 3_600_000;

/** What costs more than the rest is done less often: names at all tables, and all matches of a guest. */
const RENAMES = { most: 5, everyMs: 10_000 };
const OWN_LISTS = { most: 20, everyMs: 1_000 };

export class RoomService {
  readonly #parts: RoomParts;
  readonly #doors: Doors;
  readonly #atTable: AtTable;
  readonly #ends: MatchEnds;
  readonly #readings: CardReadings;
  readonly #renames: Tries;
  readonly #ownLists: Tries;

  private constructor(how: RoomsHow) {
    this.#parts = roomParts(how);
    this.#doors = new Doors(this.#parts);
    this.#atTable = new AtTable(this.#parts, this.#doors);
    this.#ends = new MatchEnds(this.#parts);
    this.#readings = new CardReadings(how.cards ?? null);
    this.#renames = new Tries(RENAMES, how.ticker);
    this.#ownLists = new Tries(OWN_LISTS, how.ticker);
  }

  static async open(how: RoomsHow): Promise<RoomService> {
    const rooms = new RoomService(how);
    const { book } = rooms.#parts;
    const running = new Set(await how.store.unfinished());
    for (const { body, room, at } of await how.store.rooms()) {
      const read = readRoom(body);
      const goesOn = read !== null && isPlayedAt(read, running);
      if (!goesOn && at < how.ticker.now() - FORGOTTEN_MS) continue;
      if (!read || !how.games.has(read.game)) {
        how.log('room cannot be read', { room });
        continue;
      }
      book.list(read, at);
      // A match may have ended in the moment of a crash, or been given up while nobody was here.
      if (read.playing && !goesOn)
        await book.keep(read, { ...reopened(read, how.randomBytes), ...endedLate(read, how.ticker.now()) });
      rooms.#parts.lateEnds.watch(read);
    }
    return rooms;
  }

  get count(): number {
    return this.#parts.book.count;
  }
  /** Resolves when everything asked so far is done. */
  settled = (): Promise<void> => this.#parts.turns.settled();

  /** What was asked is done; nothing more is told. */
  async close(): Promise<void> {
    await this.settled();
    this.#parts.notices.close();
    this.#parts.lobby.close();
    this.#parts.hosts.close();
    this.#parts.lateEnds.close();
    this.#parts.matchCalls.close();
    this.#ends.close();
  }

  /** Answers every request; what changes something, one after the other. */
  hear(visitor: Visitor, message: RoomToServer): Promise<void> {
    if (message.type === 'mine') return this.#answer(visitor, message, null);
    const { book, presence, turns } = this.#parts;
    if (message.type === 'hello') return turns.take(() => this.#answer(visitor, message, null));
    const inTurn = async (played: PlayedGame | null): Promise<void> => {
      const done = turns.takeFor(visitor.guest, () => this.#answer(visitor, message, played));
      return done ?? this.#refuse(visitor, message, new Sorry('Too much of yours is waiting: wait a moment.'));
    };
    const cards = cardsNeeded(message, (room) => (presence.isAt(visitor, room) ? book.get(room) : undefined));
    if (!cards) return inTurn(null);
    return this.#readings
      .read(visitor.guest, cards)
      .then(inTurn, (error: unknown) => this.#refuse(visitor, message, error));
  }
  /** `played`: the game with the imported cards that this is about. */
  async #answer(visitor: Visitor, message: RoomToServer, played: PlayedGame | null): Promise<void> {
    try {
      await this.#handle(visitor, message, played);
    } catch (error) {
      this.#refuse(visitor, message, error);
    }
  }
  #refuse(visitor: Visitor, message: RoomToServer, error: unknown): void {
    const isOurs = error instanceof Sorry || error instanceof BadSetup || error instanceof Unplayable;
    if (!isOurs) this.#parts.how.log('room failed', { type: message.type, error: String(error) });
    const text = isOurs ? shortened(error.message) : 'This could not be done: try again.';
    if ('request' in message) visitor.send({ type: 'sorry', request: message.request, text });
  }

  async #handle(visitor: Visitor, message: RoomToServer, played: PlayedGame | null): Promise<void> {
    const { how, book, presence, blocks, lobby } = this.#parts;
    const { guest } = visitor;
    switch (message.type) {
      case 'hello':
        return this.#greet(visitor, message.name);
      case 'lobby':
        return message.on && !presence.isGone(visitor) ? lobby.listen(visitor) : lobby.leave(visitor);
      case 'create':
        return this.#doors.create(visitor, message, played);
      case 'enter':
        return this.#doors.enter(visitor, message);
      case 'mine': {
        demandTry(this.#ownLists, guest);
        const { matchCalls } = this.#parts;
        const matches = await ownMatchesOf(guest, { ...how, book, told: (match) => matchCalls.note(visitor, match) });
        return visitor.send({ type: 'mine', request: message.request, matches });
      }
      case 'carry':
        return visitor.send({ type: 'carried', request: message.request, ...how.carries.issue(visitor) });
      case 'rename':
        demandTry(this.#renames, guest);
        await this.#rename(visitor, cleanName(message.name));
        break;
      case 'block':
        await blocks.block(guest, { guest: message.guest, name: cleanName(message.name) }, message.on);
        break;
      case 'subscribe':
        await how.calls.subscribe(guest, message.subscription);
        break;
      case 'unsubscribe':
        await how.calls.unsubscribe(guest, message.endpoint);
        break;
      default:
        await this.#atTable.handle(visitor, message, played);
        this.#parts.notices.tellNow(visitor, message.room);
    }
    visitor.send({ type: 'ok', request: message.request });
  }
  async #rename(visitor: Visitor, name: string): Promise<void> {
    const { how, book, presence, notices } = this.#parts;
    for (const page of [visitor, ...presence.pagesOf(visitor.guest)]) page.name = name;
    how.carries.rename(visitor);
    await book.rename(visitor);
    const looksOn = presence.roomsOf(visitor.guest).filter((room) => !book.sits(room, visitor.guest));
    for (const room of looksOn) notices.tell(room);
    for (const room of presence.roomsOf(visitor.guest)) notices.tellNow(visitor, room);
  }
  /** Only the first time: whoever wants another name later takes it by `rename`. */
  async #greet(visitor: Visitor, name: string): Promise<void> {
    const { blocks, presence } = this.#parts;
    if (presence.pagesOf(visitor.guest).includes(visitor)) return;
    visitor.name = cleanName(name);
    await blocks.load(visitor.guest);
    const isHere = presence.arrive(visitor) || presence.pagesOf(visitor.guest).length > 0;
    if (!isHere) blocks.unload(visitor.guest); // nobody else would
  }

  /** A page was closed. */
  bye(visitor: Visitor): void {
    const { presence, lobby, notices, blocks, matchCalls } = this.#parts;
    lobby.leave(visitor);
    const { rooms, isLast } = presence.depart(visitor);
    for (const room of rooms) {
      endLooking(this.#parts, room, visitor.guest);
      notices.tell(room);
    }
    if (!isLast) return;
    blocks.unload(visitor.guest);
    matchCalls.left(visitor.guest);
  }
  /** Somebody did something at a match. */
  stirred = (match: string, guest: string): void => this.#parts.matchCalls.heard(guest, match);
  /** Whom this guest does not want to hear, while a page of theirs is open. */
  blockedBy = (guest: string): Person[] => [...this.#parts.blocks.of(guest)];

  /** As what this guest may look at a match: their seat in it, a spectator, or null: not at all. */
  viewerOf(match: string, guest: string): Viewer | null {
    const { book, presence, how } = this.#parts;
    const seat = book.guestsOf(match).indexOf(guest);
    if (seat >= 0) return seat as Seat;
    const room = book.ofMatch(match);
    if (!room || !presence.here(room).has(guest)) return null;
    return knownTo(room, guest, how.ticker.now()).spectators === null ? null : SPECTATOR;
  }
  /** Whether this guest played a match, also when its table is gone. */
  async hasPlayed(match: string, guest: string): Promise<boolean> {
    const { book, how } = this.#parts;
    return book.guestsOf(match).includes(guest) || how.store.played.hasPlayed(guest, match);
  }
  /** A match waits for these seats now. */
  asked(match: string, seats: readonly Seat[]): void {
    const { book, how, keepLater, matchCalls } = this.#parts;
    const room = book.ofMatch(match);
    if (!room) return;
    for (const seat of seats) matchCalls.call(book.guestsOf(match)[seat] ?? '', { room, match });
    // A match may go on for longer than rooms are kept that nobody touches.
    if (how.ticker.now() - book.touchedAt(room) > FORGOTTEN_MS / 4) keepLater(room, () => ({}));
  }
  /** This page turned away from a match that waits for its guest. */
  callBack(page: Visitor, match: string): void {
    const { book, matchCalls } = this.#parts;
    const room = book.ofMatch(match);
    if (room) matchCalls.callPage(page, { room, match });
  }
  /** It does so no longer. */
  unasked(match: string, seats: readonly Seat[]): void {
    const { book, matchCalls } = this.#parts;
    for (const seat of seats) matchCalls.end(book.guestsOf(match)[seat] ?? '', match);
  }
  /** A match has ended: its room can begin another. */
  ended(match: string): void {
    const { book, how, matchCalls } = this.#parts;
    // One that was broken off asked somebody to the last.
    for (const guest of book.guestsOf(match)) matchCalls.end(guest, match);
    this.#ends.note(match, how.ticker.now());
  }

  isAtTableWith = (guest: string, print: string): Promise<boolean> => isAtTableWith(this.#parts, guest, print);
  useOfCards = (print: string): Promise<CardsUse> => useOfCards(this.#parts, print);

  keptAbout = (guest: string): KeptAtTables => keptAtTables(this.#parts, guest);
  /** Nothing says any more that this guest was here; bots play on where they sat. */
  forget = (guest: string): Promise<void> => forget(this.#parts, this.#doors, guest);
}
