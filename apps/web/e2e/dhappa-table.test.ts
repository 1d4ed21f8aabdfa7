/** The mat of Dhappa Baaji, by mouse, by touch and by keys, from positions that captains have played to. */
import { isStatic } from '@dealers-choice/dhappa-baaji';
import type { Act, Move } from '@dealers-choice/kernel';
import type { Locator, Page } from '@playwright/test';
import { type DhappaView, legal, nameOf, reachDeal, standingDeal } from './deals.ts';
import { dragWithMouse } from './drags.ts';
import { expect, expectAccessible, test } from './fixtures.ts';
import { goOnWith } from './positions.ts';
import { atOnce, deal } from './table.ts';

const held = (page: Page, card: number): Locator => page.locator(`[data-card="${card}"]`);
const deck = (page: Page): Locator => page.locator('[data-pile="deck"] button');
const pile = (page: Page): Locator => page.locator('[data-pile="pile"] button');
const hand = (page: Page): Locator => page.getByRole('region', { name: 'Your hand' });
const run = (page: Page, id: number): Locator => page.locator(`[data-run="${id}"]`);
/** A busy position is looked for here, and read by axe there. */
test.slow();

const isDo = (move: Move, action: string): move is Act => 'do' in move && move.do === action;

/** Four natural cards of one suit in a row that lie side by side in the hand: no second copy of any between them. */
function fourIn({ table: t }: DhappaView): number[] | undefined {
  const by = (name: string): number[] => t.hand[0].filter((card) => nameOf(card) === name);
  const ranks = ['A', 'K', 'Q', 'J', '10', '9', '8', '7', '6', '5', '4', '3'];
  for (const suit of ['♠', '♥', '♣', '♦']) {
    for (let at = 0; at + 4 <= ranks.length; at++) {
      const copies = ranks.slice(at, at + 4).map((rank) => by(`${rank}${suit}`));
      if (copies.every((some) => some.length === 1)) return copies.flat();
    }
  }
  return undefined;
}

/** The first turn of a deal: no other run could take the cards. */
const beforeFour = () =>
  reachDeal({ prompt: 'PICK', when: (view) => view.table.runBy.length === 0 && fourIn(view) !== undefined });

test('[D-4] [D-65] draw, lay four and discard in three drags', async ({ page }) => {
  const saved = beforeFour();
  const four = fourIn(standingDeal(saved).view(0)) ?? [];
  await atOnce(page);
  await goOnWith(page, saved);
  const count = await hand(page).getByRole('listitem').count();

  await dragWithMouse(page, deck(page), hand(page));
  await expect(hand(page).getByRole('listitem')).toHaveCount(count + 1);
  const [first = 0, ...others] = four;
  await dragWithMouse(
    page,
    held(page, first),
    page.locator('.new-run'),
    others.map((card) => held(page, card)),
  );
  await expect(
    page
      .getByRole('list', { name: /^Team A, run/ })
      .last()
      .getByRole('listitem'),
  ).toHaveCount(4);
  await expect(hand(page).getByRole('listitem')).toHaveCount(count - 3);
  const last = page.locator('[data-card]').last();
  const thrown = await last.getAttribute('data-card');
  await dragWithMouse(page, last, pile(page));
  await expect(held(page, Number(thrown))).toHaveCount(0);
});

test('[D-66] draw, lay four and discard in eight taps', async ({ page }) => {
  const saved = beforeFour();
  const four = fourIn(standingDeal(saved).view(0)) ?? [];
  await atOnce(page);
  await goOnWith(page, saved);
  const count = await hand(page).getByRole('listitem').count();

  let taps = 0;
  const tap = async (thing: Locator): Promise<void> => {
    taps++;
    await thing.click();
  };
  await tap(deck(page));
  for (const card of four) await tap(held(page, card));
  await tap(page.locator('.new-run[data-lit]'));
  await expect(hand(page).getByRole('listitem')).toHaveCount(count - 3);
  await tap(page.locator('[data-card]').last());
  await tap(pile(page));
  await expect(hand(page).getByRole('listitem')).toHaveCount(count - 4);
  expect(taps).toBe(8);
});

