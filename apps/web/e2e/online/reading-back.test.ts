/** What was told before a page came to a match: it is fetched when somebody reads it, and can be asked for again. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { byKeys } from '../jambo-hands.ts';
import { play, result, told } from './playing.ts';
import { type Company, farTable, sitDown } from './tables.ts';

test.slow();

let table: Company | null = null;
test.afterEach(async () => {
  const noise = await table?.close();
  table = null;
  expect(noise ?? [], 'what the pages complained about').toEqual([]);
});

interface Line {
  /** It breaks whenever the page asks for the past. */
  breaks: boolean;
}
async function lineOf(page: Page): Promise<Line> {
  const line: Line = { breaks: false };
  await page.routeWebSocket(/socket\.io/, (near) => {
    const far = near.connectToServer();
    near.onMessage((message) => {
      if (line.breaks && String(message).includes('"past"')) void near.close();
      else far.send(message);
    });
  });
  return line;
}
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });

test('a log that cannot be had says so; whoever asks again keeps the focus, and reads on in the log', async ({
  browser,
  site,
}) => {
  table = await farTable(browser, site, { game: 'jambo' });
  const { ada, bo } = table;
  const line = await lineOf(ada);
  await sitDown(ada, bo);
  await play([ada, bo], 8, (page) => byKeys(page, 'ArrowLeft', 1));
  const all = await told(ada);
  line.breaks = true;
  await ada.reload();
  await ada.getByTestId('prompt').waitFor();
  await ada.getByRole('button', { name: 'Log', exact: true }).click();
  const dialog = ada.getByRole('dialog', { name: 'What happened' });
  const status = dialog.getByRole('status');
  await expect(again(ada)).toBeEnabled();
  await expect(status).toHaveText(/^The line is gone/);
  await expect(status.getByRole('button')).toHaveCount(0);
  expect(await dialog.getByRole('paragraph').count()).toBeLessThan(all.length);
  await expectAccessible(ada, 'a log that cannot be had');
  await again(ada).focus();
  await ada.keyboard.press('Enter');
  await expect(status).toHaveText(/^The line is gone/);
  await expect(again(ada)).toBeFocused();
  line.breaks = false;
  await expect(async () => {
    if (await again(ada).isVisible()) await ada.keyboard.press('Enter');
    await expect(again(ada)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(dialog.getByTestId('log')).toBeFocused();
  await expect(status).toHaveCount(0);
  expect((await dialog.getByTestId('log').getByRole('paragraph').allTextContents()).slice(-all.length)).toEqual(all);
});

test('a result tells nothing of how it came about until all of it is here', async ({ browser, site }) => {
  table = await farTable(browser, site, { game: 'jambo' });
  const { ada, bo, match, givesUp } = table;
  const line = await lineOf(ada);
  await sitDown(ada, bo);
  await play([ada, bo], 6, (page) => byKeys(page, 'ArrowLeft', 1));
  givesUp(match);
  await expect(result(ada)).toBeVisible();
  line.breaks = true;
  await ada.reload();
  await result(ada).click();
  await expect(again(ada)).toBeEnabled();
  await expect(ada.getByRole('figure')).toHaveCount(0);
  line.breaks = false;
  await again(ada).focus();
  await expect(async () => {
    if (await again(ada).isVisible()) await ada.keyboard.press('Enter');
    await expect(again(ada)).toBeHidden({ timeout: 1_000 });
  }).toPass();
  await expect(ada.getByRole('figure')).toBeVisible();
  await expect(ada.getByRole('heading', { level: 1 })).toBeFocused();
});
