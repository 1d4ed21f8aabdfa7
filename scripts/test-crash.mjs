// Kills a server again and again while matches are played at it: `npm run test:crash -- --json`. What it does is in
// apps/server/test/crash; `--kills`, `--matches` and `--stores sqlite,postgres` make it shorter.
import { runBundled } from './run-bundled.mjs';

await runBundled('crash', (build) => build.buildCrashTest);
