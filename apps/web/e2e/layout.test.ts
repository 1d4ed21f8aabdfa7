/**
 * Nothing is cut off, covered, or too small to press or read: every screen and the busiest positions, four sizes.
 * A screen that was opened for it is heard and seen by axe as well.
 */

import { expect, test } from './fixtures.ts';
import { AROUND } from './layout/around.ts';
import { BUSY } from './layout/busy.ts';
import { expectInAllColours, expectMoreContrast, STRONG } from './layout/colours.ts';
import { faultsAtAllSizes, faultsOf } from './layout/measure.ts';
import { goOnWith } from './positions.ts';
import { atOnce } from './table.ts';

test.slow();

for (const [name, { open, fixed = false }] of Object.entries(AROUND)) {
  test(`around: ${name} fits, and is accessible`, async ({ page }) => {
    const size = page.viewportSize();
    await atOnce(page);
    await open(page);
    expect(await faultsAtAllSizes(page, fixed)).toEqual([]);
    if (size) await page.setViewportSize(size);
    await expectInAllColours(page, name);
    if (STRONG.includes(name)) await expectMoreContrast(page, name);
  });
}

/** Words are longer and letters taller there. */
const IN_HINDI = ['home', 'setup-dhappa-baaji-unfolded', 'settings', 'matches', 'stats', 'room', 'room-long-names'];
const MORE_IN_HINDI = [
  ...['home-menu', 'setup-the-door', 'setup-jambo-unfolded', 'friends-jambo', 'settings-sheet', 'about'],
  ...['rules-jambo', 'matches-none', 'lobby', 'far-the-door'],
];
for (const name of process.env.TEST_LONG === 'yes' ? [...IN_HINDI, ...MORE_IN_HINDI] : IN_HINDI) {
  test(`in Hindi: ${name}`, async ({ page }) => {
    await atOnce(page, { language: 'hi' });
    await AROUND[name]?.open(page);
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    expect(await faultsAtAllSizes(page, false)).toEqual([]);
  });
}

for (const [game, positions] of Object.entries(BUSY)) {
  for (const [name, { position, prepare, reads = false, pace = 0, pictureOnly }] of Object.entries(positions)) {
    if (pictureOnly) continue;
    test(`${game}: ${name}`, async ({ page }) => {
      await atOnce(page, { speed: pace });
      await goOnWith(page, position());
      await prepare?.(page);
      expect(await faultsAtAllSizes(page, !reads)).toEqual([]);
    });
  }
}

test('what is too small, cut off or covered is found', async ({ page }) => {
  await page.goto('/#/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await faultsOf(page, false)).toEqual([]);
  await page.evaluate(() => {
    const plant = (text: string, look: Partial<CSSStyleDeclaration>): void => {
      const one = document.createElement('button');
      one.textContent = text;
      Object.assign(one.style, { position: 'fixed', background: '#fff', color: '#000', zIndex: '99', ...look });
      document.body.append(one);
    };
    plant('small', { top: '200px', left: '20px', width: '30px', height: '60px' });
    plant('tiny', { top: '300px', left: '20px', width: '90px', height: '60px', fontSize: '10px' });
    plant('outside', { top: '400px', right: '-60px', width: '90px', height: '60px' });
    plant('under', { top: '500px', left: '20px', width: '90px', height: '60px' });
    plant('over', { top: '510px', left: '30px', width: '90px', height: '60px' });
  });
  const found = (await faultsOf(page, true)).join('\n');
  expect(found).toMatch(/"small" can be pressed on [23]\d px/);
  expect(found).toMatch(/"tiny" is written in 10.0 px/);
  expect(found).toMatch(/"outside" is cut off by 60 px/);
  expect(found).toMatch(/"under" can be pressed on \d+ px/);
});
