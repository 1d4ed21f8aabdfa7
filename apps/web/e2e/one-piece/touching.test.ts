/** Things of the table that are dragged, put in order, or refused where the finger is. */
import type { Locator, Page } from '@playwright/test';
import { dragWithFinger, dragWithMouse } from '../drags.ts';
import { expect, test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';
import { reachMatch } from '../voyages.ts';

const tray = (page: Page): Locator => page.getByTestId('tray');
const button = (page: Page, name: string | RegExp): Locator => tray(page).getByRole('button', { name });
const question = async (page: Page): Promise<string> => (await tray(page).getAttribute('data-question')) ?? '';
const leader = (page: Page, seat: string): Locator => page.getByRole('list', { name: `Leader of ${seat}` });
const activeDon = (page: Page): Locator =>
  page.getByRole('region', { name: 'Side of Port' }).locator('.op-don[data-state="active"]');

/** An attacker, DON!! to give, and a Character of the other side that is not rested. */
const inMain = () =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) =>
      turn > 4 &&
      t.donActive[0] > 2 &&
      t.rested[t.leader[0][0] ?? 0] === 0 &&
      t.characters[1].some((card) => t.rested[card] === 0),
  });

test('[OP-R16] a DON!! is dragged from the cost area onto a card', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, inMain());
  const before = await activeDon(page).count();
  await dragWithMouse(page, activeDon(page).first(), leader(page, 'Port').locator('[data-card]'));
  await expect(activeDon(page)).toHaveCount(before - 1);
  await expect(leader(page, 'Port').getByRole('button')).toHaveAttribute('aria-label', /1 DON!! given/);
});

test('[OP-R16] a DON!! dragged onto the other side is refused there, with the reason', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, inMain());
  const [before, at] = [await activeDon(page).count(), await question(page)];
  await dragWithMouse(page, activeDon(page).first(), leader(page, 'Starboard').locator('[data-card]'));
  await expect(page.getByTestId('hint')).toHaveText('DON!! are given to your Leader and your Characters.');
  await expect(activeDon(page)).toHaveCount(before);
  expect(await question(page)).toBe(at);
});

test('[OP-R16] what cannot be attacked says why: pressed, and when an attacker is dragged there', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, inMain());
  const at = await question(page);
  const standing = page
    .getByRole('list', { name: 'Characters of Starboard' })
    .locator('[data-card]:not([data-rested])')
    .first();
  await dragWithMouse(page, leader(page, 'Port').locator('[data-card]'), standing);
  await expect(page.getByTestId('hint')).toContainText(/rested/i);
  await leader(page, 'Port').getByRole('button').click(); // dragging has chosen it: this puts it back
  await leader(page, 'Port').getByRole('button').click();
  await standing.getByRole('button').click({ force: true });
  await expect(page.getByTestId('hint')).toContainText(/rested/i);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await question(page)).toBe(at);
});

const toOrder = () => reachMatch({ prompt: 'order', decks: 'ember,tide' });
const cards = (page: Page): Locator => page.getByRole('list', { name: 'To be put in order' }).getByRole('button');
const names = (page: Page): Promise<string[]> =>
  cards(page).evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));

test('[OP-R16] cards are pressed in the order they shall have, numbers show it, and it can be begun again', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, toOrder());
  const lying = await names(page);
  expect(lying.length).toBeGreaterThan(2);
  await expect(button(page, 'As they lie')).toBeVisible();
  await cards(page).nth(2).click();
  await expect(cards(page).nth(2)).toHaveAttribute('aria-label', new RegExp(`, 1 of ${lying.length}$`));
  await expect(cards(page).nth(0)).toHaveAttribute('aria-label', /not placed yet$/);
  await expect(button(page, /^In this order/)).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'Start over').click();
  expect(await names(page)).toEqual(lying);
  for (const place of [...lying.keys()].reverse().slice(0, -1)) await cards(page).nth(place).click();
  await expect(cards(page).nth(0)).toHaveAttribute('aria-label', new RegExp(`, ${lying.length} of ${lying.length}$`));
  const at = await question(page);
  await button(page, /^In this order/).click();
  await expect.poll(() => question(page)).not.toBe(at);
});

test('[OP-R16] cards to be ordered are dragged, with a mouse and with Shift and arrows', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, toOrder());
  const [first = ''] = await names(page);
  const name = first.replace(/, 1 of .*/, '');
  const row = page.locator('.op-order-card');
  await dragWithMouse(page, row.nth(0), row.nth(2));
  await expect(cards(page).nth(2)).toHaveAttribute('aria-label', new RegExp(`^${name}, 3 of`));
  await cards(page).nth(2).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await expect(cards(page).nth(1)).toHaveAttribute('aria-label', new RegExp(`^${name}, 2 of`));
  await expect(cards(page).nth(1)).toBeFocused();
  const at = await question(page);
  await button(page, 'In this order').click();
  await expect.poll(() => question(page)).not.toBe(at);
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[OP-R16] a DON!! is given and a card put in order by dragging', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, inMain());
    const before = await activeDon(page).count();
    await dragWithFinger(page, activeDon(page).first(), leader(page, 'Port').locator('[data-card]'));
    await expect(activeDon(page)).toHaveCount(before - 1);
    await goOnWith(page, toOrder());
    const [first = ''] = await names(page);
    const row = page.locator('.op-order-card');
    await dragWithFinger(page, row.nth(0), row.nth(1));
    await expect(cards(page).nth(1)).toHaveAttribute(
      'aria-label',
      new RegExp(`^${first.replace(/, 1 of .*/, '')}, 2 of`),
    );
  });

  test('[OP-R16] while an attack is aimed every target is in sight, and no card smaller than a finger', async ({
    page,
  }) => {
    await atOnce(page);
    await goOnWith(page, inMain());
    const idle = await leader(page, 'Starboard').locator('[data-card]').boundingBox();
    await leader(page, 'Port').getByRole('button').click();
    const targets = page.locator('.op-cell[data-state="target"]');
    await expect(targets.first()).toBeVisible();
    const board = await page.locator('.op-board').boundingBox();
    for (const target of await targets.all()) {
      const box = await target.boundingBox();
      if (!box || !board || !idle) throw new Error('there is no target');
      expect(box.y).toBeGreaterThanOrEqual(board.y);
      expect(box.y + box.height).toBeLessThanOrEqual(board.y + board.height);
      expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
      expect(box.height).toBeGreaterThan(idle.height * 0.85);
    }
  });
});
