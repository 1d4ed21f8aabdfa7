/**
 * What has been told since the card in the middle was played: bids and picks in their order. The log may begin later:
 * only from its end can be told what is in which place.
 */
import type { Seat } from '@dealers-choice/kernel';
import { type Paragraph, useNow } from '@dealers-choice/table';
import { WARES, type Ware } from '../../index.ts';

type Told = Paragraph['lines'][number]['event'];

/** Somebody has come or gone: that is not played, and cannot be taken back. */
const isComing = ({ type }: Told): boolean => type === 'SEAT_TO_AI' || type === 'SEAT_TO_HUMAN';

/** Without what was taken back. */
function sincePlayed(log: readonly Paragraph[]): Told[] {
  const standing: Told[][] = [];
  for (const { lines } of log) {
    const events = lines.map(({ event }) => event).filter((event) => !isComing(event));
    if (events.some(({ type }) => type === 'TOOK_BACK')) standing.pop();
    else if (events.length > 0) standing.push(events);
  }
  const all = standing.flat();
  const from = all.map(({ type }) => type).lastIndexOf('PLAYED');
  return all.slice(from + 1);
}

export interface Bid {
  seat: Seat;
  /** 0: passed. */
  amount: number;
}

export function useBids(): Bid[] {
  return sincePlayed(useNow().log).flatMap((event): Bid[] => {
    if (event.seat === undefined) return [];
    if (event.type === 'PASSED') return [{ seat: event.seat, amount: 0 }];
    if (event.type !== 'BID' || !('amount' in event)) return [];
    return [{ seat: event.seat, amount: Number(event.amount) }];
  });
}

const isWare = (word: unknown): word is Ware => WARES.some((ware) => ware === word);

interface Pick {
  ware: Ware | null;
  card: number;
}

/** The `done` picks of a draft so far: the ware, or the card; null: it was not told here. */
export function picksIn(log: readonly Paragraph[], done: number): (Pick | null)[] {
  const told = sincePlayed(log).flatMap((event): Pick[] => {
    if (event.type === 'WARE_PICKED' && 'ware' in event && isWare(event.ware)) return [{ ware: event.ware, card: 0 }];
    return event.type === 'PICKED' && 'card' in event ? [{ ware: null, card: Number(event.card) }] : [];
  });
  return Array.from({ length: done }, (_, i) => told[told.length - done + i] ?? null);
}
