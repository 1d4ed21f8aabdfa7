/** Who chats at a table loses nothing that they type, and nothing opens by itself while they play. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { answerIdly } from '../hands.ts';
import { myTurn, result } from './playing.ts';
import { farTable, sitDown } from './tables.ts';

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Chat' });
const field = (page: Page) => sheet(page).getByRole('textbox');
const openChat = (page: Page): Promise<void> => page.getByRole('button', { name: /^Open the chat/ }).click();
const isAsked = async (page: Page): Promise<boolean> => (await page.title()).startsWith('● Your turn');

/** Answers until it is somebody else's turn. */
async function playsTheTurn(page: Page): Promise<void> {
  await expect(async () => {
    if (await isAsked(page)) await answerIdly(page);
    await page.waitForTimeout(500);
    expect(await isAsked(page)).toBe(false);
  }).toPass({ timeout: 40_000 });
}

test('a draft stays through the turns, and the chat opens for whoever asks alone', async ({ browser, site }) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo' });
  const { ada, bo } = table;
  for (const page of [ada, bo]) await page.setViewportSize({ width: 390, height: 844 });
  await sitDown(ada, bo);
  const first = await Promise.any([ada, bo].map((page) => myTurn(page, '').then(() => page)));
  const second = first === ada ? bo : ada;

  await openChat(second);
  await field(second).pressSequentially('half a sent');
  await playsTheTurn(first);
  await myTurn(second, '');
  await expect(field(second), 'its turn begins').toHaveValue('half a sent');
  await second.keyboard.press('Escape');
  await expect(sheet(second)).toBeHidden();
  await openChat(second);
  await expect(field(second), 'opened on its turn').toHaveValue('half a sent');
  await field(second).fill('');
  await second.keyboard.press('Escape');
  await playsTheTurn(second);
  await expect(sheet(second), 'its turn is over').toBeHidden();

  // Who only reads is shown what is asked, and Escape takes nothing back then.
  await openChat(second);
  await expect(sheet(second)).toBeVisible();
  await playsTheTurn(first);
  await myTurn(second, '');
  await expect(sheet(second), 'it makes way').toBeHidden();
  await second.keyboard.press('Escape');
  await second.waitForTimeout(400); // a refusal would be there by now
  expect(await second.getByText('There is nothing to take back').count(), 'Escape came too late').toBe(0);
  await playsTheTurn(second);
  await expect(sheet(second), 'until it is asked for again').toBeHidden();

  table.givesUp(table.match);
  for (const page of [ada, bo]) {
    await expect(result(page)).toBeVisible();
    await expect(sheet(page), 'the match is over').toBeHidden();
  }
  expect(await table.close()).toEqual([]);
});

test('on a desk the chat is a narrow panel that leaves the hand in sight', async ({ browser, site }) => {
  const table = await farTable(browser, site, { game: 'jambo' });
  const { ada } = table;
  await ada.setViewportSize({ width: 1440, height: 900 });
  await sitDown(ada);
  await openChat(ada);
  await expect(sheet(ada)).toBeVisible();
  const [panel, hand] = await Promise.all([sheet(ada).boundingBox(), ada.getByTestId('hand').boundingBox()]);
  expect(panel?.width).toBeLessThan(400);
  expect((panel?.y ?? 0) + (panel?.height ?? 0)).toBeLessThanOrEqual(hand?.y ?? 0);
  expect((panel?.x ?? 0) + (panel?.width ?? 0), 'at the right edge').toBeGreaterThan(1400);
  expect(await table.close()).toEqual([]);
});
