/** Matches that are watched again in depth: the same table at every place, in one canvas. */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseRecord, recordOf } from '@dealers-choice/host';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { playIdly } from '../hands.ts';
import { lastOfTheVoyage } from '../offline/endings.ts';
import { atOnce, seeAs } from '../table.ts';
import { atRest, isLong, navigated, openInDepth, SOFTWARE_GL, shouldShow, standingMatch, statsOf } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL });

const place = (page: Page) => page.getByRole('region', { name: 'Replay' }).getByRole('status');
async function seek(page: Page, step: number, steps: number): Promise<void> {
  await page.getByRole('slider', { name: 'Move' }).fill(String(step));
  await expect(place(page)).toHaveText(`${step} of ${steps}`);
}

test('[S93] [OP-R16.5] a record leads to the table on which its match ended, and to each one before', async ({
  page,
}, info) => {
  await openInDepth(page, lastOfTheVoyage());
  await playIdly(page);
  const ended = await atRest(page);
  await page.getByRole('button', { name: 'See the result' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = info.outputPath('voyage.record.json');
  await (await saving).saveAs(file);
  const record = parseRecord(readFileSync(file, 'utf8'));
  const last = record.moves.length;

  expect(ended.things).toEqual(shouldShow(standingMatch(record).view(0)));
  await page.evaluate(() => location.assign('#/'));
  await page.getByLabel('Record file').setInputFiles(file);
  await seeAs(page, 0);
  await page.getByRole('button', { name: 'To the end' }).click();
  await expect(place(page)).toHaveText(`${last} of ${last}`);
  expect((await atRest(page)).things).toEqual(ended.things);
  for (const step of [3, Math.floor(last / 2), last - 4, Math.floor(last / 3), last]) {
    await seek(page, step, last);
    expect((await atRest(page)).things, `move ${step}`).toEqual(shouldShow(standingMatch(record, step).view(0)));
  }
});

const MATCHES = isLong ? 20 : 3;
const DECKS = ['ember', 'grove', 'tide', 'gear', 'soot', 'lamp'];

test(`[OP-R16] after ${MATCHES} replayed matches the page has made nothing new`, async ({ page }, info) => {
  test.setTimeout(isLong ? 1_200_000 : 180_000);
  await atOnce(page);
  await page.goto('/?scene#/');
  const made: number[][] = [];
  let canvas = '';
  for (let n = 0; n < MATCHES; n++) {
    const played = navigated(`watched ${n}`, [DECKS[n % 6] ?? 'ember', DECKS[(n + 1 + (n % 4)) % 6] ?? 'grove']);
    const record = recordOf(played);
    const file = info.outputPath(`${n}.record.json`);
    writeFileSync(file, JSON.stringify(record));
    await page.getByLabel('Record file').setInputFiles(file);
    const last = record.moves.length;
    for (const part of [0.2, 0.5, 0.8, 1]) await seek(page, Math.round(last * part), last);
    const { geometries, textures, programs, megabytes, things } = await atRest(page);
    expect(things).toHaveLength(shouldShow(played.view(2)).length);
    made.push([geometries, textures, programs, megabytes]);
    // One canvas for the whole page, lent to each table.
    const mark = await page.locator('.op-canvas').evaluate((one: HTMLElement) => {
      one.dataset.mark ??= String(Math.random());
      return one.dataset.mark;
    });
    if (n === 0) canvas = mark;
    expect(mark).toBe(canvas);
    await page.evaluate(() => location.assign('#/'));
    await expect(page.locator('.op-canvas')).toHaveCount(0);
  }
  console.log(`after 1 and after ${MATCHES} matches: ${JSON.stringify([made[0], made.at(-1)])}`);
  for (const one of made) expect(one).toEqual(made[0]);
  expect((await statsOf(page)).frames).toBe(0);
});
