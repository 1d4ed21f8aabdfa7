/** Ware cards, and the small market stand. */
import { gold, nothing } from '../rules/needs.ts';
import { type Card, SMALL_STANDS } from '../rules/table.ts';
import { standPrice } from '../rules/turn.ts';
import { severalOf, WARES, type Ware, wareOf } from '../rules/wares.ts';
import { written } from './card.ts';

/** The letters of a card's id, in the order of `WARES`. */
const LETTERS = 'khtlfs';
const countsOf = (letters: string): [ware: number, count: number][] =>
  [...LETTERS].flatMap((letter, number): [number, number][] => {
    const count = letters.split(letter).length - 1;
    return count > 0 ? [[number, count]] : [];
  });
/** "2 tea, silk": short enough for the strip that is seen of a covered card. */
const pictureOf = (wares: readonly Ware[]): string => {
  const list = severalOf(wares, (ware) => ware);
  return list.charAt(0).toUpperCase() + list.slice(1);
};
const ware = (letters: string, buy: number, sell: number, copies = 2): Card => {
  const wares = [...letters].map((letter): Ware => wareOf(LETTERS.indexOf(letter)));
  return written('ware', {
    id: `ware-${letters}`,
    name: wares.length === WARES.length ? 'All six wares' : pictureOf(wares),
    text: `Buy ${buy}, sell ${sell}`,
    copies,
    worth: 0, // it depends on the wares on the stands
    interactions: ['AUTO_RESOLVE'],
    rule: 'JB-19',
    wares,
    pictured: countsOf(letters),
    buy,
    sell,
    needs: nothing, // to buy and to sell need different things: see rules/trade.ts
    effect: null,
  });
};

const smallStand = written('stand', {
  id: 'small-stand',
  name: 'Small stand',
  text: 'Three more spaces for wares. The first one built in the game costs 6 gold, every later one 3.',
  copies: SMALL_STANDS,
  worth: 1,
  interactions: ['AUTO_RESOLVE'],
  rule: 'JB-21',
  needs: (x) => gold(standPrice(x.t.firstStandBuilt))(x),
  effect: null,
});

export const WARE_CARDS: readonly Card[] = [
  ware('khtlfs', 10, 18, 4),
  ...WARES.map((_, i) => ware((LETTERS[i] ?? '').repeat(3), 3, 10)),
  ...['kkf', 'lls', 'ttl', 'ssk', 'ffh', 'hht'].map((letters) => ware(letters, 4, 11)),
  ...['slk', 'khl', 'skf', 'fht', 'tsf', 'lht'].map((letters) => ware(letters, 5, 12)),
  smallStand,
];
