/**
 * What a page and a server say to each other about matches far apart. Who speaks is known from the connection: no
 * message says for which seat it is. `match` names the match; `moveId` is made by the page, and a message that comes
 * twice with the same one is done once. `lastSeq` is how many news of the match the page has had.
 */
import type { FairDeal } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import * as v from 'valibot';
import type { MessageOf } from '../messages.ts';
import { count, form, list, move, opaque, seat, seatPlan, text } from '../parts.ts';
import { heard, news, newsParts, refusal, sight } from './sight.ts';

/** Both sides say it first; a page of another version is told to load anew. */
export const ONLINE_VERSION = 10;
/** The one event of the wire: its argument is a message, or to a page several of them, packed. */
export const ONLINE_EVENT = 'm';

const match = v.pipe(text, v.maxLength(64, 'the name of a match'));
const ID = '1 to 64 letters, digits, "_" or "-"';
const moveId = v.pipe(text, v.regex(/^[\w-]{1,64}$/, ID));
/** Whose time runs, and how many milliseconds of it are left. */
export type RunningClocks = v.InferOutput<typeof clocks>;
const clocks = list(form({ seat, left: count }));

export const MATCH_TO_SERVER = {
  /** Wants to be told about the match from here on; `lastSeq` null: from nothing. */
  watch: form({ match, lastSeq: v.nullable(count) }),
  unwatch: form({ match }),
  /** An answer names the question it answers: to a later question it is not taken. */
  answer: form({ match, moveId, lastSeq: count, question: count, move }),
  /** Takes the last move back, if nothing has happened since `lastSeq`. */
  undo: form({ match, moveId, lastSeq: count }),
  /** Takes the last move back and makes another one instead. */
  change: form({ match, moveId, lastSeq: count, move }),
  concede: form({ match, moveId }),
  /** The person on this seat is here: not silent, and back if a bot stood in. */
  here: form({ match }),
  /** On this page the marker of the open timing question starts now. */
  clock: form({ match }),
  /** Wants to be told once more what this viewer was told since the deal. */
  past: form({ match, request: count }),
  /** Wants the record of a match that is over, and what it was dealt from. Whoever knows its name may ask. */
  record: form({ match, request: count }),
};

export const MATCH_TO_CLIENT = {
  /** Comes before the first sight: what lies on the table, and who sits where, as it was when the match was dealt. */
  dealt: form({
    match,
    game: text,
    /** The fingerprint of its cards. */
    cardSet: text,
    /** Imported ones by name and fingerprint (`CardsName`); absent: those that the game comes with. */
    cards: v.exactOptional(text),
    seats: list(seatPlan),
    /** By how many milliseconds spectators are behind; null: there are none. */
    spectators: v.nullable(count),
  }),
  /**
   * All that the viewer may know, instead of news: on coming, and whenever the page cannot have the right picture.
   * `last`: what was said last, the oldest first; all of it comes when it is asked for (`past`).
   */
  sight: form({
    match,
    seq: count,
    sight,
    last: list(heard),
    why: v.picklist(['joined', 'gap', 'stale', 'restarted'], 'a reason'),
  }),
  /**
   * `clocks`: whose time runs after it. Absent: nobody's ever does at this table, or it is for a spectator, or it was
   * missed, and `clocks` follows.
   */
  news: form({ match, ...newsParts, clocks: v.exactOptional(clocks) }),
  /** All that was told before: what the deal looked like, and every piece of news since. */
  told: form({ match, request: count, dealt: sight, news: list(news) }),
  /** It is done, and no crash can undo it. `seq`: of the news that came with it. */
  done: form({ match, moveId, seq: count }),
  /** It was not done, and nothing has changed. */
  refused: form({ match, moveId, refusal }),
  /** Whose time runs, without news: on coming, when a marker starts, when somebody gave a sign of life. */
  clocks: form({ match, clocks }),
  /** The match is over: its record, and the secret that it was dealt from with what each seat brought. */
  opened: form({ match, request: count, record: opaque<MatchRecord>('a record'), deal: opaque<FairDeal>('a deal') }),
  /** The server cannot go on with this match now; whoever asks again later may find it. */
  lost: form({
    match,
    text,
    /** Whoever asks again in a moment finds it. */
    again: v.exactOptional(v.literal(true)),
  }),
};

type Asked = keyof typeof MATCH_TO_SERVER;
type Told = keyof typeof MATCH_TO_CLIENT;
export type MatchToServer<T extends Asked = Asked> = MessageOf<typeof MATCH_TO_SERVER, T>;
export type MatchToClient<T extends Told = Told> = MessageOf<typeof MATCH_TO_CLIENT, T>;
