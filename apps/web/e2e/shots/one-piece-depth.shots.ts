/** The table in depth to be looked at, drawn by a program that pretends to be a graphics card. */
import { fileURLToPath } from 'node:url';
import { test } from '../fixtures.ts';
import { atRest, busy, openInDepth, SOFTWARE_GL } from '../one-piece/depth.ts';
import { reachMatch } from '../voyages.ts';

const FOLDER = fileURLToPath(new URL('../../../../shots/', import.meta.url));
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

test.use({ launchOptions: SOFTWARE_GL });

const POSITIONS = {
  main: busy,
  attack: () => reachMatch({ prompt: 'block', decks: 'soot,forge' }),
  trigger: () => reachMatch({ prompt: 'life', decks: 'lamp,ember', when: (q) => q.options.includes('trigger') }),
};
for (const [size, viewport] of Object.entries(SIZES))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(`one-piece in depth, ${size}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      for (const [screen, position] of Object.entries(POSITIONS))
        test(screen, async ({ page }) => {
          await openInDepth(page, position());
          await atRest(page);
          await page.screenshot({ path: `${FOLDER}one-piece-depth-${screen}-${size}-${colorScheme}.png` });
        });
    });
