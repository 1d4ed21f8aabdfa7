export { type Entry, type Host, type HostEvent, host, isHostEvent, type Listener } from './host.ts';
export { BadRecord, type MatchRecord, parseRecord, RECORD_FORMAT, type ReplayHow, recordOf, replay } from './record.ts';
