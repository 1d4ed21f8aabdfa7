import { dhappaBaaji } from '@dealers-choice/dhappa-baaji';
import { jambo } from '@dealers-choice/jambo';
import { onePiece } from '@dealers-choice/one-piece';
import { theDoor } from '@dealers-choice/the-door';
import type { Locator, Page } from '@playwright/test';
import { expect } from '../fixtures.ts';
import { type LongMatch, longMatch } from './long-match.ts';

/** By name: a match that is as long as matches of this game are. */
export const LONG: readonly (readonly [string, () => LongMatch])[] = [
  ['One Piece', () => longMatch(onePiece, 2)],
  ['Jambo', () => longMatch(jambo, 2)],
  ['Dhappa Baaji', () => longMatch(dhappaBaaji, 4)],
  ['The Door', () => longMatch(theDoor, 9)],
];

/** Opens it from a file; gives the slider, once the table stands still. */
export async function openLong(page: Page, { record }: LongMatch): Promise<Locator> {
  await page.goto('/');
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: 'long.record.json', mimeType: 'application/json', buffer };
  await page.getByLabel('Record file').setInputFiles(file);
  const slider = page.getByRole('slider', { name: 'Move' });
  await expect(slider).toBeVisible();
  await page.waitForTimeout(1_000);
  return slider;
}
