import { type MatchOf, type Spec, seatBit, seedRng, start, type Viewer, view } from '@dealers-choice/kernel';
import { type CheckedMatch, nameOf, viewersOf } from './checked.ts';
import { withOtherCards, withOtherSecrets } from './other-deal.ts';
import { firstDifference } from './plain.ts';

/** Dealt once more with something else that a viewer does not see, the table looks the same to that viewer. */
export function deals<G extends Spec>({ game, setup }: CheckedMatch<G>): string | null {
  const dealt = start(game, setup);
  const rng = seedRng(`${setup.seed}/deals`);
  for (const viewer of viewersOf(dealt.seats)) {
    const problem =
      compare(viewer, withOtherCards(game, setup, dealt, viewer, rng), 'other hidden cards lie there') ??
      compare(viewer, withOtherSecrets(game, setup, dealt, viewer, rng), 'the others have chosen otherwise');
    if (problem) return problem;
  }
  return null;

  function compare(viewer: Viewer, otherwise: MatchOf<G> | null, when: string): string | null {
    if (!otherwise) return null;
    const [seen, other] = [view(game, dealt, viewer), view(game, otherwise, viewer)];
    // Piles that are sorted by kind before they are shuffled deal this viewer other cards: nothing to compare.
    if (knownBy(other) !== knownBy(seen)) return null;
    const difference = firstDifference(seen, other);
    return difference && `dealt, ${nameOf(viewer)} sees what is hidden: ${difference}, when ${when}`;
  }
  function knownBy(seen: MatchOf<G>): string {
    const bit = seatBit(seen.viewer ?? 0);
    const prints = game.def.printed ? (seen.table as Record<string, number[]>)[game.def.printed.column] : undefined;
    const lies = (copy: number): string => `${copy} ${seen.where[copy]} ${prints?.[copy] ?? ''}`;
    return seen.known.flatMap((known, copy) => ((known & bit) === 0 ? [] : [lies(copy)])).join();
  }
}
