/** How much memory the answers of random matches allocate, whatever becomes of it. */
import { getHeapStatistics } from 'node:v8';
import { type Game, type Spec, seedRng } from '@dealers-choice/kernel';
import { answerUpTo, type PlayOut } from './matches.ts';

/** So few answers fit into the young generation many times: between two collections there are many strides. */
const STRIDE = 10;
const MATCHES = 40;

/**
 * Over whole matches, without dealing. Code allocates less once it is compiled well, so the last of `passes` counts.
 * Asked for before other work: what views and imagined matches teach the compiler makes plain play allocate more.
 */
export function bytesPerMove(game: Game<Spec>, play: PlayOut, passes: number): number {
  let bytes = 0;
  for (let pass = 0; pass < passes; pass++) bytes = onePass(game, play);
  return Math.round(bytes);
}

function onePass(game: Game<Spec>, play: PlayOut): number {
  const sum = growing();
  for (let i = 0; i < MATCHES; i++) {
    const { match } = play(i, undefined, 0);
    const rng = seedRng(`bytes ${i}`);
    while (match.over === null) sum.add(() => answerUpTo(game, match, rng, STRIDE));
  }
  return sum.perUnit();
}

/**
 * By how much the heap grows for each unit of work. A collection leaves the heap smaller than it was, by far more than
 * a little work can add: work during which one ran counts neither with its bytes nor with its units.
 */
export function growing(): { add(work: () => number): void; perUnit(): number } {
  const cost = costOfAsking();
  let [bytes, units] = [0, 0];
  return {
    add(work) {
      const before = allocated();
      const done = work();
      const more = allocated() - before - cost;
      if (more < 0) return;
      bytes += more;
      units += done;
    },
    perUnit: () => bytes / units,
  };
}

/** On the heap and, for buffers, beside it. */
function allocated(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** The answer to `allocated` takes room itself. */
const costOfAsking = (): number =>
  Math.min(...Array.from({ length: 20 }, () => allocated() - allocated()).map(Math.abs));
