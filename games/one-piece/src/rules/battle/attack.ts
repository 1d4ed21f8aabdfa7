/** Who may attack whom (OP-37 to OP-39). */
import { type CopyId, no, type Refusal, type Seat } from '@dealers-choice/kernel';
import { type Env, kitOf, ownerOf, rulesOf } from '../card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import { isBanned } from '../play-bans.ts';
import { cannotAttack, cannotBeRested, cannotBlock } from '../protect.ts';
import { other, type X } from '../table.ts';
import { KEYWORD, MUST_BE_ATTACKED, NEGATED, TAXED } from '../values/bits.ts';
import { bansOf, cannot, isAwake, keywordsOf } from '../values/values.ts';

export const isNew = ({ t }: X, card: CopyId): boolean => (t.since[card] ?? 0) > t.turnStamp;

/** A Character that came this turn (OP-38). */
const isFresh = (x: X, card: CopyId): boolean => isNew(x, card) && !x.t.leader[ownerOf(x, card)].includes(card);

/** What a fresh Character may attack, the rules file says of each kind of Rush (OP-86). */
const rushAllows = (x: X, keywords: number, what: 'attacksLeader' | 'attacksCharacters'): boolean =>
  (['RUSH', 'RUSH_CHARACTER'] as const).some(
    (id) => (keywords & KEYWORD[id]) !== 0 && rulesOf(x).keyword(id).params[what] === true,
  );

/** Why this card cannot attack at all, or null. */
export function whyNoAttack(x: X, card: CopyId): Refusal | null {
  const seat = ownerOf(x, card);
  const { t } = x;
  if (!rulesOf(x).attackOnOwnFirstTurn && t.turnsTaken[seat] <= 1) return no('FIRST_TURN', {}, 'OP-37');
  if ((t.rested[card] ?? 0) !== 0) return no('RESTED', {}, 'OP-38');
  if (cannot(x, card, 'ATTACK', false) || cannotBeRested(x, card, seat)) return no('CANNOT_ATTACK', {}, 'OP-38');
  const rush = KEYWORD.RUSH | KEYWORD.RUSH_CHARACTER;
  if (isFresh(x, card) && (keywordsOf(x, card) & rush) === 0) return no('PLAYED_THIS_TURN', {}, 'OP-38');
  if ((bansOf(x, card) & TAXED) !== 0 && !taxesOf(x, card).every((tax) => canPayTax(x, tax))) {
    return no('CANNOT_PAY', {}, 'OP-38');
  }
  return null;
}

/** Why it cannot attack this target, or null. */
export function whyNotTarget(x: X, card: CopyId, target: CopyId): Refusal | null {
  const why = whyOutOfReach(x, card, target);
  if (why) return why;
  const must = mustBeAttacked(x, card);
  return must.length > 0 && !must.includes(target) ? no('MUST_ATTACK_OTHER', {}, 'OP-39') : null;
}

/** The same, without those that want all attacks for themselves. */
function whyOutOfReach(x: X, card: CopyId, target: CopyId): Refusal | null {
  const seat = ownerOf(x, card);
  const { t } = x;
  const keywords = keywordsOf(x, card);
  if (cannotAttack(x, card, target)) return no('CANNOT_ATTACK', {}, 'OP-38');
  if (t.leader[other(seat)].includes(target)) {
    if (cannot(x, card, 'ATTACK_LEADER', false) || isBanned(x, seat, 'ATTACK_LEADERS', target)) {
      return no('CANNOT_ATTACK_LEADER', {}, 'OP-39');
    }
    const free = !isFresh(x, card) || rushAllows(x, keywords, 'attacksLeader');
    return free ? null : no('RUSH_CHARACTER_ONLY', {}, 'OP-86');
  }
  if ((t.rested[target] ?? 0) === 0 && (keywords & KEYWORD.ATTACK_ACTIVE) === 0)
    return no('TARGET_ACTIVE', {}, 'OP-39');
  const free = !isFresh(x, card) || rushAllows(x, keywords, 'attacksCharacters');
  return free ? null : no('PLAYED_THIS_TURN', {}, 'OP-38');
}

/** Targets that attacks must go to, of those that this card can attack. */
function mustBeAttacked(x: X, card: CopyId): CopyId[] {
  return targetsOf(x, ownerOf(x, card)).filter(
    (target) => (bansOf(x, target) & MUST_BE_ATTACKED) !== 0 && whyOutOfReach(x, card, target) === null,
  );
}

/** `you` and `source` are those of the text, which says from its own side who pays. */
export interface Tax {
  code: number;
  source: CopyId;
  you: Seat;
}
/** What a card must pay before it attacks. */
export function taxesOf(x: X, card: CopyId): Tax[] {
  const taxes: Tax[] = [];
  if ((bansOf(x, card) & TAXED) === 0) return taxes;
  for (const { what, on, n, by } of x.t.modifiers) {
    if (what === 'tax' && on === card) taxes.push({ code: n, source: card, you: by });
  }
  for (const entry of x.t.hearing[TIMING.PERMANENT] ? x.t.listeners : []) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const { what, bit, cards, n } of ability.changes) {
      if (what !== 'ban' || bit !== TAXED || (bansOf(x, source) & NEGATED) !== 0) continue;
      if ((cards ? cards(x, card, env) : card === source) && isAwake(x, ability, source, env)) {
        taxes.push({ code: n(x, env), source, you: env.you });
      }
    }
  }
  return taxes;
}
const canPayTax = (x: X, { code, source, you }: Tax): boolean =>
  kitOf(x).codes[code]?.payable?.can(x, { you, source, r: {} }) ?? true;

export function attackersOf({ t }: X, seat: Seat): readonly CopyId[] {
  return t.characters[seat].length === 0 ? t.leader[seat] : [...t.leader[seat], ...t.characters[seat]];
}
export const targetsOf = (x: X, seat: Seat): readonly CopyId[] => attackersOf(x, other(seat));

/** [Blocker] that can be used now: active, not the target itself (OP-42). */
export function blockersOf(x: X, seat: Seat): CopyId[] {
  const { t } = x;
  return attackersOf(x, seat).filter(
    (card) =>
      card !== t.target &&
      (t.rested[card] ?? 0) === 0 &&
      (keywordsOf(x, card) & KEYWORD.BLOCKER) !== 0 &&
      !cannotBlock(x, card) &&
      !cannotBeRested(x, card, seat) &&
      !isBanned(x, seat, 'ACTIVATE_BLOCKER', card),
  );
}
