/**
 * What a page and the host of its match say to each other; the host is the page's own worker. Nothing that a person at
 * the page may not see is ever in a message to it: no seed, no log, no full state.
 *
 * `match` numbers the match that is meant, so that a late message is not taken for one about the next match. `seq` is
 * how many entries its log has. `request` numbers a question of the page; the answer carries the same number.
 */
import type { FairDeal, Witness } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import * as v from 'valibot';
import {
  advice,
  count,
  flag,
  form,
  inspection,
  language,
  list,
  logLine,
  matchNote,
  matchPlan,
  moment,
  move,
  opaque,
  report,
  savedNote,
  seat,
  text,
  view,
  viewer,
} from './parts.ts';

export const TO_HOST = {
  begin: form({ match: count, plan: matchPlan, language }),
  /** `key` names the match; '' is the one that was left last. */
  resume: form({ match: count, key: text, language }),
  /** From now on sentences are in this language: the match is laid on the table again, with every line so far. */
  speak: form({ match: count, language }),
  /** An answer names the question it answers: to a later question it is refused. */
  answer: form({ match: count, question: count, seat, move }),
  /** Takes back the last move, if nothing has happened since `seq`. */
  undo: form({ match: count, seq: count, seat }),
  /** Takes back the last move and makes another one instead. */
  change: form({ match: count, seq: count, seat, move }),
  concede: form({ match: count, seat }),
  /** The page has shown everything up to here: bots may go on. */
  shown: form({ match: count, seq: count }),
  /** The marker of the open timing question starts now. */
  clock: form({ match: count }),
  /** The person on this seat is here: not silent, and back if a bot stood in. */
  here: form({ match: count, seat }),
  /** The match stands still: nobody is waited for until something is `shown` again. */
  still: form({ match: count }),
  leave: form({ match: count }),
  /** Is there a match that was left? */
  look: form({}),
  /** Drops the match that was left last. */
  forget: form({}),
  ping: form({}),
  /** What would the best bot do in this seat's place, from what the seat sees? */
  hint: form({ match: count, seat, request: count }),
  /** Wants the position of this match after this many entries of its log, as this viewer saw it then. */
  recall: form({ match: count, request: count, step: count, viewer }),
  /** Wants every line of a match whose log began in the middle (`isPart`). */
  past: form({ match: count, request: count }),
  export: form({ match: count, request: count }),
  inspect: form({ match: count, request: count }),
  /** A record as text, to be walked through with `seek`. */
  open: form({ request: count, text, language }),
  /** Wants the position of the open record after this many moves. */
  seek: form({ request: count, step: count, viewer }),
  /** Was the open record of this match dealt as it was promised? `witness`: what a seat of this page remembers. */
  verify: form({
    request: count,
    match: text,
    deal: opaque<FairDeal>('a deal'),
    witness: v.nullable(opaque<Witness>('a witness')),
  }),
  /** All matches that are kept, and how all that ended did. */
  list: form({ request: count }),
  /** The record of a kept match as a file. */
  record: form({ request: count, key: text }),
  /** Drops a kept match; how it ended is still counted. */
  drop: form({ request: count, key: text }),
  /** Drops all matches, and what was counted. */
  erase: form({ request: count }),
  /** All matches, seeds and all, and what was counted, as a file to keep elsewhere. */
  pack: form({ request: count }),
  /** The other way round: from a file that somebody chose. */
  unpack: form({ request: count, file: v.blob('a file') }),
};

export const TO_PAGE = {
  /**
   * A match on the table, new or resumed, with every line so far, unless it says that it has but a part of them.
   * `cardSet` is the fingerprint of its cards.
   */
  table: form({ match: count, key: text, cardSet: text, plan: matchPlan, report, isPart: v.exactOptional(flag) }),
  report: form({ match: count, report }),
  /** What was asked for did not happen, and nothing changed. */
  refused: form({ match: count, seat: v.nullable(seat), text }),
  /** The match cannot begin or go on. */
  failed: form({ match: count, text }),
  saved: form({ saved: v.nullable(savedNote) }),
  pong: form({}),
  /** The best first, and no more than three; none of them is made. */
  hinted: form({ request: count, moves: list(advice) }),
  /** The bot of this seat has been thinking for a moment; null: nobody thinks any more. A report says the same. */
  thinking: form({ match: count, seat: v.nullable(seat) }),
  recalled: form({ request: count, step: count, viewer, view }),
  /** Every line since the deal. */
  told: form({ request: count, lines: list(logLine) }),
  /** A handle: the content of the file crosses over only if the page reads it. */
  file: form({ request: count, file: v.blob('a file') }),
  inspection: form({ request: count, inspection }),
  /**
   * By move: `turns`, the turn in which it was made, and `answers`, how many that turn had before it. `moments`: what
   * stands out, and after which move it was told.
   */
  opened: form({
    request: count,
    record: opaque<MatchRecord>('a record'),
    turns: list(count),
    answers: list(count),
    moments: list(moment),
  }),
  sought: form({ request: count, step: count, viewer, view, lines: list(logLine) }),
  /** What is wrong with it: another match, its deal, or moves that lead elsewhere; null: nothing. */
  verified: form({
    request: count,
    fault: v.nullable(v.picklist(['match', 'unreadable', 'promise', 'share', 'seed', 'moves'], 'a fault')),
    /** How long it took, in milliseconds. */
    took: v.number('a number'),
  }),
  /** `matches` can be gone on with, or watched again; `past` has one note for each match that ever ended here. */
  kept: form({ request: count, matches: list(matchNote), past: list(matchNote) }),
  /** How many matches came out of the file, and what else is in it. */
  unpacked: form({ request: count, matches: count, rest: opaque<Record<string, unknown>>('an object') }),
  /** A request that cannot be met. */
  sorry: form({ request: count, text }),
};

export type Forms = Record<string, ReturnType<typeof form>>;
/** The messages of these types, each with its type in it. */
export type MessageOf<F extends Forms, T extends keyof F> = { [One in T]: { type: One } & v.InferOutput<F[One]> }[T];

type ToHostType = keyof typeof TO_HOST;
type ToPageType = keyof typeof TO_PAGE;
/** Any message from a page to the host of its match, or `ToHost<'answer'>`: the one of this type. */
export type ToHost<T extends ToHostType = ToHostType> = MessageOf<typeof TO_HOST, T>;
export type ToPage<T extends ToPageType = ToPageType> = MessageOf<typeof TO_PAGE, T>;

/** What a host does about each message: one entry for every type, or it does not compile. */
export type Handlers<Done = void> = { [T in ToHostType]: (message: ToHost<T>) => Done };
