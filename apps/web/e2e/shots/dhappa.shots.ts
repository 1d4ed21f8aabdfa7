import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { reachDeal, type SoughtDeal } from '../deals.ts';
import { test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));
const SIZES = [
  { name: 'phone', width: 390, height: 844, colorScheme: 'light' },
  { name: 'desk', width: 1440, height: 900, colorScheme: 'light' },
  { name: 'flat', width: 844, height: 390, colorScheme: 'light' },
  { name: 'tablet', width: 820, height: 1180, colorScheme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, colorScheme: 'dark' },
  { name: 'desk-dark', width: 1440, height: 900, colorScheme: 'dark' },
] as const;

/** The busiest positions of a few deals. */
const POSITIONS: Record<string, SoughtDeal> = {
  pick: { prompt: 'PICK', when: ({ table: t }) => t.pile.length > 5 && t.runBy.length > 4 },
  first: { prompt: 'PLAY' },
  play: { prompt: 'PLAY', when: ({ table: t }) => t.opened[0] && t.hand[0].length > 14 && t.runBy.length > 8 },
  six: { seats: 6, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length > 8 },
};

for (const { name: size, width, height, colorScheme } of SIZES) {
  test.describe(`dhappa, ${size}`, () => {
    test.use({ viewport: { width, height }, colorScheme });

    async function shoot(page: Page, screen: string): Promise<void> {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(300);
      await page.screenshot({ path: `${FOLDER}dhappa-${screen}-${size}.png` });
    }

    for (const [screen, sought] of Object.entries(POSITIONS)) {
      test(screen, async ({ page }) => {
        await atOnce(page);
        await goOnWith(page, reachDeal(sought));
        await shoot(page, screen);
        if (screen === 'pick') {
          await page.locator('[data-pile="pile"] button').click();
          await page.locator('[data-depth="2"]').click();
          await shoot(page, 'reach');
          return;
        }
        const held = page.locator('[data-card]');
        await held.first().click();
        await shoot(page, `${screen}-one`);
        await held.nth(1).click();
        await held.nth(2).click();
        await shoot(page, `${screen}-three`);
        if (screen !== 'play') return;
        await page.keyboard.press('Escape');
        await page.locator('.run-tap').first().click();
        await shoot(page, 'inspect');
      });
    }
  });
}
