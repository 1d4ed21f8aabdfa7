/** A match being played: its log, what can be taken back, and who hears what. The one holder of a full state. */
import {
  apply,
  concede,
  deepCopy,
  FINAL,
  fork,
  type Game,
  hashOf,
  hearEvent,
  type KernelCode,
  type MatchOf,
  type Move,
  no,
  type Refusal,
  refuse,
  type Seat,
  type Setup,
  SPECTATOR,
  type Spec,
  start,
  type Viewer,
  view,
} from '@dealers-choice/kernel';
import { type HostEvent, isHostEvent } from './host-event.ts';

/** One line of the log. Taking back and handing over are logged, but are not moves: no shared record holds them. */
export type Entry =
  | { seat: Seat; move: Move }
  | { seat: Seat; concede: true }
  | { seat: Seat; undo: true }
  | { seat: Seat; to: Keeper };
/** Who plays a seat. */
export type Keeper = 'bot' | 'person';
/** A seat that was handed over when this many moves stood. */
export interface HandOver {
  after: number;
  seat: Seat;
  to: Keeper;
}
/** When fewer moves stand, what was handed over meanwhile belongs to those that are left. */
export const withinMoves = (handed: readonly HandOver[], moves: number): HandOver[] =>
  handed.map((one) => ({ ...one, after: Math.min(one.after, moves) }));

/** An event of the game, or one that the host itself tells. */
export type MatchEvent<G extends Spec> = G['event'] | HostEvent;
export type Listener<G extends Spec> = (event: MatchEvent<G>) => void;

/** A fork of the match is kept for taking moves back; one for every move would cost more than to run a few again. */
const CHECK_EVERY = 16;

export interface Host<G extends Spec> {
  readonly game: Game<G>;
  readonly setup: Setup;
  /** Everything that happened, taken-back moves and all. */
  readonly log: readonly Entry[];
  /** The moves that stand. */
  readonly moves: readonly Entry[];
  /** Who was handed a seat, in order. */
  readonly handed: readonly HandOver[];
  /** How many of the last moves belong to a private draft. */
  readonly drafted: number;
  /** The full state: for this process alone, never for a screen or a wire. */
  readonly match: MatchOf<G>;
  play(seat: Seat, move: Move): Refusal | null;
  /** Takes the seat's last move back; refused once another seat acted, anyone learned something, or chance was used. */
  undo(seat: Seat): Refusal | null;
  /** Takes the last move back and answers differently, or changes nothing at all. */
  change(seat: Seat, move: Move): Refusal | null;
  canUndo(seat: Seat): boolean;
  concede(seat: Seat): Refusal | null;
  /** A bot plays this seat from now on, or its person again. The match is as it was; what it did cannot be undone. */
  handOver(seat: Seat, to: Keeper): void;
  /** What was done so far stands: nobody can take it back. */
  settle(): void;
  view(viewer: Viewer): MatchOf<G>;
  /** Tells the listener every event as this viewer may hear it. Returns a function that ends it. */
  listen(viewer: Viewer, listener: Listener<G>): () => void;
}

