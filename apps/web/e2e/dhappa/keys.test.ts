/** The keys of Dhappa Baaji, one by one, and what they share with dragging: laying, adding, joining, taking back. */
import type { Act, Move } from '@dealers-choice/kernel';
import type { Locator, Page } from '@playwright/test';
import { type DhappaView, legal, nameOf, reachDeal, standingDeal } from '../deals.ts';
import { boxOf, dragWithMouse } from '../drags.ts';
import { expect, test } from '../fixtures.ts';
import { goOnWith } from '../positions.ts';
import { atOnce } from '../table.ts';

test.slow();

const held = (page: Page, card: number): Locator => page.locator(`[data-card="${card}"]`);
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' }).getByRole('listitem');
const undo = (page: Page, steps: number): Locator => page.getByRole('button', { name: `Undo ${steps}`, exact: true });
const runs = (page: Page): Locator => page.locator('.board[data-team="A"] [data-run]');
const cardsOf = ({ layout }: Act): number[] => layout?.cards.map(({ card }) => card) ?? [];

/** No wild, which most runs would take. */
const isNatural = (card: number): boolean => !/^(2|Joker)/.test(nameOf(card));

const found = (view: DhappaView, fits: (act: Act) => boolean): Act | undefined =>
  legal(view).find((move: Move): move is Act => 'do' in move && fits(move));

/** A position in which the first seat can do this, and the first such move. */
function withMove(fits: (act: Act) => boolean, when: (view: DhappaView) => boolean = () => true) {
  const saved = reachDeal({ prompt: 'PLAY', when: (view) => when(view) && found(view, fits) !== undefined });
  return { saved, act: found(standingDeal(saved).view(0), fits) as Act };
}

/** Moves the focus along the hand to this card, and chooses it. */
async function chooseByKeys(page: Page, card: number): Promise<void> {
  for (let steps = 0; steps < 30; steps++) {
    await page.keyboard.press('ArrowRight');
    if ((await held(page, card).evaluate((one) => one === document.activeElement)) === true) break;
  }
  await page.keyboard.press('Space');
  await expect(held(page, card)).toHaveAttribute('aria-pressed', 'true');
}

test('[D-66] [D-77] R lays a run, U takes it back, Ctrl and Z too, and a drawn card stays', async ({ page }) => {
  const { saved, act } = withMove(({ do: what }) => what === 'CREATE_RUN');
  await atOnce(page);
  await goOnWith(page, saved);
  const [held0, laid0] = [await hand(page).count(), await runs(page).count()];
  for (const back of ['u', 'Control+z']) {
    for (const card of cardsOf(act)) await chooseByKeys(page, card);
    await page.keyboard.press('r');
    await expect(runs(page)).toHaveCount(laid0 + 1);
    await expect(undo(page, 1)).toBeVisible();
    await page.keyboard.press(back);
    await expect(runs(page)).toHaveCount(laid0);
    await expect(hand(page)).toHaveCount(held0);
  }
  await page.keyboard.press('u');
  await expect(page.getByText('There is nothing to take back; a drawn card stays.').first()).toBeVisible();
  await expect(hand(page)).toHaveCount(held0);
});

test('[D-66] M joins two runs; a key without cards says what it needs', async ({ page }) => {
  const { saved } = withMove((act) => act.do === 'MELD_RUNS' && cardsOf(act).length === 0);
  await atOnce(page);
  await goOnWith(page, saved);
  await page.keyboard.press('r');
  await expect(page.getByTestId('hint')).toHaveText('Choose cards of your hand first.');
  const laid = await runs(page).count();
  await page.keyboard.press('m');
  const chooser = page.getByRole('dialog');
  await expect.poll(async () => (await chooser.isVisible()) || (await runs(page).count()) === laid - 1).toBe(true);
  if (await chooser.isVisible()) await chooser.locator('[data-way]').first().press('Enter');
  await expect(runs(page)).toHaveCount(laid - 1);
  await page.keyboard.press('u');
  await expect(runs(page)).toHaveCount(laid);
});

test('[D-65] [D-66] a run is dragged onto the run it joins, or joined by two taps', async ({ page }) => {
  const { saved, act } = withMove((act) => act.do === 'MELD_RUNS' && cardsOf(act).length === 0);
  const [from, to] = [act.at ?? 0, act.layout?.run ?? 0].map((id) => page.locator(`[data-run="${id}"]`));
  if (!from || !to) throw new Error('there are no two runs');
  await atOnce(page);
  await goOnWith(page, saved);
  const laid = await runs(page).count();
  await dragWithMouse(page, from, to);
  await oneWay(page);
  await expect(runs(page)).toHaveCount(laid - 1);
  await undo(page, 1).click();
  await expect(runs(page)).toHaveCount(laid);

  await from.locator('.run-tap').click();
  await page.getByRole('button', { name: 'Join with…' }).click();
  await to.locator('.run-tap').click();
  await oneWay(page);
  await expect(runs(page)).toHaveCount(laid - 1);
});

/** Where the two can be joined in several ways, the first of them. */
async function oneWay(page: Page): Promise<void> {
  const way = page.locator('[data-way]').first();
  await expect(way.or(undo(page, 1))).toBeVisible();
  if (await way.isVisible()) await way.click();
}

test('[D-65] while a card is in the air the places that take it are lit, and a run that does not says why', async ({
  page,
}) => {
  const { saved, act } = withMove(
    (act) => act.do === 'ADD_TO_RUN' && cardsOf(act).length === 1 && cardsOf(act).every(isNatural),
    ({ table: t }) => t.runBy.length > 4,
  );
  const [card = 0] = cardsOf(act);
  await atOnce(page);
  await goOnWith(page, saved);
  const box = await boxOf(held(page, card));
  await page.mouse.move(box.x + 10, box.y + 30);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 60, { steps: 4 });
  await expect(page.locator(`[data-run="${act.layout?.run}"]`)).toHaveAttribute('data-lit');
  await expect(page.locator('.run-why').first()).toHaveText(/\S/);
  await page.mouse.up();
});

test('[D-63] both piles lie between the boards, and are live only while a card is to be taken', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reachDeal({ prompt: 'PICK' }));
  const deck = page.locator('[data-pile="deck"] button');
  const place = async (what: string) => {
    const box = await page.locator(what).boundingBox();
    if (!box) throw new Error(`there is no ${what}`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [near, far] = [await place('.board[data-team="A"]'), await place('.board[data-team="B"]')];
  for (const pile of ['[data-pile="deck"]', '[data-pile="pile"]']) {
    const { x, y } = await place(pile);
    const between = (at: number, one: number, other: number) => at > Math.min(one, other) && at < Math.max(one, other);
    expect(between(x, near.x, far.x) || between(y, near.y, far.y)).toBe(true);
  }
  await expect(deck).toHaveAccessibleName(/^Draw a card/);
  await deck.click();
  await expect(deck).toHaveAccessibleName(/^Draw pile/);
  await expect(page.locator('[data-drag="deck"]')).toHaveCount(0);
});
