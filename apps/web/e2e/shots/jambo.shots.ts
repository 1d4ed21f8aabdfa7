/** Jambo, from the lobby to the replay: each position is reached once, and photographed at every size. */
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { playOut } from '../hands.ts';
import { marketKeys } from '../jambo-hands.ts';
import { SIZES } from '../layout/measure.ts';
import { cardOf, goOnWith, reach, type Sought } from '../positions.ts';
import { atOnce, fromMenu } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

const POSITIONS: Record<string, Sought> = {
  draw: { people: 1, prompt: 'DRAW', when: (_q, { turn }) => turn > 12 },
  look: { people: 1, prompt: 'LOOKED', when: (_q, { turn, table }) => turn > 12 && table.hand[0].length > 4 },
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
  'hot-seat': { people: 2, prompt: 'PLAY' },
};

async function shoot(page: Page, screen: string, fullPage = false): Promise<void> {
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const { name: size, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${FOLDER}jambo-${screen}-${size}-${colorScheme}.png`, fullPage });
    }
  }
}

test('jambo: lobby', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up Jambo' }).waitFor();
  await shoot(page, 'home');
  await page.goto('/#/setup/jambo');
  await page.getByRole('button', { name: 'Deal' }).waitFor();
  await shoot(page, 'setup', true);
  await page.goto('/#/help/jambo');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await shoot(page, 'rules');
});

for (const [screen, sought] of Object.entries(POSITIONS)) {
  test(`jambo: ${screen}`, async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, reach(sought));
    await shoot(page, screen);
  });
}

test('jambo: discard browser', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.discard.length > 30 }));
  await page.getByRole('button', { name: /^Look through the discard pile/ }).click();
  await shoot(page, 'discard-browser');
});

test('jambo: waiting', async ({ page }) => {
  await goOnWith(
    page,
    reach({
      people: 1,
      prompt: 'OPTION_PICK',
      when: (q, { table }) =>
        cardOf(q.source)?.id === 'tribal-elder' &&
        table.hand[1].length > 3 &&
        table.actions > 0 &&
        q.options.length > 1,
    }),
  );
  await fromMenu(page, 'Pause');
  await page.getByTestId('prompt').click(); // the menu closes
  await page.getByRole('button', { name: /^Discard: Blue keeps only 3/ }).click();
  await fromMenu(page, 'Skip');
  await shoot(page, 'waiting');
});

test('jambo: the end', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'DRAW', when: (_q, { table }) => table.endgameFinalTurn }));
  await shoot(page, 'ending-soon');
  await page.getByRole('button', { name: 'Begin final turn' }).click();
  await shoot(page, 'final-turn');
  await playOut(page, marketKeys);
  await shoot(page, 'over');
  await page.getByRole('button', { name: 'See the result' }).click();
  await shoot(page, 'result', true);
  await page.getByRole('button', { name: 'Watch again' }).click();
  await page.getByRole('button', { name: 'One move on' }).click();
  await shoot(page, 'replay');
});
