/** Replays by link: a place is found again, a match is played on from there, and a deal is checked. */
import { almostOver } from '../almost-over.ts';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { keys, playOut } from '../hands.ts';
import { result } from '../online/playing.ts';
import { farTable, sitDown } from '../online/tables.ts';
import { leave } from '../positions.ts';
import { atOnce, fromMenu } from '../table.ts';
import { farMatch } from './far-match.ts';
import { finished } from './finished.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a link leads to the move and the eyes it was made for, and a branch goes on from there', async ({ page }) => {
  const match = finished(almostOver());
  await atOnce(page);
  await leave(page, match);
  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/5/2`);
  const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  const last = match.record?.moves.length ?? 0;
  await expect(place).toHaveText(`5 of ${last}`);
  await expect(page.getByRole('combobox', { name: 'Seen by' })).toHaveValue('1');

  await page.keyboard.press('.');
  await expect(place).toHaveText(`6 of ${last}`);
  await page.keyboard.press('l');
  await expect(page.getByText(/^Copied: turn \d+, move \d+\. It opens in this browser alone/)).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\/6\/2$/);
  const heard = page.getByRole('slider', { name: 'Move', exact: true });
  await expect(heard).toHaveAttribute('aria-valuetext', /\. \S/);
  await expect(heard).not.toHaveAttribute('aria-valuetext', /\.\./);
  await page.keyboard.press('.');
  await expect(page.getByText(/^Copied/), 'it is about another position').toHaveCount(0);
  await page.goto('/#/');
  await page.goto(link);
  await expect(place).toHaveText(`6 of ${last}`);
  await page.keyboard.press('End');
  await expect(place).toHaveText(`${last} of ${last}`);
  await page.keyboard.press('f');
  await expect(page.getByText('The match is over here. Go back a move first.')).toBeVisible();

  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/999/7`);
  await expect(page.getByText(`The match has ${last} moves, not 999. This is its end.`)).toBeVisible();
  await expect(page.getByText('There is no seat “7” at this table.')).toBeVisible();

  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/6/1`);
  await expect(place).toHaveText(`6 of ${last}`);
  await page.keyboard.press('f');
  const sheet = page.getByRole('dialog', { name: 'Play on from here' });
  await expectAccessible(page, 'who plays on');
  await sheet.getByRole('button', { name: 'Deal on' }).click();
  await expect(page.locator('[data-bar]')).toContainText(/From turn \d+ of The Door/);
  let answers = 0;
  await playOut(page, keys, async () => answers++ > 0);
  await page.goto('/#/matches');
  await expect(page.getByText(/From turn \d+ of The Door/)).toBeVisible();
});

test('a match that was played far away is opened by its name, and its deal is checked', async ({ page, site }) => {
  const name = await farMatch(site);
  await page.goto(`/#/watch/${name}/end/1`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of Jambo');
  await page.getByRole('button', { name: 'What stands out' }).click();
  const fair = page.getByRole('region', { name: 'The shuffle' });
  await fair.getByRole('button', { name: 'Check it' }).click();
  await expect(fair).toContainText('Fair deal. The server’s secret and a share from one seat give exactly this deck.');
  await expect(fair).toContainText('Not checked: whether the secret was promised');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Shuffle checked')).toBeVisible();
  await expectAccessible(page, 'a replay from far away');

  await page.goto('/#/watch/nobody-knows-it/3/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This match cannot be shown');
  await expect(
    page.getByText(
      'There is no such match here, or not yet: one with a delay for watchers opens minutes after its end. Try later.',
    ),
  ).toBeVisible();
  await expect(page.getByText('Trying again by itself.')).toBeVisible();
});

test('a link that does not open yet says so to whoever copies it, and opens by itself', async ({ browser, site }) => {
  test.slow();
  const table = await farTable(browser, site, { game: 'jambo', delay: 20 });
  const { ada, bo, cy, match, givesUp } = table;
  await bo.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await sitDown(ada, bo);
  givesUp(match);
  await expect(result(bo)).toBeVisible();
  await fromMenu(bo, 'Copy a link to this position');
  await expect(bo.getByText('Copied. It opens for others in 1 min.')).toHaveCount(1);
  await cy.goto(await bo.evaluate(() => navigator.clipboard.readText()));
  await expect(cy.getByRole('heading', { level: 1 })).toHaveText('This match cannot be shown');
  await expect(cy.getByText('Trying again by itself.')).toBeVisible();
  await bo.goto(`/#/watch/${match}/0/all`);
  await expect(bo.getByRole('heading', { level: 1 })).toHaveText('Replay of Jambo');
  await bo.keyboard.press('l');
  await expect(bo.getByText('Copied: before the first move. It opens for others in 1 min.')).toBeVisible();
  await expect(cy.getByRole('heading', { level: 1 })).toHaveText('Replay of Jambo', { timeout: 45_000 });
  expect(await table.close()).toEqual([]);
});
