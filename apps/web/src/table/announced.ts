/** What the live region says: what is being shown, or was said last; not what was only looked up. */
import type { MatchState } from '../match/contract.ts';

export function announcedNow({ showing, log, lookedUp }: Pick<MatchState, 'showing' | 'log' | 'lookedUp'>): string {
  const told = showing ?? log.at(-1);
  return told && told.n > lookedUp ? told.text : '';
}
