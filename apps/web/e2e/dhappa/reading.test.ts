/** What is read at the table of Dhappa Baaji: cards that lie close, suits without colours, and what happened. */
import { type DhappaView, nameOf, reachDeal } from '../deals.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { DHAPPA } from '../layout/dhappa.ts';
import { goOnWith } from '../positions.ts';
import { atOnce, takeButton } from '../table.ts';

test.slow();

/** A card of this suit that is not a wild. */
const isOf = (card: number, suit: string): boolean => nameOf(card).endsWith(suit) && !nameOf(card).startsWith('2');

const fullHand = () => reachDeal({ from: 17, prompt: 'PLAY', when: ({ table: t }) => t.hand[0].length >= 27 });

test.describe('on a phone that lies on its side', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 844, height: 390 } });

  test('[D-62] a finger that slides along 27 cards sees each large, and takes the one it is lifted from', async ({
    page,
  }) => {
    await atOnce(page);
    await goOnWith(page, fullHand());
    const cards = page.locator('[data-card]');
    const [from, to] = [await cards.nth(4).boundingBox(), await cards.nth(9).boundingBox()];
    if (!from || !to) throw new Error('there are no cards');
    const touch = await page.context().newCDPSession(page);
    const at = (type: 'touchStart' | 'touchMove', x: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y: from.y + 25 }] });
    await at('touchStart', from.x + 10);
    await at('touchMove', from.x + 20);
    await expect(page.locator('.loupe')).toBeVisible();
    await at('touchMove', to.x + 10);
    await expect(page.locator('.held[data-peek] [data-card]')).toHaveAttribute(
      'data-card',
      (await cards.nth(9).getAttribute('data-card')) ?? '',
    );
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator('.loupe')).toHaveCount(0);
    await expect(cards.nth(9)).toHaveAttribute('aria-pressed', 'true');
    await expect(cards.nth(4)).toHaveAttribute('aria-pressed', 'false');
  });

  test('[D-64] a tap on the head of a board opens it until its runs are as large as a finger', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, reachDeal({ from: 47, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length >= 18 }));
    const tap = page.locator('.board[data-team="A"] .run-tap').first();
    const before = (await tap.boundingBox())?.height ?? 0;
    await page.getByRole('button', { name: /^Team A/ }).tap();
    await expect(page.getByRole('button', { name: /^Team B/ })).toHaveAttribute('aria-expanded', 'false');
    await expect
      .poll(async () => (await page.locator('.board[data-team="A"] .strip').first().boundingBox())?.height ?? 0)
      .toBeGreaterThan(36);
    expect((await tap.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(Math.max(44, before));
    await page.getByRole('button', { name: /^Team B/ }).tap();
    await expect(page.getByRole('button', { name: /^Team A/ })).toHaveAttribute('aria-expanded', 'false');
  });
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[D-62] a suit of more cards than a shelf can show scrolls sideways, and its last card is chosen', async ({
    page,
  }) => {
    const most = ({ table: t }: DhappaView): number =>
      Math.max(...['♠', '♥', '♣', '♦'].map((suit) => t.hand[0].filter((card) => isOf(card, suit)).length));
    await atOnce(page);
    await goOnWith(page, reachDeal({ prompt: 'PLAY', when: (view) => most(view) > 13 }));
    const shelf = page.locator('.shelf[data-long]').first();
    const { wide, room } = await shelf.evaluate((one) => ({ wide: one.scrollWidth, room: one.clientWidth }));
    expect(wide).toBeGreaterThan(room);
    const last = shelf.locator('[data-card]').last();
    await last.tap();
    await expect(last).toHaveAttribute('aria-pressed', 'true');
    expect(await shelf.evaluate((one) => one.scrollLeft)).toBeGreaterThan(0);
    expect(await page.evaluate(() => [window.scrollX, window.scrollY])).toEqual([0, 0]);
  });
});

test('where a browser forces its colours, a run keeps the paper its suits are drawn for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atOnce(page);
  await goOnWith(page, reachDeal({ from: 47, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length >= 18 }));
  const run = page.locator('.strip .run-cards').first();
  const paper = () => run.evaluate((one) => getComputedStyle(one).backgroundColor);
  const usual = await paper();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
  expect(await paper()).toBe(usual);
});

test('suits have letters for who asks for symbols beside colours', async ({ page }) => {
  await atOnce(page, { symbols: true });
  await goOnWith(page, fullHand());
  const shown = (): Promise<string[]> =>
    page
      .locator('.hand .card[data-suit]')
      .evaluateAll((cards) => cards.map((card) => getComputedStyle(card, '::after').content));
  await expect(async () => expect(new Set(await shown())).toEqual(new Set(['"S"', '"H"', '"C"', '"D"']))).toPass();
  await page.evaluate(() => {
    document.documentElement.dataset.symbols = 'off';
  });
  for (const content of await shown()) expect(content).not.toMatch(/[A-Z]/);
});

test('a bot is marked as one, for eyes and for ears, and people keep the names they gave', async ({ page }) => {
  await atOnce(page);
  const saved = reachDeal({ prompt: 'PICK' });
  const asha = { who: 'person', name: 'Asha', bot: '' } as const;
  const seats = saved.plan.seats.map((one, seat) => (seat === 2 ? asha : one));
  await goOnWith(page, { ...saved, plan: { ...saved.plan, seats } });
  await takeButton(page).click();
  for (const seat of [2, 4]) {
    await expect(page.getByTestId(`seat-${seat}`)).toContainText('Bot, captain');
    await expect(page.getByTestId(`seat-${seat}`).locator('.niche-bot svg')).toBeVisible();
  }
  await expect(page.getByTestId('seat-3')).toContainText('Asha');
  await expect(page.getByTestId('seat-3').locator('.niche-bot')).toHaveCount(0);
});

test('the log tells every sentence, and beside the piles each turn that is shown is shown whole', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await atOnce(page);
  await goOnWith(page, reachDeal({ seats: 6, prompt: 'PICK', when: ({ turn }) => turn > 5 }));
  await page.keyboard.press('n');
  const turns = page.getByTestId('last-turns').getByRole('listitem', { includeHidden: true });
  await expect(turns.first()).toHaveText(/^You Drew /);
  const cut = await turns.evaluateAll(
    (all) =>
      all.filter((one) => {
        const [line, frame] = [one.getBoundingClientRect(), one.parentElement?.getBoundingClientRect()];
        if (!frame || line.left >= frame.right) return false; // not shown at all
        return line.bottom > frame.bottom || one.scrollHeight > one.clientHeight + 1;
      }).length,
  );
  expect(cut).toBe(0);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const log = page.getByTestId('log').getByRole('listitem');
  await expect(log.first()).toHaveText(/^You draw .+ left to draw\./);
  expect(await log.count()).toBeGreaterThan(1);
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const screen of ['run-opened', 'ways', 'pile-8', 'result']) {
    test(`${screen} is accessible in ${colorScheme} colours`, async ({ page }) => {
      const { position, prepare } = DHAPPA[screen] ?? {};
      if (!position) throw new Error(`there is no ${screen}`);
      await page.emulateMedia({ colorScheme });
      await atOnce(page);
      await goOnWith(page, position());
      await prepare?.(page);
      await expectAccessible(page, screen);
    });
  }
}
