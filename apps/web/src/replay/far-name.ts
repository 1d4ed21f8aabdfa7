import { FAR } from '../match/either-port.ts';

/** The name of a match that is played far away, from the key of what is on the table; null: it is played here. */
export const farName = (key: string): string | null => (key.startsWith(FAR) ? key.slice(FAR.length) : null);
