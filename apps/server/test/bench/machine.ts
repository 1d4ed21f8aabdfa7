/**
 * What the machine can do while a run goes on: a small card game without the kernel, a twentieth of the time, on the
 * processor of the server.
 */
import { cardTables } from '@dealers-choice/testkit';
import type { Look } from './spent.ts';

const SLICE_MS = 20;
const EVERY_MS = 400;
/** It is fast only after many laps. */
const WARM_UP_MS = 1_000;

const lap = cardTables();
let [moves, spent] = [0, 0];
function slice(): void {
  const began = process.cpuUsage();
  for (let used = 0; used < SLICE_MS; ) {
    moves += lap(0);
    const { user, system } = process.cpuUsage(began);
    used = (user + system) / 1_000;
    if (used >= SLICE_MS) spent += used;
  }
}

process.on('message', (look: Look) => {
  if (look === 'tell') process.send?.((moves * 1_000) / spent);
  else {
    const warm = performance.now() + WARM_UP_MS;
    for (let i = 0; performance.now() < warm; i++) lap(i);
    slice();
    setInterval(slice, EVERY_MS);
    process.send?.('looking');
  }
});
process.once('disconnect', () => process.exit(0));
