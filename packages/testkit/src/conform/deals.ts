import {
  blankMatch,
  deal,
  type MatchOf,
  type Spec,
  seatBit,
  seedRng,
  shuffle,
  start,
  view,
} from '@dealers-choice/kernel';
import { nameOf, type Played, viewersOf } from './look.ts';
import { firstDifference } from './plain.ts';

/** Dealt once more with other cards in the places a viewer does not see, the table looks the same to that viewer. */
export function deals<G extends Spec>({ game, setup }: Played<G>): string | null {
  const dealt = start(game, setup);
  const rng = seedRng(`${setup.seed}/deals`);
  for (const viewer of viewersOf(dealt.seats)) {
    const seen = view(game, dealt, viewer);
    const unseen = [...seen.where.keys()].filter((copy) => seen.where[copy] === -1);
    const other = view(game, dealtAs(unseen, shuffle(rng, unseen.slice())), viewer);
    // Piles that are sorted by kind before they are shuffled deal this viewer other cards: nothing to compare.
    if (knownBy(other) !== knownBy(seen)) continue;
    const difference = firstDifference(seen, other);
    if (difference)
      return `dealt, ${nameOf(viewer)} sees what is hidden: ${difference}, when other hidden cards lie there`;
  }
  return null;

  function dealtAs(from: readonly number[], to: readonly number[]): MatchOf<G> {
    const match = blankMatch(game, dealt.seats, dealt.options);
    const pile = game.zones[game.zoneId(game.def.pile, 0)]?.list(match.table) ?? [];
    const before = pile.map(Number);
    for (const [i, copy] of from.entries()) pile[before.indexOf(copy)] = to[i] as (typeof pile)[number];
    match.rng = seedRng(setup.seed);
    deal(game, match);
    return match;
  }
  function knownBy(seen: MatchOf<G>): string {
    const bit = seatBit(seen.viewer ?? 0);
    return seen.known.flatMap((known, copy) => ((known & bit) === 0 ? [] : [`${copy} ${seen.where[copy]}`])).join();
  }
}
