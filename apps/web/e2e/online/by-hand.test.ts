/** Two people in browsers of their own answer everything themselves, from the deal to the end. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { keys, playIdly, playOut } from '../hands.ts';
import { marketKeys } from '../jambo-hands.ts';
import { drawOrDiscard, myTurn, result } from './playing.ts';
import { type Company, farTable, type MatchWish, sitDown } from './tables.ts';

test.setTimeout(1_200_000);

/** Gives how often this person was asked. */
type Hand = (page: Page) => Promise<number>;

const GAMES: readonly { wish: MatchWish; hand: Hand; isLong?: true }[] = [
  { wish: { game: 'jambo' }, hand: async (page) => (await playOut(page, marketKeys)).answers, isLong: true },
  { wish: { game: 'dhappa-baaji', seats: 4, bot: 'captain' }, hand: drawAndDiscard },
  { wish: { game: 'one-piece' }, hand: playIdly },
  { wish: { game: 'the-door', seats: 2, options: { afkSeconds: 0 } }, hand: climb },
];

async function drawAndDiscard(page: Page): Promise<number> {
  let times = 0;
  for (let now = await myTurn(page, ''); now !== null; now = await myTurn(page, now)) {
    await drawOrDiscard(page);
    times++;
  }
  return times;
}
/** With its duels: each throws or holds still in a browser of their own. */
async function climb(page: Page): Promise<number> {
  const { answers, duels } = await playOut(page, keys);
  return answers + duels;
}

let table: Company | null = null;
test.afterEach(async () => {
  const noise = await table?.close();
  table = null;
  expect(noise ?? [], 'what the pages complained about').toEqual([]);
});

for (const { wish, hand, isLong } of GAMES) {
  test(`${wish.game}: nobody and nothing answers for them`, async ({ browser, site }) => {
    test.skip(isLong === true && process.env.TEST_LONG !== 'yes', 'some 600 answers: npm run test:long');
    table = await farTable(browser, site, wish);
    const { ada, bo } = table;
    await sitDown(ada, bo);
    const asked = await Promise.all([ada, bo].map(hand));
    console.log(`${wish.game}: asked ${asked.join(' and ')} times`);
    for (const page of [ada, bo]) await expect(result(page)).toBeVisible();
    expect(Math.min(...asked)).toBeGreaterThan(0);
    const ends = await Promise.all([ada, bo].map((page) => page.getByTestId('prompt').textContent()));
    expect(ends[0]).not.toBe('');
  });
}
