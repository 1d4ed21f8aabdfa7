/** The layouts a selection of cards allows (section 7.4): a help for people, not a rule. */
import type { CopyId, Layout } from '@dealers-choice/kernel';
import { ACE, formatSlot, HOME, isStatic, isWild, rankOf, type Slot, slot, suitOf, THREE } from '../cards/pack.ts';
import { type Placed, whyNoRun } from './lay.ts';
import { NEW_SEQUENCE, NEW_SET } from './plays.ts';
import { placesFor, ranksDown } from './shift.ts';
import type { RunKind } from './table.ts';

/**
 * Every new run of exactly these cards, as the layout of a move. Gaps are filled first, 2s before Jokers; what is left
 * goes to the ends in every split, the low end first: that one is the default.
 */
export function suggestLayouts(cards: readonly CopyId[]): Layout[] {
  return [...suggest('SEQUENCE', cards), ...suggest('SET', cards)];
}

function suggest(kind: RunKind, cards: readonly CopyId[]): Layout[] {
  const naturals = cards.filter((card) => !isWild(card)).map((card): Placed => ({ card, slot: HOME[card] ?? 0 }));
  const wilds = cards.filter((card) => isWild(card)).sort((a, b) => Number(isStatic(b)) - Number(isStatic(a)) || a - b);
  if (naturals.length === 0) return [];
  return placesFor(kind, naturals, wilds.length).flatMap((places) => {
    const filled = fillGapsFirst(kind, naturals, places).map((place, i) => ({ card: wilds[i] as CopyId, slot: place }));
    const run = [...naturals, ...filled];
    return whyNoRun(kind, run) ? [] : [layoutOf(kind, run)];
  });
}

/** The places in the order in which wilds take them. */
function fillGapsFirst(kind: RunKind, naturals: readonly Placed[], places: readonly Slot[]): Slot[] {
  if (kind === 'SET') return [...places];
  const ranks = naturals.map((one) => rankOf(one.slot));
  const [low, high] = [Math.min(ACE, ...ranks), Math.max(THREE, ...ranks)];
  const suit = suitOf(naturals[0]?.slot ?? 0);
  const all = places.reduce((mask, place) => mask | (1 << rankOf(place)), 0);
  const inside = ((1 << high) - 1) & ~((2 << low) - 1);
  return [...ranksDown(all & inside), ...ranksDown(all & ~inside)].map((rank) => slot(suit, rank));
}

const layoutOf = (kind: RunKind, run: readonly Placed[]): Layout => ({
  run: kind === 'SET' ? NEW_SET : NEW_SEQUENCE,
  cards: run
    .slice()
    .sort((a, b) => (kind === 'SET' ? a.slot - b.slot : b.slot - a.slot))
    .map(({ card, slot: place }) => ({ card, as: isWild(card) ? formatSlot(place) : '' })),
  shifts: [],
});
