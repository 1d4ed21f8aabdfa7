import { STARTER_SET } from '@dealers-choice/one-piece';
import type { Locator, Page } from '@playwright/test';
import { hi } from '../src/words/bar-hi.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { keys, playIdly, playOut } from './hands.ts';
import { PIECE } from './layout/one-piece.ts';
import { goOnWith, leave } from './positions.ts';
import { atOnce, deal, wishFor } from './table.ts';
import { hiddenFromFirst, reachMatch, type SoughtMatch } from './voyages.ts';

test('a whole game against a bot, to the result', async ({ page }) => {
  test.setTimeout(240_000);
  await atOnce(page);
  await deal(page, { game: 'one-piece', seats: 2, people: [1], bot: 'regular', seed: 'first voyage' });
  const answers = await playIdly(page);

  expect(answers).toBeGreaterThan(15);
  const ending = /^(Port|Starboard) wins: /;
  await expect(page.getByTestId('prompt')).toHaveText(ending);
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ending);
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(2);
});

test('many turns with the keyboard alone, whatever is asked', async ({ page }) => {
  test.setTimeout(120_000);
  await atOnce(page);
  await deal(page, { game: 'one-piece', seats: 2, people: [1], bot: 'random', seed: 'keys' });
  let left = 30;
  const { answers } = await playOut(page, keys, () => Promise.resolve(left-- < 0));

  expect(answers).toBeGreaterThan(20);
});

/** Presses this key and looks at once, before anything is painted: what has the focus, and what would be sent. */
const pressAndLook = (page: Page, key: string): Promise<{ focused: string | null; sends: string }> =>
  page.evaluate((name) => {
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
    const now = document.activeElement;
    const focused = now?.hasAttribute('data-answer') ? now.getAttribute('aria-label') : null;
    return new Promise((look) =>
      setTimeout(() => {
        const button = document.querySelector('[data-confirm]');
        look({ focused, sends: button?.getAttribute('aria-label') ?? button?.textContent ?? '' });
      }),
    );
  }, key);

test('Space sends what the arrows point at, however fast they are and however long the list', async ({ page }) => {
  await atOnce(page);
  const sought: SoughtMatch = {
    decks: 'ember,grove',
    prompt: 'main',
    when: (_q, { table }) => table.donActive[0] > 6 && table.hand[0].length > 2,
  };
  await goOnWith(page, reachMatch(sought));
  await expect(page.locator('[data-confirm]')).toBeVisible();
  let sends = '';
  for (let arrows = 0; arrows < 80 && !(arrows > 40 && sends.startsWith('Give 7 DON!!')); arrows++) {
    const seen = await pressAndLook(page, 'ArrowRight');
    sends = seen.sends;
    // The focus is on the answer or on the question: never on an answer that is not the one to be sent.
    if (seen.focused !== null) expect(sends.startsWith(seen.focused), `${seen.focused}: ${sends}`).toBe(true);
    // A card and its answer are marked, and no other card's list stays open.
    expect(await page.locator('[data-answer][aria-pressed="true"]').count(), sends).toBeLessThan(3);
  }
  expect(sends).toMatch(/^Give 7 DON!!/); // one of a list that is folded
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  await expect(page.getByTestId('log')).toContainText('which has 7 now');
});

const deckOf = (page: Page, seat: number): Locator => page.getByRole('combobox', { name: `Deck of seat ${seat}` });
const listOf = (page: Page, seat: number): Locator =>
  page.getByRole('textbox', { name: `Deck of seat ${seat}, written` });
const leaderOf = (page: Page, seat: string): Locator => page.getByRole('list', { name: `Leader of ${seat}` });
const nameOf = (id: string): string => STARTER_SET.cards.find((card) => card.id === id)?.name ?? '';

test('each seat brings its own deck', async ({ page }) => {
  await atOnce(page);
  await page.goto('/#/setup/one-piece');
  await wishFor(page, { seats: 2, people: [1], bot: 'random', seed: 'decks' });
  await deckOf(page, 1).selectOption({ label: 'Soot' });
  await expect(page.getByText('Lanes: lower a cost, then K.O. what is cheap')).toBeVisible();
  await deckOf(page, 2).selectOption({ label: 'Lamp' });
  await page.getByRole('button', { name: 'Deal' }).click();

  await expect(leaderOf(page, 'Port')).toContainText('Nessa Underlane');
  await expect(leaderOf(page, 'Starboard')).toContainText('Elsin Wickmoor');
  const first = page.getByRole('button', { name: 'Go first' });
  await expect(first.or(page.getByRole('button', { name: 'Keep this hand' }))).toBeVisible();
  if (await first.isVisible()) await first.click();
  const held = page.getByRole('region', { name: 'Your hand' }).getByRole('button');
  await expect(held).toHaveCount(5);
  const soot = Object.keys(STARTER_SET.decks.find(({ id }) => id === 'soot')?.cards ?? {}).map(nameOf);
  for (const name of await held.allTextContents()) expect(soot).toContain(name);
});

