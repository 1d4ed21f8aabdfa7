import { existsSync } from 'node:fs';
import { aptInstall } from './apt.mjs';

const USUAL_PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const HOW_TO_GET_A_BROWSER = 'no Chromium was found; install one, or name it in CHROMIUM_PATH';

/** The browser that tests and screenshots use, or undefined. */
export const findBrowser = () => [process.env.CHROMIUM_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path));

/** Installs Chromium where that is possible without asking anybody. Without a browser, everything else still works. */
export function prepareBrowser() {
  if (!findBrowser()) aptInstall('chromium', 'fonts-dejavu-core');
}
