import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { isCalled, openTable, somebody } from './people.ts';

const gold = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('two people far apart meet: five taps for whoever opens the table, one for whoever has the link', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  await page.goto('/');
  await page.getByRole('link', { name: 'With friends: Jambo' }).click();
  await page.getByRole('radio', { name: 'Friends far away' }).check({ force: true });
  await gold(page, 'Open the table').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One seat is free');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await somebody(browser, site, 'Omar');
  await guest.goto(link);
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Two are not ready yet');
  await guest.keyboard.press('c');
  await guest.keyboard.type('<b>Hello</b>');
  await guest.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('<b>Hello</b>');
  await gold(guest, 'I am ready').click();

  await gold(page, 'Deal').click();
  for (const one of [page, guest]) {
    await expect(one).toHaveURL(/#\/table$/);
    await expect(one.getByTestId('prompt')).toBeVisible({ timeout: 30_000 });
  }
  await guest.goto('/');
  await expect(guest.getByText(/with Nadia/)).toBeVisible();
  await guest.context().close();
});

test('open tables come and go in sight, and none moves under a pointer', async ({ page, browser, site }) => {
  await page.goto('/#/lobby');
  const rows = page.getByRole('region', { name: 'Open tables' }).getByRole('listitem');
  await expect(page.getByText('No open table. Make one; bots come at once.')).toBeVisible();
  const other = await somebody(browser, site, 'Nadia');
  await other.goto('/#/lobby');
  await gold(other, 'Open the table').click();
  await expect(rows).toContainText(['Nadia’s table']);
  await expect(rows).toContainText(['3 seats free']);
  await rows.hover();
  await other.getByRole('link', { name: 'Leave the table' }).click();
  await expect(rows).toHaveAttribute('data-gone');
  await page.mouse.move(0, 0);
  await expect(rows).toHaveCount(0);
  await other.context().close();
});

test('a code is typed, pasted and refused', async ({ page, browser, site }) => {
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
  const other = await somebody(browser, site, 'Nadia');
  await page.goto('/#/room/D7KQ-2M4X');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No table with this code');
  await expect(field).toHaveValue(/D7KQ/);
  await field.fill(await openTable(other, 'jambo'));
  await gold(page, 'Join').click();
  await expect(page.getByRole('list', { name: 'Seats' })).toContainText('Nadia');

  // Whoever is sent away is told so.
  await other.getByRole('button', { name: /^About / }).click();
  await other.getByRole('button', { name: /away$/ }).click();
  await gold(other, 'Send away').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is closed to you');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This table is closed to you');
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('One seat is free');
  await other.context().close();
});

test('the host names the table in its room: all who are there see it at once, and the list of open tables', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  await page.goto('/#/lobby');
  await gold(page, 'Open the table').click();
  await page.waitForURL(/#\/room\//);
  const [omar, kit] = [await somebody(browser, site, 'Omar'), await somebody(browser, site, 'Kit')];
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
  for (const one of [omar, kit]) await one.context().close();
});

test('somebody who only looks on is sent away, and a seat is freed of somebody who is away', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  const link = await openTable(page, 'jambo');
  const [omar, kit] = [await somebody(browser, site, 'Omar'), await somebody(browser, site, 'Kit')];
  const seats = page.getByRole('list', { name: 'Seats' });
  await omar.goto(link);
  await expect(seats).toContainText('Omar');
  await kit.goto(link);
  const watchers = page.getByRole('region', { name: 'Looking on' });
  await watchers.getByRole('button', { name: 'About Kit' }).click();
  await gold(page, 'Send Kit away').click();
  await gold(page, 'Send away').click();
  await expect(kit.getByRole('heading', { level: 1 })).toHaveText('This table is closed to you');
  await expect(watchers).toHaveCount(0);

  await omar.context().close();
  await expect(seats).toContainText('Away');
  await seats.getByRole('button', { name: 'About Omar' }).click();
  await gold(page, 'Free this seat').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('One seat is free');
  await kit.context().close();
});

test('whoever is muted stays so when the page is loaded again, and can be heard again', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  const link = await openTable(page, 'jambo');
  const omar = await somebody(browser, site, 'Omar');
  await omar.goto(link);
  const seats = page.getByRole('list', { name: 'Seats' });
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
  await omar.context().close();
});

test('whoever comes by a link without a name says it at the table, sitting or looking on', async ({
  page,
  browser,
  site,
}) => {
  await isCalled(page, 'Nadia');
  const link = await openTable(page, 'jambo');
  const [omar, kit] = [await somebody(browser, site, ''), await somebody(browser, site, '')];
  const calledNow = async (one: Page, name: string): Promise<void> => {
    const field = one.getByRole('textbox', { name: 'Your name at the table' });
    await field.fill(name);
    await field.press('Enter');
  };
  await omar.goto(link);
  await calledNow(omar, 'Omar');
  const seats = page.getByRole('list', { name: 'Seats' });
  await expect(seats).toContainText('Omar');
  await kit.goto(link);
  await calledNow(kit, 'Kit');
  await expect(page.getByRole('region', { name: 'Looking on' })).toContainText('Kit');

  await page.getByRole('button', { name: 'Change your name' }).click();
  await calledNow(page, 'Nadia B.');
  await expect(omar.getByRole('list', { name: 'Seats' })).toContainText('Nadia B.');
  for (const one of [omar, kit]) await one.context().close();
});

test('somebody goes on with another device: by a link that works once', async ({ page, browser, site }) => {
  test.slow();
  await isCalled(page, 'Nadia');
  await openTable(page, 'jambo');
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

  const phone = await somebody(browser, site);
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
  await phone.context().close();
});
