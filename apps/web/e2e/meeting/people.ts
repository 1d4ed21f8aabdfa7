/** People in browsers of their own, who meet at tables far away. */
import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

const QUIET: BrowserContextOptions = { reducedMotion: 'reduce', serviceWorkers: 'block' };

/** Somebody at another device, called what it remembers if no name is given. Whoever asks closes their context. */
export async function somebody(browser: Browser, site: string, name?: string): Promise<Page> {
  const context = await browser.newContext({ ...QUIET, baseURL: site });
  await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  const page = await context.newPage();
  if (name !== undefined) await isCalled(page, name);
  return page;
}

/** From the next page on. */
export async function isCalled(page: Page, name: string): Promise<void> {
  await page.addInitScript((called) => localStorage.setItem('dealers-choice.name', called), name);
}

/** Opens a table of this game, as it is usual, and gives its address. */
export async function openTable(page: Page, game: string): Promise<string> {
  await page.goto(`/#/far/${game}`);
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.waitForURL(/#\/room\//);
  return page.url();
}
