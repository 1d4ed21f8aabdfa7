/** Pictures that somebody brings: on the table in depth where they may be drawn, and to be read in any case. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Page } from '@playwright/test';
import { expect, test as quietly } from '../fixtures.ts';
import { leave } from '../positions.ts';
import { type Serving, startServing } from '../serving.ts';
import { atOnce } from '../table.ts';
import { atRest, busy, openInDepth, SOFTWARE_GL } from './depth.ts';

quietly.slow();
quietly.use({ launchOptions: SOFTWARE_GL });
/** A browser says itself that a site does not share a picture. */
const test = quietly.extend({
  quiet: ({ browserName: _ }, use) => use(undefined),
});

/** A picture of one point. */
const DOT = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const [MINE, THEIRS] = ['LW-001', 'LW-018']; // the Leaders of Ember and Grove
const png = (name: string) => ({ name, mimeType: 'image/png', buffer: DOT });

const readLeader = async (page: Page): Promise<void> => {
  await page.getByRole('list', { name: 'Leader of Starboard' }).getByRole('button').click();
  await expect(page.getByRole('dialog')).toBeVisible();
};

quietly('[OP-R16] pictures of this device are kept, drawn on the table and shown to readers', async ({ page }) => {
  await page.goto('/#/cards/one-piece');
  const wrong = { name: `${MINE}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page
    .getByLabel('Choose pictures')
    .first()
    .setInputFiles([png(`${MINE}.png`), png(`${THEIRS.toLowerCase()}.PNG`), png('my cat.png'), wrong]);
  await expect(page.getByText('2 pictures are kept.')).toBeVisible();
  await expect(page.getByText('2 files are no pictures')).toBeVisible();
  await openInDepth(page, busy());
  await expect.poll(async () => (await atRest(page)).pictures).toBe(2);
  await readLeader(page);
  const shown = page.getByRole('dialog').locator('[data-own-picture]');
  await expect.poll(() => shown.evaluate((one: HTMLCanvasElement) => one.width)).toBe(1);
  await page.goto('/#/decks/one-piece');
  await expect(page.locator('.deck-cell [data-own-picture]').first()).toBeVisible();

  await page.goto('/#/cards/one-piece');
  await page.reload();
  await page.getByRole('button', { name: 'Remove these pictures' }).click();
  await expect(page.getByText('pictures are kept')).toHaveCount(0);
});

/** Another site: it sends the same picture for every card. */
async function startSite(headers: Record<string, string>): Promise<Serving> {
  const site = createServer((_, answer) => answer.writeHead(200, { 'Content-Type': 'image/png', ...headers }).end(DOT));
  await once(site.listen(0, '127.0.0.1'), 'listening');
  const at = site.address();
  if (at === null || typeof at === 'string') throw new Error('the site has no port');
  const stop = async (): Promise<void> => {
    site.closeAllConnections();
    site.close();
  };
  return { address: `http://127.0.0.1:${at.port}`, stop };
}

for (const shared of [true, false])
  test(`[OP-R16] a site that ${shared ? 'shares' : 'does not share'} its pictures`, async ({ page }) => {
    const site = await startSite(shared ? { 'Access-Control-Allow-Origin': '*' } : {});
    const serving = await startServing(['--cards', 'nowhere', '--images', `${site.address}/{id}.png`]);
    await atOnce(page);
    await leave(page, busy(), serving.address);
    await page.goto(`${serving.address}/?scene#/table`);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.locator('.op-canvas')).toBeVisible({ timeout: 60_000 });
    const rest = await atRest(page);
    if (shared) expect(rest.pictures).toBeGreaterThan(1);
    else expect(rest.pictures).toBe(0);
    await readLeader(page);
    const picture = page.getByRole('dialog').locator('img').first();
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
    await Promise.all([serving.stop(), site.stop()]);
  });
