/** How a timing is called where it is not the header of a text: "with an [On Play] effect". */
import { inBrackets } from '../../lexicon/tags.ts';
import { TIMING_WORDS } from '../../lexicon/timings.ts';
import type { Timing } from '../tree.ts';

export function timingName(timing: Timing): string {
  const words = TIMING_WORDS[timing];
  return 'tag' in words ? inBrackets(words.tag) : `"${words.name}"`;
}
