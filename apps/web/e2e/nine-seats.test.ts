import { expect, expectAccessible, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { atOnce, deal } from './table.ts';

test('nine seats play to the end, three of them people', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 9, people: [1, 5, 9], seed: 'nine' });
  await expect(page.getByTestId(/^seat-\d$/)).toHaveCount(9);
  await expectAccessible(page, 'a table of nine');
  const { answers } = await playOut(page, keys);

  expect(answers).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(9);
});

test('nine seats fit on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atOnce(page);
  await deal(page, { seats: 9, people: [1, 2, 3, 4, 5, 6, 7, 8, 9], seed: 'nine' });

  const { scrolls, width } = await page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth,
    width: document.documentElement.clientWidth,
  }));
  expect(scrolls).toBeLessThanOrEqual(width);
});

for (const [width, height] of [
  [1280, 800],
  [1440, 700],
  [1024, 768],
] as const) {
  test(`no plate of nine lies over the Door at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await atOnce(page);
    await deal(page, { seats: 9, people: [1, 2, 3, 4, 5, 6, 7, 8, 9], seed: 'nine' });
    const frame = page.locator('[data-door] > path').first();
    const door = await frame.evaluate((one) => one.getBoundingClientRect().x);
    for (const seat of [1, 2, 3, 4, 5]) {
      const plate = await page.getByTestId(`seat-${seat}`).boundingBox();
      expect((plate?.x ?? 0) + (plate?.width ?? 0), `seat ${seat}`).toBeLessThanOrEqual(door);
      const name = page.getByTestId(`seat-${seat}`).locator('.door-name');
      if (width < 1180) continue; // there it is for readers only, as on a phone
      expect(await name.evaluate((one) => one.scrollWidth - one.clientWidth), `the name of seat ${seat}`).toBeLessThan(
        1,
      );
    }
  });
}
