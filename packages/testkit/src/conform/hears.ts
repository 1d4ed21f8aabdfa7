/** What each listener of a host hears is what the kernel tells that viewer, event by event and move by move. */
import { type Host, host } from '@dealers-choice/host';
import { type Game, refuse, type Setup, type Spec, start, type Viewer, view } from '@dealers-choice/kernel';
import { type CheckedMatch, nameOf, playAndHear, viewersOf } from './checked.ts';
import { firstDifference } from './plain.ts';

/** `open`: how a match is begun, so that a test can plant a host that is wrong. */
export function hears<G extends Spec>(
  { game, setup, moves }: CheckedMatch<G>,
  open: (game: Game<G>, setup: Setup) => Host<G> = host,
): string | null {
  const played = open(game, setup);
  const match = start(game, setup);
  const heard = new Map(viewersOf(match.seats).map((viewer) => [viewer, listening(played, viewer)]));
  /** What a private draft keeps from a viewer until it commits. */
  const held = new Map<Viewer, string[]>(viewersOf(match.seats).map((viewer) => [viewer, []]));
  for (const [i, entry] of moves.entries()) {
    if (!('move' in entry)) return null;
    const { seat, move } = entry;
    const { draft } = match;
    const expected = refuse(game, view(game, match, seat), seat, move);
    const unlike = firstDifference(expected, played.play(seat, move), 'refusal');
    if (unlike) return `move ${i + 1}: the host and the seat's own view differ, ${unlike}`;
    if (expected) return null;
    const outcome = playAndHear(game, match, seat, move);
    const isKept = draft !== null && !draft.watched && match.draft === draft;
    for (const [viewer, told] of outcome.heard) {
      const due = [...(held.get(viewer) ?? []), ...told];
      const isDue = !isKept || viewer === draft?.seat;
      held.set(viewer, isDue ? [] : due);
      const difference = firstDifference(isDue ? due : [], heard.get(viewer)?.splice(0), 'events');
      if (difference) return `move ${i + 1}: ${nameOf(viewer)} is told one thing and hears another, ${difference}`;
    }
  }
  return null;
}

function listening<G extends Spec>(played: Host<G>, viewer: Viewer): string[] {
  const list: string[] = [];
  played.listen(viewer, (event) => list.push(JSON.stringify(event)));
  return list;
}
