/** Buying and selling with ware cards. */
import { no, type Refusal } from '@dealers-choice/kernel';
import { changeGold } from './gold.ts';
import { countOf, feeFor, freeSpaces, hasSixth, placeWare, returnWare } from './market.ts';
import { notEnoughGold } from './needs.ts';
import { discardCards } from './piles.ts';
import { RULINGS } from './rulings.ts';
import { takeFromSupply } from './supply.ts';
import type { Card, Table, X } from './table.ts';
import { wareOf } from './wares.ts';
import { rainMaker } from './windows.ts';

export const buyPrice = (t: Table, card: Card): number => Math.max(0, card.buy - RULINGS.wiseManGold * t.wiseMen);
export const sellPrice = (t: Table, card: Card): number => card.sell + RULINGS.wiseManGold * t.wiseMen;
/** The gold that three wares bring when Dancer sells them with this card. */
export const dancerPrice = (t: Table, card: Card): number =>
  RULINGS.wiseManHelpsDancer ? sellPrice(t, card) : card.sell;

/** The first pictured ware of which there are too few. */
function missing(card: Card, have: (ware: number) => number, code: string): Refusal | null {
  for (const [ware, need] of card.pictured) {
    const held = have(ware);
    if (held < need) return no(code, { ware: wareOf(ware), need, have: held });
  }
  return null;
}

export function cannotBuy(x: X, card: Card): Refusal | null {
  const { t, you } = x;
  const short = missing(card, (ware) => t.supply[ware] ?? 0, 'NOT_IN_SUPPLY');
  if (short) return short;
  const fee = feeFor(t, you, card.wares.length);
  if (fee === null) {
    return no('NO_SPACE', { need: card.wares.length, have: freeSpaces(t, you) + (hasSixth(t, you) ? 1 : 0) });
  }
  return notEnoughGold(x, buyPrice(t, card) + fee);
}
export const cannotSell = ({ t, you }: X, card: Card): Refusal | null =>
  missing(card, (ware) => countOf(t, you, wareOf(ware)), 'WARES_MISSING');

export function buyWares(x: X): void {
  const { card, you } = x;
  const face = x.face(card);
  const gold = buyPrice(x.t, face);
  x.tell?.({ type: 'BOUGHT', seat: you, card, gold });
  changeGold(x, you, -gold, 'WARE_BOUGHT');
  for (const ware of face.wares) placeWare(x, you, takeFromSupply(x, ware));
  discardCards(x, you, [card]);
  x.run(rainMaker, you, card);
}
export function sellWares(x: X): void {
  const { card, you } = x;
  const face = x.face(card);
  const gold = sellPrice(x.t, face);
  x.tell?.({ type: 'SOLD', seat: you, card, gold });
  for (const ware of face.wares) returnWare(x, you, ware);
  changeGold(x, you, gold, 'WARE_SOLD');
  discardCards(x, you, [card]);
  x.run(rainMaker, you, card);
}
