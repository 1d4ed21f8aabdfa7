/** What a choice of cards will bring, before it is made: whoever chooses takes what is best for them. */
import type { CopyId } from '@dealers-choice/kernel';
import type { Env } from '../rules/card.ts';
import { costOf, powerOf } from '../rules/values/values.ts';
import type { Pick, Target } from '../tree/tree.ts';
import type { Look } from './look.ts';
import { amountNow, cardsIn, isChoice, meantBy } from './phrases.ts';

interface Worth {
  card: CopyId;
  gain: number;
}

/** The sum for the effect's player; `it` is what would be chosen. `unseen`: the gain of a card nobody shows. */
export function pickWorth(look: Look, target: Target, env: Env, gain: (card: CopyId) => number, unseen = 0): number {
  if (!isChoice(target)) {
    let sum = 0;
    for (const card of meantBy(look, target, env)) sum += gain(card);
    return sum;
  }
  const { seen, unseen: hidden } = cardsIn(look, target, env);
  const worths = seen.map((card) => ({ card, gain: gain(card) }));
  const chosen = target.all ? worths : takenFrom(look, target, env, worths);
  env.r.it = chosen.map(({ card }) => card);
  const left = target.all ? hidden : Math.min(hidden, mostOf(look, target, env) - chosen.length);
  // In a deck nobody has looked at there may well be one.
  const found = target.upTo === undefined || unseen > 0 ? Math.max(0, left) : 0;
  let sum = found * unseen;
  for (const one of chosen) sum += one.gain;
  return sum;
}

const mostOf = (look: Look, { n, upTo }: Pick, env: Env): number =>
  upTo === 'any' ? 99 : amountNow(look, upTo ?? n ?? 1, env);

function takenFrom(look: Look, pick: Pick, env: Env, worths: Worth[]): Worth[] {
  const sign = pick.by === 'opponent' ? -1 : 1;
  const most = mostOf(look, pick, env);
  const { total, upTo } = pick;
  let room = total ? amountNow(look, total.max, env) : Number.POSITIVE_INFINITY;
  const chosen: Worth[] = [];
  for (const one of worths.sort((a, b) => sign * (b.gain - a.gain) || a.card - b.card)) {
    if (chosen.length >= most || (upTo !== undefined && sign * one.gain <= 0)) break;
    const size = total ? (total.value === 'power' ? powerOf : costOf)(look.x, one.card) : 0;
    if (size > room) continue;
    room -= size;
    chosen.push(one);
  }
  return chosen;
}
