/** The parts of messages. The message of each schema says what would be right, after "it must be". */
import type { Entry } from '@dealers-choice/host';
import {
  MAX_SEATS,
  type MatchOf,
  type Move,
  type Seat,
  SPECTATOR,
  type Spec,
  seatsOf,
  type Wanted,
} from '@dealers-choice/kernel';
import * as v from 'valibot';

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** An object with these parts and no others. A missing part gets the message that a wrong one would get. */
export const form = <const Parts extends v.ObjectEntries>(parts: Parts) =>
  v.strictObject(parts, ({ path }) => {
    const name = String(path?.[0].key);
    const part = Object.hasOwn(parts, name) ? parts[name] : undefined;
    return (part && v.safeParse(part, undefined).issues?.[0].message) ?? 'an object';
  });

/**
 * An object that is looked into no further: whoever made it has checked it or will, and to walk through a whole
 * position would cost more than to show it.
 */
export const opaque = <T extends object>(what: string) => v.custom<T>(isObject, what);

export const text = v.string('a text');
export const flag = v.boolean('true or false');
export const list = <const One extends v.GenericSchema>(one: One) => v.array(one, 'a list');

const COUNT = 'a whole number from 0';
export const count = v.pipe(v.number(COUNT), v.safeInteger(COUNT), v.minValue(0, COUNT));
export const seat = v.picklist(seatsOf(MAX_SEATS), `a seat from 0 to ${MAX_SEATS - 1}`);
export const viewer = v.picklist(
  [...seatsOf(MAX_SEATS), SPECTATOR],
  `a seat from 0 to ${MAX_SEATS - 1}, or ${SPECTATOR} for spectators`,
);

/** In which sentences are written. */
export const language = v.picklist(['en', 'hi'], '"en" or "hi"');

export type View = MatchOf<Spec>;
export const view = opaque<View>('a view');
/** Whether it is a move at all, and a legal one, the kernel says (`refuse`), with the game's reason. */
export const move = opaque<Move>('a move');

export type SeatPlan = v.InferOutput<typeof seatPlan>;
export const seatPlan = form({
  who: v.picklist(['person', 'bot'], '"person" or "bot"'),
  name: text,
  /** The bot's name in the game's list. Of a person: who stands in for them if need be; '' is the game's usual bot. */
  bot: text,
});

/** A move that was thought about. */
export type Candidate = v.InferOutput<typeof candidate>;
export const candidate = form({
  move,
  visits: count,
  /** The result to expect for the seat, from 0 to 1. */
  value: v.number('a number'),
});

/** A move that somebody may be advised to make. */
export type Advice = v.InferOutput<typeof advice>;
export const advice = form({
  move,
  /** Of a hundred matches that go on from there, this many are won; null: nobody has thought that far. */
  wins: v.nullable(count),
});

/** Looked at before the list is gone through: nobody makes a host walk through a million seats. */
const fewEnough = v.custom<unknown[]>(
  (value) => Array.isArray(value) && value.length <= MAX_SEATS,
  `a list of up to ${MAX_SEATS} seats`,
);

/** A guided match: the first `from` of these moves are made at once, and bots keep to the others while people do. */
const plannedLine = form({ moves: list(form({ seat, move })), from: count });

/**
 * A match that goes on from a position of another one. That is either `dealt`, as a record says, or `seen` by one seat,
 * and then what that seat did not see is imagined. A page is told neither.
 */
export type Branch = v.InferOutput<typeof branch>;
const branched = {
  /** From which turn, and what the other match is called. */
  turn: count,
  of: text,
};
const branch = form({
  ...branched,
  dealt: v.exactOptional(
    form({
      /** The format of the record: it says how the seed deals. */
      dealersChoice: count,
      seed: v.union([v.string(), v.number()], 'a seed'),
      moves: list(opaque<Entry>('a move')),
    }),
  ),
  seen: v.exactOptional(view),
});

