/** Whoever a match waits for is called: pages that do not show it are told; where none is open, the browser is. */
import { hostNameOf, type Room } from './room.ts';
import type { RoomParts } from './room-parts.ts';
import type { Visitor } from './visitor.ts';

/** `isSpared`: a page that knows already. */
export function callTo(
  { how, presence }: Pick<RoomParts, 'how' | 'presence'>,
  guest: string,
  { room, match, isSpared = () => false }: MatchCall,
): void {
  const { code, game, title } = room;
  const call = { match, code, game, title };
  const pages = presence.pagesOf(guest);
  for (const page of pages) {
    if (!page.isWatching(match) && !isSpared(page)) page.send({ type: 'called', ...call, host: hostNameOf(room) });
  }
  if (pages.length > 0 || guest === '') return;
  how.calls.call(guest, call).catch((error: unknown) => {
    how.log('call failed', { match, error: String(error) });
  });
}
export interface MatchCall {
  room: Room;
  match: string;
  isSpared?(page: Visitor): boolean;
}
