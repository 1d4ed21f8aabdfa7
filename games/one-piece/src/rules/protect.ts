/** Is a card kept from something by a text? */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Prohibition } from '../tree/tree.ts';
import { type Env, kitOf, ownerOf } from './card.ts';
import { isUsed, markUsed } from './emit.ts';
import type { How } from './happening.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import type { X } from './table.ts';
import { BAN, BAN_BY_OPPONENT, LOOK_CLOSER, NEGATED } from './values/bits.ts';
import { bansOf, isAwake } from './values/values.ts';

/** Prohibitions that keep a card from being K.O.'d this way. */
const IN_BATTLE: readonly Prohibition[] = ['BE_KOED', 'BE_KOED_IN_BATTLE'];
const BY_EFFECTS: readonly Prohibition[] = ['BE_KOED', 'BE_KOED_BY_EFFECTS', 'BE_REMOVED'];
const OFF_THE_FIELD: readonly Prohibition[] = ['BE_REMOVED'];
const RESTED: readonly Prohibition[] = ['BE_RESTED'];

/** `spend`: a protection for the first occasion of the turn is used up by this. */
export function isKeptFrom(x: X, card: CopyId, ko: boolean, how: How, by: Seat, spend: boolean): boolean {
  if (bansOf(x, card) === 0) return false;
  if (how !== 'battle') return keptBy(x, card, maskOf(x, card, ko ? BY_EFFECTS : OFF_THE_FIELD, by), x.source, spend);
  // A battle is not an effect: of "cannot be removed" only the one without more covers it (OP-107).
  const mask = maskOf(x, card, IN_BATTLE, by) | BAN.BE_REMOVED;
  return keptBy(x, card, mask, (x.t.target === card ? x.t.attacker : x.t.target) as CopyId, spend);
}
export const cannotBeRested = (x: X, card: CopyId, by: Seat): boolean =>
  bansOf(x, card) !== 0 && keptBy(x, card, maskOf(x, card, RESTED, by), x.source, false);
/** This target, or this attacker. */
export const cannotAttack = (x: X, card: CopyId, target: CopyId): boolean => keptBy(x, card, BAN.ATTACK, target, false);
export const cannotBlock = (x: X, card: CopyId): boolean => keptBy(x, card, BAN.BLOCK, x.t.attacker as CopyId, false);

function maskOf(x: X, card: CopyId, bans: readonly Prohibition[], by: Seat): number {
  const byOpponent = by !== ownerOf(x, card);
  let mask = 0;
  for (const ban of bans) mask |= BAN[ban] | (byOpponent ? BAN_BY_OPPONENT[ban] : 0);
  return mask;
}

/** `against`: the card on the other side of it; that of the effect, or the one it fights. */
function keptBy(x: X, card: CopyId, mask: number, against: CopyId, spend: boolean): boolean {
  const has = bansOf(x, card);
  if ((has & mask) !== 0) return true;
  if ((has & LOOK_CLOSER) === 0) return false;
  return keptByModifier(x, card, mask, against, spend) || keptByText(x, card, mask, against, spend);
}

function keptByModifier(x: X, card: CopyId, mask: number, against: CopyId, spend: boolean): boolean {
  for (const modifier of x.t.modifiers) {
    const { what, on, n, filter, by, used } = modifier;
    if (what !== 'ban' || on !== card || (n & mask) === 0 || used === x.match.turn) continue;
    const fits = kitOf(x).filters[filter];
    if (fits && !(against > 0 && fits(x, against, { you: by, source: card, r: {} }))) continue;
    if (used >= 0 && spend) modifier.used = x.match.turn;
    return true;
  }
  return false;
}

function keptByText(x: X, card: CopyId, mask: number, other: CopyId, spend: boolean): boolean {
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if (((x.t.bans[source] ?? 0) & NEGATED) !== 0) continue;
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const { what, bit, against, once, cards } of ability.changes) {
      if (what !== 'ban' || (bit & mask) === 0 || !(cards ? cards(x, card, env) : card === source)) continue;
      if (!isAwake(x, ability, source, env)) continue;
      if (against && !(other > 0 && against(x, other, env))) continue;
      if (once && isUsed(x, ability, source)) continue;
      if (once && spend) markUsed(x, ability, source);
      return true;
    }
  }
  return false;
}
