/**
 * What a person said once and is done when its time comes: the rest of several Counters, an attack after the DON!!
 * were given, and "no more Counters this turn". Nothing is answered that was not ordered, and taking a move back
 * ends all orders.
 */
import type { Move } from '@dealers-choice/kernel';
import { refusalOf, type TableNow, useNow } from '@dealers-choice/table';
import { createContext, useContext, useEffect, useMemo, useRef, useState } from 'react';

export interface Orders {
  /** Answers one after another, each as soon as it is asked for. */
  inTurn(moves: readonly Move[]): void;
  /** Lets the attack through that is going on: no block, and no Counter. */
  letThrough(): void;
  /** For the rest of this turn. */
  noMore(): void;
  stop(): void;
  /** The turn for which nothing is blocked or countered; null: there is no such order. */
  standing: number | null;
}

export const OrdersContext = createContext<Orders | null>(null);
export function useOrders(): Orders {
  const orders = useContext(OrdersContext);
  if (!orders) throw new Error('orders are given at a table');
  return orders;
}

/** What is still to be done, and the last question that was answered by order. */
interface Notes {
  next: readonly Move[];
  /** The prompt at which the rest may go on. */
  at: string;
  through: boolean;
  last: number;
}

/** Questions are numbered through a match: one that comes again was taken back. */
const numberOf = ({ view }: TableNow): number => view.turn * 100_000 + view.answers;

export function useGivenOrders(): Orders {
  const now = useNow();
  const [standing, setStanding] = useState<number | null>(null);
  const notes = useRef<Notes>({ next: [], at: '', through: false, last: -1 });
  const { seat, question, showing, view } = now;
  useEffect(() => {
    if (seat === null || !question || showing) return;
    if (numberOf(now) <= notes.current.last) {
      notes.current = { next: [], at: '', through: false, last: -1 };
      setStanding(null);
      return;
    }
    const move = ordered(now, notes.current, standing === view.turn);
    if (!move) return;
    notes.current.last = numberOf(now);
    now.send(move);
  }, [now, seat, question, showing, view, standing]);
  return useMemo<Orders>(() => {
    const asked = (): string => question?.prompt ?? '';
    return {
      inTurn([first, ...next]) {
        if (!first) return;
        notes.current = { ...notes.current, next, at: asked() };
        now.send(first);
      },
      letThrough() {
        notes.current = { ...notes.current, through: true };
        now.send({ pick: [] });
      },
      noMore() {
        setStanding(view.turn);
        if (asked() === 'counter') now.send({ do: 'done' });
        else now.send({ pick: [] });
      },
      stop() {
        notes.current = { ...notes.current, next: [], through: false };
        setStanding(null);
      },
      standing: standing === view.turn ? standing : null,
    };
  }, [now, question, standing, view.turn]);
}

/** The answer that was ordered; null: the person is asked. */
function ordered(now: TableNow, notes: Notes, letsPass: boolean): Move | null {
  const { question } = now;
  const [next, ...rest] = notes.next;
  if (next) {
    if (question?.prompt !== notes.at) return null; // something else comes first
    const fits = refusalOf(now, next) === null;
    notes.next = fits ? rest : [];
    return fits ? next : null;
  }
  if (question?.prompt === 'counter' && (notes.through || letsPass)) {
    notes.through = false;
    return { do: 'done' };
  }
  if (question?.prompt === 'block' && letsPass) return { pick: [] };
  // A Trigger is always asked about.
  if (question?.prompt === 'life' && letsPass && question.options.length === 1) return { choose: 'take' };
  return null;
}
