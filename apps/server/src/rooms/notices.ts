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
import { lastOf, type Room, roomViews, watchersOf } from './room.ts';
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

/** A table is told at most once in this time; one with more pages than that, in a millisecond for each of them. */
export const TOGETHER_MS = 100;

/** Pages that were told a moment ago. */
interface Crowd {
  /** Those for whom something is new since then. */
  waiting: Set<Visitor>;
  stop(): void;
}

export class Notices {
  readonly #how: NoticesHow;
  /**
   * By table. Those who may not know of the end of its match have one of their own: when they are told follows from
   * what they may know alone.
   */
  readonly #knowing = new Map<string, Crowd>();
  readonly #unknowing = new Map<string, Crowd>();

  constructor(how: NoticesHow) {
    this.#how = how;
  }

  /** Somebody came or went. Pages hear of it at once, or a moment later together with what else is new. */
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
    const told = presence.at(id).filter((visitor) => isTold(visitor, room));
    const knows = ({ guest }: Visitor): boolean => this.#known(room, guest) === room;
    this.#tellSoon(this.#knowing, room, told.filter(knows));
    const others = told.filter((visitor) => !knows(visitor));
    this.#tellSoon(this.#unknowing, room, others);
    lobby.changed();
    absences.note(id, lastOf(room)?.guests ?? [], presence.here(room), ticker.now());
    hosts.watch(room);
    lateEnds.watch(room);
  }
  /** At once if it was quiet here, else together with what else is new by then. */
  #tellSoon(crowds: Map<string, Crowd>, room: Room, visitors: readonly Visitor[]): void {
    const crowd = crowds.get(room.room);
    if (crowd) for (const visitor of visitors) crowd.waiting.add(visitor);
    else if (visitors.length > 0) {
      this.#show(room, visitors);
      this.#openCrowd(crowds, room, visitors.length);
    }
  }
  #openCrowd(crowds: Map<string, Crowd>, room: Room, count: number): void {
    const stop = this.#how.ticker.after(Math.max(TOGETHER_MS, count), () => {
      crowds.delete(room.room);
      const waiting = [...crowd.waiting].filter((visitor) => this.#how.presence.isAt(visitor, room.room));
      this.#tellSoon(crowds, room, waiting);
    });
    const crowd: Crowd = { waiting: new Set(), stop };
    crowds.set(room.room, crowd);
  }
  #show(room: Room, visitors: readonly Visitor[]): void {
    const viewFor = this.#viewsOf(room);
    for (const visitor of visitors) visitor.send({ type: 'room', view: viewFor(visitor.guest) });
  }
  /** Whoever did something sees what came of it before they are answered. */
  tellNow(visitor: Visitor, id: string): void {
    const room = this.#how.book.get(id);
    if (room && this.noteSeen(visitor, id) && this.#how.presence.isAt(visitor, id)) this.#show(room, [visitor]);
  }
  /** This page was just told. Gives whether something had been new for it. */
  noteSeen(visitor: Visitor, id: string): boolean {
    const wasNew = [this.#knowing, this.#unknowing].map((crowds) => crowds.get(id)?.waiting.delete(visitor) ?? false);
    return wasNew.includes(true);
  }
  close(): void {
    for (const crowds of [this.#knowing, this.#unknowing]) {
      for (const { stop } of crowds.values()) stop();
      crowds.clear();
    }
  }
  #known = (room: Room, guest: string | null): Room => knownTo(room, guest, this.#how.ticker.now());

  viewFor = (room: Room, guest: string): RoomView => this.#viewsOf(room)(guest);
  /** For many guests at once: what depends on none of them is made once. */
  #viewsOf(room: Room): (guest: string) => RoomView {
    const { gameOf, presence } = this.#how;
    const inside = presence.at(room.room);
    const played = gameOf(room);
    const made = new Map<'as it is' | 'as before', (guest: string) => RoomView>();
    return (guest) => {
      const known = this.#known(room, guest);
      const which = known === room ? 'as it is' : 'as before';
      const viewFor = made.get(which) ?? roomViews(known, played, inside);
      made.set(which, viewFor);
      return viewFor(guest);
    };
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
