export type { Handlers, ToHost, ToPage } from './messages.ts';
export { type CardsName, formatCardsName, readCardsName } from './online/cards.ts';
export { changeOf, type Delta, deltaOf, patched } from './online/delta.ts';
export { type Followed, follow } from './online/follow.ts';
export {
  type MatchToClient,
  type MatchToServer,
  ONLINE_EVENT,
  ONLINE_VERSION,
  type RunningClocks,
} from './online/messages.ts';
export { Lexicon } from './online/packed/lexicon.ts';
export { Packer } from './online/packed/packer.ts';
export type { Signs } from './online/packed/signs.ts';
export { Unpacker } from './online/packed/unpacker.ts';
export {
  type Ask,
  isAboutMatch,
  readToClient,
  readToServer,
  type ToClient,
  type ToServer,
} from './online/read-online.ts';
export {
  GONE_MS,
  type LobbyNote,
  MOST_BLOCKED,
  MOST_OWN_MATCHES,
  MOST_WATCHERS,
  type OwnMatch,
  type RoomToClient,
  type RoomToServer,
  type RoomView,
  type Subscription,
} from './online/rooms.ts';
export type { Heard, News, Sight } from './online/sight.ts';
export type {
  Advice,
  Along,
  Branch,
  Candidate,
  Inspection,
  LogLine,
  MatchNote,
  MatchPlan,
  Moment,
  Report,
  SavedNote,
  SeatPlan,
  View,
} from './parts.ts';
export { readFromThinker, readToHost, readToPage, readToThinker } from './read.ts';
export type { FromThinker, ToThinker } from './thinking.ts';
