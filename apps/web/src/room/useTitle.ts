import type { RoomView } from '@dealers-choice/protocol';
import { useGameNames } from '../home/useGameNames.ts';
import { useLobbyText } from '../words/lobby.ts';
import { hostNameOf } from './standing.ts';

/** What a table is called: as its host says, else after its host; '': neither is known. */
export function useTableName(): (title: string, hostName: string) => string {
  const { hostTable } = useLobbyText();
  return (title, hostName) => title || (hostName === '' ? '' : hostTable(hostName));
}

/** The same of a room; one whose host has no name is called after its game. */
export function useTitle(): (room: RoomView) => string {
  const tableName = useTableName();
  const names = useGameNames();
  return (room) => tableName(room.title, hostNameOf(room)) || names(room.game);
}
