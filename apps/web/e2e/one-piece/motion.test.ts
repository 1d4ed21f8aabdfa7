/** With motion on, what happens is seen happening: hooks reach the table in depth, and nothing waits for ever. */
import { expect, test } from '../fixtures.ts';
import { leave } from '../positions.ts';
import { reachMatch } from '../voyages.ts';
import { atRest, SOFTWARE_GL, shouldShow, standingSave } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL, contextOptions: { reducedMotion: 'no-preference' } });

test('[OP-R17.1] [OP-R17.2] an attack, its turn and its effects are shown, and then the table rests', async ({
  page,
}) => {
  const saved = reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) =>
      turn > 6 && t.donActive[0] > 1 && t.rested[t.leader[0][0] ?? 0] === 0 && t.life[1].length > 1,
  });
  await leave(page, saved);
  await page.goto('/?scene#/table');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.op-canvas')).toBeVisible({ timeout: 60_000 });
  const before = await atRest(page);
  expect(before.things).toEqual(shouldShow(standingSave(saved).view(0)));
  await page.getByRole('list', { name: 'Leader of Port' }).getByRole('button').click();
  await page.getByRole('button', { name: 'One DON!! more' }).click();
  const target = page.getByRole('list', { name: 'Leader of Starboard' }).getByRole('button');
  await expect(target).toHaveAttribute('aria-label', /^Attack .* with /);
  await target.click();
  // The Leader's own effect reaches for a Character, whose power counts up.
  await page.getByRole('button', { name: /^Spark Courier \(/ }).click({ timeout: 60_000 });
  await page.locator('[data-confirm]').first().click();
  // The bot answers, damage is dealt, and it is this seat's turn to say something again.
  await expect.poll(async () => (await atRest(page)).gestures.dash, { timeout: 90_000 }).toBeGreaterThan(0);
  await expect(page.getByTestId('prompt')).toBeVisible();
  await page.getByRole('button', { name: /^End turn/ }).click();
  const sure = page.getByRole('button', { name: /^End turn all the same/ });
  if (await sure.isVisible()) await sure.click();
  await expect.poll(async () => (await atRest(page)).gestures.sweep, { timeout: 120_000 }).toBeGreaterThan(1);
  const { gestures, frames } = await atRest(page);
  console.log(`gestures of an attack and a turn: ${JSON.stringify(gestures)}, ${frames} frames`);
  expect(gestures.count).toBeGreaterThan(1);
  expect(gestures.line).toBeGreaterThan(0);
  expect(gestures.pulse).toBeGreaterThan(0);
  expect(frames).toBeGreaterThan(before.frames + 5);
});
