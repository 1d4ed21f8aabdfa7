export { BadRecord, type Entry, type Host, type HostEvent, host, type Listener, type MatchRecord, parseRecord, RECORD_FORMAT, type ReplayHow, recordOf, replay } from '@dealers-choice/kernel';
