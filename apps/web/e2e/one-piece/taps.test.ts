/** What an opponent's turn costs: presses, and time that tells nothing. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';
import { fiveAttacks } from '../voyages.ts';

test.slow();

const tray = (page: Page): Locator => page.getByTestId('tray');
const button = (page: Page, name: string | RegExp): Locator => tray(page).getByRole('button', { name });
const question = async (page: Page): Promise<string> => (await tray(page).getAttribute('data-question')) ?? '';
const prompt = async (page: Page): Promise<string> =>
  (await page
    .locator('.op-ask')
    .getAttribute('data-prompt', { timeout: 500 })
    .catch(() => null)) ?? '';

/** How often the other has attacked since: the log has a paragraph a move. */
async function attacksTold(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const all = await page.getByTestId('log').getByRole('listitem').allTextContents();
  await page.keyboard.press('Escape');
  const turn = all.findIndex((text) => text.includes('Turn 10: Starboard'));
  return all.slice(0, turn).filter((text) => / of Starboard attacks /.test(text)).length;
}

const isPressed = (one: Locator): Promise<boolean> =>
  one.click({ timeout: 5_000 }).then(
    () => true,
    () => false,
  );

/** Presses this in every question until the turn is one's own again; gives how many presses that were. */
async function pressThrough(page: Page, name: (prompt: string) => RegExp | null): Promise<number> {
  let taps = 0;
  for (;;) {
    await expect.poll(() => prompt(page), { timeout: 30_000 }).not.toBe('');
    const [at, asked] = [await question(page), await prompt(page)];
    if (asked === 'main') return taps;
    const pressed = name(asked);
    // An order may answer it first, and then there is nothing left to press.
    if (pressed && (await isPressed(button(page, pressed)))) taps++;
    await expect.poll(() => question(page), { timeout: 30_000 }).not.toBe(at);
  }
}

test('[OP-R16] five attacks cost ten presses at most: each block and Counter is asked, and each Life card', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, fiveAttacks());
  const taps = await pressThrough(page, (asked) => (asked === 'life' ? /^Take it/ : /^(Let it through|No Counter)/));
  expect(await attacksTold(page)).toBe(5);
  console.log(`five attacks without an order: ${taps} presses`);
  expect(taps).toBeLessThanOrEqual(10);
});

test('[OP-R16] by order five attacks cost three presses, and every Life card is seen equally long', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, fiveAttacks());
  // Noted in the page: when each Life card was shown, whether it had a Trigger, and when it was gone.
  await page.evaluate(() => {
    const looks: { trigger: boolean; ms: number }[] = [];
    Object.assign(window, { looks });
    let since: { at: number; question: string; trigger: boolean } | null = null;
    const look = (): void => {
      const tray = document.querySelector<HTMLElement>('[data-testid="tray"]')?.dataset.question ?? '';
      const life = document.querySelector('.op-ask[data-prompt="life"]');
      if (since && (!life || tray !== since.question)) {
        looks.push({ trigger: since.trigger, ms: performance.now() - since.at });
        since = null;
      }
      if (life?.querySelector('[data-answer]') && !since)
        since = {
          at: performance.now(),
          question: tray,
          trigger: life.textContent?.includes('Use the Trigger') === true,
        };
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const taps = await pressThrough(page, (asked) => (asked === 'block' ? /^None this turn/ : null));
  expect(await attacksTold(page)).toBe(5);
  console.log(`five attacks with an order: ${taps} presses`);
  expect(taps).toBeLessThanOrEqual(3);
  const looks = await page.evaluate(() => (window as unknown as { looks: { trigger: boolean; ms: number }[] }).looks);
  console.log(`Life cards were looked at: ${JSON.stringify(looks)}`);
  expect(looks.filter(({ trigger }) => trigger).length).toBeGreaterThan(0);
  expect(looks.filter(({ trigger }) => !trigger).length).toBeGreaterThan(0);
  // Never shorter; a busy machine is late.
  for (const { ms } of looks) expect(ms).toBeGreaterThan(3_900);
  for (const { ms } of looks) expect(ms).toBeLessThan(6_000);
});

test('[OP-R16] whoever gave an order can wait with a Life card, use its Trigger, and be asked again', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, fiveAttacks());
  await button(page, /^None this turn/).click();
  await expect.poll(() => prompt(page), { timeout: 30_000 }).toBe('life');
  const at = await question(page);
  await button(page, /^Wait/).click();
  await expect(button(page, /^Wait/)).toHaveCount(0);
  await page.waitForTimeout(5_000);
  expect(await question(page)).toBe(at);
  await page.getByRole('button', { name: 'Ask me again' }).click();
  await button(page, /^Take it/).click();
  await expect.poll(() => prompt(page)).toMatch(/^(block|counter)$/);
});
