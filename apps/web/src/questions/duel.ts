/** The duel that is open on this device. It outlives the widget: a step in its middle must not start it again. */
import type { Seat, Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { match } from '../app/stores.ts';
import { answers } from '../match/answers.ts';
import type { View } from '../match/contract.ts';
import type { AnyGame } from '../match/shelf.ts';
import { createDuel, type Duel, type Duellist, SWEEP } from '../match/timing.ts';

export interface OpenDuel {
  about: string;
  duel: Duel;
  people: readonly Duellist[];
}

let open: OpenDuel | null = null;

/** Null: no timing question is open, or nobody here has a hand in it. */
export function duelFor(
  kit: AnyGame,
  view: View,
  telling: Telling<Spec>,
  asked: readonly Seat[],
  steady: boolean,
): OpenDuel | null {
  const q = view.asking;
  if (q?.kind !== 'timing') {
    open = null;
    return null;
  }
  // A match that was resumed counts its duel from the start again.
  const about = JSON.stringify([match.getState().sitting, view.turn, q.prompt, q.params]);
  if (open?.about === about) return open;
  const people = asked.flatMap((seat): Duellist[] => {
    const clock = answers(kit, seat, telling)?.clock;
    return clock ? [{ seat, clock: clock.name, held: clock.held }] : [];
  });
  if (people.length === 0) return null;
  const duel = createDuel({
    now: () => performance.now(),
    clock: kit.words.clock?.(q, telling) ?? SWEEP,
    people,
    steady,
    stopped: match.getState().stopped,
    send: (seat, move) => match.getState().answer(seat, move),
    began: () => match.getState().beginClock(),
  });
  open = { about, duel, people };
  return open;
}

/** Keys that are down right now: whoever pressed to take position and did not let go is holding already. */
const down = new Set<string>();
window.addEventListener('keydown', ({ code }) => down.add(code));
window.addEventListener('keyup', ({ code }) => down.delete(code));
window.addEventListener('blur', () => down.clear());
export const isDown = (codes: readonly string[]): boolean => codes.some((code) => down.has(code));
