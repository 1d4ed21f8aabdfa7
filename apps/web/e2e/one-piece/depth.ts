/** The table in depth as a test sees it: what it is made of, what it shows, and what it should show. */
import { type Host, host, type MatchRecord } from '@dealers-choice/host';
import { type MatchOf, type Seat, seedRng } from '@dealers-choice/kernel';
import { type OnePiece, onePiece, snapshot } from '@dealers-choice/one-piece';
import { bots } from '@dealers-choice/one-piece/bot';
import { layOut, type ShownThing, type Stats, TALL, thingsOf, WIDE } from '@dealers-choice/one-piece/scene';
import { expect, type Page } from '@playwright/test';
import type { SavedMatch } from '../../src/match/worker/saves.ts';
import { leave } from '../positions.ts';
import { atOnce } from '../table.ts';
import { reachMatch } from '../voyages.ts';

/** A browser whose graphics card is a program: slow, but the same picture. */
export const SOFTWARE_GL = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  chromiumSandbox: false,
  args: ['--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist', '--no-first-run'],
};
export const isLong = process.env.TEST_LONG !== undefined;

export const statsOf = (page: Page): Promise<Stats> =>
  page.evaluate(() => {
    const canvas = document.querySelector<HTMLCanvasElement>('.op-canvas');
    canvas?.dispatchEvent(new Event('stats'));
    return JSON.parse(canvas?.dataset.stats ?? '{"frames":0,"things":[]}') as Stats;
  });

/** Nothing is drawn any more: everything lies. */
export async function atRest(page: Page): Promise<Stats> {
  await expect
    .poll(
      async () => {
        const before = await statsOf(page);
        await page.waitForTimeout(300);
        const after = await statsOf(page);
        return after.frames > 0 && after.frames === before.frames;
      },
      { timeout: 60_000, intervals: [50] },
    )
    .toBe(true);
  return statsOf(page);
}

/** `how`: 'keep' for a scene that is never given up. */
export async function openInDepth(page: Page, saved: SavedMatch, how: '' | 'keep' = ''): Promise<void> {
  await atOnce(page);
  await leave(page, saved);
  await page.goto(`/?scene${how && `=${how}`}#/table`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('.op-canvas')).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.op-mirrored').first()).toBeAttached();
}

/** What must lie on the table in this position. */
export function shouldShow(view: MatchOf<OnePiece>, near: Seat = 0, mat: 'wide' | 'tall' = 'wide'): ShownThing[] {
  const scene = snapshot(view, onePiece.kit);
  return thingsOf(layOut({ scene, mat: mat === 'wide' ? WIDE : TALL, near, isFresh: () => false }));
}

/** The match behind a save or a record, after as many of its moves as are wanted. */
export function standingMatch(
  { seed, options, moves }: Pick<MatchRecord, 'seed' | 'options' | 'moves'>,
  steps = moves.length,
): Host<OnePiece> {
  const played = host(onePiece, { seats: 2, options, seed });
  for (const entry of moves.slice(0, steps)) {
    const refused = 'move' in entry ? played.play(entry.seat, entry.move) : null;
    if (refused) throw new Error(`a move of the record is refused: ${refused.code}`);
  }
  return played;
}
export const standingSave = ({ plan, log }: SavedMatch): Host<OnePiece> =>
  standingMatch({ seed: plan.seed, options: plan.options, moves: log });

/** A whole match between two navigators. */
export function navigated(seed: string, decks: [string, string]): Host<OnePiece> {
  const played = host(onePiece, { seats: 2, options: { decks }, seed });
  const rng = seedRng(seed);
  const [navigator] = bots;
  while (played.match.asking && !played.match.over) {
    const [seat = 0] = played.match.asking.seats;
    const move = navigator?.choose(played.view(seat), seat, rng);
    const refused = move ? played.play(seat, move) : { code: 'no answer' };
    if (refused) throw new Error(refused.code);
  }
  return played;
}

export const busy = (): SavedMatch =>
  reachMatch({
    prompt: 'main',
    decks: 'ember,grove',
    when: (_q, { table: t, turn }) =>
      turn > 10 && t.characters[0].length > 2 && t.characters[1].length > 2 && t.donActive[0] > 3,
  });
