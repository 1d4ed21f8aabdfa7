/** A match that changes its language while it is played. */
import { expect, test } from 'vitest';
import type { AnyGame } from './shelf.ts';
import { caravan } from './test/caravan.ts';
import { begin, PERSON, planOf } from './test/door.ts';
import { type FakePage, fakePage } from './test/fake.ts';

/** Caravan with other words: enough to see which are spoken. */
const other: AnyGame = { ...caravan, words: { ...caravan.words, event: ({ type }) => `घटना ${type}` } };
const load = (_game: string, _cards: string, language = 'en'): Promise<AnyGame> =>
  Promise.resolve(language === 'hi' ? other : caravan);
const said = ({ store }: FakePage): string[] => store.getState().log.map(({ text }) => text);

test('every line is told anew, the position is as it was, and what follows is told in the new language', async () => {
  const page = fakePage({ load });
  await begin(page, planOf('caravan', [PERSON, 'idler'], {}));
  page.store.getState().answer(0, { do: 'pass' });
  for (let i = 0; i < 5; i++) await page.pass(2_000);
  const [before, { view }] = [said(page), page.store.getState()];
  expect(before.length).toBeGreaterThan(1);
  expect(before.every((text) => /^[A-Z]/.test(text))).toBe(true);

  page.store.getState().speak('hi');
  await page.settle();
  expect(said(page)).toHaveLength(before.length);
  expect(said(page).every((text) => text.startsWith('घटना'))).toBe(true);
  expect(page.store.getState()).toMatchObject({ status: 'playing', problem: null, loaded: other });
  expect(page.store.getState().view).toEqual(view);

  page.store.getState().answer(0, { do: 'pass' });
  for (let i = 0; i < 5; i++) await page.pass(2_000);
  expect(said(page).length).toBeGreaterThan(before.length);
  expect(said(page).every((text) => text.startsWith('घटना'))).toBe(true);
});

test('a language chosen while the match is on its way is the one it is told in', async () => {
  const page = fakePage({ load });
  page.store.getState().setSpeed(0);
  page.store.getState().start(planOf('caravan', [PERSON, 'idler'], {}));
  page.store.getState().speak('hi');
  await page.settle();
  page.store.getState().answer(0, { do: 'pass' });
  for (let i = 0; i < 5; i++) await page.pass(2_000);
  expect(said(page).length).toBeGreaterThan(1);
  expect(said(page).every((text) => text.startsWith('घटना'))).toBe(true);
});
