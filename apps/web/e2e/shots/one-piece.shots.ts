import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { SIZES } from '../layout/measure.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';
import { reachMatch, type SoughtMatch } from '../voyages.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

/** Beside the busiest ones, which are in layout/one-piece.ts. */
const POSITIONS: Record<string, SoughtMatch> = {
  rested: {
    prompt: 'main',
    decks: 'lamp,gear',
    when: (_q, { table: t, turn }) =>
      turn > 8 && [...t.leader[0], ...t.characters[0]].some((card) => t.rested[card] === 1 && (t.given[card] ?? 0) > 0),
  },
  choose: { prompt: 'choose', decks: 'soot,grove', when: (q) => q.from.length > 1 },
};

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`one-piece, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      async function shoot(page: Page, screen: string, fullPage = false): Promise<void> {
        await page.mouse.move(0, 0);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}one-piece-${screen}-${size}-${colorScheme}.png`, fullPage });
      }

      test('setup', async ({ page }) => {
        await page.goto('/#/setup/one-piece');
        await page.getByRole('button', { name: 'Deal' }).waitFor();
        await page.getByRole('combobox', { name: 'Deck of seat 2' }).selectOption('');
        await page.getByRole('textbox', { name: 'Deck of seat 2, written' }).fill('1xLW-001\n4xLW-002\n9xLW-018');
        await shoot(page, 'setup', true);
      });

      for (const [screen, sought] of Object.entries(POSITIONS)) {
        test(screen, async ({ page }) => {
          await atOnce(page);
          await goOnWith(page, reachMatch(sought));
          await shoot(page, screen);
        });
      }
    });
  }
}
