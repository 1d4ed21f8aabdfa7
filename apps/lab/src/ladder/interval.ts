/** How sure a rate is that was measured over paired seeds, and when enough has been played to say so. */
import { round } from '../stats.ts';

/** For a look at the end, at 95 %. */
export const ONE_LOOK = 1.959963984540054;
/**
 * For eight looks, each after twice as many as the one before, of which the first that decides ends the run: all of
 * them together are wrong in 5 of 100 runs (worked out from a million random walks).
 */
const EIGHT_LOOKS = 2.645;
const LOOKS = 8;

export interface Interval {
  rate: number;
  low: number;
  high: number;
}

/**
 * Each score, from 0 to 1, is what one side made of a seed that was played once in every seating: one observation,
 * however many games it took. Wilson's interval, with as many independent trials as these scores are worth: a seed
 * whose cards win for whoever gets them scores one half, and says more than two games with different seeds.
 */
export function intervalOf(scores: readonly number[], z: number): Interval {
  const n = scores.length;
  if (n === 0) return { rate: 0.5, low: 0, high: 1 };
  const rate = scores.reduce((sum, score) => sum + score, 0) / n;
  const trials = worthOf(scores, rate);
  const middle = rate + (z * z) / (2 * trials);
  const spread = z * Math.sqrt((rate * (1 - rate)) / trials + (z * z) / (4 * trials * trials));
  const scale = 1 + (z * z) / trials;
  return {
    rate: round(rate, 6),
    low: round(Math.max(0, (middle - spread) / scale), 6),
    high: round(Math.min(1, (middle + spread) / scale), 6),
  };
}

/** How many tosses of a coin with this rate vary as little as these scores do. */
export function worthOf(scores: readonly number[], rate: number): number {
  const coin = rate * (1 - rate);
  if (coin === 0) return scores.length;
  const squares = scores.reduce((sum, score) => sum + (score - rate) ** 2, 0);
  // One toss is added to what was seen: few scores that happen to be equal do not make anybody sure.
  return scores.length ** 2 / (squares / coin + 1);
}

/** After how many of `most` observations the scores are looked at: what is plain ends early, what is close goes on. */
export const looksOf = (most: number): number[] => [
  ...new Set(Array.from({ length: LOOKS }, (_, i) => Math.ceil(most / 2 ** (LOOKS - 1 - i)))),
];

export interface Verdict extends Interval {
  /** How many of the scores count: those beyond were played while the last of these was. */
  n: number;
  /** On which side of the rate in question the whole interval lies. */
  lies: 'above' | 'below' | 'open';
}

/** `until`: the rate in question; null: all is played, and looked at once. */
export interface Aim {
  until: number | null;
  most: number;
}

/** What can be said of the scores so far, decided by the scores alone, in whatever order threads brought them. */
export function verdictOf(scores: readonly number[], { until, most }: Aim): Verdict {
  const z = until === null ? ONE_LOOK : EIGHT_LOOKS;
  if (until !== null) {
    for (const n of looksOf(most)) {
      if (n > scores.length) break;
      const found = sided(scores.slice(0, n), z, until);
      if (found.lies !== 'open') return found;
    }
  }
  return sided(scores.slice(0, most), z, until);
}

function sided(scores: readonly number[], z: number, until: number | null): Verdict {
  const interval = intervalOf(scores, z);
  const lies = until === null ? 'open' : interval.low > until ? 'above' : interval.high < until ? 'below' : 'open';
  return { ...interval, n: scores.length, lies };
}

export const isSettled = (scores: readonly number[], question: Aim): boolean =>
  scores.length >= question.most || verdictIsFinal(scores, question);

/** A look decided; between two looks nothing does. */
function verdictIsFinal(scores: readonly number[], { until, most }: Aim): boolean {
  if (until === null) return false;
  const looks = looksOf(most).filter((n) => n <= scores.length);
  return looks.some((n) => sided(scores.slice(0, n), EIGHT_LOOKS, until).lies !== 'open');
}