test('[D-56] a 2 stays and a Joker flies: both say what they stand for, and only the Joker leaves', async ({
  page,
}) => {
  const swap = (view: DhappaView): Act | undefined => legal(view).find((move): move is Act => isDo(move, 'SWAP_JOKER'));
  const saved = reachDeal({
    prompt: 'PLAY',
    when: (view) => swap(view) !== undefined && view.table.board.some((card) => isStatic(card)),
  });
  const move = swap(standingDeal(saved).view(0)) as Act;
  const card = move.layout?.cards[0]?.card ?? 0;
  const joker = move.layout?.shifts[0]?.card ?? 0;
  await atOnce(page);
  await goOnWith(page, saved);

  const target = run(page, move.layout?.run ?? 0);
  await expect(target.getByRole('img', { name: /place held by a Joker, flies/ }).first()).toBeAttached();
  const two = page.locator('[data-wild="two"]').first();
  await expect(two.getByRole('img')).toHaveAccessibleName(/place held by a 2, stays/);
  await expect(held(page, joker)).toHaveCount(0);
  await dragWithMouse(page, held(page, card), target);
  await expect(held(page, joker)).toHaveCount(1);
  await expect(target.locator(`[data-laid="${card}"]`)).toHaveCount(1);
  await expect(two).toBeAttached();
});

test('[D-56] where a 2 has to give way and has a choice, every layout is shown as a picture', async ({ page }) => {
  const shift = (view: DhappaView): Act | undefined =>
    legal(view).find((move): move is Act => isDo(move, 'ADD_TO_RUN') && (move.layout?.shifts.length ?? 0) > 0);
  const saved = reachDeal({ prompt: 'PLAY', when: (view) => shift(view) !== undefined });
  const move = shift(standingDeal(saved).view(0)) as Act;
  await atOnce(page);
  await goOnWith(page, saved);

  const target = run(page, move.layout?.run ?? 0);
  const two = move.layout?.shifts[0]?.card ?? 0;
  await expect(target.locator(`[data-laid="${two}"]`).getByRole('img')).toHaveAccessibleName(
    /place held by a 2, stays/,
  );
  await held(page, move.layout?.cards[0]?.card ?? 0).click();
  await target.locator('.run-tap').click();
  const chooser = page.getByRole('dialog');
  await expect(chooser).toContainText('Where does the 2 go?');
  expect(await chooser.locator('[data-way]').count()).toBeGreaterThan(1);
  await expectAccessible(page, 'two layouts');
  await chooser.locator('[data-way]').first().click();
  await expect(chooser).toBeHidden();
  await expect(page.getByRole('button', { name: /^Undo \d/ })).toBeVisible();
  await expect(target.locator(`[data-laid="${two}"]`)).toHaveCount(1);
  await expect(held(page, two)).toHaveCount(0);
});

test('[D-67] [D-63] the discard pile opens with a reason for every depth, and outside the pick to look at', async ({
  page,
}) => {
  const some = (view: DhappaView): number => legal(view).filter((move) => isDo(move, 'PICK_DISCARD')).length;
  const saved = reachDeal({
    prompt: 'PICK',
    when: (view) => view.table.pile.length > 3 && some(view) > 0 && some(view) < view.table.pile.length,
  });
  const view = standingDeal(saved).view(0);
  const size = view.table.pile.length;
  const depth = legal(view).find((move): move is Act => isDo(move, 'PICK_DISCARD'))?.at ?? 0;
  await atOnce(page);
  await goOnWith(page, saved);

  await page.keyboard.press('p');
  const dialog = page.getByRole('dialog', { name: 'How deep will you reach?' });
  await expect(dialog.locator('[data-depth]')).toHaveCount(size);
  for (const name of await dialog
    .locator('[data-depth]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label')))) {
    expect(name).toMatch(/^Depth \d+, .+\. .{5,}/);
  }
  await expectAccessible(page, 'the pile');
  await dialog.locator(`[data-depth="${depth}"]`).click();
  await dialog.getByRole('button', { name: new RegExp(`^Take ${depth} · .+ must be played$`) }).click();
  await expect(page.getByTestId('notice')).toBeVisible();
  await pile(page).click();
  const left = page.getByRole('dialog', { name: 'The pile, top card first' });
  await expect(left.getByRole('listitem')).toHaveCount(size - depth);
  await expect(left.locator('[data-depth]')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(left).toBeHidden();
});

test('[D-77] a draft is taken back step by step, or all at once; a drawn card stays', async ({ page }) => {
  const saved = beforeFour();
  const four = fourIn(standingDeal(saved).view(0)) ?? [];
  await atOnce(page);
  await goOnWith(page, saved);
  const count = await hand(page).getByRole('listitem').count();
  await deck(page).click();
  await expect(page.getByRole('button', { name: /^Undo \d/ })).toHaveCount(0);
  for (const card of four.slice(0, 3)) await held(page, card).click();
  await page.keyboard.press('r');
  await expect(page.getByRole('button', { name: 'Undo 1' })).toBeVisible();
  await held(page, four[3] ?? 0).click();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo 2' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your turn so far' })).toContainText('Only you see this');
  await page.getByRole('button', { name: 'Undo 2' }).click();
  await expect(hand(page).getByRole('listitem')).toHaveCount(count - 2);
  await held(page, four[3] ?? 0).click();
  await page.keyboard.press('a');
  await expect(page.getByRole('button', { name: 'Undo 2' })).toBeVisible();

  await page.getByRole('button', { name: 'Undo all' }).click();
  await expect(hand(page).getByRole('listitem')).toHaveCount(count + 1);
  await expect(page.getByRole('button', { name: /^Undo \d/ })).toHaveCount(0);
});

