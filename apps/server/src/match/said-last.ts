/** What was said last stands on the table of whoever comes: a few sentences, which cost little beside a view. */
import type { Heard } from '@dealers-choice/protocol';

const MOST_LETTERS = 2_000;

/** The newest of it that is short enough, the oldest first. */
export function saidLast(heard: readonly Heard[]): Heard[] {
  const last: Heard[] = [];
  let letters = 0;
  for (const { seq, events } of [...heard].reverse()) {
    letters += JSON.stringify(events).length;
    if (letters > MOST_LETTERS) break;
    last.unshift({ seq, events });
  }
  return last;
}
