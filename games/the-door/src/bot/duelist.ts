/** How an AI throws (TD-53), holds still (TD-54) and chooses its role (TD-55). Chances are whole per cents. */
import { below, type Move, type Rng, type Seat } from '@dealers-choice/kernel';
import { FLIGHT_MS, firstStop, RANGES } from '../rules/aim.ts';
import { type Distance, distance } from '../rules/board.ts';
import { characterOf } from '../rules/characters.ts';
import { AIM, NERVE } from '../rules/duel.ts';
import type { Role } from '../rules/table.ts';
import type { View } from './seen.ts';

const BASE: Readonly<Record<Distance, number>> = { 1: 55, 2: 43, 3: 32, 4: 20 };
const FLINCH: Readonly<Record<Distance, number>> = { 1: 10, 2: 8, 3: 6, 4: 4 };
const BODY = 20;
const SURE_MISS = 30_000;

/** How often a throw of this aim (in hundredths) hits the can. */
export const hitChance = (aim: number, d: Distance): number =>
  Math.min(90, Math.round((BASE[d] * (700 + 6 * aim)) / 1000));

/** The chance of living through a duel, in hundredths of a per cent: as the thrower, or as the one with the can. */
export function survival(view: View, me: Seat, other: Seat, role: Role): number {
  const d = distance(view.seats, me, other);
  const thrower = role === 'BALL' ? me : other;
  const flinch = view.options.flinch ? FLINCH[d] : 0;
  const defenderDies = flinch * 100 + (100 - flinch) * hitChance(characterOf(view.options, thrower).aim, d);
  return role === 'BALL' ? defenderDies : 10_000 - defenderDies;
}

export const roleByAim = (view: View, me: Seat): Role => (characterOf(view.options, me).aim > 60 ? 'BALL' : 'CAN');

/** Ties go to the ball, which at least is in one's own hands. */
export const saferRole = (view: View, me: Seat, other: Seat): Role =>
  survival(view, me, other, 'BALL') >= survival(view, me, other, 'CAN') ? 'BALL' : 'CAN';

/** What an AI does in the open duel; null while it is the defender and waits for the throw. */
export function duelMove(view: View, me: Seat, { rng, since }: { rng: Rng; since: number }): Move | null {
  const { thrower, defender, distance: apart } = view.asking?.params ?? {};
  const d = apart as Distance;
  const thrown = view.stack[view.stack.length - 1]?.r.stopAtMs;
  if (me === thrower && thrown === null)
    return { timing: throwAt(characterOf(view.options, me).aim, d, rng, since), for: AIM };
  if (me !== defender || typeof thrown !== 'number') return null;
  const flinches = below(rng, 100) < FLINCH[d];
  return { timing: flinches ? below(rng, thrown + FLIGHT_MS) : null, for: NERVE };
}

/** Whoever takes a throw over when the arrow has swung for a while counts from there (`since`). */
export function throwAt(aim: number, d: Distance, rng: Rng, since = 0): number {
  const { can, body } = RANGES[d];
  const hit = hitChance(aim, d);
  const luck = below(rng, 100);
  const from = since + 1_200 + below(rng, 801);
  if (luck < hit) return firstStop(d, from, (x) => Math.abs(x) * 10 <= can * 3);
  if (luck < hit + BODY) return firstStop(d, from, (x) => Math.abs(x) > can && Math.abs(x) <= body);
  return firstStop(d, from, (x) => Math.abs(x) >= body + SURE_MISS);
}
