/** A table may forbid help: then a match that is not over offers no hint, and no branch to try moves out in. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { fromMenu } from '../table.ts';
import { myTurn } from './playing.ts';
import { farTable, sitDown } from './tables.ts';

const SIZES = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** What this page offers, on its bar and in its menu. */
async function offered(page: Page): Promise<{ hint: boolean; branch: boolean }> {
  const menu = page.getByRole('button', { name: 'More', exact: true });
  const concede = page.getByRole('button', { name: 'Concede' });
  // What comes from the table in this moment may close the menu again.
  await expect(async () => {
    if (!(await concede.isVisible())) await menu.click();
    await expect(concede).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  const isThere = async (name: string): Promise<boolean> =>
    (await page.getByRole('button', { name, exact: true }).count()) > 0;
  const found = { hint: await isThere('Hint'), branch: await isThere('Try it out against bots') };
  await page.keyboard.press('Escape');
  return found;
}

for (const help of [true, false]) {
  test(`hints and branches are ${help ? 'offered where the table allows help' : 'nowhere where it does not'}`, async ({
    browser,
    site,
  }) => {
    test.slow();
    const table = await farTable(browser, site, { game: 'jambo', help });
    const { ada, bo } = table;
    await sitDown(ada, bo);
    const asked = await Promise.any([ada, bo].map((page) => myTurn(page, '').then(() => page)));
    for (const page of [ada, bo]) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await offered(page), `${size.width} wide`).toEqual({ hint: help, branch: help });
      }
    }
    await asked.keyboard.press('h');
    const refusal = asked.getByText('At this table there are no hints.');
    if (help) await expect(asked.getByTestId('hint-said')).toHaveText(/^Hint: /, { timeout: 30_000 });
    else await expect(refusal.first()).toBeVisible();

    // A page that is loaded again has asked the table once more.
    await asked.reload();
    await asked.getByTestId('prompt').waitFor();
    expect(await offered(asked), 'loaded again').toEqual({ hint: help, branch: help });
    expect(await table.close()).toEqual([]);
  });
}

/** What one holds, as it is read out. */
const held = (page: Page): Promise<string[]> =>
  page
    .getByTestId('hand')
    .getByRole('listitem')
    .getByRole('button')
    .evaluateAll((all) => all.map((one) => `${one.ariaLabel}`));

test('a match that goes on is tried out from the hand one holds, and waits at home', async ({ browser, site }) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo', seconds: 600 });
  const { ada, bo } = table;
  await sitDown(ada, bo);
  const asked = await Promise.any([ada, bo].map((page) => myTurn(page, '').then(() => page)));
  const hand = await held(asked);
  expect(hand.length).toBeGreaterThan(0);
  await fromMenu(asked, 'Try it out against bots');
  const sheet = asked.getByRole('dialog', { name: 'Try it out against bots' });
  const price = sheet.getByText('Meanwhile the match goes on. If its table has a clock, yours runs');
  const size = (of: typeof price) => of.evaluate((one) => getComputedStyle(one).fontSize);
  expect(await size(price), 'what it may cost is not in small print').toBe(
    await size(sheet.getByText('Who plays the others?')),
  );
  await expectAccessible(asked, 'who plays on');
  await sheet.getByRole('button', { name: 'Deal on' }).click();
  await expect(asked.locator('[data-bar]')).toContainText(/From turn \d+ of Jambo|From the start of Jambo/);
  await expect(asked.getByTestId('prompt')).toBeVisible();
  expect(await held(asked)).toEqual(hand);

  // The server still waits for them there: the first screen says so, and leads back.
  await asked.getByRole('link', { name: 'Leave the table; the match is kept' }).click();
  await expect(asked.getByText(/^Your turn · with /)).toBeVisible();
  await asked.getByRole('region', { name: 'Jambo', exact: true }).getByRole('button', { name: 'Go on' }).click();
  await expect(asked.getByTestId('prompt')).toBeVisible();
  await expect(asked.locator('[data-bar]')).not.toContainText('From ');
  expect(await held(asked)).toEqual(hand);
  expect(await table.close()).toEqual([]);
});
