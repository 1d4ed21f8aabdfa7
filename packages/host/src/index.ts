export { type Entry, type Host, host, isHostEvent, type Listener, type MatchEvent } from './host.ts';
export {
  BadRecord,
  type MatchRecord,
  parseRecord,
  RECORD_FORMAT,
  type ReplayHow,
  recordOf,
  replay,
  setupOf,
} from './record.ts';
