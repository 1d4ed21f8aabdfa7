/** Matches with imported cards: the match, its save and its record name them, and others are not taken for them. */
import { expect, test } from 'vitest';
import { aCharacter, asFile, DECK, GOOD, UNREAD, WHOLE_DECK } from '../../e2e/invented.ts';
import { NOTHING_BEFORE, readSource } from '../cards/read-source.ts';
import { GAMES, loadGame } from '../games.ts';
import { PATIENCE_MS } from './line.ts';
import { defaultPlan } from './plan.ts';
import { planProblem } from './plan-check.ts';
import type { AnyGame } from './shelf.ts';
import { type FakePage, fakePage, fakeSaves } from './test/fake.ts';
import { openReel } from './worker/reel.ts';

async function gameOf(cards: readonly object[], name = 'harbour'): Promise<AnyGame> {
  const sets = GAMES.find(({ id }) => id === 'one-piece')?.cardSets;
  if (!sets) throw new Error('one-piece is played with cards from files');
  const source = { path: name, content: { text: asFile(cards) } };
  const { set } = await readSource(source, await sets.reader(), NOTHING_BEFORE);
  return sets.shelve(set, name);
}

/** A page where these sets have been imported. */
const having =
  (sets: Record<string, AnyGame>) =>
  async (game: string, cards: string): Promise<AnyGame> => {
    if (cards === '') return loadGame(game);
    const found = sets[cards];
    if (!found) throw new Error(`There are no cards called "${cards}" here.`);
    return found;
  };

const OTHERS = [...GOOD, aCharacter(70)];
const planOf = (game: AnyGame) => ({ ...defaultPlan(game), options: { decks: [DECK, WHOLE_DECK] }, seed: 'harbour' });

async function begun(harbour: AnyGame, saves = fakeSaves()): Promise<FakePage> {
  const page = fakePage({ load: having({ harbour }), saves });
  page.store.getState().start(planOf(harbour));
  await page.settle();
  return page;
}

test('the match is played with them, and its record says so', async () => {
  const page = await begun(await gameOf(GOOD));
  const { status, loaded, plan } = page.store.getState();
  expect([status, loaded?.cards, plan?.cards]).toEqual(['playing', 'harbour', 'harbour']);

  const record = await page.store.getState().exportRecord();
  expect(record).toMatchObject({ cards: 'harbour', cardSet: loaded?.game.cardSet });
});

test('a reload goes on with them', async () => {
  const harbour = await gameOf(GOOD);
  const { saves } = await begun(harbour);
  const page = fakePage({ load: having({ harbour }), saves });
  page.store.getState().resume();
  await page.settle();

  const { status, problem, loaded, view } = page.store.getState();
  expect([status, problem, loaded?.cards, view?.game]).toEqual(['playing', null, 'harbour', 'one-piece']);
});

test.each([
  ['that have changed', { harbour: OTHERS }, /was saved with the cards "harbour" as they were then \(\w{16}\)/],
  ['that are gone', {}, 'There are no cards called "harbour" here.'],
])('a save with cards %s is refused, and kept', async (_, sets, reason) => {
  const { saves } = await begun(await gameOf(GOOD));
  const games = Object.entries(sets).map(async ([name, cards]) => [name, await gameOf(cards)] as const);
  const page = fakePage({ load: having(Object.fromEntries(await Promise.all(games))), saves });
  page.store.getState().resume();
  await page.settle();

  expect(page.store.getState().status).toBe('failed');
  expect(page.store.getState().problem).toMatch(reason);
  expect(saves.kept.size).toBe(1);
});

test('a record is watched with its cards, and with no others', async () => {
  const [harbour, changed] = [await gameOf(GOOD), await gameOf(OTHERS)];
  const page = await begun(harbour);
  const text = JSON.stringify(await page.store.getState().exportRecord());

  expect((await openReel(text, { load: having({ harbour }) })).record.cards).toBe('harbour');
  await expect(openReel(text, { load: having({ harbour: changed }) })).rejects.toThrow(
    /, called "harbour"; here is \w{16}/,
  );
  await expect(openReel(text, { load: having({}) })).rejects.toThrow('There are no cards called "harbour" here.');
});

test('a worker that waits for the cards to be read is not given up', async () => {
  const harbour = await gameOf(GOOD);
  const { saves } = await begun(harbour);
  let arrive = (_game: AnyGame): void => {};
  const reading = new Promise<AnyGame>((resolve) => {
    arrive = resolve;
  });
  const page = fakePage({ load: () => reading, saves });
  page.store.getState().resume();
  for (let i = 0; i < 6; i++) {
    page.ticker.pass(PATIENCE_MS);
    await Promise.resolve();
  }
  arrive(harbour);
  await page.settle();

  expect([page.store.getState().status, page.workers]).toEqual(['playing', 1]);
});

test('a page that knows other cards than its worker does not show them', async () => {
  const [before, after] = [await gameOf(GOOD), await gameOf(OTHERS)];
  let asked = 0;
  const page = fakePage({ load: async () => (asked++ === 1 ? after : before) });
  page.store.getState().start(planOf(before));
  await page.settle();

  expect(page.store.getState().problem).toBe('The cards "harbour" have changed since this page was opened: reload it.');
});

test('a deck shows its cards, and what of them is not read; a strict match refuses it', async () => {
  const harbour = await gameOf(GOOD);
  const list = harbour.list?.('decks', DECK);
  expect(list?.lines.slice(0, 2)).toMatchObject([
    { n: 1, id: 'XA01-001', name: 'Tarn of the Locks', unread: [] },
    { n: 4, id: 'XA01-002', name: 'Harbour Cat', unread: [expect.stringContaining(UNREAD)] },
  ]);
  expect(list?.text).toBe(DECK);
  expect(harbour.list?.('decks', 'random')).toBeNull();
  expect(harbour.list?.('decks', '')).toBeNull();

  const strict = { ...planOf(harbour), options: { decks: [DECK, WHOLE_DECK], strict: true } };
  expect(planProblem(harbour, planOf(harbour))).toBeNull();
  expect(planProblem(harbour, strict)).toContain('XA01-002 (Harbour Cat) is not read to the last word');
});
