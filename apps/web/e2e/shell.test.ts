import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { atOnce, deal, houseRules, plate, takeButton, wishFor } from './table.ts';

const dealt = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/#\/table$/);
  await expect(page.getByTestId('prompt').or(takeButton(page))).toBeVisible({ timeout: 30_000 });
};

test.describe('the first screen', () => {
  test('loads no rules and no bots until somebody wants to play', async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText([
      /The Door/,
      /Jambo/,
      /Dhappa Baaji/,
      /One Piece TCG/,
    ]);
    await page.waitForLoadState('networkidle');

    expect(fetched.filter((path) => /\/(game|words|bot|table|Tabletop|Setup)-/.test(path))).toEqual([]);
  });

  test('draws its pictures one after the other, so that a small phone is not held up', async ({ page }) => {
    // The greatest number of pictures that came in one change of the page.
    await page.addInitScript(() => {
      let drawn = 0;
      new MutationObserver(() => {
        const now = document.querySelectorAll('svg.world:not(:empty)').length;
        const most = Math.max(Number(document.documentElement.dataset.mostAtOnce ?? 0), now - drawn);
        if (now > drawn) document.documentElement.dataset.mostAtOnce = String(most);
        drawn = now;
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto('/');
    await expect(page.locator('svg.world:not(:empty)')).toHaveCount(4);
    await expect(page.locator('html')).toHaveAttribute('data-most-at-once', '1');
  });

  for (const [width, height] of [
    [390, 664], // a phone, less what its browser takes
    [1280, 720],
  ] as const) {
    test(`at ${width} by ${height} shows a newcomer the guide above the games, and nobody else`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const guide = page.getByRole('link', { name: 'New here? Learn The Door in 3 minutes' });
      await expect(guide).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Play now: Jambo' })).toBeInViewport({ ratio: 1 });
      await guide.click();
      await expect(page.getByRole('button', { name: 'Start the guide' })).toBeVisible();

      await page.evaluate(() => localStorage.setItem('dealers-choice.learned', 'jambo'));
      await page.goto('/#/');
      await expect(page.getByRole('button', { name: 'Play now: The Door' })).toBeVisible();
      await expect(guide).toHaveCount(0);
    });
  }

  test('deals a first match in one tap: against bots that are not the strongest', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Jambo' }).click();
    await dealt(page);

    const kept = await page.evaluate(() => localStorage.getItem('dealers-choice.plans'));
    expect(JSON.parse(kept ?? '')).toMatchObject({
      jambo: { seats: [{ who: 'person' }, { who: 'bot', bot: 'casual' }] },
    });
  });

  test('is played with keys: a number takes a game in hand, Enter deals it', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now: The Door' })).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: 'Play now: Dhappa Baaji' })).toBeFocused();
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await dealt(page);
  });

  test('keys of one sign can be switched off', async ({ page }) => {
    await atOnce(page, { keys: false });
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Play now: The Door' })).toBeVisible();
    await page.keyboard.press('3');
    await expect(page.getByRole('button', { name: 'Play now: Dhappa Baaji' })).not.toBeFocused();
  });

  test('has a ticket for the match that was left', async ({ page }) => {
    await atOnce(page);
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Go on' })).toHaveCount(0);
    // Of The Door a match may be over before it is the person's turn.
    await page.getByRole('button', { name: 'Play now: Jambo' }).click();
    await dealt(page);
    await page.goto('/#/');
    await expect(page.getByRole('region', { name: 'Your match' })).toContainText('still on the table');
    await page.reload();
    await expect(page.getByRole('region', { name: 'Your match' })).toContainText(/Jambo, turn \d+/);
    await page.getByRole('button', { name: 'Go on' }).click();
    await dealt(page);
  });
});

test.describe('setup', () => {
  test('is a table that can be dealt at once, and remembers who sat there', async ({ page }) => {
    await atOnce(page);
    await page.goto('/#/setup/the-door');
    await expect(plate(page, 4)).toContainText(/Bot,\s*Own temper/);
    await plate(page, 2).click();
    await page.getByRole('textbox', { name: 'Name of seat 2' }).fill('Kit');
    await page.getByRole('radio', { name: /Strong/ }).check({ force: true });
    await expectAccessible(page, 'an open seat');
    await page.getByRole('button', { name: 'Done' }).click();
    await plate(page, 4).click();
    await page.getByRole('button', { name: 'Leave empty' }).click();
    await expect(plate(page, 4)).toHaveCount(0);
    await expect(page.getByText('You against 2 bots')).toBeVisible();
    await page.getByRole('button', { name: 'Deal' }).click();
    await dealt(page);

    await page.goto('/#/setup/the-door');
    await expect(plate(page, 2)).toContainText('Kit');
    await expect(plate(page, 2)).toContainText('Strong');
    await expect(plate(page, 3)).toBeVisible();
    await expect(plate(page, 4)).toHaveCount(0);
  });

  test('for friends seats people around this device', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'With friends: Jambo' }).click();
    await expect(plate(page, 1)).toContainText('You, this device');
    await expect(plate(page, 2)).toContainText('A person here');
    await expect(page.getByText('2 people around this device')).toBeVisible();
    await page.getByRole('button', { name: 'Deal' }).click();
    await dealt(page);
  });

  test('says in the button why it cannot be dealt', async ({ page }) => {
    await page.goto('/#/setup/the-door');
    await houseRules(page);
    await page.getByRole('textbox', { name: 'Lives' }).fill('9');
    await expect(page.getByRole('button', { name: 'Deal', exact: true })).toHaveCount(0);
    await expect(page.getByRole('alert')).toContainText('lives');
    await page.getByRole('textbox', { name: 'Lives' }).fill('2');
    await expect(page.getByRole('button', { name: 'Deal' })).toBeVisible();
  });
});

