/** How many matches a browser keeps. */

/** Beyond this many that can go on, the one that was left longest ago makes room for a new one. */
export const MOST_OPEN = 20;
/** Beyond this many, the record of the oldest finished one goes; how it ended stays counted (`worker/past.ts`). */
export const MOST_FINISHED = 100;
