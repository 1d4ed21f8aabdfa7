/** How people at a table far away play with keys: they wait until they are asked, and answer. */
import type { Page } from '@playwright/test';

export const result = (page: Page) => page.getByRole('button', { name: 'See the result' });
/** All that this page's log says; what was told before it came is fetched when the log is opened. */
export async function told(page: Page): Promise<string[]> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await page.getByText('What happened before is on its way').waitFor({ state: 'hidden' });
  const lines = await page.getByTestId('log').getByRole('paragraph').allTextContents();
  await page.keyboard.press('Escape');
  return lines;
}
/** Waits until the title says that it is this person's turn, with another question than before; null: it is over. */
export async function myTurn(page: Page, before: string): Promise<string | null> {
  const found = await page.waitForFunction(
    (last): { question: string | null } | null => {
      const over = [...document.querySelectorAll('button')].some((one) => one.textContent === 'See the result');
      const question = document.querySelector<HTMLElement>('[data-testid="tray"]')?.dataset.question ?? '';
      if (over) return { question: null };
      return document.title.startsWith('● Your turn – ') && question !== last ? { question } : null;
    },
    before,
    { timeout: 60_000, polling: 50 },
  );
  return ((await found.jsonValue()) as { question: string | null }).question;
}
/** They answer what they are asked, until that was asked this often altogether. */
export async function play(
  pages: readonly Page[],
  times: number,
  answer: (page: Page) => Promise<void>,
): Promise<void> {
  let left = times;
  const alone = async (page: Page): Promise<void> => {
    for (let question = ''; left > 0; left--) {
      const now = await myTurn(page, question).catch(() => null);
      if (now === null || left <= 0) return;
      question = now;
      await answer(page);
    }
  };
  await Promise.race(pages.map(alone));
}
/** In Dhappa Baaji: draws a card, or throws one away. */
export async function drawOrDiscard(page: Page): Promise<void> {
  const isFirst = await page.locator('[data-drag="deck"]').isVisible();
  if (isFirst) return page.keyboard.press('n');
  for (const key of ['ArrowRight', 'Space', 'd']) await page.keyboard.press(key);
}
