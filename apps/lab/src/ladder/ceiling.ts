/** How much of what open cards would gain the honest search reaches. */
import { must } from '@dealers-choice/kernel';
import { percent, round } from '../stats.ts';
import { ONE_LOOK } from './interval.ts';

export interface Ceiling {
  /** Who is measured by it. */
  honest: string;
  /** Its edge over the usual bot, as a share of that of its twin that sees everything; null: that one has none. */
  share: number | null;
  /** At 95 %; null: these games do not say. */
  low: number | null;
  high: number | null;
  /** How many seeds both have played. */
  seeds: number;
}

/**
 * The scores of both over the same seeds, and what equals would score. Fieller's interval of a ratio: what a seed does
 * to both is no doubt about their ratio, and where the edge below may be nothing there is no interval.
 */
export function ceilingOf(honest: string, own: readonly number[], seer: readonly number[], even: number): Ceiling {
  const seeds = Math.min(own.length, seer.length);
  const [x, y] = [own, seer].map((scores) => scores.slice(0, seeds).map((score) => score - even)) as [
    number[],
    number[],
  ];
  const [top, below] = [meanOf(x), meanOf(y)];
  const share = below > 0 ? round(top / below, 6) : null;
  const z2 = (ONE_LOOK * ONE_LOOK) / seeds;
  const a = below * below - z2 * togetherOf(y, y);
  const b = top * below - z2 * togetherOf(x, y);
  const c = top * top - z2 * togetherOf(x, x);
  if (seeds < 2 || share === null || a <= 0) return { honest, share, low: null, high: null, seeds };
  const spread = Math.sqrt(Math.max(0, b * b - a * c));
  return { honest, share, low: round((b - spread) / a, 6), high: round((b + spread) / a, 6), seeds };
}

const meanOf = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** How two vary together. */
function togetherOf(x: readonly number[], y: readonly number[]): number {
  const [ofX, ofY] = [meanOf(x), meanOf(y)];
  const sum = x.reduce((all, one, i) => all + (one - ofX) * (must(y, i) - ofY), 0);
  return sum / Math.max(1, x.length - 1);
}

export function ceilingLine({ honest, share, low, high, seeds }: Ceiling): string {
  if (share === null) return `Seeing everything gained nothing over ${seeds} seeds: there is no edge to reach.`;
  const sure = low === null || high === null ? 'too few games to say how sure' : `${percent(low)} – ${percent(high)}`;
  return `Of the edge that seeing everything gives, ${honest} reaches ${percent(share)} (${sure}; ${seeds} seeds).`;
}
