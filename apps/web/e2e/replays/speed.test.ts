/** How fast a replay moves what it shows: not only how long it waits between two moves. */
import type { Page } from '@playwright/test';
import { almostOver } from '../almost-over.ts';
import { expect, test } from '../fixtures.ts';
import { leave } from '../positions.ts';
import { finished } from './finished.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** At which rate each motion runs, kept where a test finds it. */
const noteRates = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const { updatePlaybackRate } = Animation.prototype;
    Animation.prototype.updatePlaybackRate = function (rate) {
      const { dataset } = document.documentElement;
      dataset.rates = `${dataset.rates ?? ''} ${rate}`;
      updatePlaybackRate.call(this, rate);
    };
  });
const rates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { dataset } = document.documentElement;
    const all = (dataset.rates ?? '').trim().split(' ');
    dataset.rates = '';
    return [...new Set(all)];
  });

test('what moves in a replay moves four times as fast at 4×, and half as fast at ½×', async ({ page }) => {
  const match = finished(almostOver());
  await noteRates(page);
  await leave(page, match);
  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/0/all`);
  const at = page.getByRole('region', { name: 'Replay' }).getByRole('status');
  await expect(at).toHaveText(/^0 of /);
  let step = 0;
  for (const rate of ['4', '0.5', '1']) {
    await page.getByRole('combobox', { name: 'Speed' }).selectOption(rate);
    await rates(page);
    for (let moves = 0; moves < 3; moves++) {
      await page.getByRole('button', { name: 'One move on' }).click();
      await expect(at).toHaveText(new RegExp(`^${++step} of `));
      await page.waitForTimeout(150); // the next one would cut short what moves
    }
    await expect.poll(() => page.evaluate(() => document.documentElement.dataset.rates)).toBeTruthy();
    expect(await rates(page)).toEqual([rate]);
  }
});
