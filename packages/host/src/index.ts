export { askedAnew } from './asked-anew.ts';
export { type Changes, changesOf } from './changes.ts';
export { type Entry, type HandOver, type Host, host, type Keeper, type Listener, type MatchEvent } from './host.ts';
export { type HostEvent, isHostEvent } from './host-event.ts';
export {
  BadRecord,
  type MatchRecord,
  type Player,
  parseRecord,
  playerOf,
  RECORD_FORMAT,
  type ReplayHow,
  recordOf,
  replay,
  setupOf,
} from './record.ts';
