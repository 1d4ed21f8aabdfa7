import { parseRecord, replay } from '@dealers-choice/host';
import { theDoor } from '@dealers-choice/the-door';
import { expect, test } from 'vitest';
import { MOST_FINISHED } from './limits.ts';
import { begin, doorPlan, PERSON, planOf, playToEnd } from './test/door.ts';
import { type FakePage, fakePage } from './test/fake.ts';
import type { SavedMatch } from './worker/saves.ts';

const SEED = 'nobody may see this seed';
const plan = { ...doorPlan(PERSON, 'random'), seed: SEED };
const kept = (page: FakePage) => page.store.getState().kept;

async function finished(): Promise<{ page: FakePage; key: string }> {
  const page = fakePage();
  await begin(page, plan);
  await playToEnd(page);
  const [key = ''] = page.saves.kept.keys();
  return { page, key };
}

test('several matches are left, listed, and gone on with by name', async () => {
  let now = 0;
  const page = fakePage({ today: () => ++now });
  await begin(page, plan);
  const first = page.store.getState().view;
  await begin(page, planOf('jambo', [PERSON, 'random']));
  const { matches, past } = await kept(page).list();
  expect(matches.map(({ game, over }) => [game, over])).toEqual([
    ['jambo', false],
    ['the-door', false],
  ]);
  expect(past).toEqual([]);

  page.store.getState().resume(matches[1]?.key);
  await page.settle();
  expect(page.store.getState()).toMatchObject({ status: 'playing', plan: { game: 'the-door' } });
  expect(page.store.getState().view).toEqual(first);
});

test('the page is told who plays and how far it is, and neither seed nor options nor moves', async () => {
  const page = fakePage();
  await begin(page, plan);
  const { matches } = await kept(page).list();
  expect(matches).toEqual([
    { key: expect.any(String), game: 'the-door', when: 1_000, turn: 0, seats: plan.seats, over: false, ending: null },
  ]);
  expect(JSON.stringify(page.toPage)).not.toContain(SEED);
});

test('a finished match is kept with its record and its end', async () => {
  const { page, key } = await finished();
  const winners = page.store.getState().view?.over?.winners;
  const { matches, past } = await kept(page).list();
  expect(matches).toMatchObject([{ key, over: true, ending: { winners, figures: [] } }]);
  expect(past).toEqual(matches);

  const record = parseRecord(await (await kept(page).recordFile(key)).text());
  expect(replay(theDoor, record).match.over?.winners).toEqual(winners);
});

test('a running match is exported as far as it was played', async () => {
  const page = fakePage();
  await begin(page, plan);
  page.store.getState().leave();
  const [{ key } = { key: '' }] = (await kept(page).list()).matches;
  const record = parseRecord(await (await kept(page).recordFile(key)).text());
  expect(record).toMatchObject({ game: 'the-door', seed: SEED });
  await expect(kept(page).recordFile('another')).rejects.toThrow('This match is not kept any more.');
});

test('the gold of Jambo is noted for each seat', async () => {
  const page = fakePage();
  await begin(page, planOf('jambo', [PERSON, 'random']));
  page.store.getState().concede(0);
  await page.settle();
  const { past } = await kept(page).list();
  const table: unknown = page.store.getState().view?.table;
  expect(past).toMatchObject([{ ending: { winners: [1], figures: [20, 20] } }]);
  expect(table).toMatchObject({ gold: past[0]?.ending?.figures });
});

test('a match that is deleted is off the table and still counted', async () => {
  const { page, key } = await finished();
  const { matches, past } = await kept(page).drop(key);
  expect(matches).toEqual([]);
  expect(past).toHaveLength(1);
  expect(page.store.getState().status).toBe('none');
  await page.settle();
  expect(page.saves.kept.size).toBe(0);
});

test('records of the oldest finished matches make room, and stay counted', async () => {
  const { page, key } = await finished();
  const old = page.saves.kept.get(key) as SavedMatch;
  page.saves.kept.clear();
  for (let i = 0; i < MOST_FINISHED + 2; i++) {
    page.saves.kept.set(`old ${i}`, { ...old, key: `old ${i}`, when: i + 1 });
  }
  await begin(page, plan);
  const names = [...page.saves.kept.keys()];
  expect(names).toHaveLength(MOST_FINISHED + 1);
  expect(names).not.toContain('old 0');
  expect(names).not.toContain('old 1');
  expect(names).toContain('old 2');
  expect(page.past.lines.has(key)).toBe(true);
});

test('everything goes out as one file and comes back, once', async () => {
  const { page } = await finished();
  await begin(page, { ...plan, seed: 'second' });
  page.store.getState().leave();
  const before = await kept(page).list();
  const part = await kept(page).pack();
  const file = new Blob(['{"settings":{"speed":2},"kept":', part, '}']);

  const empty = await kept(page).erase();
  expect(empty).toEqual({ matches: [], past: [] });
  await page.settle();
  expect(page.store.getState().saved).toBeNull();

  const back = await kept(page).unpack(file);
  expect(back).toEqual({ matches: 2, rest: { settings: { speed: 2 } } });
  expect(await kept(page).list()).toEqual(before);
  expect((await kept(page).unpack(file)).matches).toBe(0);
  expect(await kept(page).list()).toEqual(before);
  expect(JSON.stringify(page.toPage)).not.toContain(SEED);
});

test('erasing during a match leaves nothing that a later move would save again', async () => {
  const page = fakePage();
  await begin(page, plan);
  await kept(page).erase();
  await page.pass(5_000);
  expect(page.saves.kept.size).toBe(0);
  expect(page.store.getState().status).toBe('none');
});

test.each([
  ['to be or not to be', 'This file cannot be read: it is not JSON.'],
  ['{"dealersChoice":2}', 'This file was not made by "Export everything".'],
  ['{"kept":{"format":9}}', 'This file has format 9; this version reads 1.'],
  ['{"kept":{"format":1,"matches":[{"key":"a"}],"past":[]}}', 'A match in this file is damaged.'],
  ['{"kept":{"format":1,"matches":[],"past":[{}]}}', 'What this file says about finished matches is damaged.'],
])('a file that was not made here changes nothing: %s', async (text, why) => {
  const { page } = await finished();
  const before = await kept(page).list();
  await expect(kept(page).unpack(new Blob([text]))).rejects.toThrow(why);
  expect(await kept(page).list()).toEqual(before);
});

test.each(['5', '{}', '[{"note":{},"cards":[]}]', '[null]'])(
  'no match comes back beside damaged cards: %s',
  async (sets) => {
    const { page } = await finished();
    const part = await kept(page).pack();
    await kept(page).erase();
    const file = new Blob([`{"sets":${sets},"kept":`, part, '}']);
    await expect(kept(page).unpack(file)).rejects.toThrow('Cards in this file are damaged.');
    expect(await kept(page).list()).toEqual({ matches: [], past: [] });
  },
);
