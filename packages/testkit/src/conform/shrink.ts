/** The shortest match found that still shows a violation: moves are left out as long as the rest stays legal. */
import { type Entry, type Host, host, type MatchRecord, recordOf } from '@dealers-choice/host';
import type { Game, Spec } from '@dealers-choice/kernel';
import { CHECKS, findViolation, type Violation } from './find-violation.ts';

const TRIES = 400;

export function shrink<G extends Spec>(game: Game<G>, violation: Violation, tries = TRIES): Violation {
  let best = violation;
  let left = tries;
  const again = (moves: readonly Entry[]): Violation | null => {
    left--;
    const checks = CHECKS.filter((check) => check === violation.check);
    const found = findViolation(game, violation.setup, { checks, moves });
    return found?.check === violation.check ? found : null;
  };
  for (
    let size = Math.ceil(best.moves.length / 2);
    size >= 1 && left > 0;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    for (let from = 0; from < best.moves.length && left > 0; ) {
      const found = again([...best.moves.slice(0, from), ...best.moves.slice(from + size)]);
      if (found && found.moves.length < best.moves.length) best = found;
      else from += size;
    }
  }
  return best;
}

/** A violation as a file to replay: its moves, up to the one that breaks. */
export function recordOfViolation<G extends Spec>(game: Game<G>, violation: Violation): MatchRecord {
  const played: Host<G> = host(game, violation.setup);
  for (const entry of violation.moves) {
    if (!('move' in entry)) continue;
    const before = recordOf(played);
    try {
      if (played.play(entry.seat, entry.move)) return before;
    } catch {
      return before;
    }
  }
  return recordOf(played);
}
