/** What rows hold as text, with the forms that are held against it before anything read from a disk is believed. */
import type { Entry } from '@dealers-choice/host';
import { MAX_SEATS, type Match, type Seat, seatsOf } from '@dealers-choice/kernel';
import { MOST_NAME } from '@dealers-choice/protocol/limits';
import * as v from 'valibot';
import { count, hex64, isObject, object, readAs } from './forms.ts';

const seat = v.picklist(seatsOf(MAX_SEATS));

const seatForm = v.strictObject({
  who: v.picklist(['person', 'bot']),
  name: v.pipe(v.string(), v.maxLength(MOST_NAME)),
  /** Of a bot: its name. Of a person: who stands in; '' is the game's usual bot. */
  bot: v.string(),
});

const dealForm = v.strictObject({
  match: v.string(),
  game: v.string(),
  rulesVersion: count,
  cardSet: v.string(),
  /** Imported cards, by name and fingerprint (`CardsName`); absent: those the game comes with. */
  cards: v.optional(v.string()),
  seats: v.pipe(v.array(seatForm), v.minLength(1), v.maxLength(MAX_SEATS)),
  options: object,
  /** After this many milliseconds a seat is handed over; 0: never. `stirs`: a sign of life starts them anew. */
  clock: v.strictObject({ ms: count, stirs: v.boolean() }),
  /** By how many milliseconds spectators are behind; null: there are none. */
  spectators: v.nullable(count),
  /** The server's secret, and by seat what was brought to it: the seed is made of these (`fairSeed`). */
  fair: v.strictObject({ secret: hex64, entropy: v.pipe(v.array(v.string()), v.maxLength(MAX_SEATS)) }),
  /** When it began, in milliseconds since 1970. */
  began: count,
});
/** What a match was dealt from. */
export type MatchDeal = v.InferOutput<typeof dealForm>;

/** Whether it was a legal move, the rules say when it is played again. */
const entryForm = v.union([
  v.strictObject({ seat, move: object }),
  v.strictObject({ seat, concede: v.literal(true) }),
  v.strictObject({ seat, undo: v.literal(true) }),
  v.strictObject({ seat, to: v.picklist(['bot', 'person']) }),
]);

/** One line of a log. */
export interface Line {
  entry: Entry;
  /** By which a move that is sent twice is known; null: a server's own. */
  moveId: string | null;
  /** In milliseconds since 1970. */
  at: number;
}

/** A position to start from, and what was counted until then. */
export interface Snapshot {
  /** How many lines of the log led to it. */
  seq: number;
  at: number;
  /** Of the match. */
  hash: string;
  match: Match;
  /** By seat, and last of spectators: how many news there were (`Sight`). */
  told: readonly number[];
  /** By seat: the number of the question last put to it. */
  questions: readonly number[];
}
/** Whether it is the position that its hash says, is asked when it is loaded. */
const snapshotBody = v.strictObject({
  match: v.custom<Match>(isObject),
  told: v.array(count),
  questions: v.array(count),
});

/** Everything about a match. */
export interface Kept {
  deal: MatchDeal;
  lines: Line[];
  /** The last two, newest first. */
  snapshots: Snapshot[];
  dueAt: number | null;
  over: boolean;
}

/** A match as whoever played it is reminded of it. */
export interface OwnPage {
  deal: MatchDeal;
  title: string;
  /** Where they sat. */
  seat: Seat;
  /** In milliseconds since 1970; null: it is being played. */
  ended: number | null;
  /** None as long as it is played; null: it was broken off. */
  winners: Seat[] | null;
}

/** A room as it is stored: `body` is the rooms' own, and checked by them. */
export interface RoomPage {
  room: string;
  code: string;
  body: string;
  /** When it was last touched. */
  at: number;
}

/** Each gives what the text says, or a sentence that says what is wrong with it. */
export const readDeal = (text: string): MatchDeal | string => readAs(dealForm, 'the deal', text);
export const readWinners = (text: string): Seat[] | string => readAs(v.array(seat), 'who won', text);
export const readSeat = (value: unknown): Seat | string =>
  v.is(seat, value) ? value : `there is no seat ${String(value)}`;
export const readEntry = (text: string): Entry | string =>
  readAs(entryForm, 'a line', text) as (Entry & { seat: Seat }) | string;
export const readSnapshot = (text: string): v.InferOutput<typeof snapshotBody> | string =>
  readAs(snapshotBody, 'a snapshot', text);
