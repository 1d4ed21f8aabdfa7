/** The place in a replay, as an address says it: a step and a viewer. Anybody may have written it. */
import { type Seat, SPECTATOR, type Viewer } from '@dealers-choice/kernel';
import { FILE, type ReplayPlace, type Route } from '../app/route.ts';
import type { Source } from '../match/contract.ts';
import type { ReplayText } from '../words/replay/replay-en.ts';

/** In an address: what everybody may see. Seats are counted from 1. */
const EVERYONE = 'all';
/** In an address: after the last move. */
export const END = 'end';

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

type Say = Pick<ReplayText, 'badStep' | 'beyond' | 'badViewer'>;

/** What an address means in a record with this many moves and seats. */
export function findPlace(
  { step = '0', viewer = EVERYONE }: ReplayPlace,
  { moves, seats }: { moves: number; seats: number },
  say: Say,
): Found {
  const notes: string[] = [];
  let at = step === END ? moves : Number(step);
  if (step !== END && !/^\d{1,9}$/.test(step)) {
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
