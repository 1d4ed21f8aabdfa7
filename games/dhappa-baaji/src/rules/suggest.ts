/** The layouts that chosen cards allow (DB-26): a help for people, not a rule. */
import type { Act, CopyId, Layout, Seat } from '@dealers-choice/kernel';
import {
  ACE,
  formatSlot,
  HOME,
  isJoker,
  isStatic,
  isWild,
  rankOf,
  type Slot,
  slot,
  suitOf,
  THREE,
} from '../cards/pack.ts';
import { addTo, meld } from './extend.ts';
import { type Placed, whyNoRun } from './lay.ts';
import { NEW_SEQUENCE, NEW_SET, TO_HAND } from './plays.ts';
import { cardsOf, kindOf, layerOf } from './runs.ts';
import { placesFor, ranksDown } from './shift.ts';
import { type RunKind, type Table, teamOf } from './table.ts';

/**
 * Every new run of exactly these cards, as the layout of a move. Gaps are filled first, 2s before Jokers; the other
 * wilds go to the ends in every split, the low end first: that one is the default.
 */
export function suggestLayouts(cards: readonly CopyId[]): Layout[] {
  return [...suggest('SEQUENCE', cards), ...suggest('SET', cards)];
}

const naturalsOf = (cards: readonly CopyId[]): Placed[] =>
  cards.filter((card) => !isWild(card)).map((card) => ({ card, slot: HOME[card] ?? 0 }));
/** 2s before Jokers. */
const wildsOf = (cards: readonly CopyId[]): CopyId[] =>
  cards.filter((card) => isWild(card)).sort((a, b) => Number(isStatic(b)) - Number(isStatic(a)) || a - b);

function suggest(kind: RunKind, cards: readonly CopyId[]): Layout[] {
  const naturals = naturalsOf(cards);
  const wilds = wildsOf(cards);
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

/**
 * The moves a player may have in mind with exactly these cards: swap, add, meld over them, lay them, discard the only
 * one. Whether they are allowed is for the rules to say; when nothing fits, the answer is a run that is refused.
 */
export function playsWith(t: Table, seat: Seat, cards: readonly CopyId[]): Act[] {
  if (cards.length === 0) return [];
  const runs = t.runBy.flatMap((_, i) =>
    teamOf(layerOf(t, i + 1)) === teamOf(seat) && layerOf(t, i + 1) >= 0 ? [i + 1] : [],
  );
  const laid = suggestLayouts(cards).map((layout): Act => ({ do: 'CREATE_RUN', layout }));
  const found = [
    ...runs.flatMap((run) => swapsWith(t, run, cards)),
    ...runs.flatMap((run) => addsWith(t, run, cards)),
    ...laid,
    ...runs.flatMap((run) => runs.flatMap((other) => (run < other ? meldsWith(t, run, other, cards) : []))),
  ];
  const [only] = cards;
  if (cards.length === 1 && only !== undefined) return [...found, { do: 'DISCARD_CARD', card: only }];
  return found.length > 0 ? found : [{ do: 'CREATE_RUN', layout: noRun(cards) }];
}

function swapsWith(t: Table, run: number, cards: readonly CopyId[]): Act[] {
  const [card] = cards;
  const joker = cardsOf(t, run).find((one) => isJoker(one.card) && one.slot === HOME[card ?? 0]);
  if (card === undefined || cards.length > 1 || !joker) return [];
  return [
    { do: 'SWAP_JOKER', layout: { run, cards: [{ card, as: '' }], shifts: [{ card: joker.card, as: TO_HAND }] } },
  ];
}

/** Every way to add all of them; 2s that give way are told where to go when they have a choice. */
function addsWith(t: Table, run: number, cards: readonly CopyId[]): Act[] {
  const kind = kindOf(t, run);
  const lying = cardsOf(t, run);
  return spread(kind, lying, cards).flatMap(({ named, cards: added, shifts }): Act[] => {
    const layout = { run, cards: added, shifts: named ? shifts : [] };
    return addTo(kind, lying, layout).why ? [] : [{ do: 'ADD_TO_RUN', layout }];
  });
}

function meldsWith(t: Table, run: number, other: number, cards: readonly CopyId[]): Act[] {
  if (kindOf(t, run) === 'SET' || kindOf(t, other) === 'SET') return [];
  const [one, two] = [cardsOf(t, run), cardsOf(t, other)];
  if (one.some(({ slot: place }) => two.some((rival) => rival.slot === place))) return [];
  return spread('SEQUENCE', [...one, ...two], cards).flatMap(({ named, cards: bridge, shifts }): Act[] => {
    const layout = { run, cards: bridge, shifts: named ? shifts : [] };
    return meld(one, two, layout).why ? [] : [{ do: 'MELD_RUNS', at: other, layout }];
  });
}

/** Places beside a run for the wilds among these cards, and for the 2s of the run that give way to naturals. */
function spread(
  kind: RunKind,
  lying: readonly Placed[],
  cards: readonly CopyId[],
): (Omit<Layout, 'run'> & { named: boolean })[] {
  const naturals = naturalsOf(cards);
  const wilds = wildsOf(cards);
  const pushed = lying.filter((one) => isStatic(one.card) && naturals.some((natural) => natural.slot === one.slot));
  const base = [...lying.filter((one) => !pushed.includes(one)), ...naturals];
  const choices = placesFor(kind, base, wilds.length + pushed.length);
  return choices.map((places) => {
    const at = (i: number): string => formatSlot(places[i] ?? 0);
    return {
      named: choices.length > 1 || wilds.length > 0,
      cards: [
        ...naturals.map(({ card }) => ({ card, as: '' })),
        ...wilds.map((card, i) => ({ card, as: at(pushed.length + i) })),
      ],
      shifts: pushed.map(({ card }, i) => ({ card, as: at(i) })),
    };
  });
}

/** These cards as a sequence that is not legal, the wilds on any free slots: its refusal says why. */
function noRun(cards: readonly CopyId[]): Layout {
  const naturals = naturalsOf(cards).sort((a, b) => b.slot - a.slot);
  const suit = suitOf(naturals[0]?.slot ?? 0);
  const free: Slot[] = [];
  for (let rank = ACE; rank >= THREE; rank--) {
    if (!naturals.some((one) => one.slot === slot(suit, rank))) free.push(slot(suit, rank));
  }
  const wilds = wildsOf(cards).map((card, i) => ({ card, as: formatSlot(free[i] ?? 0) }));
  return { run: NEW_SEQUENCE, cards: [...naturals.map(({ card }) => ({ card, as: '' })), ...wilds], shifts: [] };
}
