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

/**
 * How long each turn of a bot was shown after what this person did, in seconds; the last one until the next question.
 * Null: asked something in between, or the match is over.
 */
async function botTurns(
  page: Page,
  bots: number,
  act: () => Promise<void>,
  sign = asked(page),
): Promise<number[] | null> {
  const [before, own] = [await questionOf(page), await turnOf(page)];
  const begins: number[] = [];
  let turn = own;
  await act();
  const over = page.getByRole('button', { name: 'See the result' });
  const isAsked = async (): Promise<boolean> => {
    const shown = await turnOf(page);
    if (shown !== turn) begins.push(performance.now());
    turn = shown;
    return (await over.isVisible()) || ((await questionOf(page)) !== before && (await sign.isVisible()));
  };
  await expect.poll(isAsked, { intervals: [10], timeout: 60_000 }).toBe(true);
  const asksAt = performance.now();
  if ((await turnOf(page)) - own <= bots || begins.length < bots) return null;
  const ends = [...begins.slice(1, bots), asksAt];
  return ends.map((end, i) => (end - (begins[i] ?? end)) / 1000);
}

const inWords = (seconds: readonly number[]): string => seconds.map((each) => each.toFixed(1)).join(', ') || 'none';

/** A turn of the bot's with a card. */
async function cardTurn(page: Page): Promise<number> {
  await goOnWith(page, botAboutToDraw());
  const roll = page.getByRole('button', { name: 'Roll the die' });
  await expect(roll).toBeVisible();
  const told = await movesTold(page);
  const turns = await botTurns(page, 1, () => roll.click());
  expect((await movesTold(page)) - told, 'moves of a turn with a card').toBeGreaterThan(2);
  expect(turns, 'nothing else is asked of this person').not.toBeNull();
  return turns?.[0] ?? 0;
}

test("The Door: a bot's turn takes at most 1.5 seconds, 5 with a card", async ({ page }) => {
  await deal(page, { seats: 2, people: [1], seed: 'slides' });
  const [plain, withCard]: [number[], number[]] = [[], []];
  for (let turns = 0; turns < 8; turns++) {
    await expect(asked(page)).toBeVisible({ timeout: 60_000 });
    const roll = page.getByRole('button', { name: 'Roll the die' });
    if (!(await roll.isVisible())) break; // a card of this person's: what is counted are turns of the bot
    const told = await movesTold(page);
    const turns = await botTurns(page, 1, () => roll.click());
    if (turns === null) break;
    // This person's roll, and the bot's; more moves are a card's.
    (((await movesTold(page)) - told > 2 ? withCard : plain) as number[]).push(...turns);
  }
  withCard.push(await cardTurn(page));
  console.log(`The Door: ${inWords(plain)}; with a card: ${inWords(withCard)}`);
  expect(plain.length).toBeGreaterThan(0);
  expect(Math.max(...plain)).toBeLessThan(1.5);
  expect(Math.max(...withCard)).toBeLessThan(5);
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
      const turns = await botTurns(page, 3, () => page.keyboard.press('d'), page.locator('[data-asked]'));
      waits.push(...(turns ?? []));
    }
    console.log(`Dhappa Baaji, ${bot}: ${inWords(waits)}`);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(3);
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
      const turns = await botTurns(page, 1, () => page.getByRole('button', { name: /^End/ }).click());
      waits.push(...(turns ?? []));
    }
    console.log(`Jambo, ${bot}: ${inWords(waits)}`);
    expect(waits.length).toBeGreaterThan(0);
    expect(Math.max(...waits)).toBeLessThan(4);
  });
}
