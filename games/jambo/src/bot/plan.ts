/** Plans the rest of a turn: the best few holdings after each action, and the one it is best to stop at. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { copyHolding, type Holding, type Outlook, worthOf } from './holding.ts';
import { eachStep } from './steps.ts';
import type { Prices } from './values.ts';

export interface Plan {
  worth: number;
  /** Null: there is nothing better than to stop. */
  first: Act | null;
}
interface Line {
  holding: Holding;
  worth: number;
  first: Act | null;
}

/** Plans by prices, and by all else that they hang on: in imagined matches the same is planned over and over. */
const made = new WeakMap<Prices, Map<string, Plan>>();
const MOST = 8192;

/** `legal`: the moves to begin with; absent: any. */
export function planTurn(from: Holding, look: Outlook, legal?: readonly Act[]): Plan {
  const plans = made.get(from.prices) ?? new Map<string, Plan>();
  const key = keyOf(from, look, legal);
  let plan = plans.get(key);
  if (!plan) {
    plan = newPlan(from, look, legal);
    if (plans.size === MOST) plans.clear();
    plans.set(key, plan);
    made.set(from.prices, plans); // determinism: what is found here is what planning anew would give
  }
  return plan;
}

function keyOf(h: Holding, look: Outlook, legal?: readonly Act[]): string {
  let key = `${h.gold} ${h.counts} ${h.wares} ${h.spaces} ${h.supply} ${h.wiseMen} ${h.actions} ${h.firstStandBuilt}`;
  key += ` ${h.extra} ${h.hand} ${h.inPlay} ${h.ready} ${h.unknown} ${look.isTurn} ${look.isFinal} ${look.mayEnd}`;
  key += ` ${look.rivalGold} ${look.rivalCounts} ${look.rivalCards} ${look.rivalUtilities} ${look.rivalReach}`;
  key += ` ${look.later} ${look.width}`;
  if (legal) for (const move of legal) key += ` ${move.do}${move.card}`;
  return key;
}

function newPlan(from: Holding, look: Outlook, legal?: readonly Act[]): Plan {
  let best: Line = { holding: from, worth: worthOf(from, look), first: null };
  let lines = [best];
  let next: Line[] = [];
  let blank = copyHolding(from);
  let begun: Act | null = null;
  const visit = (holding: Holding, verb: string, card: CopyId): Holding => {
    if (begun === null && legal && !legal.some((move) => move.do === verb && move.card === card)) return holding;
    const kept = keep(next, look.width, holding, worthOf(holding, look), begun ?? { do: verb, card });
    return kept ? copyHolding(from) : holding;
  };
  while (lines.length > 0) {
    next = [];
    for (const { holding, first } of lines) {
      begun = first;
      if (holding.actions > 0) blank = eachStep(holding, look, blank, visit);
    }
    lines = next;
    if (lines[0] && lines[0].worth > best.worth) best = lines[0];
  }
  return { worth: best.worth, first: best.first };
}

/**
 * Keeps the line if it is among the best few, the best first and of equals the first. Lines of the same worth and gold
 * are most often the same steps in another order: one of them is enough.
 */
function keep(lines: Line[], width: number, holding: Holding, worth: number, first: Act): boolean {
  let place = lines.length;
  while (place > 0 && (lines[place - 1] as Line).worth < worth) place--;
  if (place === width) return false;
  const before = lines[place - 1];
  if (before && before.worth === worth && before.holding.gold === holding.gold) return false;
  if (lines.length === width) lines.pop();
  lines.splice(place, 0, { holding, worth, first });
  return true;
}
