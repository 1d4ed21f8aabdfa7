/** Standing texts on the field: which there are, and what they reach. */
import { bySeat, type CopyId, type Seat } from '@dealers-choice/kernel';
import { type Ability, type Change, type Env, ownerOf } from '../card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../listeners.ts';
import type { Table, X } from '../table.ts';

/** A text on the field, and whose it is. */
export interface StandingText {
  ability: Ability;
  source: CopyId;
  env: Env;
}

/** Do its tags and its "if" hold? */
export function isAwake(x: X, ability: Ability, source: CopyId, env: Env): boolean {
  const { don, turn } = ability;
  if (don > 0 && (x.t.given[source] ?? 0) < don) return false;
  if (turn !== null && (turn === 'you') !== (x.t.turnPlayer === env.you)) return false;
  return ability.if === null || ability.if(x, env);
}

export const NO_TEXTS: readonly StandingText[] = [];

/** What was found last: values are found many times while the same texts stand on the same table. */
interface Found {
  table: Table | null;
  listeners: readonly number[];
  /** By turn player, whose texts are the first; null: not yet looked for. */
  texts: Record<Seat, readonly StandingText[] | null>;
}
// determinism: nothing else would be found again
let last: Found = { table: null, listeners: [], texts: bySeat(2, () => null) };

function isAsLast({ table, listeners }: Found, t: Table): boolean {
  if (table !== t || listeners.length !== t.listeners.length) return false;
  for (let i = 0; i < listeners.length; i++) if (listeners[i] !== t.listeners[i]) return false;
  return true;
}

/** The turn player's first. */
export function standingTexts(x: X): readonly StandingText[] {
  const { t } = x;
  // determinism: nothing else would be found again
  if (!isAsLast(last, t)) last = { table: t, listeners: t.listeners.slice(), texts: bySeat(2, () => null) };
  last.texts[t.turnPlayer] ??= find(x); // determinism: as above
  return last.texts[t.turnPlayer] ?? NO_TEXTS;
}

function find(x: X): StandingText[] {
  const texts: StandingText[] = [];
  let mine = 0;
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const source = copyOf(entry);
    const you = ownerOf(x, source);
    const text = { ability: abilityOf(x, entry), source, env: { you, source, r: {} } };
    if (you === x.t.turnPlayer) texts.splice(mine++, 0, text);
    else texts.push(text);
  }
  return texts;
}

/** Is this card among those that the text changes now? */
export function reaches(x: X, { ability, source, env }: StandingText, change: Change, card: CopyId): boolean {
  if (change.hand || !(change.cards ? change.cards(x, card, env) : card === source)) return false;
  return isAwake(x, ability, source, env);
}
