import { expect, test } from './fixtures.ts';
import { keys, playOut } from './hands.ts';
import { seedWithFirstCard } from './seeds.ts';
import { atOnce, deal, marker, movesTold } from './table.ts';

const chaos = { seats: 2, people: [1, 2], seed: seedWithFirstCard('CHAOS', 2) };

test('a reload in the middle of a duel loses nothing', async ({ page }) => {
  await atOnce(page);
  await deal(page, chaos);
  await playOut(page, keys, () => marker(page).isVisible());
  const prompt = await page.getByTestId('prompt').textContent();
  const told = await movesTold(page);
  await page.keyboard.down('KeyF');
  await expect(marker(page)).toHaveAttribute('data-state', 'moving');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();

  await expect(page.getByTestId('prompt')).toHaveText(prompt ?? '');
  await expect.poll(() => movesTold(page)).toBe(told);
  await page.keyboard.up('KeyF');
  const { duels } = await playOut(page, keys);
  expect(duels).toBeGreaterThan(0);
});

test('a match goes on after its worker broke', async ({ page }) => {
  await page.addInitScript(() => {
    const workers: Worker[] = [];
    Object.assign(window, { workers });
    window.Worker = class extends Worker {
      constructor(address: string | URL, options?: WorkerOptions) {
        super(address, options);
        workers.push(this);
      }
    };
  });
  await atOnce(page);
  await deal(page, chaos);
  const told = await movesTold(page);

  await page.evaluate(() => {
    const { workers } = window as unknown as { workers: Worker[] };
    for (const worker of [...workers]) {
      worker.terminate();
      worker.dispatchEvent(new ErrorEvent('error', { message: 'planted' }));
    }
  });

  await expect.poll(() => movesTold(page)).toBe(told);
  const { answers } = await playOut(page, keys);
  expect(answers).toBeGreaterThan(3);
});
