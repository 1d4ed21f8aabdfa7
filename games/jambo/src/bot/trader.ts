/**
 * The merchant's plans at other prices: those that thousands of its games were decided by. Each is a weight of a
 * logistic regression on who won, in units of the weight of one gold.
 */
import type { Move, Seat } from '@dealers-choice/kernel';
import type { Card } from '../rules/table.ts';
import type { Mind, View } from './holding.ts';
import { byPlan } from './merchant.ts';
import { byCopy } from './values.ts';

const IN_HAND: Readonly<Record<string, number>> = {
  'small-stand': 0.5,
  guard: 1.13,
  'rain-maker': 1.88,
  shaman: 1.61,
  psychic: 1.12,
  'tribal-elder': 3.33,
  'wise-man': 1.6,
  portuguese: 1.12,
  'basket-maker': 1.73,
  dancer: 4.1,
  carrier: 0.5,
  drummer: 1.04,
  'traveling-merchant': 1.39,
  'arabian-merchant': 0.5,
  crocodile: 1.63,
  parrot: 2.0,
  hyena: 0.77,
  snake: 1.08,
  elephant: 2.74,
  ape: 1.58,
  lion: 1.85,
  cheetah: 2.22,
  well: 0.38,
  drums: 0.78,
  throne: 1.26,
  boat: 2.74,
  scale: -0.32,
  mask: 0.85,
  supplies: -0.15,
  kettle: -0.4,
  'leopard-statue': 2.24,
  weapons: 1.22,
};
const IN_PLAY: Readonly<Record<string, number>> = {
  well: 0.64,
  drums: 0.78,
  throne: 1.31,
  boat: 3.95,
  scale: -0.63,
  mask: 0.76,
  supplies: 1.52,
  kettle: 0.59,
  'leopard-statue': 2.65,
  weapons: 1.27,
};
/** A card that was never in those games counts as the merchant counts it. */
const priced =
  (table: Readonly<Record<string, number>>) =>
  ({ id, worth }: Card): number =>
    table[id] ?? worth;

export const TRADER: Mind = {
  width: 8,
  prices: {
    ware: 1.8,
    space: 0.5,
    unknown: 1.7,
    unknownWareCard: 2.1,
    wareCard: 2,
    completeShare: 0.87,
    look: 2.4,
    inHand: byCopy(priced(IN_HAND)),
    inPlay: byCopy(priced(IN_PLAY)),
  },
};

export const traderMove = (view: View, seat: Seat): Move | null => byPlan(view, seat, TRADER);
