import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, deal } from './table.ts';

test('two people at one device play to the end, with a duel in it', async ({ page }) => {
  await atOnce(page);
  await deal(page, { seats: 2, people: [1, 2], seed: seedWithFirstCard('CHAOS', 2) });
  const asked = new Set<string>();
  const { answers, duels } = await playOut(page, {
    ...keys,
    async answer(page, nth) {
      for (const seat of ['seat-1', 'seat-2']) {
        if ((await page.getByTestId(seat).getAttribute('data-deciding')) !== null) asked.add(seat);
      }
      await keys.answer(page, nth);
    },
  });

  expect([...asked].sort()).toEqual(['seat-1', 'seat-2']);
  expect(answers).toBeGreaterThan(3);
  expect(duels).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/wins|won/);
});
