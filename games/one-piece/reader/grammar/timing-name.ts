/** How a timing is called where it is not the header of a text. */
import { TIMING_WORDS, TIMINGS } from '../../src/lexicon/timings.ts';
import type { Timing } from '../../src/tree/tree.ts';
import { rule, token } from './cursor.ts';
import { phraseOf } from './phrases.ts';
import { timingTag } from './words.ts';

const TIMING_NAMES: Readonly<Record<string, Timing>> = Object.fromEntries(
  TIMINGS.flatMap((timing) => {
    const words = TIMING_WORDS[timing];
    return 'name' in words ? [[phraseOf(words.name), timing]] : [];
  }),
);

/** [On Play], or in quotes a timing that no card shows as a tag. */
export const timingNamed = rule<Timing>('timing name', (c) => {
  const tag = timingTag(c);
  if (tag) return tag;
  const found = token(c, 'quote', ({ text }) => Object.hasOwn(TIMING_NAMES, text));
  return found && TIMING_NAMES[found.text];
});
