/** Which effects on the field wait for what: kept when a card comes or goes, never searched for (OP-73). */
import type { CopyId } from '@dealers-choice/kernel';
import { TIMINGS, type Timing } from '../lexicon/timings.ts';
import { byWord } from '../lexicon/words-in.ts';
import { type Ability, type Card, kitOf } from './card.ts';
import type { X } from './table.ts';

export const TIMING: Readonly<Record<Timing, number>> = byWord(TIMINGS, (_timing, i) => i);
const SPAN = 1 << 14;
/** Timing, copy and ability in one number. */
const entryOf = (timing: number, card: CopyId, place: number): number => timing * SPAN + card * 32 + place;
export const timingOf = (entry: number): number => (entry / SPAN) | 0;
export const copyOf = (entry: number): CopyId => ((entry % SPAN) >> 5) as CopyId;
export const placeOf = (entry: number): number => entry & 31;

/** Nobody waits for anything yet; what texts ask of the past is heard all the same. */
export function noListeners(x: X): void {
  x.t.hearing = TIMINGS.map((_, timing) => kitOf(x).history.byTiming[timing]?.length ?? 0);
}

/** True when it brings a standing text. */
export function listen(x: X, card: CopyId, face: Card): boolean {
  const { t } = x;
  let permanent = false;
  for (const [place, ability] of face.abilities.entries()) {
    if (ability.category === 'ACTIVATE' || ability.data.in !== undefined) continue;
    const timing = TIMING[ability.timing];
    t.listeners.push(entryOf(timing, card, place));
    t.hearing[timing] = (t.hearing[timing] ?? 0) + 1;
    permanent ||= ability.category === 'PERMANENT';
  }
  if (permanent) standing(x);
  return permanent;
}

/** True when it takes a standing text away. */
export function unlisten(x: X, card: CopyId, face: Card): boolean {
  const { t } = x;
  if (face.abilities.length === 0) return false;
  let kept = 0;
  let permanent = false;
  for (const entry of t.listeners) {
    if (copyOf(entry) !== card) {
      t.listeners[kept++] = entry;
      continue;
    }
    const timing = timingOf(entry);
    t.hearing[timing] = (t.hearing[timing] ?? 0) - 1;
    permanent ||= timing === TIMING.PERMANENT;
  }
  while (t.listeners.length > kept) t.listeners.pop();
  if (permanent) standing(x);
  return permanent;
}

/** What the standing texts of the field look at. */
function standing(x: X): void {
  const { t } = x;
  t.reads = 0;
  t.handTexts = 0;
  let feeding = 0;
  let looked = 0;
  let altered = 0;
  for (const entry of t.listeners) {
    if (timingOf(entry) !== TIMING.PERMANENT) continue;
    const { reads, feeds, inHands, looksAt, alters } = abilityOf(x, entry);
    t.reads |= reads;
    if (feeds) {
      feeding++;
      looked |= looksAt;
      altered |= alters;
    }
    if (inHands) t.handTexts++;
  }
  const circle = (looked & altered) !== 0;
  t.feeds = circle ? feeding : 0;
  t.late = circle ? 0 : feeding;
}

export function abilityOf(x: X, entry: number): Ability {
  return x.face(copyOf(entry)).abilities[placeOf(entry)] as Ability;
}
