/** Friends far away with cards that one of them has in a file: sent by the page that has them, read by the other. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { asFile, GOOD } from '../invented.ts';
import { type Serving, startServing } from '../serving.ts';
import { atOnce } from '../table.ts';
import { somebody } from './people.ts';

let serving: Serving;
test.beforeAll(async () => {
  serving = await startServing(['--cards', 'nowhere'], { CARD_UPLOADS: 'guests' });
});
test.afterAll(() => serving.stop());

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Goes first if asked, and keeps the hand. */
async function begins(page: Page): Promise<void> {
  const [first, keep] = [button(page, 'Go first'), button(page, 'Keep this hand')];
  await expect(first.or(keep)).toBeVisible();
  if (await first.isVisible()) await first.click();
  await expect(page.getByRole('region', { name: 'Your hand' }).getByRole('button')).toHaveCount(5);
  await keep.click();
}

test('two browsers begin a match with the cards that one of them brought', async ({ browser }) => {
  const nadia = await somebody(browser, serving.address, 'Nadia');
  const omar = await somebody(browser, serving.address, 'Omar');
  for (const page of [nadia, omar]) await atOnce(page);
  await nadia.goto('/#/cards/one-piece');
  const file = { name: 'harbour.json', mimeType: 'application/json', buffer: Buffer.from(asFile(GOOD)) };
  await nadia.getByLabel('File of cards').setInputFiles(file);
  await button(nadia, 'Keep these cards').click();
  await expect(nadia.getByText('harbour is kept in this browser.')).toBeVisible();

  await nadia.goto('/#/far/one-piece/harbour');
  await expect(nadia.getByText('it is sent to the server, for those who come to it.')).toBeVisible();
  await button(nadia, 'Open the table').click();
  await nadia.waitForURL(/#\/room\//);
  await omar.goto(nadia.url());
  await expect(omar.getByText('Cards: harbour')).toBeVisible();
  const opened = omar.getByRole('region', { name: 'Fair deal' });
  await expect(opened).toContainText('to whoever has the link of the match, your secret deck too.');
  await button(omar, 'I am ready').click();
  await button(nadia, 'Deal').click();
  for (const page of [nadia, omar]) {
    await expect(page).toHaveURL(/#\/table$/);
    await expect(page.getByRole('list', { name: /^Leader of / }).first()).toContainText('Tarn of the Locks');
  }
  await Promise.all([nadia, omar].map(begins));
  const turnOf = (page: Page): Promise<void> => page.getByRole('button', { name: /^End/ }).waitFor({ timeout: 10_000 });
  await Promise.any([nadia, omar].map(turnOf));
  await Promise.all([nadia, omar].map((page) => page.context().close()));
});
