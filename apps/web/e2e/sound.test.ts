import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { deal } from './table.ts';

interface Heard {
  contexts: number;
  voices: number;
}

/** Counts what the page makes to be heard. */
async function listen(page: Page): Promise<() => Promise<Heard>> {
  await page.addInitScript(() => {
    const heard = { contexts: 0, voices: 0 };
    Object.assign(window, { heard });
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        heard.contexts++;
      }
      override createGain(): GainNode {
        heard.voices++;
        return super.createGain();
      }
    };
  });
  return () => page.evaluate(() => ({ ...(window as unknown as { heard: Heard }).heard }));
}

test('a table is heard after the first touch, and M switches that off and on', async ({ page }) => {
  const heard = await listen(page);
  await page.goto('/');
  expect(await heard()).toEqual({ contexts: 0, voices: 0 });
  await deal(page, { seats: 2, people: [1, 2], seed: 'heard' });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await heard()).voices).toBeGreaterThan(0);
  expect((await heard()).contexts).toBe(1);

  await page.keyboard.press('m');
  await expect(page.getByText('Sound is off')).toBeVisible();
  const { voices } = await heard();
  await page.waitForTimeout(2_500);
  await page.keyboard.press('Space');
  await page.waitForTimeout(1_500);
  expect((await heard()).voices).toBe(voices);

  await page.keyboard.press('m');
  await expect(page.getByText('Sound is on')).toBeVisible();
  expect((await heard()).voices).toBeGreaterThan(voices);
});
