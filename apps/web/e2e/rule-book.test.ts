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

test.describe('in a browser that speaks Hindi', () => {
  test.use({ locale: 'hi-IN' });

  test('a rule book is in Hindi, finds a Hindi word, and says nothing of English', async ({ page }) => {
    await page.goto('/#/help/jambo');
    const book = page.getByRole('article');
    await expect(book.getByRole('heading', { level: 2, name: 'नीलामी' })).toBeVisible();
    await expect(book.getByText('अभी अंग्रेज़ी में ही हैं')).toBeHidden();
    await page.getByRole('searchbox').fill('मेघदूत');
    await expect(book.locator('mark').first()).toHaveText('मेघदूत');
    await expectAccessible(page, 'rules of Jambo in Hindi');
  });

  test('a game without Hindi rules shows the English ones and says so', async ({ page }) => {
    await page.goto('/#/help/one-piece');
    await expect(page.getByRole('article').getByText('अभी अंग्रेज़ी में ही हैं')).toBeVisible();
  });

  test('cards are imported in Hindi', async ({ page }) => {
    await page.goto('/#/cards/one-piece');
    await expect(page.getByRole('button', { name: 'फ़ाइल चुनें' })).toBeVisible();
    await expectAccessible(page, 'cards of One Piece in Hindi');
  });
});
