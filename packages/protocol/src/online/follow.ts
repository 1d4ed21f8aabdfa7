import { patched } from './delta.ts';
import type { MatchToClient } from './messages.ts';
import type { Sight } from './sight.ts';

/** What a page knows of a match. */
export interface Followed {
  /** How many news it has had. */
  seq: number;
  sight: Sight;
}

/** What it knows after this message. Null: something is missing in between, and the page must `watch` again. */
export function follow(before: Followed | null, message: MatchToClient<'sight' | 'news'>): Followed | null {
  if (message.type === 'sight') return { seq: message.seq, sight: message.sight };
  if (message.seq !== (before?.seq ?? -1) + 1 || before === null) return null;
  const { delta, seq } = message;
  return { seq, sight: delta === null ? before.sight : (patched(before.sight, delta) as Sight) };
}
