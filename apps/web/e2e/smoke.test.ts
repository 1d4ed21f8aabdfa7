import { expect, expectAccessible, test } from './fixtures.ts';

test('the page comes up and shows the games', async ({ page }) => {
  await page.goto('/');

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now: The Door' })).toBeVisible();
  await expectAccessible(page, 'home');
});

test('the server is healthy and sends its policy', async ({ page, request }) => {
  const health = await request.get('/health');
  expect(await health.json()).toMatchObject({ ok: true });

  const policy = (await page.goto('/'))?.headers()['content-security-policy'];
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("object-src 'none'");
});

test('the licences of what is in the page are a press away from the settings', async ({ page, request }) => {
  await page.goto('/#/settings');
  const link = page.getByRole('link', { name: 'Read the licences' });
  await expect(link).toHaveAttribute('href', '/licences.txt');

  const licences = await request.get('/licences.txt');
  expect(licences.headers()['content-type']).toContain('text/plain');
  expect(await licences.text()).toMatch(/react-dom [\d.]+ \(MIT\)[\s\S]*Permission is hereby granted/);
});

test('nothing is fetched from anywhere else', async ({ page, site }) => {
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(site)) elsewhere.push(request.url());
  });
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Play now: The Door' })).toBeVisible();

  expect(elsewhere).toEqual([]);
});

for (const [what, plant] of [
  ['warns', () => console.warn('planted')],
  ['throws', () => void Promise.reject(new Error('planted'))],
  ['breaks its policy', () => document.body.setAttribute('style', 'color: red')],
] as const) {
  test(`a page that ${what} fails its test`, async ({ page }) => {
    test.fail();
    await page.goto('/');
    await page.evaluate(plant);
    await page.waitForTimeout(200);
  });
}
