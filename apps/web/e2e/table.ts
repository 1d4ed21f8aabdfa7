/** The table as a person meets it: what it waits for, and the ways to set a match up. */
import { expect, type Locator, type Page } from '@playwright/test';

export interface Wish {
  seats: number;
  /** Seats of people at this device, from 1 on; bots have the others. */
  people: number[];
  seed: string;
  /** The Door unless it says otherwise. */
  game?: string;
  /** Who has the other seats; without a name, whoever usually does. */
  bot?: string;
}

/** What the table waits for: an answer, a throw or a steady hand, or nothing any more. */
export type Wait = 'answer' | 'timing' | 'over';

const SETTINGS_KEY = 'dealers-choice.settings';

/** Shows nothing in between, so that a match takes seconds. Call it before the page is opened. */
export async function atOnce(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(
    ({ key, settings }) => {
      if (!localStorage.getItem(key)) localStorage.setItem(key, settings);
    },
    { key: SETTINGS_KEY, settings: JSON.stringify({ speed: 0, ...more }) },
  );
}

/** Fills in the form for a match and deals it. */
export async function deal(page: Page, wish: Wish): Promise<void> {
  await page.goto(`/#/setup/${wish.game ?? 'the-door'}`);
  await wishFor(page, wish);
  await page.getByRole('button', { name: 'Deal', exact: true }).click();
  await expect(page.getByTestId('prompt').or(takeButton(page))).toBeVisible();
}

/** On the screen between two people with hidden hands. */
/** In a replay: whose eyes it is seen with. Seats are counted from 0. */
export const seeAs = async (page: Page, seat: number): Promise<void> => {
  await page.getByRole('combobox', { name: 'Seen by' }).selectOption(String(seat));
};
export const takeButton = (page: Page): Locator => page.getByRole('button', { name: /^I am / });

export async function wishFor(page: Page, { seats, people, seed, bot }: Wish): Promise<void> {
  await expect(plate(page, 1)).toBeVisible();
  const count = page.getByRole('group', { name: 'How many seats' }).getByRole('radio', { name: String(seats) });
  if (await count.isVisible()) await count.check({ force: true });
  await expect(plate(page, seats)).toBeVisible();
  for (let seat = 1; seat <= seats; seat++) await seatAs(page, seat, people.includes(seat) ? 'person' : bot);
  await houseRules(page);
  await page.getByRole('textbox', { name: 'Seed' }).fill(seed);
}

/** Opens what most people leave as it is. */
export async function houseRules(page: Page): Promise<void> {
  const rules = page.getByRole('button', { name: 'House rules' });
  await rules.focus(); // from under the gold button, as a thumb would scroll it
  await rules.click();
}

export const plate = (page: Page, seat: number): Locator => page.getByRole('button', { name: `Seat ${seat}:` });

/** `who`: 'person', the name of a bot, or undefined for any bot. */
async function seatAs(page: Page, seat: number, who: string | undefined): Promise<void> {
  const isBot = (await plate(page, seat).textContent())?.includes('Bot,') ?? false;
  if (isBot ? who === undefined : who === 'person') return;
  await plate(page, seat).click();
  const sits = page.getByRole('group', { name: `Who sits on seat ${seat}` });
  await sits.getByRole('radio', { name: who === 'person' ? 'Person' : 'Bot' }).check({ force: true });
  if (who !== 'person' && who !== undefined) await chooseLevel(page, seat, who);
  await page.getByRole('button', { name: 'Done' }).click();
}

/** Whoever is not one of the four levels stands behind a word of their own. */
async function chooseLevel(page: Page, seat: number, bot: string): Promise<void> {
  const levels = page.getByRole('group', { name: `Level of seat ${seat}` });
  const level = levels.locator(`input[value="${bot}"]`);
  if (!(await level.isVisible())) await levels.getByText('Other players').click();
  await level.check({ force: true });
}

export const legalAnswers = (page: Page): Locator => page.locator('[data-answer]:not([aria-disabled="true"])');
export const marker = (page: Page): Locator => page.getByTestId('marker');
export const confirmButton = (page: Page): Locator => page.locator('[data-confirm]');

export async function nextWait(page: Page): Promise<Wait> {
  const signs: [Wait, Locator][] = [
    ['over', resultButton(page)],
    ['timing', marker(page)],
    ['answer', legalAnswers(page)],
    ['answer', confirmButton(page)], // of an order, which has no answers to point at
  ];
  const [first, ...others] = signs.map(([, sign]) => sign.first());
  if (!first) throw new Error('there is nothing to wait for');
  await expect(others.reduce((any, sign) => any.or(sign), first).first()).toBeVisible({ timeout: 30_000 });
  for (const [wait, sign] of signs) if (await sign.first().isVisible()) return wait;
  return nextWait(page); // it went by while we looked
}

/** How many moves the log tells of; it is open beside a table, or behind a button over one. */
export async function movesTold(page: Page): Promise<number> {
  const log = page.getByTestId('log');
  const beside = await log.isVisible();
  if (!beside) await page.getByRole('button', { name: 'Log', exact: true }).click();
  const count = await log.getByRole('listitem').count();
  if (!beside) {
    await page.keyboard.press('Escape');
    // The focus is back on the button of the log, which keeps its own keys.
    await page.getByTestId('prompt').focus();
  }
  return count;
}

/** What the bar has no room for is in its menu. */
export async function fromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  const menu = page.locator('#table-menu');
  await menu.getByRole('button', { name, exact: true }).click();
  // A dialog that it opened has closed the menu; Escape would close the dialog.
  await menu.evaluate((one: HTMLElement) => one.matches(':popover-open') && one.hidePopover());
}

const resultButton = (page: Page): Locator => page.getByRole('button', { name: 'See the result' });

/** Does this, and waits for the next question or the end. False: nothing came of it, the table had moved on before. */
export async function andSee(page: Page, act: () => Promise<void>): Promise<boolean> {
  const question = (): Promise<string | null> =>
    page.getByTestId('tray').getAttribute('data-question', { timeout: 4_000 });
  try {
    const before = await question();
    await act();
    const seen = async (): Promise<boolean> => (await question()) !== before || (await resultButton(page).isVisible());
    await expect.poll(seen, { intervals: [20, 50, 100], timeout: 4_000 }).toBe(true);
    return true;
  } catch {
    return false;
  }
}

export interface Shown {
  over: boolean;
  question: string;
  prompt: string;
}
/** Waits until another question can be answered, or nothing more is asked. */
export async function nextQuestion(page: Page, before: string): Promise<Shown> {
  const shown = await page.waitForFunction(
    (last): Shown | null => {
      const over = [...document.querySelectorAll('button')].some((one) => one.textContent === 'See the result');
      const question = document.querySelector<HTMLElement>('[data-testid="tray"]')?.dataset.question ?? '';
      const prompt = document.querySelector('[data-testid="prompt"]')?.textContent ?? '';
      const asked = question !== last && document.querySelector('[data-answer]') !== null;
      return over || asked ? { over, question, prompt } : null;
    },
    before,
    { timeout: 60_000, polling: 50 },
  );
  return (await shown.jsonValue()) as Shown;
}

/** Goes there with the Tab key, as somebody without a mouse has to. */
export async function tabTo(page: Page, goal: Locator): Promise<void> {
  await expect(goal).toBeVisible();
  for (let presses = 0; presses < 60; presses++) {
    if (await goal.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}
