/** The screens and dialogs of the deck room, and how one comes there. */
import { expect, type Page } from '@playwright/test';
import type { Around } from './around.ts';

type Then = (page: Page) => Promise<void>;

/** Two cards have one of these names in the list below; nobody has the other. */
const LIST = 'Leader: Bram Cinderhall\n4 Cinder Pup\n# mine\n4 Cinder Pup (ZZ-999)\n3 Spark Couriers\n0 LW-004';

async function turnTo(page: Page, name: RegExp): Promise<void> {
  const tab = page.getByRole('navigation', { name: 'What to see' }).getByRole('button', { name });
  if ((await tab.count()) > 0) await tab.click();
}

/** With the room of a phone: every part has its tab there, and on a desk whatever was turned to is in sight as well. */
const enter: Then = async (page) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/#/decks/one-piece');
  await expect(page.getByLabel('Name of the deck').or(page.locator('.deck-collection')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
};
const inRoom = (then: Then): Around => ({
  async open(page) {
    await enter(page);
    await then(page);
  },
});
const press = (page: Page, name: string | RegExp): Promise<void> => page.getByRole('button', { name }).first().click();

/** One card too few, one of another colour, and far too many of a third. */
const broken: Then = async (page) => {
  await turnTo(page, /^List/);
  const lines = Array.from({ length: 10 }, (_, i) => `4 LW-${String(i + 2).padStart(3, '0')}`);
  const list = ['1 LW-001', ...lines, '7 LW-012', '1 LW-036'].join('\n');
  await page.getByLabel('Deck list').fill(list);
  await press(page, 'Lay this deck on the bench');
  await turnTo(page, /^Deck \d/);
  await expect(page.getByText('the deck cannot be played yet')).toBeVisible();
};
const tested: Then = async (page) => {
  await press(page, 'Test 200 games');
  await page.getByRole('button', { name: 'Again, 200' }).waitFor({ timeout: 180_000 });
};

export const DECK_ROOM: Readonly<Record<string, Around>> = {
  'deck-cards': inRoom(async () => {}),
  'deck-filters': inRoom(async (page) => {
    await press(page, 'More filters');
    await page.getByRole('textbox', { name: 'Name of the filter' }).fill('cheap guards');
    await press(page, 'Keep this filter');
  }),
  'deck-none-found': inRoom((page) => page.getByRole('searchbox', { name: 'Search' }).fill('no such words')),
  'deck-list': inRoom((page) => turnTo(page, /^Deck \d/)),
  'deck-problems': inRoom(broken),
  'deck-odds': inRoom((page) => turnTo(page, /^Odds/)),
  'deck-read': inRoom(async (page) => {
    await page.getByRole('button', { name: /^Bellows Guard, / }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  }),
  'deck-paste': inRoom(async (page) => {
    await turnTo(page, /^List/);
    await page.getByLabel('Deck list').fill(LIST);
    await expect(page.getByText(/lines need you/)).toBeVisible();
  }),
  'deck-goldfish': inRoom(async (page) => {
    await turnTo(page, /^Odds/);
    await press(page, 'Play it out');
    for (let turn = 1; turn <= 3; turn++) await press(page, 'Next turn');
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Play .* for [1-5]$/ })
      .first()
      .click();
  }),
  'deck-all': inRoom(async (page) => {
    await turnTo(page, /^Deck \d/);
    await press(page, 'All decks');
  }),
  'deck-test': inRoom(tested),
};
