import type { Page } from '@playwright/test';
import { test as base, expect } from '../fixtures.ts';
import { isCalled, openTable, somebody } from './people.ts';

interface Meeting {
  /** Somebody in a browser of their own, until the test is over; without a name: called what it remembers. */
  meet(name?: string): Promise<Page>;
  /** Nadia has opened a table of Jambo on this page: its address. */
  table: string;
}

const test = base.extend<Meeting>({
  meet: async ({ browser, site }, use) => {
    const people: Page[] = [];
    await use(async (name) => {
      const one = await somebody(browser, site, name);
      people.push(one);
      return one;
    });
    for (const one of people) await one.context().close();
  },
  table: async ({ page }, use) => {
    await isCalled(page, 'Nadia');
    await use(await openTable(page, 'jambo'));
  },
});

const gold = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const seatsOf = (page: Page) => page.getByRole('list', { name: 'Seats' });

test('two people far apart meet: five taps for whoever opens the table, one for whoever has the link', async ({
  page,
  meet,
}) => {
  await isCalled(page, 'Nadia');
  await page.goto('/');
  await page.getByRole('link', { name: 'With friends: Jambo' }).click();
  await page.getByRole('radio', { name: 'Friends far away' }).check({ force: true });
  await gold(page, 'Open the table').click();
  await expect(heading(page)).toHaveText('One seat is free');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await meet('Omar');
  await guest.goto(link);
  await expect(heading(guest)).toHaveText('Two are not ready yet');
  await guest.keyboard.press('c');
  await guest.keyboard.type('<b>Hello</b>');
  await guest.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('<b>Hello</b>');
  await gold(guest, 'I am ready').click();
  await expect(heading(page)).toHaveText('Everybody else is ready');
  await expect(heading(guest)).toHaveText('Nadia can deal now');

  await gold(page, 'Deal').click();
  for (const one of [page, guest]) {
    await expect(one).toHaveURL(/#\/table$/);
    await expect(one.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  }
  await guest.goto('/');
  await expect(guest.getByText(/with Nadia/)).toBeVisible();
});

test('open tables come and go in sight, and none moves under a pointer', async ({ page, meet }) => {
  await page.goto('/#/lobby');
  const rows = page.getByRole('region', { name: 'Open tables' }).getByRole('listitem');
  await expect(page.getByText('No open table. Make one; bots come at once.')).toBeVisible();
  const other = await meet('Nadia');
  await other.goto('/#/lobby');
  await gold(other, 'Open the table').click();
  await expect(rows).toContainText(['Nadia’s table']);
  await expect(rows).toContainText(['3 seats free']);
  await rows.hover();
  await other.getByRole('link', { name: 'Leave the table' }).click();
  await expect(rows).toHaveAttribute('data-gone');
  await expect(rows).toContainText(['No longer open']);
  await page.mouse.move(0, 0);
  await expect(rows).toHaveCount(0);
});

test('a code is typed, pasted and refused', async ({ page, meet }) => {
  await page.goto('/#/lobby');
  const field = page.getByRole('textbox', { name: 'Code of a table' });
  await field.pressSequentially('d7ko');
  await expect(page.getByText('O is in no code.')).toBeVisible();
  await field.fill('d7kq-2m');
  await expect(gold(page, 'Two signs to go')).toBeVisible();
  await field.fill('D7KQ-2M4X');
  await gold(page, 'Join').click();
  await expect(page.getByText('No table with this code.')).toBeVisible();

  // A link to a table that is not there says so, and takes another one at once.
  const other = await meet('Nadia');
  await page.goto('/#/room/D7KQ-2M4X');
  await expect(heading(page)).toHaveText('No table with this code');
  await expect(field).toHaveValue(/D7KQ/);
  await field.fill(await openTable(other, 'jambo'));
  await gold(page, 'Join').click();
  await expect(seatsOf(page)).toContainText('Nadia');

  // Whoever is sent away is told so.
  await other.getByRole('button', { name: /^About / }).click();
  await other.getByRole('button', { name: /away$/ }).click();
  await gold(other, 'Send away').click();
  await expect(heading(page)).toHaveText('This table is closed to you');
  await page.reload();
  await expect(heading(page)).toHaveText('This table is closed to you');
  await expect(heading(other)).toHaveText('One seat is free');
});

test('the host names the table in its room: all who are there see it at once, and the list of open tables', async ({
  page,
  meet,
}) => {
  await isCalled(page, 'Nadia');
  await page.goto('/#/lobby');
  await gold(page, 'Open the table').click();
  await page.waitForURL(/#\/room\//);
  const [omar, kit] = [await meet('Omar'), await meet('Kit')];
  await omar.goto(page.url());
  await kit.goto('/#/lobby');
  await expect(omar.getByRole('banner')).toContainText('Nadia’s table');
  const field = page.getByRole('textbox', { name: 'Name of the table' });
  await expect(omar.getByRole('textbox', { name: 'Name of the table' }), 'only the host').toHaveCount(0);
  await field.fill('  Tea   for two ');
  await field.press('Enter');
  for (const one of [page, omar]) await expect(one.getByRole('banner')).toContainText('Tea for two');
  await expect(field).toHaveValue('Tea for two');
  await expect(kit.getByRole('region', { name: 'Open tables' })).toContainText('Tea for two');
  await field.fill('');
  await field.blur();
  await expect(omar.getByRole('banner'), 'no name of its own').toContainText('Nadia’s table');
});

test('somebody who only looks on is sent away, and a seat is freed of somebody who is away', async ({
  page,
  meet,
  table,
}) => {
  const [omar, kit] = [await meet('Omar'), await meet('Kit')];
  const seats = seatsOf(page);
  await omar.goto(table);
  await expect(seats).toContainText('Omar');
  await kit.goto(table);
  const watchers = page.getByRole('region', { name: 'Watchers' });
  await watchers.getByRole('button', { name: 'About Kit' }).click();
  await gold(page, 'Send Kit away').click();
  await gold(page, 'Send away').click();
  await expect(heading(kit)).toHaveText('This table is closed to you');
  await expect(watchers).toHaveCount(0);

  await omar.context().close();
  await expect(seats).toContainText('Away');
  await seats.getByRole('button', { name: 'About Omar' }).click();
  await gold(page, 'Free this seat').click();
  await expect(heading(page)).toHaveText('One seat is free');
});

test('whoever is muted stays so when the page is loaded again, and can be heard again', async ({
  page,
  meet,
  table,
}) => {
  const omar = await meet('Omar');
  await omar.goto(table);
  const seats = seatsOf(page);
  const about = seats.getByRole('button', { name: 'About Omar' });
  await about.click();
  await gold(page, 'Do not hear them at this table').click();
  await expect(seats).toContainText('You do not hear Omar at this table any more.');
  await page.reload();
  await about.click();
  await gold(page, 'Hear them again').click();
  await expect(seats).toContainText('You hear Omar again.');
  await omar.getByRole('button', { name: 'Good luck' }).click();
  await expect(page.getByRole('log')).toContainText('Good luck');
});

test('whoever comes by a link without a name says it at the table, sitting or looking on', async ({
  page,
  meet,
  table,
}) => {
  const [omar, kit] = [await meet(''), await meet('')];
  const calledNow = async (one: Page, name: string): Promise<void> => {
    const field = one.getByRole('textbox', { name: 'Your name at the table' });
    await field.fill(name);
    await field.press('Enter');
  };
  await omar.goto(table);
  await calledNow(omar, 'Omar');
  const seats = seatsOf(page);
  await expect(seats).toContainText('Omar');
  await kit.goto(table);
  await calledNow(kit, 'Kit');
  await expect(page.getByRole('region', { name: 'Watchers' })).toContainText('Kit');

  await page.getByRole('button', { name: 'Change your name' }).click();
  await calledNow(page, 'Nadia B.');
  await expect(seatsOf(omar)).toContainText('Nadia B.');
});

test('somebody goes on with another device: by a link that works once', async ({ page, meet, table: _ }) => {
  test.slow();
  await gold(page, 'Bots on the free seats').click();
  await gold(page, 'Deal').click();
  await expect(page.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  // What comes from the table in this moment may close the menu again.
  await expect(async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: 'Go on with another device' }).click({ timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await expect(page.getByRole('dialog').getByRole('img')).toBeVisible();
  await gold(page, 'Copy the link').click();
  await expect(gold(page, 'Copied')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const phone = await meet();
  await phone.goto('/');
  await phone.evaluate(() => localStorage.setItem('dealers-choice.name', 'Phone'));
  await phone.goto(link);
  await gold(phone, 'Go on here').click();
  await expect(phone).toHaveURL(/#\/table$/);
  await expect(phone.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  // The name comes along, and stays.
  await phone.goto('/#/lobby');
  const name = phone.getByRole('textbox', { name: 'Your name at the table' });
  await expect(name).toHaveValue('Nadia');
  await phone.reload();
  await expect(name).toHaveValue('Nadia');
  await phone.goto(link);
  await gold(phone, 'Go on here').click();
  await expect(phone.getByText('This link is used up or too old.')).toBeVisible();
});
