/** Is a card kept from something by a text? */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { Prohibition } from '../tree/tree.ts';
import { BAN, BAN_BY_OPPONENT, LOOK_CLOSER, NEGATED } from './bits.ts';
import { type Env, kitOf, ownerOf } from './card.ts';
import type { How } from './emit.ts';
import { isUsed, markUsed } from './emit.ts';
import { per } from './field.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import type { X } from './table.ts';
import { bansOf, isAwake } from './values.ts';

/** Prohibitions that keep a card from being K.O.'d this way. */
const koBans = (how: How): readonly Prohibition[] =>
  how === 'battle' ? ['BE_KOED', 'BE_KOED_IN_BATTLE'] : ['BE_KOED', 'BE_KOED_BY_EFFECTS', 'BE_REMOVED'];

/** `spend`: a protection for the first occasion of the turn is used up by this. */
export function isKeptFrom(x: X, card: CopyId, ko: boolean, how: How, by: Seat, spend: boolean): boolean {
  return keptBy(x, card, ko ? koBans(how) : ['BE_REMOVED'], by, spend);
}
export const cannotBeRested = (x: X, card: CopyId, by: Seat): boolean => keptBy(x, card, ['BE_RESTED'], by, false);

function keptBy(x: X, card: CopyId, bans: readonly Prohibition[], by: Seat, spend: boolean): boolean {
  const has = bansOf(x, card);
  if (has === 0) return false;
  const byOpponent = by !== ownerOf(x, card);
  let mask = 0;
  for (const ban of bans) mask |= BAN[ban] | (byOpponent ? BAN_BY_OPPONENT[ban] : 0);
  if ((has & mask) !== 0) return true;
  return (has & LOOK_CLOSER) !== 0 && (keptByModifier(x, card, mask) || keptByText(x, card, mask, spend));
}

/** Against whom: the card that fights it. */
const opposing = ({ t }: X, card: CopyId): CopyId => (t.target === card ? t.attacker : t.target) as CopyId;

function keptByModifier(x: X, card: CopyId, mask: number): boolean {
  return x.t.modifiers.some(({ what, on, n, filter, by }) => {
    if (what !== 'ban' || on !== card || filter < 0 || (n & mask) === 0) return false;
    const against = opposing(x, card);
    return against > 0 && kitOf(x).filters[filter]?.(x, against, { you: by, source: card, r: {} }) === true;
  });
}

function keptByText(x: X, card: CopyId, mask: number, spend: boolean): boolean {
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if ((per(x.t.bans, source) & NEGATED) !== 0) continue;
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const { what, bit, against, once, cards } of ability.changes) {
      if (what !== 'ban' || (bit & mask) === 0 || !(cards ? cards(x, card, env) : card === source)) continue;
      if (!isAwake(x, ability, source, env)) continue;
      if (against && !(opposing(x, card) > 0 && against(x, opposing(x, card), env))) continue;
      if (once && isUsed(x, ability, source)) continue;
      if (once && spend) markUsed(x, ability, source);
      return true;
    }
  }
  return false;
}
