import { useChoosing } from './choosing.ts';
import { type Answer, isSole, keyOf, type TableNow } from './now.ts';

/** A first tap highlights, a second one sends; what is refused says why. */
export function tap(now: TableNow, answer: Answer): void {
  const { lit, light, say } = useChoosing.getState();
  const key = keyOf(answer.move);
  if (answer.why !== null) say(answer.why);
  else if (isSole(now) || lit === key) now.send(answer.move);
  else light(key);
}

/** Puts a thing to the others picked, or takes it away again. */
export function tapOneOfSeveral(now: TableNow, thing: number, why: string | null): void {
  const { picked, pick, say } = useChoosing.getState();
  const max = now.question?.max ?? 0;
  if (picked.includes(thing)) pick(picked.filter((one) => one !== thing));
  else if (why !== null) say(why);
  else if (picked.length >= max) say(now.text.asked.noMoreThan(max));
  else pick([...picked, thing]);
}

/** What one tap on a thing means, and how it looks before and after. */
export interface Tappable {
  key: string;
  label: string;
  why: string | null;
  on: boolean;
  /** Pressing it sends at once: there is nothing to highlight. */
  sole: boolean;
  tap(): void;
}

/** The thing a move points at when it points at exactly one. */
export function pointedAt({ move }: Answer): { of: 'card' | 'thing'; thing: number } | null {
  if ('do' in move) return move.card === undefined ? null : { of: 'card', thing: move.card };
  if ('pick' in move && move.pick.length === 1) return { of: 'thing', thing: move.pick[0] ?? 0 };
  if ('also' in move && move.also !== null) return { of: 'thing', thing: move.also };
  return null;
}
