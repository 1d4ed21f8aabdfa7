import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { BUSY } from '../layout/busy.ts';
import { SIZES } from '../layout/measure.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));

for (const [game, positions] of Object.entries(BUSY)) {
  for (const [name, { position, prepare, reads = false, pace = 0, pictureOnly = false }] of Object.entries(positions)) {
    test(`${game}: ${name}`, async ({ page }) => {
      await atOnce(page, { speed: pace });
      await goOnWith(page, position());
      await prepare?.(page);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        for (const { name: size, width, height } of SIZES) {
          await page.setViewportSize({ width, height });
          if (!pictureOnly) await page.mouse.move(0, 0);
          await page.waitForTimeout(300);
          await page.screenshot({ path: `${FOLDER}${game}-${name}-${size}-${colorScheme}.png`, fullPage: reads });
        }
      }
    });
  }
}
