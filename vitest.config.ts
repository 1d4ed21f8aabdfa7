import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{packages,games,apps,checks}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
    pool: 'threads',
    maxWorkers: availableParallelism(), // the usual is one fewer, which on two cores is one
    testTimeout: 120_000, // a busy machine is slow, not wrong
    isolate: false, // ten times faster, and a value kept in a module shows up as a failing test
  },
});
