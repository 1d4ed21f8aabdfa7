import { reachDeal } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { type Hands, keys, playOut } from './hands.ts';
import { goOnWith } from './positions.ts';
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

test('without keys of one letter none of them does anything, and all the others do', async ({ page }) => {
  await atOnce(page, { keys: false, speed: 1 });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('3');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BUTTON');
  await page.goto('/#/help/the-door');
  const search = page.getByRole('searchbox');
  await expect(search).toBeVisible();
  await page.keyboard.press('/');
  await expect(search).not.toBeFocused();
  await search.fill('die'); // what is written is not a key
  await expect(search).toHaveValue('die');

  await goOnWith(page, reachDeal({ prompt: 'PICK' }));
  const question = await page.getByTestId('tray').getAttribute('data-question');
  for (const key of ['m', 'n', 'p', 'u', 'r', '1', 'a']) await page.keyboard.press(key);
  await expect(page.locator('.cloth')).toHaveCount(0);
  await expect(page.getByTestId('tray')).toHaveAttribute('data-question', question ?? '');
  await expect(page.getByText('Sound is off')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('[data-card]:focus')).toHaveCount(1);

  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('dealers-choice.settings') ?? '{}');
    localStorage.setItem('dealers-choice.settings', JSON.stringify({ ...kept, keys: true }));
  });
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.locator('.cloth')).toHaveCount(1);
});
