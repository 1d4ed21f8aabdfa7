/** What has been told since the card in the middle was played: bids and picks in their order. */
import type { Seat } from '@dealers-choice/kernel';
import { useNow } from '@dealers-choice/table';
import { WARES, type Ware } from '../../index.ts';

type Told = ReturnType<typeof useNow>['log'][number]['lines'][number]['event'];

function useSincePlayed(): Told[] {
  const { log } = useNow();
  const all = log.flatMap(({ lines }) => lines.map(({ event }) => event));
  const from = all.map(({ type }) => type).lastIndexOf('PLAYED');
  return all.slice(from + 1);
}

export interface Bid {
  seat: Seat;
  /** 0: passed. */
  amount: number;
}

export function useBids(): Bid[] {
  return useSincePlayed().flatMap((event): Bid[] => {
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

/** Each pick of a draft so far: the ware, or the card. */
export function usePicks(): Pick[] {
  return useSincePlayed().flatMap((event): Pick[] => {
    if (event.type === 'WARE_PICKED' && 'ware' in event && isWare(event.ware)) return [{ ware: event.ware, card: 0 }];
    return event.type === 'PICKED' && 'card' in event ? [{ ware: null, card: Number(event.card) }] : [];
  });
}
