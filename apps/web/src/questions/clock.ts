/** The clock of a timing question: whose hands are on it at this device, and when it began. */
import { type Question, refuse, type Seat } from '@dealers-choice/kernel';
import { create } from 'zustand';
import { match } from '../app/stores.ts';
import type { View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';

/** Who stops the marker, or holds on while it moves; the first clock of a question is the one that is stopped. */
export interface Hand {
  seat: Seat;
  clock: string;
  does: 'stop' | 'hold';
}

/** Any time that is neither too early nor too late, to find out whose clock it is. */
const SOME_MS = 1_000;

export function handsOn({ game }: AnyGame, view: View, asked: readonly Seat[]): Hand[] {
  const q = view.asking;
  if (q?.kind !== 'timing') return [];
  return asked.flatMap((seat) =>
    q.options
      .filter((clock) => refuse(game, { ...view, viewer: seat }, seat, { timing: SOME_MS, for: clock }) === null)
      .map((clock): Hand => ({ seat, clock, does: clock === q.options[0] ? 'stop' : 'hold' })),
  );
}

export const aboutClock = (view: View, q: Question): string =>
  JSON.stringify([view.game, view.turn, q.prompt, q.params]);

interface Clock {
  about: string;
  /** By the browser's clock; null until it begins. */
  began: number | null;
  held: boolean;
  begin(about: string): void;
  hold(held: boolean): void;
  reset(): void;
}

/** Outlives the widget: a step in the middle of a duel must not restart it. */
export const useClock = create<Clock>((set, get) => ({
  about: '',
  began: null,
  held: false,
  begin(about) {
    if (get().about === about && get().began !== null) return;
    set({ about, began: performance.now() });
    match.getState().beginClock();
  },
  hold: (held) => set({ held }),
  reset: () => set({ about: '', began: null, held: false }),
}));

export const elapsed = (): number => {
  const { began } = useClock.getState();
  return began === null ? 0 : Math.max(0, Math.round(performance.now() - began));
};

/** Keys that are down right now: whoever pressed to take position and did not let go is holding already. */
const down = new Set<string>();
window.addEventListener('keydown', ({ code }) => down.add(code));
window.addEventListener('keyup', ({ code }) => down.delete(code));
export const isDown = (...codes: string[]): boolean => codes.some((code) => down.has(code));
