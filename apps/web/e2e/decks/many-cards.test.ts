/** A large imported set in the deck room: read with a word, searched at each key, scrolled without a gap. */
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { aCharacter, asFile } from '../invented.ts';

const MANY = 5000;
const TEXTS = ['[Blocker]', '[On Play] Draw 1 card.', '', '[Rush]', '[When Attacking] Draw 1 card.'];
const NAMES = ['Harbour', 'Lantern', 'Anchor', 'Gull', 'Rope', 'Tar', 'Sail'];

const many = Array.from({ length: MANY }, (_, i) => ({
  ...aCharacter(1),
  id: `XM${String(Math.floor(i / 900) + 1).padStart(2, '0')}-${String((i % 900) + 1).padStart(3, '0')}`,
  name: `${NAMES[i % NAMES.length]} Hand ${i}`,
  cost: 1 + (i % 9),
  effect: TEXTS[i % TEXTS.length],
}));

async function choose(page: Page): Promise<void> {
  await page.goto('/#/cards/one-piece');
  const file = { name: 'many.json', mimeType: 'application/json', buffer: Buffer.from(asFile(many)) };
  await page.getByLabel('File of cards').setInputFiles(file);
}

test('[OP-R16] 5,000 cards are imported with a word, searched at each key and scrolled without a gap', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await choose(page);
  await expect(page.getByText(/of 5000 texts/)).toBeVisible({ timeout: 30_000 });
  const soFar = async (): Promise<number> =>
    Number.parseInt((await page.getByText(/of 5000 texts/).textContent()) ?? '0', 10);
  await expect.poll(soFar, { timeout: 60_000 }).toBeGreaterThan(MANY / 2);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('many.json was not read to the end.')).toBeVisible();

  // What was read is kept: a second try goes on from there.
  await choose(page);
  await expect(page.getByText(/of 5000 texts/)).toBeVisible({ timeout: 30_000 });
  expect(await soFar()).toBeGreaterThanOrEqual(MANY / 2 - 200);
  await expect(page.getByRole('button', { name: 'Keep these cards' })).toBeVisible({ timeout: 150_000 });
  // What was read is kept: the same file is there at once.
  const began = Date.now();
  await choose(page);
  await expect(page.getByRole('button', { name: 'Keep these cards' })).toBeVisible({ timeout: 30_000 });
  console.log(`5,000 cards once more: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  await page.getByRole('button', { name: 'Keep these cards' }).click();

  await page.goto('/#/decks/one-piece');
  await page.getByRole('button', { name: 'All decks' }).click();
  await page.getByRole('combobox', { name: 'Cards' }).selectOption('many');
  await expect(page.getByText('5000 of 5000')).toBeVisible({ timeout: 60_000 });

  const gaps = await page.locator('.deck-collection').evaluate(async (scroller) => {
    const frame = () => new Promise(requestAnimationFrame);
    const found: string[] = [];
    for (const step of [150, 700, 1900, 6000, -900, -20_000, 40_000]) {
      for (let i = 0; i < 6; i++) {
        scroller.scrollTop += step / 2;
        await frame();
        const { top, bottom, left, right } = scroller.getBoundingClientRect();
        for (const y of [0.05, 0.35, 0.65, 0.95].map((share) => top + share * (bottom - top))) {
          const there = [...scroller.querySelectorAll('li')].some((one) => {
            const { top: from, bottom: to } = one.getBoundingClientRect();
            return from - 50 <= y && to + 50 >= y;
          });
          if (!there && left < right) found.push(`${Math.round(scroller.scrollTop)} at ${Math.round(y)}`);
        }
      }
    }
    return found;
  });
  expect(gaps).toEqual([]);

  const times = await page.getByRole('searchbox', { name: 'Search' }).evaluate(async (input: HTMLInputElement) => {
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const all: number[] = [];
    for (const word of ['lantern', 'draw 1 card', 'xm03-01']) {
      for (let n = 1; n <= word.length; n++) {
        const began = performance.now();
        set?.call(input, word.slice(0, n));
        input.dispatchEvent(new Event('input', { bubbles: true }));
        all.push(performance.now() - began);
        await new Promise(requestAnimationFrame);
      }
    }
    return all;
  });
  const sorted = [...times].sort((a, b) => a - b);
  const [usual, slowest] = [sorted[sorted.length >> 1], sorted.at(-1)];
  console.log(`a key among 5,000 cards: ${usual?.toFixed(1)} ms, the slowest ${slowest?.toFixed(0)} ms`);
  await expect(page.getByText('10 of 5000')).toBeVisible();
});
