/** How tables are opened, and how people come to them and go. */
import type { Seat } from '@dealers-choice/kernel';
import type { RoomToServer } from '@dealers-choice/protocol';
import type { PlayedGame } from '../played-games.ts';
import { CLOSED_TABLE, NO_TABLE, readCode } from './codes.ts';
import { isLate, knownTo } from './delayed-end.ts';
import { endLooking, looksOn } from './onlookers.ts';
import { lastOf, type Room, seatOf } from './room.ts';
import { freshSecret, newRoom, seated, stoodUp, withoutGuest } from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';
import { demandMaySendAway, isSentAway, sentAway } from './sending-away.ts';
import { Sorry, sorry } from './sorry.ts';
import { Tries } from './tries.ts';
import type { Visitor } from './visitor.ts';

const MOST_ROOMS = 10_000;
const MOST_OWN_ROOMS = 5;
/** One that nobody has touched for this long makes room for another of its host's, whoever sits there. */
const LEFT_MS = 24 * 3_600_000;
/** Tables of a guest, whoever is their host by now. */
const OPENINGS = { most: 10, everyMs: 30_000 };
/** What is done for a guest at all their tables must not take long. */
const MOST_SEATS = 50;
/** Wrong codes of a guest. */
const CODE_PACE = { most: 10, everyMs: 6_000 };

const isAlone = ({ chairs }: Room, guest: string): boolean =>
  chairs.every((chair) => chair.who !== 'person' || chair.guest === guest);

export class Doors {
  readonly #parts: RoomParts;
  readonly #codeTries: Tries;
  readonly #openings: Tries;

  constructor(parts: RoomParts) {
    this.#parts = parts;
    this.#codeTries = new Tries(CODE_PACE, parts.how.ticker);
    this.#openings = new Tries(OPENINGS, parts.how.ticker);
  }

