/** Plans the rest of a turn: the best few holdings after each action, and the one it is best to stop at. */
import type { Act, CopyId } from '@dealers-choice/kernel';
import { copyHolding, type Holding, type Outlook, worthOf } from './holding.ts';
import { eachStep } from './steps.ts';

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

/** `allowed` says whether the rules let the seat begin with this move. */
export function planTurn(from: Holding, look: Outlook, allowed?: (move: Act) => boolean): Plan {
  let best: Line = { holding: from, worth: worthOf(from, look), first: null };
  let lines = [best];
  let next: Line[] = [];
  let blank = copyHolding(from);
  let begun: Act | null = null;
  const visit = (holding: Holding, verb: string, card: CopyId): Holding => {
    const first = begun ?? { do: verb, card };
    if (begun === null && allowed && !allowed(first)) return holding;
    return keep(next, look.width, holding, worthOf(holding, look), first) ? copyHolding(from) : holding;
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
