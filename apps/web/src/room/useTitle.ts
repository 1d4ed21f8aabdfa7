import type { RoomView } from '@dealers-choice/protocol';
import { useGameNames } from '../home/useGameNames.ts';
import { useRoomText } from '../words/room.ts';

/** What a table is called: as its host says, else after its host. */
export function useTitle(): (room: RoomView) => string {
  const text = useRoomText();
  const names = useGameNames();
  return ({ title, host, seats, game }) => {
    const hostName = seats.find(({ guest }) => guest === host)?.name ?? '';
    return title || (hostName === '' ? names(game) : text.hostTable(hostName));
  };
}
