/** Whom one does not want to hear, whom one reports, and what a server keeps about one: taken along, and erased. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { isCalled, openTable, somebody } from './people.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const log = (page: Page) => page.getByRole('log');

async function say(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Say something' }).fill(text);
  await page.keyboard.press('Enter');
  await expect(log(page)).toContainText(text);
}
/** From the row of their seat. */
async function about(page: Page, name: string, what: string): Promise<void> {
  const row = page.getByRole('list', { name: 'Seats' }).getByRole('listitem').filter({ hasText: name });
  await row.getByRole('button', { name: `About ${name}` }).click();
  await button(page, what).click();
}
async function kept(page: Page): Promise<Record<string, unknown[]>> {
  const coming = page.waitForEvent('download');
  await button(page, 'Download it').click();
  const file = await (await coming).path();
  return JSON.parse(await readFile(file, 'utf8')) as Record<string, unknown[]>;
}

async function erase(page: Page): Promise<void> {
  await button(page, 'Settings').click();
  await button(page, 'Erase it').click();
  await button(page, 'Erase all of it').click();
  await expect(page.getByText('Erased. What others reported stays on the server, without your name.')).toBeVisible();
}

test('somebody is blocked, heard again and reported, and everything about oneself is taken along and erased', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  const link = await openTable(page, 'jambo');
  const omar = await somebody(browser, site, 'Omar');
  await omar.goto(link);
  await say(omar, 'Good evening');
  await expect(log(page)).toContainText('Good evening');

  await about(page, 'Omar', 'Block this name everywhere');
  await expect(page.getByText('Omar is blocked. You find the list in the settings.')).toBeVisible();
  await say(omar, 'Can you hear me?');
  await say(page, 'It is quiet here');
  await expect(log(omar), 'whoever is blocked is not told').toContainText('It is quiet here');
  await expect(log(page)).not.toContainText('Can you hear me?');

  await about(page, 'Omar', 'Report');
  const dialog = page.getByRole('dialog', { name: 'Report' });
  await expect(button(page, 'Send the report')).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page, 'a report');
  await dialog.getByRole('textbox').fill('He knocks on the table all the time.');
  await button(page, 'Send the report').click();
  await expect(page.getByText('Reported. Thank you.')).toBeVisible();
  await about(page, 'Omar', 'Report');
  await expect(dialog.getByRole('textbox'), 'the next report begins with nothing').toHaveValue('');
  await button(page, 'Cancel').click();

  await about(page, 'Omar', 'Hear this name again');
  await say(omar, 'And now?');
  await expect(log(page)).toContainText('And now?');
  await about(page, 'Omar', 'Block this name everywhere');

  await button(page, 'Settings').click();
  const data = await kept(page);
  expect(data).toMatchObject({
    rooms: [{ game: 'jambo' }],
    blocked: [{ name: 'Omar' }],
    reports: [{ text: 'He knocks on the table all the time.' }],
  });
  await button(page, 'Hear Omar again').click();
  await expect(page.getByText('Nobody is blocked.')).toBeVisible();

  await button(page, 'Erase it').click();
  await button(page, 'Keep it').click();
  await page.keyboard.press('Escape');
  await erase(page);
  // The table goes on with whoever is left, who sees a free seat.
  await expect(omar.getByRole('list', { name: 'Seats' })).toContainText('Free seat');
  await expect(omar.getByRole('list', { name: 'Seats' })).not.toContainText('Nadia');
  // Whoever comes back is somebody new, with the name that the browser remembers.
  await page.goto(link);
  await page.reload();
  await expect(omar.getByRole('list', { name: 'Seats' })).toContainText('Nadia');

  await erase(omar);
  await button(omar, 'Download it').click();
  await expect(omar.getByText('Nothing is kept about you on this server.')).toBeVisible();
  await omar.context().close();
});

test.describe('in Hindi', () => {
  test.use({ locale: 'hi' });
  test('a server says why not in the language of the page', async ({ page }) => {
    await openHindiTable(page);
    const hello = page.locator('.chat-quick button').first();
    for (let i = 0; i < 12; i++) await hello.click();
    await expect(page.getByRole('alert').filter({ hasText: 'एक साथ बहुत हो गया: ज़रा ठहरें।' })).toBeVisible();
  });
});

async function openHindiTable(page: Page): Promise<void> {
  await isCalled(page, 'Nadia');
  await page.goto('/#/lobby');
  await page.locator('form .press-gold').click();
  await page.waitForURL(/#\/room\//);
}
