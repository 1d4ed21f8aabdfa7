/** What the person would send now: the highlighted answer, or the things picked. */
import type { Move, Question } from '@dealers-choice/kernel';
import { namesIn } from './answers.ts';
import { useChoosing } from './choosing.ts';
import { isSeveral, keyOf, type TableNow } from './now.ts';

/** The move, or what is still missing, as a sentence. */
export function toSend(now: TableNow, lit: string | null, picked: readonly number[]): Move | string {
  const { question: q, answers, text } = now;
  if (!q) return text.asked.nothingAsked;
  if (q.kind === 'order' || isSeveral(now)) {
    const things = q.kind === 'order' ? orderSoFar(q, picked) : picked;
    return things.length < q.min ? text.asked.pickMore(q.min - things.length) : { pick: [...things] };
  }
  const answer = lit === null ? undefined : answers.find(({ move }) => keyOf(move) === lit);
  if (!answer && lit !== null && q.kind === 'number') return JSON.parse(lit) as Move;
  if (!answer) return text.asked.nothingChosen;
  return answer.why ?? answer.move;
}

/** An order of everything starts as it lies; an order of some starts empty. */
export const orderSoFar = (q: Question, picked: readonly number[]): readonly number[] =>
  picked.length === 0 && q.min >= q.from.length ? namesIn(q) : picked;

export const thingsLeft = (q: Question, order: readonly number[]): number[] =>
  namesIn(q).filter((name) => !order.includes(name));

export function confirm(now: TableNow): void {
  const { lit, picked, say } = useChoosing.getState();
  const move = toSend(now, lit, picked);
  if (typeof move === 'string') say(move);
  else now.send(move);
}
