import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { reachDeal, type SoughtDeal } from './deals.ts';
import { test } from './fixtures.ts';
import { goOnWith } from './positions.ts';
import { atOnce } from './table.ts';

const FOLDER = fileURLToPath(new URL('../../../shots/', import.meta.url));
const SIZES = [
  { name: 'phone', width: 390, height: 844 },
  { name: 'desktop', width: 1280, height: 800 },
] as const;

const POSITIONS: Record<string, SoughtDeal> = {
  pick: { prompt: 'PICK', when: ({ table: t }) => t.pile.length > 5 },
  play: { prompt: 'PLAY', when: ({ table: t }) => t.opened[0] && t.hand[0].length > 14 && t.runBy.length > 5 },
  six: { seats: 6, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length > 8 },
};

for (const { name: size, width, height } of SIZES) {
  test.describe(`dhappa, ${size}`, () => {
    test.use({ viewport: { width, height }, colorScheme: 'light' });

    async function shoot(page: Page, screen: string, fullPage = false): Promise<void> {
      await page.mouse.move(0, 0);
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${FOLDER}dhappa-${screen}-${size}.png`, fullPage });
    }

    for (const [screen, sought] of Object.entries(POSITIONS)) {
      test(screen, async ({ page }) => {
        await atOnce(page);
        await goOnWith(page, reachDeal(sought));
        await shoot(page, screen);
        await shoot(page, `${screen}-whole`, true);
        if (screen === 'pick') return;
        const held = page.locator('[data-held] [data-answer]');
        await held.first().click();
        await shoot(page, `${screen}-one`);
        await held.nth(1).click();
        await held.nth(2).click();
        await shoot(page, `${screen}-three`);
      });
    }
  });
}
