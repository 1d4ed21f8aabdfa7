/** Whether everybody can read and use a screen, in all its colours. */
import type { Page } from '@playwright/test';
import { expect, expectAccessible } from '../fixtures.ts';

/** Opened once, then looked at by day and by night, where only the colours differ. */
export async function expectInAllColours(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expectAccessible(page, `${screen}, dark`, ['color-contrast']);
  await page.emulateMedia({ colorScheme: 'light' });
}

/** With more contrast every word has seven to one on its ground, as the strictest level wants. */
export async function expectMoreContrast(page: Page, screen: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await expect(page.locator('html')).toHaveAttribute('data-contrast', 'more');
    await expectAccessible(page, `${screen}, ${colorScheme}, more contrast`, ['color-contrast-enhanced']);
  }
}
/** Where it is looked at. */
export const STRONG = [
  'home',
  'setup-the-door-unfolded',
  'settings',
  'matches',
  'stats',
  'rules-jambo',
  'result-jambo',
  'room',
];
