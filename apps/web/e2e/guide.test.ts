import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { atOnce } from './table.ts';

const guide = (page: Page): Locator => page.locator('[data-guide]');

/** From Learn on the first screen to the first step. */
async function learn(page: Page, game: string): Promise<void> {
  await page.goto('/');
  await page.getByRole('link', { name: `Learn: ${game}` }).click();
  await page.locator('[data-begin-guide]').click();
  await expect(guide(page)).toContainText('Step 1 of');
}

/** Does what the guide points at, in the page itself, to its end. Gives the titles of its steps. */
const walk = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    const seen = (one: HTMLElement): boolean => one.getClientRects().length > 0;
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)].filter(seen);
    const title = () => all('.coach-title')[0]?.textContent ?? '';
    const stand = () => all('[data-guide]')[0]?.dataset.stand;
    const thing = () => (stand() === 'reads' ? all('[data-guide-next]') : all('[data-spot]'))[0];
    const titles: string[] = [];
    for (let presses = 0; presses < 60; presses++) {
      if (titles.at(-1) !== title()) titles.push(title());
      if (stand() === 'ends') return titles;
      const [before, now] = [thing(), title()];
      (before?.matches('button') ? before : before?.querySelector('button'))?.click();
      const changed = () => before !== thing() || now !== title();
      for (let frames = 0; frames < 300 && !(changed() && (thing() || stand() === 'ends')); frames++) await frame();
    }
    throw new Error(`the guide does not end; it came to: ${titles.join(' / ')}`);
  });

/** Runs in the page: the guide says or marks something else than before, and what it wants next is there. */
function movedOn({ thing, now }: { thing: Element | null; now: string }): boolean {
  const seen = (one: Element): boolean => one.getClientRects().length > 0;
  const first = (selector: string) => [...document.querySelectorAll(selector)].find(seen);
  const stand = first('[data-guide]')?.getAttribute('data-stand');
  const next = first(stand === 'reads' ? '[data-guide-next]' : '[data-spot]');
  const changed = next !== thing || first('.coach-title')?.textContent !== now;
  return stand === 'ends' || (changed && next !== undefined);
}

/** The same with real taps: each thing must be in sight, and nothing may lie over it. */
async function tapThrough(page: Page): Promise<string[]> {
  const title = page.locator('.coach-title').filter({ visible: true }).first();
  const titles: string[] = [];
  for (let presses = 0; presses < 60; presses++) {
    const now = (await title.textContent()) ?? '';
    if (titles.at(-1) !== now) titles.push(now);
    const stand = await guide(page).getAttribute('data-stand');
    if (stand === 'ends') return titles;
    const spot = page
      .locator(stand === 'reads' ? '[data-guide-next]' : '[data-spot]')
      .filter({ visible: true })
      .first();
    const button = (await spot.evaluate((one) => one.matches('button'))) ? spot : spot.locator('button').first();
    const thing = await spot.elementHandle();
    await button.tap({ timeout: 10_000 });
    // A second tap before the guide has moved on would press something else; where it stays, one more is what it wants.
    await page.waitForFunction(movedOn, { thing, now }, { timeout: 3_000 }).catch(() => {});
  }
  throw new Error(`the guide does not end; it came to: ${titles.join(' / ')}`);
}

test('The Door is learned from Learn to the Door', async ({ page }) => {
  await atOnce(page);
  await learn(page, 'The Door');
  await expectAccessible(page, 'the guide');
  const titles = await walk(page);
  expect(titles).toContain('The Lightning Round');
  expect(titles.at(-1)).toBe('You are through the Door');
  await expect(page.getByTestId('announcement')).toContainText('You win at the Door');
});

/** Every step is tapped where it lies, and nothing hides it; every title is read in Hindi. */
const LEARNED = [
  { game: 'The Door', among: 'The Lightning Round', last: 'You are through the Door', heard: 'दरवाज़े' },
  { game: 'Jambo', among: 'A word in Blue’s turn', last: 'The market is yours', heard: 'नील' },
  { game: 'Dhappa Baaji', among: 'Take what was thrown away', last: 'You know how it goes', heard: 'आपकी बारी' },
];

for (const { game, among, last, heard } of LEARNED) {
  test.describe('with a finger', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test(`${game} is learned on a phone: every step is tapped where it lies, and nothing hides it`, async ({
      page,
    }) => {
      await atOnce(page);
      await page.goto('/');
      await page.getByRole('link', { name: `Learn: ${game}` }).tap();
      await page.locator('[data-begin-guide]').tap();
      await expect(guide(page)).toContainText('Step 1 of');
      const titles = await tapThrough(page);
      expect(titles).toContain(among);
      expect(titles.at(-1)).toBe(last);
    });
  });

  test(`${game} is learned in Hindi, step by step`, async ({ page }) => {
    await atOnce(page, { language: 'hi' });
    await page.goto('/');
    await page.getByRole('link', { name: `सीखें: ${game}` }).click();
    await page.locator('[data-begin-guide]').click();
    await expect(guide(page)).toBeVisible();
    const titles = await walk(page);
    expect(titles.length).toBeGreaterThan(5);
    for (const title of titles) expect(title).toMatch(/[\u0900-\u097f]/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByTestId('announcement')).toContainText(heard);
  });
}

test('Jambo is learned from Learn to its end', async ({ page }) => {
  await atOnce(page);
  await learn(page, 'Jambo');
  expect((await walk(page)).at(-1)).toBe('The market is yours');
});

test('Dhappa Baaji is learned from Learn to its end', async ({ page }) => {
  await atOnce(page);
  await learn(page, 'Dhappa Baaji');
  expect((await walk(page)).at(-1)).toBe('You know how it goes');
});

test('a guide is followed with keys alone, left for another way, and found again', async ({ page }) => {
  await atOnce(page);
  await learn(page, 'The Door');
  await guide(page).getByRole('button', { name: 'Next' }).focus();
  await page.keyboard.press('Enter');
  await expect(guide(page)).toContainText('Roll the die');
  await page.getByTestId('prompt').focus();
  await page.keyboard.press('Space');
  await expect(guide(page)).toContainText('A card, two sides');
  // The other side of the card than the guide means, and another player.
  await page.keyboard.press('a');
  await page.keyboard.press('Space');
  await expect(guide(page)).toContainText('That is another way');
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(guide(page)).toContainText('That is another way');
  await guide(page).getByRole('button', { name: 'Take me back' }).click();
  await expect(guide(page)).toContainText('A card, two sides');
  await guide(page).getByRole('button', { name: 'Skip the guide' }).click();
  await expect(guide(page)).toBeHidden();
  await expect(page.getByTestId('prompt')).toBeVisible();
});

test('the live region says one event after the other, and is polite about it', async ({ page }) => {
  await learn(page, 'The Door');
  const region = page.getByTestId('announcement');
  await expect(region).toHaveAttribute('role', 'status');
  await page.evaluate(() => {
    const said: string[] = [];
    Object.assign(window, { said });
    const one = document.querySelector('[data-testid="announcement"]');
    if (!one) throw new Error('nothing is announced here');
    new MutationObserver(() => said.push(one.textContent ?? '')).observe(one, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  });
  await page.getByRole('button', { name: 'Roll the die' }).click();
  await expect(region).toHaveText('You draw Summon or Exile.');
  const said = await page.evaluate(() => (window as unknown as { said: string[] }).said);
  expect(said).toEqual(['You roll 4.', 'You move from 0 to 4.', 'You draw Summon or Exile.']);
});
