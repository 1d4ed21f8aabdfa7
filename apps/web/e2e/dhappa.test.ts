import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { host } from '@dealers-choice/host';
import type { Act, Move } from '@dealers-choice/kernel';
import type { Page } from '@playwright/test';
import { type DhappaView, legal, nameOf, reachDeal, standingDeal, turnOf } from './deals.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { goOnWith } from './positions.ts';
import { atOnce, wishFor } from './table.ts';

const isDone = (move: Move, action: string): move is Act => 'do' in move && move.do === action;
const questionOf = (page: Page): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');
const resultButton = (page: Page) => page.getByRole('button', { name: 'See the result' });

/** Does this, and waits until this seat is asked something else or the deal is over. */
async function thenAsked(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await questionOf(page);
  await act();
  await page.waitForFunction(
    (last) => {
      const over = [...document.querySelectorAll('button')].some((one) => one.textContent === 'See the result');
      const question = document.querySelector<HTMLElement>('[data-testid="tray"]')?.dataset.question;
      return over || (question !== last && document.querySelector('[data-asked]') !== null);
    },
    before,
    { timeout: 30_000, polling: 50 },
  );
}

type Press = (page: Page, selector: string) => Promise<void>;
const click: Press = (page, selector) => page.locator(selector).click();
const tap: Press = (page, selector) => page.locator(selector).tap();

const heldCard = (card: number): string => `[data-held] [data-answer="card-${card}"]`;
const PILE = '[data-pile="pile"] button';

/** Where a move is made on the table, once its cards are chosen. */
function placeOf({ do: what, layout }: Act): string {
  if (what === 'PICK_DRAW') return '[data-pile="deck"] button';
  if (what === 'CREATE_RUN') return '.new-run';
  return what === 'DISCARD_CARD' ? PILE : `[data-run="${layout?.run}"] .run-tap`;
}

/** Makes a move by taps: its cards, then the place they go; and which way, if there are several. */
async function carryOut(page: Page, { move }: { move: Move }, press: Press = click) {
  const act = move as Act;
  const cards = act.layout?.cards.map(({ card }) => card) ?? (act.card === undefined ? [] : [act.card]);
  for (const card of cards) await press(page, heldCard(card));
  await thenAsked(page, async () => {
    if (act.do === 'PICK_DISCARD') {
      await press(page, PILE);
      await press(page, `[data-depth="${act.at}"]`);
      await page.getByRole('button', { name: new RegExp(`^Take ${act.at}`) }).click();
      return;
    }
    if (act.do === 'MELD_RUNS' && cards.length === 0) {
      await press(page, `[data-run="${act.at}"] .run-tap`);
      await page.getByRole('button', { name: 'Join with…' }).click();
    }
    const before = await questionOf(page);
    await press(page, placeOf(act));
    await chooseWay(page, act, before);
  });
}

/** Where there are several ways, the one that is meant. */
async function chooseWay(page: Page, { layout }: Act, before: string | null): Promise<void> {
  const ways = page.locator('[data-way]');
  await expect.poll(async () => (await questionOf(page)) !== before || (await ways.count()) > 0).toBe(true);
  const said = await ways.evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.way ?? ''));
  const meant = said.findIndex((way) => sameLayout((JSON.parse(way) as Act).layout, layout));
  if (said.length > 0) await ways.nth(Math.max(0, meant)).click();
}

const sameLayout = (a: Act['layout'], b: Act['layout']): boolean => {
  const places = (one: Act['layout']): string[] => (one?.cards ?? []).map(({ card, as }) => `${card} ${as}`).sort();
  return JSON.stringify([places(a), a?.shifts]) === JSON.stringify([places(b), b?.shifts]);
};

/** A deal in which the first seat begins, and has a run to lay once it has drawn. */
function firstToLay(): { seed: string; before: DhappaView; drawn: DhappaView; run: Act } {
  for (let n = 1; n < 200; n++) {
    const seed = `lobby ${n}`;
    const played = host(dhappaBaaji, { seats: 4, options: {}, seed });
    if (played.match.table.turnSeat !== 0) continue;
    const before = structuredClone(played.view(0));
    played.play(0, { do: 'PICK_DRAW' });
    const drawn = played.view(0);
    const run = legal(drawn).find((move): move is Act => isDone(move, 'CREATE_RUN'));
    if (run) return { seed, before, drawn, run };
  }
  throw new Error('nobody can lay a run');
}

/** Names of cards that lie nowhere in sight of the first seat. */
function unseen({ table: t }: DhappaView): string[] {
  const seen = new Set([...t.hand[0], ...t.pile, ...t.board].map(nameOf));
  return [...new Set(dhappaBaaji.faces.map((_, copy) => nameOf(copy)))].filter(
    (name) => name !== '' && !seen.has(name),
  );
}

