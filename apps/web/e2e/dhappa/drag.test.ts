/** Cards in the air: several at once, and what becomes of them when the drag is given up. */
import type { Act } from '@dealers-choice/kernel';
import type { Locator, Page } from '@playwright/test';
import { legal, reachDeal, standingDeal } from '../deals.ts';
import { boxOf, dragWithFinger } from '../drags.ts';
import { expect, test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';

test.slow();

const held = (page: Page, card: number): Locator => page.locator(`[data-card="${card}"]`);
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' }).getByRole('listitem');
const inAir = (page: Page): Locator => page.locator('.air-card');

/** A full hand from which a new run of three or more can be laid. */
function newRun(): { saved: ReturnType<typeof reachDeal>; cards: number[] } {
  const laying = (view: Parameters<typeof legal>[0]): Act | undefined =>
    legal(view).find((move): move is Act => 'do' in move && move.do === 'CREATE_RUN');
  const saved = reachDeal({
    prompt: 'PLAY',
    when: (view) => view.table.hand[0].length > 26 && laying(view) !== undefined,
  });
  const cards = laying(standingDeal(saved).view(0))?.layout?.cards.map(({ card }) => card) ?? [];
  return { saved, cards };
}

async function nothingHangs(page: Page, count: number): Promise<void> {
  await expect(inAir(page)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-dragging');
  await expect(page.locator('.held[data-gone]')).toHaveCount(0);
  await expect(hand(page)).toHaveCount(count);
}

test('[D-65] Escape puts a card that is in the air back, and the mouse coming up plays nothing', async ({ page }) => {
  const { saved, cards } = newRun();
  await atOnce(page);
  await goOnWith(page, saved);
  const count = await hand(page).count();
  const box = await boxOf(held(page, cards[0] ?? 0));
  await page.mouse.move(box.x + 10, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 60, { steps: 4 });
  await expect(inAir(page)).toHaveCount(1);
  await page.keyboard.press('Escape');
  await nothingHangs(page, count);
  await page.mouse.up();
  await nothingHangs(page, count);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[D-65] cards that were chosen among 27 go to a new run together, on one finger', async ({ page }) => {
    const { saved, cards } = newRun();
    await atOnce(page);
    await goOnWith(page, saved);
    const count = await hand(page).count();
    for (const card of cards) await held(page, card).tap();
    await dragWithFinger(page, held(page, cards[0] ?? 0), page.locator('.new-run'));
    await expect(hand(page)).toHaveCount(count - cards.length);
    await nothingHangs(page, count - cards.length);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  for (const [how, giveUp] of [
    ['the browser takes the finger away', null],
    ['the phone is turned', { width: 844, height: 390 }],
  ] as const) {
    test(`[D-65] no card is left hanging when ${how}`, async ({ page }) => {
      const { saved, cards } = newRun();
      await atOnce(page);
      await goOnWith(page, saved);
      const count = await hand(page).count();
      const box = await boxOf(held(page, cards[0] ?? 0));
      const touch = await page.context().newCDPSession(page);
      const at = (type: 'touchStart' | 'touchMove', y: number) =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: box.x + 12, y }] });
      await at('touchStart', box.y + 20);
      for (const y of [10, -20, -60]) await at('touchMove', box.y + y);
      await expect(inAir(page)).toHaveCount(1);
      if (giveUp) await page.setViewportSize(giveUp);
      const type = giveUp ? 'touchEnd' : 'touchCancel';
      await touch.send('Input.dispatchTouchEvent', { type, touchPoints: [] });
      await nothingHangs(page, count);
    });
  }
});
