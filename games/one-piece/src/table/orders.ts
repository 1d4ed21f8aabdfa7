/**
 * What a person said once and is done when its time comes: the rest of several Counters, an attack after the DON!!
 * were given, and "no more Counters this turn". Nothing is answered that was not ordered, and taking a move back
 * ends all orders.
 *
 * The order for a turn also takes Life cards, each after the same time whether or not it has a Trigger: how long a
 * card is looked at must not tell the other player what it was. Whoever wants to use a Trigger does so in that time, or
 * stops the clock, which can be done for any card.
 */
import type { Move } from '@dealers-choice/kernel';
import { refusalOf, type TableNow, useNow } from '@dealers-choice/table';
import { createContext, useContext, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';

export interface Orders {
  /** Answers one after another, each as soon as it is asked for. */
  inTurn(moves: readonly Move[]): void;
  /** Lets the attack through that is going on: no block, and no Counter. */
  letThrough(): void;
  /** For the rest of this turn. */
  noMore(): void;
  stop(): void;
  /** A Life card is shown, and is taken in `LOOK_MS` from then on. */
  looking: boolean;
  /** It is not taken: the person will answer. */
  wait(): void;
  /** The turn for which nothing is blocked or countered; null: there is no such order. */
  standing: number | null;
}

/** How long a Life card is shown that is taken by order: enough to read it, and the same for all. */
export const LOOK_MS = 4_000;

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
  /** The question that was open before this one: the same, as long as its answer is on its way. */
  seen: number;
}

const NOTHING: Notes = { next: [], at: '', through: false, last: -1, seen: -1 };

/** Questions are numbered through a match: one that comes again was taken back. */
const numberOf = ({ view }: TableNow): number => view.turn * 100_000 + view.answers;

export function useGivenOrders(): Orders {
  const now = useNow();
  const [standing, setStanding] = useState<number | null>(null);
  /** The question about which the person wants to think. */
  const [waits, setWaits] = useState(-1);
  const notes = useRef<Notes>(NOTHING);
  const { seat, question, showing, view } = now;
  const lets = standing === view.turn;
  const number = numberOf(now);
  const asked = seat !== null && question !== null && !showing;
  const looking = asked && lets && question.prompt === 'life' && waits !== number;
  useEffect(() => {
    if (!asked) return;
    const { last, seen } = notes.current;
    notes.current.seen = number;
    if (number === last && seen === last) return; // its answer is on its way
    if (number <= last) {
      notes.current = { ...NOTHING, seen: number };
      setStanding(null);
      return;
    }
    const move = ordered(now, notes.current, lets);
    if (!move) return;
    notes.current.last = number;
    now.send(move);
  }, [now, asked, number, lets]);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    if (!looking) return;
    const timer = setTimeout(() => {
      const take = latest.current.question?.options.at(-1);
      if (take === undefined) return;
      notes.current.last = number;
      latest.current.send({ choose: take });
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [looking, number]);
  return useMemo<Orders>(() => {
    const prompt = question?.prompt ?? '';
    return {
      inTurn([first, ...next]) {
        if (!first) return;
        notes.current = { ...notes.current, next, at: prompt };
        now.send(first);
      },
      letThrough() {
        notes.current = { ...notes.current, through: true };
        now.send({ pick: [] });
      },
      noMore() {
        setStanding(view.turn);
        if (prompt === 'counter') now.send({ do: 'done' });
        else now.send({ pick: [] });
      },
      stop() {
        notes.current = { ...notes.current, next: [], through: false };
        setStanding(null);
      },
      looking,
      wait: () => setWaits(number),
      standing: lets ? standing : null,
    };
  }, [now, question, standing, lets, looking, number, view.turn]);
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
  return question?.prompt === 'block' && letsPass ? { pick: [] } : null;
}
