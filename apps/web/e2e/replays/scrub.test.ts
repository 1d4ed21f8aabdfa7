/**
 * How long a jump takes in the page, from the hand on the slider to the table that is painted: printed, not judged.
 * What is judged is work that must not be done: a table is not built anew, a face that was drawn once not drawn again.
 */
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { LONG, openLong } from './long-games.ts';
import { BEGINS, ENDS, spread, workBetweenMarks } from './thread-work.ts';

const JUMPS = process.env.TEST_LONG === 'yes' ? 100 : 25;

/** Moves from one place to the next: as a hand drags the slider from end to end in a second, or far and back. */
const DRAG = 7;
const FAR = 131;

/** Jumps, each a while after the last one is painted; gives how long each took until it had its place. */
const jump = (slider: Locator, by = FAR): Promise<number[]> =>
  slider.evaluate(
    async (input: HTMLInputElement, { by, jumps, begins, ends }) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      const shown = document.querySelector('output');
      const steps = Number(input.max);
      // The frame after this one begins when this one has been painted.
      const painted = (): Promise<void> =>
        new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
      const rest = (): Promise<void> => new Promise((done) => setTimeout(done, 20));
      const all: number[] = [];
      for (let i = 1; i <= jumps; i++) {
        const step = (i * by) % (steps + 1);
        if (shown?.textContent?.startsWith(`${step} `)) continue;
        performance.mark(begins);
        await rest();
        await new Promise<void>((done) => {
          const began = performance.now();
          const seen = new MutationObserver(() => {
            if (!shown?.textContent?.startsWith(`${step} `)) return;
            seen.disconnect();
            all.push(performance.now() - began);
            void painted().then(done);
          });
          seen.observe(shown as Element, { characterData: true, childList: true, subtree: true });
          setValue?.call(input, String(step));
          input.dispatchEvent(new Event('input', { bubbles: true }));
        });
        performance.mark(ends);
        await rest();
      }
      return all;
    },
    { by, jumps: JUMPS, begins: BEGINS, ends: ENDS },
  );

for (const [game, match] of LONG) {
  test(`jumps in a long match of ${game}`, async ({ page }) => {
    const long = match();
    const slider = await openLong(page, long);
    for (const by of [DRAG, FAR]) {
      let times: number[] = [];
      const work = await workBetweenMarks(page, async () => {
        times = await jump(slider, by);
      });
      console.log(
        `${game}, ${work.length} jumps by ${by} of ${long.record.moves.length} moves. ` +
          `Until it is painted the page's thread works: ${spread(work)}. The table is there: ${spread(times)}`,
      );
      expect(work).toHaveLength(times.length);
      expect(Math.min(...work), 'tasks are found under their name').toBeGreaterThan(0);
    }
  });
}

/** In the mean: most of a table stays, and says something else. Each shape of a drawing counts as one. */
const ADDED: Readonly<Record<string, number>> = { 'One Piece': 100, Jambo: 40, 'Dhappa Baaji': 120, 'The Door': 50 };

for (const [game, match] of LONG) {
  test(`a jump in ${game} adds few elements to the page`, async ({ page }) => {
    const slider = await openLong(page, match());
    await page.evaluate(() => {
      const count = (node: Node): number => (node instanceof Element ? 1 + node.querySelectorAll('*').length : 0);
      const { dataset } = document.documentElement;
      dataset.added = '0';
      new MutationObserver((all) => {
        const added = all.flatMap(({ addedNodes }) => [...addedNodes]).reduce((sum, node) => sum + count(node), 0);
        dataset.added = `${Number(dataset.added) + added}`;
      }).observe(document.body, { childList: true, subtree: true });
    });
    const jumps = await jump(slider);
    const added = Number(await page.locator('html').getAttribute('data-added'));
    expect(added / jumps.length).toBeLessThan(ADDED[game] ?? 0);
    expect(added, 'something is counted').toBeGreaterThan(jumps.length);
  });
}

test('faces that were drawn once are not drawn again', async ({ page }) => {
  const [onePiece] = LONG;
  if (!onePiece) throw new Error('there is no such match');
  const slider = await openLong(page, onePiece[1]());
  await jump(slider);
  await page.evaluate(() => {
    const { fillText } = CanvasRenderingContext2D.prototype;
    CanvasRenderingContext2D.prototype.fillText = function (...words) {
      document.body.dataset.drawn = words[0];
      fillText.apply(this, words);
    };
  });
  await jump(slider);
  await expect(page.locator('body')).not.toHaveAttribute('data-drawn');
});
