/** What stops an attack in the Counter Step, and what that costs. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { textOf } from '../rules/events.ts';
import { isBanned } from '../rules/play-bans.ts';
import { counterOf, priceOf } from '../rules/values/values.ts';
import type { Step } from '../tree/tree.ts';
import { stepsWorth } from './effect.ts';
import { faceFor, isSeen, type Look, voiceOf } from './look.ts';
import { amountNow, holds } from './phrases.ts';
import { keepWorth } from './worth.ts';

export interface Means {
  act: Act;
  /** Power it gives. */
  power: number;
  cost: number;
  don: number;
}
export interface Stop {
  cost: number;
  power: number;
  /** What to do first; null: nothing need be done. */
  first: Act | null;
}

export function meansFor(look: Look, target: CopyId): Means[] {
  const means: Means[] = [];
  for (const card of look.t.hand[look.seat]) {
    if (!isSeen(card)) continue;
    const one = faceFor(look, card).category === 'CHARACTER' ? byCounter(look, card, target) : byEvent(look, card);
    if (one) means.push(one);
  }
  return means.sort((a, b) => b.power - a.power);
}

function byCounter(look: Look, card: CopyId, target: CopyId): Means | null {
  const power = counterOf(look.x, card);
  if (power === 0) return null;
  return { act: { do: 'counter', card, at: target }, power, cost: keepWorth(look, card), don: 0 };
}

function byEvent(look: Look, card: CopyId): Means | null {
  const { x, t, seat } = look;
  const text = textOf(x, card, 'COUNTER');
  const don = priceOf(x, card);
  if (!text || don > t.donActive[seat]) return null;
  if (isBanned(x, seat, 'ACTIVATE_EVENTS', card) || isBanned(x, seat, 'PLAY_FROM_HAND', card)) return null;
  const env = voiceOf(seat, card);
  if (!holds(look, text.data.if, env) || text.payable?.can(x, env) === false) return null;
  const power = powerIn(look, text.data.steps, card);
  if (power <= 0) return null;
  const price = -stepsWorth(look, text.data.cost ?? [], env);
  return { act: { do: 'event', card }, power, cost: keepWorth(look, card) + Math.max(0, price), don };
}

/** The power that a [Counter] text gives to one own card. */
function powerIn(look: Look, steps: readonly Step[], card: CopyId): number {
  const env = voiceOf(look.seat, card);
  let power = 0;
  for (const step of steps) {
    if (step.do === 'power') power += Math.abs(amountNow(look, step.n, env));
    else if (step.do === 'if') power += powerIn(look, holds(look, step.if, env) ? step.then : (step.else ?? []), card);
  }
  return power;
}

/** The cheapest way to more power than `lead`; null when there is none. */
export function cheapestStop(look: Look, means: readonly Means[], lead: number): Stop | null {
  if (lead < 0) return { cost: 0, power: 0, first: null };
  let best: Stop | null = null;
  const search = (from: number, power: number, cost: number, don: number, first: Act | null): void => {
    if (best && cost >= best.cost) return;
    if (power > lead) {
      best = { cost, power, first };
      return;
    }
    for (let i = from; i < means.length; i++) {
      const one = means[i];
      if (!one || one.don > don) continue;
      search(i + 1, power + one.power, cost + one.cost, don - one.don, first ?? one.act);
    }
  };
  search(0, 0, 0, look.t.donActive[look.seat], null);
  return best;
}

export const thousandsIn = (means: readonly Means[]): number => means.reduce((sum, { power }) => sum + power, 0) / 1000;