  async create(visitor: Visitor, message: RoomToServer<'create'>, withCards: PlayedGame | null): Promise<void> {
    const { book, how, gameOf } = this.#parts;
    if (!this.#openings.hasLeft(visitor.guest)) throw new Sorry('You opened a lot of tables: wait a moment.');
    const { request, ...wanted } = message;
    const played = withCards ?? gameOf(wanted);
    await this.#clearAway(visitor.guest);
    const own = this.#ownOf(visitor.guest).length;
    if (own >= MOST_OWN_ROOMS) throw new Sorry(`You have ${own} tables already: leave one first, or give up a match.`);
    if (book.count >= MOST_ROOMS) await this.#dropIdle();
    const room: Room = {
      room: how.randomBytes(12).toString('base64url'),
      code: book.freeCode(),
      secret: freshSecret(how.randomBytes),
      ...newRoom(visitor, played, wanted),
    };
    await book.keep(room, {});
    book.list(room, how.ticker.now());
    this.#openings.take(visitor.guest);
    this.#goIn(visitor, room, { request, isNews: true });
  }
  #ownOf = (guest: string): Room[] => this.#parts.book.all().filter(({ host }) => host === guest);
  /** Tables of this guest at which nobody is and nobody else sits; of five the one left first, after a day. */
  async #clearAway(guest: string): Promise<void> {
    const { book, presence, how } = this.#parts;
    const before = how.ticker.now() - LEFT_MS;
    const empty = this.#ownOf(guest).filter(({ room }) => presence.at(room).length === 0);
    for (const room of empty) if (!room.playing && isAlone(room, guest)) await this.drop(room);
    // A match against bots stands still without its person: it would keep the table for as long as matches are kept.
    const old = empty.filter(
      (room) => book.get(room.room) && book.touchedAt(room) < before && (!room.playing || isAlone(room, guest)),
    );
    const [first] = old.sort((a, b) => book.touchedAt(a) - book.touchedAt(b));
    if (first && this.#ownOf(guest).length >= MOST_OWN_ROOMS) await this.#giveUp(first);
  }
  async #giveUp(room: Room): Promise<void> {
    if (room.playing) await this.#parts.how.matches.breakOff(lastOf(room)?.match ?? '');
    await this.drop(room);
  }
  /** Of the tables at which nobody is, the one that was left first makes room: one with a match against bots last. */
  async #dropIdle(): Promise<void> {
    const { book, presence, how } = this.#parts;
    const before = how.ticker.now() - LEFT_MS;
    const isLeft = (room: Room): boolean => book.touchedAt(room) < before && isAlone(room, room.host);
    const idle = book.all().filter((room) => presence.here(room).size === 0 && (!room.playing || isLeft(room)));
    const [first] = idle.sort((a, b) => Number(a.playing) - Number(b.playing) || book.touchedAt(a) - book.touchedAt(b));
    await this.#giveUp(first ?? sorry('All tables are taken: try again later.'));
  }

  async enter(visitor: Visitor, { request, code }: RoomToServer<'enter'>): Promise<void> {
    const { book, presence, how } = this.#parts;
    if (presence.isGone(visitor)) return;
    if (!this.#codeTries.hasLeft(visitor.guest)) throw new Sorry('Too many tries: wait a minute.');
    const room = book.withCode(readCode(code) ?? '');
    if (!room) {
      this.#codeTries.take(visitor.guest);
      throw new Sorry(NO_TABLE);
    }
    if (isSentAway(room, visitor.guest)) throw new Sorry(CLOSED_TABLE);
    const free = room.chairs.findIndex(({ who }) => who === 'nobody');
    const isNew = !presence.hasBeenAt(visitor.guest, room) && seatOf(room, visitor.guest) === null;
    const isNews = !presence.isAt(visitor, room.room);
    // First inside, then seated: others hear that somebody sits down, and not that they are away.
    presence.enter(visitor, room);
    const { playing } = knownTo(room, visitor.guest, how.ticker.now());
    const maySit = isNew && free >= 0 && !playing && book.seatsOf(visitor.guest) < MOST_SEATS;
    if (maySit) await book.keep(room, seated(room, visitor, free as Seat));
    this.#goIn(visitor, room, { request, isNews });
  }
  /** `isNews`: this page was not here before. */
  #goIn(visitor: Visitor, room: Room, { request, isNews }: { request: number; isNews: boolean }): void {
    const { presence, chat, notices } = this.#parts;
    if (presence.isGone(visitor)) return;
    presence.enter(visitor, room);
    presence.note(visitor.guest, room);
    const talk = chat.linesFor(room.room, visitor.guest);
    const muted = chat.mutedBy(room.room, visitor.guest);
    visitor.send({ type: 'entered', request, view: notices.viewFor(room, visitor.guest), talk, muted });
    notices.noteSeen(visitor, room.room);
    if (isNews) notices.tell(room.room, visitor);
  }

  async sit(visitor: Visitor, room: Room, seat: Seat): Promise<void> {
    const { book } = this.#parts;
    const isMore = seatOf(room, visitor.guest) === null;
    if (isMore && book.seatsOf(visitor.guest) >= MOST_SEATS) {
      throw new Sorry(`You sit at ${MOST_SEATS} tables already: leave one first.`);
    }
    await book.keep(room, seated(room, visitor, seat));
  }

  async leave(visitor: Visitor, room: Room): Promise<void> {
    const { book, notices, how } = this.#parts;
    this.#sendOut(visitor, room);
    // In a match the seat stays theirs: whoever stays away is handed over when their time is over.
    if (room.playing) return notices.tell(room.room);
    const changes = withoutGuest(room, visitor.guest);
    if (!isLate(room, how.ticker.now())) return changes ? book.keep(room, changes) : this.drop(room);
    // Spectators see the end first: until then there is a table.
    await book.keep(room, changes ?? stoodUp(room, visitor));
    notices.tell(room.room);
  }
  /** The host sends away whoever sits or looks on. `room`: the one there is, whatever the host sees of it. */
  async sendAway(host: Visitor, room: Room, guest: string): Promise<void> {
    const { book, presence, notices, how } = this.#parts;
    demandMaySendAway(knownTo(room, host.guest, how.ticker.now()), host, guest);
    const pages = presence.at(room.room).filter((page) => page.guest === guest);
    if (pages.length === 0 && seatOf(room, guest) === null) throw new Sorry('There is nobody like that at this table.');
    await book.keep(room, sentAway(room, guest));
    const watching = presence.pagesOf(guest).filter((page) => looksOn(page, room));
    for (const page of pages) this.#sendOut(page, room);
    notices.tell(room.room);
    // Whoever looked on at a match must see no more of it: their pages come again, and may not watch.
    for (const page of watching) page.hangUp();
  }
  #sendOut(visitor: Visitor, room: Room): void {
    this.#parts.presence.leave(visitor, room);
    endLooking(this.#parts, room.room, visitor.guest);
    visitor.send({ type: 'gone', room: room.room });
  }

  async drop(room: Room): Promise<void> {
    const { book, presence, hosts, lateEnds, absences, chat, lobby } = this.#parts;
    await book.drop(room);
    for (const visitor of presence.at(room.room)) visitor.send({ type: 'gone', room: room.room });
    presence.close(room);
    hosts.forget(room);
    lateEnds.forget(room);
    absences.forget(room.room);
    chat.close(room.room);
    lobby.changed();
  }
}
