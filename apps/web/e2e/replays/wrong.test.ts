/** Something is wrong: whoever plays or watches shows others what they see, by a link or by a file. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { almostOver } from '../almost-over.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { keys, playOut } from '../hands.ts';
import { goOnWith, leave } from '../positions.ts';
import { atOnce, fromMenu } from '../table.ts';
import { farMatch } from './far-match.ts';
import { finished } from './finished.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong' });
const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** How many moves are in the file that the dialog saves. */
async function movesInFile(page: Page): Promise<number> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Save the file' }).click(),
  ]);
  const record = JSON.parse(await readFile(await download.path(), 'utf8')) as { moves: unknown[] };
  return record.moves.length;
}

test('a match that goes on here is saved as a file; when it is over, a link leads to what was looked at', async ({
  page,
}) => {
  const match = almostOver();
  await atOnce(page);
  await goOnWith(page, match);
  await fromMenu(page, 'Something is wrong');
  await expect(dialog(page)).toContainText('The file also tells the cards that are hidden now');
  await expect(dialog(page).getByRole('button', { name: 'Copy the link' })).toHaveCount(0);
  await expectAccessible(page, 'something is wrong');
  expect(await movesInFile(page)).toBe(match.log.length);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'More', exact: true })).toBeFocused();

  await playOut(page, keys);
  await page.getByRole('button', { name: 'See the result' }).click();
  await page.getByRole('button', { name: 'Something is wrong' }).click();
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(page)).toContainText('Copied. It opens in this browser alone');
  expect(await copied(page)).toMatch(/#\/replay\/almost%20over\/end\/1$/);
  await page.goto('/#/table');
  await fromMenu(page, 'Something is wrong');
  await expect(dialog(page)).not.toContainText('hidden now');
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(page)).toContainText('Copied. It opens in this browser alone');
  expect(await copied(page)).toMatch(/#\/replay\/almost%20over\/end\/1$/);
  await page.keyboard.press('Escape');

  // The one before the last line of the log, looked back at.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const line = page.getByTestId('log').getByRole('listitem').nth(1);
  const said = (await line.getByRole('paragraph').allTextContents()).join(' ');
  await line.getByRole('button', { name: /^See the table then/ }).click();
  await fromMenu(page, 'Copy a link to this position');
  await expect(page.getByText(/^Copied\. It opens in this browser alone/)).toHaveCount(1);
  expect(await copied(page)).toMatch(/#\/replay\/almost%20over\/\d+\.\d+\/1$/);
  await page.goto(await copied(page));
  await page.reload();
  await expect(page.getByTestId('announcement')).toHaveText(said);
});

test('a replay is shown by the link to its move, or by its file; the result by a link to the end', async ({
  page,
  site,
}) => {
  const name = await farMatch(site);
  await page.goto(`/#/watch/${name}/0/all`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of Jambo');
  await fromMenu(page, 'Something is wrong');
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(page).getByRole('status')).toHaveText('Copied');
  expect(await copied(page)).toContain(`#/watch/${name}/0/all`);
  expect(await movesInFile(page)).toBeGreaterThan(0);

  const kept = finished(almostOver());
  await leave(page, kept);
  await page.goto(`/#/replay/${encodeURIComponent(kept.key)}/5/2`);
  await fromMenu(page, 'Something is wrong');
  expect(await movesInFile(page)).toBe(kept.record?.moves.length);
});

test('a browser that does not let pages copy shows the link', async ({ page, site, context }) => {
  const name = await farMatch(site);
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(`/#/watch/${name}/end/2`);
  await fromMenu(page, 'Something is wrong');
  await dialog(page).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(page).getByRole('status')).toContainText(
    new RegExp(`This is the link: http.*#/watch/${name}/\\d+/2$`),
  );
});
