import { expect, test } from './fixtures.ts';
import { type Hands, keys, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, tabTo } from './table.ts';

/** Keys, and an eye on the focus: after a move it is never lost to the page. */
const watchful: Hands = {
  ...keys,
  async answer(page, nth) {
    await keys.answer(page, nth);
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  },
};

test('The Door from the first screen to the last, with the keyboard alone', async ({ page }) => {
  await atOnce(page);
  await page.goto('/');

  await tabTo(page, page.getByRole('link', { name: 'Set up The Door' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'House rules' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: 'Seed' }));
  await page.keyboard.type(seedWithFirstCard('JUDGE_JURY', 4));
  await tabTo(page, page.getByRole('button', { name: 'Deal' }));
  await page.keyboard.press('Enter');
  const { answers } = await playOut(page, watchful);
  await tabTo(page, page.getByRole('button', { name: 'See the result' }));
  await page.keyboard.press('Enter');

  expect(answers).toBeGreaterThan(2);
  await expect(page).toHaveURL(/#\/result$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
