/** The duel that is open on this device. It outlives the widget: a step in its middle must not start it again. */
import type { Spec } from '@dealers-choice/kernel';
import type { Telling } from '@dealers-choice/words';
import { answers } from '../asking/answers.ts';
import type { Clockwork } from '../asking/now.ts';
import type { Kit, View } from '../game-table.ts';
import { createDuel, type Duel, type Duellist, SWEEP } from './duel.ts';

export interface OpenDuel {
  about: string;
  duel: Duel;
  people: readonly Duellist[];
}

let open: OpenDuel | null = null;

/** Null: no timing question is open, or nobody here has a hand in it. */
export function duelFor(
  kit: Kit,
  view: View,
  telling: Telling<Spec>,
  { asked, stopped, sitting, steady, answer, begin }: Clockwork,
): OpenDuel | null {
  const q = view.asking;
  if (q?.kind !== 'timing') {
    open = null;
    return null;
  }
  // A match that was resumed counts its duel from the start again.
  const about = JSON.stringify([sitting, view.turn, q.prompt, q.params]);
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
    stopped,
    send: answer,
    began: begin,
  });
  open = { about, duel, people };
  return open;
}
