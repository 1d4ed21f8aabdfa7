/** A replay in the hands of whoever watches it: by turns, by itself, and to what stands out. */
import type { Locator, Page } from '@playwright/test';
import { almostOver } from '../almost-over.ts';
import { expect, test } from '../fixtures.ts';
import { leave } from '../positions.ts';
import { atOnce } from '../table.ts';
import { finished } from './finished.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** A match of The Door at its start; gives where the page says that one is. */
async function atTheStart(page: Page): Promise<{ turn: Locator; move: Locator }> {
  const match = finished(almostOver());
  await atOnce(page);
  await leave(page, match);
  await page.goto(`/#/replay/${encodeURIComponent(match.key)}/0/all`);
  const transport = page.getByRole('region', { name: 'Replay' });
  await expect(transport.getByRole('status')).toHaveText(/^0 of /);
  return {
    turn: transport.getByText(/^Turn \d+, move|^Before the first move$|^At the start/),
    move: transport.getByRole('status'),
  };
}
const key = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('buttons go from turn to turn, and back', async ({ page }) => {
  const { turn } = await atTheStart(page);
  const forth = key(page, 'To the next turn');
  const back = key(page, 'To the turn before');
  await expect(back).toBeDisabled();
  await forth.click();
  await expect(turn).toHaveText(/^At the start, move 1 of /);
  for (const n of [1, 2, 3]) {
    await forth.click();
    await expect(turn).toHaveText(new RegExp(`^Turn ${n}, move 1 of `));
  }
  await back.click();
  await expect(turn).toHaveText(/^Turn 2, move 1 of /);
  await key(page, 'One move on').click();
  await back.click();
  await expect(turn, 'from the middle of a turn to where it began').toHaveText(/^Turn 2, move 1 of /);
  await key(page, 'To the end').click();
  await expect(forth).toBeDisabled();
});

test('all keys of the player are large enough for a thumb, in sight, and none lies on another', async ({ page }) => {
  await atTheStart(page);
  const names = ['To the turn before', 'One move back', 'Play', 'One move on', 'To the next turn'];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    let last = 0;
    for (const name of names) {
      const box = await key(page, name).boundingBox();
      if (!box) throw new Error(`${size.width} wide: no "${name}"`);
      expect(Math.min(box.width, box.height), `${name}, ${size.width} wide`).toBeGreaterThanOrEqual(44);
      expect(box.x, `${name} comes after the one before it, ${size.width} wide`).toBeGreaterThanOrEqual(last);
      last = box.x + box.width;
      expect(box.y + box.height, `${name}, ${size.width} wide`).toBeLessThanOrEqual(size.height);
    }
    expect(last, `${size.width} wide`).toBeLessThanOrEqual(size.width);
    const spill = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(spill, `${size.width} wide`).toBeLessThanOrEqual(0);
  }
});

test('Shift with an arrow goes to the next turn, and Space plays and pauses', async ({ page }) => {
  const { turn, move } = await atTheStart(page);
  for (const where of ['At the start', 'Turn 1', 'Turn 2']) {
    await page.keyboard.press('Shift+ArrowRight');
    await expect(turn).toHaveText(new RegExp(`^${where}, move 1 of `));
  }
  for (const where of ['Turn 1', 'At the start']) {
    await page.keyboard.press('Shift+ArrowLeft');
    await expect(turn).toHaveText(new RegExp(`^${where}, move 1 of `));
  }

  await page.keyboard.press('Space');
  await expect(key(page, 'Pause')).toBeVisible();
  await expect(move).toHaveText(/^[2-9] of /);
  await page.keyboard.press('Space');
  await expect(key(page, 'Play')).toBeVisible();
});

test('the first of what stands out leads to its move', async ({ page }) => {
  const { turn } = await atTheStart(page);
  await key(page, 'What stands out').click();
  const first = page.getByRole('dialog').getByRole('listitem').getByRole('button').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  const [, n = '', what = ''] = /^Turn (\d+): (.+)$/.exec(name) ?? [];
  await first.click();
  await expect(turn).toHaveText(new RegExp(`^Turn ${n}, move `));
  await expect(page.getByTestId('announcement')).toContainText(what);
});

test('with large words on a phone the keys for turns stay beside the one that plays', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await atOnce(page, { text: 150 });
  await atTheStart(page);
  const boxes = await Promise.all(
    ['To the turn before', 'Play', 'To the next turn'].map((name) => key(page, name).boundingBox()),
  );
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect(Math.max(...middles) - Math.min(...middles), 'one row').toBeLessThanOrEqual(4);
  for (const box of boxes) expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
});
