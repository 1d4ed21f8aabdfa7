/** The run that results from adding cards (DB-23), a meld (DB-40) or a swap (DB-31). Nothing is moved here. */
import { type Layout, no, type Refusal } from '@dealers-choice/kernel';
import { formatSlot, isJoker, isStatic, isWild } from '../cards/pack.ts';
import { fault, fine, type Placed, readPlaces, type Verdict, whyNoRun } from './lay.ts';
import { SEQUENCE_SLOTS, SET_SLOTS } from './shapes.ts';
import { shiftTwos } from './shift.ts';
import type { RunKind } from './table.ts';

type How = Pick<Layout, 'cards' | 'shifts'>;
const on = (cards: readonly Placed[], { slot }: Placed): Placed | undefined => cards.find((one) => one.slot === slot);

/** Shifts the displaced 2s; then the whole must be a run. */
function settle(
  kind: RunKind,
  cards: Placed[],
  displaced: readonly Placed[],
  shifts: Layout['shifts'],
): Verdict<Placed[]> {
  const fixed = displaced.length === 0 ? cards : cards.filter((one) => !displaced.includes(one));
  const whole = fixed === cards && shifts.length === 0 ? fine(cards) : shiftTwos(kind, fixed, displaced, shifts);
  if (whole.why) return whole;
  const why = whyNoRun(kind, whole.ok);
  return why ? fault(why) : whole;
}

/** The run with these cards added. */
export function addTo(kind: RunKind, run: readonly Placed[], how: How): Verdict<Placed[]> {
  const read = readPlaces(how.cards);
  if (read.why) return read;
  const added = read.ok;
  const why = whyNoRoom(kind, run, added) ?? whyNotClaimed(run, added);
  if (why) return fault(why);
  const displaced = run.filter((one) => on(added, one));
  return settle(kind, run.concat(added), displaced, how.shifts);
}

/** More cards than places left (DB-25): the reason depends on the cards that lie where they would go. */
function whyNoRoom(kind: RunKind, run: readonly Placed[], added: readonly Placed[]): Refusal | null {
  const most = kind === 'SET' ? SET_SLOTS : SEQUENCE_SLOTS;
  if (run.length + added.length <= most) return null;
  const hit = added.flatMap((one) => on(run, one) ?? []);
  const joker = hit.find(({ card }) => isJoker(card));
  if (joker) return swapInstead(joker);
  const two = hit.find(({ card }) => isStatic(card));
  return two ? no('NO_ROOM_TO_SHIFT', { card: two.card }, 'DB-37') : no('RUN_FULL', { most }, 'DB-25');
}

const swapInstead = ({ card, slot }: Placed): Refusal =>
  no('JOKER_SLOT_USE_SWAP', { card, as: formatSlot(slot) }, 'DB-32');
const isThere = ({ card, slot }: Placed): Refusal => no('DUPLICATE_CARD', { card, as: formatSlot(slot) }, 'DB-20');

/** Places that are held by a card that does not give way. */
function whyNotClaimed(run: readonly Placed[], added: readonly Placed[]): Refusal | null {
  if (!added.some((one) => on(run, one))) return null;
  const claims = added.flatMap((one) => {
    const held = on(run, one);
    return held ? [{ one, held }] : [];
  });
  const natural = claims.find(({ held }) => !isWild(held.card));
  if (natural) return isThere(natural.one);
  const joker = claims.find(({ held }) => isJoker(held.card));
  if (joker) return swapInstead(joker.held);
  const wild = claims.find(({ one }) => isWild(one.card));
  return wild ? no('SLOT_TAKEN', { card: wild.one.card, as: formatSlot(wild.one.slot) }, 'DB-38') : null;
}

/** Both runs and the bridge as one sequence. */
export function meld(run: readonly Placed[], other: readonly Placed[], how: How): Verdict<Placed[]> {
  const read = readPlaces(how.cards);
  if (read.why) return read;
  const bridge = read.ok;
  const all = [...run, ...other, ...bridge];
  if (all.length > SEQUENCE_SLOTS) {
    return fault(no('TOO_LONG', { have: all.length, most: SEQUENCE_SLOTS }, 'DB-40'));
  }
  const pushed = bridge.find((one) => isWild(one.card) && (on(run, one) ?? on(other, one)));
  if (pushed) return fault(no('SLOT_TAKEN', { card: pushed.card, as: formatSlot(pushed.slot) }, 'DB-38'));
  const why = all.reduce<Refusal | null>((found, one) => found ?? whyConflict(all, one), null);
  if (why) return fault(why);
  const displaced = [
    ...run.filter((two) => isStatic(two.card) && all.some((one) => one.slot === two.slot && !isStatic(one.card))),
    ...other.filter((two) => isStatic(two.card) && all.some((one) => one !== two && one.slot === two.slot)),
  ];
  return settle('SEQUENCE', all, displaced, how.shifts);
}

/** A place that two cards want of which neither gives way (DB-42). */
function whyConflict(all: readonly Placed[], one: Placed): Refusal | null {
  if (isStatic(one.card)) return null;
  const rival = all.find((two) => two !== one && two.slot === one.slot && !isStatic(two.card));
  if (!rival) return null;
  if (!isWild(one.card) && !isWild(rival.card)) return isThere(rival);
  const joker = isJoker(one.card) ? one : rival;
  return no('JOKER_SLOT_CONFLICT', { card: joker.card, as: formatSlot(joker.slot) }, 'DB-42');
}

/** The run with a Joker replaced; `joker` lies in it. */
export function swapped(run: readonly Placed[], joker: Placed, natural: Placed): Verdict<Placed[]> {
  if (isWild(natural.card) || natural.slot !== joker.slot) {
    return fault(no('NOT_THE_NATURAL', { card: natural.card, as: formatSlot(joker.slot) }, 'DB-31'));
  }
  return fine(run.map((one) => (one === joker ? natural : one)));
}
