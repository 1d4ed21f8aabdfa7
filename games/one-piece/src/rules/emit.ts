/** Something happened: effects that wait for it are queued (OP-73). */
import { type CopyId, must, type Seat } from '@dealers-choice/kernel';
import type { Side } from '../tree/tree.ts';
import { type Ability, type Env, kitOf, ownerOf, rulesOf } from './card.ts';
import { type Happening, isCausedBy, isFrom } from './happening.ts';
import { remember } from './history.ts';
import { abilityOf, copyOf, timingOf } from './listeners.ts';
import type { X } from './table.ts';
import { PLAYER_BAN } from './values/bits.ts';
import { isNegated, playerBansOf } from './values/values.ts';
import { watched } from './watch.ts';

/** A new unit: what happens from here on is a generation of its own, behind all others (OP-73). */
export const newUnit = (x: X): void => {
  x.t.unit++;
};

/** `timing`: its number. */
export function emit(x: X, timing: number, what: Happening): void {
  if (!x.t.hearing[timing]) return;
  const { card, n = 1, gone, named = false } = what;
  const asked = kitOf(x).history.byTiming[timing];
  if (asked && asked.length > 0 && !named) remember(x, asked, what);
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== timing) continue;
    const source = copyOf(entry);
    const ability = abilityOf(x, entry);
    if (named && ability.subject === null) continue;
    const waiting: Waiting = { ability, source, seat: ownerOf(x, source) };
    if (!isMeant(x, waiting, what)) continue;
    watched(x, ability, waiting.seat, 'came');
    if (isSilenced(x, ability, waiting.seat)) continue;
    if (!tagsHold(x, ability, source, waiting.seat) || isUsed(x, ability, source)) continue;
    queue(x, waiting, { event: card, n, noted: gone?.includes(source) ?? false });
  }
}

/** An effect that waits: the card it is on, and whose that is. */
interface Waiting {
  ability: Ability;
  source: CopyId;
  seat: Seat;
}

/** `noted`: its card leaves the field with what set it off. */
export function queue(
  x: X,
  { ability, source, seat }: Waiting,
  { event, n, noted }: { event: CopyId; n: number; noted: boolean },
): void {
  const { t } = x;
  const since = t.since[source] ?? 0;
  t.pending.push({ unit: t.unit, seat, card: source, since, code: ability.code, event, n, noted, it: [], its: [] });
  x.tell?.({ type: 'effectQueued', seat, card: source, effect: ability.id });
}

function isMeant(x: X, { ability, source, seat: you }: Waiting, what: Happening): boolean {
  const { card, seat, n = 1, how = 'rule', by = seat, way = '' } = what;
  const { when } = ability;
  if (ability.own ? card !== source : !isOfSide(when?.whose, you, seat, ability)) return false;
  if (!when) return true;
  const env: Env = { you, source, r: {} };
  if (ability.subject && !ability.subject(x, card, env)) return false;
  if (ability.number && !ability.number(x, n, env)) return false;
  if (when.to && when.to !== way) return false;
  if (when.left !== undefined && when.left !== (what.left ?? x.t.life[seat].length)) return false;
  if (ability.source && !isFrom(x, ability.source, env, how)) return false;
  if (when.by === 'battle-with-this') return how === 'battle' && isFighting(x, source, card);
  return (when.orKo === true && way === 'KO') || isCausedBy(when.by, you, how, by);
}
/** The two cards of the battle. */
const isFighting = ({ t }: X, one: CopyId, another: CopyId): boolean =>
  (t.attacker === one && t.target === another) || (t.target === one && t.attacker === another);

/** Whose it is: "your" unless said otherwise; cards that are named have their side in their own phrase. */
const isOfSide = (whose: Side | undefined, you: Seat, seat: Seat, { subject }: Ability): boolean => {
  if (whose === undefined) return subject !== null || seat === you;
  return whose === 'either' || (whose === 'you') === (seat === you);
};

/** All [On Play] effects of its player are negated (OP-70). */
export const isSilenced = (x: X, { timing }: Ability, you: Seat): boolean =>
  timing === 'ON_PLAY' && (playerBansOf(x, you) & PLAYER_BAN.ACTIVATE_ON_PLAY) !== 0;

/** [DON!! xN], [Your Turn], [Opponent's Turn], and not negated. */
export function tagsHold(x: X, { don, turn }: Ability, source: CopyId, you: Seat): boolean {
  if (don > 0 && (x.t.given[source] ?? 0) < don) return false;
  if (turn !== null && (turn === 'you') !== (x.t.turnPlayer === you)) return false;
  return !isNegated(x, source);
}

/** How often each effect of a card was used stands in one number, a digit of this base for each. */
const USES = 16;
const DIGITS = [1];
while (DIGITS.length < 13) DIGITS.push(must(DIGITS, DIGITS.length - 1) * USES);

/** [Once Per Turn], and it was used as often as the rules file lets it. */
export function isUsed(x: X, { limited, mark }: Ability, source: CopyId): boolean {
  const used = limited ? (x.t.used[source] ?? 0) : 0;
  if (used === 0) return false;
  return Math.floor(used / must(DIGITS, mark)) % USES >= (rulesOf(x).keyword('ONCE_PER_TURN').params.usesPerTurn ?? 1);
}
export function markUsed(x: X, { limited, mark }: Ability, source: CopyId): void {
  if (limited && (x.t.since[source] ?? 0) > 0) x.t.used[source] = (x.t.used[source] ?? 0) + must(DIGITS, mark);
}
