import { almostOver } from './almost-over.ts';
import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { expectInAllColours } from './layout/colours.ts';
import { goOnWith } from './positions.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, confirmButton, deal, fromMenu, marker } from './table.ts';

for (const [name, address] of [
  ['cards that are not there', '/#/setup/one-piece/nowhere'],
  ['an empty table', '/#/table'],
  ['no result', '/#/result'],
  ['no replay', '/#/replay'],
] as const) {
  test(`${name} is accessible`, async ({ page }) => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectInAllColours(page, name);
  });
}

test('table and duel are accessible', async ({ page }) => {
  test.slow();
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('CHAOS', 2) });
  await expectInAllColours(page, 'the first question');
  await playOut(page, keys, () => confirmButton(page).isVisible());
  await page.keyboard.press('ArrowRight');
  await expectInAllColours(page, 'a choice of seats');
  await playOut(page, keys, () => marker(page).isVisible());
  await expectInAllColours(page, 'a duel');
  await playOut(page, keys);
  await expectInAllColours(page, 'the end');
});

test('a refused option and the question before giving up are accessible', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('RESURRECT_REAP', 2) });
  await playOut(page, keys, () => confirmButton(page).isVisible());
  await page.getByRole('button', { name: /^Resurrect/ }).click({ force: true });
  await expectInAllColours(page, 'a refused option');
  await fromMenu(page, 'Concede');
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectInAllColours(page, 'giving up');
});

/** What is opened, and by which button; what a menu opens gives the focus back to the menu's own button. */
const OPENED: Readonly<Record<string, { at: 'home' | 'table' | 'matches'; by: string; menu?: true }>> = {
  'the settings': { at: 'home', by: 'Settings' },
  'the log': { at: 'table', by: 'Log' },
  'the rules': { at: 'table', by: 'Rules' },
  'what cannot be done': { at: 'table', by: 'Why not?' },
  'the settings over a table': { at: 'table', by: 'Settings', menu: true },
  'the question before giving up': { at: 'table', by: 'Concede', menu: true },
  'the question before everything is erased': { at: 'matches', by: 'Erase everything' },
};
for (const [what, { at, by, menu = false }] of Object.entries(OPENED)) {
  test(`after ${what} the focus is where it was`, async ({ page }) => {
    await atOnce(page);
    if (at === 'table') await goOnWith(page, almostOver());
    else await page.goto(at === 'home' ? '/' : '/#/matches');
    const opener = page.getByRole('button', { name: menu ? 'More' : by, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    if (menu) {
      await page.locator('#table-menu').getByRole('button', { name: by, exact: true }).focus();
      await page.keyboard.press('Enter');
    }
    const dialog = page.getByRole('dialog').filter({ visible: true });
    await expect(dialog).toBeVisible();
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}
