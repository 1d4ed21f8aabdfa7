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
import { OrderBook } from './order-book.ts';

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

/** Questions are numbered through a match: one that comes again was taken back. */
const numberOf = ({ view }: TableNow): number => view.turn * 100_000 + view.answers;

/** `fighting`: an attack goes on. */
export function useGivenOrders(fighting: boolean): Orders {
  const now = useNow();
  const [standing, setStanding] = useState<number | null>(null);
  /** The question about which the person wants to think. */
  const [waits, setWaits] = useState(-1);
  const [book] = useState(() => new OrderBook());
  const { seat, question, showing, view } = now;
  const lets = standing === view.turn;
  const number = numberOf(now);
  const asked = seat !== null && question !== null && !showing;
  const looking = asked && lets && question.prompt === 'life' && waits !== number;
  const prompt = question?.prompt ?? '';
  useEffect(() => {
    if (!fighting) book.attackEnds();
    if (!asked) {
      book.passes(number);
      return;
    }
    const fits = (move: Move): boolean => refusalOf(now, move) === null;
    const answer = book.hear({ number, turn: now.view.turn, prompt }, { letsPass: lets, fits });
    if (answer === 'taken back') setStanding(null);
    else if (answer) now.send(answer);
  }, [now, asked, number, prompt, lets, fighting, book]);
  const latest = useRef(now);
  useLayoutEffect(() => {
    latest.current = now;
  });
  useEffect(() => {
    if (!looking) return;
    const timer = setTimeout(() => {
      const take = latest.current.question?.options.at(-1);
      if (take === undefined) return;
      book.answered(number);
      latest.current.send({ choose: take });
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [looking, number, book]);
  return useMemo<Orders>(() => {
    const open = { number, turn: view.turn, prompt };
    return {
      inTurn([first, ...next]) {
        if (!first) return;
        // Nothing follows what is refused.
        if (refusalOf(now, first) === null) book.order(open, { next });
        now.send(first);
      },
      letThrough() {
        book.order(open, { through: true });
        now.send({ pick: [] });
      },
      noMore() {
        setStanding(view.turn);
        book.order(open, {});
        if (prompt === 'counter') now.send({ do: 'done' });
        else now.send({ pick: [] });
      },
      stop() {
        book.stop();
        setStanding(null);
      },
      looking,
      wait: () => setWaits(number),
      standing: lets ? standing : null,
    };
  }, [now, prompt, standing, lets, looking, number, view.turn, book]);
}
