/** Checks of a whole match. */
import { type Host, host, parseRecord, recordOf, replay } from '@dealers-choice/host';
import { hashOf, type Spec } from '@dealers-choice/kernel';
import { type CheckedMatch, nameOf, viewersOf } from './checked.ts';
import { firstDifference } from './plain.ts';

export function ends<G extends Spec>({ match }: CheckedMatch<G>): string | null {
  return match.over?.reason === 'cut' ? `the match was cut in turn ${match.turn}` : null;
}

/** A record leads to the same hash, and every viewer hears the same again. */
export function replays<G extends Spec>(one: CheckedMatch<G>): string | null {
  const [first, second] = [playHeard(one), playHeard(one)];
  const record = recordOf(first.played);
  const again = replay(one.game, parseRecord(JSON.stringify(record)));
  if (one.match.draft === null) {
    for (const other of [first.played, second.played, again]) {
      if (hashOf(other.match) === hashOf(one.match)) continue;
      return `replayed it ends elsewhere, ${firstDifference(one.match, other.match)}`;
    }
  }
  for (const viewer of viewersOf(one.match.seats)) {
    const difference = firstDifference(first.heard.get(viewer), second.heard.get(viewer), 'events');
    if (difference) return `replayed, ${nameOf(viewer)} hears something else, ${difference}`;
  }
  return null;
}

function playHeard<G extends Spec>({
  game,
  setup,
  match,
  moves,
}: CheckedMatch<G>): { played: Host<G>; heard: Map<number, string[]> } {
  const played = host(game, setup);
  const heard = new Map<number, string[]>();
  for (const viewer of viewersOf(match.seats)) {
    const list: string[] = [];
    heard.set(viewer, list);
    played.listen(viewer, (event) => list.push(JSON.stringify(event)));
  }
  for (const entry of moves) {
    const refusal = 'move' in entry ? played.play(entry.seat, entry.move) : played.concede(entry.seat);
    if (refusal) throw new Error(`${game.id}: played again, ${JSON.stringify(entry)} is refused: ${refusal.code}`);
  }
  return { played, heard };
}
