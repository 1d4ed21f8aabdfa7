/** Bots that think do so in a worker of their own: the page stays free, and a person may ask one of them for a hint. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { goOnWith, reach } from './positions.ts';
import { atOnce, deal, nextWait } from './table.ts';
import { longestTasks } from './tasks.ts';

/** A task of the main thread that takes longer than this is felt. */
const LONG_MS = 50;

/** The last answer: ends the turn, takes the card, declines. */
const declineOrEnd = ['ArrowLeft', 'Space'];
/** Draws a card and discards one. */
const drawAndDiscard = ['n', 'ArrowRight', 'Space', 'd'];

const GAMES = [
  { game: 'jambo', seats: 2, keys: declineOrEnd },
  { game: 'the-door', seats: 4, keys: declineOrEnd },
  { game: 'dhappa-baaji', seats: 4, keys: drawAndDiscard },
  { game: 'one-piece', seats: 2, keys: declineOrEnd },
];
for (const { game, seats, keys } of GAMES) {
  test(`a turn against masters of ${game}`, async ({ page }) => {
    test.setTimeout(120_000);
    await atOnce(page);
    await countMoves(page);
    await deal(page, { game, seats, people: [1], bot: 'master', seed: 'think' });
    await nextWait(page);
    const before = await movesOfBots(page);
    for (let answers = 0; answers < 40 && (await movesOfBots(page)) === before; answers++) {
      if ((await nextWait(page)) !== 'answer') break;
      for (const key of keys) {
        await page.keyboard.press(key);
        await page.waitForTimeout(100);
      }
    }
    expect(await movesOfBots(page)).toBeGreaterThan(before);
    await expect(page.getByText('could not answer')).toBeHidden();
  });
}

for (const { game, seats } of GAMES.slice(0, process.env.TEST_LONG ? undefined : 1)) {
  test(`no task of the page takes over ${LONG_MS} ms while masters of ${game} think`, async ({ page, browser }) => {
    await atOnce(page, { speed: 1 });
    await countMoves(page);
    await deal(page, { game, seats, people: [], bot: 'master', seed: 'think' });
    await page.waitForTimeout(1_500); // dealt, and all of the table loaded
    const before = await movesOfBots(page);
    const happen = (): Promise<void> => page.waitForTimeout(6_000);
    const tasks = await longestTasks(browser, page, happen, { from: THINKS, to: THOUGHT });
    const moves = (await movesOfBots(page)) - before;

    const longest = tasks[0] ?? 0;
    console.log(
      `${game}: ${moves} moves of masters; the longest of ${tasks.length} tasks took ${longest.toFixed(1)} ms`,
    );
    expect(moves).toBeGreaterThan(0);
    expect(longest).toBeLessThanOrEqual(LONG_MS);
  });
}

declare global {
  interface Window {
    movesOfBots: number;
  }
}

/** From when everything has been shown and bots may think until one has moved. */
const [THINKS, THOUGHT] = ['thinks', 'thought'];

/** Counts what bots do and marks when they think, in the page itself. Call it before the page is opened. */
async function countMoves(page: Page): Promise<void> {
  await page.addInitScript(
    ([thinks = '', thought = '']) => {
      window.movesOfBots = 0;
      window.Worker = class extends Worker {
        constructor(address: string | URL, options?: WorkerOptions) {
          super(address, options);
          this.addEventListener('message', ({ data }) => {
            if (data.type !== 'report') return;
            performance.mark(thought);
            if (data.report.by === 'bot') window.movesOfBots++;
          });
        }
        override postMessage(message: { type?: string }): void {
          super.postMessage(message);
          if (message.type === 'shown') performance.mark(thinks);
        }
      };
    },
    [THINKS, THOUGHT],
  );
}
const movesOfBots = (page: Page): Promise<number> => page.evaluate(() => window.movesOfBots);

/** A person's turn in the middle of a match. */
const amidst = (page: Page): Promise<void> =>
  goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_question, { turn }) => turn >= 4 }));
const PANEL = { name: 'What the master would do' };

test('a hint says moves and what to expect of them, points at the first, and one press makes it', async ({ page }) => {
  await amidst(page);
  await page.getByRole('button', { name: 'Hint' }).click();
  const panel = page.getByRole('complementary', PANEL);
  const first = panel.locator('[data-advice="1"]');
  await expect(first).toBeVisible();
  await expect(page.getByTestId('hint-said')).toHaveText(
    /^Hint: .+, (wins about \d+ of 100|wins for sure|hardly ever)/,
  );
  expect(await panel.locator('[data-advice]').count()).toBeLessThanOrEqual(3);
  await expect(page.locator('[data-spot]').first()).toBeVisible();
  await expectAccessible(page, 'a hint');
  const question = page.getByTestId('tray');
  const before = await question.getAttribute('data-question');
  await first.click();
  await expect(panel).toBeHidden();
  await expect.poll(() => question.getAttribute('data-question')).not.toBe(before);
  await expect(page.locator('[data-spot]')).toHaveCount(0);
});

test('a hint comes with a key: Escape puts it away, Enter takes it', async ({ page }) => {
  await amidst(page);
  const first = page.locator('[data-advice="1"]');
  await page.keyboard.press('h');
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(first).toBeHidden();
  await page.keyboard.press('h');
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(first).toBeHidden();
});
