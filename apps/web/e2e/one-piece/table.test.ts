/** The table of One Piece as a person plays at it: few taps, every way by touching things, orders that are kept. */
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { lastOfTheVoyage } from '../offline/endings.ts';
import { goOnWith } from '../positions.ts';
import { atOnce, nextWait } from '../table.ts';
import { reachMatch } from '../voyages.ts';

const question = async (page: Page): Promise<string> =>
  (await page.getByTestId('tray').getAttribute('data-question')) ?? '';
/** Does this, and waits until something else is asked. */
async function answered(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await question(page);
  await act();
  await expect.poll(() => question(page)).not.toBe(before);
}
const button = (page: Page, name: string | RegExp): Locator => page.getByTestId('tray').getByRole('button', { name });
const log = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const text = (await page.getByTestId('log').textContent()) ?? '';
  await page.keyboard.press('Escape');
  return text;
};

/** An attacker, and DON!! to give. */
const attackers = () =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) => turn > 4 && t.donActive[0] > 2 && t.rested[t.leader[0][0] ?? 0] === 0,
  });

test('[OP-R16] DON!! are given before the attack is declared: attacker, stepper, target', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, attackers());
  await page.getByRole('list', { name: 'Leader of Port' }).getByRole('button').click();
  await button(page, 'One DON!! more').click();
  await button(page, 'One DON!! more').click();
  await expect(button(page, /^Give 2 DON!!/)).toBeVisible();
  const target = page.getByRole('list', { name: 'Leader of Starboard' }).getByRole('button');
  await expect(target).toHaveAttribute('aria-label', /^Attack .* with /);
  await answered(page, () => target.click());
  await expect.poll(() => log(page)).toMatch(/which has 2 now[\s\S]* attacks |attacks [\s\S]*which has 2 now/);
});

test('[OP-R16] an attacker is dragged onto what it attacks, and a card of the hand onto the table', async ({
  page,
}) => {
  await atOnce(page);
  await goOnWith(page, attackers());
  const held = page.locator('.op-held[data-state="can"]').first();
  await answered(page, () => drag(page, held, page.locator('.op-canal')));
  await goOnWith(page, attackers());
  const [mine, theirs] = ['Port', 'Starboard'].map((seat) => page.getByRole('list', { name: `Leader of ${seat}` }));
  if (!mine || !theirs) throw new Error('there are no Leaders');
  await answered(page, () => drag(page, mine.locator('[data-card]'), theirs.locator('[data-card]')));
  expect(await log(page)).toContain(' attacks ');
});

async function drag(page: Page, from: Locator, to: Locator): Promise<void> {
  const [a, b] = [await from.boundingBox(), await to.boundingBox()];
  if (!a || !b) throw new Error('there is nothing to drag');
  await page.mouse.move(a.x + a.width / 3, a.y + a.height / 2);
  await page.mouse.down();
  await page.mouse.move(a.x + a.width / 2, a.y - 20, { steps: 4 });
  await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 6 });
  await page.mouse.up();
}

test('[OP-R16] a turn with able attackers is not ended by one press, and says who they are', async ({ page }) => {
  await atOnce(page);
  await goOnWith(page, attackers());
  const before = await question(page);
  await button(page, /^End turn/).click();
  await expect(page.getByTestId('hint')).toContainText('can still attack');
  expect(await question(page)).toBe(before);
  await answered(page, () => button(page, /^End turn all the same/).click());
});

test('[OP-R16] Counters are put together and used one after another', async ({ page }) => {
  await atOnce(page);
  await goOnWith(
    page,
    reachMatch({
      prompt: 'counter',
      decks: 'ember,grove',
      when: (_q, { table: t }) => t.hand[0].length > 3,
    }),
  );
  const hand = page.getByRole('region', { name: 'Your hand' });
  const held = await hand.getByRole('button').count();
  const counters = hand.locator('[data-answer]:not([aria-disabled="true"])').filter({ hasText: /./ });
  const wanted = Math.min(2, await counters.count());
  for (let i = 0; i < wanted; i++) await counters.nth(i).click();
  await answered(page, () => button(page, /^Counter with/).click());
  await expect(hand.getByRole('button')).toHaveCount(held - wanted);
});

