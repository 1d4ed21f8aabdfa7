/** What the person would send now: the highlighted answer, or the things picked. */
import type { Move } from '@dealers-choice/kernel';
import { useChoosing } from './choosing.ts';
import { isSeveral, keyOf, type TableNow } from './now.ts';

/** The move, or what is still missing, as a sentence. */
export function toSend(now: TableNow, lit: string | null, picked: readonly number[]): Move | string {
  const { question: q, answers } = now;
  if (!q) return 'Nothing is asked of you now.';
  if (q.kind === 'order') return { pick: [...picked] };
  if (isSeveral(now)) {
    if (picked.length < q.min) return `Pick ${q.min - picked.length} more first.`;
    return { pick: [...picked] };
  }
  const answer = lit === null ? undefined : answers.find(({ move }) => keyOf(move) === lit);
  if (!answer && lit !== null && q.kind === 'number') return JSON.parse(lit) as Move;
  if (!answer) return 'Nothing is chosen yet: choose first, then confirm.';
  return answer.why ?? answer.move;
}

export function confirm(now: TableNow): void {
  const { lit, picked, say } = useChoosing.getState();
  const move = toSend(now, lit, picked);
  if (typeof move === 'string') say(move);
  else now.send(move);
}
