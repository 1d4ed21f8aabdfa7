/** The screens where people far apart meet, with somebody else at the table. */
import { expect, type Page } from '@playwright/test';
import { isCalled, openTable, somebody } from '../meeting/people.ts';
import type { Around } from './around.ts';

/** Somebody else in this browser, until the page is closed. */
async function other(page: Page, name: string): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error('a page of no browser');
  const found = await somebody(browser, new URL(page.url()).origin, name);
  page.once('close', () => void found.context().close());
  return found;
}

const settled = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
};

/** The longest that the server takes: one with a place to break, and one without. */
const TWO_WORDS = 'Maximiliana-Alexandrina Featherstonehaug';
const ONE_WORD = 'W'.repeat(40);

/** A table whose host, guest and watcher have such names, and say something. */
async function longNames(page: Page): Promise<void> {
  await isCalled(page, TWO_WORDS);
  await page.goto('/#/far/jambo');
  await page.locator('.press-gold').first().click();
  await page.waitForURL(/#\/room\//);
  const guest = await other(page, ONE_WORD);
  await guest.goto(page.url());
  await guest.locator('.chat-quick button').first().click();
  await expect(page.locator('.room-seat[data-who=person]')).toHaveCount(2);
  const watcher = await other(page, ONE_WORD);
  await watcher.goto(page.url());
  await expect(page.locator('.room-watchers li')).toHaveCount(1);
}

export const MEETING: Readonly<Record<string, Around>> = {
  'far-the-door': {
    async open(page) {
      await page.goto('/#/far/the-door');
      await settled(page);
      await page.locator('h2 > [aria-expanded]').click();
    },
  },
  lobby: {
    async open(page) {
      await isCalled(page, 'Ada');
      await page.goto('/#/lobby');
      const host = await other(page, 'Nadia of the Long Stair');
      await host.goto('/#/lobby');
      await host.locator('form .press-gold').click();
      await expect(page.locator('.lobby-list li')).toHaveCount(1);
      await settled(page);
    },
  },
  room: {
    async open(page) {
      await isCalled(page, 'Nadia');
      await page.goto('/#/lobby');
      await page.locator('form .press-gold').click();
      await page.waitForURL(/#\/room\//);
      const guest = await other(page, 'Omar');
      await guest.goto(page.url());
      await guest.locator('.chat-quick button').first().click();
      await page.locator('.room-seat-ways button').last().click();
      await page.locator('h2 > [aria-expanded]').click();
      await page.locator('.room-fair [aria-expanded]').click();
      await expect(page.locator('.chat-said, .chat-unread')).toBeVisible();
      await settled(page);
    },
  },
  'room-long-names': {
    async open(page) {
      await longNames(page);
      await page.locator('.room-seat .room-dots').first().click(); // the field for one's own name
      await page.locator('.room-seat .room-dots').nth(1).click();
      await page.locator('[popover]:popover-open button').nth(1).click();
      await expect(page.locator('.room-seat .chat-told')).toBeVisible();
      await settled(page);
    },
  },
  'room-send-away': {
    async open(page) {
      await longNames(page);
      await page.locator('.room-seat .room-dots').nth(1).click();
      await page.locator('[popover]:popover-open button').first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'lobby-long-names': {
    async open(page) {
      await isCalled(page, 'Ada');
      await page.goto('/#/lobby');
      const host = await other(page, ONE_WORD);
      await host.goto('/#/lobby');
      await host.locator('form .press-gold').click();
      await expect(page.locator('.lobby-list li')).toHaveCount(1);
      await settled(page);
    },
  },
  'room-one-piece': {
    async open(page) {
      await isCalled(page, 'Omar');
      await openTable(page, 'one-piece');
      await expect(page.locator('.deck-choice-row')).toBeVisible();
      await settled(page);
    },
  },
  'settings-far': {
    async open(page) {
      await page.addInitScript(() => localStorage.setItem('dealers-choice.far-tables', 'yes'));
      await page.goto('/#/settings');
      await settled(page);
      await page.getByRole('button', { name: 'Erase it' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  'no-table': {
    async open(page) {
      await page.goto('/#/room/D7KQ-2M4X');
      await expect(page.locator('a.press-gold')).toBeVisible();
      await settled(page);
    },
  },
};
