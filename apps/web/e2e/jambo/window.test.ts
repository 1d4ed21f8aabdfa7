/** A window asks whether a hand answers with Guard or Rain Maker. The time of an answer tells nothing. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { cardOf, goOnWith, reach } from '../positions.ts';
import { atOnce } from '../table.ts';

/** The pause of Jambo's words, but for a moment: the window is there just before or after its time begins. */
const NEARLY_ALL_MS = 1_100;

declare global {
  interface Window {
    /** When the window was on the page, and when its answer went to the match, on the page's clock. */
    passing: { shown: number | null; answered: number | null };
  }
}

async function watchWindow(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.passing = { shown: null, answered: null };
    const { passing } = window;
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { type?: string }): void {
      if (message.type === 'answer') passing.answered ??= performance.now();
      post.call(this, message);
    };
    // Not by frames: a busy machine draws the first one when half of the pause is over.
    new MutationObserver(() => {
      if (document.querySelector('[data-window]')) passing.shown ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}

const openWindow = (page: Page, holdsGuard: boolean): Promise<void> => {
  const holds = (copy: number): boolean => cardOf(copy)?.id === 'guard';
  const when = (_: unknown, { table }: { table: { hand: number[][] } }): boolean =>
    (table.hand[0] ?? []).some(holds) === holdsGuard;
  return goOnWith(page, reach({ people: 1, prompt: 'GUARD_WINDOW', when }));
};

/** Gives the answer in whatever way; resolves with how long the match waited for it. */
async function passedOnAfter(page: Page, answer: () => Promise<void>): Promise<number> {
  await page.locator('[data-window]').waitFor();
  await answer();
  await page.waitForFunction(() => window.passing.answered !== null);
  const { shown, answered } = await page.evaluate(() => window.passing);
  return (answered ?? 0) - (shown ?? 0);
}

const QUICK: [string, boolean, (page: Page) => Promise<void>][] = [
  ['Space, without the card', false, (page) => page.keyboard.press('Space')],
  ['Enter, without the card', false, (page) => page.keyboard.press('Enter')],
  ['nothing at all, without the card', false, async () => {}],
  ['the button', true, (page) => page.locator('[data-window] button').last().click()],
  [
    'a hint that is taken',
    true,
    async (page) => {
      await page.keyboard.press('h');
      await expect(page.locator('[data-advice="1"]')).toBeFocused();
      await page.keyboard.press('Enter');
    },
  ],
  [
    'a letter and Space, away from the buttons',
    true,
    async (page) => {
      await page.keyboard.press('b');
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
      await page.keyboard.press('Space');
    },
  ],
];

for (const [how, holdsGuard, answer] of QUICK) {
  test(`[R-14] a window is answered with ${how}, and the answer goes on after the same pause`, async ({ page }) => {
    await watchWindow(page);
    await atOnce(page);
    await openWindow(page, holdsGuard);

    expect(await passedOnAfter(page, () => answer(page))).toBeGreaterThan(NEARLY_ALL_MS);
  });
}

test('[R-14] whoever answers a window and leaves the table at once has answered', async ({ page }) => {
  await watchWindow(page);
  await atOnce(page);
  await openWindow(page, true);
  await page.locator('[data-window] button').last().click();
  await page.evaluate(() => window.location.assign('#/'));
  await page.waitForFunction(() => window.passing.answered !== null);
});
