import { expect, expectAccessible, test } from './fixtures.ts';

test('the rule book of One Piece shows its pictures, under the policy of the page', async ({ page }) => {
  await page.goto('/#/help/one-piece');
  const pictures = page.getByRole('article').getByRole('img');
  await expect(pictures).toHaveCount(3);
  for (const picture of await pictures.all()) {
    expect((await picture.getAttribute('alt'))?.length).toBeGreaterThan(40);
    await expect
      .poll(() => picture.evaluate((shown) => shown instanceof HTMLImageElement && shown.naturalWidth))
      .toBeGreaterThan(0);
  }
  await expectAccessible(page, 'rules of One Piece');
});
