// Screenshots of every screen into ./shots: four sizes, light and dark. Other arguments choose what to take.
import { playwright } from './browser-tests.mjs';
import { findBrowser, HOW_TO_GET_A_BROWSER } from './setup/browser.mjs';

if (!findBrowser()) {
  console.error(`No screenshots: ${HOW_TO_GET_A_BROWSER}.`);
  process.exit(1);
}
process.exit(playwright('shots.config.ts', ['--reporter=line', ...process.argv.slice(2)]) ?? 1);
