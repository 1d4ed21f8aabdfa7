/** Brings a stage of its own into a page, without the rest of the product. */
import { fileURLToPath } from 'node:url';
import type { Stats } from '@dealers-choice/one-piece/scene';
import type { Page } from '@playwright/test';
import { build } from 'vite';
import type { Sent } from './page.ts';

async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('page.ts', import.meta.url)), formats: ['es'] },
    },
  });
  const [first] = [built].flat();
  const [chunk] = first && 'output' in first ? first.output : [];
  if (chunk?.type !== 'chunk') throw new Error('the bench was not built');
  return chunk.code;
}

export async function openBench(page: Page, site: string): Promise<(sent: Sent) => Promise<Stats>> {
  const code = await bundled();
  await page.route('**/bench.js', (route) => route.fulfill({ contentType: 'text/javascript', body: code }));
  const body = '<!doctype html><title>bench</title><body><script type="module" src="/bench.js"></script>';
  await page.route('**/bench.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto(`${site}/bench.html`);
  await page.waitForFunction(() => 'show' in window, undefined, { timeout: 60_000 });
  return (sent) =>
    page.evaluate((what) => (window as unknown as { show(sent: Sent): Promise<Stats> }).show(what), sent);
}
