/** The table in depth, drawn by a program that pretends to be a graphics card. */
import { expect, test } from '../fixtures.ts';
import { playIdly } from '../hands.ts';
import { lastOfTheVoyage } from '../offline/endings.ts';
import { atRest, busy, openInDepth, SOFTWARE_GL, shouldShow, standingSave, statsOf } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL });

test('[OP-R16.4] [S93] a busy table shows its position in few calls and bounded memory, and rests', async ({
  page,
}) => {
  const saved = busy();
  await openInDepth(page, saved);
  const rest = await atRest(page);
  const { things, ...made } = rest;
  console.log(`table in depth: ${JSON.stringify(made)}`);
  expect(things).toEqual(shouldShow(standingSave(saved).view(0)));
  expect(rest.calls).toBeGreaterThan(2);
  expect(rest.calls).toBeLessThanOrEqual(12);
  expect(rest.megabytes).toBeGreaterThan(20);
  expect(rest.megabytes).toBeLessThanOrEqual(70);
  expect(rest.dropped).toBe(0);
  await page.waitForTimeout(1_500);
  expect((await statsOf(page)).frames).toBe(rest.frames);
});

test('[OP-R16] a match is played to its end with keys alone, through the mirror', async ({ page }) => {
  await openInDepth(page, lastOfTheVoyage());
  expect(await playIdly(page)).toBeGreaterThan(0);
  await expect(page.locator('.op-canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
});

test('[OP-R16.1] the mirror names no hidden card, and keys reach every card of the field', async ({ page }) => {
  await openInDepth(page, busy());
  const labels = await page
    .locator('.op-mirror button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels.every((label) => label && label.length > 0)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-confirm]')).toBeVisible();
});
