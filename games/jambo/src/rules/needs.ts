/** Conditions for playing a card or using a utility: each gives the reason why not, or null. */
import { no, type Params, type Refusal } from '@dealers-choice/kernel';
import { filledSpaces, SIXTH_SPACE_GOLD, takesOne, wareCount } from './market.ts';
import { canDraw, otherCards } from './piles.ts';
import { supplyTotal } from './supply.ts';
import { type Need, rival, type X } from './table.ts';

const unless = (holds: (x: X) => boolean, code: string, params?: (x: X) => Params): Need => {
  return (x) => (holds(x) ? null : no(code, params?.(x)));
};

export const nothing: Need = () => null;
/** All of these conditions; the first that does not hold gives the reason. */
export function all(...needs: readonly Need[]): Need {
  return (x) => {
    for (const need of needs) {
      const refusal = need(x);
      if (refusal) return refusal;
    }
    return null;
  };
}
export const notEnoughGold = (x: X, need: number): Refusal | null => {
  const have = x.t.gold[x.you];
  return have < need ? no('NOT_ENOUGH_GOLD', { need, have }) : null;
};
export const gold =
  (need: number): Need =>
  (x) =>
    notEnoughGold(x, need);

export const cardsToDraw = (need = 1): Need =>
  unless(
    ({ t }) => canDraw(t, need),
    'NO_CARD_TO_DRAW',
    ({ t }) => ({
      need,
      have: t.deck.length + t.discard.length,
    }),
  );
export const handCard = unless((x) => otherCards(x) > 0, 'NO_HAND_CARD');
export const ownWares = (need = 1): Need =>
  unless(
    (x) => wareCount(x.t, x.you) >= need,
    'TOO_FEW_WARES',
    (x) => ({ need, have: wareCount(x.t, x.you) }),
  );
export const rivalWare = unless((x) => filledSpaces(x.t, rival(x)).length > 0, 'RIVAL_HAS_NO_WARE');
export const rivalCard = unless((x) => x.t.hand[rival(x)].length > 0, 'RIVAL_HAS_NO_CARD');
export const rivalUtility = unless((x) => x.t.utilities[rival(x)].length > 0, 'RIVAL_HAS_NO_UTILITY');

/** The supply holds at least this many tokens, of all wares together. */
export const supply = (need: number): Need =>
  unless(
    ({ t }) => supplyTotal(t) >= need,
    'SUPPLY_EMPTY',
    ({ t }) => ({ need, have: supplyTotal(t) }),
  );
/** One ware can be placed after this price is paid. */
export const space =
  (price: number): Need =>
  (x) => {
    const { t, you } = x;
    if (takesOne(t, you, t.gold[you] - price)) return null;
    return takesOne(t, you, Number.POSITIVE_INFINITY)
      ? notEnoughGold(x, price + SIXTH_SPACE_GOLD)
      : no('NO_SPACE', { need: 1, have: 0 });
  };
