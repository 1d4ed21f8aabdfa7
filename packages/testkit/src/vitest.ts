/** What needs vitest; everything else is in the entry `.`, so that the command line can use it. */
import './vitest/matchers.ts';

export type { ConformHow } from './conform/promises.ts';
export { type CiteHow, citesRules } from './vitest/cites-rules.ts';
export { conforms } from './vitest/conforms.ts';
export { type CoverHow, covers, numbered } from './vitest/covers.ts';
export { given } from './vitest/given.ts';
export { type GoldenHow, golden } from './vitest/golden.ts';
export { guides } from './vitest/guides.ts';
export { type ImaginedHow, imaginedByAll } from './vitest/imagined.ts';
export type { TableMatchers } from './vitest/matchers.ts';
export { rounds } from './vitest/rounds.ts';
export { type SpeakHow, speaks } from './vitest/speaks.ts';
export { expectShares, worldsOf } from './vitest/worlds.ts';
