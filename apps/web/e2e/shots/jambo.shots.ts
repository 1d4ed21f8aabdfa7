import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { playOut } from '../hands.ts';
import { marketKeys } from '../jambo-hands.ts';
import { SIZES } from '../layout/measure.ts';
import { goOnWith, reach, type Sought } from '../positions.ts';
import { atOnce } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

const POSITIONS: Record<string, Sought> = {
  draw: { people: 1, prompt: 'DRAW', when: (_q, { turn }) => turn > 12 },
  play: {
    people: 1,
    prompt: 'PLAY',
    when: (_q, { turn, table }) =>
      turn > 12 &&
      table.hand[0].length > 5 &&
      table.utilities[0].length > 1 &&
      table.small[1].some((ware) => ware !== null),
  },
  'throne-1': { people: 1, prompt: 'WARE_THEFT_SWAP', when: (q) => q.params.step === 1 && q.from.length > 3 },
  'throne-2': { people: 1, prompt: 'WARE_THEFT_SWAP', when: (q) => q.params.step === 2 && q.from.length > 3 },
  'auction-cards': { people: 1, prompt: 'AUCTION', when: (_q, { table }) => table.pool.length === 3 },
  'auction-wares': { people: 1, prompt: 'AUCTION', when: (q, { table }) => table.lot.length === 2 && q.min > 1 },
  guard: { people: 1, prompt: 'GUARD_WINDOW', when: (_q, { table }) => table.hand[0].length > 2 },
  rain: { people: 1, prompt: 'RAIN_MAKER_WINDOW' },
  overflow: { people: 1, prompt: 'OVERFLOW_PLACE', when: (q) => q.from.length > 1 },
  'draft-cards': { people: 1, prompt: 'DRAFT', when: (q) => q.noun === 'card' && q.from.length > 6 },
  'draft-wares': { people: 1, prompt: 'DRAFT', when: (q) => q.noun === 'ware' && q.from.length > 3 },
  discard: { people: 1, prompt: 'OPPONENT_DISCARD', when: (q) => q.min > 1 },
  sell: { people: 1, prompt: 'WARE_SELL_ANY', when: (q) => q.from.length > 4 },
  peek: { people: 1, prompt: 'DECK_PEEK', when: (q) => q.from.length === 6 },
  'final-turn': { people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn },
  'hot-seat': { people: 2, prompt: 'PLAY' },
};

for (const { name: size, width, height } of SIZES) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`jambo, ${size}, ${colorScheme}`, () => {
      test.use({ viewport: { width, height }, colorScheme });

      async function shoot(page: Page, screen: string, fullPage = false): Promise<void> {
        await page.mouse.move(0, 0);
        await page.waitForTimeout(400);
        await page.screenshot({ path: `${FOLDER}jambo-${screen}-${size}-${colorScheme}.png`, fullPage });
      }

      test('lobby', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('link', { name: 'Set up Jambo' }).waitFor();
        await shoot(page, 'home');
        await page.goto('/#/setup/jambo');
        await page.getByRole('button', { name: 'Deal' }).waitFor();
        await shoot(page, 'setup', true);
      });

      for (const [screen, sought] of Object.entries(POSITIONS)) {
        test(screen, async ({ page }) => {
          await atOnce(page);
          await goOnWith(page, reach(sought));
          await shoot(page, screen);
          if (screen !== 'final-turn') return;
          await playOut(page, marketKeys);
          await shoot(page, 'over');
          await page.getByRole('button', { name: 'See the result' }).click();
          await shoot(page, 'result');
        });
      }
    });
  }
}
