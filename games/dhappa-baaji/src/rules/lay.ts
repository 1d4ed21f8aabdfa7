/** Which slots make a run, and how the cards of a move are read. Every fault has its code. */
import { type CopyId, type Layout, no, type Refusal } from '@dealers-choice/kernel';
import { ACE, formatSlot, HOME, isWild, parseSlot, rankOf, type Slot, suitOf, THREE } from '../cards/pack.ts';
import { count, highest, lowest, SEQUENCE_SLOTS, SET_SLOTS } from './shapes.ts';
import type { RunKind } from './table.ts';

/** A card and the slot it has in a run. */
export interface Placed {
  card: CopyId;
  slot: Slot;
}

/** A result, or the reason why there is none. */
export type Verdict<T> = { ok: T; why: null } | { ok: null; why: Refusal };
export const fine = <T>(ok: T): Verdict<T> => ({ ok, why: null });
export const fault = <T>(why: Refusal): Verdict<T> => ({ ok: null, why });

/** Sequences lie from high to low, sets by suit. */
export const inOrder = (kind: RunKind, cards: readonly Placed[]): Placed[] =>
  cards.slice().sort((a, b) => (kind === 'SET' ? a.slot - b.slot : b.slot - a.slot) || a.card - b.card);

/** The slots that cards from a hand ask for: a natural has its own, a wild must say (DB-24). */
export function readPlaces(cards: Layout['cards']): Verdict<Placed[]> {
  const places: Placed[] = [];
  for (const { card, as } of cards) {
    const home = HOME[card] ?? 0;
    const place = home !== 0 ? home : parseSlot(as);
    if (place === 0) return fault(no('WILD_NEEDS_PLACE', { card }, 'DB-24'));
    places.push({ card, slot: place });
  }
  for (const { card, as } of cards) {
    if (as !== '' && !isWild(card) && as !== formatSlot(HOME[card] ?? 0)) {
      return fault(no('NATURAL_CANNOT_REPRESENT', { card, as }, 'DB-24'));
    }
  }
  // Whatever the order in the move, the same fault is found first.
  if (places.length > 1) places.sort((a, b) => b.slot - a.slot || a.card - b.card);
  return fine(places);
}

/** Why these slots are not a run, or null; the first reason in the order of the checks counts (DB-17). */
export function whyNoRun(kind: RunKind, cards: readonly Placed[]): Refusal | null {
  if (cards.length < 3) return no('RUN_TOO_SHORT', { have: cards.length }, 'DB-18');
  return kind === 'SET' ? whyNoSet(cards) : whyNoSequence(cards);
}

/** In one pass, since most are sequences: what is wrong with the others is found out by `whyNoSequence`. */
function isSequence(cards: readonly Placed[]): boolean {
  const suit = suitOf(cards[0]?.slot ?? 0);
  let ranks = 0;
  let naturals = 0;
  for (const { card, slot } of cards) {
    if (suitOf(slot) !== suit) return false;
    ranks |= 1 << rankOf(slot);
    if (!isWild(card)) naturals++;
  }
  const { length } = cards;
  const low = lowest(ranks);
  return naturals > 0 && low >= THREE && highest(ranks) - low + 1 === length && count(ranks) === length;
}

function whyNoSequence(cards: readonly Placed[]): Refusal | null {
  if (isSequence(cards)) return null;
  const natural = cards.find(({ card }) => !isWild(card));
  if (!natural) return no('RUN_NEEDS_NATURAL', {}, 'DB-21');
  const suit = suitOf(natural.slot);
  const strange = cards.find((one) => suitOf(one.slot) !== suit);
  if (strange) return no('MIXED_SUITS', { card: strange.card, as: formatSlot(strange.slot) }, 'DB-18');
  const outside = cards.find((one) => rankOf(one.slot) < THREE);
  if (outside) return no('OUT_OF_RANGE', { card: outside.card, as: formatSlot(outside.slot) }, 'DB-19');
  const double = twice(cards);
  if (double) return double;
  return no('NOT_CONSECUTIVE', {}, 'DB-18');
}

function whyNoSet(cards: readonly Placed[]): Refusal | null {
  const naturals = cards.filter(({ card }) => !isWild(card));
  if (naturals.length < 2) return no('SET_NEEDS_TWO_NATURALS', { have: naturals.length }, 'DB-22');
  const rank = rankOf(naturals[0]?.slot ?? 0);
  const odd = cards.find(({ slot }) => rankOf(slot) !== rank || (rank !== ACE && rank !== THREE));
  if (odd) return no('SET_RANK_NOT_ALLOWED', { card: odd.card, as: formatSlot(odd.slot) }, 'DB-22');
  return twice(cards);
}

/** Two cards on one slot. */
function twice(cards: readonly Placed[]): Refusal | null {
  const double = cards.find(({ slot }, i) => cards.some((other, j) => j < i && other.slot === slot));
  return double ? no('DUPLICATE_CARD', { card: double.card, as: formatSlot(double.slot) }, 'DB-20') : null;
}

/** A new run of exactly these cards. */
export function layNew(kind: RunKind, cards: Layout['cards']): Verdict<Placed[]> {
  const read = readPlaces(cards);
  if (read.why) return read;
  const most = kind === 'SET' ? SET_SLOTS : SEQUENCE_SLOTS;
  const { length } = read.ok;
  if (length > most) return fault(no(kind === 'SET' ? 'RUN_FULL' : 'TOO_LONG', { have: length, most }, 'DB-25'));
  const why = whyNoRun(kind, read.ok);
  return why ? fault(why) : read;
}
