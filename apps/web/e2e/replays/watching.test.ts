/** Whoever only watches: a table that is drawn for the room it has, and that does not speak to them as to a player. */
import { expect, test } from '../fixtures.ts';
import { faultsOf } from '../layout/measure.ts';
import { LONG, openLong } from './long-games.ts';

/** The keys of a replay take a third of a low screen; from 1400 points on a panel takes some of the width. */
const SIZES = [
  [1024, 768],
  [1280, 720],
  [1366, 768],
  [1440, 900],
] as const;

for (const [game, match] of LONG) {
  test(`a replay of ${game} on desks of four sizes`, async ({ page }) => {
    const slider = await openLong(page, match());
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await slider.fill('60');
      await expect(page.locator('output')).toHaveText(/^60 /);
      expect(await faultsOf(page, true), `${width} x ${height}`).toEqual([]);
    }
  });
}

test('on the plates of One Piece, name and Life stand beside each other, and cards can be told apart', async ({
  page,
}) => {
  const [onePiece] = LONG;
  if (!onePiece) throw new Error('there is no such match');
  const slider = await openLong(page, onePiece[1]());
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    await slider.fill('60');
    await expect(page.locator('.op-plate').first()).toBeVisible();
    for (const plate of await page.locator('.op-plate').all()) {
      const [name, life] = [
        await plate.locator('.op-who').boundingBox(),
        await plate.locator('.op-life').boundingBox(),
      ];
      if (!name || !life) throw new Error('a plate without a name or Life');
      expect(name.x + name.width, `${width} x ${height}`).toBeLessThanOrEqual(life.x);
    }
    const cell = await page.locator('.op-characters .op-cell').first().boundingBox();
    expect(cell?.height, `${width} x ${height}`).toBeGreaterThan(80);
  }
});

test('nobody who watches is told that it is their turn, or what they have to do first', async ({ page }) => {
  for (const [, match] of LONG.slice(0, 2)) {
    const slider = await openLong(page, match());
    for (const step of ['0', '30', '60', '61', '90']) {
      await slider.fill(step);
      await expect(page.locator('output')).toHaveText(new RegExp(`^${step} `));
      await expect(page.getByText(/, yours$/)).toHaveCount(0);
      await expect(page.locator('.j-slot')).toHaveCount(0);
    }
  }
});

test('in a run of Dhappa Baaji each card lies on the one before it, a wild too', async ({ page }) => {
  const dhappa = LONG.find(([game]) => game === 'Dhappa Baaji');
  if (!dhappa) throw new Error('there is no such match');
  const slider = await openLong(page, dhappa[1]());
  await slider.fill('290');
  await expect(page.locator('output')).toHaveText(/^290 /);
  const [seen, hidden] = await page.evaluate(() => {
    const all = [...document.querySelectorAll('.run:not(.strip) .run-card')];
    const isSeen = (card: Element): boolean => {
      const { left, top, height } = card.getBoundingClientRect();
      const there = document.elementsFromPoint(left + 6, top + height / 2);
      return there.find((one) => one.matches('.run-card')) === card;
    };
    const label = (card: Element): string => `${card.getAttribute('aria-label')}`;
    return [all.filter(isSeen).map(label), all.filter((card) => !isSeen(card)).map(label)];
  });
  expect(hidden).toEqual([]);
  expect(seen.filter((one) => one.includes('2')).length, 'wilds are among them').toBeGreaterThan(3);
});

/** What everything else on a board stands on or beside. */
const BOARDS: Readonly<Record<string, string>> = {
  'One Piece': '.op-mat',
  Jambo: '.j-board',
  'Dhappa Baaji': '.mat',
  'The Door': '.door-picture',
};
test('on a small phone the board of a replay is at least half as wide as the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [game, match] of LONG) {
    const slider = await openLong(page, match());
    // In a match of The Door a card is carried out after 44 moves, and none after 49.
    for (const step of ['44', '49']) {
      await slider.fill(step);
      await expect(page.locator('output')).toHaveText(new RegExp(`^${step} `));
      const board = await page
        .locator(BOARDS[game] ?? '')
        .first()
        .boundingBox();
      expect(board?.width, `${game}, move ${step}`).toBeGreaterThanOrEqual(180);
      expect(board?.height, `${game}, move ${step}`).toBeGreaterThanOrEqual(150);
    }
  }
});
