export type { Handlers, ToHost, ToPage } from './messages.ts';
export type { Along, Inspection, LogLine, MatchNote, MatchPlan, Report, SavedNote, SeatPlan, View } from './parts.ts';
export { readToHost, readToPage } from './read.ts';