test('a deal from the lobby: draw, lay, take back, lay again, discard; then with keys', async ({ page }) => {
  const { seed, before, drawn, run } = firstToLay();
  await atOnce(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Set up Dhappa Baaji' }).click();
  await wishFor(page, { game: 'dhappa-baaji', seats: 4, people: [1], bot: 'random', seed });
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  const hand = page.getByRole('region', { name: 'Your hand' });
  await expect(hand.getByRole('listitem')).toHaveCount(27);
  const secrets = unseen(before);
  expect(secrets.length).toBeGreaterThan(10);
  const html = await page.content();
  expect(secrets.filter((name) => html.includes(name))).toEqual([]);

  await carryOut(page, { move: { do: 'PICK_DRAW' } });
  await expect(hand.getByRole('listitem')).toHaveCount(28);
  const after = await page.content();
  expect(unseen(drawn).filter((name) => after.includes(name))).toEqual([]);
  await expectAccessible(page, 'a turn');
  await expect(page.getByRole('button', { name: /^Undo \d/ })).toBeHidden();

  const lay = { move: run };
  await carryOut(page, lay);
  await expect(hand.getByRole('listitem')).toHaveCount(25);
  const laid = page.getByRole('list', { name: 'Team A, run 1' });
  await expect(laid.getByRole('listitem')).toHaveCount(run.layout?.cards.length ?? 0);
  await thenAsked(page, () => page.getByRole('button', { name: 'Undo 1' }).click());
  await expect(hand.getByRole('listitem')).toHaveCount(28);
  await expect(laid).toBeHidden();
  await carryOut(page, lay);
  await expect(laid).toBeVisible();

  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: /^Discard .* and end turn$/ })).toBeVisible();
  await thenAsked(page, () => page.keyboard.press('d'));
  for (let turn = 2; turn < 4; turn++) await turnWithKeys(page);
});

/** Draws and discards the last card. */
async function turnWithKeys(page: Page): Promise<void> {
  await expect(page.getByTestId('prompt')).toHaveText(/^Draw/);
  await thenAsked(page, () => page.keyboard.press('n'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await thenAsked(page, () => page.keyboard.press('d'));
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('cards are taken from the pile, and the deepest one must be played', async ({ page }) => {
    const deep = (view: DhappaView): Move | undefined =>
      legal(view).find((move) => isDone(move, 'PICK_DISCARD') && (move.at ?? 0) > 2);
    const saved = reachDeal({ prompt: 'PICK', when: (view) => deep(view) !== undefined });
    const played = standingDeal(saved);
    const pick = deep(played.view(0)) as Move;
    await atOnce(page);
    await goOnWith(page, saved);
    await carryOut(page, { move: pick }, tap);

    played.play(0, pick);
    const view = played.view(0);
    const key = view.table.key;
    await expect(page.getByTestId('notice')).toHaveText(`You must play ${nameOf(key)}.`);
    const other = view.table.hand[0].find((card) => nameOf(card) !== nameOf(key)) as number;
    await tap(page, heldCard(other));
    await tap(page, PILE);
    await expect(page.getByTestId('hint')).toHaveText(`${nameOf(key)}, which you took, must go into a run first.`);
    await tap(page, heldCard(other));

    const play = legal(view).find((move) => (move as Act).layout?.cards.some(({ card }) => card === key)) as Move;
    await carryOut(page, { move: play }, tap);
    await expect(page.getByTestId('notice')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Undo 2' })).toBeVisible();
  });

  test('six seats and their runs fit', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, reachDeal({ seats: 6, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length > 4 }));

    await expect(page.getByTestId(/^seat-\d$/)).toHaveCount(5);
    const { scrolls, width } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollWidth,
      width: document.documentElement.clientWidth,
    }));
    expect(scrolls).toBeLessThanOrEqual(width);
    await expectAccessible(page, 'six seats on a phone');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await page.locator('[data-held] [data-answer]').first().tap();
    await expectAccessible(page, 'a card chosen, in dark colours', ['color-contrast']);
  });
});

test('the last turn of a deal, and its result', async ({ page }) => {
  const goesOut = (saved: Parameters<typeof standingDeal>[0]): boolean => {
    const played = standingDeal(saved);
    turnOf(played);
    return played.match.over !== null;
  };
  const saved = reachDeal({
    prompt: 'PICK',
    when: ({ table: t }) => t.lockA && t.hand[0].length < 6,
    and: goesOut,
  });
  await atOnce(page);
  await goOnWith(page, saved);
  for (const step of turnOf(standingDeal(saved))) await carryOut(page, step);

  await expect(page.getByTestId('prompt')).toHaveText('Team A (you, A2) wins by going out.');
  await resultButton(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Team A (you, A2) wins by going out.');
  await expect(page.getByRole('list', { name: 'Seats' }).getByRole('listitem')).toHaveCount(4);
});
