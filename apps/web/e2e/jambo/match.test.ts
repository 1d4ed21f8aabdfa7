import { words } from '@dealers-choice/jambo/words';
import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../fixtures.ts';
import { type Hands, playOut } from '../hands.ts';
import { byKeys, marketKeys, marketMouse } from '../jambo-hands.ts';
import { cardOf, goOnWith, reach, type Sought, standing } from '../positions.ts';
import { atOnce, deal, fromMenu, nextQuestion, takeButton } from '../table.ts';

/** Its bot comes to 60 gold early; any other seed would do, in more turns. */
const QUICK = 'market 75';

/** Looks at no card, plays none, and gets rich on unused actions: the last answer goes on, the first one passes. */
async function playMiserly(page: Page): Promise<number> {
  let answers = 0;
  for (let now = await nextQuestion(page, ''); !now.over; now = await nextQuestion(page, now.question)) {
    await byKeys(page, now.prompt.startsWith('Auction') ? 'ArrowRight' : 'ArrowLeft', 1);
    answers++;
  }
  return answers;
}

test('a whole game against a bot, to the result', async ({ page }) => {
  test.skip(process.env.TEST_LONG !== 'yes', 'a whole game from its first card: npm run test:long');
  test.setTimeout(240_000);
  await atOnce(page);
  await deal(page, { game: 'jambo', seats: 2, people: [1], bot: 'random', seed: QUICK });
  const answers = await playMiserly(page);

  expect(answers).toBeGreaterThan(20);
  await expect(page.getByTestId('prompt')).toHaveText(/^Red: \d+g vs Blue: \d+g → (you win|Blue wins)!/);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(You win|Blue wins)!$/);
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2);
});

test('turns with the mouse, whatever is asked', async ({ page }) => {
  await atOnce(page);
  await deal(page, { game: 'jambo', seats: 2, people: [1], bot: 'random', seed: 'market day' });
  const { answers } = await playOut(page, marketMouse, enough(12));

  expect(answers).toBeGreaterThan(8);
});

/** So many questions are enough. */
const enough = (questions: number) => (): Promise<boolean> => Promise.resolve(questions-- < 0);

test('several turns with the keyboard alone', async ({ page }) => {
  await atOnce(page);
  await deal(page, { game: 'jambo', seats: 2, people: [1], bot: 'random', seed: 'keys only' });
  const watchful: Hands = {
    ...marketKeys,
    async answer(page, nth) {
      await marketKeys.answer(page, nth);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    },
  };
  const { answers } = await playOut(page, watchful, enough(18));

  expect(answers).toBeGreaterThan(12);
});

const SCREENS: [string, Sought][] = Object.entries({
  'a turn': { people: 1, prompt: 'PLAY', when: (_q, { turn }) => turn > 8 },
  'an auction': { people: 1, prompt: 'AUCTION', when: (_q, { table }) => table.pool.length === 3 },
  'a window': { people: 1, prompt: 'GUARD_WINDOW' },
  'a draft': { people: 1, prompt: 'DRAFT', when: (q) => q.noun === 'card' && q.from.length > 6 },
  'a forced discard': { people: 1, prompt: 'OPPONENT_DISCARD' },
  'the final turn': { people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn },
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];

    test('the screens of a match are accessible', async ({ page }) => {
      test.setTimeout(180_000);
      await atOnce(page);
      for (const [name, sought] of colorScheme === 'dark' ? SCREENS.slice(-3) : SCREENS) {
        await goOnWith(page, reach(sought));
        await expectAccessible(page, name, rules);
      }
      await page.keyboard.press('ArrowRight');
      await expectAccessible(page, 'an answer chosen', rules);
    });
  });
}

test('[J-74] the final turn is announced above the table', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reach({ people: 1, prompt: 'PLAY', when: (_q, { table }) => table.endgameFinalTurn }));

  await expect(page.getByTestId('notice')).toHaveText(
    /^Red · Final Turn Actions \d\/5 Red \d+g Blue \d+g Highest gold wins No endgame check this turn/,
  );
});

/** Cards that this seat holds and the other one cannot know, by name. */
function secretsOf(saved: ReturnType<typeof reach>, seat: 0 | 1): string[] {
  const { match } = standing(saved);
  const eye = seat === 0 ? 1 : 0;
  const name = (copy: number): string => {
    const card = cardOf(copy);
    return card ? words.card(card).name : '';
  };
  const seen = new Set(match.known.flatMap((known, copy) => ((known & (1 << eye)) !== 0 ? [name(copy)] : [])));
  return [...new Set(match.table.hand[seat].map(name))].filter((title) => !seen.has(title));
}
const expectNothingOf = async (page: Page, secrets: readonly string[]): Promise<void> => {
  const html = await page.content();
  expect(secrets.filter((title) => html.includes(title))).toEqual([]);
};

test("in the opponent's turn the page knows no card of the opponent's hand", async ({ page }) => {
  const saved = reach({ people: 1, prompt: 'PLAY', when: (_q, { turn }) => turn > 1 });
  const secrets = secretsOf(saved, 1);
  expect(secrets.length).toBeGreaterThan(2);
  await goOnWith(page, saved);
  await expectNothingOf(page, secrets);

  await fromMenu(page, 'Pause');
  const end = page.getByRole('button', { name: /^End your turn/ });
  await end.click();
  await fromMenu(page, 'Skip');

  await expect(page.getByTestId('prompt')).toHaveText(/^Waiting for Blue: may look at a card/);
  await expectNothingOf(page, secrets);
});

test('two people at one device: it is passed on with nothing on it, and each sees only their own hand', async ({
  page,
}) => {
  const saved = reach({ people: 2, prompt: 'PLAY', when: (_q, { turn }) => turn > 1 });
  const [ofRed, ofBlue] = [secretsOf(saved, 0), secretsOf(saved, 1)];
  await atOnce(page);
  await goOnWith(page, saved);

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Red');
  await expectNothingOf(page, [...ofRed, ...ofBlue]);
  await expectAccessible(page, 'passing the device');
  await takeButton(page).click();
  await expectNothingOf(page, ofBlue);
  for (const title of ofRed) await expect(page.getByRole('region', { name: 'Your hand' })).toContainText(title);

  const end = page.getByRole('button', { name: /^End your turn/ });
  await end.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pass the device to Blue');
  await expectNothingOf(page, [...ofRed, ...ofBlue]);
  await page.keyboard.press('Tab');
  await takeButton(page).press('Enter');
  await expectNothingOf(page, ofRed);
  for (const title of ofBlue) await expect(page.getByRole('region', { name: 'Your hand' })).toContainText(title);
});
