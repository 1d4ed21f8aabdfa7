/** How long a jump takes in the page, from the hand on the slider to the table that shows it: printed, not judged. */
import { random, recordOfRun, runMatch } from '@dealers-choice/bots';
import { onePiece } from '@dealers-choice/one-piece';
import { expect, test } from '../fixtures.ts';

/** A match of One Piece with at least 300 moves: the largest table there is. */
function longMatch(): string {
  const bot = random(onePiece);
  for (let n = 1; n < 60; n++) {
    const setup = { seats: 2, seed: `scrubbed ${n}` };
    const { moves } = runMatch(onePiece, setup, [bot, bot]);
    if (moves.length >= 300) return JSON.stringify(recordOfRun(onePiece, setup, moves));
  }
  throw new Error('no match is as long');
}

test('jumps in a match of 300 moves', async ({ page }) => {
  await page.goto('/');
  await page
    .getByLabel('Record file')
    .setInputFiles({ name: 'long.record.json', mimeType: 'application/json', buffer: Buffer.from(longMatch()) });
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toBeVisible();
  await page.waitForTimeout(1_000);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  const cpu = async (): Promise<number> =>
    (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  const before = await cpu();
  const times = await slider.evaluate(async (input: HTMLInputElement) => {
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const shown = document.querySelector('output');
    const steps = Number(input.max);
    const all: number[] = [];
    for (let i = 1; i <= 60; i++) {
      const step = (i * 131) % (steps + 1);
      await new Promise<void>((done) => {
        const began = performance.now();
        const seen = new MutationObserver(() => {
          if (!shown?.textContent?.startsWith(`${step} `)) return;
          seen.disconnect();
          document.body.getBoundingClientRect(); // the new table has its place
          all.push(performance.now() - began);
          requestAnimationFrame(() => setTimeout(done, 20));
        });
        seen.observe(shown as Element, { characterData: true, childList: true, subtree: true });
        setValue?.call(input, String(step));
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    }
    return all.sort((a, b) => a - b);
  });
  const each = ((await cpu()) - before) / times.length;
  const ms = (at: number): string => (times[Math.floor(at * (times.length - 1))] ?? 0).toFixed(1);
  console.log(
    `${times.length} jumps: half within ${ms(0.5)} ms, 9 of 10 within ${ms(0.9)} ms, the slowest ${ms(1)} ms; ` +
      `the page's thread works ${(1000 * each).toFixed(1)} ms for each`,
  );
  expect(times).toHaveLength(60);
});
