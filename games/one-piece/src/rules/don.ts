/** DON!!: all alike, so they are counted. */
import type { CopyId, Seat } from '@dealers-choice/kernel';
import { ownerOf } from './card.ts';
import { emit } from './emit.ts';
import type { How } from './happening.ts';
import { TIMING } from './listeners.ts';
import type { X } from './table.ts';
import { STALE } from './values/bits.ts';
import { changed, changedCard } from './values/values.ts';

/** From the DON!! deck to the cost area, as many as there are. */
export function addDon(x: X, seat: Seat, n: number, rested: boolean): number {
  const { t } = x;
  const added = Math.max(0, Math.min(n, t.donDeck[seat]));
  if (added === 0) return 0;
  t.donDeck[seat] -= added;
  if (rested) t.donRested[seat] += added;
  else t.donActive[seat] += added;
  changed(x, STALE.don);
  x.tell?.({ type: 'donMoved', seat, from: 'DON_DECK', to: 'COST_AREA', n: added, rested });
  return added;
}

export function restDon(x: X, seat: Seat, n: number, how: How): number {
  const { t } = x;
  const rested = Math.max(0, Math.min(n, t.donActive[seat]));
  if (rested === 0) return 0;
  t.donActive[seat] -= rested;
  t.donRested[seat] += rested;
  changed(x, STALE.don);
  x.tell?.({ type: 'donStateChanged', seat, n: rested, rested: true, how });
  return rested;
}

export function activateDon(x: X, seat: Seat, n: number, how: How): number {
  const { t } = x;
  const active = Math.max(0, Math.min(n, t.donRested[seat]));
  if (active === 0) return 0;
  t.donRested[seat] -= active;
  t.donActive[seat] += active;
  t.donFrozen[seat] = Math.min(t.donFrozen[seat], t.donRested[seat]);
  changed(x, STALE.don);
  x.tell?.({ type: 'donStateChanged', seat, n: active, rested: false, how });
  return active;
}

/** Puts DON!! of the cost area under a card, one after another: each is an occasion of its own (OP-34). */
export function giveDon(x: X, card: CopyId, n: number, from: 'active' | 'rested', how: How, by: Seat): number {
  const { t } = x;
  const seat = ownerOf(x, card);
  const pool = from === 'active' ? t.donActive : t.donRested;
  const given = Math.max(0, Math.min(n, pool[seat]));
  for (let i = 0; i < given; i++) {
    pool[seat]--;
    t.donFrozen[seat] = Math.min(t.donFrozen[seat], t.donRested[seat]); // it loses what was on it (OP-3)
    t.given[card] = (t.given[card] ?? 0) + 1;
    changedCard(x, card, STALE.don | STALE.modifiers);
    x.tell?.({ type: 'donGiven', seat, card, n: 1, given: t.given[card] ?? 0, rested: from === 'rested' });
    emit(x, TIMING.ON_DON_GIVEN, { card, seat, how, by });
  }
  return given;
}

/** Takes given DON!! from a card into the cost area, rested. */
export function takeGiven(x: X, card: CopyId, n: number): number {
  const { t } = x;
  const taken = Math.min(n, t.given[card] ?? 0);
  if (taken === 0) return 0;
  const seat = ownerOf(x, card);
  t.given[card] = (t.given[card] ?? 0) - taken;
  t.donRested[seat] += taken;
  changedCard(x, card, STALE.don | STALE.modifiers);
  x.tell?.({ type: 'donTaken', seat, card, n: taken, given: t.given[card] ?? 0 });
  return taken;
}

/** Where a DON!! on the field is: active or rested in the cost area, or under a card (its copy). */
export const ACTIVE_DON = 1001;
export const RESTED_DON = 1002;
/** In a choice of "Characters or DON!! cards" each DON!! of the cost area is a thing of its own, counted from here. */
export const DON_THING = 2000;

/** Places from which a player can return DON!!. */
export function donPlaces({ t }: X, seat: Seat): number[] {
  const places: number[] = [];
  if (t.donRested[seat] > 0) places.push(RESTED_DON);
  if (t.donActive[seat] > 0) places.push(ACTIVE_DON);
  for (const card of [...t.leader[seat], ...t.characters[seat]]) if ((t.given[card] ?? 0) > 0) places.push(card);
  return places;
}

/** One DON!! goes back to the DON!! deck. Whoever counts a batch emits ON_DON_RETURNED for it. */
export function returnDonFrom(x: X, seat: Seat, place: number): void {
  const { t } = x;
  if (place !== ACTIVE_DON && place !== RESTED_DON) takeGiven(x, place as CopyId, 1);
  const rested = place !== ACTIVE_DON;
  if (rested) {
    t.donRested[seat]--;
    t.donFrozen[seat] = Math.min(t.donFrozen[seat], t.donRested[seat]);
  } else t.donActive[seat]--;
  t.donDeck[seat]++;
  changed(x, STALE.don);
  x.tell?.({ type: 'donMoved', seat, from: 'COST_AREA', to: 'DON_DECK', n: 1, rested });
}
