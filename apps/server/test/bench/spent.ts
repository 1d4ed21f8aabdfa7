/** What a server has used until now. */
export interface Spent {
  /** Of all its threads. */
  cpuMs: number;
  /** In use after the garbage was collected. */
  bytes: number;
}

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
