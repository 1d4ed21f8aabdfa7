/** What is shown for a moment over what lies on the table: numbers that count, pulses, lines, dashes, a sweep. */
import type { Value } from './placed.ts';

export type PulseTone = 'effect' | 'hit' | 'shield';

export type Gesture =
  /** A value goes from one number to another, and the difference rises from it. */
  | { show: 'count'; handle: string; what: Value; from: number; to: number }
  /** A ring opens around a thing and fades. */
  | { show: 'pulse'; handle: string; tone: PulseTone }
  /** A line of brass beads runs from the source of an effect to what it touches. */
  | { show: 'line'; from: string; to: string }
  /** A thing goes a part of the way to another, and back. */
  | { show: 'dash'; handle: string; to: string }
  /** Light runs along the canal: another part of the turn. */
  | { show: 'sweep'; side: 1 | -1 };

/** In milliseconds, at the usual pace. */
export const LASTS: Readonly<Record<Gesture['show'], number>> = {
  count: 440,
  pulse: 380,
  line: 420,
  dash: 320,
  sweep: 360,
};

interface Running {
  gesture: Gesture;
  begins: number;
  lasts: number;
}

export class Gestures {
  #running: Running[] = [];
  /** How often each was begun. */
  readonly begun: Record<Gesture['show'], number> = { count: 0, pulse: 0, line: 0, dash: 0, sweep: 0 };

  /** A number that changes again counts on from where it is shown. */
  add(gesture: Gesture, now: number, pace: number): void {
    if (pace <= 0) return;
    let next = gesture;
    if (gesture.show === 'count') {
      const { handle, what } = gesture;
      const shown = this.numberOf(handle, what, now);
      if (shown !== null) next = { ...gesture, from: shown };
      this.#running = this.#running.filter((one) => !isCountOf(one.gesture, handle, what));
    }
    this.begun[gesture.show]++;
    this.#running.push({ gesture: next, begins: now, lasts: LASTS[gesture.show] / pace });
  }

  /** Drops what is over; true while something is still shown. */
  advance(now: number): boolean {
    this.#running = this.#running.filter(({ begins, lasts }) => now - begins < lasts);
    return this.#running.length > 0;
  }

  clear(): void {
    this.#running = [];
  }

  /** Everything shown now, each with the part of its time that has passed. */
  *at(now: number): Generator<[Gesture, number]> {
    for (const { gesture, begins, lasts } of this.#running) {
      yield [gesture, Math.min(1, Math.max(0, (now - begins) / lasts))];
    }
  }

  /** The number that a value shows while it counts; null: it does not. */
  numberOf(handle: string, what: Value, now: number): number | null {
    for (const [gesture, part] of this.at(now)) {
      if (gesture.show !== 'count' || !isCountOf(gesture, handle, what)) continue;
      return counted(gesture.from, gesture.to, part);
    }
    return null;
  }
}

const isCountOf = (gesture: Gesture, handle: string, what: Value): boolean =>
  gesture.show === 'count' && gesture.handle === handle && gesture.what === what;

/** Ten steps: digits that change at every frame cannot be read. */
const STEPS = 10;

export function counted(from: number, to: number, part: number): number {
  const unit = Math.abs(to - from) >= 100 ? 100 : 1;
  const raw = from + ((to - from) * Math.ceil(part * STEPS)) / STEPS;
  return part >= 1 ? to : Math.round(raw / unit) * unit;
}
