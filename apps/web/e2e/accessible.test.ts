import { expect, expectAccessible, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, confirmButton, deal, fromMenu, marker } from './table.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    // Only the colours differ.
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];

    for (const [name, address] of [
      ['home', '/'],
      ['setup', '/#/setup/the-door'],
      ['rules', '/#/help/the-door'],
      ['cards', '/#/cards/one-piece'],
      ['setup for people here', '/#/friends/jambo'],
      ['about', '/#/about'],
      ['cards that are not there', '/#/setup/one-piece/nowhere'],
      ['no matches', '/#/matches'],
      ['no statistics', '/#/stats'],
      ['settings', '/#/settings'],
      ['an empty table', '/#/table'],
      ['no result', '/#/result'],
      ['no replay', '/#/replay'],
      ['a wrong address', '/#/nowhere'],
    ] as const) {
      test(`${name} is accessible`, async ({ page }) => {
        await page.goto(address);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        await expectAccessible(page, name, rules);
      });
    }

    test('table, duel, result and replay are accessible', async ({ page }) => {
      await atOnce(page);
      await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('CHAOS', 2) });
      await expectAccessible(page, 'the first question', rules);
      await playOut(page, keys, () => confirmButton(page).isVisible());
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page, 'a choice of seats', rules);
      await playOut(page, keys, () => marker(page).isVisible());
      await expectAccessible(page, 'a duel', rules);
      await playOut(page, keys);
      await expectAccessible(page, 'the end', rules);
      await page.getByRole('button', { name: 'See the result' }).click();
      await expectAccessible(page, 'the result', rules);
      await page.getByRole('button', { name: 'Watch again' }).click();
      await page.getByRole('button', { name: 'One move on' }).click();
      await expectAccessible(page, 'a replay', rules);
    });

    test('a refused option and the question before giving up are accessible', async ({ page }) => {
      await atOnce(page);
      await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('RESURRECT_REAP', 2) });
      await playOut(page, keys, () => confirmButton(page).isVisible());
      await page.getByRole('button', { name: /^Resurrect/ }).click({ force: true });
      await expectAccessible(page, 'a refused option', rules);
      await fromMenu(page, 'Concede');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectAccessible(page, 'giving up', rules);
    });
  });
}
