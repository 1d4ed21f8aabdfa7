/** Two people in browsers of their own play each game to its end; one reloads, one loses the line, one watches. */
import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { answerIdly, keys, playOut } from '../hands.ts';
import { byKeys } from '../jambo-hands.ts';
import { fromMenu } from '../table.ts';
import { drawOrDiscard, myTurn, play, result, told } from './playing.ts';
import { type Company, farTable, type MatchWish, sitDown } from './tables.ts';

test.slow();

let table: Company | null = null;
test.afterEach(async () => {
  const noise = await table?.close();
  table = null;
  expect(noise ?? [], 'what the pages complained about').toEqual([]);
});
async function begin({ browser, site }: { browser: Browser; site: string }, wish: MatchWish): Promise<Company> {
  table = await farTable(browser, site, wish);
  return table;
}

/** Whoever says nothing for this long is played for by a bot, as long as somebody else is there. */
const SECONDS = 5;
const TO_THE_END = 1_000;
const LONG = { timeout: 90_000 };

/** Everybody sees the same end. */
async function seeTheEnd(pages: readonly Page[]): Promise<void> {
  for (const page of pages) await expect(result(page)).toBeVisible(LONG);
  const [first] = pages;
  if (first) await result(first).click();
}

test('The Door: to the end with keys alone, and a spectator sees it later', async ({ browser, site }) => {
  const options = { lives: 1, afkSeconds: 0, flinch: false };
  const { ada, bo, cy } = await begin({ browser, site }, { game: 'the-door', seats: 3, options, delay: 4 });
  await sitDown(ada, bo, cy);
  await expect(cy.getByTestId('line')).toHaveText('Live, 4 s late');
  const played = await Promise.all([ada, bo].map((page) => playOut(page, keys)));
  expect(played.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(3);
  await expect(result(cy)).toBeHidden();
  const [ending, lines] = [await ada.getByTestId('prompt').textContent(), await told(bo)];
  await expect(result(cy)).toBeVisible({ timeout: 15_000 });
  expect(await told(cy)).toHaveLength(lines.length);
  await result(ada).click();
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText(ending ?? '');
  // Once more: each says so, and that they are ready; the seats turn once.
  await result(bo).click();
  for (const page of [ada, bo]) await page.getByRole('button', { name: 'Play again' }).click();
  await bo.getByRole('button', { name: 'I am ready', exact: true }).click();
  await ada.getByRole('button', { name: 'Deal', exact: true }).click();
  for (const page of [ada, bo]) {
    await expect(page).toHaveURL(/#\/table$/);
    await expect(result(page)).toBeHidden();
    await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 20_000 });
  }
});

test('Jambo: a page that is loaded again knows everything, and bots play on for whoever is silent', async ({
  browser,
  site,
}) => {
  const { ada, bo } = await begin({ browser, site }, { game: 'jambo', seconds: SECONDS });
  await sitDown(ada, bo);
  const answer = (page: Page): Promise<void> => byKeys(page, 'ArrowLeft', 1);
  await play([ada, bo], 8, answer);
  const before = await told(ada);
  await ada.reload();
  await ada.getByTestId('prompt').waitFor();
  expect((await told(ada)).slice(-before.length)).toEqual(before);
  // Also what happened before it was loaded can be looked back at.
  await ada.getByRole('button', { name: 'Log', exact: true }).click();
  await ada
    .getByRole('button', { name: /^See the table then/ })
    .last()
    .click();
  await expect(ada.getByRole('region', { name: 'As it was' })).toContainText('After move 1 of ');
  await ada.keyboard.press('Escape');
  await play([ada, bo], 4, answer);
  await play([bo], TO_THE_END, answer);
  await seeTheEnd([ada, bo]);
  expect((await told(bo)).join('\n')).toMatch(/a bot/i); // whoever was silent was told to all
  await expect(ada.getByRole('heading', { level: 1 })).toHaveText(/win/);
});

test('Dhappa Baaji: a dead network is a hiccup, and what was played meanwhile is sent once', async ({
  browser,
  site,
}) => {
  const wish = { game: 'dhappa-baaji', seats: 4, bot: 'captain' };
  const { ada, bo } = await begin({ browser, site }, wish);
  await sitDown(ada, bo);
  const asked = await Promise.any([ada, bo].map((page) => myTurn(page, '').then(() => page)));
  await asked.context().setOffline(true);
  await expect(asked.getByTestId('line')).toContainText('No line');
  await drawOrDiscard(asked);
  await expect(asked.getByText('Your move is kept')).toBeVisible();
  await expectAccessible(asked, 'a table without a line');
  await asked.context().setOffline(false);
  await expect(asked.getByText('You are back')).toBeVisible({ timeout: 20_000 });
  await expect(asked.getByText('Your move is kept')).toBeHidden();
  await expect(asked.getByTestId('line')).toBeHidden();
  await play([ada, bo], 4, drawOrDiscard);
  await fromMenu(ada, 'Concede');
  await ada.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await seeTheEnd([ada, bo]);
});

test('One Piece: whoever takes the link goes on with another device, to the end', async ({ browser, site }) => {
  const { ada, bo, elsewhere } = await begin({ browser, site }, { game: 'one-piece', seconds: SECONDS });
  await sitDown(ada, bo);
  await play([ada, bo], 6, answerIdly);
  const other = await elsewhere();
  await other.getByRole('button', { name: 'Go on here' }).click();
  await expect(other).toHaveURL(/#\/table$/);
  await other.getByTestId('prompt').waitFor();
  await ada.close();
  expect((await told(other)).length).toBeGreaterThan(2);
  await play([other, bo], 6, answerIdly);
  await play([bo], TO_THE_END, answerIdly);
  await seeTheEnd([other, bo]);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(/wins?\b/);
});
