/** A context that is lost takes nothing with it: neither the table, nor what a person does meanwhile. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { reachMatch } from '../voyages.ts';
import { atRest, busy, isLong, openInDepth, SOFTWARE_GL, shouldShow, standingSave, statsOf } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL });

const lose = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.op-canvas');
    const how = canvas?.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    // Once it is lost it can no longer be asked for.
    Object.assign(window, { comeBack: () => how?.restoreContext() });
    how?.loseContext();
  });
const comeBack = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { comeBack(): void }).comeBack());
const question = (page: Page): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');

const result = (page: Page) => page.getByRole('button', { name: 'See the result' });

/** Takes the last answer, and waits until something else is asked. */
async function answerIdly(page: Page): Promise<void> {
  const before = await question(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  for (let more = 0; more < 3 && (await page.getByText(/^Picked /).isVisible()); more++) {
    await page.keyboard.press('Enter');
    if (await page.getByTestId('hint').filter({ hasText: 'Pick' }).isHidden()) break;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
  }
  await expect.poll(async () => (await result(page).isVisible()) || question(page)).not.toBe(before);
}

const LOSSES = isLong ? 50 : 5;

test(`[OP-R16.5] ${LOSSES} lost contexts in one match lose neither table nor input`, async ({ page }) => {
  test.setTimeout(isLong ? 900_000 : 180_000);
  const begins = reachMatch({ prompt: 'main', decks: 'ember,grove', when: (_q, { turn }) => turn < 3 });
  await openInDepth(page, begins, 'keep');
  expect((await atRest(page)).things).toEqual(shouldShow(standingSave(begins).view(0)));
  const times: number[] = [];
  let [answers, looks] = [0, 0];
  for (let n = 0; n < LOSSES; n++) {
    await lose(page);
    await expect.poll(async () => (await statsOf(page)).losses).toBe(n + 1);
    // What is pressed while there is no picture counts all the same: an answer, or a card to be read.
    const over = await result(page).isVisible();
    if (n % 4 === 0 && !over) {
      await answerIdly(page);
      answers++;
    } else {
      await page.getByRole('list', { name: 'Leader of Starboard' }).getByRole('button').click();
      await expect(page.getByRole('dialog')).toContainText('Orla Fernwick');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      looks++;
    }
    await comeBack(page);
    const { things, restored, losses, calls } = await atRest(page);
    times.push(restored);
    expect(losses).toBe(n + 1);
    expect(calls).toBeGreaterThanOrEqual(4);
    expect(things.filter(({ face }) => face !== 'back' && face !== 'don').length).toBeGreaterThanOrEqual(2);
  }
  const sorted = times.slice().sort((a, b) => a - b);
  console.log(
    `${LOSSES} losses; ${answers} answers and ${looks} cards read meanwhile; a picture again after ` +
      `${sorted[LOSSES >> 1]?.toFixed(0)} ms (median), ${sorted.at(-1)?.toFixed(0)} ms at most`,
  );
  expect(answers).toBeGreaterThan(LOSSES / 6);
  expect(answers + looks).toBe(LOSSES);
  await expect(page.locator('.op-canvas')).toBeVisible();
});

test('[OP-R16.5] a lost context comes back with everything where it lay', async ({ page }) => {
  const saved = busy();
  await openInDepth(page, saved, 'keep');
  const before = await atRest(page);
  await lose(page);
  await expect.poll(async () => (await statsOf(page)).losses).toBe(1);
  await page.locator('.op-mirrored[data-state="can"] .op-tap').first().click();
  await expect(page.getByRole('button', { name: 'Back' })).toBeVisible();
  await comeBack(page);
  const after = await atRest(page);
  expect(after.things).toEqual(before.things);
  expect(after.things).toEqual(shouldShow(standingSave(saved).view(0)));
  expect([after.calls, after.geometries, after.textures]).toEqual([before.calls, before.geometries, before.textures]);
});

test('[OP-R16.5] after a second loss within a minute the flat table goes on with what was asked', async ({ page }) => {
  await openInDepth(page, busy());
  await atRest(page);
  const asked = await question(page);
  await lose(page);
  await expect.poll(async () => (await statsOf(page)).losses).toBe(1);
  await comeBack(page);
  await atRest(page);
  await expect(page.locator('.op-canvas')).toBeVisible();
  await lose(page);
  await expect(page.locator('.op-flat')).toBeVisible();
  await expect(page.locator('.op-canvas')).toHaveCount(0);
  expect(await question(page)).toBe(asked);
  await expect(page.locator('.op-cell[data-state="can"]').first()).toBeVisible();
});
