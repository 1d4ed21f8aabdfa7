import { readFileSync } from 'node:fs';
import { parseRecord } from '@dealers-choice/host';
import type { Locator, Page } from '@playwright/test';
import { almostOver } from './almost-over.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { goOnWith, leave } from './positions.ts';
import { atOnce } from './table.ts';

const rows = (page: Page): Locator => page.getByRole('region', { name: 'Matches' }).getByRole('listitem');

/** Presses this, and gives what the page then saves. */
async function saved(page: Page, button: Locator, path: string): Promise<string> {
  const saving = page.waitForEvent('download');
  await button.click();
  await (await saving).saveAs(path);
  return readFileSync(path, 'utf8');
}

test('a match that ended is kept: watched again, saved, counted, deleted', async ({ page }, info) => {
  await atOnce(page);
  await goOnWith(page, almostOver());
  await playOut(page, keys);
  await page.goto('/#/result');
  await page.getByRole('link', { name: 'Stats' }).click();
  const table = page.getByRole('table', { name: 'The Door' });
  const counted = table.getByRole('row', { name: 'Against bots' });
  await expect(counted).toHaveText(/^Against bots1(10|01)0$/);
  await expect(table.getByRole('row', { name: 'Random bot' })).toHaveCount(1);
  await expectAccessible(page, 'statistics');
  const won = ((await counted.textContent()) ?? '').startsWith('Against bots11');

  await page.getByRole('link', { name: 'My matches' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText(won ? 'You won' : 'You lost');
  await expect(rows(page)).toContainText('Random bot');
  await expectAccessible(page, 'my matches');

  await rows(page).getByRole('button', { name: 'Watch again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of The Door');
  await page.goBack();
  await rows(page).getByRole('button', { name: 'More for The Door' }).click();
  const file = await saved(page, page.getByRole('button', { name: 'Save as a file' }), info.outputPath('one.json'));
  expect(parseRecord(file)).toMatchObject({ game: 'the-door', seats: 2, seed: 'almost over' });

  await page.getByRole('button', { name: 'Delete' }).click();
  await expectAccessible(page, 'a match about to be deleted');
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.getByText('1 match is only counted now')).toBeVisible();
});

test('the result hands its record to another app, and the other seat begins the rematch', async ({ page }, info) => {
  await page.addInitScript(() => {
    navigator.canShare = () => true;
    navigator.share = async ({ files = [] } = {}) => {
      for (const file of files) document.documentElement.dataset.shared = `${file.name} ${await file.text()}`;
    };
  });
  await atOnce(page);
  await goOnWith(page, almostOver());
  await playOut(page, keys);
  await page.goto('/#/result');
  await page.getByRole('button', { name: 'Share the file' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', /^the-door.record.json /);
  const shared = (await page.locator('html').getAttribute('data-shared')) ?? '';
  expect(parseRecord(shared.slice(shared.indexOf(' ')))).toMatchObject({ game: 'the-door', seed: 'almost over' });

  await expectAccessible(page, 'a result that can be shared');
  await page.getByRole('button', { name: /^Rematch: \w+ begins$/ }).click();
  await expect(page).toHaveURL(/#\/table$/);
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  await page.goto('/#/matches');
  await page.getByRole('button', { name: 'More for The Door' }).first().click();
  const button = page.getByRole('button', { name: 'Save as a file' });
  const file = await saved(page, button, info.outputPath('rematch.json'));
  expect(parseRecord(file)).toMatchObject({ seats: 2, options: { startSeat: '2' } });
});

test('several matches wait, and each goes on when it is wanted', async ({ page }) => {
  await atOnce(page);
  const first = almostOver('the first');
  await leave(page, { ...first, when: 1_000, turn: 7 });
  await leave(page, { ...almostOver('the second'), when: 2_000, turn: 3 });
  await page.goto('/#/matches');
  await expect(rows(page)).toHaveCount(2);
  await expect(rows(page).nth(0)).toContainText('Turn 4');
  await expect(rows(page).nth(1)).toContainText('Turn 8');
  await expectAccessible(page, 'matches that wait');
  await rows(page).nth(1).getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();

  // It was played last now.
  await page.goto('/#/matches');
  await expect(rows(page).nth(0)).not.toContainText('1970');
  await expect(rows(page).nth(1)).toContainText('Turn 4');
});

test('everything goes out as one file, is erased, and comes back', async ({ page }, info) => {
  await page.goto('/#/settings');
  await page.getByRole('radio', { name: 'Evening' }).check({ force: true });
  await leave(page, almostOver());
  await page.goto('/#/matches');
  await expect(rows(page)).toHaveCount(1);
  const path = info.outputPath('everything.json');
  await saved(page, page.getByRole('button', { name: 'Export everything' }), path);

  await page.getByRole('button', { name: 'Erase everything' }).click();
  await expectAccessible(page, 'before everything is erased');
  await page.getByRole('button', { name: 'Erase all of it' }).click();
  await expect(page.getByText('Everything is erased.')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.reload();
  await expect(page.getByText('No match yet.')).toBeVisible();

  await page.getByLabel('File with everything').setInputFiles(path);
  await expect(page.getByText('1 match is back')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a file from somewhere else changes nothing and says why', async ({ page }) => {
  await page.goto('/#/matches');
  await page
    .getByLabel('File with everything')
    .setInputFiles({ name: 'other.json', mimeType: 'application/json', buffer: Buffer.from('{"a":1}') });
  await expect(page.getByRole('alert')).toContainText('was not made by "Export everything"');
});
