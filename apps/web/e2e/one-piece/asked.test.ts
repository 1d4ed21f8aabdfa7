/** What the table says when it asks: both powers, what each Counter would do, a Trigger, and what is bright. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { PIECE } from '../layout/one-piece.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';

const tray = (page: Page): Locator => page.getByTestId('tray');
const button = (page: Page, name: string | RegExp): Locator => tray(page).getByRole('button', { name });
const bright = (page: Page): Locator => tray(page).locator('[data-bright]');

async function open(page: Page, name: string): Promise<void> {
  const { position, prepare } = PIECE[name] ?? {};
  if (!position) throw new Error(`there is no position called ${name}`);
  await atOnce(page);
  await goOnWith(page, position());
  await prepare?.(page);
}

test('[OP-R16] an attack shows both powers, what happens as it stands, and what each Counter would do', async ({
  page,
}) => {
  await open(page, 'counter');
  const scale = page.locator('.op-scale b');
  const [attacker, target] = (await scale.allTextContents()).map(Number);
  expect(attacker).toBeGreaterThanOrEqual(target ?? 0);
  await expect(page.locator('.op-verdict')).toContainText('As it stands');
  const counters = page.locator('.op-held:has([data-answer]:not([aria-disabled="true"]))');
  for (const held of await counters.all()) await expect(held.locator('.op-badge')).toHaveText(/saves|1 of \d/);
  await expect(page.locator('.op-held .op-badge[data-kind="no"]').first()).toHaveText('no Counter');
  await expect(bright(page)).toHaveCount(0);
  await counters.first().getByRole('button').click();
  await expect(scale.nth(1)).not.toHaveText(String(target));
  await expect(bright(page)).toHaveText(/^Counter with/);
});

test('[OP-R16] a Blocker says what blocking would come to, and nothing is blocked or let through by itself', async ({
  page,
}) => {
  await open(page, 'block');
  await expect(bright(page)).toHaveText(/^Block with .*\d+ against \d+: it (falls|holds)\.$/);
  await expect(button(page, /^No block/)).toBeVisible();
  const at = await tray(page).getAttribute('data-question');
  await page.waitForTimeout(1_000);
  expect(await tray(page).getAttribute('data-question')).toBe(at);
});

test('[OP-R16] a Trigger is shown to its owner alone, with what it does and what taking it gives away', async ({
  page,
}) => {
  await open(page, 'life');
  await expect(page.getByText('only you see it')).toBeVisible();
  await expect(page.getByRole('article')).toContainText('Trigger');
  await expect(bright(page)).toHaveText(/^Use the Trigger/);
  await expect(button(page, /^Take it to your hand/)).toContainText('Starboard sees nothing');
});

test('[OP-R16] to choose none is not bright while there is something to choose', async ({ page }) => {
  await open(page, 'take');
  await expect(button(page, 'Choose none')).toBeVisible();
  await expect(bright(page)).toHaveCount(0);
  await page.locator('.op-loose [data-answer]:not([aria-disabled="true"])').first().click();
  await expect(bright(page)).toHaveCount(1);
  await expect(button(page, 'None')).toBeVisible();
});

test('[OP-R16] whoever ends a turn hears which attackers and how many DON!! are left', async ({ page }) => {
  await open(page, 'full');
  await expect(button(page, /^End turn/)).toContainText('6 can attack · 10 DON!! unused');
  await button(page, /^End turn/).click();
  await expect(page.getByTestId('hint')).toContainText('can still attack, and 10 DON!! would stay unused');
});
