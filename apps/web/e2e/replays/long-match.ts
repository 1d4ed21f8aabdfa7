/** The longest matches there are: what a replay is scrubbed through. */
import { random, recordOfRun, runMatch } from '@dealers-choice/bots';
import { type FairDeal, fairSeed, matchNameOf } from '@dealers-choice/chance';
import type { MatchRecord } from '@dealers-choice/host';
import type { Game, Spec } from '@dealers-choice/kernel';

const MOVES = 300;
const TRIES = 60;

export interface LongMatch {
  record: MatchRecord;
  /** As a server would have dealt it. */
  deal: FairDeal;
}

/** A match with at least 300 moves, or the longest of many where a game ends sooner. */
export function longMatch<G extends Spec>(game: Game<G>, seats: number): LongMatch {
  const bots = Array.from({ length: seats }, () => random(game));
  let longest: LongMatch | null = null;
  for (let n = 1; n <= TRIES; n++) {
    const secret = n.toString(16).padStart(64, '0');
    const deal = { match: matchNameOf(secret), secret, entropy: Array.from({ length: seats }, () => '') };
    const setup = { seats, seed: fairSeed(deal) };
    const { moves } = runMatch(game, setup, bots);
    if (longest && moves.length <= longest.record.moves.length) continue;
    longest = { record: recordOfRun(game, setup, moves), deal };
    if (moves.length >= MOVES) break;
  }
  if (!longest) throw new Error(`${game.id}: no match was played`);
  return longest;
}
