/** Where friends were on this device the last time somebody chose it: around it, or far away. */
import { hasPlayedFar } from '../home/played-far.ts';

const KEY = 'dealers-choice.friends';
export type Where = 'device' | 'far';

/** Before anybody has chosen, far away for whoever has been at a table there. */
export function friendsWhere(): Where {
  const usual = hasPlayedFar() ? 'far' : 'device';
  try {
    const kept = localStorage.getItem(KEY);
    return kept === 'far' || kept === 'device' ? kept : usual;
  } catch {
    return usual; // storage is closed
  }
}

export function rememberFriends(where: Where): void {
  try {
    localStorage.setItem(KEY, where);
  } catch {
    // Storage is closed: it is chosen again the next time.
  }
}
