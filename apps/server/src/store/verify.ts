/** Is everything that is kept still what it was? Each match is played once more, line by line. */
import { Position } from '../match/position.ts';
import { stepsOf } from '../match/steps.ts';
import type { PlayedGame } from '../played-games.ts';
import type { Store } from './store.ts';
import type { Kept, MatchDeal } from './stored-forms.ts';

export interface Verified {
  matches: number;
  over: number;
  lines: number;
  /** Positions on the way whose hash was right. */
  snapshots: number;
  /** Dealt by other rules, or with cards that are not here: of these only the form of each line was looked at. */
  notReplayed: number;
  rooms: number;
  /** What is wrong, a sentence each. */
  problems: string[];
}

const BATCH = 100;

/** `gameOf`: null, or it fails: it cannot be played here. */
export async function verify(
  store: Store,
  gameOf: (deal: MatchDeal) => PlayedGame | null | Promise<PlayedGame | null>,
): Promise<Verified> {
  const sum: Verified = { matches: 0, over: 0, lines: 0, snapshots: 0, notReplayed: 0, rooms: 0, problems: [] };
  for (let last = ''; ; ) {
    const batch = await store.upkeep.matchesAfter(last, BATCH);
    for (const match of batch) await verifyMatch(store, match, gameOf, sum);
    if (batch.length < BATCH) break;
    last = batch[batch.length - 1] ?? '';
  }
  sum.rooms = (await store.rooms()).length;
  return sum;
}

async function verifyMatch(
  store: Store,
  match: string,
  gameOf: Parameters<typeof verify>[1],
  sum: Verified,
): Promise<void> {
  sum.matches++;
  try {
    const kept = await store.read(match);
    if (!kept) throw new Error(`match ${match} was there a moment ago`);
    sum.lines += kept.lines.length;
    if (kept.over) sum.over++;
    const played = await Promise.resolve(gameOf(kept.deal)).catch(() => null);
    if (played) sum.snapshots += replay(kept, played);
    else sum.notReplayed++;
  } catch (error) {
    sum.problems.push(error instanceof Error ? error.message : String(error));
  }
}

/** Gives how many snapshots were right. Throws with what is wrong. */
function replay({ deal, lines, snapshots, over }: Kept, played: PlayedGame): number {
  const position = new Position(played, deal, { viewers: [] });
  const hashes = new Map(snapshots.map(({ seq, hash }) => [seq, hash]));
  let right = 0;
  for (const step of stepsOf(lines)) {
    position.repeat(step.lines);
    const hash = hashes.get(position.seq);
    if (hash === undefined) continue;
    if (hash !== position.hash)
      throw new Error(`match ${deal.match}: line ${position.seq} leads elsewhere than it did`);
    right++;
  }
  if (position.over && !over) throw new Error(`match ${deal.match} is over, but not marked so`);
  if (right < hashes.size) throw new Error(`match ${deal.match}: lines are missing before a position that was kept`);
  return right;
}
