/** How many there are of each ware, in one number: four bits for each. A plan copies thousands of them. */
import { WARES } from '../rules/wares.ts';

export type Tally = number;

const BITS = 4;
const MASK = 15;

export const tally = (counts: readonly number[]): Tally =>
  counts.reduce((sum, count, ware) => added(sum, ware, count), 0);
export const inTally = (counts: Tally, ware: number): number => (counts >> (BITS * ware)) & MASK;
/** With this many more, or fewer, of one ware. */
export const added = (counts: Tally, ware: number, count: number): Tally => counts + count * (1 << (BITS * ware));
/** The first ware of which there is one and which the test accepts; -1: none. */
export function findWare(counts: Tally, accepts: (ware: number) => boolean): number {
  for (let ware = 0; ware < WARES.length; ware++) if (inTally(counts, ware) > 0 && accepts(ware)) return ware;
  return -1;
}
export function total(counts: Tally): number {
  let sum = 0;
  for (let ware = 0; ware < WARES.length; ware++) sum += inTally(counts, ware);
  return sum;
}
