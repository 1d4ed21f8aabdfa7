/** Jambo on the table it brings: its questions where the supply lies, its answers where things lie. */
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
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
  const hollow = stalls(page, "Blue's stalls").locator('.j-space[data-state="can"] .j-mark');
  const open = await spaces(page, "Blue's stalls").count();
  await expect(hollow).toHaveCount(open);
  const theirs = spaces(page, "Blue's stalls").first();
  await theirs.click();
  await expect(theirs).toHaveAttribute('aria-pressed', 'true');
  await expect(hollow).toHaveCount(open - 1);
  await expect(stalls(page, "Blue's stalls").locator('.j-space[data-state="on"] .j-mark')).toHaveCount(1);
  await confirmWith(page, 'Next').click();

  await expect(stage(page)).toContainText('Throne Active - Step 2/2');
  await expect(stage(page)).toContainText('Select your ware to give');
  await expect(stage(page)).toContainText(/\d actions? left/);
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
  const bids = stage(page)
    .getByRole('listitem')
    .filter({ hasText: /^(Red|Blue)/ });
  await expect(bids).not.toHaveCount(0);
  await page.getByRole('button', { name: `Bid ${Number(least) + 1}`, exact: true }).click();
  // Blue is next: a higher bid, or the lot is sold for this one.
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByTestId('log')).toContainText(`You bid ${Number(least) + 1}.`);
  await expect(page.getByTestId('log')).toContainText(/Blue bids|Blue passes/);
  await goOnWith(page, auction);
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
  await page.getByRole('button', { name: /^Look at a card/ }).click();
  await expect(page.getByTestId('notice')).toContainText('Final Turn Actions 4/5');
});

test('[J-76] [J-77] a match is over with both totals, the comparison, New Game and Stats', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }));
  await page.getByRole('button', { name: /^End your turn/ }).click();

  await expect(prompt(page)).toHaveText(/^Red: \d+g vs Blue: \d+g → (you win|Blue wins)!/);
  const line = (await prompt(page).textContent()) ?? '';
  const [red = 0, blue = 0] = [...line.matchAll(/(\d+)g/g)].map(([, gold]) => Number(gold));
  await page.getByRole('button', { name: 'See the result' }).click();
  // The final turn is Red's: equal gold would be enough.
  const [winner, more, less] = red >= blue ? ['You win!', red, blue] : ['Blue wins!', blue, red];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(winner);
  await expect(page.locator('.j-result-compared')).toHaveText(`${more}g ${more === less ? '=' : '>'} ${less}g`);
  await expect(page.locator('.j-result-line')).toHaveText(line);
  const seats = page.getByRole('list', { name: 'Seats' }).getByRole('listitem');
  await expect(seats.nth(0)).toContainText(`${more} gold`);
  await expect(seats.nth(1)).toContainText(`${less} gold`);
  await expect(page.getByRole('button', { name: 'New Game' })).toBeVisible();
  await page.getByRole('link', { name: 'Stats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Statistics/);
  await page.goBack();
  await page.getByRole('button', { name: 'New Game' }).click();
  await expect(prompt(page)).toBeVisible();
});

