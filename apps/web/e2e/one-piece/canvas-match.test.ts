/** Whole matches on the canvas: things are pressed where they are drawn, with a pointer and with a finger. */
import { readFileSync } from 'node:fs';
import { type MatchRecord, parseRecord } from '@dealers-choice/host';
import type { Locator, Page, TestInfo } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { nextWait } from '../table.ts';
import { reachMatch } from '../voyages.ts';
import { atRest, openInDepth, SOFTWARE_GL, shouldShow, standingMatch, standingSave } from './depth.ts';

test.slow();
test.use({ launchOptions: SOFTWARE_GL });

/** The end is a few attacks away, and there is somebody to attack with. */
const nearTheEnd = () =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t }) => t.life[1].length < 2 && t.rested[t.leader[0][0] ?? 0] === 0 && t.donActive[0] > 3,
  });

type Touch = (page: Page, x: number, y: number) => Promise<void>;

/** Presses the screen where a thing lies. False: nothing is there any more. */
async function pick(page: Page, thing: Locator, touch: Touch): Promise<boolean> {
  const box = await thing.boundingBox({ timeout: 2_000 }).catch(() => null);
  if (!box) return false;
  await touch(page, box.x + box.width / 2, box.y + box.height * 0.4);
  return true;
}

/** Attacks the Leader with whoever can, and ends the turn; gives how many answers were picked on the canvas. */
async function playOnCanvas(page: Page, touch: Touch): Promise<number> {
  const question = (): Promise<string | null> => page.getByTestId('tray').getAttribute('data-question');
  let picks = 0;
  for (let n = 0; n < 90 && (await nextWait(page)) !== 'over'; n++) {
    const at = await question();
    const able = page.locator('.op-mirrored[data-state="can"] .op-tap');
    for (let one = 0; one < Math.min(6, await able.count()) && (await question()) === at; one++) {
      if (!(await pick(page, able.nth(one), touch))) break;
      const target = page.locator('.op-mirrored[data-state="target"] .op-tap').last();
      if ((await target.count()) > 0 && (await pick(page, target, touch))) {
        const answered = async (): Promise<boolean> => (await question()) !== at;
        if (
          await expect
            .poll(answered, { timeout: 3_000 })
            .toBe(true)
            .then(
              () => true,
              () => false,
            )
        )
          picks++;
        break;
      }
      await page
        .getByRole('button', { name: 'Back' })
        .click({ timeout: 1_000 })
        .catch(() => undefined);
    }
    const gold = page.locator('.op-btn[data-bright]').or(page.locator('[data-confirm]'));
    for (let press = 0; press < 3 && (await question().catch(() => null)) === at; press++) {
      if (await page.getByRole('button', { name: 'See the result' }).isVisible()) break;
      await gold
        .first()
        .click({ timeout: 2_000 })
        .catch(() => undefined);
      await page.waitForTimeout(120);
    }
  }
  await expect(page.getByRole('button', { name: 'See the result' })).toBeVisible();
  return picks;
}

async function recordFrom(page: Page, info: TestInfo): Promise<MatchRecord> {
  await page.getByRole('button', { name: 'See the result' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const file = info.outputPath('match.record.json');
  await (await saving).saveAs(file);
  return parseRecord(readFileSync(file, 'utf8'));
}

async function playsWhole(page: Page, info: TestInfo, touch: Touch, mat: 'wide' | 'tall'): Promise<void> {
  const saved = nearTheEnd();
  await openInDepth(page, saved);
  const before = await atRest(page);
  expect(before.things).toEqual(shouldShow(standingSave(saved).view(0), 0, mat));
  const picks = await playOnCanvas(page, touch);
  const after = await atRest(page);
  const record = await recordFrom(page, info);
  const attacks = record.moves
    .slice(saved.log.length)
    .filter((entry) => entry.seat === 0 && 'move' in entry && 'do' in entry.move && entry.move.do === 'attack');
  console.log(`${picks} attacks picked on the canvas, ${attacks.length} in the record`);
  expect(picks).toBeGreaterThan(0);
  expect(attacks.length).toBeGreaterThanOrEqual(picks);
  expect(after.things).toEqual(shouldShow(standingMatch(record).view(0), 0, mat));
  expect([after.geometries, after.programs, after.textures]).toEqual([
    before.geometries,
    before.programs,
    before.textures,
  ]);
}

test('[OP-R16] a match is played on the canvas by pressing what is drawn', async ({ page }, info) => {
  await playsWhole(page, info, (at, x, y) => at.mouse.click(x, y), 'wide');
});

test.describe('with a finger on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('[OP-R16] a match is played on the canvas by touch', async ({ page }, info) => {
    await playsWhole(page, info, (at, x, y) => at.touchscreen.tap(x, y), 'tall');
  });
});
