/** How long bots took to decide, in buckets, so that threads can add them up. Beside the results: no two runs agree. */
import type { Bot } from '@dealers-choice/bots';
import type { Spec } from '@dealers-choice/kernel';

/** A bucket is this much longer than the one before. */
const RATIO = 1.05;

/** Counts into `times`, by bot and bucket. */
export function timed(bot: Bot<Spec>, times: Record<string, number>): Bot<Spec> {
  return {
    ...bot,
    choose(...asked) {
      const began = performance.now();
      const move = bot.choose(...asked);
      const micros = 1000 * (performance.now() - began);
      const key = `${bot.name} ${Math.round(Math.log(Math.max(1, micros)) / Math.log(RATIO))}`;
      times[key] = (times[key] ?? 0) + 1;
      return move;
    },
  };
}

/** In milliseconds: the time that this share of a bot's decisions did not exceed. */
export function percentileOf(times: Readonly<Record<string, number>>, bot: string, share: number): number {
  const buckets = Object.entries(times)
    .flatMap(([key, n]) => (key.startsWith(`${bot} `) ? [{ bucket: Number(key.slice(bot.length + 1)), n }] : []))
    .sort((x, y) => x.bucket - y.bucket);
  const wanted = share * buckets.reduce((sum, { n }) => sum + n, 0);
  let sum = 0;
  for (const { bucket, n } of buckets) {
    sum += n;
    if (sum >= wanted) return RATIO ** bucket / 1000;
  }
  return 0;
}