test('in a page that speaks Hindi, cards, their table and the log say that they are in English', async ({ page }) => {
  await atOnce(page, { language: 'hi' });
  await leave(page, reachMatch({ decks: 'ember,grove', prompt: 'main', when: (_q, { turn }) => turn > 2 }));
  await page.goto('/#/table');
  await page.reload(); // it may have looked for matches before this one was left
  await page.getByRole('main').getByRole('button').first().click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
  const language = (one: Element): string | null => one.closest('[lang]')?.getAttribute('lang') ?? null;
  expect(await page.locator('.op-held').first().evaluate(language)).toBe('en');
  expect(await page.getByTestId('announcement').evaluate(language)).toBe('en');
  expect(await page.locator('[data-bar]').evaluate(language)).toBe('hi');
  await page.locator('[data-bar]').getByRole('button', { name: hi.log, exact: true }).click();
  expect(await page.getByTestId('log').evaluate(language)).toBe('en');
});

test('a deck list is written, with all that is wrong with it, and played when it is right', async ({ page }) => {
  const grove = STARTER_SET.decks.find(({ id }) => id === 'grove');
  const lines = Object.entries(grove?.cards ?? {}).map(([id, n]) => `${n}x${id} ${nameOf(id)}`);
  await atOnce(page);
  await page.goto('/#/setup/one-piece');
  await deckOf(page, 1).selectOption({ label: 'A deck list of your own' });
  await listOf(page, 1).fill('1xLW-018\n5xLW-019\n2xZZ-001');

  for (const wrong of ['LW-019 is there 5 times', '"ZZ-001" is not a card', 'The deck has 7 cards beside its Leader']) {
    await expect(page.getByRole('paragraph').filter({ hasText: wrong })).toBeVisible();
  }
  await expect(page.getByRole('alert')).toContainText('this deck cannot be played');
  await expect(page.getByRole('button', { name: 'Deal', exact: true })).toHaveCount(0);

  await listOf(page, 1).fill(['1xLW-018 Orla Fernwick', ...lines].join('\n'));
  await expect(page.getByText('is not a card')).toBeHidden();
  await page.getByRole('button', { name: 'Deal' }).click();
  await expect(leaderOf(page, 'Port')).toContainText('Orla Fernwick');
});

test('a card that cannot be used now still says what it does', async ({ page }) => {
  await atOnce(page);
  await goOnWith(
    page,
    reachMatch({ decks: 'ember,grove', prompt: 'main', when: (_q, { table: t }) => holds(t, 'LW-015') }),
  );
  const quench = page
    .getByRole('region', { name: 'Your hand' })
    .getByRole('button', { name: /^Use Quench/ })
    .first();
  await quench.click({ force: true });

  await expect(page.getByTestId('hint')).toHaveText(/has no \[Main\] effect/);
  await expect(page.getByRole('article', { name: 'Quench' })).toContainText(
    'Up to 1 of your Leader or Character cards',
  );
});
const holds = ({ hand, print }: { hand: number[][]; print: number[] }, id: string): boolean =>
  (hand[0] ?? []).some((copy) => STARTER_SET.cards[(print[copy] ?? 0) - 1]?.id === id);

test("the page knows no card of the opponent's hand and deck", async ({ page }) => {
  const saved = reachMatch({ decks: 'ember,grove', prompt: 'main', when: (_q, { turn }) => turn > 4 });
  const secrets = hiddenFromFirst(saved);
  expect(secrets.length).toBeGreaterThan(4);
  await goOnWith(page, saved);
  const html = await page.content();

  expect(secrets.filter((name) => html.includes(name))).toEqual([]);
});

const SCREENS = ['full', 'giving', 'block', 'counter', 'life', 'take', 'order', 'joint'];
for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} colours`, () => {
    test.use({ colorScheme });
    const rules = colorScheme === 'dark' ? ['color-contrast'] : [];

    for (const name of SCREENS) {
      test(`what a match asks is accessible: ${name}`, async ({ page }) => {
        await atOnce(page);
        const { position, prepare } = PIECE[name] ?? {};
        if (!position) throw new Error(`there is no position called ${name}`);
        await goOnWith(page, position());
        await prepare?.(page);
        await expectAccessible(page, name, rules);
      });
    }

    test('a deck list is accessible', async ({ page }) => {
      await page.goto('/#/setup/one-piece');
      await deckOf(page, 1).selectOption('');
      await listOf(page, 1).fill('1xLW-018');
      await expectAccessible(page, 'a deck list', rules);
    });
  });
}
