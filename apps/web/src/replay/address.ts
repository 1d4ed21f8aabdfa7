/** The place in a replay, as an address says it: a step and a viewer. Anybody may have written it. */
import { type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { FILE, type ReplayPlace, type Route } from '../app/route.ts';
import type { Source, View } from '../match/contract.ts';
import type { ReplayText } from '../words/replay/replay-en.ts';

/** In an address: what everybody may see. Seats are counted from 1. */
const EVERYONE = 'all';
/** In an address: after the last move. */
export const END = 'end';

const ANSWER = /^(\d{1,9})\.(\d{1,9})$/;

/** A position by its turn and how many answers that had: all that a viewer knows of where a match is that goes on. */
export const placeSeen = ({ turn, answers, over }: View, viewer: Viewer): ReplayPlace => ({
  ...placeAt(0, viewer),
  step: over ? END : `${turn}.${answers}`,
});

export const placeAt = (step: number, viewer: Viewer): ReplayPlace => ({
  step: String(step),
  viewer: viewer === SPECTATOR ? EVERYONE : String(viewer + 1),
});

/** The address under which a place of an open record is found again. */
export function routeTo(source: Source, place: ReplayPlace): Route {
  if (source.from === 'far') return { at: 'watch', match: source.match, ...place };
  return { at: 'replay', kept: source.from === 'kept' ? source.key : FILE, ...place };
}

export interface Found {
  step: number;
  viewer: Viewer;
  /** What of the address was not followed, as sentences. */
  notes: string[];
}

/** The record that an address is followed in. `turns`, `answers`: as in `ReplayState`. */
interface Size {
  moves: number;
  seats: number;
  turns: readonly number[];
  answers: readonly number[];
}

type Say = Pick<ReplayText, 'badStep' | 'beyond' | 'badViewer'>;

/** What an address means in a record with this many moves and seats. */
export function findPlace({ step = '0', viewer = EVERYONE }: ReplayPlace, size: Size, say: Say): Found {
  const { moves, seats } = size;
  const notes: string[] = [];
  const [, turn, answer] = ANSWER.exec(step) ?? [];
  let at = step === END ? moves : Number(step);
  if (turn !== undefined) at = stepOf(size, Number(turn), Number(answer));
  else if (step !== END && !/^\d{1,9}$/.test(step)) {
    at = 0;
    notes.push(say.badStep(step));
  } else if (at > moves) {
    at = moves;
    notes.push(say.beyond(step, moves));
  }
  const seat = Number(viewer) - 1;
  const isSeat = /^[1-9]$/.test(viewer) && seat < seats;
  if (!isSeat && viewer !== EVERYONE) notes.push(say.badViewer(viewer));
  return { step: at, viewer: isSeat ? (seat as Seat) : SPECTATOR, notes };
}

/** The first step at which the turn had this many answers. One that was taken back stands nowhere: it is the next. */
function stepOf({ turns, answers, moves }: Size, turn: number, answer: number): number {
  const at = turns.findIndex((one, i) => one > turn || (one === turn && (answers[i] ?? 0) >= answer));
  return at === -1 ? moves : at;
}
