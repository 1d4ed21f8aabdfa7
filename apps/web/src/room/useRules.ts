/** What a table is played by, as its host changes it: nothing half typed is sent, and what was refused is said. */
import type { RoomView } from '@dealers-choice/protocol';
import { useEffect, useMemo, useState } from 'react';
import type { MatchPlan } from '../match/contract.ts';
import { reasonOf } from '../match/sentences.ts';
import type { AnyGame } from '../match/shelf.ts';
import type { RoomChanges } from '../online/contract.ts';
import { online } from '../online/page.ts';

/** A number is typed figure by figure. */
const TYPED_MS = 500;

interface Rules {
  plan: MatchPlan;
  change(next: Partial<MatchPlan>): void;
  /** Changes of the table itself; they hold at once. */
  set(changes: RoomChanges): void;
  /** Why the last change does not hold, as a sentence. */
  problem: string | null;
}

export function useRules(shelved: AnyGame, room: RoomView): Rules {
  const [draft, setDraft] = useState<MatchPlan['options']>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [set] = useState(() => (changes: RoomChanges): void => {
    setProblem(null);
    online
      .getState()
      .configure(changes)
      .catch((error: unknown) => setProblem(reasonOf(error)));
  });
  const seats = room.seats.length;
  useEffect(() => {
    if (Object.keys(draft).length === 0) return;
    const options = Object.fromEntries(
      Object.entries(draft).filter(([name, value]) => isRight(shelved, name, value, seats)),
    );
    const timer = setTimeout(() => {
      if (Object.keys(options).length > 0) set({ options });
    }, TYPED_MS);
    return () => clearTimeout(timer);
  }, [draft, shelved, seats, set]);
  // What the table says now needs no draft.
  useEffect(() => setDraft((now) => without(now, room.options)), [room.options]);
  const plan = useMemo(() => planOf(room, draft), [room, draft]);
  const change = ({ options, hints }: Partial<MatchPlan>): void => {
    if (options) setDraft(without(options, room.options));
    if (hints !== undefined) set({ help: hints });
  };
  return { plan, change, set, problem };
}

const isRight = ({ game }: AnyGame, name: string, value: unknown, seats: number): boolean =>
  game.def.options[name]?.read(value, seats) !== undefined;

const without = (draft: MatchPlan['options'], told: Readonly<Record<string, unknown>>): MatchPlan['options'] =>
  Object.fromEntries(Object.entries(draft).filter(([name, value]) => String(value) !== String(told[name])));

function planOf(room: RoomView, draft: MatchPlan['options']): MatchPlan {
  const seats = room.seats.map(() => ({ who: 'person' as const, name: '', bot: '' }));
  const options = { ...(room.options as MatchPlan['options']), ...draft };
  return { game: room.game, seats, options, seed: '', hints: room.help };
}
