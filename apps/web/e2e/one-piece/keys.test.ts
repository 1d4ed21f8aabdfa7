/** The letters of the One Piece table, one by one, and where they are listed. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';
import { reachMatch } from '../voyages.ts';

const tray = (page: Page): Locator => page.getByTestId('tray');
const button = (page: Page, name: string | RegExp): Locator => tray(page).getByRole('button', { name });
const question = async (page: Page): Promise<string> => (await tray(page).getAttribute('data-question')) ?? '';
const leader = (page: Page): Locator => page.getByRole('list', { name: 'Leader of Port' }).getByRole('button');

const inMain = () =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) => turn > 4 && t.donActive[0] > 2 && t.rested[t.leader[0][0] ?? 0] === 0,
  });

test('[OP-R16] D gives DON!! to the card with the focus, plus and minus change how many, Escape puts it back', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, inMain());
  await page.keyboard.press('d');
  await expect(page.getByTestId('hint')).toHaveText('Choose your Leader or a Character first.');
  await leader(page).focus();
  await page.keyboard.press('d');
  await expect(button(page, /^Give 1 DON!!/)).toBeVisible();
  await page.keyboard.press('+');
  await expect(button(page, /^Give 2 DON!!/)).toBeVisible();
  await page.keyboard.press('-');
  await expect(button(page, /^Give 1 DON!!/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button(page, /^Give/)).toHaveCount(0);
  await leader(page).focus();
  await page.keyboard.press('d');
  await button(page, /^Give 1 DON!!/).focus();
  await page.keyboard.press('Enter');
  await expect(leader(page)).toHaveAttribute('aria-label', /1 DON!! given/);
});

test('[OP-R16] E ends the turn, and warns first of attackers that did nothing', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, inMain());
  const at = await question(page);
  await page.keyboard.press('e');
  await expect(page.getByTestId('hint')).toContainText('can still attack');
  expect(await question(page)).toBe(at);
  await page.keyboard.press('e');
  await expect.poll(() => question(page)).not.toBe(at);
});

test('[OP-R16] B goes to the Blocker, and Space blocks with it: never the other way round', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reachMatch({ prompt: 'block', decks: 'soot,forge' }));
  await page.keyboard.press('b');
  await expect(button(page, /^Block with/).first()).toBeFocused();
  const at = await question(page);
  await page.keyboard.press('Space');
  await expect.poll(() => question(page)).not.toBe(at);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByTestId('log')).toContainText(/blocks/);
});

test('[OP-R16] C puts Counters together that hold, and takes them back', async ({ page }) => {
  await atOnce(page);
  await goOnWith(
    page,
    reachMatch({ prompt: 'counter', decks: 'ember,grove', when: (_q, { table: t }) => t.hand[0].length > 3 }),
  );
  await page.keyboard.press('c');
  await expect(button(page, /^Counter with/)).toBeVisible();
  await expect(page.locator('.op-scale[data-safe]')).toBeVisible();
  await page.keyboard.press('c');
  await expect(button(page, /^Counter with/)).toHaveCount(0);
});

test('[OP-R16] letters do nothing where letters are switched off', async ({ page }) => {
  await atOnce(page, { keys: false });
  await goOnWith(page, inMain());
  await leader(page).focus();
  await page.keyboard.press('d');
  await page.keyboard.press('e');
  await page.waitForTimeout(300);
  await expect(button(page, /^End turn/)).toBeVisible();
  await expect(page.getByTestId('hint')).toHaveText('');
});

test('the list of keys has those of each table', async ({ page }) => {
  const own: Record<string, string> = {
    'one-piece': 'Give one more DON!! to the card that is chosen or has the focus',
    'dhappa-baaji': 'Join two runs, also with a chosen card between them',
    jambo: 'Lift that card of the hand',
    'the-door': 'Point at the climber of that number, where somebody must be chosen',
  };
  for (const [game, line] of Object.entries(own)) {
    await page.goto(`/#/help/${game}`);
    const keys = page.locator('#keys');
    await expect(keys).toContainText('At this table');
    await expect(keys).toContainText(line);
    await expect(keys).toContainText('Point at the next answer, round and round');
  }
});
