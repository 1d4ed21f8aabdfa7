/** What a table says of those who sit at it: whose time runs, who is there twice, and who is gone. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { faultsAtAllSizes } from '../layout/measure.ts';
import { farTable, sitDown } from './tables.ts';

/** The page that is asked first. */
const asked = (pages: readonly Page[]): Promise<Page> =>
  Promise.race(
    pages.map(async (page) => {
      await page.waitForFunction(() => document.title.startsWith('● Your turn'));
      return page;
    }),
  );

test('time is shown on the plate, a second page is told of, and a bot plays on for whoever is gone', async ({
  browser,
  site,
}) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo', seconds: 300 });
  const { ada, bo } = table;
  await sitDown(ada, bo);
  const away = await asked([ada, bo]);
  const waits = away === ada ? bo : ada;
  const plate = waits.getByTestId(`clock-${away === ada ? 1 : 2}`);
  await expect(plate).toHaveText(/^4:\d\d$/);
  await expect(plate, 'it is not read out').toHaveAttribute('aria-hidden', 'true');
  await expect(waits.getByTestId(/^clock-/), 'only of whoever is asked').toHaveCount(1);

  const twin = await waits.context().newPage();
  await sitDown(twin);
  for (const page of [waits, twin]) await expect(page.getByText('This seat is open elsewhere, too')).toBeVisible();
  await twin.close();
  await expect(waits.getByText('This seat is open elsewhere, too')).toBeHidden();

  await away.close();
  const button = waits.getByRole('button', { name: /^Let a bot play on/ });
  await expect(button).toHaveText(/^Let a bot play on: in \d+ s$/);
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(waits.getByText('has no line: at 0:00 a bot plays on, or when you let it.')).toBeVisible();
  await expectAccessible(waits, 'a table without somebody');
  expect(await faultsAtAllSizes(waits, true)).toEqual([]);
  await expect(button).toHaveText('Let a bot play on', { timeout: 40_000 });
  await button.click();
  await expect(waits.getByText(`A bot plays for ${away === ada ? 'Ada' : 'Bo'}`)).toBeVisible();
  await expect.poll(() => waits.title(), { timeout: 30_000 }).toContain('Your turn');
  expect(await table.close()).toEqual([]);
});

test('whoever is to move and is alone at the table reads why no clock runs', async ({ browser, site }) => {
  const table = await farTable(browser, site, { game: 'jambo', seconds: 300 });
  const { ada, bo } = table;
  await sitDown(ada, bo);
  const plays = await asked([ada, bo]);
  const leaves = plays === ada ? bo : ada;
  const clocks = plays.getByTestId(/^clock-/);
  await expect(clocks).toHaveCount(1);
  const away = plays.getByRole('status').filter({ hasText: plays === ada ? 'Bo is away' : 'Ada is away' });
  await expect(away).toHaveCount(0);
  await leaves.close();
  await expect(away).toContainText('Your time stands still until somebody is back.');
  await expect(clocks).toHaveCount(0);
  await expectAccessible(plays, 'alone at a table');
  expect(await faultsAtAllSizes(plays, true)).toEqual([]);
  const back = await leaves.context().newPage();
  await sitDown(back);
  await expect(away).toHaveCount(0);
  await expect(clocks).toHaveCount(1);
  expect(await table.close()).toEqual([]);
});
