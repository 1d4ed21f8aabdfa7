// How many moves a server makes in a second of its own time: `npm run bench:server -- --json`. What it does is in
// apps/server/test/bench; `--seconds`, `--tables`, `--moves` (of matches to come
// back to) and `--only NAME` make it shorter.
import { runBundled } from './run-bundled.mjs';

await runBundled('bench', (build) => build.buildServerBench);
