/** Chance: a fast generator for bots and imagined worlds, and a secret one for what people play for. */
export { secretRng } from './chacha20.ts';
export {
  commitmentTo,
  type FairDeal,
  fairSeed,
  faultIn,
  matchNameOf,
  type Unfair,
  type Witness,
} from './fair.ts';
export { below, beside, next, type Rng, shuffle } from './rng.ts';
export { seedRng } from './sfc32.ts';
export { hmacSha256Hex, sha256, sha256Hex } from './sha256.ts';
