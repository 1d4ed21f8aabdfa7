/** How a person plays: with keys alone, or with a finger alone. Each takes whatever the table offers. */
import { expect, type Locator, type Page } from '@playwright/test';
import { andSee, confirmButton, legalAnswers, marker, nextQuestion, nextWait } from './table.ts';

export interface Hands {
  /** Answers the open question. `nth` says which of the answers, counted round and round. */
  answer(page: Page, nth: number): Promise<void>;
  /** Throws, or holds still until it is over. */
  duel(page: Page): Promise<void>;
}

export interface Played {
  answers: number;
  duels: number;
}

/** Plays until the match is over, or until `enough` says so; gives how often it was asked. */
export async function playOut(page: Page, hands: Hands, enough?: () => Promise<boolean>): Promise<Played> {
  const count = { answers: 0, duels: 0 };
  let inVain = 0;
  for (let wait = await nextWait(page); wait !== 'over'; wait = await nextWait(page)) {
    if (await enough?.()) return count;
    if (wait === 'timing') {
      count.duels++;
      await hands.duel(page);
    } else {
      const answered = await andSee(page, () => hands.answer(page, count.answers * 7 + inVain));
      if (answered) count.answers++;
      inVain = answered ? 0 : inVain + 1;
      expect(inVain, 'answers in vain, one after the other').toBeLessThan(4);
    }
  }
  return count;
}

/** Takes answers as they come until the question is answered, whatever it takes: several things, an order, a bid. */
export async function answerSomehow(page: Page, nth: number, press: (answer: Locator) => Promise<void>): Promise<void> {
  const answers = legalAnswers(page).filter({ visible: true });
  if (!(await confirmButton(page).isVisible())) return press(answers.first());
  const more = page.getByRole('button', { name: 'One more' });
  // An order of everything has no answers to point at: it is sent as it lies.
  const pressOne = async (which: number): Promise<void> => {
    const count = await answers.count();
    if (count > 0) await press(answers.nth(which % count));
  };
  if (nth % 2 === 0 && (await more.isVisible())) await press(more);
  else await pressOne(nth);
  for (let others = 1; others < 12; others++) {
    await press(confirmButton(page));
    if (!/^(Pick|Nothing)/.test(await hintOf(page))) return;
    await pressOne(nth + others);
  }
}
/** What is still missing; nothing once the question is answered. */
const hintOf = async (page: Page): Promise<string> => (await page.getByTestId('hint').allTextContents()).join(' ');

export const mouse: Hands = {
  answer: (page, nth) => answerSomehow(page, nth, (answer) => answer.click({ timeout: 4_000 })),
  duel: async () => {},
};

/** Plays nothing and lets everything happen: the last answer ends the turn, takes the card, declines. */
export async function playIdly(page: Page): Promise<number> {
  let answers = 0;
  for (let now = await nextQuestion(page, ''); !now.over; now = await nextQuestion(page, now.question)) {
    await answerIdly(page);
    answers++;
  }
  return answers;
}

/** One of these answers. */
export async function answerIdly(page: Page): Promise<void> {
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  for (let things = 0; things < 9 && (await page.getByText(/^Picked /).isVisible()); things++) {
    await page.keyboard.press('Enter');
    if (await page.getByTestId('hint').filter({ hasText: 'Pick' }).isHidden()) break;
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Space');
  }
}

const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Throw', exact: true });
const pad = (page: Page): Locator => page.getByTestId('pad');
const itIsOver = (page: Page): Promise<void> => expect(marker(page)).toBeHidden({ timeout: 20_000 });

/** A throw counts from 300 ms on. */
async function waitForTheMarker(page: Page): Promise<void> {
  await expect(marker(page)).toHaveAttribute('data-state', 'moving');
  await page.waitForTimeout(400);
}

export const keys: Hands = {
  async answer(page, nth) {
    if (!(await confirmButton(page).isVisible())) return page.keyboard.press('Space');
    for (let steps = nth % 3; steps >= 0; steps--) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Space');
    // Of several things each is picked with Space, and Enter sends them.
    for (let things = 0; things < 12 && (await page.getByText(/^Picked /).isVisible()); things++) {
      await page.keyboard.press('Enter');
      if (!(await hintOf(page)).startsWith('Pick')) return;
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Space');
    }
  },
  async duel(page) {
    const [throws, holds] = [await stopButton(page).isVisible(), await pad(page).isVisible()];
    const held = throws ? 'KeyF' : 'Space';
    if (holds) await page.keyboard.down(held);
    if (throws) {
      await waitForTheMarker(page);
      await page.keyboard.press('Space');
    }
    await itIsOver(page);
    if (holds) await page.keyboard.up(held);
  },
};

export const finger: Hands = {
  async answer(page, nth) {
    const answers = legalAnswers(page);
    const sole = !(await confirmButton(page).isVisible());
    const count = await answers.count();
    if (count > 0) await answers.nth(sole ? 0 : nth % count).tap({ timeout: 4_000 });
    if (!sole) await confirmButton(page).tap({ timeout: 4_000 });
  },
  async duel(page) {
    if (await stopButton(page).isVisible()) {
      await waitForTheMarker(page);
      await stopButton(page).tap();
      return itIsOver(page);
    }
    const letGo = await press(page, pad(page));
    await itIsOver(page);
    await letGo();
  },
};

/** Puts a finger there and leaves it; what it gives back lifts it again. */
async function press(page: Page, where: Locator): Promise<() => Promise<void>> {
  await where.scrollIntoViewIfNeeded();
  const box = await where.boundingBox();
  if (!box) throw new Error('there is nothing to press');
  const touch = await page.context().newCDPSession(page);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  return async () => {
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}
