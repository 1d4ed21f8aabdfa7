import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './bootstrap.mjs';
import { findBrowser } from './setup/browser.mjs';

const FOLDER = 'apps/web/e2e';

/** The files of browser tests whose path holds one of the words; all of them without words. */
export function browserTests(words) {
  return readdirSync(join(root, FOLDER), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${FOLDER}/${name.replaceAll('\\', '/')}`)
    .sort()
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
}

/** Runs them in the browser that was found, and counts. */
export function runBrowserTests(files) {
  const report = join(tmpdir(), `browser-tests-${process.pid}.json`);
  try {
    const status = playwright('playwright.config.ts', [...files, '--reporter=list,json'], {
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    });
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed only at the second try`);
    const failed = stats.unexpected + errors.length;
    const passed = stats.expected + stats.flaky;
    return { passed, skipped: stats.skipped, failed: status !== 0 && failed === 0 ? 1 : failed };
  } catch (error) {
    console.error(`FAILED: browser tests gave no report: ${error.message}`);
    return { passed: 0, skipped: 0, failed: 1 };
  } finally {
    rmSync(report, { force: true });
  }
}

/** Playwright's own command with one of the configurations; gives its exit code. */
export function playwright(config, args, environment = {}) {
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  return spawnSync(process.execPath, [cli, 'test', '-c', join(FOLDER, config), ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, CHROMIUM_PATH: findBrowser(), ...environment },
  }).status;
}
