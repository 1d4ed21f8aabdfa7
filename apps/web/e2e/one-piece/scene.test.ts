/** The table in depth, drawn by a program that pretends to be a graphics card: slow, but the same picture. */
import type { Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { expect, test } from '../fixtures.ts';
import { playIdly } from '../hands.ts';
import { lastOfTheVoyage } from '../offline/endings.ts';
import { leave } from '../positions.ts';
import { atOnce, nextWait } from '../table.ts';
import { reachMatch } from '../voyages.ts';

test.slow();
test.use({
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromiumSandbox: false,
    args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--no-first-run'],
  },
});

interface Stats {
  calls: number;
  geometries: number;
  textures: number;
  programs: number;
  frames: number;
  megabytes: number;
  losses: number;
  restored: number;
}
const statsOf = (page: Page): Promise<Stats> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.op-canvas');
    canvas?.dispatchEvent(new Event('stats'));
    return JSON.parse(canvas?.dataset.stats ?? '{"frames":0}') as Stats;
  });
/** Nothing is drawn any more: everything lies. */
async function atRest(page: Page): Promise<Stats> {
  await expect
    .poll(
      async () => {
        const before = await statsOf(page);
        await page.waitForTimeout(400);
        const after = await statsOf(page);
        return after.frames > 0 && after.frames === before.frames;
      },
      { timeout: 60_000 },
    )
    .toBe(true);
  return statsOf(page);
}

async function openInDepth(page: Page, saved: SavedMatch): Promise<void> {
  await atOnce(page);
  await leave(page, saved);
  await page.goto('/?scene#/table');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.op-canvas')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.op-mirrored').first()).toBeAttached();
}

const busy = (): SavedMatch =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) =>
      turn > 10 && t.characters[0].length > 2 && t.characters[1].length > 2 && t.donActive[0] > 3,
  });

test('[OP-R16] a busy table takes 12 draw calls at most, bounded memory, and no frame at rest', async ({ page }) => {
  await openInDepth(page, busy());
  const rest = await atRest(page);
  console.log(`table in depth: ${JSON.stringify(rest)}`);
  expect(rest.calls).toBeGreaterThan(2);
  expect(rest.calls).toBeLessThanOrEqual(12);
  expect(rest.megabytes).toBeLessThanOrEqual(70);
  await page.waitForTimeout(1_500);
  expect((await statsOf(page)).frames).toBe(rest.frames);
});

test('[OP-R16] a match is played on the canvas by pressing things, with no new form or picture for a move', async ({
  page,
}) => {
  await openInDepth(page, lastOfTheVoyage());
  const before = await atRest(page);
  for (let n = 0; n < 60 && (await nextWait(page)) !== 'over'; n++) {
    const at = await page.getByTestId('tray').getAttribute('data-question');
    const target = page.locator('.op-mirrored [data-answer]:not([aria-disabled="true"])');
    const own = page.locator('.op-mirrored[data-state="can"] .op-tap');
    if ((await own.count()) > 0 && n % 2 === 0) {
      await own.first().click();
      await target
        .last()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
    }
    const gold = page.locator('.op-btn[data-bright]').or(page.locator('[data-confirm]'));
    for (let press = 0; press < 3; press++) {
      if ((await page.getByTestId('tray').getAttribute('data-question')) !== at) break;
      await gold
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await page.waitForTimeout(150);
    }
  }
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
  const after = await atRest(page);
  expect([after.geometries, after.programs]).toEqual([before.geometries, before.programs]);
  expect(after.textures).toBeLessThanOrEqual(before.textures);
});

test('[OP-R16.5] a lost context is restored with everything on the table', async ({ page }) => {
  await openInDepth(page, busy());
  const before = await atRest(page);
  await page.evaluate(() => document.documentElement.setAttribute('data-keep-scene', ''));
  const losses = process.env.TEST_LONG ? 50 : 4;
  for (let n = 0; n < losses; n++) {
    await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.op-canvas');
      const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      lose?.loseContext();
      await new Promise((done) => setTimeout(done, 60));
      lose?.restoreContext();
    });
    await page.waitForTimeout(100);
  }
  const after = await atRest(page);
  console.log(`restored after ${after.restored.toFixed(0)} ms, ${after.losses} times`);
  expect(after.losses).toBe(losses);
  expect(after.calls).toBe(before.calls);
  await page.locator('.op-mirrored[data-state="can"] .op-tap').first().click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
});

test('[OP-R16.5] after a second loss within a minute the flat table goes on with what was asked', async ({ page }) => {
  await openInDepth(page, busy());
  await atRest(page);
  const asked = await page.getByTestId('tray').getAttribute('data-question');
  for (let n = 0; n < 2; n++) {
    await page.evaluate(async () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.op-canvas');
      const lose = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
      lose?.loseContext();
      await new Promise((done) => setTimeout(done, 60));
      lose?.restoreContext();
      await new Promise((done) => setTimeout(done, 200));
    });
  }
  await expect(page.locator('.op-flat')).toBeVisible();
  expect(await page.getByTestId('tray').getAttribute('data-question')).toBe(asked);
  await expect(page.locator('.op-cell[data-state="can"]').first()).toBeVisible();
});

test('[OP-R16] a match is played to its end with keys alone, through the mirror', async ({ page }) => {
  await openInDepth(page, lastOfTheVoyage());
  expect(await playIdly(page)).toBeGreaterThan(0);
  await expect(page.locator('.op-canvas')).toBeVisible();
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
});

test('[OP-R16] the mirror names no hidden card, and keys reach every card of the field', async ({ page }) => {
  await openInDepth(page, busy());
  const labels = await page
    .locator('.op-mirror button')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')));
  expect(labels.every((label) => label && label.length > 0)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-confirm]')).toBeVisible();
});
