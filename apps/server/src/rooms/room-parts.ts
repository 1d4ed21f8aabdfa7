/** What everything about tables works with, put together. */

import { Blocks } from '../guests/blocks.ts';
import type { Carries } from '../guests/carries.ts';
import type { TurnCalls } from '../guests/turn-calls.ts';
import type { Log } from '../logs.ts';
import type { MatchService } from '../match/match-service.ts';
import type { PlayedGame } from '../played-games.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { Store } from '../store/store.ts';
import type { Ticker } from '../ticker.ts';
import { Absences } from './absences.ts';
import { Chat } from './chat.ts';
import { LateEnds } from './delayed-end.ts';
import { Hosts } from './hosts.ts';
import { Lobby } from './lobby.ts';
import { MatchCalls } from './match-calls.ts';
import type { RoomCards } from './needed-cards.ts';
import { Notices } from './notices.ts';
import { Presence } from './presence.ts';
import type { Room } from './room.ts';
import { RoomBook } from './room-book.ts';
import { sorry } from './sorry.ts';
import { Turns } from './turns.ts';

export interface RoomsHow {
  store: Store;
  matches: MatchService;
  carries: Carries;
  calls: TurnCalls;
  games: ReadonlyMap<string, PlayedGame>;
  /** Absent: there are no imported cards here. */
  cards?: RoomCards;
  ticker: Ticker;
  randomBytes: RandomBytes;
  log: Log;
}

export interface RoomParts {
  how: RoomsHow;
  turns: Turns;
  book: RoomBook;
  presence: Presence;
  blocks: Blocks;
  chat: Chat;
  hosts: Hosts;
  lateEnds: LateEnds;
  absences: Absences;
  lobby: Lobby;
  notices: Notices;
  matchCalls: MatchCalls;
  /** With the cards it comes with: what is secret, and which bots there are, does not depend on the cards. */
  gameOf(room: { game: string }): PlayedGame;
  /** When everything that was asked before is done. */
  keepLater(room: Room, changes: () => Partial<Room>): void;
}

export function roomParts(how: RoomsHow): RoomParts {
  const { store, matches, ticker, randomBytes, log, games } = how;
  const turns = new Turns();
  const presence = new Presence();
  const blocks = new Blocks(store.guests, ticker);
  const gameOf: RoomParts['gameOf'] = ({ game }) => games.get(game) ?? sorry('This game cannot be played here.');
  const book = new RoomBook({ store, ticker, randomBytes, gameOf, changed: (room) => notices.tellChange(room) });
  const keepLater: RoomParts['keepLater'] = (room, changes) => {
    turns
      .take(() => (book.get(room.room) === room ? book.keep(room, changes()) : undefined))
      .catch((error: unknown) => log('room failed', { room: room.room, error: String(error) }));
  };
  const hosts = new Hosts({ ticker, here: presence.here, make: (room, host) => keepLater(room, () => ({ host })) });
  const lateEnds = new LateEnds({ ticker, show: (room) => keepLater(room, () => ({ lateEnd: null })) });
  const absences = new Absences();
  const lobby: Lobby = new Lobby({ ticker, log, notes: () => notices.lobbyNotes() });
  const notices: Notices = new Notices({ book, presence, hosts, lateEnds, absences, ticker, lobby, matches, gameOf });
  const chat = new Chat(blocks, ticker);
  const matchCalls = new MatchCalls(how, presence);
  const told = { lobby, notices, matchCalls };
  return { how, turns, book, presence, blocks, chat, hosts, lateEnds, absences, ...told, gameOf, keepLater };
}
