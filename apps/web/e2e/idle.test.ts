/** Nothing goes on at a table where nothing happens, and bots that think do not hold the page up. */
import type { CDPSession } from '@playwright/test';
import { reachDeal } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { lastOfTheVoyage, nearTheDoor } from './offline/endings.ts';
import { goOnWith, reach } from './positions.ts';
import { atOnce, deal } from './table.ts';
import { longestTasks } from './tasks.ts';

const TABLES = {
  'the-door': { seats: 4, position: nearTheDoor },
  jambo: { seats: 2, position: () => reach({ people: 1, when: (_question, { turn }) => turn > 3 }) },
  'dhappa-baaji': { seats: 4, position: () => reachDeal({ prompt: 'PICK' }) },
  'one-piece': { seats: 2, position: lastOfTheVoyage },
};
const watched = Object.entries(TABLES).slice(0, process.env.TEST_LONG ? undefined : 1);

/** What the page has done so far; script in milliseconds. */
async function workOf(devtools: CDPSession): Promise<{ script: number; layouts: number; styles: number }> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (wanted: string): number => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { script: of('ScriptDuration') * 1000, layouts: of('LayoutCount'), styles: of('RecalcStyleCount') };
}

for (const [game, { seats, position }] of watched) {
  test(`an idle table of ${game} runs no script and lays nothing out`, async ({ page, context }) => {
    await atOnce(page, { speed: 1 });
    await goOnWith(page, position());
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.waitForTimeout(3_000); // whatever began with the question has ended
    const before = await workOf(devtools);
    await page.waitForTimeout(3_000);
    const after = await workOf(devtools);

    expect([after.layouts - before.layouts, after.styles - before.styles]).toEqual([0, 0]);
    expect(after.script - before.script).toBeLessThan(2); // to look at it costs a little
  });

  test(`bots at a table of ${game} do not hold the page up`, async ({ page, browser }) => {
    await atOnce(page, { speed: 1 });
    await deal(page, { game, seats, people: [], seed: 'thinking' });
    await page.waitForTimeout(1_500); // dealt, and all of the table loaded
    const tasks = await longestTasks(browser, page, () => page.waitForTimeout(4_000));

    console.log(`${game}: the longest of ${tasks.length} tasks took ${tasks[0]?.toFixed(1)} ms`);
    expect(tasks.length).toBeGreaterThan(20);
    expect(tasks[0]).toBeLessThanOrEqual(50);
  });
}
