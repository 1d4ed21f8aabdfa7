export { type Entry, type Host, host, type Listener, type MatchEvent } from './host.ts';
export { isHostEvent } from './host-event.ts';
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
