/** Decks and filters are among what this browser keeps: out as a file, erased, back, and the same on two pages. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test.use({ viewport: { width: 1440, height: 900 } });

async function enter(page: Page): Promise<void> {
  await page.goto('/#/decks/one-piece');
  await expect(page.getByRole('list', { name: 'Cards of the set' })).toBeVisible({ timeout: 30_000 });
}
const nameOf = (page: Page) => page.getByLabel('Name of the deck');

test('[OP-R16] decks and filters go out with everything, are erased, and come back beside what is here', async ({
  page,
}, info) => {
  await enter(page);
  await nameOf(page).fill('My line');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'Blocker', exact: true }).click();
  await page.getByRole('textbox', { name: 'Name of the filter' }).fill('guards');
  await page.getByRole('button', { name: 'Keep this filter' }).click();

  await page.goto('/#/matches');
  const path = info.outputPath('everything.json');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export everything' }).click();
  await (await saving).saveAs(path);
  await page.getByRole('button', { name: 'Erase everything' }).click();
  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await expect(page.getByText('Everything is erased.')).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);

  // The room had the deck in its hands: it has let go of it, and a new one is begun.
  await enter(page);
  await expect(nameOf(page)).toHaveValue('Ember, changed');
  await nameOf(page).fill('Another');
  await page.goto('/#/matches');
  await page.getByLabel('File with everything').setInputFiles(path);
  await expect(page.getByText('the decks and the settings')).toBeVisible();

  await enter(page);
  await expect(nameOf(page)).toHaveValue('Another');
  await page.getByRole('button', { name: 'All decks' }).click();
  await page.getByRole('button', { name: 'Open My line' }).click();
  await expect(nameOf(page)).toHaveValue('My line');
  await page.getByRole('button', { name: 'More filters' }).click();
  await page.getByRole('button', { name: 'guards', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Blocker', exact: true })).toHaveAttribute('aria-pressed', 'true');
});

test('[OP-R16] a deck that was deleted can be brought back, and two pages show the same decks', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) await page.setViewportSize({ width: 1440, height: 900 });
  await enter(one);
  await enter(other);
  await nameOf(one).fill('Seen by both');
  await expect(nameOf(other)).toHaveValue('Seen by both');
  await one.getByRole('button', { name: 'All decks' }).click();
  await one.getByRole('button', { name: 'Delete Seen by both' }).click();
  await expect(one.getByText('Seen by both is deleted.')).toBeVisible();
  await one.getByRole('button', { name: 'Bring it back' }).click();
  await expect(one.getByRole('button', { name: 'Open Seen by both' })).toBeVisible();
});
