/** What a screen may know of a match, and do with it. The stores implement it; components use nothing else. */
import type { FairDeal, Witness } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import type { Move, Seat, Spec, Viewer } from '@dealers-choice/kernel';
import type {
  Advice,
  Along,
  Inspection,
  LogLine,
  MatchNote,
  MatchPlan,
  Moment,
  SavedNote,
  ToPage,
  View,
} from '@dealers-choice/protocol';
import type { GameTable, Stage } from '@dealers-choice/table';
import type { Language } from '@dealers-choice/words';
import type { AnyGame } from './shelf.ts';

export type { Advice, Inspection, LogLine, MatchNote, MatchPlan, SeatPlan, View } from '@dealers-choice/protocol';

export interface MatchState {
  status: 'none' | 'starting' | 'playing' | 'over' | 'failed';
  plan: MatchPlan | null;
  /** By which the match on the table is kept; '' while there is none. */
  key: string;
  /** Whose eyes the screen has: the person who holds the device, or a spectator when only bots play. */
  viewer: Viewer;
  /** The position as far as it has been shown: after the last move, or as the event that is being shown left it. */
  view: View | null;
  /** People at this device who may answer now; empty while bots think or events are being shown. */
  asked: readonly Seat[];
  /** Hidden hands and several people: the device must go to this seat before anything is shown. */
  passTo: Seat | null;
  /** What is being shown right now; null when the queue is empty. */
  showing: LogLine | null;
  log: readonly LogLine[];
  /** More was told than stands in the log: `lookUp` has it there. */
  isPart: boolean;
  /** The newest line that `lookUp` brought to a log that had none: it is not news. 0: there is none. */
  lookedUp: number;
  mayUndo: boolean;
  paused: boolean;
  /** 1 is the usual pace, 0 shows nothing in between. */
  speed: number;
  /** People at this device whose seats bots play until they are back. */
  away: readonly Seat[];
  /** Why the last answer was refused, as a sentence. */
  refusal: string | null;
  /** What went wrong with the worker or a file, as a sentence. */
  problem: string | null;
  /** A match that was being played when the page was last left. */
  saved: SavedNote | null;
  /** The game being played, for words and answers; null until it is loaded. */
  loaded: AnyGame | null;
  /** Milliseconds at which the marker of the open timing question was stopped, by whomever; null while it moves. */
  stopped: number | null;
  /**
   * Counts up whenever a match is laid on the table: begun, resumed, or back after its worker broke. What a screen
   * remembers of an open question (a running clock, things picked) belongs to one sitting.
   */
  sitting: number;
  /** How far a guided match has kept to its line; null of any other. */
  along: Along | null;
  /** The seat whose bot has been thinking for a moment; null: nobody waits for one. */
  thinking: Seat | null;
}

/** A table that lives on the events: it hears every one, in turn, and what it sets in motion is waited for. */
export interface Performer extends Stage, Pick<GameTable<Spec>, 'follow' | 'beat'> {
  /** Lets an event be heard. One that is skipped is not. */
  sound?(event: LogLine['event']): void;
}

export interface MatchActions {
  start(plan: MatchPlan): void;
  answer(seat: Seat, move: Move): void;
  undo(seat: Seat): void;
  /** Takes the last answer back and gives another one. */
  change(seat: Seat, move: Move): void;
  concede(seat: Seat): void;
  /** What the best bot would do in this seat's place, the best first. Rejects with a sentence when there is nothing. */
  hint(seat: Seat): Promise<readonly Advice[]>;
  /** Every line since the deal is in the log then. Rejects with a sentence when that cannot be. */
  lookUp(): Promise<void>;
  /** The position after this many entries of the log, as whoever looks now saw it. Rejects with a sentence. */
  recall(step: number): Promise<View>;
  /** Somebody touches the page: whoever is asked is not silent. */
  stir(): void;
  /** The person on this seat is back, and decides again. */
  comeBack(seat: Seat): void;
  pause(paused: boolean): void;
  setSpeed(speed: number): void;
  /** From now on everything is told in this language, and so is what was told before. */
  speak(language: Language): void;
  /** Shows everything that waits in the queue at once. */
  skip(): void;
  /** The person at `passTo` has the device now. */
  takeDevice(): void;
  /** `key` names a kept match; without one, the match that was left last. */
  resume(key?: string): void;
  leave(): void;
  /** Reads the record, seed and all: during play, only for a person who asked for it. */
  exportRecord(): Promise<MatchRecord>;
  /** The record as a file made by the worker, to be saved without the page reading it. */
  exportFile(): Promise<Blob>;
  /** Finds out whether a match was left (`saved`). */
  look(): void;
  /** Drops the match of `saved`. */
  forget(): void;
  /** The marker of the open timing question starts now: bots in the same duel count their time from here. */
  beginClock(): void;
  /** From now on this table moves with the events; null: none does, and nothing is waited for. */
  perform(table: Performer | null): void;
  /** Less motion: what only shows movement is shortened, what must be read is not. */
  setCalm(calm: boolean): void;
  /** The person has read `refusal` or `problem`. */
  dismiss(): void;
  /** For game developers; refused in the product build. */
  inspect(): Promise<Inspection>;
  kept: Keeping;
}

