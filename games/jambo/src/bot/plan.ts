/** Plans the rest of a turn: the best few holdings after each action, and the one it is best to stop at. */
import type { Act } from '@dealers-choice/kernel';
import { type Holding, type Outlook, worthOf } from './holding.ts';
import { stepsFrom } from './steps.ts';

const WIDTH = 8;

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
  while (lines.length > 0) {
    const next: Line[] = [];
    for (const { holding, first } of lines) {
      if (holding.actions === 0) continue;
      for (const step of stepsFrom(holding, look)) {
        if (first === null && allowed && !allowed(step.move)) continue;
        next.push({ holding: step.next, worth: worthOf(step.next, look), first: first ?? step.move });
      }
    }
    lines = theBest(next);
    if (lines[0] && lines[0].worth > best.worth) best = lines[0];
  }
  return { worth: best.worth, first: best.first };
}

/** Lines of the same worth and gold are most often the same steps in another order: one of them is enough. */
function theBest(lines: Line[]): Line[] {
  lines.sort((a, b) => b.worth - a.worth);
  const kept: Line[] = [];
  for (const line of lines) {
    const last = kept[kept.length - 1];
    if (last && last.worth === line.worth && last.holding.gold === line.holding.gold) continue;
    kept.push(line);
    if (kept.length === WIDTH) break;
  }
  return kept;
}
