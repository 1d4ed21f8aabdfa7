/** Every screen and dialog around the tables, and how one comes there: they are measured, checked and photographed. */
import { expect, type Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { almostOver } from '../almost-over.ts';
import { keys, playIdly, playOut } from '../hands.ts';
import { lastDiscard, lastOfTheMarket } from '../offline/endings.ts';
import { goOnWith, leave } from '../positions.ts';
import { finished } from '../replays/finished.ts';
import { fromMenu } from '../table.ts';
import { DECK_ROOM } from './deck-room.ts';
import { MEETING } from './meeting.ts';
import { muchPlayed } from './much-played.ts';

export interface Around {
  open(page: Page): Promise<void>;
  /** It is a table or lies over one, which never scrolls as a whole. */
  fixed?: boolean;
}
type Then = (page: Page) => Promise<void>;

const shown = (page: Page): Promise<void> => expect(page.getByRole('heading', { level: 1 })).toBeVisible();

const read = (address: string, then?: Then): Around => ({
  async open(page) {
    await page.goto(address);
    await shown(page);
    await page.waitForLoadState('networkidle');
    await then?.(page);
  },
});

/** In a browser in which much was played. */
const kept = (address: string, then?: Then): Around => ({
  async open(page) {
    await page.goto('/#/matches');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(muchPlayed()) });
    await page.getByRole('status').waitFor();
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    await page.reload();
    await shown(page);
    await page.waitForLoadState('networkidle');
    await then?.(page);
  },
});

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

/** Over a match of The Door that goes on. */
const over = (then: Then): Around => ({
  fixed: true,
  async open(page) {
    await goOnWith(page, almostOver());
    await then(page);
    await page.waitForLoadState('networkidle');
  },
});

async function finish(page: Page, match: SavedMatch, play: () => Promise<unknown>): Promise<void> {
  await goOnWith(page, match);
  await play();
  await press(page, 'See the result');
  await expect(page.getByRole('list', { name: 'Seats' })).toBeVisible();
}

const climbed: Then = (page) => finish(page, almostOver(), () => playOut(page, keys));

/** A match that was played to its end, after nine of its moves. */
const watched: Then = async (page) => {
  const match = finished(almostOver());
  await leave(page, match);
  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/9/all`);
  await expect(page.getByRole('slider')).toHaveValue('9');
};

/** The house rules, and the first of the seats. */
const unfolded: Then = async (page) => {
  await page.locator('h2 > [aria-expanded]').click();
  await page.locator('.seat-plate [aria-expanded]').nth(1).click();
};

const rules: Then = async (page) => {
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
};
const chapter =
  (id: string): Then =>
  async (page) => {
    await page.waitForFunction(() => Array.from(document.images).every((one) => one.complete));
    await page.locator(`#${id}`).evaluate((one) => one.scrollIntoView({ block: 'start' }));
  };

export const AROUND: Readonly<Record<string, Around>> = {
  home: read('/#/'),
  'home-menu': read('/#/', (page) => page.locator('#home-menu').evaluate((one: HTMLElement) => one.showPopover())),
  'setup-the-door': read('/#/setup/the-door'),
  'setup-jambo': read('/#/setup/jambo'),
  'setup-dhappa-baaji': read('/#/setup/dhappa-baaji'),
  'setup-one-piece': read('/#/setup/one-piece'),
  'setup-the-door-unfolded': read('/#/setup/the-door', unfolded),
  'setup-jambo-unfolded': read('/#/setup/jambo', unfolded),
  'setup-dhappa-baaji-unfolded': read('/#/setup/dhappa-baaji', unfolded),
  'friends-jambo': read('/#/friends/jambo'),
  'friends-the-door': read('/#/friends/the-door'),
  settings: read('/#/settings'),
  'settings-sheet': read('/#/', (page) =>
    page
      .locator('header button')
      .last()
      .evaluate((one: HTMLElement) => one.click()),
  ),
  about: read('/#/about'),
  'rules-the-door': read('/#/help/the-door'),
  'rules-jambo': read('/#/help/jambo'),
  'rules-dhappa-baaji': read('/#/help/dhappa-baaji'),
  'key-map': read('/#/help/jambo', chapter('keys')),
  'card-list': read('/#/help/jambo', chapter('cards')),
  'your-cards': read('/#/cards/one-piece'),
  ...DECK_ROOM,
  ...MEETING,
  'matches-none': read('/#/matches'),
  'stats-none': read('/#/stats'),
  missing: read('/#/nowhere'),
  'home-with-match': kept('/#/'),
  matches: kept('/#/matches', (page) => page.locator('li [aria-expanded]').nth(1).click()),
  erase: kept('/#/matches', (page) => press(page, 'Erase everything')),
  delete: kept('/#/matches', async (page) => {
    await page.locator('li [aria-expanded]').nth(1).click();
    await press(page, 'Delete');
  }),
  stats: kept('/#/stats'),
  'table-menu': over((page) => press(page, 'More')),
  'table-log': over((page) => press(page, 'Log')),
  'table-settings': over((page) => fromMenu(page, 'Settings')),
  'table-rules': over(rules),
  'table-why-not': over((page) => press(page, 'Why not?')),
  'table-concede': over((page) => fromMenu(page, 'Concede')),
  guide: {
    fixed: true,
    async open(page) {
      await page.goto('/#/help/the-door');
      await page.locator('[data-begin-guide]').click();
      await expect(page.locator('[data-guide]')).toBeVisible();
      await page.locator('[data-guide] [aria-expanded]').first().click();
    },
  },
  'result-the-door': { open: climbed },
  'result-jambo': { open: (page) => finish(page, lastOfTheMarket(), () => playIdly(page)) },
  'result-dhappa-baaji': {
    open(page) {
      const { saved, card } = lastDiscard();
      return finish(page, saved, async () => {
        await page.locator(`[data-held] [data-answer="card-${card}"]`).click();
        await page.locator('[data-pile="pile"] button').first().click();
      });
    },
  },
  replay: { fixed: true, open: watched },
  'replay-branch': {
    fixed: true,
    async open(page) {
      await watched(page);
      await page.keyboard.press('f');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
};
