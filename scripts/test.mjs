// Every check of the repo in one run. `--static` stops before the tests, `--long` goes round oftener in random ones;
// other arguments choose test files.
// The last line is always `N passed, M failed`; lint, types and the build count as one each.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { startVitest } from 'vitest/node';
import { root } from './bootstrap.mjs';
import { browserTests, runBrowserTests } from './browser-tests.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './setup/browser.mjs';
import { skippedLines } from './skipped.mjs';

process.chdir(root);
const bin = (path) => join(root, 'node_modules', path);
const only = process.argv.slice(2).filter((word) => word !== '--static' && word !== '--long');
const staticOnly = process.argv.includes('--static');
if (process.argv.includes('--long')) process.env.TEST_LONG = 'yes';

const checks = [
  ['format and lint', bin('@biomejs/biome/bin/biome'), 'check', '--error-on-warnings'],
  ['promises', bin('oxlint/bin/oxlint'), '--type-aware', '--deny-warnings'],
  ['types', 'scripts/types.mjs'],
  ...(staticOnly ? [] : builds()),
];

const total = { passed: 0, failed: 0 };
for (const [title, ...command] of checks) {
  console.log(`\n${title}`);
  const ok = spawnSync(process.execPath, command, { stdio: 'inherit' }).status === 0;
  count(ok);
  if (!ok) console.error(`FAILED: ${title}`);
}
if (!staticOnly) {
  const inBrowser = browserTests(only);
  await runTests({ mayBeNone: inBrowser.length > 0 });
  if (inBrowser.length > 0) testInBrowser(inBrowser);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function count(ok) {
  if (ok) total.passed++;
  else total.failed++;
}

function builds() {
  return [
    ['dealer command', 'scripts/bootstrap.mjs', 'lab'],
    ['page and server', 'scripts/bootstrap.mjs', 'page'],
  ];
}

function testInBrowser(files) {
  console.log('\nbrowser tests');
  if (findBrowser()) {
    const { passed, failed, skipped } = runBrowserTests(files);
    total.passed += passed;
    total.failed += failed;
    console.log(`${skipped} skipped`);
  } else if (process.env.CI) {
    count(false);
    console.error(`FAILED: browser tests: ${HOW_TO_GET_A_BROWSER}`);
  } else console.log(`skipped: all browser tests (${HOW_TO_GET_A_BROWSER})`);
}

async function runTests({ mayBeNone }) {
  const vitest = await startVitest('test', only, { watch: false, reporters: ['default'] });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const ran = tests.filter((test) => test.result().state !== 'skipped');
  for (const test of ran) count(test.ok());

  // What failed outside any test: a file that did not load, a hook, a stray rejection.
  const suites = modules.flatMap((module) => [module, ...module.children.allSuites()]);
  const errors = suites.flatMap((suite) => suite.errors()).length + vitest.state.getUnhandledErrors().length;
  total.failed += errors;
  if (ran.length === 0 && !mayBeNone) {
    console.error('FAILED: no test ran');
    total.failed++;
  }
  await vitest.close();

  const skipped = tests.filter((test) => test.result().state === 'skipped');
  for (const line of skippedLines(skipped.map((test) => ({ name: test.fullName, why: reason(test) }))))
    console.log(line);
}

function reason(test) {
  return test.result().note ?? (test.options.mode === 'todo' ? 'to be written' : 'no reason given');
}
