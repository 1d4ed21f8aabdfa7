import { readFileSync } from 'node:fs';
import { parseRecord } from '@dealers-choice/host';
import { record, recorded } from './channel.ts';
import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { atOnce, deal } from './table.ts';
import { expectNothingHidden } from './two-worlds.ts';

test('the worker tells the page nothing that its people may not see', async ({ page }, info) => {
  await record(page);
  await atOnce(page);
  await deal(page, { seats: 4, people: [1, 3], seed: 'two worlds, one table' });
  await playOut(page, keys);
  await page.getByRole('button', { name: 'See the result' }).click();
  const { toPage } = await recorded(page);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = info.outputPath('match.record.json');
  await (await saving).saveAs(file);
  const looked = expectNothingHidden(toPage, parseRecord(readFileSync(file, 'utf8')));

  console.log(`channel: ${toPage.length} messages with ${looked} views`);
  expect(looked).toBeGreaterThan(20);
});
