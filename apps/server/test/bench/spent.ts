/** What is asked of the process with the server: each is a number. */
export type Figure =
  | 'port'
  /** What all its threads have used until now. */
  | 'cpuMs'
  /** What is in use when the garbage has been collected, which takes time. */
  | 'bytes';

/** What is asked of the process with the pages. */
export type Order =
  | { do: 'connect'; url: string; game: string; tables: number }
  | { do: 'deal' }
  /** `everyMs`: at each table one move in this time; 0: as soon as the last one is done. */
  | { do: 'play'; ms: number; everyMs: number };

/** What pages have seen. */
export interface Seen {
  moves: number;
  /** From an answer to its being done, in milliseconds. */
  waits: number[];
  /** For each viewer and move: what came over the wire because of it. */
  bytes: number[];
}

/** What is asked of the process that looks at the machine: to begin, and what it has seen. */
export type Look = 'look' | 'tell';
