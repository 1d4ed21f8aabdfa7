/** Can this turn's attacks win, whatever the rival is likely to hold? */
import { type CopyId, must } from '@dealers-choice/kernel';
import { whyNotTarget } from '../rules/battle/attack.ts';
import { KEYWORD } from '../rules/values/bits.ts';
import { keywordsOf, powerOf } from '../rules/values/values.ts';
import type { Attack, Rival } from './attacks.ts';
import type { Look } from './look.ts';
import { chanceOf } from './odds.ts';
import { damageOf, stepsToStop } from './threat.ts';
import { livesOf } from './worth.ts';

interface Blow {
  card: CopyId;
  /** Power above the Leader's, with the DON!! given to it. */
  lead: number;
  don: number;
  damage: number;
  blockable: boolean;
}

/** The attack to go on with, or null when there is no winning with what is there. */
export function lethal(look: Look, attackers: readonly CopyId[], rival: Rival): Attack | null {
  const { x, t, seat, foe, w } = look;
  const leader = must(t.leader[foe], 0);
  const life = livesOf(look, foe);
  const blows = attackers
    .filter((card) => whyNotTarget(x, card, leader) === null)
    .map((card) => blowOf(look, card, leader));
  if (!kills(blows, life, 0)) return null;
  for (let don = t.donActive[seat]; don > 0; don--) raiseBest(blows, life, rival.blockers.length);
  const landing = blows.filter(({ lead }) => lead >= 0);
  if (!kills(landing, life, 0)) return null;
  // Life cards that are taken on the way help the rival as well.
  const stop = stopCost(landing, life, rival.blockers.length) - rival.known;
  if (chanceOf(rival.unknown + w.taken * life, stop) > w.unsure) return null;
  // The weakest first: whoever stops it has less for the others.
  const [first] = landing.sort((a, b) => a.lead - b.lead || a.card - b.card);
  return first ? { card: first.card, target: leader, don: first.don, gain: w.defeat } : null;
}

function blowOf({ x }: Look, card: CopyId, leader: CopyId): Blow {
  const keywords = keywordsOf(x, card);
  return {
    card,
    lead: powerOf(x, card) - powerOf(x, leader),
    don: 0,
    damage: damageOf(keywords),
    blockable: (keywords & KEYWORD.UNBLOCKABLE) === 0,
  };
}

/** Damage at no Life wins, so the last blow comes on top of the others. `stopped`: a bit for each that fails. */
function kills(blows: readonly Blow[], life: number, stopped: number): boolean {
  let sum = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < blows.length; i++) {
    if (((stopped >> i) & 1) === 1) continue;
    const { damage } = must(blows, i);
    sum += damage;
    if (damage < least) least = damage;
  }
  return sum > 0 && sum - least >= life;
}

/** The fewest thousands with which the rival survives, when it blocks what is dearest to stop. */
function stopCost(blows: readonly Blow[], life: number, blocks: number): number {
  const sorted = blows.slice().sort((a, b) => b.lead - a.lead);
  let least = Number.POSITIVE_INFINITY;
  for (let stopped = 1; stopped < 1 << sorted.length; stopped++) {
    if (kills(sorted, life, stopped)) continue;
    let left = blocks;
    let sum = 0;
    for (let i = 0; i < sorted.length && sum < least; i++) {
      if (((stopped >> i) & 1) === 0) continue;
      const { lead, blockable } = must(sorted, i);
      if (blockable && left > 0) left--;
      else sum += stepsToStop(lead);
    }
    if (sum < least) least = sum;
  }
  return least;
}

/** One DON!! where it is missed most: where a blow falls short, else where the rival's way out gets dearest. */
function raiseBest(blows: readonly Blow[], life: number, blocks: number): void {
  let best: Blow | null = null;
  let most = -1;
  for (const blow of blows) {
    if (blow.lead < 0 && (best === null || best.lead >= 0 || blow.lead > best.lead)) [best, most] = [blow, Infinity];
    if (most === Infinity) continue;
    blow.lead += 1000;
    const cost = stopCost(blows, life, blocks);
    blow.lead -= 1000;
    if (cost > most) [best, most] = [blow, cost];
  }
  if (!best) return;
  best.lead += 1000;
  best.don++;
}
