/** What one player's attacks could come to in a turn, if nothing else were done. */
import { must, type Seat } from '@dealers-choice/kernel';
import { whyNoAttack } from '../rules/battle/attack.ts';
import { other } from '../rules/table.ts';
import { keywordsOf, powerOf } from '../rules/values/values.ts';
import { fightersOf, type Look } from './look.ts';
import { damageOf, readyBlockers, stepsToStop } from './threat.ts';
import { livesOf } from './worth.ts';

export interface Assault {
  /** Hits that must be stopped to survive it; 0 or less: this many more would do no harm yet. */
  over: number;
  /** Thousands it takes to stop those. */
  need: number;
}

/** DON!! that come at the beginning of a turn. */
const FRESH = 2;

/** By the turn player with what is ready now, or by the other one in the turn to come, when all is ready again. */
export function assaultBy(look: Look, seat: Seat): Assault {
  const { x, t } = look;
  const now = t.turnPlayer === seat;
  const foe = other(seat);
  const leader = powerOf(x, must(t.leader[foe], 0));
  let don = t.donActive[seat] + (now ? 0 : t.donRested[seat] + FRESH);
  const leads: number[] = [];
  for (const card of fightersOf(look, seat)) {
    if (now && whyNoAttack(x, card) !== null) continue;
    if (!now) don += must(t.given, card);
    for (let hits = damageOf(keywordsOf(x, card)); hits > 0; hits--) leads.push(powerOf(x, card) - leader);
  }
  const { stops, left } = landing(leads, don);
  const over = stops.length - livesOf(look, foe) - readyBlockers(look, foe).length;
  let need = 0;
  for (let i = 0; i < over; i++) need += (stops[i] ?? 0) + left / stops.length;
  return { over, need };
}

/** The attacks that DON!! can make strong enough: what each takes to stop, cheapest first, and the DON!! left over. */
function landing(leads: number[], don: number): { stops: number[]; left: number } {
  let left = don;
  const stops: number[] = [];
  for (const lead of leads.sort((a, b) => b - a)) {
    const short = Math.max(0, Math.ceil(-lead / 1000));
    if (short > left) continue;
    left -= short;
    stops.push(stepsToStop(lead + 1000 * short));
  }
  return { stops: stops.sort((a, b) => a - b), left };
}
