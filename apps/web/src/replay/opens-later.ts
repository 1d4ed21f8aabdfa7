/** A link to a match that has just ended opens for others when whoever watches has seen its end. */
import type { ReplayText } from '../words/replay/replay-en.ts';

const MINUTE = 60_000;

/** `ended`: null, nobody knows. */
export interface Ending {
  watchersDelay: number;
  ended: number | null;
}
type Say = Pick<ReplayText, 'opensIn' | 'opensLater'>;

/** What is said of a link that was copied, with when it opens if it does not yet. `now`: milliseconds since 1970. */
export function withOpening(copied: string, ending: Ending | null, now: number, say: Say): string {
  if (ending === null || ending.watchersDelay === 0) return copied;
  const { watchersDelay, ended } = ending;
  if (ended === null) return say.opensLater(copied, Math.ceil(watchersDelay / MINUTE));
  const left = ended + watchersDelay - now;
  return left > 0 ? say.opensIn(copied, Math.ceil(left / MINUTE)) : copied;
}

/** Of the match on the table; null: this page does not play it. The line is fetched for those who want it. */
export async function endingOf(match: string): Promise<Ending | null> {
  const { online } = await import('../online/page.ts');
  const { far, line, mine } = online.getState();
  // Whoever watches hears of the end when everybody may.
  if (far?.match !== match || far.delay !== null || far.watchersDelay === null) return null;
  const { watchersDelay, ended } = far;
  if (ended !== null || line !== 'connected') return { watchersDelay, ended };
  // This page came after the end.
  const all = await mine().catch(() => []);
  return { watchersDelay, ended: all.find((one) => one.match === match)?.ended ?? null };
}

/** `copied`, and when a link to this match opens for others if it does not yet. */
export const copiedFar = async (copied: string, match: string, say: Say): Promise<string> =>
  withOpening(copied, await endingOf(match), Date.now(), say);
