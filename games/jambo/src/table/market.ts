/** What every part of this table needs: the position as Jambo's, who sits near, and the words. */
import type { CopyId, MatchOf, Seat } from '@dealers-choice/kernel';
import { createContext, useContext } from 'react';
import { type Card, type Jambo, jambo } from '../index.ts';

export type Layout = 'desk' | 'phone' | 'side';

export interface Market {
  view: MatchOf<Jambo>;
  /** On the near side: whoever looks, or the first seat for a spectator. */
  near: Seat;
  far: Seat;
  /** Whose eyes these are; null: a spectator's. */
  you: Seat | null;
  layout: Layout;
  name(seat: Seat): string;
  /** Shows these cards large, with all they say. */
  read(cards: readonly CopyId[], title: string): void;
}

export const MarketContext = createContext<Market | null>(null);

export function useMarket(): Market {
  const market = useContext(MarketContext);
  if (!market) throw new Error('a part of the market was used outside it');
  return market;
}

/** What is printed on a copy; null for one that lies face down. */
export const faceOf = (copy: number): Card | null => jambo.faces[copy] ?? null;
