/** The mat of Dhappa Baaji where it is fullest, and everything that opens over it. */
import { isStatic } from '@dealers-choice/dhappa-baaji';
import type { Act, Move } from '@dealers-choice/kernel';
import { expect, type Locator, type Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { type DhappaView, legal, reachDeal, standingDeal } from '../deals.ts';
import { lastDiscard } from '../offline/endings.ts';
import type { Busy } from './busy.ts';

const held = (page: Page, card: number): Locator => page.locator(`[data-card="${card}"]`);
const pile = (page: Page): Locator => page.locator('[data-pile="pile"] button');
const run = (page: Page, id: number): Locator => page.locator(`[data-run="${id}"] .run-tap`);

/** A position in which the first seat can do this, and the first such move. */
function withMove(
  fits: (move: Act, view: DhappaView) => boolean,
  prompt: 'PICK' | 'PLAY' = 'PLAY',
): { saved: SavedMatch; act: Act } {
  const found = (view: DhappaView): Act | undefined =>
    legal(view).find((move: Move): move is Act => 'do' in move && fits(move, view));
  const saved = reachDeal({ prompt, when: (view) => found(view) !== undefined });
  return { saved, act: found(standingDeal(saved).view(0)) as Act };
}

const several = () =>
  withMove(
    ({ do: what, layout }, { table: t }) =>
      what === 'CREATE_RUN' && (layout?.cards.length ?? 0) > 2 && t.runBy.length > 3,
  );
const shifting = () => withMove(({ do: what, layout }) => what === 'ADD_TO_RUN' && (layout?.shifts.length ?? 0) > 0);
const slapping = () =>
  withMove(
    ({ do: what, card = 0 }, { table: t }) =>
      what === 'DISCARD_CARD' && t.pile.length > 4 && t.hand[0].some((one) => one === card && isStatic(one)),
  );
const reaching = () => withMove(({ do: what, at = 0 }) => what === 'PICK_DISCARD' && at > 2, 'PICK');

const choose = async (page: Page, { layout }: Act): Promise<void> => {
  for (const { card } of layout?.cards ?? []) await held(page, card).click();
};

/** What is shown stays: whatever would end it after a second or more never comes. */
const holdStill = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const usual = window.setTimeout.bind(window);
    const held = (act: TimerHandler, ms = 0): number => (ms > 1_000 ? 0 : usual(act, ms));
    Object.assign(window, { setTimeout: held });
  });

/** Several cards hang at the pointer, over the place for a new run. */
async function carry(page: Page, act: Act): Promise<void> {
  const { layout } = act;
  await choose(page, act);
  const [first = 0] = layout?.cards.map(({ card }) => card) ?? [];
  const from = await held(page, first).boundingBox();
  const to = await page.locator('.new-run').boundingBox();
  if (!from || !to) throw new Error('there is nothing to carry, or nowhere to carry it');
  await page.mouse.move(from.x + 12, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 12, from.y - 20, { steps: 3 });
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 4 });
}

export async function toTheResult(page: Page, { card }: { card: number }): Promise<void> {
  await held(page, card).click();
  await pile(page).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** What is found once is used by the position and by what is done there. */
function at<T extends { saved: SavedMatch }>(
  find: () => T,
  prepare: (page: Page, found: T) => Promise<void>,
  more: Partial<Busy> = {},
): Busy {
  let found: T | undefined;
  const place = (): T => {
    found ??= find();
    return found;
  };
  return { position: () => place().saved, prepare: (page) => prepare(page, place()), ...more };
}

export const DHAPPA: Record<string, Busy> = {
  'hand-27': {
    position: () => reachDeal({ from: 17, prompt: 'PLAY', when: ({ table: t }) => t.hand[0].length >= 27 }),
  },
  'runs-18': {
    position: () => reachDeal({ from: 47, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length >= 18 }),
    prepare: (page) => page.locator('[data-card]').first().click(),
  },
  'pile-8': {
    position: () => reachDeal({ from: 31, prompt: 'PICK', when: ({ table: t }) => t.pile.length >= 8 }),
    prepare: async (page) => {
      await pile(page).click();
      await page.locator('[data-depth="2"]').click();
    },
  },
  'run-opened': {
    position: () => reachDeal({ from: 47, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length >= 18 }),
    prepare: (page) => page.locator('.run:has([data-wild="two"]) .run-tap').first().click(),
  },
  'six-seats': { position: () => reachDeal({ seats: 6, prompt: 'PLAY', when: ({ table: t }) => t.runBy.length > 8 }) },
  chosen: at(several, (page, { act }) => choose(page, act)),
  carried: at(several, (page, { act }) => carry(page, act), { pictureOnly: true }),
  ways: at(shifting, async (page, { act }) => {
    await choose(page, act);
    await run(page, act.layout?.run ?? 0).click();
    await expect(page.locator('[data-way]').first()).toBeVisible();
  }),
  duty: at(reaching, async (page, { act }) => {
    await pile(page).click();
    await page.locator(`[data-depth="${act.at}"]`).click();
    await page.getByRole('button', { name: new RegExp(`^Take ${act.at} `) }).click();
    await expect(page.getByTestId('notice')).toBeVisible();
  }),
  'one-card': {
    position: () => reachDeal({ prompt: 'PLAY', when: ({ table: t }) => t.hand.some((hand) => hand.length === 1) }),
  },
  moment: at(
    slapping,
    async (page, { act }) => {
      await holdStill(page);
      await held(page, act.card ?? 0).click();
      await pile(page).click();
      await expect(page.getByTestId('dhappa')).toBeVisible();
    },
    { pace: 1 },
  ),
  result: at(lastDiscard, toTheResult, { reads: true }),
  replay: at(lastDiscard, async (page, end) => {
    await toTheResult(page, end);
    await page.getByRole('button', { name: 'Watch again' }).click();
    await page.getByRole('slider', { name: 'Move' }).fill('30');
  }),
};
