/** A server that is told to end, as those at a table and in the lobby see it. */
import { expect, expectAccessible, test } from '../fixtures.ts';
import { startServing } from '../serving.ts';
import { farTable, sitDown } from './tables.ts';

test('pages say calmly that the server is starting anew', async ({ browser }) => {
  const serving = await startServing();
  const table = await farTable(browser, serving.address, { game: 'jambo' });
  await sitDown(table.ada, table.bo);
  await table.cy.goto('/#/lobby');
  await expect(table.cy.getByText('Live: 1 table')).toBeVisible();
  await serving.stop();
  await expect(table.ada.getByRole('status').filter({ hasText: 'the table keeps your seat' })).toBeVisible();
  await expect(table.ada.getByTestId('line')).toContainText('The server is starting anew');
  await expect(table.cy.getByText('The server is starting anew.')).toBeVisible();
  for (const page of [table.ada, table.cy]) await expect(page.getByText('The line is gone')).toHaveCount(0);
  await expectAccessible(table.ada, 'a table whose server is starting anew');
  await table.close();
});
