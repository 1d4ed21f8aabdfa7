import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { SIZES } from '../layout/measure.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`the deck room, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('cards, deck, odds, list and test games', async ({ page }) => {
        test.setTimeout(180_000);
        const shoot = async (screen: string): Promise<void> => {
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${FOLDER}decks-${screen}-${size}-${colorScheme}.png` });
        };
        const turnTo = async (name: RegExp): Promise<void> => {
          const tab = page.getByRole('navigation', { name: 'What to see' }).getByRole('button', { name });
          if ((await tab.count()) > 0) await tab.click();
        };
        await page.goto('/#/decks/one-piece');
        await page.getByRole('list', { name: 'Cards of the set' }).waitFor();
        await shoot('cards');
        await turnTo(/^Deck \d/);
        await page.getByRole('button', { name: 'One less Quench' }).click();
        await shoot('deck');
        await page.getByRole('button', { name: 'Undo' }).click();
        await turnTo(/^Odds/);
        await shoot('odds');
        await turnTo(/^(List|List and code)$/);
        await page.getByLabel('Deck list').fill('Leader: Bram Cinderhall\n4 Cinder Pup\n# mine\n3 Spark Couriers');
        await shoot('list');
        await turnTo(/^Test/);
        await page.getByRole('button', { name: 'Test 200 games' }).click();
        await page.getByRole('button', { name: 'Again, 200' }).waitFor({ timeout: 120_000 });
        await shoot('test');
      });
    });
  }
}
