/** It becomes somebody's turn while they look at another screen. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { drawOrDiscard, myTurn } from './playing.ts';
import { farTable, sitDown } from './tables.ts';

const notice = (page: Page) => page.getByRole('status').filter({ hasText: 'Your turn in Dhappa Baaji' });

/** Draws and throws away until it is somebody else's turn. */
async function playsTheTurn(page: Page): Promise<void> {
  for (let question = ''; ; ) {
    question = (await myTurn(page, question)) ?? '';
    await drawOrDiscard(page);
    await page.waitForTimeout(700);
    if (!(await page.title()).startsWith('● ')) return;
  }
}

test('a turn is told on every other screen, and is gone to or put aside there', async ({ browser, site }) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'dhappa-baaji', seats: 4 });
  const { ada, bo } = table;
  await sitDown(ada, bo);
  const first = await Promise.any([ada, bo].map((page) => myTurn(page, '').then(() => page)));
  const second = first === ada ? bo : ada;

  // A page that does not have the match on its table.
  await second.goto('/#/lobby');
  await second.reload();
  await second.getByRole('heading', { level: 1 }).waitFor();
  await playsTheTurn(first);
  await expect(notice(second)).toContainText('Your turn in Dhappa Baaji at Ada’s table');
  await expect(second).toHaveTitle('● Your turn – Dhappa Baaji');
  await expectAccessible(second, 'a call in the lobby');
  await second.goto('/#/about');
  await expect(notice(second), 'on the next screen too').toBeVisible();
  await notice(second).getByRole('button', { name: 'Go there' }).click();
  await expect(second).toHaveURL(/#\/table$/);
  await second.getByTestId('prompt').waitFor();
  await expect(notice(second)).toBeHidden();

  // A page that has it on its table, and shows another screen.
  await first.goto('/#/');
  await playsTheTurn(second);
  await expect(notice(first)).toBeVisible();
  await expect(first).toHaveTitle('● Your turn – Dhappa Baaji');
  await notice(first).getByRole('button', { name: 'Later' }).click();
  await expect(notice(first)).toBeHidden();
  await expect(first).not.toHaveTitle(/Your turn/);
  expect(await table.close()).toEqual([]);
});

test('a call is gone when it is no longer true, and of several the newest is shown', async ({ browser, site }) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo' });
  const { ada, bo } = table;
  for (const page of [ada, bo]) {
    await page.goto('/#/lobby');
    await expect(page.getByRole('textbox', { name: 'Your name at the table' })).toHaveValue(/Ada|Bo/);
  }
  // Who begins is drawn by lot: of three matches, one of the two is called to two at least.
  const called = new Map<Page, { title: string; match: string }[]>([ada, bo].map((page) => [page, []]));
  const notices = (page: Page) => page.getByRole('status').filter({ hasText: 'Your turn in Jambo' });
  for (const title of ['Breakfast', 'Lunch', 'Supper']) {
    const match = await table.another({ game: 'jambo', title });
    const who = await Promise.any(
      [ada, bo].map((page) =>
        expect(notices(page))
          .toContainText(`at ${title}`)
          .then(() => page),
      ),
    );
    called.get(who)?.push({ title, match });
  }
  const [page, own] = [...called].sort(([, a], [, b]) => b.length - a.length)[0] ?? [ada, []];
  const [newest, next] = [own.at(-1), own.at(-2)];
  await expect(notices(page)).toContainText(/Another match waits for you, too|more matches wait for you, too/);
  await expectAccessible(page, 'two calls in the lobby');
  table.givesUp(newest?.match ?? '');
  await expect(notices(page)).toContainText(`at ${next?.title}`);
  for (const { match } of own.slice(0, -1)) table.givesUp(match);
  await expect(notices(page)).toHaveCount(0);
  await expect(page).not.toHaveTitle(/Your turn/);
  expect(await table.close()).toEqual([]);
});
