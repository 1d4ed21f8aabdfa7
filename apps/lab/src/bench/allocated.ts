/** How much memory the answers of random matches allocate, whatever becomes of it. */
import { getHeapStatistics } from 'node:v8';
import { type Game, type Spec, seedRng } from '@dealers-choice/kernel';
import { answerUpTo, type PlayOut } from './matches.ts';

/** So few answers fit into the young generation many times: between two collections there are many strides. */
const STRIDE = 10;
const MATCHES = 40;

/**
 * The heap before and after each stride of answers; dealing is not counted. A collection in between leaves the heap
 * smaller than it was, by far more than a stride can add: such a stride counts neither with its bytes nor its answers.
 * Code allocates less once it is compiled well, so the last of `passes` counts. Asked for before other work: what views
 * and imagined matches teach the compiler makes plain play allocate more.
 */
export function bytesPerMove(game: Game<Spec>, play: PlayOut, passes: number): number {
  let bytes = 0;
  for (let pass = 0; pass < passes; pass++) bytes = onePass(game, play);
  return Math.round(bytes);
}

function onePass(game: Game<Spec>, play: PlayOut): number {
  const asking = costOfAsking();
  let [bytes, answers] = [0, 0];
  for (let i = 0; i < MATCHES; i++) {
    const { match } = play(i, undefined, 0);
    const rng = seedRng(`bytes ${i}`);
    while (match.over === null) {
      const before = allocated();
      const done = answerUpTo(game, match, rng, STRIDE);
      const more = allocated() - before - asking;
      if (more < 0) continue;
      bytes += more;
      answers += done;
    }
  }
  return bytes / answers;
}

/** On the heap and, for buffers, beside it. */
function allocated(): number {
  const { used_heap_size, external_memory } = getHeapStatistics();
  return used_heap_size + external_memory;
}

/** The answer to `allocated` takes room itself. */
const costOfAsking = (): number =>
  Math.min(...Array.from({ length: 20 }, () => allocated() - allocated()).map(Math.abs));
