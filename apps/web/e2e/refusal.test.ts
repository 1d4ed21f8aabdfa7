import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, confirmButton, deal, movesTold } from './table.ts';

test('what cannot be chosen says why, and sends nothing', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('RESURRECT_REAP', 2) });
  await playOut(page, keys, () => confirmButton(page).isVisible());
  const resurrect = page.getByRole('button', { name: /^Resurrect/ });
  const told = await movesTold(page);

  await expect(resurrect).toHaveAttribute('aria-disabled', 'true');
  await expect(resurrect).toHaveAccessibleDescription(/dead/i);
  await resurrect.click({ force: true });
  await expect(page.getByTestId('hint')).toHaveText(/dead/i);
  await page.keyboard.press('a');
  await expect(page.getByTestId('hint')).toHaveText(/dead/i);
  await expect.poll(() => movesTold(page)).toBe(told);
});

test('confirming nothing says what is missing', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('JUDGE_JURY', 2) });
  await playOut(page, keys, () => confirmButton(page).isVisible());

  await confirmButton(page).click({ force: true });
  await expect(page.getByTestId('hint')).toHaveText('Nothing is chosen yet: choose first, then confirm.');
});

test('a choice is taken back with one key', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('JUDGE_JURY', 2) });
  await playOut(page, keys, () => confirmButton(page).isVisible());
  const prompt = page.getByTestId('prompt');
  await expect(prompt).toHaveText('Choose what the card does.');

  await page.keyboard.press('a');
  await page.keyboard.press('Space');
  await expect(prompt).toHaveText('Judge: choose a player.');
  await page.keyboard.press('Backspace');
  await expect(prompt).toHaveText('Choose what the card does.');
});
