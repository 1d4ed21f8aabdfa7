/** After one visit the page needs no network, and a new version of it comes when a person wants it. */
import { fileURLToPath } from 'node:url';
import { recordOf } from '@dealers-choice/host';
import type { Page } from '@playwright/test';
import { filesIn } from '../offline.ts';
import { reachDeal, standingDeal } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { keys, playIdly, playOut } from './hands.ts';
import { marketKeys } from './jambo-hands.ts';
import { lastDiscard, lastOfTheMarket, lastOfTheVoyage, nearTheDoor } from './offline/endings.ts';
import { publisher, share, visit } from './offline/site.ts';
import { goOnWith } from './positions.ts';
import { andSee, atOnce } from './table.ts';

test.use({ serviceWorkers: 'allow' });
// All of the page is fetched first.
test.describe.configure({ timeout: 240_000 });

const isOver = (page: Page): Promise<void> =>
  expect(page.getByRole('button', { name: 'See the result' })).toBeVisible({ timeout: 20_000 });

test('[D-2] all four games are played to their ends without a network, one after an undo in another window', async ({
  page,
  context,
}) => {
  await atOnce(page);
  await visit(page);
  await context.setOffline(true);
  await page.reload();
  await goOnWith(page, nearTheDoor());
  const prompt = (await page.getByTestId('prompt').textContent()) ?? '';
  expect(await andSee(page, () => keys.answer(page, 0))).toBe(true);
  await page.keyboard.press('Backspace');
  await expect(page.getByTestId('prompt')).toHaveText(prompt);
  await page.close();

  const other = await context.newPage();
  await atOnce(other);
  await other.goto('/#/table');
  await other.getByRole('button', { name: 'Continue' }).click();
  await expect(other.getByTestId('prompt')).toHaveText(prompt);
  await playOut(other, keys);
  await isOver(other);

  await goOnWith(other, lastOfTheMarket());
  await playOut(other, marketKeys);
  await isOver(other);

  const { saved, card } = lastDiscard();
  await goOnWith(other, saved);
  await other.locator(`[data-held] [data-answer="card-${card}"]`).click();
  await other.locator('[data-pile="pile"] button').click();
  await isOver(other);

  await goOnWith(other, lastOfTheVoyage());
  await playIdly(other);
  await isOver(other);
});

test('[D-2] the page can be installed, and opens records that are shared with it', async ({ page, context }) => {
  await visit(page);
  const browser = await context.newCDPSession(page);
  const { errors, url } = await browser.send('Page.getAppManifest');
  expect({ errors, url }).toEqual({ errors: [], url: expect.stringMatching(/\/manifest\.webmanifest$/) });
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([]);

  await context.setOffline(true);
  await share(page, JSON.stringify(recordOf(standingDeal(reachDeal({ prompt: 'PLAY' })))));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of Dhappa Baaji');
  for (const [text, problem] of [
    ['to be or not to be', 'This is not a record: it is not JSON'],
    ['{"dealersChoice":7}', '"dealersChoice" is 7; it must be 2 or 1'],
    ['', 'This is not a record: what was shared or opened is empty, or not a file.'],
    [null, 'This is not a record: what was shared or opened is empty, or not a file.'],
  ] as const) {
    await share(page, text);
    await expect(page.getByRole('main')).toContainText(problem);
  }
});

test('[D-2] a record that is opened with the installed page leads to the replay', async ({ page }) => {
  await page.addInitScript(
    (text) => {
      const files = [{ getFile: async () => new File([text], 'match.record.json') }];
      const launchQueue = { setConsumer: (take: (launch: object) => void) => take({ files }) };
      Object.defineProperty(window, 'launchQueue', { value: launchQueue });
    },
    JSON.stringify(recordOf(standingDeal(reachDeal({ prompt: 'PLAY' })))),
  );
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of Dhappa Baaji');
});

test('all of the page is kept, and nothing else: what the server knows always comes from it', async ({
  page,
  context,
}) => {
  await visit(page);
  await page.reload();
  const answers = await page.evaluate(() =>
    Promise.all(['/cards.json', '/health'].map(async (path) => (await fetch(path)).json())),
  );
  expect(answers).toMatchObject([{ sets: [] }, { ok: true }]);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return all.flat().map(({ url }) => new URL(url).pathname);
  });
  const built = filesIn(fileURLToPath(new URL('../dist', import.meta.url))).map(({ path }) => path);
  expect(built).toEqual(expect.arrayContaining(['/index.html', '/licences.txt']));
  expect(kept.sort()).toEqual(built.sort());

  await context.setOffline(true);
  await page.goto('/#/help/jambo');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Jambo');
  const read = await page.evaluate(async () => {
    await document.fonts.load('700 20px "Fraunces Variable"');
    const fonts = [...document.fonts].filter(({ status }) => status === 'loaded').length;
    return { fonts, licences: await (await fetch('/licences.txt')).text() };
  });
  expect(read.licences).toContain('react');
  expect(read.fonts).toBeGreaterThan(0);
});

test('a new version is offered, and never comes in the middle of a match', async ({ page, context, site }) => {
  const { address, publish, stop } = await publisher(site);
  const offer = page.getByText('A new version is ready.');
  await atOnce(page);
  await visit(page, address);
  await page.goto(`${address}#/setup/the-door`);
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(page.getByTestId('prompt')).toBeVisible();

  publish();
  const other = await context.newPage();
  await other.goto(address);
  await expect(other.getByText('A new version is ready.')).toBeVisible();
  await expect(offer).toBeHidden();
  await other.getByRole('button', { name: 'Reload' }).click();
  await expect(other.getByText('A match is being played in another window.')).toBeVisible();
  await expect(page.getByTestId('prompt')).toBeVisible();

  await page.close();
  // A window that was closed gives its match back a moment later.
  await expect(async () => {
    const reloaded = other.waitForEvent('load', { timeout: 3000 });
    await other.getByRole('button', { name: 'Reload' }).click({ timeout: 1000 });
    await reloaded;
  }).toPass();
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(other.getByText('A new version is ready.')).toBeHidden();
  const waiting = await other.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null);
  expect(waiting).toBe(false);
  await stop();
});

test.describe('for a reader of Hindi', () => {
  test.use({ locale: 'hi-IN' });
  test('the page opens in Hindi without a network, in its own letters, and never in English first', async ({
    page,
    context,
  }) => {
    await visit(page);
    await context.setOffline(true);
    await page.addInitScript(() => {
      const spoken = new Set<string>();
      Object.assign(window, { spoken });
      new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent;
        if (heading) spoken.add(heading);
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('आज क्या खेला जाए?');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await page.evaluate(() => document.fonts.load('16px "Noto Sans Devanagari"', 'आ'))).toHaveLength(1);
    expect(await page.evaluate(() => [...(window as unknown as { spoken: Set<string> }).spoken])).toEqual([
      'आज क्या खेला जाए?',
    ]);
  });
});
