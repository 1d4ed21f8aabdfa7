/** Jambo on the table it brings: its questions where the supply lies, its answers where things lie. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { playOut } from './hands.ts';
import { goButton, heldCard, marketFinger, marketKeys, marketMouse, ways } from './jambo-hands.ts';
import { cardOf, goOnWith, reach } from './positions.ts';
import { atOnce, fromMenu } from './table.ts';

test.setTimeout(120_000);

const stage = (page: Page): Locator => page.locator('.j-stage');
const prompt = (page: Page): Locator => page.getByTestId('prompt');
const stalls = (page: Page, whose: string): Locator => page.getByRole('region', { name: whose });
const spaces = (page: Page, whose: string): Locator =>
  stalls(page, whose).getByRole('button', { name: /stand/, disabled: false });
const confirmWith = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('[J-66] [J-67] [J-68] Throne asks in two steps, on the stands themselves', async ({ page }) => {
  await atOnce(page);
  await goOnWith(
    page,
    reach({ people: 1, prompt: 'WARE_THEFT_SWAP', when: (q) => q.params.step === 1 && q.from.length > 3 }),
  );

  await expect(stage(page)).toContainText('Throne Active - Step 1/2');
  await expect(stage(page)).toContainText("Select opponent's ware");
  await expect(stage(page)).toContainText(/\d actions? left/);
  await expect(spaces(page, 'Your stalls')).toHaveCount(0);
  await expect(confirmWith(page, 'Next')).toHaveAttribute('data-locked');
  const theirs = spaces(page, "Blue's stalls").first();
  await theirs.click();
  await expect(theirs).toHaveAttribute('aria-pressed', 'true');
  await confirmWith(page, 'Next').click();

  await expect(stage(page)).toContainText('Throne Active - Step 2/2');
  await expect(stage(page)).toContainText('Select your ware to give');
  await expect(stalls(page, "Blue's stalls").locator('[data-state="kept"]')).toHaveCount(1);
  await expect(spaces(page, "Blue's stalls")).toHaveCount(0);
  await spaces(page, 'Your stalls').first().click();
  await confirmWith(page, 'Confirm Swap').click();
  await expect(stage(page)).not.toContainText('Throne Active');
});

test('[J-69] whoever waits reads for whom and for what, and that the actions are frozen', async ({ page }) => {
  const saved = reach({
    people: 1,
    prompt: 'OPTION_PICK',
    when: (q, { table }) =>
      cardOf(q.source)?.id === 'tribal-elder' && table.hand[1].length > 3 && table.actions > 0 && q.options.length > 1,
  });
  await goOnWith(page, saved);
  await fromMenu(page, 'Pause');
  await prompt(page).click(); // the menu closes
  await page.getByRole('button', { name: /^Discard: Blue keeps only 3/ }).click();
  await fromMenu(page, 'Skip');

  await expect(stage(page)).toContainText(/Waiting: Blue discards \d/);
  await expect(page.getByText(/\d actions? FROZEN/)).toHaveCount(2);
  await expect(page.locator('.j-slot')).toHaveText('Frozen until then');
});

test('[J-70] who must discard sees a counter, and confirms', async ({ page }) => {
  await atOnce(page);
  const saved = reach({
    people: 1,
    prompt: 'OPPONENT_DISCARD',
    when: (q) => q.min === 2 && cardOf(q.source)?.zone === 'hand',
  });
  await goOnWith(page, saved);

  await expect(stage(page)).toContainText('Discard 0/2');
  await heldCard(page, 0).click({ position: { x: 9, y: 14 } });
  await expect(stage(page)).toContainText('Discard 1/2');
  await expect(goButton(page)).toHaveCount(0);
  await heldCard(page, 1).click({ position: { x: 9, y: 14 } });
  await expect(stage(page)).toContainText('Discard 2/2');
  await heldCard(page, 1).click({ position: { x: 9, y: 14 } });
  await expect(stage(page)).toContainText('Discard 1/2');
  await heldCard(page, 2).click({ position: { x: 9, y: 14 } });
  await confirmWith(page, 'Confirm').click();
  await expect(stage(page)).not.toContainText('Discard 2/2');
});

test('[J-71] [J-72] an auction is bid or passed, a draft is picked in turn', async ({ page }) => {
  await atOnce(page);
  const auction = reach({
    people: 1,
    prompt: 'AUCTION',
    when: (q, { table }) => table.lot.length === 2 && q.min > 1 && q.max > q.min + 2,
  });
  await goOnWith(page, auction);
  const [, least = ''] = /Bid (\d+)/.exec((await page.locator('.j-bidding .j-go').textContent()) ?? '') ?? [];
  await page.getByRole('button', { name: 'One more' }).click();
  await expect(page.locator('.j-bidding .j-go')).toHaveText(`Bid ${Number(least) + 1}`);
  await expect(
    stage(page)
      .getByRole('listitem')
      .filter({ hasText: /^(Red|Blue)/ }),
  ).not.toHaveCount(0);
  await page.getByRole('button', { name: 'Pass', exact: true }).click();
  await expect(page.locator('.j-bidding')).toHaveCount(0);

  await goOnWith(
    page,
    reach({ people: 1, prompt: 'DRAFT', when: (q, { table }) => q.noun === 'ware' && table.lot.length > 4 }),
  );
  await expect(stage(page)).toContainText(/\d+ left, Blue picks next/);
  const before = await page.locator('.j-ribbon [data-state="done"]').count();
  await stage(page).getByRole('button', { name: /here$/, disabled: false }).first().click();
  await page.getByRole('button', { name: /^Pick / }).click();
  await expect.poll(() => page.locator('.j-ribbon [data-state="done"]').count()).toBe(before + 2);
});

test('[J-73] [J-74] [J-75] [J-78] the final turn is announced, and stays announced', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'DRAW', when: (_q, { table }) => table.endgameFinalTurn }));

  const notice = page.getByTestId('ending');
  await expect(notice).toContainText('GAME ENDING SOON!');
  await expect(notice).toContainText(/Blue: \d+g/);
  await expect(notice).toContainText('Red: final turn');
  await expect(notice).toContainText('HIGHEST GOLD WINS');
  await page.getByRole('button', { name: 'Begin final turn' }).click();
  await expect(notice).toHaveCount(0);
  await expect(page.getByTestId('notice')).toHaveText(
    /^Red · Final Turn Actions 5\/5 Red \d+g Blue \d+g Highest gold wins No endgame check this turn/,
  );
});

test('[J-76] [J-77] a match is over with both totals and who wins', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }));
  await page.getByRole('button', { name: /^End your turn/ }).click();

  await expect(prompt(page)).toHaveText(/^Red: \d+g vs Blue: \d+g → (you win|Blue wins)!/);
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
});

test('a lifted ware card has its prices as buttons, and shows what they would do', async ({ page }) => {
  await atOnce(page);
  const saved = reach({
    people: 1,
    prompt: 'PLAY',
    when: (_q, { table }) => cardOf(table.hand[0][0] ?? 0)?.category === 'ware' && table.gold[0] > 30,
  });
  await goOnWith(page, saved);
  const purse = page.getByTestId('seat-1').locator('.j-gold');
  await heldCard(page, 0).click({ position: { x: 9, y: 14 } });
  await expect(page.locator('.j-way')).toHaveText([/^Buy−\d+$/, /^Sell\+\d+$/]);
  for (const way of await page.locator('.j-way[aria-disabled="true"]').all()) {
    await way.click({ force: true });
    await expect(page.getByTestId('hint')).not.toBeEmpty();
  }
  if ((await ways(page).count()) > 0) await expect(purse.locator('small')).toHaveText(/^\d+ [+−] \d+$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('.j-way')).toHaveCount(0);
});

test('five actions cost at most nine taps', async ({ page }) => {
  await atOnce(page);
  const saved = reach({
    people: 1,
    prompt: 'DRAW',
    when: (_q, { table }) => {
      const held = table.hand[0].filter((copy) => cardOf(copy)?.category === 'utility');
      return held.length > 2 && table.utilities[0].length === 0 && table.gold[0] > 3 && table.looks === 0;
    },
  });
  await goOnWith(page, saved);
  let taps = 0;
  const tap = async (thing: Locator): Promise<void> => {
    await thing.click({ position: { x: 9, y: 14 } });
    taps++;
  };
  await tap(page.getByRole('button', { name: /^Look at a card/ }));
  await tap(page.getByRole('button', { name: /^Keep / }));
  for (let card = 0; card < 3; card++) {
    const places = await page
      .locator('.j-held-card')
      .evaluateAll((all) => all.map((one) => one.querySelector('[data-family="utility"]') !== null));
    await tap(heldCard(page, places.indexOf(true)));
    await tap(page.getByRole('button', { name: /^Put .* into play/ }));
    await expect(page.locator('.j-way')).toHaveCount(0);
  }
  await expect(page.locator('.j-sun[data-state="lit"]')).toHaveCount(1);
  await tap(page.getByRole('button', { name: /^Use /, disabled: false }).first());
  await expect(page.locator('.j-sun[data-state="lit"]')).toHaveCount(0);
  expect(taps).toBeLessThanOrEqual(9);
});

const nearTheEnd = () => reach({ people: 1, prompt: 'DRAW', when: (_q, { table }) => table.endgameFinalTurn });

test('a match is played to its end with the mouse', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, nearTheEnd());
  await playOut(page, marketMouse);
  await expect(prompt(page)).toHaveText(/wins?!/);
});

test('a match is played to its end with the keyboard alone', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, nearTheEnd());
  await playOut(page, marketKeys);
  await expect(prompt(page)).toHaveText(/wins?!/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a match is played to its end with a finger, and the page never scrolls', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, nearTheEnd());
    const over = (): Promise<number> =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    expect(await over()).toBeLessThanOrEqual(0);
    await playOut(page, marketFinger);
    await expect(prompt(page)).toHaveText(/wins?!/);
    expect(await over()).toBeLessThanOrEqual(0);
  });
});