/** Lets everything through; gives how many presses the other's turn cost, and how many attacks it had. */
async function letThrough(page: Page, order: boolean): Promise<{ taps: number; attacks: number }> {
  let [taps, attacks] = [0, 0];
  for (let n = 0; n < 40; n++) {
    const prompt = await page.locator('.op-ask').getAttribute('data-prompt');
    if (prompt !== 'block' && prompt !== 'counter' && prompt !== 'life') return { taps, attacks };
    if (prompt === 'counter' || prompt === 'block') attacks++;
    const name =
      prompt === 'life'
        ? /^(Take it|It goes|Use the Trigger)/
        : order
          ? /^None this turn/
          : prompt === 'block'
            ? /^Let it through/
            : /^No Counter/;
    await answered(page, () => button(page, name).last().click());
    taps++;
  }
  return { taps, attacks };
}

test('[OP-R16] an attack costs two presses at most, and with an order for the turn fewer', async ({ page }) => {
  await atOnce(page);
  const position = reachMatch({ prompt: 'block', decks: 'soot,forge' });
  await goOnWith(page, position);
  const asked = await letThrough(page, false);
  expect(asked.attacks).toBeGreaterThan(0);
  expect(asked.taps).toBeLessThanOrEqual(2 * asked.attacks);
  await goOnWith(page, position);
  const ordered = await letThrough(page, true);
  expect(ordered.attacks).toBe(1);
  expect(ordered.taps).toBeLessThanOrEqual(asked.taps);
});

test('[OP-R16] a joint limit is counted, and what would be too much says so where it lies', async ({ page }) => {
  await atOnce(page);
  await goOnWith(
    page,
    reachMatch({
      prompt: 'choose',
      decks: 'ember,grove',
      when: (q, { table: t }) =>
        q.max > 1 && q.params.verb === 'ko' && q.from.filter((card) => (t.power[card] ?? 0) > 0).length > 1,
    }),
  );
  await expect(page.getByRole('meter', { name: 'chosen so far' })).toHaveAttribute('value', '0');
  const targets = page.locator('.op-cell [data-answer]:not([aria-disabled="true"])');
  await targets.first().click();
  await expect(page.getByRole('meter', { name: 'chosen so far' })).not.toHaveAttribute('value', '0');
  await expect(button(page, /./).last()).not.toHaveText('Choose none');
});

test('[OP-R16.3] without WebGL the flat table is played, and nothing of the scene is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await atOnce(page);
  await goOnWith(page, attackers());
  await expect(page.getByRole('region', { name: 'Side of Port' })).toBeVisible();
  await expect(page.locator('.op-canvas')).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('SceneBoard'))).toEqual([]);
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[OP-R16] a long press reads a card, and presses nothing', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, attackers());
    const before = await question(page);
    const leader = page.getByRole('list', { name: 'Leader of Starboard' }).getByRole('button');
    const box = await leader.boundingBox();
    if (!box) throw new Error('there is no Leader');
    const touch = await page.context().newCDPSession(page);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await expect(page.getByRole('dialog')).toContainText('Orla Fernwick');
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    expect(await question(page)).toBe(before);
  });

  test('[OP-R16] a match is played to its end by touch', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, lastOfTheVoyage());
    for (let n = 0; n < 80 && (await nextWait(page)) !== 'over'; n++) {
      const before = await question(page);
      const able = page.locator('.op-cell[data-state="can"] .op-tap');
      if (n % 2 === 0 && (await able.count()) > 0) {
        await able.first().tap();
        const target = page.locator('.op-cell[data-state="target"] .op-tap');
        if ((await target.count()) > 0) await target.first().tap();
      }
      for (let tap = 0; tap < 3 && (await question(page)) === before; tap++) {
        await page
          .locator('[data-confirm]')
          .first()
          .tap({ timeout: 2_000 })
          .catch(() => undefined);
        await page.waitForTimeout(100);
      }
    }
    await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
  });

  test('[OP-R16] a card of the hand is chosen, says what it costs, and is played', async ({ page }) => {
    await atOnce(page);
    await goOnWith(page, attackers());
    const card = page.locator('.op-held[data-state="can"] .op-tap').first();
    await card.tap();
    await expect(button(page, /^(Play|Use) /)).toBeVisible();
    await answered(page, () => button(page, /^(Play|Use) /).tap());
  });
});
