/** Other windows of this browser know that a match is being played here: no new version may come in between. */
import type { StoreApi } from 'zustand';
import type { MatchState } from '../match/contract.ts';

const LOCK = 'dealers-choice.playing';

export const isOnTable = ({ status }: Pick<MatchState, 'status'>): boolean =>
  status === 'starting' || status === 'playing';

/** Holds a lock for as long as a match is on the table; the browser lets it go when the window closes. */
export function holdWhilePlaying(
  match: Pick<StoreApi<MatchState>, 'getState' | 'subscribe'>,
  locks: LockManager,
): void {
  let letGo: (() => void) | null = null;
  const look = (state: MatchState): void => {
    if (isOnTable(state) === (letGo !== null)) return;
    if (letGo) {
      letGo();
      letGo = null;
      return;
    }
    const held = new Promise<void>((done) => {
      letGo = done;
    });
    void locks.request(LOCK, { mode: 'shared' }, () => held);
  };
  look(match.getState());
  match.subscribe(look);
}

export async function isPlaying(locks: LockManager): Promise<boolean> {
  const { held = [] } = await locks.query();
  return held.some(({ name }) => name === LOCK);
}
