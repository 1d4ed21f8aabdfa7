/** The throw of a Chaos duel: the thrower stops the arrow, the defender holds still, in any order. */
import { talk } from '@dealers-choice/effects';
import { type Action, type Move, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { aimedAt, arrowAt, defenderDies, EARLIEST_STOP, FLIGHT_MS, firstStop, LATEST_TIME, outcomeOf } from './aim.ts';
import { type Distance, distance } from './board.ts';
import { kill } from './effects.ts';
import type { Aimed, Door, X } from './table.ts';

export const AIM = 'CHAOS_AIM';
export const NERVE = 'CHAOS_NERVE';

/** The throw clock starts here, so there is no way back. */
export const stand: Action<Door> = { id: 'CHAOS_STAND', do: (x) => x.commit() };

export type Duel = {
  thrower: Seat;
  defender: Seat;
  stopAtMs: number | null;
  releasedAtMs: number | null;
  /** True once the defender has reported; `releasedAtMs` null then means: held still. */
  reported: boolean;
};

export const duel = talk<Door, Duel>({
  registers: { thrower: 'open', defender: 'open', stopAtMs: 'open', releasedAtMs: 'open', reported: 'open' },
  start: () => ({ thrower: 0, defender: 0, stopAtMs: null, releasedAtMs: null, reported: false }),
  next(x, r) {
    const { flinch } = x.options;
    const missing: Seat[] = r.stopAtMs === null ? [r.thrower] : [];
    if (flinch && !r.reported) missing.push(r.defender);
    if (missing.length === 0) return settle(x, r);
    x.ask('timing', missing, 'CHAOS_THROW', {
      params: { thrower: r.thrower, defender: r.defender, distance: distance(x.match.seats, r.thrower, r.defender) },
      options: flinch ? [AIM, NERVE] : [AIM],
      // A defender who is silent held still; a silent thrower is replaced (TD-37).
      ifAbsent: r.stopAtMs === null ? 'bot' : { timing: null, for: NERVE },
    });
  },
  hear(x, r, _seat, { word, time }) {
    if (word === AIM) r.stopAtMs = time;
    else {
      r.releasedAtMs = time;
      r.reported = true;
    }
    x.commit();
  },
  why: (x, r, move) => (typeof move === 'object' && 'timing' in move ? unlessRightTime(x, r, move) : null),
  ways: (x, r, seat) => (seat === r.thrower ? THROWS[distance(x.match.seats, r.thrower, r.defender)] : nerves(r)),
});

function unlessRightTime(x: X, r: Duel, move: Extract<Move, { timing: unknown }>): Refusal | null {
  const { timing } = move;
  if (x.answering !== (move.for === AIM ? r.thrower : r.defender)) return no('NOT_YOUR_DECISION', {}, 'TD-31');
  const earliest = move.for === AIM ? EARLIEST_STOP : 0;
  // Holding still to the end can only be reported once the ball was thrown.
  const right =
    timing === null ? move.for === NERVE && r.stopAtMs !== null : timing >= earliest && timing <= LATEST_TIME;
  return right ? null : no('BAD_TIMING', { timing }, 'TD-36');
}

/** Sample times that stand for all others: each result, once early and once late. */
const THROWS: Readonly<Record<Distance, Move[]>> = { 1: throws(1), 2: throws(2), 3: throws(3), 4: throws(4) };

function throws(d: Distance): Move[] {
  const wanted: Aimed[] = ['HIT_CAN', 'HIT_BODY', 'MISS', 'MISS'];
  return [EARLIEST_STOP, 1_500].flatMap((from) =>
    wanted.map((aimed, i) => ({ timing: firstStop(d, from + i, (x) => aimedAt(d, x) === aimed), for: AIM })),
  );
}

function nerves(r: Duel): Move[] {
  if (r.stopAtMs === null) return EARLY_RELEASES;
  const impact = r.stopAtMs + FLIGHT_MS;
  return [null, null, null, impact - 1, impact].map((timing) => ({ timing, for: NERVE }));
}
const EARLY_RELEASES: Move[] = [0, 2_500].map((timing) => ({ timing, for: NERVE }));

function settle(x: X, r: Duel): void {
  const d = distance(x.match.seats, r.thrower, r.defender);
  const stopAtMs = r.stopAtMs ?? x.bug('the duel has no throw');
  const outcome = outcomeOf(d, stopAtMs, r.releasedAtMs);
  const loser = defenderDies(outcome) ? r.defender : r.thrower;
  const arrow = arrowAt(d, stopAtMs);
  x.tell?.({ type: 'CHAOS_RESULT', outcome, aimed: aimedAt(d, arrow), x: arrow, stopAtMs, loser });
  kill(x, loser, 'CHAOS');
}