/** `past` has one note for each match that ever ended here, also of those whose record is gone. */
export interface KeptMatches {
  matches: readonly MatchNote[];
  past: readonly MatchNote[];
}

/** The matches that this browser keeps. Each rejects with a sentence when it cannot be done. */
export interface Keeping {
  list(): Promise<KeptMatches>;
  /** The record of a match as a file. Of one that is still played, only for a person who asked for it. */
  recordFile(key: string): Promise<Blob>;
  drop(key: string): Promise<KeptMatches>;
  /** Drops all of them, and what was counted. */
  erase(): Promise<KeptMatches>;
  /** Everything about matches, to be saved without the page reading it: seeds are in it. */
  pack(): Promise<Blob>;
  /** Puts back what a file has kept; `rest` is what else is in it. */
  unpack(file: Blob): Promise<{ matches: number; rest: Record<string, unknown> }>;
}

/** Where the record of a replay came from, and by which name it is found again. */
export type Source =
  | { from: 'file' }
  /** This browser keeps it. */
  | { from: 'kept'; key: string }
  /** It was played far away; the server has opened what it was dealt from. */
  | { from: 'far'; match: string; deal: FairDeal };

/** What a check of the deal came to. */
export type DealVerdict = Pick<ToPage<'verified'>, 'fault' | 'took'> & {
  /** This page was there when the shuffle was promised, and brought a share of its own. */
  witnessed: boolean;
};

export interface ReplayState {
  record: MatchRecord | null;
  source: Source | null;
  /** By move: the turn in which it was made. */
  turns: readonly number[];
  /** By move: how many answers its turn had before it. */
  answers: readonly number[];
  /** What stands out, in order. */
  moments: readonly Moment[];
  /** Null: it has not been checked. */
  verdict: DealVerdict | null;
  /** Position after this many moves. */
  step: number;
  steps: number;
  viewer: Viewer;
  view: View | null;
  /** What the last move led to. */
  lines: readonly LogLine[];
  /** Which of it is being shown right now; null when all of it has been. */
  showing: LogLine | null;
  playing: boolean;
  /** How fast it plays by itself: 1 is the usual pace. */
  rate: number;
  problem: string | null;
  /** The game of the record; null until one is open. */
  loaded: AnyGame | null;
}

export interface ReplayActions {
  /** Reads and verifies a record; `problem` says what is wrong with it. Without a source, it came from a file. */
  open(text: string, source?: Source): Promise<boolean>;
  /** Works out whether a match that was played far away was dealt as promised. */
  verify(witness: Witness | null): Promise<void>;
  /** A place, or how it follows from where one is: quick presses are counted from the place that was asked for last. */
  seek(step: number | ((from: number) => number)): void;
  /** A place and whose eyes, at once. */
  goTo(step: number, viewer: Viewer): void;
  play(playing: boolean): void;
  playAt(rate: number): void;
  lookAs(viewer: Viewer): void;
  /** From now on everything is told in this language. */
  speak(language: Language): void;
  /** From now on this table moves with the events of a step forward; null: none does. */
  perform(table: Performer | null): void;
  close(): void;
}