test('the result says who won and lost, draws the climb, and deals again', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1], seed: 'a result' });
  await playOut(page, keys);
  await page.getByRole('button', { name: 'See the result' }).click();

  await expect(page.getByText(/^You (win|lose)$/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Bot, Own temper');
  await expect(page.getByRole('img', { name: /^The climb, turn by turn/ })).toBeVisible();
  await page.getByRole('button', { name: 'New Game' }).click();
  await dealt(page);
});

test.describe('over the table', () => {
  test('settings hold at once, and Escape gives the table back', async ({ page }) => {
    await atOnce(page);
    await deal(page, { seats: 2, people: [1], seed: 'settings' });
    await page.getByRole('button', { name: 'More' }).click();
    const menu = await page.locator('#table-menu').boundingBox();
    expect(menu?.width, 'as wide as its longest line').toBeLessThan(360);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('hint'), 'Escape closes the menu, and takes nothing back').toHaveText('');
    await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: 'Settings' }).click();
    const sheet = page.getByRole('dialog', { name: 'Settings' });
    await sheet.getByRole('radio', { name: 'Evening' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await sheet.getByRole('group', { name: 'Contrast' }).getByRole('radio', { name: 'More' }).check({ force: true });
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await sheet.getByRole('slider', { name: 'Text size' }).fill('3');
    await expect(page.locator('html')).toHaveCSS('font-size', '20.8px');
    await sheet.getByRole('switch', { name: 'Sounds' }).click();
    await expect(sheet.getByRole('slider', { name: 'Volume' })).toHaveCount(0);
    await expectAccessible(page, 'settings over a table');
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page.getByTestId('prompt')).toBeVisible();

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
  });

  test('the rules open, are searched, and list every card', async ({ page }) => {
    await atOnce(page);
    await deal(page, { seats: 2, people: [1], seed: 'rules' });
    await page.getByRole('button', { name: 'Rules' }).click();
    const book = page.getByRole('dialog', { name: 'Rules of The Door' });
    await expect(book.getByRole('heading', { level: 2, name: 'Chaos' })).toBeAttached();
    await page.keyboard.press('/');
    await page.keyboard.type('jail');
    await expect(book.getByRole('status')).toHaveText(/^\d+ places say “jail”$/);
    await expect(book.getByRole('article').locator('mark').first()).toHaveText(/jail/i);
    await expect(book.getByRole('heading', { name: 'What you need' })).toHaveCount(0);
    await book.getByRole('searchbox').fill('no such word');
    await expect(book.getByRole('status')).toHaveText('Nothing here says “no such word”.');
    await book.getByRole('searchbox').fill('');
    await expect(book.getByRole('heading', { level: 3, name: 'Summon or Exile' })).toBeAttached();
    await expectAccessible(page, 'rules over a table', ['color-contrast', 'landmark-unique', 'button-name', 'label']);
    await page.keyboard.press('Escape');
    await expect(page.getByTestId('prompt')).toBeVisible();
  });
});

test('the page says that it belongs to no publisher', async ({ page }) => {
  await page.goto('/#/about');
  await expect(page.getByText(/not affiliated with, endorsed by or sponsored by any publisher/)).toBeVisible();
  expect((await page.request.get('/fonts.txt')).status()).toBe(200);
});

for (const [width, height] of [
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
] as const) {
  test(`at ${width} by ${height} nothing is cut off, and what is pressed is large enough`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const address of [
      '/#/',
      '/#/setup/the-door',
      '/#/friends/one-piece',
      '/#/help/jambo',
      '/#/settings',
      '/#/about',
    ]) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(over, `${address} is too wide by`).toBeLessThanOrEqual(0);
      const small = await page.evaluate(() =>
        [...document.querySelectorAll('main button, header button, header a, main a.press')]
          .map((one) => ({ one, box: one.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
          .map(({ one, box }) => `${one.textContent} ${box.width} x ${box.height}`),
      );
      expect(small, address).toEqual([]);
    }
  });
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 390 } });

  test('four people around the device reach the house rules above the gold button', async ({ page }) => {
    await page.goto('/#/setup/the-door');
    await wishFor(page, { seats: 4, people: [1, 2, 3, 4], seed: '5' });
    await expect(page.getByRole('textbox', { name: 'Seed' })).toHaveValue('5');
  });
});

test('where a browser forces its colours, what is chosen looks other than what is not', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/#/settings');
  const motion = page.getByRole('group', { name: 'Motion' }).locator('label');
  await expect(motion).toHaveCount(3);
  const grounds = await motion.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
  await page.goto('/#/setup/jambo');
  const edge = page.getByRole('button', { name: 'Deal' });
  expect(await edge.evaluate((one) => getComputedStyle(one).borderTopWidth)).not.toBe('0px');
});
