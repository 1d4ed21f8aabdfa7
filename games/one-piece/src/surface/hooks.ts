/**
 * Where animations hang: plain functions that a driver calls for each event, with what it changed. The rules
 * never wait; a hook may return a promise, and whoever shows the match waits for it.
 */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import type { Kit } from '../rules/card.ts';
import type { OnePiece, OnePieceEvent, Why } from '../rules/table.ts';
import type { Keyword } from '../tree/tree.ts';
import { applyEvent } from './apply-event.ts';
import { cuesOf } from './cues.ts';
import type { Back, CardState, Don, Face, SeenCard, Snapshot } from './scene.ts';
import { snapshot } from './snapshot.ts';

/** A promise to be waited for, or nothing. */
export type Waits = PromiseLike<unknown> | undefined;

/** Any of them may be missing: then nothing is shown, and nothing waits. */
export interface Hooks {
  /** Once for every card and every DON!! that goes from one area to another. */
  onMove?(move: Move): Waits;
  /** A card or DON!! is rested or set active, turned over in Life, or seen by the viewer where it lies. */
  onState?(change: StateChange): Waits;
  /** Power, cost or a keyword of a card changes. */
  onValue?(change: ValueChange): Waits;
  onBattle?(moment: Moment): Waits;
  onPhase?(moment: Moment): Waits;
  onEffect?(moment: Moment): Waits;
}

/** Something happened; `scene` is how it left the table. */
export interface Moment {
  event: OnePieceEvent;
  before: Snapshot;
  scene: Snapshot;
}

/** Where a thing lay, or lies. A DON!! that is given has its card as `under`. */
export type Spot = Pick<SeenCard | Back | Don, 'handle' | 'area' | 'index' | 'slot'> & { under: CopyId | null };

export interface Move extends Moment {
  seat: Seat;
  what: 'card' | 'don';
  /** Null for a card that the viewer cannot see, and for DON!!. */
  card: CopyId | null;
  from: Spot;
  to: Spot;
  /** What the viewer saw of it before and sees of it now; null: a back, or a DON!!. */
  faces: { before: Face | null; after: Face | null };
  cause: Why | 'don';
}

interface Changed<W, T> extends Moment {
  seat: Seat;
  /** Its handle before and now. */
  was: string;
  handle: string;
  /** Null for a back and for DON!!. */
  card: CopyId | null;
  what: W;
  from: T;
  to: T;
}
export type StateChange =
  | Changed<'state', CardState>
  | Changed<'faceUp', boolean>
  /** The viewer learns which card a back is, or can no longer tell. */
  | Changed<'face', Face | null>;
export type ValueChange = Changed<'power' | 'cost', number> | (Changed<'keyword', boolean> & { keyword: Keyword });

/** One call of one hook. */
export type Cue =
  | { hook: 'onMove'; data: Move }
  | { hook: 'onState'; data: StateChange }
  | { hook: 'onValue'; data: ValueChange }
  | { hook: 'onBattle' | 'onPhase' | 'onEffect'; data: Moment };

/** A table that is kept in step with what its viewer hears. */
export interface Follower {
  readonly scene: Snapshot;
  /** Takes the event in and calls the hooks; returns what they want to be waited for. */
  hear(event: OnePieceEvent): PromiseLike<unknown>[];
  /** Begins again from a view: after a move was taken back, or through other eyes. */
  see(view: MatchOf<OnePiece>): void;
}

export function follow(kit: Kit, view: MatchOf<OnePiece>, hooks: Hooks): Follower {
  let scene = snapshot(view, kit);
  return {
    get scene() {
      return scene;
    },
    hear(event) {
      const before = scene;
      scene = applyEvent(before, event, kit);
      return perform(hooks, cuesOf({ event, before, scene }));
    },
    see(seen) {
      scene = snapshot(seen, kit);
    },
  };
}

function perform(hooks: Hooks, cues: readonly Cue[]): PromiseLike<unknown>[] {
  const waits: PromiseLike<unknown>[] = [];
  for (const cue of cues) {
    const wait = call(hooks, cue);
    if (wait) waits.push(wait);
  }
  return waits;
}

function call(hooks: Hooks, cue: Cue): Waits {
  switch (cue.hook) {
    case 'onMove':
      return hooks.onMove?.(cue.data);
    case 'onState':
      return hooks.onState?.(cue.data);
    case 'onValue':
      return hooks.onValue?.(cue.data);
    default:
      return hooks[cue.hook]?.(cue.data);
  }
}