/** `from`: a position to go on from, instead of a new deal. Its record has only the moves since: no replay. */
export function host<G extends Spec>(game: Game<G>, setup: Setup, from?: MatchOf<G>): Host<G> {
  const log: Entry[] = [];
  const standing: Entry[] = [];
  let handed: HandOver[] = [];
  const listeners: { viewer: Viewer; listener: Listener<G> }[] = [];
  /** The announcements that a private draft holds back from the others, move by move, until it commits. */
  let held: (() => void)[][] = [];
  let match = from ? fork(game, from) : start(game, setup);
  /** Moves from this place on can be taken back. */
  let barrier = 0;
  /** A fork of the match when this many moves stood, to re-run the others from; null: made when the next one comes. */
  let checkpoint: MatchOf<G> | null = null;
  let checkedAt = 0;
  const moveBarrier = (): void => {
    barrier = standing.length;
    if (barrier - checkedAt >= CHECK_EVERY) renew();
  };
  const movedLast = (seat: Seat): boolean => standing[standing.length - 1]?.seat === seat;
  /** Takes this many of the last moves back. */
  const takeOff = (count: number): void => {
    standing.splice(standing.length - count);
    handed = withinMoves(handed, standing.length);
  };
  const renew = (): void => {
    barrier = standing.length;
    checkpoint = null; // made when the next move comes
    checkedAt = barrier;
  };
  /** Tells everybody now; during a private draft only the drafting seat, and the others when `hold` is released. */
  const tellAll = (event: MatchEvent<G>, drafting: Seat | null, hold: (() => void)[]): void => {
    for (const { viewer, listener } of listeners) {
      const heard = isHostEvent(event) ? event : hearEvent(game, match, event, viewer);
      if (drafting === null || drafting === viewer) later.push(() => listener(heard));
      else hold.push(() => listener(heard));
    }
  };
  /** Listeners hear after the move, when the position is whole again. */
  const later: (() => void)[] = [];
  let flushing = false;
  const flush = (): void => {
    if (flushing) return; // a listener made a move: its events wait for their turn
    flushing = true;
    const faults: unknown[] = [];
    for (let call = later.shift(); call; call = later.shift()) {
      try {
        call();
      } catch (fault) {
        faults.push(fault); // the move stands, and the others still hear of it
      }
    }
    flushing = false;
    if (faults.length > 0) throw faults[0];
  };
  /** The match as the seat sees it, so that no refusal can tell more. Anyone else sees what a spectator sees. */
  const seenBy = (seat: Seat): MatchOf<G> =>
    view(game, match, game.seatLists[match.seats]?.includes(seat) ? seat : SPECTATOR);
  const refusalOf = (code: KernelCode, seat: Seat): Refusal => {
    const x = game.x.enter(seenBy(seat));
    try {
      const named = game.def.code?.(code, x, seat, { choose: '' }) ?? code;
      return typeof named === 'string' ? no(named) : named;
    } finally {
      x.leave();
    }
  };
  /** The match when this many moves stood. */
  const rerun = (count: number): MatchOf<G> => {
    if (!checkpoint) throw new Error(`${game.id}: nothing was played that could be run again`);
    const again = fork(game, checkpoint);
    for (const entry of standing.slice(checkedAt, count)) {
      if ('move' in entry) apply(game, again, entry.seat, entry.move);
    }
    return again;
  };

  /** If a rule throws, the match is as it was before the move, and nobody is told anything about the move. */
  const unlessBroken = <T>(run: () => T): T => {
    const before = later.length;
    try {
      return run();
    } catch (bug) {
      match = rerun(standing.length);
      later.length = before;
      throw bug;
    }
  };

  const self: Host<G> = {
    game,
    setup,
    log,
    moves: standing,
    get handed() {
      return handed;
    },
    get drafted() {
      return held.length;
    },
    get match() {
      return match;
    },
    play(seat, move) {
      const refusal = refuse(game, seenBy(seat), seat, move);
      if (refusal) return refusal;
      if (standing.length > barrier && !movedLast(seat)) moveBarrier();
      checkpoint ??= fork(game, match);
      const { draft } = match;
      const drafting = draft && !draft.watched ? draft.seat : null;
      const hold: (() => void)[] = [];
      const entry = { seat, move: deepCopy(move) };
      const gave = unlessBroken(() => apply(game, match, seat, entry.move, (event) => tellAll(event, drafting, hold)));
      if (drafting !== null) held.push(hold);
      log.push(entry);
      standing.push(entry);
      if ((gave & FINAL) !== 0)
        renew(); // chance is not asked again for what has happened
      else if (gave !== 0) moveBarrier();
      if (match.draft !== draft) {
        later.push(...held.flat());
        held = [];
      }
      flush();
      return null;
    },
    canUndo: (seat) => match.over === null && standing.length > barrier && movedLast(seat),
    undo(seat) {
      if (!self.canUndo(seat)) return refusalOf(match.over ? 'over' : 'nothing-to-undo', seat);
      // Seats that did not hear of a move in a private draft do not hear that it was taken back.
      const drafting = held.pop() ? seat : null;
      takeOff(1);
      match = rerun(standing.length);
      log.push({ seat, undo: true });
      tellAll({ type: 'TOOK_BACK', seat }, drafting, []);
      flush();
      return null;
    },
    change(seat, move) {
      if (!self.canUndo(seat)) return self.undo(seat);
      const before = rerun(standing.length - 1);
      const refusal = refuse(game, view(game, before, seat), seat, move);
      return refusal ?? self.undo(seat) ?? self.play(seat, move);
    },
    concede(seat) {
      if (match.over) return refusalOf('over', seat);
      if (!game.seatLists[match.seats]?.includes(seat)) return refusalOf('not-asked', seat);
      // A seat that has nothing left to give up must not end the others' undo by conceding.
      const gone = fork(game, match);
      concede(game, gone, seat);
      const before = match.draft?.checkpoint ?? match;
      if (hashOf({ ...gone, draft: null }) === hashOf({ ...before, draft: null })) return refusalOf('not-asked', seat);
      takeOff(held.length); // a private draft is taken back
      held = [];
      tellAll({ type: 'CONCEDED', seat }, null, []);
      concede(game, match, seat, (event) => tellAll(event, null, []));
      log.push({ seat, concede: true });
      standing.push({ seat, concede: true });
      renew(); // it is not a move that could be run again
      flush();
      return null;
    },
    handOver(seat, to) {
      log.push({ seat, to });
      handed.push({ after: standing.length, seat, to });
      if (movedLast(seat)) moveBarrier(); // what another seat may take back has nothing to do with it
      tellAll({ type: to === 'bot' ? 'SEAT_TO_AI' : 'SEAT_TO_HUMAN', seat }, null, []);
      flush();
    },
    settle: renew,
    view: (viewer) => view(game, match, viewer),
    listen(viewer, listener) {
      const entry = { viewer, listener };
      listeners.push(entry);
      return () => {
        if (listeners.includes(entry)) listeners.splice(listeners.indexOf(entry), 1);
      };
    },
  };
  return self;
}
