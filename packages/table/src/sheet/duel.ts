/**
 * A duel against the clock, for the people at this device: a marker that is really stopped, a pad that is really held.
 * Times are read off a clock; there is no way to give a number. The clock starts when everybody who has to hold does.
 */
import type { Move, Seat } from '@dealers-choice/kernel';
import type { Clock } from '@dealers-choice/words';

/** Presses earlier than this stop nothing: the rules take no earlier stop, and a key may still be down from before. */
export const EARLIEST_MS = 300;

/** Without a game's own clock: two seconds from end to end and back. */
export const SWEEP: Clock = {
  arrow: (ms) => 1 - Math.abs(2 - ((ms / 1000) % 4)),
  bands: [],
  impactMs: 0,
  stopped: null,
};

export interface Duellist {
  seat: Seat;
  /** The clock of the question that this person answers for. */
  clock: string;
  /** Held still until the impact, rather than stopped. */
  held: boolean;
}

export interface DuelHow {
  now(): number;
  clock: Clock;
  /** The people at this device who still owe an answer. */
  people: readonly Duellist[];
  /** Press once to hold, press again to let go. */
  steady: boolean;
  /** The marker was stopped before: the match was resumed in the middle of a duel. */
  stopped?: number | null;
  send(seat: Seat, move: Move): void;
  /** The marker starts now. */
  began(): void;
}

export interface DuelState {
  /** `ready`: somebody has to hold first. `flying`: stopped, and on the way to the impact. */
  phase: 'ready' | 'moving' | 'flying' | 'done';
  /** Since the start; where it was stopped once it is. */
  ms: number;
  /** From -1 (left) to 1 (right). */
  arrow: number;
  /** People who hold on at this moment. */
  holding: readonly Seat[];
  /** From the stop to the impact, 0 to 1. */
  flight: number;
}

export interface Duel {
  /** A key, finger or button goes down or up. For a holder: holds and lets go; for the other: stops the marker. */
  down(seat: Seat): void;
  up(seat: Seat): void;
  /** Starts the marker if nobody here has to hold first. */
  start(): void;
  /** A bot answers for this person from now on. */
  handOver(seat: Seat): void;
  /** The marker was stopped by somebody elsewhere: a bot. */
  stoppedAt(ms: number): void;
  /** Call it with every frame: reports those who held on to the impact. */
  tick(): DuelState;
  state(): DuelState;
}

export function createDuel({ now, clock, people, steady, stopped = null, send, began }: DuelHow): Duel {
  let startedAt: number | null = null;
  let stop = stopped;
  /** When the marker was stopped, on this device's clock. */
  let stopSeenAt = stopped === null ? null : now();
  const holding = new Set<Seat>();
  const owing = new Map(people.map((one) => [one.seat, one]));
  const holders = new Set(people.filter(({ held }) => held).map(({ seat }) => seat));

  const elapsed = (): number => (startedAt === null ? 0 : Math.max(0, Math.floor(now() - startedAt)));
  const answer = (seat: Seat, timing: number | null): void => {
    const one = owing.get(seat);
    if (!one) return;
    owing.delete(seat);
    send(seat, { timing, for: one.clock });
  };
  const start = (): void => {
    if (startedAt !== null || stop !== null || [...holders].some((seat) => !holding.has(seat))) return;
    startedAt = now();
    began();
  };
  const sinceStop = (): number => (stopSeenAt === null ? 0 : now() - stopSeenAt);
  const impactOver = (): boolean => stop !== null && sinceStop() >= clock.impactMs;
  /** Its flight begins when it is seen: elsewhere the marker may have started sooner or later than here. */
  const stopNow = (ms: number): void => {
    if (stop !== null) return;
    stop = ms;
    stopSeenAt = now();
  };
  const hold = (seat: Seat): void => {
    holding.add(seat);
    start();
  };
  const letGo = (seat: Seat): void => {
    if (!holding.delete(seat)) return;
    // Before the start nobody has flinched; after the impact it no longer matters.
    if (startedAt !== null && !impactOver()) answer(seat, elapsed());
  };
  const state = (): DuelState => {
    const ms = stop ?? elapsed();
    const flight = stop === null ? 0 : clock.impactMs === 0 ? 1 : Math.min(1, sinceStop() / clock.impactMs);
    const moving = stop === null ? (startedAt === null ? 'ready' : 'moving') : flight < 1 ? 'flying' : 'done';
    return { phase: moving, ms, arrow: clock.arrow(ms), holding: [...holding], flight };
  };

  return {
    down(seat) {
      const one = owing.get(seat);
      if (!one) return;
      if (one.held) {
        if (steady && holding.has(seat)) letGo(seat);
        else hold(seat);
      } else if (startedAt !== null && stop === null && elapsed() >= EARLIEST_MS) {
        const ms = elapsed();
        answer(seat, ms);
        stopNow(ms);
      }
    },
    up(seat) {
      if (!steady && owing.get(seat)?.held) letGo(seat);
    },
    start,
    handOver(seat) {
      owing.delete(seat);
      holding.delete(seat);
      if (holders.delete(seat)) start();
    },
    stoppedAt: stopNow,
    tick() {
      if (impactOver()) for (const { seat, held } of [...owing.values()]) if (held) answer(seat, null);
      return state();
    },
    state,
  };
}
