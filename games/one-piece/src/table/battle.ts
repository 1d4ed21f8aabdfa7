/** What is at stake in a battle, and what each way out of it would come to. Numbers only: the rules decide. */
import type { CopyId } from '@dealers-choice/kernel';
import type { BattlePart } from '../rules/table.ts';
import type { HandValue } from '../surface/hand-values.ts';
import type { SeenCard, Snapshot } from '../surface/scene.ts';
import { onField } from './board.ts';

export interface Fight {
  attacker: SeenCard;
  target: SeenCard;
  step: BattlePart;
  /** The attacker wins as it stands. */
  hits: boolean;
  /** With this much more power the target holds; 0: it does already. */
  short: number;
}

const STEP = 1000;

/** Does an attack with this power get through? `tieWins`: also against as much. */
export const beats = (power: number, against: number, tieWins: boolean): boolean =>
  tieWins ? power >= against : power > against;

export function fightOf(scene: Snapshot, tieWins: boolean): Fight | null {
  const { battle } = scene;
  const attacker = battle && onField(scene, battle.attacker);
  const target = battle && onField(scene, battle.target);
  if (!battle || !attacker || !target) return null;
  const over = attacker.power.now - target.power.now;
  const hits = beats(attacker.power.now, target.power.now, tieWins);
  const missing = tieWins ? over + 1 : over;
  return { attacker, target, step: battle.step, hits, short: hits ? Math.ceil(missing / STEP) * STEP : 0 };
}

/** How many Counters of this size it takes; 0: one is enough, or none is needed. */
export const countersNeeded = (short: number, counter: number): number =>
  counter <= 0 || counter >= short ? 0 : Math.ceil(short / counter);

/** The fewest Counters that hold together, the smallest that will do; null: all of them are not enough. */
export function cheapestCounters(hand: readonly HandValue[], short: number): CopyId[] | null {
  const held = hand.filter(({ counter }) => counter > 0).sort((a, b) => b.counter - a.counter);
  const taken: HandValue[] = [];
  let left = short;
  for (const value of held) {
    if (left <= 0) break;
    // The last one need not be larger than what is missing.
    const last = held.filter((one) => !taken.includes(one) && one.counter >= left).at(-1);
    const next = last ?? value;
    taken.push(next);
    left -= next.counter;
  }
  return left <= 0 ? taken.map(({ card }) => card) : null;
}
