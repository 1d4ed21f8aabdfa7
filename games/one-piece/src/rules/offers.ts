/** What may stand in for something: texts on the field, and those that hold for a while. */
import type { CopyId } from '@dealers-choice/kernel';
import { type Ability, kitOf, ownerOf } from './card.ts';
import { isUsed, tagsHold } from './emit.ts';
import { abilityOf, copyOf, TIMING, timingOf } from './listeners.ts';
import type { X } from './table.ts';

/** Beyond all listeners: the code and the card of a text that holds for a while, in one number. */
const GRANTED = 1 << 24;
const SPAN = 1 << 10;

const grantedEntry = (code: number, source: CopyId): number => GRANTED + code * SPAN + source;
const isGranted = (entry: number): boolean => entry >= GRANTED;
export const offeredBy = (entry: number): CopyId => (isGranted(entry) ? ((entry % SPAN) as CopyId) : copyOf(entry));

export function offerOf(x: X, entry: number): Ability {
  if (!isGranted(entry)) return abilityOf(x, entry);
  const ability = kitOf(x).codes[Math.floor((entry - GRANTED) / SPAN)]?.ability;
  return ability ?? x.bug('a text that nobody granted');
}

/** Was this card there when it was granted, and ever since? A text on the field means all that fit. */
export function isGrantedTo({ t }: X, entry: number, card: CopyId): boolean {
  if (!isGranted(entry)) return true;
  return t.playerRules.some(
    ({ what, n, source, on, its }) =>
      what === 'instead' &&
      grantedEntry(n, source) === entry &&
      on.some((one, i) => one === card && its[i] === t.since[one]),
  );
}

export const hasOffers = ({ t }: X): boolean =>
  (t.hearing[TIMING.REPLACEMENT] ?? 0) > 0 || t.playerRules.some(({ what }) => what === 'instead');

/** Those that work now. What was granted needs neither its card nor the text that granted it any more. */
export function offersNow(x: X): number[] {
  const texts = x.t.listeners.filter((entry) => {
    if (timingOf(entry) !== TIMING.REPLACEMENT) return false;
    const ability = abilityOf(x, entry);
    const source = copyOf(entry);
    return tagsHold(x, ability, source, ownerOf(x, source)) && !isUsed(x, ability, source);
  });
  const granted = x.t.playerRules.flatMap(({ what, n, source }) =>
    what === 'instead' ? [grantedEntry(n, source)] : [],
  );
  return [...texts, ...granted];
}
