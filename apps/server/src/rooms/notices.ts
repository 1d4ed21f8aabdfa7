/** What pages are told of tables: those that are at one, and those that look for one. */
import type { LobbyNote, RoomView } from '@dealers-choice/protocol';
import type { MatchService } from '../match/match-service.ts';
import type { PlayedGame } from '../played-games.ts';
import type { Ticker } from '../ticker.ts';
import type { Absences } from './absences.ts';
import { knownTo, type LateEnds } from './delayed-end.ts';
import type { Hosts } from './hosts.ts';
import { isListed, type Lobby, MOST_IN_LOBBY, noteOf } from './lobby.ts';
import type { Presence } from './presence.ts';
import { lastOf, type Room, roomViewFor, watchersOf } from './room.ts';
import type { RoomBook } from './room-book.ts';
import type { Visitor } from './visitor.ts';

export interface NoticesHow {
  book: RoomBook;
  presence: Presence;
  hosts: Hosts;
  lateEnds: LateEnds;
  absences: Absences;
  ticker: Ticker;
  lobby: Lobby;
  matches: Pick<MatchService, 'shownTurn'>;
  gameOf(room: Room): PlayedGame;
}

export class Notices {
  readonly #how: NoticesHow;

  constructor(how: NoticesHow) {
    this.#how = how;
  }

  /** Somebody came or went. */
  tell(id: string, except: Visitor | null = null): void {
    this.#tell(id, (visitor) => visitor !== except);
  }
  /** Something is new at this table. Whoever may not know of it is not sent anything: that would tell them, too. */
  tellChange(id: string): void {
    this.#tell(id, ({ guest }, room) => this.#known(room, guest) === room);
  }
  #tell(id: string, isTold: (visitor: Visitor, room: Room) => boolean): void {
    const { book, presence, lobby, hosts, lateEnds, absences, ticker } = this.#how;
    const room = book.get(id);
    if (!room) return;
    for (const visitor of presence.at(id)) {
      if (isTold(visitor, room)) visitor.send({ type: 'room', view: this.viewFor(room, visitor.guest) });
    }
    lobby.changed();
    absences.note(id, lastOf(room)?.guests ?? [], presence.here(room), ticker.now());
    hosts.watch(room);
    lateEnds.watch(room);
  }
  #known = (room: Room, guest: string | null): Room => knownTo(room, guest, this.#how.ticker.now());

  viewFor(room: Room, guest: string): RoomView {
    const { gameOf, presence } = this.#how;
    return roomViewFor(this.#known(room, guest), guest, gameOf(room), presence.at(room.room));
  }

  /** Open tables at which somebody is. */
  lobbyNotes(): Promise<LobbyNote[]> {
    const { book, presence, matches } = this.#how;
    const all = book.all().map((room) => this.#known(room, null));
    const open = all.filter((room) => isListed(room) && presence.here(room).size > 0);
    const notes = open.slice(-MOST_IN_LOBBY).map(async (room) => {
      const last = lastOf(room);
      const turn = room.playing && last ? await matches.shownTurn(last.match) : null;
      return noteOf(room, watchersOf(room, presence.at(room.room)).length, turn);
    });
    return Promise.all(notes);
  }
}
