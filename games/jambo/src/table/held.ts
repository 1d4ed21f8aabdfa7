/** What lies on the stands of a seat, counted against a card. */
import type { Seat } from '@dealers-choice/kernel';
import { countOf, spacesOf, type Table, type Ware, wareAt } from '../index.ts';

/** For each of these wares whether one is there for it. */
export function held(t: Table, seat: Seat, wares: readonly Ware[]): boolean[] {
  return wares.map((ware, i) => countOf(t, seat, ware) > wares.slice(0, i).filter((one) => one === ware).length);
}

/** The spaces that a sale empties, as the rules do it (JB-17): from the highest space down. */
export function soldFrom(t: Table, seat: Seat, wares: readonly Ware[]): number[] {
  const spaces: number[] = [];
  for (const ware of wares) {
    for (let space = spacesOf(t, seat) - 1; space >= 0; space--) {
      if (wareAt(t, seat, space) !== ware || spaces.includes(space)) continue;
      spaces.push(space);
      break;
    }
  }
  return spaces;
}
