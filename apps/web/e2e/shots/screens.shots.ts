import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { keys, playOut } from '../hands.ts';
import { SIZES } from '../layout/measure.ts';
import { seedWithFirstCard } from '../seeds.ts';
import { atOnce, confirmButton, deal, fromMenu, marker } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));
const EVERYBODY = [1, 2, 3, 4, 5, 6, 7, 8, 9];

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      async function shoot(page: Page, screen: string, fullPage = false): Promise<void> {
        await page.mouse.move(0, 0);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}${screen}-${size}-${colorScheme}.png`, fullPage });
      }

      test('screens to read', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('link', { name: 'Set up The Door' }).waitFor();
        await shoot(page, 'home');
        await page.goto('/#/setup/the-door');
        await page.getByRole('button', { name: 'Deal' }).waitFor();
        await shoot(page, 'setup', true);
        await page.goto('/#/help/the-door');
        await page.getByRole('article').waitFor();
        await shoot(page, 'rules');
        await page.goto('/#/settings');
        await shoot(page, 'settings');
        await page.goto('/#/nowhere');
        await shoot(page, 'missing');
      });

      test('a match of four', async ({ page }) => {
        await atOnce(page);
        await deal(page, { seats: 4, people: [1, 2, 3, 4], seed: seedWithFirstCard('RESURRECT_REAP', 4) });
        await shoot(page, 'first-question');
        await playOut(page, keys, () => confirmButton(page).isVisible());
        await page.getByRole('button', { name: /^Resurrect/ }).click({ force: true });
        await shoot(page, 'refused-option');
        await page.keyboard.press('b');
        await page.keyboard.press('Space');
        await page.getByText('Reap: choose a player.').waitFor();
        await page.keyboard.press('ArrowRight');
        await shoot(page, 'choice-of-seats');
        await fromMenu(page, 'Concede');
        await shoot(page, 'give-up');
        await page.getByRole('button', { name: 'Play on' }).click();
        await playOut(page, keys);
        await shoot(page, 'over');
        await page.getByRole('button', { name: 'See the result' }).click();
        await shoot(page, 'result');
        await page.getByRole('button', { name: 'Watch again' }).click();
        await page.getByRole('slider', { name: 'Move' }).fill('12');
        await shoot(page, 'replay');
        await page.goto('/#/');
        await shoot(page, 'home-with-match');
      });

      test('a duel', async ({ page }) => {
        await atOnce(page);
        await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('CHAOS', 2) });
        await playOut(page, keys, () => marker(page).isVisible());
        await shoot(page, 'duel-ready');
        await page.keyboard.down('KeyF');
        await shoot(page, 'duel-moving');
      });

      test('nine seats, late in the match', async ({ page }) => {
        await atOnce(page);
        await deal(page, { seats: 9, people: EVERYBODY, seed: 'nine for a picture' });
        let answers = 0;
        const isSeats = async (): Promise<boolean> =>
          answers++ > 15 && /choose/.test((await page.getByTestId('prompt').textContent()) ?? '');
        await playOut(page, keys, isSeats);
        await page.keyboard.press('ArrowRight');
        await shoot(page, 'nine-seats');
        await shoot(page, 'nine-seats-whole', true);
      });
    });
  }
}
