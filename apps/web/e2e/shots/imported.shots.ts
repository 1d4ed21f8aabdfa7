import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { asFile, BAD, DECK, GOOD } from '../invented.ts';
import { SIZES } from '../layout/measure.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`imported cards, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      test('import and setup', async ({ page }) => {
        const shoot = async (screen: string): Promise<void> => {
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${FOLDER}imported-${screen}-${size}-${colorScheme}.png`, fullPage: true });
        };
        const text = asFile([...GOOD, ...BAD.map(([card]) => card)]);
        await page.goto('/#/cards/one-piece');
        const file = { name: 'harbour.json', mimeType: 'application/json', buffer: Buffer.from(text) };
        await page.getByLabel('File of cards').setInputFiles(file);
        await page.getByRole('button', { name: 'Keep these cards' }).waitFor();
        await shoot('report');
        await page.getByRole('button', { name: 'Keep these cards' }).click();
        await page.getByText('harbour is kept in this browser.').waitFor();
        await shoot('kept');
        await page.goto('/#/setup/one-piece/harbour');
        await page.getByRole('combobox', { name: 'Deck of seat 1' }).selectOption('');
        await page.getByRole('textbox', { name: 'Deck of seat 1, written' }).fill(DECK);
        await page.getByText('51 cards').click();
        await shoot('setup');
      });
    });
  }
}
