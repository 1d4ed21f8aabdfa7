/** What pages were told, held against what the store has when all is over. */
import { hashOf } from '@dealers-choice/kernel';
import { type Followed, follow } from '@dealers-choice/protocol';
import { Position } from '../../src/match/position.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';
import type { Store } from '../../src/store/store.ts';
import type { Memory } from './player.ts';

export interface Verdict {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There, or acknowledged, more than once. */
  duplicated: number;
  /** Seen by a page, and not what the log leads to. */
  diverged: number;
  /** There, and the page was told that it was not done. */
  denied: number;
}

export async function verdictOn(memories: readonly Memory[], store: Store): Promise<Verdict> {
  const sum: Verdict = { acknowledged: 0, lost: 0, duplicated: 0, diverged: 0, denied: 0 };
  for (const memory of memories) {
    const one = await verdictOnMatch(memory, store);
    sum.acknowledged += one.acknowledged;
    sum.lost += one.lost;
    sum.duplicated += one.duplicated;
    sum.diverged += one.diverged;
    sum.denied += one.denied;
  }
  return sum;
}

/** How often a seat was given to a bot, and a move was taken back, in what is kept. */
export async function turnsIn(memories: readonly Memory[], store: Store): Promise<{ handed: number; undone: number }> {
  const sum = { handed: 0, undone: 0 };
  for (const match of new Set(memories.map((one) => one.match))) {
    const kept = await store.read(match);
    for (const { entry } of kept?.lines ?? []) {
      if ('to' in entry && entry.to === 'bot') sum.handed++;
      if ('undo' in entry) sum.undone++;
    }
  }
  return sum;
}

async function verdictOnMatch({ match, seat, done, denied, seen }: Memory, store: Store): Promise<Verdict> {
  const kept = await store.read(match);
  const played = kept && PLAYED_GAMES.get(kept.deal.game);
  const acknowledged = done.length;
  if (!kept || !played) return { acknowledged, lost: acknowledged, duplicated: 0, diverged: seen.size, denied: 0 };
  const ids = kept.lines.flatMap(({ moveId }) => moveId ?? []);
  const position = new Position(played, kept.deal);
  let known: Followed = position.seenBy(seat);
  const right = new Map([[known.seq, hashOf(known.sight.view)]]);
  position.repeat(kept.lines, (told) => {
    for (const { viewer, news } of told) {
      if (viewer !== seat) continue;
      known = follow(known, { type: 'news', match, ...news }) ?? known;
      right.set(known.seq, hashOf(known.sight.view));
    }
  });
  return {
    acknowledged,
    lost: done.filter((id) => !ids.includes(id)).length,
    duplicated: ids.length - new Set(ids).size + (done.length - new Set(done).size),
    denied: denied.filter((id) => ids.includes(id)).length,
    diverged: [...seen].filter(([seq, hash]) => right.get(seq) !== hash).length,
  };
}
