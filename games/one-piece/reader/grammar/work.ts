/**
 * How much work a text may make. A reader that goes back and tries again can be led in circles by a text that was
 * written for it: lists within lists double its work with every word. Such a text is not read, and says why.
 */
export interface Work {
  /** This many more phrases and tokens may be tried. */
  triesLeft: number;
  /** This many more productions may stand inside the one that is being read. */
  levelsLeft: number;
}

/** Far more than any printed card takes, and still done in a blink. */
export const MOST_TRIES = 100_000;
const DEEPEST = 400;

export const freshWork = (): Work => ({ triesLeft: MOST_TRIES, levelsLeft: DEEPEST });

export class TooMuch extends Error {}

export function countTry(work: Work, n = 1): void {
  work.triesLeft -= n;
  if (work.triesLeft < 0) throw new TooMuch('it can be read in too many ways: nobody tries them all');
}

export function goDeeper(work: Work): void {
  if (--work.levelsLeft < 0) throw new TooMuch('it has too many texts inside each other');
}
