/** How likely a hand nobody has seen can stop an attack. */
import { must } from '@dealers-choice/kernel';

/** The share of cards in a usual deck that give 0, 1, 2, 3, 4 thousands in the Counter Step. */
const SHARES: readonly number[] = [0.22, 0.65, 0.08, 0.01, 0.04];

/** By number of cards: how likely they give exactly 0, 1, 2 … thousands. */
const sums: number[][] = [[1]];

function sumsOf(cards: number): number[] {
  while (sums.length <= cards) {
    const fewer = must(sums, sums.length - 1);
    const more = new Array<number>(fewer.length + SHARES.length - 1).fill(0);
    for (const [sum, chance] of fewer.entries()) {
      for (const [n, share] of SHARES.entries()) more[sum + n] = must(more, sum + n) + chance * share;
    }
    sums.push(more); // determinism: the same for the same number of cards
  }
  return must(sums, cards);
}

/** The chance that this many unknown cards are good for this many thousands. */
export function chanceOf(cards: number, thousands: number): number {
  if (thousands <= 0) return 1;
  const exactly = sumsOf(Math.max(0, Math.round(cards)));
  let chance = 0;
  for (let sum = Math.ceil(thousands); sum < exactly.length; sum++) chance += must(exactly, sum);
  return chance;
}
