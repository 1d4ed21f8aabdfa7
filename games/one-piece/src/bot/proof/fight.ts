/** The attacks on a Leader as bare numbers, all in thousands: who wins if no text says anything, found in no time. */
import { must } from '@dealers-choice/kernel';

export interface Fight {
  /** How far each attacker is above the Leader, without the DON!! to come. */
  leads: readonly Blow[];
  don: number;
  /** What the Life cards are good for in the Counter Step, the next one to be taken last. */
  life: readonly number[];
  blocks: number;
  /** What the cards in hand are good for, the largest first. */
  counters: readonly number[];
}
export interface Blow {
  lead: number;
  damage: number;
  blockable: boolean;
}

/** By position: whether the attacker wins. Good for any number of fights. */
export type Fought = Map<string, boolean>;

/** Beyond this many positions nothing more is found. */
const MOST = 4000;

/** Blocked as often as can be, the rest does not even take all the Life there is: the last hit comes on top of it. */
function isShort({ leads, life, blocks }: Fight): boolean {
  let [damage, blockable] = [0, 0];
  for (const one of leads) {
    damage += one.damage;
    if (one.blockable) blockable++;
  }
  return damage - Math.min(blocks, blockable) <= life.length;
}

function wins(fight: Fight, fought: Fought): boolean {
  if (isShort(fight) || fought.size >= MOST) return false;
  const key = keyOf(fight);
  const known = fought.get(key);
  if (known !== undefined) return known;
  const won = fight.leads.some((_, i) => {
    for (let don = 0; don <= fight.don; don++) if (winsWith(fight, i, don, fought)) return true;
    return false;
  });
  fought.set(key, won);
  return won;
}

/** This attacker comes next, with this many DON!!: whatever the rival does about it, the attacks are won. */
export function winsWith(fight: Fight, attacker: number, don: number, fought: Fought): boolean {
  const { lead, damage, blockable } = must(fight.leads, attacker);
  const need = lead + don;
  if (need < 0) return false;
  const leads = fight.leads.filter((_, i) => i !== attacker);
  const after = (change: Partial<Fight>): boolean => wins({ ...fight, leads, don: fight.don - don, ...change }, fought);
  if (blockable && fight.blocks > 0 && !after({ blocks: fight.blocks - 1 })) return false;
  if (!stops(fight.counters, need, 0, []).every((counters) => after({ counters }))) return false;
  if (fight.life.length === 0) return true;
  const left = Math.max(0, fight.life.length - damage);
  const taken = fight.life.slice(left);
  return after({ life: fight.life.slice(0, left), counters: [...fight.counters, ...taken].sort((a, b) => b - a) });
}

/** What is left of the Counters after each way of using just enough of them. */
function stops(counters: readonly number[], need: number, from: number, kept: readonly number[]): number[][] {
  if (need < 0) return [[...kept, ...counters.slice(from)]];
  const ways: number[][] = [];
  for (let i = from; i < counters.length; i++) {
    const counter = must(counters, i);
    if (counter === 0 || (i > from && counter === counters[i - 1])) continue;
    ways.push(...stops(counters, need - counter, i + 1, [...kept, ...counters.slice(from, i)]));
  }
  return ways;
}

/** Whose attack it is does not matter. */
function keyOf({ leads, don, life, blocks, counters }: Fight): string {
  const blows = leads.map(({ lead, damage, blockable }) => 4 * lead + 2 * (damage - 1) + (blockable ? 1 : 0));
  return `${blows.sort((a, b) => a - b).join()} ${don} ${life.join()} ${blocks} ${counters.join()}`;
}
