/** May a player play this card now? Prohibitions may speak of some cards only. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import type { PlayerProhibition } from '../tree/tree.ts';
import { type Env, kitOf, ownerOf } from './card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import { other, type X } from './table.ts';
import { PLAYER_BAN } from './values/bits.ts';
import { isAwake, isNegated, playerBansOf } from './values/values.ts';

export function isBanned(x: X, seat: Seat, ban: PlayerProhibition, card: CopyId): boolean {
  return (playerBansOf(x, seat) & PLAYER_BAN[ban]) !== 0 && isForbidden(x, seat, ban, card);
}

/** The same, asking the texts themselves: nothing is found out anew in the middle of a card's coming. */
export function isForbidden(x: X, seat: Seat, ban: PlayerProhibition, card: CopyId): boolean {
  const bit = PLAYER_BAN[ban];
  for (const rule of x.t.playerRules) {
    if (rule.what !== 'ban' || rule.n !== bit || rule.seat !== seat) continue;
    const fits = kitOf(x).filters[rule.filter];
    if (!fits || fits(x, card, { you: rule.by, source: rule.source, r: {} })) return true;
  }
  if (!x.t.hearing[TIMING.PERMANENT]) return false;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const change of ability.changes) {
      if (change.what !== 'playerBan' || change.bit !== bit || isNegated(x, source)) continue;
      if ((change.who === 'you' ? env.you : other(env.you)) !== seat || !isAwake(x, ability, source, env)) continue;
      if (!change.against || change.against(x, card, env)) return true;
    }
  }
  return false;
}
