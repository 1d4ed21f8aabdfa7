import { CLOSED_TABLE } from '@dealers-choice/protocol/codes';
import { goToFarMatch } from '../app/far-match.ts';
import { go } from '../app/route.ts';
import { reasonOf } from '../match/sentences.ts';
import { online } from '../online/page.ts';

/**
 * Rejects with a sentence; the screen that asked says it. That a table is closed to somebody its own screen says. Who
 * only can look on does that at once.
 */
export async function enterTable(code: string): Promise<void> {
  const view = await online
    .getState()
    .enter(code)
    .catch((error: unknown) => {
      if (reasonOf(error) === CLOSED_TABLE) return null;
      throw error;
    });
  if (!view) return go({ at: 'room', code });
  const { me } = online.getState();
  const sits = view.seats.some(({ guest }) => guest === me?.guest);
  if (view.playing && view.match !== null && (sits || view.spectators !== null)) goToFarMatch(view.match);
  else go({ at: 'room', code: view.code });
}
