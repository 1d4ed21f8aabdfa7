export type { Handlers, ToHost, ToPage } from './messages.ts';
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
