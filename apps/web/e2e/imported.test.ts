/** Imported cards in the browser: from a file, from the server, hostile, with pictures and without. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, test } from './fixtures.ts';
import { asFile, BAD, DECK, GOOD, HOSTILE, TAG, UNREAD, WHOLE_DECK } from './invented.ts';
import { type Serving, startServing } from './serving.ts';
import { atOnce, fromMenu, houseRules, wishFor } from './table.ts';

async function choose(page: Page, text: string, name = 'harbour.json'): Promise<void> {
  await page.goto('/#/cards/one-piece');
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  const file = { name, mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.getByLabel('File of cards').setInputFiles(file);
}
const keepButton = (page: Page): Locator => page.getByRole('button', { name: 'Keep these cards' });
async function keep(page: Page, cards: readonly object[]): Promise<void> {
  await choose(page, asFile(cards));
  await keepButton(page).click();
  await expect(page.getByText('harbour is kept in this browser.')).toBeVisible();
}
const deckOf = (page: Page, seat: number): Locator => page.getByRole('combobox', { name: `Deck of seat ${seat}` });
const listOf = (page: Page, seat: number): Locator =>
  page.getByRole('textbox', { name: `Deck of seat ${seat}, written` });
async function dealWith(page: Page, decks: readonly [string, string]): Promise<void> {
  await wishFor(page, { seats: 2, people: [1], bot: 'random', seed: 'harbour' });
  for (const [i, deck] of decks.entries()) {
    await deckOf(page, i + 1).selectOption('');
    await listOf(page, i + 1).fill(deck);
  }
  await page.getByRole('button', { name: 'Deal' }).click();
}
const leaderOf = (page: Page, seat: string): Locator => page.getByRole('list', { name: `Leader of ${seat}` });

test('a file is read, reported, kept and played with', async ({ page }) => {
  await atOnce(page);
  await choose(page, asFile([...GOOD, ...BAD.map(([card]) => card)]));
  const report = page.getByRole('region', { name: 'What is in the file' });
  await expect(report).toContainText('15 cards of harbour.json can be played with. 13 of 14 texts');
  for (const [, reason] of BAD) await expect(report).toContainText(reason);
  await expectAccessible(page, 'the report of an import');
  await keepButton(page).click();
  await page.getByRole('link', { name: 'Play with harbour' }).last().click();

  await expect(page.getByText('15 cards, 1 not wholly read, kept in this browser.')).toBeVisible();
  await dealWith(page, [DECK, WHOLE_DECK]);
  await expect(leaderOf(page, 'Port')).toContainText('Tarn of the Locks');
  await expect(page.getByTestId('notice')).toContainText('Not read to the last word');

  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(leaderOf(page, 'Port')).toContainText('Tarn of the Locks');
});

test('a match is watched again with its cards, and its record names them when they are gone', async ({ page }) => {
  await atOnce(page);
  await keep(page, GOOD);
  await page.goto('/#/setup/one-piece/harbour');
  await dealWith(page, [DECK, WHOLE_DECK]);
  await fromMenu(page, 'Concede');
  await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await page.getByRole('button', { name: 'See the result' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the record' }).click();
  const record = await (await saving).path();
  await page.getByRole('button', { name: 'Watch again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Replay of One Piece TCG');
  await expect(leaderOf(page, 'Port')).toContainText('Tarn of the Locks');

  await page.goto('/#/cards/one-piece');
  await page.getByRole('button', { name: 'Remove harbour' }).click();
  await page.getByRole('button', { name: 'Remove harbour' }).click();
  await page.goto('/#/');
  await page.getByLabel('Record file').setInputFiles(record);
  await expect(page.getByRole('alert')).toHaveText(/^There are no cards called "harbour" here: import them first/);
});

test('what is kept is not overwritten unasked, and can be removed', async ({ page }) => {
  await keep(page, GOOD);
  await choose(page, asFile(GOOD.slice(0, 9)));
  const replace = page.getByRole('checkbox', { name: 'There are cards called harbour already. Replace them.' });
  await expect(replace).toBeVisible();
  await keepButton(page).click({ force: true });
  await expect(page.getByRole('listitem').filter({ hasText: 'harbour' })).toContainText('15 cards');

  await replace.check();
  await keepButton(page).click();
  await expect(page.getByText('9 cards, 1 not wholly read, kept in this browser.')).toBeVisible();
  await page.getByRole('button', { name: 'Remove harbour' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('button', { name: 'Remove harbour' }).click();
  await page.getByRole('button', { name: 'Remove harbour' }).click();
  await expect(page.getByText('9 cards, 1 not wholly read')).toBeHidden();
  await page.goto('/#/setup/one-piece/harbour');
  await expect(page.getByRole('alert')).toHaveText(/^There are no cards called "harbour" here/);
});

test('a deck shows its cards, marks what is not read, and is exported', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await atOnce(page);
  await keep(page, GOOD);
  await page.goto('/#/setup/one-piece/harbour');
  await deckOf(page, 1).selectOption('');
  await listOf(page, 1).fill(DECK);
  await expect(page.getByText('The text of 1 card is not wholly read.')).toBeVisible();
  await page.getByText('51 cards').click();
  const cards = page.getByRole('list', { name: 'Cards of deck of seat 1' });
  await expect(cards.getByRole('listitem')).toHaveCount(14);
  await expect(cards).toContainText(`Text not wholly read: [When Attacking] ${UNREAD}`);
  await expectAccessible(page, 'a deck of imported cards');

  await page.getByRole('button', { name: 'Copy the list' }).click();
  await expect(page.getByText('Copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(DECK);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the list' }).click();
  expect((await saving).suggestedFilename()).toBe('deck.txt');

  await houseRules(page);
  await page.getByRole('combobox', { name: 'Strict' }).selectOption('on');
  await expect(page.getByRole('alert')).toContainText('XA01-002 (Harbour Cat) is not read to the last word');
});

test('a card that is not wholly read says so on its face and in its words', async ({ page }) => {
  await atOnce(page);
  await keep(
    page,
    GOOD.map((card) => ({ ...card, effect: `[When Attacking] ${UNREAD}` })),
  );
  await page.goto('/#/setup/one-piece/harbour');
  await page.getByRole('button', { name: 'Deal' }).click();
  const leader = leaderOf(page, 'Port').getByRole('button').first();
  await expect(leader).toContainText('Text not wholly read.');
  await expectAccessible(page, 'cards that are not wholly read');
  await leader.click();
  await expect(page.getByRole('dialog')).toContainText(
    `Text not wholly read, this does nothing: "[When Attacking] ${UNREAD}"`,
  );
});

test('names and texts of a hostile file are text', async ({ page }) => {
  await atOnce(page);
  await keep(page, [...GOOD, ...HOSTILE]);
  await page.goto('/#/setup/one-piece/harbour');
  await deckOf(page, 1).selectOption('');
  await listOf(page, 1).fill('1xXA01-001\n4xXA01-090\n4xXA01-091');
  await page.getByText('9 cards').click();
  const cards = page.getByRole('list', { name: 'Cards of deck of seat 1' });
  await expect(cards).toContainText(`4 × XA01-090 ${TAG}`);
  await expect(cards).toContainText('4 × XA01-091 niatpaC Tide');

  const crew = WHOLE_DECK.split('\n').slice(1, 11).join('\n');
  const hostile = `1xXA01-001\n4xXA01-090\n4xXA01-091\n${crew}\n2xXA01-014`;
  await dealWith(page, [hostile, hostile]);
  await expect(page.getByTestId('prompt').or(page.getByText('Is this hand good enough?')).first()).toBeVisible();
  expect(await page.evaluate(() => 'struck' in window || 'struck' in {})).toBe(false);
  expect(await page.locator('img').count()).toBe(0);
});

test('a file without cards says why', async ({ page }) => {
  await choose(page, '{"cards": [');
  await expect(page.getByRole('alert')).toHaveText(/^harbour.json is not JSON: /);
  await choose(page, '[1, 2]');
  await expect(page.getByRole('alert')).toHaveText(/^There is no card in harbour.json/);
  const folder = mkdtempSync(join(tmpdir(), 'vast-'));
  writeFileSync(join(folder, 'harbour.json'), '[]');
  truncateSync(join(folder, 'harbour.json'), 17 * 2 ** 20);
  await page.getByLabel('File of cards').setInputFiles(join(folder, 'harbour.json'));
  await expect(page.getByRole('alert')).toHaveText('harbour.json has 17 MB; 16 MB are allowed.');
  rmSync(folder, { recursive: true });
});

test.describe('from the server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imported-'));
  const [cards, images] = [join(folder, 'cards'), join(folder, 'images')];
  let serving: Serving;
  test.beforeAll(async () => {
    mkdirSync(cards);
    mkdirSync(images);
    writeFileSync(join(cards, 'quay.json'), asFile(GOOD));
    writeFileSync(join(cards, 'broken.json'), '{');
    writeFileSync(join(images, 'XA01-001.png'), Buffer.from(DOT, 'base64'));
    writeFileSync(join(images, 'XA01-002.png'), 'no picture');
    serving = await startServing(['--cards', cards, '--images', images]);
  });
  test.afterAll(async () => {
    await serving.stop();
    rmSync(folder, { recursive: true });
  });

  test('sets are listed, chosen and played with', async ({ page }) => {
    await atOnce(page);
    await page.goto(`${serving.address}#/cards/one-piece`);
    await expect(page.getByText('The cards "broken" cannot be used')).toBeVisible();
    await page.goto(`${serving.address}#/setup/one-piece`);
    await page.getByRole('combobox', { name: 'Played with' }).selectOption('quay');
    await dealWith(page, [DECK, WHOLE_DECK]);
    await expect(leaderOf(page, 'Port')).toContainText('Tarn of the Locks');
  });

  test('a save whose cards have changed is refused with the reason', async ({ page }) => {
    await atOnce(page);
    await page.goto(`${serving.address}#/setup/one-piece/quay`);
    await dealWith(page, [DECK, WHOLE_DECK]);
    await expect(leaderOf(page, 'Port')).toContainText('Tarn of the Locks');
    writeFileSync(join(cards, 'quay.json'), asFile(GOOD.slice(0, 14)));
    await page.reload();
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByText(/was saved with the cards "quay" as they were then/)).toBeVisible();
    writeFileSync(join(cards, 'quay.json'), asFile(GOOD));
  });

  test('pictures lie over the cards that have one', async ({ page }) => {
    await atOnce(page);
    await page.goto(`${serving.address}#/setup/one-piece/quay`);
    await dealWith(page, [DECK, WHOLE_DECK]);
    const picture = leaderOf(page, 'Port').locator('img');
    await expect(picture).toHaveAttribute('src', '/card-images/XA01-001');
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1);
    const sources = await page.locator('img').evaluateAll((all) => all.map((img) => img.getAttribute('src')));
    expect(new Set(sources)).toEqual(new Set(['/card-images/XA01-001']));
  });
});

/** A picture of one point. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

test.describe('from another site', () => {
  let serving: Serving;
  test.beforeAll(async () => {
    serving = await startServing(['--cards', 'nowhere', '--images', 'https://pictures.example/cards/{id}.png']);
  });
  test.afterAll(() => serving.stop());

  test('pictures are shown: the policy allows that site', async ({ page }) => {
    const asked: string[] = [];
    await page.route('https://pictures.example/**', (route) => {
      asked.push(route.request().url());
      return route.fulfill({ status: 200, contentType: 'image/png', body: Buffer.from(DOT, 'base64') });
    });
    await atOnce(page);
    await page.goto(`${serving.address}#/setup/one-piece`);
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(leaderOf(page, 'Port').locator('img')).toHaveAttribute(
      'src',
      /^https:\/\/pictures\.example\/cards\/LW-/,
    );
    await expect.poll(() => asked.length).toBeGreaterThan(1);
  });

  test('a broken picture leaves the drawn card', async ({ page }) => {
    await page.route('https://pictures.example/**', (route) =>
      route.fulfill({ status: 200, contentType: 'image/png', body: 'no picture' }),
    );
    await atOnce(page);
    await page.goto(`${serving.address}#/setup/one-piece`);
    await page.getByRole('button', { name: 'Deal' }).click();
    await expect(leaderOf(page, 'Port')).toBeVisible();
    await expect(page.locator('img')).toHaveCount(0);
    await expect(
      leaderOf(page, 'Port')
        .getByText(/\w+ \w+/)
        .first(),
    ).toBeVisible();
  });
});
