/** Play with people far apart: the lobby, a room, and what a table says of the line, the clocks and the seats. */
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from '@playwright/test';
import { test } from '../fixtures.ts';
import { SIZES } from '../layout/measure.ts';
import { isCalled, somebody } from '../meeting/people.ts';
import { type Company, farTable, type MatchWish, sitDown } from '../online/tables.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));
const LOOKS = ['light', 'dark'] as const;

/** In every size and both colours. */
async function shoot(page: Page, screen: string): Promise<void> {
  for (const { name, width, height } of SIZES.filter((one) => one.name !== 'tablet')) {
    await page.setViewportSize({ width, height });
    for (const colorScheme of LOOKS) {
      await page.emulateMedia({ colorScheme });
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${FOLDER}${screen}-${name}-${colorScheme}.png` });
    }
  }
}
async function at(browser: Browser, site: string, wish: MatchWish, look: (company: Company) => Promise<void>) {
  const company = await farTable(browser, site, wish);
  await sitDown(company.ada, company.bo);
  await look(company);
  await company.close();
}

for (const locale of ['en', 'hi']) {
  test.describe(locale, () => {
    test.use({ locale });
    test('lobby and room', async ({ page, browser, site }) => {
      await isCalled(page, 'Ada');
      await page.goto('/#/lobby');
      await page.locator('.lobby-none').waitFor();
      await shoot(page, `lobby-empty-${locale}`);
      const hosts = ['Nadia', 'Omar of the Long Stair', 'Kit'];
      const games = [0, 1, 3];
      const others: Page[] = [];
      for (const [at, name] of hosts.entries()) {
        const one = await somebody(browser, site, name);
        others.push(one);
        await one.goto('/#/lobby');
        await one
          .locator('.lobby-make-game')
          .nth(games[at] ?? 0)
          .click();
        await one.locator('form .press-gold').click();
        await one.waitForURL(/#\/room\//);
      }
      await page.locator('.lobby-list li').nth(2).waitFor();
      await shoot(page, `lobby-${locale}`);
      const [nadia] = others;
      if (!nadia) return;
      await page.goto(nadia.url());
      await nadia.locator('.chat-quick button').first().click();
      await nadia.locator('.room-seat-ways button').last().click();
      await page.locator('.chat-said, .chat-unread').first().waitFor();
      await shoot(page, `room-${locale}`);
      await shoot(nadia, `room-host-${locale}`);
      for (const one of others) await one.context().close();
    });
  });
}

test('a table: turn, watching', async ({ browser, site }) => {
  await at(browser, site, { game: 'the-door', seats: 4, options: { afkSeconds: 90 } }, async ({ ada, bo, cy }) => {
    await shoot(ada, 'online-ada');
    await shoot(bo, 'online-bo');
    await sitDown(cy);
    await shoot(cy, 'online-watch');
  });
});

test('a table: somebody is gone, the line is lost, the seat is open twice', async ({ browser, site }) => {
  await at(browser, site, { game: 'jambo' }, async ({ ada, bo }) => {
    const asked = await Promise.race(
      [ada, bo].map((page) => page.waitForFunction(() => document.title.startsWith('●')).then(() => page)),
    );
    const other = asked === ada ? bo : ada;
    const twin = await other.context().newPage();
    await sitDown(twin);
    await shoot(other, 'online-elsewhere');
    await twin.close();
    await asked.close();
    await other.waitForTimeout(500);
    await shoot(other, 'online-gone');
    await other.waitForTimeout(25_000);
    await shoot(other, 'online-let-bot');
    await other.context().setOffline(true);
    await other.waitForTimeout(500);
    await shoot(other, 'online-lost');
  });
});

test('setup, nowhere, chat and a second device', async ({ page }) => {
  await isCalled(page, 'Ada');
  await page.goto('/#/far/the-door');
  await page.locator('.press-gold').first().waitFor();
  await shoot(page, 'far-setup');
  await page.goto('/#/room/D7KQ-2M4X');
  await page.locator('a.press-gold').waitFor();
  await shoot(page, 'far-nowhere');
  await page.goto('/#/lobby');
  await page.locator('form .press-gold, .deal-bar .press-gold').first().click();
  await page.waitForURL(/#\/room\//);
  await page.getByRole('button', { name: 'Go on with another device' }).click();
  await page.getByRole('dialog').getByRole('img').waitFor();
  await shoot(page, 'far-device');
});

for (const game of ['jambo', 'dhappa-baaji', 'one-piece']) {
  test(`clocks on the plates of ${game}`, async ({ browser, site }) => {
    const seats = game === 'dhappa-baaji' ? 4 : 2;
    await at(browser, site, { game, seats, seconds: 300, bot: seats === 4 ? 'captain' : 'random' }, async ({ ada }) => {
      await shoot(ada, `clock-${game}`);
    });
  });
}

test('a match that is over, kept and watched again', async ({ browser, site }) => {
  await at(
    browser,
    site,
    { game: 'the-door', seats: 4, options: { lives: 1, afkSeconds: 1 } },
    async ({ ada, match }) => {
      await ada.getByRole('button', { name: 'See the result' }).waitFor({ timeout: 80_000 });
      await ada.getByRole('button', { name: 'See the result' }).click();
      await ada.waitForTimeout(800);
      await shoot(ada, 'online-result');
      await ada.goto(`/#/watch/${match}/9/all`);
      await ada.waitForTimeout(1_500);
      await shoot(ada, 'online-replay');
      await ada.goto('/#/matches');
      await ada.waitForTimeout(1_000);
      await shoot(ada, 'online-matches');
    },
  );
});
