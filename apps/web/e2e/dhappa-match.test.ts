/** The last turns of a deal of Dhappa Baaji, to its end: with the mouse, with a finger, and with keys alone. */
import type { Locator, Page } from '@playwright/test';
import { nearlyUsedUp } from './deals.ts';
import { dragWithFinger, dragWithMouse } from './drags.ts';
import { expect, test } from './fixtures.ts';
import { goOnWith } from './positions.ts';
import { atOnce } from './table.ts';

test.slow();

const deck = (page: Page): Locator => page.locator('[data-pile="deck"] button');
const pile = (page: Page): Locator => page.locator('[data-pile="pile"] button');
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
const held = (page: Page): Locator => hand(page).getByRole('listitem');
const card = (page: Page): Locator => page.locator('[data-card]').last();
const result = (page: Page): Locator => page.getByRole('button', { name: 'See the result' });

interface Turn {
  draw(page: Page): Promise<void>;
  discard(page: Page): Promise<void>;
}

/** Draws and discards until the deal is over; gives how many turns that took. */
async function playToTheEnd(page: Page, turn: Turn): Promise<number> {
  await atOnce(page);
  await goOnWith(page, nearlyUsedUp(6));
  for (let turns = 0; turns < 8; turns++) {
    await expect(page.locator('[data-asked]').or(result(page))).toBeVisible({ timeout: 30_000 });
    if (await result(page).isVisible()) return turns;
    await expect(page.locator('[data-drag="deck"]')).toBeVisible(); // it can be lifted
    const count = await held(page).count();
    await turn.draw(page);
    await expect(held(page)).toHaveCount(count + 1);
    await turn.discard(page);
    await expect.poll(async () => (await result(page).isVisible()) || (await held(page).count()) === count).toBe(true);
  }
  throw new Error('the deal does not end');
}

async function seeTheResult(page: Page): Promise<void> {
  const said = (await page.getByTestId('prompt').textContent()) ?? '';
  expect(said).toMatch(/wins|drawn|draw/);
  await result(page).press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said);
}

test('[D-4] a deal is played to its end with the mouse', async ({ page }) => {
  const turns = await playToTheEnd(page, {
    draw: (page) => dragWithMouse(page, deck(page), hand(page)),
    discard: (page) => dragWithMouse(page, card(page), pile(page)),
  });
  expect(turns).toBeGreaterThan(0);
  await seeTheResult(page);
});

test('[D-66] a deal is played to its end with keys alone', async ({ page }) => {
  const turns = await playToTheEnd(page, {
    draw: (page) => page.keyboard.press('n'),
    async discard(page) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      await page.keyboard.press('d');
    },
  });
  expect(turns).toBeGreaterThan(0);
  await seeTheResult(page);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[D-64] [D-65] a deal is played to its end with a finger: drags and taps, and the page never scrolls', async ({
    page,
  }) => {
    let dragged = 0;
    const turns = await playToTheEnd(page, {
      draw: (page) => (dragged++ % 2 === 0 ? dragWithFinger(page, deck(page), hand(page)) : deck(page).tap()),
      async discard(page) {
        if (dragged % 2 === 1) return dragWithFinger(page, card(page), pile(page));
        await card(page).tap();
        await pile(page).tap();
      },
    });
    expect(turns).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await seeTheResult(page);
  });
});
