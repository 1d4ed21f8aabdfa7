/** What those who are at a table ask for. */
import type { Seat } from '@dealers-choice/kernel';
import { formatCardsName, GONE_MS, type RoomToServer } from '@dealers-choice/protocol';
import type { PlayedGame } from '../played-games.ts';
import { knownTo } from './delayed-end.ts';
import type { Doors } from './doors.ts';
import { startMatch } from './match-start.ts';
import { turned } from './rematch.ts';
import { Reports } from './reports.ts';
import { lastOf, type Room } from './room.ts';
import * as change from './room-changes.ts';
import type { RoomParts } from './room-parts.ts';
import { Sorry, sorry } from './sorry.ts';
import { Tries } from './tries.ts';
import type { Visitor } from './visitor.ts';

type Asked<T extends RoomToServer['type']> = RoomToServer<T>;
type InRoom = Extract<RoomToServer, { room: string }>['type'];

/** Matches of a guest: each of them is kept. */
const STARTS = { most: 30, everyMs: 20_000 };

export class AtTable {
  readonly #parts: RoomParts;
  readonly #doors: Doors;
  readonly #reports: Reports;
  readonly #starts: Tries;

  constructor(parts: RoomParts, doors: Doors) {
    const { store, ticker, randomBytes, log } = parts.how;
    this.#parts = parts;
    this.#doors = doors;
    this.#starts = new Tries(STARTS, ticker);
    this.#reports = new Reports({ store: store.guests, ticker, randomBytes, log });
  }

  /** `played`: the game with the imported cards that this is about. */
  async handle(visitor: Visitor, message: RoomToServer<InRoom>, played: PlayedGame | null): Promise<void> {
    const { book, presence, chat, how } = this.#parts;
    const found = book.get(message.room);
    if (!found || !presence.isAt(visitor, message.room)) throw new Sorry('You are not at this table.');
    // To whom the match goes on, everything that changes the table is refused as in a match.
    const room = knownTo(found, visitor.guest, how.ticker.now());
    switch (message.type) {
      case 'sit':
        return this.#doors.sit(visitor, room, message.seat);
      case 'stand':
        return book.keep(room, change.stoodUp(room, visitor));
      case 'place':
        return book.keep(room, change.placed(room, visitor, this.#parts.gameOf(room), message));
      case 'sendAway':
        return this.#doors.sendAway(visitor, found, message.guest);
      case 'pick':
        return book.keep(room, change.picked(room, visitor, this.#playedAt(room, played), message));
      case 'configure':
        return this.#configure(room, visitor, message, played);
      case 'ready':
        return book.keep(room, change.readied(room, visitor, message));
      case 'unready':
        return book.keep(room, change.notReady(room, visitor));
      case 'start':
        return this.#start(room, visitor, this.#playedAt(room, played));
      case 'leave':
        return this.#doors.leave(visitor, room);
      case 'chat':
        return chat.say(room.room, visitor, message.text, presence.at(room.room));
      case 'mute':
        return chat.mute(room.room, visitor.guest, message);
      case 'report':
        return this.#report(room, visitor, message);
      case 'standIn':
        return this.#standIn(room, visitor, message.seat);
      case 'rematch':
        return this.#rematch(room, visitor);
    }
  }

  #configure(room: Room, visitor: Visitor, message: Asked<'configure'>, played: PlayedGame | null): Promise<void> {
    const game = this.#playedAt({ ...room, cards: message.cards ?? room.cards }, played);
    return this.#parts.book.keep(room, change.configured(room, visitor, game, message));
  }
  async #start(room: Room, visitor: Visitor, played: PlayedGame): Promise<void> {
    if (!this.#starts.hasLeft(visitor.guest)) throw new Sorry('You began a lot of matches: wait a moment.');
    await startMatch(this.#parts, room, visitor, played);
    this.#starts.take(visitor.guest);
  }
  #report(room: Room, { guest: by }: Visitor, { guest: about, text }: Asked<'report'>): Promise<void> {
    const { chat, presence } = this.#parts;
    return this.#reports.take(room, { by, about, text }, { said: chat.lines(room.room), here: presence.at(room.room) });
  }
  /** Where a clock runs this happens by itself; here somebody who waits decides it, for one who is gone. */
  async #standIn(room: Room, { guest }: Visitor, seat: Seat): Promise<void> {
    const { how, absences } = this.#parts;
    const last = lastOf(room);
    if (!room.playing || !last) throw new Sorry('No match is being played at this table.');
    if (!last.guests.includes(guest)) throw new Sorry('You do not sit at this table.');
    const whose = last.guests[seat];
    // Whoever was forgotten does not come back. Where a bot has played all along nothing changes.
    const isLeft = whose === '' || absences.lastsFor(room.room, whose ?? '', how.ticker.now()) >= GONE_MS;
    if (!isLeft) throw new Sorry('Nobody there has been gone for long enough.');
    await how.matches.handOver(last.match, seat);
  }
  async #rematch(room: Room, visitor: Visitor): Promise<void> {
    const { book, gameOf, how } = this.#parts;
    change.ownSeat(room, visitor);
    const last = lastOf(room) ?? sorry('There was no match yet.');
    if (room.playing) throw new Sorry('The match is not over.');
    const changes = turned(room, last.guests, gameOf(room));
    if (changes) await book.keep(room, { ...changes, secret: change.freshSecret(how.randomBytes) });
  }

  /** With the cards of this table. `played`: as they were when this was asked. */
  #playedAt(room: Room, played: PlayedGame | null): PlayedGame {
    if (room.cards === '') return this.#parts.gameOf(room);
    const isSame = played?.source && formatCardsName(played.source) === room.cards;
    return played && isSame ? played : sorry('The cards of this table have just changed: try again.');
  }
}
