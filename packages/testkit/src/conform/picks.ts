/** Picks made one by one show nobody else anything until they are whole, and then lead where the whole list leads. */
import { fork, type MatchOf, type Move, moves, refuse, type Seat, type Spec, view } from '@dealers-choice/kernel';
import { type CheckedPosition, nameOf, oneOf, playAndHear, viewersOf } from './checked.ts';
import { firstDifference } from './plain.ts';

export function picksOneByOne<G extends Spec>(position: CheckedPosition<G>): string | null {
  const { game, match, rng } = position;
  const { asking } = match;
  const [seat] = asking?.seats ?? [];
  if (!asking || seat === undefined || asking.max < 2 || asking.picked.length > 0) return null;
  if (asking.kind !== 'cards' && asking.kind !== 'order') return null;
  const apart = fork(game, match);
  const open = apart.asking;
  const picked: number[] = [];
  while (apart.asking === open) {
    const move = oneOf(rng, moves(game, view(game, apart, seat), seat));
    if ('also' in move && move.also !== null) picked.push(move.also);
    const { gave, heard } = playAndHear(game, apart, seat, move);
    if (apart.asking !== open) break;
    for (const viewer of viewersOf(match.seats)) {
      if (viewer === seat) continue;
      const told = firstDifference([], heard.get(viewer), 'events');
      const seen = told ?? firstDifference(view(game, match, viewer), view(game, apart, viewer));
      if (seen) return `${nameOf(viewer)} sees that seat ${seat + 1} has picked something: ${seen}`;
    }
    if (gave !== 0) return `a pick that is half made cannot be taken back (${gave})`;
  }
  return leadsThere(position, apart, seat, { pick: picked });
}

function leadsThere<G extends Spec>(
  { game, match }: CheckedPosition<G>,
  apart: MatchOf<G>,
  seat: Seat,
  whole: Move,
): string | null {
  const refusal = refuse(game, match, seat, whole);
  if (refusal) return `what was picked one by one is refused as a whole, ${JSON.stringify(whole)} (${refusal.code})`;
  const together = fork(game, match);
  playAndHear(game, together, seat, whole);
  const difference = firstDifference(together, apart);
  return difference && `${JSON.stringify(whole)} picked one by one leads elsewhere, ${difference}`;
}
