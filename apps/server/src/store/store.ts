/**
 * What a server must not forget. A match is what it was dealt from, and the lines of its log, which are only ever added
 * to. Whoever writes to a match holds it: every line is written under the epoch of a hold, and under one that somebody
 * else has taken over nothing is written.
 *
 *     const hold = await store.begin(deal, { owner: 'node-1', until: now + LEASE });
 *     await store.append(hold, { after: 0, lines: [{ entry, moveId: 'k3', at: now }], dueAt: null });
 *     // from here on no crash can lose it: now it is acknowledged
 */
import type { Seat } from '@dealers-choice/kernel';
import type { GuestStore } from './guest-store.ts';
import type { Kept, Line, MatchDeal, OwnPage, RoomPage, Snapshot } from './stored-forms.ts';
import type { Upkeep } from './upkeep.ts';

/** The right to write to a match. It ends without notice, when somebody takes it over. */
export interface Hold {
  readonly match: string;
  readonly epoch: number;
}

export interface Claim {
  /** The name of this server. */
  owner: string;
  /** Until then nobody takes the match over unless told to, in milliseconds since 1970. */
  until: number;
}

export interface Append {
  /** How many lines the log has before these. */
  after: number;
  /** All of them are written, or none. */
  lines: readonly Line[];
  /** When somebody's time runs out next; null: nobody's does. */
  dueAt: number | null;
  /** The match is over with the last of these lines, and these have won; null or absent: it goes on. */
  over?: { winners: readonly Seat[] } | null;
}

/** Who plays, and at which table. */
export interface Company {
  title: string;
  /** The guest who typed the title; absent or '': nobody did. */
  titledBy?: string;
  /** By seat; '' of a bot. */
  guests: readonly string[];
  /** The table as it is from then on: it is kept with the match, or neither is. */
  room?: RoomPage;
}

/** Who sat at which match. */
export interface Played {
  /** What this guest played and plays, the newest first; `after`: what follows this one, the last of those before. */
  ownMatches(guest: string, most: number, after?: Pick<MatchDeal, 'match' | 'began'>): Promise<OwnPage[]>;
  /** Seats of this match whose guests are known: those of bots are not, nor of whoever was forgotten. */
  takenSeats(match: string): Promise<number[]>;
  /** Did this guest sit at that match? */
  hasPlayed(guest: string, match: string): Promise<boolean>;
  /** The same of any match with the imported cards of this fingerprint. */
  hasPlayedWith(guest: string, print: string): Promise<boolean>;
  /** Whether matches with them are kept: one that is not over, or only such as are; null: none. */
  playedWith(print: string): Promise<'running' | 'over' | null>;
}

export interface Store {
  /** Keeps a new match, held by whoever claims it. `dueAt`: as with the lines after; absent: nobody's time runs. */
  begin(deal: MatchDeal, claim: Claim & Partial<Pick<Append, 'dueAt'>>, company?: Company): Promise<Hold>;
  /**
   * Takes a match over, from whoever had it. Null: there is no such match; 'held': another server's claim on it runs
   * (`now` is before its `until`), and `anyway` was not said.
   */
  hold(match: string, claim: Claim & { now: number; anyway?: true }): Promise<Hold | 'held' | null>;
  /** Gives these up: anybody may take the matches over at once. What somebody has taken over stays theirs. */
  release(holds: readonly Hold[]): Promise<void>;
  /** Prolongs the claims of this owner on all that it holds. */
  renew(claim: Claim): Promise<void>;
  /**
   * Resolves when the lines are safe. Rejects, and none are, with `Deposed`, `Ended`, `AlreadyThere`, or what the disk
   * says.
   */
  append(hold: Hold, what: Append): Promise<void>;
  /**
   * Keeps a position to start from after a crash; older ones go (`spareSnapshots`). `shown`: until when spectators have
   * seen what happened; absent: all of it.
   */
  snapshot(hold: Hold, snapshot: Snapshot, shown?: number): Promise<void>;
  /** Everything about a match, checked. Throws `Damaged` when what is stored cannot be right. */
  read(match: string): Promise<Kept | null>;
  /** Nothing of this match is due any more: it stands still until somebody comes. */
  rest(hold: Hold): Promise<void>;
  /** Matches whose time runs out before this moment, the earliest first. */
  due(before: number): Promise<string[]>;
  /** Matches that are not over. */
  unfinished(): Promise<string[]>;

  /** Writes a room, new or as it is now; false: another room has its code. */
  putRoom(page: RoomPage): Promise<boolean>;
  /** All rooms, the one touched last last. */
  rooms(): Promise<RoomPage[]>;
  dropRoom(room: string): Promise<void>;

  readonly guests: GuestStore;
  readonly played: Played;
  /** A secret of this server by its name: the one that is kept, else this one, kept from now on. */
  secret(name: string, fresh: string): Promise<string>;
  /** For all that is kept. */
  readonly upkeep: Upkeep;
  /** Resolves if it can be read from now; rejects with the reason why not. */
  answers(): Promise<void>;
  close(): Promise<void>;
}

/** Somebody else holds the match now: whoever hears this must forget what it knows of it. */
export class Deposed extends Error {
  constructor(match: string) {
    super(`match ${match} is held by another server now`);
  }
}
/** The match is over, and everybody may have its record: nothing is written to it any more. */
export class Ended extends Error {
  constructor(match: string) {
    super(`match ${match} is over`);
  }
}
/** There is a line of this number, or with this id, already. */
export class AlreadyThere extends Error {}
/** What is stored cannot be right. */
export class Damaged extends Error {}