export type MatchPlan = v.InferOutput<typeof matchPlan>;
export const matchPlan = form({
  game: text,
  seats: v.pipe(fewEnough, list(seatPlan)),
  options: opaque<Wanted>('an object with the options by name'),
  /** The imported cards it is played with, by their name; absent: those the game comes with. */
  cards: v.exactOptional(text),
  /** '' lets the host draw one. A page is always told '': whoever knows the seed knows the deck. */
  seed: text,
  line: v.exactOptional(plannedLine),
  /** False: nobody at this table is told what a bot would do. */
  hints: v.exactOptional(flag),
  /** Of a match that is played far away: the seats that are played at this page, or none. Absent: all people's are. */
  here: v.exactOptional(list(seat)),
  branch: v.exactOptional(branch),
});

/** One event as the viewer heard it, and its sentence; '' where there is nothing to say, and only the table moves. */
export type LogLine = v.InferOutput<typeof logLine>;
export const logLine = form({
  /** Counts up through the whole match; stable across reloads. */
  n: count,
  /** How many entries the log of the match had when it was told: what one move led to has one number. */
  move: count,
  text,
  event: opaque<{ type: string; seat?: Seat }>('an event'),
});

export type Along = v.InferOutput<typeof along>;
const along = form({ moves: count, strayed: flag, next: v.nullable(move) });

/** The position after something happened, for everybody who looks at one page. */
export type Report = v.InferOutput<typeof report>;
export const report = form({
  /** How many entries the log has. */
  seq: count,
  /** Who made it happen. */
  by: v.picklist(['deal', 'person', 'bot'], '"deal", "person" or "bot"'),
  /** For each viewer at this page: `lines` since the report before (in the first one all of them), and the view. */
  eyes: list(form({ viewer, lines: list(logLine), view })),
  /** People who owe an answer, and the number of the question for each. */
  asked: list(form({ seat, question: count })),
  /** People who may take the last move back. */
  undo: list(seat),
  /** People whose seats bots play until they are back. */
  away: list(seat),
  /** Milliseconds at which the marker of the open timing question was stopped; null while it moves. */
  stopped: v.nullable(count),
  /** Was this position saved? */
  kept: flag,
  /** Bots that could not answer since the report before, and whose places others took. */
  stumbled: v.exactOptional(list(seat)),
  /** Of a guided match: how many moves of its line were made, whether something else was, and what comes next. */
  along: v.exactOptional(along),
});

/** Something of a match that stands out when it is seen from afar. */
export type Moment = v.InferOutput<typeof moment>;
export const moment = form({ step: count, text });

/** A match that was left before its end. */
export type SavedNote = v.InferOutput<typeof savedNote>;
export const savedNote = form({ game: text, when: count, turn: count });

/** A match that this browser keeps, or how one ended: nothing that a person at the page may not know. */
export type MatchNote = v.InferOutput<typeof matchNote>;
export const matchNote = form({
  key: text,
  game: text,
  /** When it was last played, in milliseconds since 1970. */
  when: count,
  turn: count,
  seats: v.pipe(fewEnough, list(seatPlan)),
  over: flag,
  /** Null while it is played, and of one that ended before its end was noted. */
  ending: v.nullable(
    form({
      winners: list(seat),
      /** By seat, where the game has a number to be proud of; else empty. */
      figures: list(v.number('a number')),
    }),
  ),
  /** Of one that went on from a position of another. */
  branch: v.exactOptional(form(branched)),
});

/** For game developers only; a host refuses it in the product build. */
export type Inspection = v.InferOutput<typeof inspection>;
export const inspection = form({
  seed: v.union([v.string(), v.number()], 'a seed'),
  /** By the name of the viewer. */
  views: v.record(v.string(), view, 'views by name'),
  stack: v.unknown(),
  question: v.unknown(),
  events: list(v.unknown()),
  /** How each bot that thinks came to its moves, the last one last. */
  thoughts: list(v.unknown()),
});
