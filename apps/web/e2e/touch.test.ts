import { expect, test } from './fixtures.ts';
import { finger, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, wishFor } from './table.ts';

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

test('The Door from the first screen to the last, with a finger alone', async ({ page }) => {
  await atOnce(page);
  await page.goto('/');

  await page.getByRole('link', { name: 'Set up The Door' }).tap();
  await wishFor(page, { seats: 3, people: [1], seed: seedWithFirstCard('JUDGE_JURY', 3) });
  await page.getByRole('button', { name: 'Deal' }).tap();
  const { answers } = await playOut(page, finger);
  await page.getByRole('button', { name: 'See the result' }).tap();

  expect(answers).toBeGreaterThan(2);
  await expect(page).toHaveURL(/#\/result$/);
});

test('a finger stops the marker and holds the pad', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#/setup/the-door');
  await wishFor(page, { seats: 2, people: [1], seed: seedWithFirstCard('CHAOS', 2) });
  await page.getByRole('button', { name: 'Deal' }).tap();
  const { duels } = await playOut(page, finger);

  expect(duels).toBeGreaterThan(0);
});
