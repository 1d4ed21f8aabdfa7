/** How long people wait for bots at the usual pace. Seconds depend on the machine: they are counted in the long run. */
import type { Locator, Page } from '@playwright/test';
import { reachDeal } from './deals.ts';
import { expect, test } from './fixtures.ts';
import { botAboutToDraw } from './layout/climbs.ts';
import { goOnWith, reach } from './positions.ts';
import { deal, legalAnswers, movesTold } from './table.ts';

test.skip(process.env.TEST_LONG !== 'yes', 'seconds are counted by npm run test:long');
test.setTimeout(180_000);
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

const asked = (page: Page): Locator => legalAnswers(page).filter({ visible: true }).first();
const questionOf = (page: Page): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');

const turnOf = async (page: Page): Promise<number> => Number((await questionOf(page))?.split('.')[0]);

/** From what this person does to their question `later` turns on, in seconds; null: asked something before that. */
async function untilTurn(
  page: Page,
  later: number,
  act: () => Promise<void>,
  sign = asked(page),
): Promise<number | null> {
  const [before, turn] = [await questionOf(page), await turnOf(page)];
  const began = performance.now();
  await act();
  const over = page.getByRole('button', { name: 'See the result' });
  const isAsked = async (): Promise<boolean> =>
    (await over.isVisible()) || ((await questionOf(page)) !== before && (await sign.isVisible()));
  await expect.poll(isAsked, { intervals: [20], timeout: 60_000 }).toBe(true);
  return (await turnOf(page)) - turn >= later ? (performance.now() - began) / 1000 : null;
}

const inWords = (seconds: readonly number[]): string => seconds.map((each) => each.toFixed(1)).join(', ') || 'none';

/** From this person's roll to their next question, with a card of the bot's in between. */
async function cardTurn(page: Page): Promise<number> {
  await goOnWith(page, botAboutToDraw());
  const roll = page.getByRole('button', { name: 'Roll the die' });
  await expect(roll).toBeVisible();
  const told = await movesTold(page);
  const seconds = await untilTurn(page, 2, () => roll.click());
  expect((await movesTold(page)) - told, 'moves of a turn with a card').toBeGreaterThan(2);
  expect(seconds, 'nothing else is asked of this person').not.toBeNull();
  return seconds ?? 0;
}

test("The Door: a bot's turn takes at most 1.5 seconds, 5 with a card", async ({ page }) => {
  await deal(page, { seats: 2, people: [1], seed: 'slides' });
  const [plain, withCard]: [number[], number[]] = [[], []];
  for (let turns = 0; turns < 8; turns++) {
    await expect(asked(page)).toBeVisible({ timeout: 60_000 });
    const roll = page.getByRole('button', { name: 'Roll the die' });
    if (!(await roll.isVisible())) break; // a card of this person's: what is counted are turns of the bot
    const told = await movesTold(page);
    const seconds = await untilTurn(page, 2, () => roll.click());
    if (seconds === null) break;
    // This person's roll, and the bot's; more moves are a card's.
    (((await movesTold(page)) - told > 2 ? withCard : plain) as number[]).push(seconds);
  }
  withCard.push(await cardTurn(page));
  console.log(`The Door, both turns: ${inWords(plain)}; with a card: ${inWords(withCard)}`);
  expect(plain.length).toBeGreaterThan(0);
  expect(Math.max(...plain)).toBeLessThan(3);
  expect(Math.max(...withCard)).toBeLessThan(6.5);
});

/** Whom a newcomer meets, and the best there is. */
for (const bot of ['greedy', 'captain']) {
  test(`Dhappa Baaji: a turn of the ${bot} takes at most 3 seconds`, async ({ page }) => {
    const waits: number[] = [];
    for (const least of [2, 6, 10]) {
      const saved = reachDeal({ prompt: 'PICK', when: ({ turn }) => turn >= least });
      const seats = saved.plan.seats.map((one) => (one.who === 'bot' ? { ...one, bot } : one));
      await goOnWith(page, { ...saved, plan: { ...saved.plan, seats } });
      const before = await questionOf(page);
      await page.keyboard.press('n');
      await expect.poll(() => questionOf(page)).not.toBe(before);
      await expect(page.locator('[data-asked]')).toBeVisible(); // a key before that only hurries
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
      const seconds = await untilTurn(page, 4, () => page.keyboard.press('d'), page.locator('[data-asked]'));
      if (seconds !== null) waits.push(seconds);
    }
    console.log(`Dhappa Baaji, three of ${bot}: ${inWords(waits)}`);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(3 * 3 + 1);
  });
}

for (const bot of ['greedy', 'merchant']) {
  test(`Jambo: a turn of the ${bot} takes at most 4 seconds`, async ({ page }) => {
    const waits: number[] = [];
    for (const turn of [2, 4, 6, 8, 12]) {
      const { plan, ...saved } = reach({ people: 1, prompt: 'PLAY', when: (_q, match) => match.turn >= turn });
      const seats = plan.seats.map((seat) => (seat.who === 'bot' ? { ...seat, bot } : seat));
      await goOnWith(page, { ...saved, plan: { ...plan, seats } });
      await expect(asked(page)).toBeVisible();
      const seconds = await untilTurn(page, 2, () => page.getByRole('button', { name: /^End/ }).click());
      if (seconds !== null) waits.push(seconds);
    }
    console.log(`Jambo, ${bot}: ${inWords(waits)}`);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(5);
  });
}
