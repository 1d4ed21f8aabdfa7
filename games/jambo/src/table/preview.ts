/** What a lifted card would do: the wares that go, and the gold that comes or goes. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { answersAt, keyOf, pointedAt, type TableNow, useChoosing, useNow } from '@dealers-choice/table';
import { buyPrice, type Card, feeFor, sellPrice, type Ware } from '../index.ts';
import { soldFrom } from './held.ts';
import { faceOf, useMarket } from './market.ts';

/** The card of the hand that is lifted: opened by a tap, or pointed at by a key. */
export function useLifted(): CopyId | null {
  const now = useNow();
  const opened = useChoosing((s) => s.opened);
  const lit = useChoosing((s) => s.lit);
  if (opened !== null) return opened as CopyId;
  if (now.question?.prompt !== 'PLAY' || lit === null) return null;
  const answer = now.answers.find(({ move }) => keyOf(move) === lit);
  const at = answer && pointedAt(answer);
  return at?.of === 'card' ? (at.thing as CopyId) : null;
}

export interface Preview {
  seat: Seat;
  way: 'BUY' | 'SELL';
  card: Card;
  /** The change of gold. */
  gold: number;
  spaces: readonly number[];
  /** That would come from the supply. */
  comes: readonly Ware[];
}

/** Null: no ware card is lifted that could be traded with now. */
export function usePreview(): Preview | null {
  const now = useNow();
  const { view, near } = useMarket();
  const lit = useChoosing((s) => s.lit);
  const lifted = useLifted();
  const face = lifted === null ? null : faceOf(lifted);
  if (lifted === null || face?.category !== 'ware' || now.question?.prompt !== 'PLAY') return null;
  const way = wayOf(now, lifted, lit);
  if (way === null) return null;
  const { table } = view;
  if (way === 'SELL') {
    const spaces = soldFrom(table, near, face.wares);
    return { seat: near, way, card: face, gold: sellPrice(table, face), spaces, comes: [] };
  }
  const cost = buyPrice(table, face) + (feeFor(table, near, face.wares.length) ?? 0);
  return { seat: near, way, card: face, gold: -cost, spaces: [], comes: face.wares };
}

/** The way that is pointed at, else selling, else buying. */
function wayOf(now: TableNow, card: CopyId, lit: string | null): 'BUY' | 'SELL' | null {
  const ways = answersAt(now, 'card', card).filter(({ why }) => why === null);
  const chosen = ways.find(({ move }) => keyOf(move) === lit) ?? ways.find(({ group }) => group === 'SELL') ?? ways[0];
  return chosen?.group === 'SELL' || chosen?.group === 'BUY' ? chosen.group : null;
}
