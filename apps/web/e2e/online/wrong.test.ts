/** Something is wrong in a match far away: a link to what one sees, which opens when the match is over. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { byKeys } from '../jambo-hands.ts';
import { fromMenu } from '../table.ts';
import { play, result } from './playing.ts';
import { farTable, sitDown } from './tables.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Something is wrong' });

test('a link that was made during the match opens after it, at the position that was seen', async ({
  browser,
  site,
}) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo' });
  const { ada, bo, match, givesUp } = table;
  await ada.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(ada, bo);
  await play([ada, bo], 8, (page) => byKeys(page, 'ArrowLeft', 1));
  await fromMenu(ada, 'Something is wrong');
  await expect(dialog(ada)).toContainText('It opens when the match is over, and not before.');
  await expect(dialog(ada).getByRole('button', { name: 'Save the file' })).toHaveCount(0);
  await dialog(ada).getByRole('button', { name: 'Copy the link' }).click();
  await expect(dialog(ada).getByRole('status')).toHaveText('Copied');
  const link = await ada.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(new RegExp(`#/watch/${match}/\\d+\\.\\d+/1$`));
  await ada.keyboard.press('Escape');

  await bo.goto(link);
  await expect(bo.getByRole('heading', { level: 1 })).toHaveText('This match cannot be shown');
  givesUp(match);
  await expect(result(ada)).toBeVisible();
  await bo.reload();
  await expect(bo.getByRole('heading', { level: 1 })).toHaveText('Replay of Jambo');
  const [, turn] = /(\d+)\.\d+\/1$/.exec(link) ?? [];
  await expect(bo.locator('[data-bar]')).toContainText(`Replay, turn ${turn}`);
  await expect(bo.getByRole('region', { name: 'Replay' }).getByRole('status')).toHaveText(/^[1-9]\d* of /);
  await expect(bo.getByRole('combobox', { name: 'Seen by' })).toHaveValue('0');
  expect(await table.close()).toEqual([]);
});
