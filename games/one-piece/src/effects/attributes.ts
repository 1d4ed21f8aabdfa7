/** Which attributes a card has: printed ones, and those that effects gave it. */
import { type CopyId, must } from '@dealers-choice/kernel';
import { type Env, ownerOf } from '../rules/card.ts';
import { abilityOf, copyOf, TIMING, timingOf } from '../rules/listeners.ts';
import type { X } from '../rules/table.ts';
import { NEGATED } from '../rules/values/bits.ts';
import { isAwake } from '../rules/values/values.ts';
import { ATTRIBUTES, type Attribute } from '../tree/tree.ts';

export function hasAttribute(x: X, card: CopyId, wanted: readonly Attribute[]): boolean {
  const { attributes } = x.face(card);
  if (wanted.some((one) => attributes.includes(one))) return true;
  const isWanted = (place: number): boolean => wanted.includes(must(ATTRIBUTES, place));
  for (const { what, on, n } of x.t.modifiers) if (what === 'attribute' && on === card && isWanted(n)) return true;
  if (!x.t.hearing[TIMING.PERMANENT] || asking.deep >= DEEPEST) return false;
  asking.deep++; // determinism: taken back before anybody else asks
  try {
    return isGivenByText(x, card, isWanted);
  } finally {
    asking.deep--; // determinism: takes it back
  }
}

/** Texts that give attributes to cards with other attributes may ask each other in a circle: then nobody gives any. */
const asking = { deep: 0 };
const DEEPEST = 8;

function isGivenByText(x: X, card: CopyId, isWanted: (place: number) => boolean): boolean {
  for (const entry of x.t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    if (!ability.attributes || ((x.t.bans[source] ?? 0) & NEGATED) !== 0) continue;
    const env: Env = { you: ownerOf(x, source), source, r: {} };
    for (const { what, cards, bit } of ability.changes) {
      if (what !== 'attribute' || !isWanted(bit) || !(cards ? cards(x, card, env) : card === source)) continue;
      if (isAwake(x, ability, source, env)) return true;
    }
  }
  return false;
}
