import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { AROUND } from '../layout/around.ts';
import { SIZES } from '../layout/measure.ts';
import { atOnce } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

/** Opened once, then seen at every size and in all colours. */
for (const [screen, { open }] of Object.entries(AROUND)) {
  test(`around: ${screen}`, async ({ page }) => {
    await atOnce(page);
    await open(page);
    for (const { name: size, width, height } of SIZES) {
      await page.setViewportSize({ width, height });
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.mouse.move(0, 0);
        await page.waitForTimeout(150);
        await page.screenshot({ path: `${FOLDER}${screen}-${size}-${colorScheme}.png` });
      }
    }
  });
}
