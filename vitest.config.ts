import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** These play whole matches for many seconds: begun last, one of them would keep a single core busy at the end. */
const LONG =
  /\/(conforms|robustness|productions|playable|refusals|round-trip|texts|bot|command|ladders|pace)\.test\.ts$/;

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification): boolean => LONG.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    include: ['{packages,games,apps,checks,peers}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**', 'apps/web/e2e/**'],
    pool: 'threads',
    sequence: { sequencer: LongestFirst },
    maxWorkers: availableParallelism(), // the usual is one fewer, which on two cores is one
    testTimeout: 120_000, // a busy machine is slow, not wrong
    isolate: false, // ten times faster, and a value kept in a module shows up as a failing test
  },
});
