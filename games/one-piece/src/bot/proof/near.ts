/** Whether a win in this turn can be thought of at all, by numbers alone. */
import { type CopyId, must } from '@dealers-choice/kernel';
import { whyNoAttack } from '../../rules/battle/attack.ts';
import { KEYWORD } from '../../rules/values/bits.ts';
import { counterOf, keywordsOf, powerOf, priceOf } from '../../rules/values/values.ts';
import { readyAttackers } from '../attacks.ts';
import { faceFor, fightersOf, type Look } from '../look.ts';
import { damageOf, readyBlockers } from '../threat.ts';
import { livesOf } from '../worth.ts';

/**
 * Damage at no Life wins: as many hits as there are Life cards, and one more. A text may make up for one; in the middle
 * of one (not `free`), it may give power as well.
 */
export function isNear(look: Look, free: boolean): boolean {
  const { x, t, seat, foe } = look;
  const leader = powerOf(x, must(t.leader[foe], 0));
  const don = t.donActive[seat];
  let [hits, texts] = [0, free ? 0 : 1];
  for (const card of fightersOf(look, seat)) {
    const reaches = !free || powerOf(x, card) + 1000 * don >= leader;
    const lands = card === t.attacker || (reaches && whyNoAttack(x, card) === null);
    if (lands) hits += damageOf(keywordsOf(x, card));
    const { abilities } = faceFor(look, card);
    if (abilities.some(({ timing }) => timing === 'ACTIVATE_MAIN' || (lands && timing === 'WHEN_ATTACKING'))) texts = 1;
  }
  for (const card of t.hand[seat]) {
    if (priceOf(x, card) > don) continue;
    if ((keywordsOf(x, card) & KEYWORD.RUSH) !== 0) hits++;
    else texts = 1;
  }
  return hits + texts > livesOf(look, foe);
}

/** Too few attacks, or so weak that Counters stop enough of them however DON!! are given; texts are not asked. */
export function isStopped(look: Look): boolean {
  const { x, t, seat, foe } = look;
  const leader = powerOf(x, must(t.leader[foe], 0));
  const stops: number[] = [];
  let don = t.donActive[seat];
  for (const card of readyAttackers(look)) {
    if (speaksUp(look, card) || damageOf(keywordsOf(x, card)) > 1) return false;
    stops.push(1 + Math.floor((powerOf(x, card) - leader) / 1000));
  }
  const over = stops.length - livesOf(look, foe) - readyBlockers(look, foe).length;
  if (over <= 0) return stops.length <= livesOf(look, foe);
  for (; don > 0; don--) {
    stops.sort(up);
    stops[0] = must(stops, 0) + 1;
  }
  stops.sort(up);
  // Of cards with 1000 and 2000 a stop may take one more than it needs.
  let left = 0;
  for (const card of t.hand[foe]) left += counterOf(x, card) / 1000;
  for (let i = 0; i < over; i++) left -= Math.max(0, must(stops, i) + 1);
  return left >= 0;
}

const up = (a: number, b: number): number => a - b;
const speaksUp = (look: Look, card: CopyId): boolean =>
  faceFor(look, card).abilities.some(({ timing, data }) => timing === 'WHEN_ATTACKING' || data.don !== undefined);
