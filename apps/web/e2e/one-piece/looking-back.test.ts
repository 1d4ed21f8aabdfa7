/** What just happened: the log, the table as it was after any move of it, and the way back to what is asked. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { faultsAtAllSizes } from '../layout/measure.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';
import { fiveAttacks } from '../voyages.ts';

const question = async (page: Page): Promise<string> =>
  (await page.getByTestId('tray').getAttribute('data-question')) ?? '';
const life = (page: Page) => page.locator('.op-plate[data-seat="0"] .op-life');

/** Lets attacks through until a Life card is lost: something has happened. */
async function afterAnAttack(page: Page): Promise<void> {
  await atOnce(page);
  await goOnWith(page, fiveAttacks());
  const button = (name: RegExp) => page.getByTestId('tray').getByRole('button', { name });
  for (const lost = button(/^Take it/); !(await lost.isVisible()); ) {
    const asked = await question(page);
    await button(/^Let it through/).click();
    await expect.poll(() => question(page)).not.toBe(asked);
    await expect(lost.or(button(/^Let it through/))).toBeVisible();
  }
  await button(/^Take it/).click();
  await expect(page.locator('.op-ask')).toHaveAttribute('data-prompt', 'block');
}

test('[OP-R16] the table is seen as it was after a move, nothing is asked, and the way back leads to now', async ({
  page,
}) => {
  await afterAnAttack(page);
  const [asked, now] = [await question(page), await life(page).getAttribute('aria-label')];
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('button', { name: /^See the table then: Turn 10: Starboard/ })
    .first()
    .click();
  const past = page.getByRole('region', { name: 'As it was' });
  await expect(past).toContainText(/After move \d+ of \d+/);
  expect(await life(page).getAttribute('aria-label')).not.toBe(now);
  await expect(page.locator('.op-table [data-answer]')).toHaveCount(0);
  const where = await past.getByRole('paragraph').textContent();
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(past.getByRole('paragraph')).not.toHaveText(where ?? '');
  await page.keyboard.press(',');
  await expect(past.getByRole('paragraph')).toHaveText(where ?? '');
  await expectAccessible(page, 'looking back');
  expect(await faultsAtAllSizes(page, true)).toEqual([]);
  await page.getByRole('button', { name: 'Back to now' }).click();
  await expect(past).toHaveCount(0);
  expect([await question(page), await life(page).getAttribute('aria-label')]).toEqual([asked, now]);
  await page
    .getByTestId('tray')
    .getByRole('button', { name: /^No block/ })
    .click();
  await expect.poll(() => question(page)).not.toBe(asked);
});

test('[OP-R16] Escape leads back as well, and takes nothing back', async ({ page }) => {
  await afterAnAttack(page);
  const asked = await question(page);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page
    .getByRole('button', { name: /^See the table then/ })
    .nth(2)
    .click();
  await expect(page.getByRole('region', { name: 'As it was' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'As it was' })).toHaveCount(0);
  expect(await question(page)).toBe(asked);
});
