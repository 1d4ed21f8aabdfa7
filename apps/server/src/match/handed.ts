/** When a bot took somebody's seat, read off the lines of a match. */
import type { Seat } from '@dealers-choice/kernel';
import type { Line } from '../store/stored-forms.ts';

export interface Handed {
  /** In milliseconds since 1970. */
  at: number;
  /** Something was played from this seat since. */
  hasPlayed: boolean;
}

/** Null: it never did, and plays here from the start if at all. */
export function handedIn(lines: readonly Line[], seat: Seat): Handed | null {
  let hasPlayed = false;
  for (let i = lines.length - 1; i >= 0; i--) {
    const { entry, at } = lines[i] as Line;
    if (entry.seat !== seat) continue;
    if ('to' in entry && entry.to === 'bot') return { at, hasPlayed };
    hasPlayed ||= 'move' in entry;
  }
  return null;
}
