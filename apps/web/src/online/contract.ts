/** What screens may know of play with people far away, and do about it. Components use nothing else. */
import type { FairDeal } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import type { Seat } from '@dealers-choice/kernel';
import type { LobbyNote, OwnMatch, RoomToClient, RoomToServer, RoomView, Subscription } from '@dealers-choice/protocol';

/** What a table is opened with. */
export type TableWish = Omit<RoomToServer<'create'>, 'type' | 'request'>;

/** What its host changes about a table; what is not named stays. */
export type RoomChanges = Omit<RoomToServer<'configure'>, 'type' | 'request' | 'room'>;

/** What happened at the table, between what people say. `name`: whose doing it was, '' where it was nobody's. */
export type TableNote = 'sat' | 'stood' | 'away' | 'back' | 'began' | 'ended';
export type ChatLine = {
  /** Counts up while the page is open. */
  n: number;
  /** Milliseconds since 1970. */
  at: number;
  name: string;
} & ({ kind: 'said'; guest: string; text: string } | { kind: 'note'; note: TableNote });

/** The match far away that lies on the table, beside what any match shows. */
export interface FarState {
  match: string;
  /** By how many milliseconds this page is behind; null: it plays, and is not. */
  delay: number | null;
  /** What the person did last is on its way, or kept until the line is back. */
  outgoing: 'sent' | 'kept' | null;
  /** After the line was gone: the first move that happened meanwhile, and how many; null: nothing to say, or read. */
  missed: { from: number; moves: number } | null;
  /** By how many milliseconds whoever watches is behind; null: nobody may watch, or it is not known yet. */
  watchersDelay: number | null;
  /** When this page heard that the match was over (milliseconds since 1970); null: it did not, or was not there. */
  ended: number | null;
}

/** It became this guest's turn at another table: its code ('' when it is gone), its name, and its host's. */
export type TableCall = Omit<RoomToClient<'called'>, 'type'>;

export interface OnlineState {
  /** `outdated`: the page must be loaded anew. */
  line: 'off' | 'connecting' | 'connected' | 'gone' | 'outdated';
  /** While the line is gone: how often it was tried since, and when it is tried next (milliseconds since 1970). */
  tries: number;
  nextTry: number | null;
  /** The line is gone because the server is starting anew: it said so. */
  restarts: boolean;
  me: { guest: string; name: string } | null;
  /** Null: not asked for, or not heard yet. */
  lobby: readonly LobbyNote[] | null;
  room: RoomView | null;
  /** Of the room, oldest first. */
  chat: readonly ChatLine[];
  unread: number;
  /** Guests whom this one does not want to hear at this table. */
  muted: readonly string[];
  /** Guests whom this one does not want to hear, at any table. */
  blocked: readonly { guest: string; name: string }[];
  /** Matches elsewhere that wait for this guest, the newest first. */
  called: readonly TableCall[];
  /** Whose time runs in the match on the table: when it is over (milliseconds since 1970), by seat. */
  clocks: readonly { seat: Seat; until: number }[];
  /** Null: what lies on the table is played on this device. */
  far: FarState | null;
  /** Why the last request was not done, as a sentence. */
  sorry: string | null;
}

/** Each that gives a promise is done when it is fulfilled; it rejects with a sentence, which is `sorry` too. */
export interface OnlineActions {
  connect(): void;
  disconnect(): void;
  /** Tries at once, whatever the pause. */
  retry(): void;
  rename(name: string): Promise<void>;
  /** Wants the list of open tables, now and whenever it changes; or no longer. */
  watchLobby(on: boolean): void;
  create(wish: TableWish): Promise<RoomView>;
  enter(code: string): Promise<RoomView>;
  leave(): Promise<void>;
  sit(seat: Seat): Promise<void>;
  stand(): Promise<void>;
  /** Whoever opened the table sends somebody away for good. */
  sendAway(guest: string): Promise<void>;
  /** '' frees the seat. */
  place(seat: Seat, bot: string): Promise<void>;
  configure(changes: RoomChanges): Promise<void>;
  pick(option: string, value: unknown): Promise<void>;
  ready(isReady: boolean): Promise<void>;
  start(): Promise<void>;
  rematch(): Promise<void>;
  /** A bot plays on for whoever sits there and is gone. */
  standIn(seat: Seat): Promise<void>;
  say(text: string): Promise<void>;
  /** Everything in the chat has been read. */
  markChatRead(): void;
  mute(guest: string, on: boolean): Promise<void>;
  block(guest: string, name: string, on: boolean): Promise<void>;
  /** Tells whoever runs the server about somebody at this table. */
  report(guest: string, text: string): Promise<void>;
  /** For another device that is to be this guest: a token, and until when it is good (milliseconds since 1970). */
  carry(): Promise<{ token: string; until: number }>;
  /** The person has seen that this match calls. */
  putCallAside(match: string): void;
  /** In this browser the person wants to be told of a turn when no page is open; or no longer. */
  subscribe(subscription: Subscription): Promise<void>;
  unsubscribe(endpoint: string): Promise<void>;
  /** What this guest plays and played, the newest first. */
  mine(): Promise<readonly OwnMatch[]>;
  /** Of a match that is over. */
  record(match: string): Promise<{ record: MatchRecord; deal: FairDeal }>;
  /** What is kept until the line is back is not sent. */
  withdraw(): void;
  /** The person knows what happened meanwhile (`far.missed`). */
  caughtUp(): void;
  /** The person has read `sorry`. */
  dismiss(): void;
}

export type OnlineStore = OnlineState & OnlineActions;
