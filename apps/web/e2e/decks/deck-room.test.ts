import { expect, type Page } from '@playwright/test';
import { expectAccessible, test } from '../fixtures.ts';

async function enter(page: Page, hash = '#/decks/one-piece'): Promise<void> {
  await page.goto(`/${hash}`);
  await expect(page.getByRole('list', { name: 'Cards of the set' })).toBeVisible({ timeout: 30_000 });
}
const inDeck = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, \\d+ of`) });

test.describe('[OP-R16] the deck room on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('counts, finds, repairs and takes back', async ({ page }) => {
    await enter(page);
    await expect(page.getByText('This deck can be played.')).toBeVisible();
    await page.getByRole('button', { name: 'One less Quench' }).click();
    await expect(page.getByRole('heading', { name: /^1 problem / })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Play 1 problem first' })).toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: /^Suggest/ }).click();
    await expect(page.getByText('This deck can be played.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('This deck can be played.')).toBeVisible();

    await page.getByRole('searchbox', { name: 'Search' }).fill('blocker');
    await page.getByRole('button', { name: 'Ember', exact: true }).click();
    await expect(inDeck(page, 'Bellows Guard')).toBeVisible();
    await expect(inDeck(page, 'Cinder Pup')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'Search' }).fill('no such words');
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect(inDeck(page, 'Cinder Pup')).toBeVisible();
  });

  test('is worked with keys alone, and what was made is still there after a reload', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Bram Cinderhall, the Leader' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(inDeck(page, 'Cinder Pup')).toBeFocused();
    await page.keyboard.press('-');
    await expect(inDeck(page, 'Cinder Pup')).toHaveAccessibleName('Cinder Pup, 3 of 4 in the deck');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Cinder Pup' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(inDeck(page, 'Cinder Pup')).toBeFocused();
    await page.keyboard.press('End');
    await expect(page.getByRole('button', { name: /^The Drowned Bell, / })).toBeFocused();
    await page.getByLabel('Name of the deck').fill('My line');
    await page.reload();
    await expect(page.getByLabel('Name of the deck')).toHaveValue('My line');
    await expect(inDeck(page, 'Cinder Pup')).toHaveAccessibleName('Cinder Pup, 3 of 4 in the deck');
  });

  test('accounts for every line of a pasted list, and shares the deck by a link', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'List and code' }).click();
    const list = 'Leader: Bram Cinderhall\n4 Cinder Pup\n# mine\n3 Spark Couriers\n0 LW-004';
    await page.getByRole('textbox', { name: 'Deck list' }).fill(list);
    const lines = page.getByRole('list', { name: 'What each line is' }).getByRole('listitem');
    await expect(lines).toHaveCount(5);
    await expect(lines.nth(1)).toContainText('4 × Cinder Pup LW-002');
    await expect(page.getByText('5 cards found, 2 lines need you.')).toBeVisible();
    await lines.nth(3).getByRole('combobox').selectOption('LW-003');
    await expect(page.getByText('8 cards found, 1 line needs you.')).toBeVisible();
    await page.getByRole('button', { name: 'Lay this deck on the bench' }).click();
    await expect(page.getByLabel('Name of the deck')).toHaveValue('Bram Cinderhall');

    await page.getByRole('button', { name: 'List and code' }).click();
    const link = await page.getByRole('textbox', { name: 'Share link' }).inputValue();
    await page.goto(link);
    await expect(page.getByText('Bram Cinderhall · 7 of 50 cards')).toBeVisible();
    await page.getByRole('button', { name: 'Keep this deck' }).click();
    await expect(page.getByText('7 of 50 cards').first()).toBeVisible();
    await page.goto(link.replace('002x4', '002x3'));
    await expect(page.getByText('Some sign of it was changed on the way')).toBeVisible();
  });

  test('plays test games in workers, and can be stopped', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Test 200 games' }).click();
    await expect(page.getByRole('heading', { name: /won \d+ of \d+/ })).toBeVisible({ timeout: 45_000 });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText(/Stopped after \d+ games/)).toBeVisible();
    await expect(page.getByRole('img', { name: /95 % range/ }).first()).toBeVisible();
  });

  test('plays 200 test games within a minute, and a lost one is watched from the report', async ({ page }) => {
    test.setTimeout(180_000);
    await enter(page);
    const began = Date.now();
    await page.getByRole('button', { name: 'Test 200 games' }).click();
    await expect(page.getByRole('button', { name: 'Again, 200' })).toBeVisible({ timeout: 120_000 });
    const seconds = (Date.now() - began) / 1000;
    console.log(`200 test games in the browser: ${seconds.toFixed(1)} s`);
    expect(seconds).toBeLessThan(60);
    const watch = page.getByRole('button', { name: /^Watch the shortest loss to \w+: \d+ turns$/ });
    const turns = Number(/(\d+) turns$/.exec((await watch.first().getAttribute('aria-label')) ?? '')?.[1]);
    await watch.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of One Piece TCG', { timeout: 30_000 });
    const place = page.getByRole('slider', { name: 'Move' });
    await place.fill((await place.getAttribute('max')) ?? '0');
    await expect(page.getByText(new RegExp(`Turn ${turns}\\b`)).first()).toBeVisible();

    await page.goBack();
    await expect(page.getByRole('heading', { name: /won \d+ of 200/ })).toBeVisible();
  });

  test('sends a deck to the table, and the setup can send one back', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'One less Stoke the Line' }).click();
    await page.getByRole('button', { name: 'One more Odo Tinder' }).last().click();
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    const mine = page.getByRole('button', { name: 'Ember, changed for seat 1' });
    await expect(mine).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Soot for seat 1' }).click();
    await expect(page.getByRole('combobox', { name: 'Deck of seat 1' })).toHaveValue('soot');
    await page.getByRole('button', { name: 'Change it in the deck room' }).first().click();
    await expect(page.getByLabel('Name of the deck')).toHaveValue('Soot, changed');
  });

  test('lets a deck be drawn and played out', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Play it out' }).click();
    const dialog = page.getByRole('dialog', { name: 'Against nobody' });
    await dialog.getByRole('button', { name: 'Redraw' }).click();
    await expect(dialog.getByRole('button', { name: 'Redraw' })).toHaveCount(0);
    for (let turn = 1; turn <= 3; turn++) await dialog.getByRole('button', { name: 'Next turn' }).click();
    await expect(dialog.getByText('Turn 3')).toBeVisible();
    await expect(dialog.getByText('5 of 5 DON!! active')).toBeVisible();
  });
});

// On a desk it is looked at with all other screens, in layout.test.ts.
for (const colorScheme of ['light', 'dark'] as const) {
  test(`[OP-R16] the deck room can be read by everybody on a phone, ${colorScheme}`, async ({ browser, site }) => {
    const viewport = { width: 390, height: 844 };
    const context = await browser.newContext({ viewport, colorScheme, baseURL: site, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await enter(page);
    await expectAccessible(page, 'the cards');
    await page.getByRole('button', { name: /^Deck / }).click();
    await page.getByRole('button', { name: 'One less Quench' }).click();
    await expectAccessible(page, 'the deck');
    const small = await page.locator('.deck-room button:visible, .deck-room select:visible').evaluateAll((all) =>
      all.flatMap((each) => {
        const { width, height } = each.getBoundingClientRect();
        return height < 43.5 || width < 43.5 ? [`${each.textContent || each.ariaLabel} ${width}×${height}`] : [];
      }),
    );
    expect(small).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await context.close();
  });
}
