/** What an attack takes, and whether the rest of the turn can be survived. */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import { ownerOf } from '../rules/card.ts';
import { isKeptFrom } from '../rules/protect.ts';
import { other } from '../rules/table.ts';
import { BAN, KEYWORD } from '../rules/values/bits.ts';
import { bansOf, keywordsOf, powerOf } from '../rules/values/values.ts';
import { isReady } from './gains.ts';
import { fightersOf, type Look } from './look.ts';
import { bodyWorth, lifeLost, lifeWorth, livesOf } from './worth.ts';

export const damageOf = (keywords: number): number => ((keywords & KEYWORD.DOUBLE_ATTACK) !== 0 ? 2 : 1);

/** A hit on the Leader of `seat`. */
export function hitWorth(look: Look, seat: Seat, keywords: number): number {
  const life = livesOf(look, seat);
  if (life === 0) return look.w.defeat;
  const lost = (keywords & KEYWORD.BANISH) !== 0 ? lifeLost : lifeWorth;
  return lost(look, life, damageOf(keywords));
}

/** What the attack takes from a card's player if it wins against that card. */
export function lossAt(look: Look, card: CopyId): number {
  const { x, t } = look;
  const seat = ownerOf(x, card);
  if (t.leader[seat].includes(card)) return hitWorth(look, seat, keywordsOf(x, t.attacker as CopyId));
  return isKeptFrom(x, card, true, 'battle', other(seat), false) ? 0 : bodyWorth(look, card);
}
/** The same for the target of the battle. */
export const lossOf = (look: Look): number => (look.t.target > 0 ? lossAt(look, look.t.target as CopyId) : 0);

/** So many thousands it takes to stop an attack that leads by so much. */
export const stepsToStop = (lead: number): number => Math.floor(lead / 1000) + 1;

/** Cards that can block for `seat`. */
export const readyBlockers = (look: Look, seat: Seat): CopyId[] => {
  const { x, t } = look;
  return fightersOf(look, seat).filter(
    (card) =>
      must(t.rested, card) === 0 &&
      (keywordsOf(x, card) & KEYWORD.BLOCKER) !== 0 &&
      (bansOf(x, card) & (BAN.BLOCK | BAN.BE_RESTED)) === 0,
  );
};

/** What it takes, in thousands, to stop each attack that may still come at the Leader of `seat`, cheapest first. */
function stopsToCome(look: Look, seat: Seat): number[] {
  const { x, t } = look;
  const foe = other(seat);
  const leader = powerOf(x, must(t.leader[seat], 0));
  let don = t.donActive[foe];
  const leads: number[] = [];
  for (const card of fightersOf(look, foe)) {
    if (card !== t.attacker && isReady(look, card)) leads.push(powerOf(x, card) - leader);
  }
  leads.sort((a, b) => b - a);
  const stops: number[] = [];
  for (const lead of leads) {
    const short = Math.max(0, Math.ceil(-lead / 1000));
    if (short > don) continue;
    don -= short;
    stops.push(stepsToStop(lead + 1000 * short));
  }
  // What is left over raises any of them.
  const more = stops.length === 0 ? 0 : don / stops.length;
  return stops.map((stop) => stop + more).sort((a, b) => a - b);
}

/** Can `seat` live through the attacks to come, with this much Life, and this many blocks and thousands to counter? */
export function survives(look: Look, seat: Seat, life: number, blocks: number, thousands: number): boolean {
  const stops = stopsToCome(look, seat);
  const must = stops.length - life - blocks;
  let need = 0;
  for (let i = 0; i < must; i++) need += stops[i] ?? 0;
  return need <= thousands;
}
