/** How a person plays at Jambo's own table: with a mouse, a finger or keys alone. Each takes whatever is offered. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Hands } from './hands.ts';
import { legalAnswers } from './table.ts';

const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
/** What can be done with the lifted card. */
export const ways = (page: Page): Locator => page.locator('.j-way:not([aria-disabled="true"])');
/** The gold button, when it would do something. */
export const goButton = (page: Page): Locator => page.locator('[data-confirm]:not([data-locked])');
const questionOf = (page: Page): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');
const isOver = (page: Page): Promise<boolean> => page.getByRole('button', { name: 'See the result' }).isVisible();

/** A card of the hand by its place, at the strip that nothing covers. */
export const heldCard = (page: Page, place: number): Locator =>
  hand(page).getByRole('listitem').nth(place).getByRole('button').last();

async function pointAtThings(page: Page, nth: number, press: (thing: Locator) => Promise<void>): Promise<void> {
  const before = await questionOf(page);
  for (let tries = 0; tries < 16; tries++) {
    const answers = legalAnswers(page).filter({ visible: true });
    if (await goButton(page).isVisible()) await press(goButton(page));
    else if (await ways(page).first().isVisible()) await press(ways(page).nth(nth % (await ways(page).count())));
    else await press(answers.nth((nth + tries) % Math.max(1, await answers.count())));
    if ((await isOver(page)) || (await questionOf(page)) !== before) return;
  }
}

/** Near the corner: of a covered card only a strip is to be seen. */
const CORNER = { position: { x: 9, y: 14 }, timeout: 3_000 };
const noDuel = async (): Promise<void> => {};

export const marketMouse: Hands = {
  answer: (page, nth) => pointAtThings(page, nth, (thing) => thing.click(CORNER)),
  duel: noDuel,
};

export const marketFinger: Hands = {
  answer: (page, nth) => pointAtThings(page, nth, (thing) => thing.tap(CORNER)),
  duel: noDuel,
};

/** Arrows point, Space takes, and of several things Enter sends those that were taken. */
export async function byKeys(page: Page, arrow: 'ArrowLeft' | 'ArrowRight', steps: number): Promise<void> {
  const before = await questionOf(page);
  for (let step = 0; step < steps; step++) await page.keyboard.press(arrow);
  await page.keyboard.press('Space');
  for (let more = 0; more < 12; more++) {
    if ((await isOver(page)) || (await questionOf(page)) !== before) return;
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('prompt')).toBeVisible();
    if (!(await page.getByTestId('hint').filter({ hasText: 'Pick' }).isVisible())) return;
    await page.keyboard.press(arrow);
    await page.keyboard.press('Space');
  }
}

export const marketKeys: Hands = { answer: (page, nth) => byKeys(page, 'ArrowRight', 1 + (nth % 3)), duel: noDuel };