test('[D-66] a turn with keys alone, and a refusal where the focus is', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, reachDeal({ prompt: 'PICK' }));
  const question = (): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');
  const count = await hand(page).getByRole('listitem').count();

  await page.keyboard.press('d');
  await expect(page.getByTestId('hint')).toHaveText('Draw or take from the pile first.');
  await page.keyboard.press('n');
  await expect(hand(page).getByRole('listitem')).toHaveCount(count + 1);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator('[data-card]').first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-card]').first()).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  const before = await question();
  await page.keyboard.press('d');
  await expect.poll(question).not.toBe(before);
});

/** From now on, what is set in motion is noted. */
async function noteMotion(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    const moved: string[] = [];
    Object.assign(window, { moved });
    Element.prototype.animate = function (...how) {
      if (this instanceof HTMLElement) moved.push(this.dataset.card ? 'card' : this.dataset.laid ? 'laid' : 'other');
      return animate.apply(this, how);
    };
  });
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved);
}

test('[D-76] where less motion is wanted a drawn card is there at once, and nothing has moved', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await goOnWith(page, reachDeal({ prompt: 'PICK' }));
  const count = await hand(page).getByRole('listitem').count();
  const moved = await noteMotion(page);
  await deck(page).click();
  await expect(hand(page).getByRole('listitem')).toHaveCount(count + 1);
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  expect(await moved()).toEqual([]);
});

test('[D-76] a drawn card and a discard move to where they come to lie', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await goOnWith(page, reachDeal({ prompt: 'PICK' }));
  const moved = await noteMotion(page);
  await deck(page).click();
  await expect.poll(moved).toContain('card');
  const last = page.locator('[data-card]').last();
  await expect(last).toBeVisible();
  await expect(page.locator('[data-asked]')).toHaveCount(1);
  await last.click();
  await pile(page).click();
  await expect.poll(moved).toContain('laid');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('[D-62] [D-64] 28 cards on shelves, both boards in sight, and nothing scrolls but what is too long', async ({
    page,
  }) => {
    await atOnce(page);
    await goOnWith(page, reachDeal({ prompt: 'PLAY', when: ({ table: t }) => t.hand[0].length === 28 }));

    const sizes = await page
      .locator('[data-card]')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(sizes).toHaveLength(28);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(44);
    const inside = await page
      .locator('[data-card]')
      .evaluateAll((all) =>
        all.every(
          (one) =>
            one.getBoundingClientRect().right <= window.innerWidth &&
            one.getBoundingClientRect().bottom <= window.innerHeight,
        ),
      );
    expect(inside).toBe(true);
    const { scrolls, high } = await page.evaluate(() => ({
      scrolls: document.documentElement.scrollHeight,
      high: document.documentElement.clientHeight,
    }));
    expect(scrolls).toBeLessThanOrEqual(high);

    const [mat, shelves] = [await page.locator('.mat').boundingBox(), await hand(page).boundingBox()];
    expect(shelves?.y ?? 0).toBeGreaterThan((mat?.y ?? 0) + (mat?.height ?? 0));

    const theirs = page.getByRole('button', { name: /^Team B/ });
    await page.getByRole('button', { name: /^Team A/ }).tap();
    await expect(theirs).toHaveAttribute('aria-expanded', 'false');
    await theirs.tap();
    await expect(theirs).toHaveAttribute('aria-expanded', 'true');
    const order = () => page.locator('[data-card]').evaluateAll((all) => all.map((one) => one.dataset.card));
    const bySuit = await order();
    await page.getByRole('button', { name: 'Sort by rank' }).tap();
    await expect(page.getByRole('button', { name: 'Sort by suit' })).toBeVisible();
    expect(await order()).not.toEqual(bySuit);
    await expectAccessible(page, 'a full hand on a phone');
  });
});

test('on a phone the number of cards stays within its niche, also of the largest hand', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atOnce(page);
  await deal(page, { game: 'dhappa-baaji', seats: 4, people: [1], seed: 'niches' });
  const niches = page.locator('.niche');
  await expect(niches).toHaveCount(3);
  const over = await niches.evaluateAll((all) =>
    all.map((one) => {
      const count = one.querySelector('.niche-count > [aria-hidden]');
      return (count?.getBoundingClientRect().right ?? Infinity) - one.getBoundingClientRect().right;
    }),
  );
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
});
