import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { SIZES } from '../layout/measure.ts';
import { muchPlayed } from '../layout/much-played.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const language of ['en', 'hi'] as const) {
      test.describe(`${size}, ${colorScheme}, ${language}`, () => {
        test.use({ viewport: { width, height }, colorScheme, locale: language });
        test('matches and statistics', async ({ page }) => {
          const path = (screen: string): string => `${FOLDER}${screen}-${size}-${colorScheme}-${language}.png`;
          await page.goto('/#/matches');
          await page
            .locator('input[type=file]')
            .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(muchPlayed()) });
          await page.getByRole('status').waitFor();
          await page.reload();
          await page.locator('li [aria-expanded]').nth(1).click();
          await page.waitForTimeout(500);
          await page.screenshot({ path: path('matches'), fullPage: true });
          await page.goto('/#/stats');
          await page.getByRole('table').first().waitFor();
          await page.waitForTimeout(500);
          await page.screenshot({ path: path('stats'), fullPage: true });
        });
      });
    }
  }
}
