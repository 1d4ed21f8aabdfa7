import { readFileSync, writeFileSync } from 'node:fs';
import { parseRecord, recordOf } from '@dealers-choice/host';
import { reachDeal, standingDeal } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { atOnce, deal, movesTold, seeAs } from './table.ts';

test('a match is saved as a record, opened again and stepped through', async ({ page }, info) => {
  await atOnce(page);
  await deal(page, { seats: 3, people: [1, 2], seed: 'for the record' });
  await playOut(page, keys);
  await page.getByRole('button', { name: 'See the result' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = info.outputPath('match.record.json');
  await (await saving).saveAs(file);
  const record = parseRecord(readFileSync(file, 'utf8'));
  expect(record).toMatchObject({ game: 'the-door', seats: 3, seed: 'for the record' });

  await page.goto('/#/');
  await page.getByLabel('Record file').setInputFiles(file);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of The Door');
  const place = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  const last = record.moves.length;
  await expect(place).toHaveText(`0 of ${last}`);
  await page.getByRole('button', { name: 'One move on' }).click();
  await expect(place).toHaveText(`1 of ${last}`);
  expect(await movesTold(page)).toBe(1);
  await page.getByRole('slider', { name: 'Move' }).fill(String(Math.floor(last / 2)));
  await expect(place).toHaveText(`${Math.floor(last / 2)} of ${last}`);
  await seeAs(page, 1);
  await expect(page.getByTestId('seat-2')).toContainText('you');
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(place).toHaveText(`${last} of ${last}`);
  await expect(page.getByTestId(/^seat-/).filter({ hasText: 'winner' })).toHaveCount(1);
});

test('a replay shows all that lies on the table: the runs of Dhappa Baaji', async ({ page }, info) => {
  const played = standingDeal(reachDeal({ prompt: 'PLAY', when: ({ table }) => table.runBy.length > 2 }));
  const file = info.outputPath('dhappa.record.json');
  writeFileSync(file, JSON.stringify(recordOf(played)));
  await page.goto('/');
  await page.getByLabel('Record file').setInputFiles(file);
  await page.getByRole('button', { name: 'To the end' }).click();

  await expect(page.getByRole('list', { name: /, run \d/i })).toHaveCount(played.match.table.runBy.length);
});

test('a file that is not a record, and one that was changed, say what is wrong', async ({ page }, info) => {
  await page.goto('/');
  const file = info.outputPath('other.json');
  const problem = page.getByRole('alert');

  writeFileSync(file, 'to be or not to be');
  await page.getByLabel('Record file').setInputFiles(file);
  await expect(problem).toContainText('This is not a record: it is not JSON');

  writeFileSync(file, JSON.stringify({ dealersChoice: 7 }));
  await page.getByLabel('Record file').setInputFiles(file);
  await expect(problem).toContainText('"dealersChoice" is 7; it must be 2 or 1');
});