test.describe('the result', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} colours`, () => {
      test.use({ colorScheme });
      test('the discard pile that is looked through, and the result, are accessible', async ({ page }) => {
        await atOnce(page);
        await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }));
        await page.getByRole('button', { name: /^Look through the discard pile/ }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expectAccessible(page, 'the discard pile');
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: /^End your turn/ }).click();
        await page.getByRole('button', { name: 'See the result' }).click();
        await expect(page.locator('.j-result')).toBeVisible();
        await expectAccessible(page, 'the result');
      });
    });
  }
});

test('the log has a paragraph for each move, and a line for each thing told', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { turn }) => turn > 12 }));
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const moves = page.getByTestId('log').getByRole('listitem');
  const told = await moves.evaluateAll((all) =>
    all.map((one) => [...one.querySelectorAll('p')].map(({ textContent }) => textContent ?? '')),
  );
  expect(told.length).toBeGreaterThan(12);
  expect(told.some((lines) => lines.length > 1)).toBe(true);
  const trades = told.filter((lines) => lines.some((line) => /\b(sell|sells|buy|buys)\b/.test(line)));
  expect(trades.length).toBeGreaterThan(0);
  // The wares are seen to move, and the price stands in the sentence: neither is said again.
  expect(trades.flat().filter((line) => /^(On|Off) |wares (bought|sold)|Discarded/.test(line))).toEqual([]);
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

  test('[J-74] [J-75] no stand moves for the banner of the final turn', async ({ page }) => {
    await atOnce(page);
    const tops = async (): Promise<number[]> => {
      const all: number[] = [];
      for (const size of [
        { width: 390, height: 844 },
        { width: 844, height: 390 },
      ]) {
        await page.setViewportSize(size);
        await expect(page.locator('.j-table')).toHaveAttribute('data-layout', size.width > 390 ? 'side' : 'phone');
        for (const stand of await page.locator('.j-large').all()) all.push((await stand.boundingBox())?.y ?? 0);
      }
      return all;
    };
    await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { turn }) => turn > 8 }));
    const before = await tops();
    expect(before).toHaveLength(4);
    await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }));
    await expect(page.getByTestId('notice')).toHaveText(/^Red · Final Turn Actions \d\/5 Red \d+g Blue \d+g/);
    await expect(page.getByTestId('decides')).toHaveText(/^Highest gold wins No endgame check this turn/);
    expect(await tops()).toEqual(before);
  });

  test('on no card of the hand do name, text and price lie on each other, however low the table is', async ({
    page,
  }) => {
    await atOnce(page);
    await goOnWith(
      page,
      reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.hand[0].filter(isLong).length > 1 }),
    );
    const low = [
      { width: 390, height: 844 },
      { width: 390, height: 720 },
      { width: 390, height: 600 },
      { width: 844, height: 390 },
      { width: 1440, height: 900 },
      { width: 1000, height: 660 },
    ];
    for (const size of low) {
      await page.setViewportSize(size);
      for (const name of [null, 'Trin\u00adkets, hides, silk', 'गहने, खालें, रेशम']) {
        const faults = await page.locator('.j-hand .j-card').evaluateAll(faultsOfCards, name);
        expect(faults, `${name} on ${size.width} x ${size.height}`).toEqual([]);
      }
    }
  });

  test('each pile of the supply is read with its ware', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, reach({ people: 1, prompt: 'PLAY' }));
    const piles = page.getByRole('region', { name: 'Supply' }).getByRole('listitem');
    await expect(page.locator('.j-table')).toHaveAttribute('data-layout', 'phone');
    await expect(page.getByRole('region', { name: 'Supply' })).toMatchAriaSnapshot(`
      - list:
        - listitem: /Trinkets \\d+/
        - listitem: /Hides \\d+/
        - listitem: /Tea \\d+/
        - listitem: /Silk \\d+/
        - listitem: /Fruit \\d+/
        - listitem: /Salt \\d+/
    `);
    await expect(piles).toHaveCount(6);
  });

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

const isLong = (copy: number): boolean => (cardOf(copy)?.name.split(',').length ?? 0) > 2;

/** Where what stands under the picture overlaps, or a line is cut. With a name all ware cards have that one. */
function faultsOfCards(cards: Element[], name: string | null): string[] {
  const faults: string[] = [];
  for (const card of cards) {
    const title = card.querySelector('.j-name');
    if (name && title && card.getAttribute('data-family') === 'ware') title.textContent = name;
    const parts = [...card.querySelectorAll<HTMLElement>('.j-foot > *')].filter((part) => part.offsetHeight > 0);
    const words = title?.textContent ?? '';
    parts.forEach((part, i) => {
      const [top, next] = [part.offsetTop, parts[i + 1]?.offsetTop ?? card.clientHeight];
      if (top + part.offsetHeight > next + 1) faults.push(`${words}: ${part.className} lies on what follows`);
      const lines = part.clientHeight / Number.parseFloat(getComputedStyle(part).lineHeight);
      if (part.matches('.j-text') && Math.abs(lines - Math.round(lines)) > 0.1) faults.push(`${words}: ${lines} lines`);
    });
    const foot = card.querySelector<HTMLElement>('.j-foot');
    if ((foot?.offsetHeight ?? 0) > card.clientHeight) faults.push(`${words}: higher than its card`);
  }
  return faults;
}
