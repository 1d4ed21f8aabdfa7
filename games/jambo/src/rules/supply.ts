/** The tokens that lie on no stand. */
import type { Table, X } from './table.ts';
import { type Ware, wareNo, wareOf } from './wares.ts';

/** The numbers of the wares of which the supply holds at least this many. */
export function waresInSupply({ supply }: Table, least = 1): number[] {
  const wares: number[] = [];
  for (let number = 0; number < supply.length; number++) if ((supply[number] ?? 0) >= least) wares.push(number);
  return wares;
}
export function supplyTotal({ supply }: Table): number {
  let total = 0;
  for (const left of supply) total += left;
  return total;
}

/** Takes a token off the supply; the caller must put it somewhere. */
export function takeFromSupply(x: X, ware: Ware): Ware {
  const number = wareNo(ware);
  const left = x.t.supply[number] ?? 0;
  if (left === 0) x.bug(`there is no ${ware} in the supply`);
  x.t.supply[number] = left - 1;
  return ware;
}
/** Two of a ware, or the last one. */
export function takePair(x: X, ware: number): Ware[] {
  const count = Math.min(2, x.t.supply[ware] ?? 0);
  return Array.from({ length: count }, () => takeFromSupply(x, wareOf(ware)));
}
export function putBack(x: X, ware: Ware): void {
  const number = wareNo(ware);
  x.t.supply[number] = (x.t.supply[number] ?? 0) + 1;
}
