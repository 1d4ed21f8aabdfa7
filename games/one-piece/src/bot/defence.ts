/** Block, counter, or take it: whatever costs least, with the attacks that may still come in mind. */
import { type CopyId, type Move, must, type Question } from '@dealers-choice/kernel';
import { keywordsOf, powerOf } from '../rules/values/values.ts';
import { cheapestStop, type Means, meansFor, type Stop, thousandsIn } from './counters.ts';
import type { Look } from './look.ts';
import { damageOf, lossAt, readyBlockers, survives } from './threat.ts';
import { livesOf } from './worth.ts';

/** Resting a blocker for nothing. */
const TIRED = 0.12;

const leadOver = ({ x, t }: Look, card: CopyId): number => powerOf(x, t.attacker as CopyId) - powerOf(x, card);
const isLeader = ({ t, seat }: Look, card: CopyId): boolean => t.leader[seat].includes(card);

/** What is left to fear when the attack has gone this way. */
function fear(look: Look, life: number, blocks: number, thousands: number): number {
  return survives(look, look.seat, life, blocks, thousands) ? 0 : look.w.danger;
}

interface Ways {
  take: number;
  stop: number;
  plan: Stop | null;
}
/** What it costs to be hit at this card, and to stop it there. */
function waysAt(look: Look, card: CopyId, blocks: number): Ways {
  const { x, t, w } = look;
  const means: Means[] = meansFor(look, card);
  const thousands = thousandsIn(means);
  const life = livesOf(look, look.seat);
  const lead = leadOver(look, card);
  const plan = cheapestStop(look, means, lead);
  const leader = isLeader(look, card);
  const hit = leader ? damageOf(keywordsOf(x, t.attacker as CopyId)) : 0;
  const share = leader ? w.defend : w.defendBody;
  const take = lead < 0 ? 0 : share * lossAt(look, card) + fear(look, life - hit, blocks, thousands + 0.7 * hit);
  const stop = plan ? plan.cost + fear(look, life, blocks, thousands - plan.power / 1000) : Number.POSITIVE_INFINITY;
  return { take, stop, plan };
}

export function block(look: Look, { from }: Question): Move {
  const blocks = readyBlockers(look, look.seat).length;
  const open = waysAt(look, look.t.target as CopyId, blocks);
  let least = Math.min(open.take, open.stop);
  let by: number | null = null;
  for (const card of from) {
    const { take, stop } = waysAt(look, card as CopyId, blocks - 1);
    const cost = TIRED + Math.min(take, stop);
    if (cost < least) [by, least] = [card, cost];
  }
  return { pick: by === null ? [] : [by] };
}

export function counterMove(look: Look): Move {
  const { t } = look;
  const target = t.target as CopyId;
  if (must(t.since, target) === 0 || leadOver(look, target) < 0) return { do: 'done' };
  const { take, stop, plan } = waysAt(look, target, readyBlockers(look, look.seat).length);
  return plan?.first && stop < take ? plan.first : { do: 'done' };
}
