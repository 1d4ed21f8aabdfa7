import { formatFarKey } from '../match/far-key.ts';
import { go } from './route.ts';
import { match } from './stores.ts';

/** Lays a match that is played far away on the table, and shows it. */
export function goToFarMatch(name: string): void {
  match.getState().resume(formatFarKey(name));
  go({ at: 'table' });
}
