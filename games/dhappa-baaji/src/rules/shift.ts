/** Where a 2 goes when a natural claims its slot (DB-34). */
import { type Layout, no, type Refusal } from '@dealers-choice/kernel';
import {
  ACE,
  formatSlot,
  isWild,
  parseSlot,
  rankOf,
  type Slot,
  SUITS,
  slot as slotAt,
  suitOf,
  THREE,
} from '../cards/pack.ts';
import { fault, fine, type Placed, type Verdict } from './lay.ts';
import { count, highest, lowest } from './shapes.ts';
import type { RunKind } from './table.ts';

/**
 * The whole run once the displaced 2s have found their places (DB-36): those named in `shifts` first, the others
 * where there is no choice. `displaced` have their old slots.
 */
export function shiftTwos(
  kind: RunKind,
  fixed: readonly Placed[],
  displaced: readonly Placed[],
  shifts: Layout['shifts'],
): Verdict<Placed[]> {
  const rest = displaced.slice().sort((a, b) => b.slot - a.slot); // of a set at most one: it has four places
  const named: Placed[] = [];
  for (const { card, as } of shifts) {
    const at = rest.findIndex((two) => two.card === card);
    if (at < 0) return fault(no('SHIFT_NOT_NEEDED', { card }, 'DB-37'));
    const place = parseSlot(as);
    if (place === 0) return fault(no('WILD_NEEDS_PLACE', { card }, 'DB-24'));
    rest.splice(at, 1);
    named.push({ card, slot: place });
  }
  const base = [...fixed, ...named];
  const [first] = rest;
  if (first === undefined) return fine(base);
  const choices = placesFor(kind, base, rest.length);
  const [only] = choices;
  if (only === undefined) return fault(no('NO_ROOM_TO_SHIFT', { card: first.card }, 'DB-37'));
  if (choices.length > 1) return fault(choiceNeeded(first, choices));
  return fine([...base, ...rest.map(({ card }, i) => ({ card, slot: only[i] ?? 0 }))]);
}

/** The options are complete placements, the low end first: `5♣+4♣ 10♣+5♣ J♣+10♣`. */
function choiceNeeded(first: Placed, choices: readonly Slot[][]): Refusal {
  const options = choices.map((places) => places.map(formatSlot).join('+')).join(' ');
  return no('SHIFT_CHOICE_NEEDED', { card: first.card, options }, 'DB-34');
}

/** Every way to put this many 2s beside these cards so that the whole is a run: places in the order of a run. */
export function placesFor(kind: RunKind, base: readonly Placed[], twos: number): Slot[][] {
  return kind === 'SET' ? placesInSet(base, twos) : placesInSequence(base, twos);
}

/** Gaps are filled first; the other 2s go to the ends, in every split. */
function placesInSequence(base: readonly Placed[], twos: number): Slot[][] {
  const suit = suitOf((base.find(({ card }) => !isWild(card)) ?? base[0])?.slot ?? 0);
  let taken = 0;
  for (const { slot } of base) {
    const bit = 1 << rankOf(slot);
    if (suitOf(slot) !== suit || rankOf(slot) < THREE || (taken & bit) !== 0) return [];
    taken |= bit;
  }
  return spreadTwos(taken, twos).map((places) => ranksDown(places).map((rank) => slotAt(suit, rank)));
}

/** The same in bits: for a sequence with these ranks taken, every set of ranks that this many 2s can fill. */
export function spreadTwos(taken: number, twos: number): number[] {
  const [high, low] = [highest(taken), lowest(taken)];
  const gaps = ((1 << (high + 1)) - (1 << low)) & ~taken;
  const spare = twos - count(gaps);
  const choices: number[] = [];
  for (let down = spare; down >= 0; down--) {
    const up = spare - down;
    if (low - down < THREE || high + up > ACE) continue;
    const below = (1 << low) - (1 << (low - down));
    const above = (1 << (high + up + 1)) - (1 << (high + 1));
    choices.push(gaps | below | above);
  }
  return choices;
}

export function ranksDown(mask: number): number[] {
  const ranks: number[] = [];
  for (let rank = ACE; rank >= THREE; rank--) if ((mask & (1 << rank)) !== 0) ranks.push(rank);
  return ranks;
}

function placesInSet(base: readonly Placed[], twos: number): Slot[][] {
  const rank = rankOf((base.find(({ card }) => !isWild(card)) ?? base[0])?.slot ?? 0);
  let taken = 0;
  for (const { slot } of base) {
    const bit = 1 << suitOf(slot);
    if (rankOf(slot) !== rank || (taken & bit) !== 0) return [];
    taken |= bit;
  }
  const free = SUITS.map((_, suit) => suit).filter((suit) => (taken & (1 << suit)) === 0);
  return someOf(free, twos).map((suits) => suits.map((suit) => slotAt(suit, rank)));
}

/** Every choice of this many things, in their order. */
function someOf(things: readonly number[], many: number): number[][] {
  if (many === 0) return [[]];
  return things.flatMap((first, i) => someOf(things.slice(i + 1), many - 1).map((rest) => [first, ...rest]));
}
