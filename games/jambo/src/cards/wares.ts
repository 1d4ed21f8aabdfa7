/** 40 ware cards of 19 kinds, and the small market stand. */
import { gold, nothing } from '../rules/needs.ts';
import type { Card } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { WARES, type Ware, wareOf } from '../rules/wares.ts';

/** The letters of a card's id, in the order of `WARES`. */
const LETTERS = 'khtlfs';
const countsOf = (letters: string): [ware: number, count: number][] =>
  [...LETTERS].flatMap((letter, number): [number, number][] => {
    const count = letters.split(letter).length - 1;
    return count > 0 ? [[number, count]] : [];
  });
const ware = (letters: string, buy: number, sell: number, copies = 2): Card => ({
  id: `ware-${letters}`,
  copies,
  category: 'ware',
  interactions: ['AUTO_RESOLVE'],
  rule: 'JB-19',
  wares: [...letters].map((letter): Ware => wareOf(LETTERS.indexOf(letter))),
  pictured: countsOf(letters),
  buy,
  sell,
  needs: nothing, // to buy and to sell need different things: see rules/trade.ts
  effect: null,
});

const smallStand: Card = {
  ...ware('', 0, 0, 5),
  id: 'small-stand',
  category: 'stand',
  rule: 'JB-21',
  needs: (x) => gold(standPrice(x.t.firstStandBuilt))(x),
};

export const WARE_CARDS: readonly Card[] = [
  ware('khtlfs', 10, 18, 4),
  ...WARES.map((_, i) => ware((LETTERS[i] ?? '').repeat(3), 3, 10)),
  ...['kkf', 'lls', 'ttl', 'ssk', 'ffh', 'hht'].map((letters) => ware(letters, 4, 11)),
  ...['slk', 'khl', 'skf', 'fht', 'tsf', 'lht'].map((letters) => ware(letters, 5, 12)),
  smallStand,
];
