export type { Handlers, ToHost, ToPage } from './messages.ts';
export { type Delta, deltaOf, patched } from './online/delta.ts';
export { type Followed, follow } from './online/follow.ts';
export { type MatchToClient, type MatchToServer, ONLINE_VERSION } from './online/messages.ts';
export { isAboutMatch, readToClient, readToServer, type ToClient, type ToServer } from './online/read-online.ts';
export { type LobbyNote, MOST_NAME, type RoomToClient, type RoomToServer, type RoomView } from './online/rooms.ts';
export type { News, Sight } from './online/sight.ts';
export type {
  Advice,
  Along,
  Candidate,
  Inspection,
  LogLine,
  MatchNote,
  MatchPlan,
  Report,
  SavedNote,
  SeatPlan,
  View,
} from './parts.ts';
export { readFromThinker, readToHost, readToPage, readToThinker } from './read.ts';
export type { FromThinker, ToThinker } from './thinking.ts';
