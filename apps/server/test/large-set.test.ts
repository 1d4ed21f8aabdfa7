/** A large set is checked and read in the built threads: whoever asks for something else is answered meanwhile. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { moves, seedRng, start, view } from '@dealers-choice/kernel';
import { importCards } from '@dealers-choice/one-piece';
import { formatCardsName } from '@dealers-choice/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printOf } from '../src/card-print.ts';
import { cardStore } from '../src/card-store.ts';
import { checkerIn } from '../src/checker.ts';
import { ImportedGames } from '../src/imported-games.ts';
import { thinkIn } from '../src/match/think-threads.ts';
import { setReaderIn } from '../src/set-reader.ts';
import { plantedSite } from './site.ts';

const CARDS = 30_000;
const MEGABYTE = 2 ** 20;

let folder: string;
const built = (name: string): URL => pathToFileURL(join(folder, 'dist', name));

/** Almost 16 MB, which is as much as a file may have. */
function largeSet(): string {
  const text = '[On Play] Draw 1 card. '.repeat(15).trim();
  const cards = Array.from({ length: CARDS }, (_, i) => ({
    id: `XA${String(1 + Math.floor(i / 999)).padStart(2, '0')}-${String(1 + (i % 999)).padStart(3, '0')}`,
    name: `Harbour Cat ${i}`,
    category: 'CHARACTER',
    colors: ['Red'],
    types: ['Lantern Guild'],
    cost: 3,
    power: 5000,
    effectText: text,
  }));
  return JSON.stringify({ name: 'large', cards });
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'large-'));
  mkdirSync(join(folder, 'cards'));
  const build = JSON.stringify(new URL('../../../scripts/build-node.mjs', import.meta.url).href);
  const root = JSON.stringify(fileURLToPath(new URL('../../../', import.meta.url)));
  const code = `const { buildServer } = await import(${build});\nawait buildServer(${root}, process.argv[1]);`;
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', code, join(folder, 'dist')],
    { encoding: 'utf8' },
  );
  expect([status, stderr]).toEqual([0, '']);
});
afterAll(() => rmSync(folder, { recursive: true }));

test('others are answered while 30,000 cards are checked', async () => {
  const text = largeSet();
  writeFileSync(join(folder, 'cards', 'large.json'), text);
  const site = await plantedSite(0, { cards: cardStore(join(folder, 'cards'), checkerIn(built('check-worker.mjs'))) });
  const delay = monitorEventLoopDelay({ resolution: 5 });
  let isChecked = false;
  delay.enable();
  const large = Promise.all([site.ask('/cards/large.json'), site.ask('/cards.json')]).finally(() => {
    isChecked = true;
  });
  let answered = 0;
  while (!isChecked) {
    expect((await site.ask('/health')).status).toBe(200);
    if (!isChecked) answered++;
  }
  delay.disable();
  const [{ status, headers, body }, list] = await large;
  await site.close();

  console.log(`a set of ${(text.length / MEGABYTE).toFixed(1)} MB: ${answered} answers meanwhile, `.concat(
    `the longest wait ${(delay.max / 1e6).toFixed(0)} ms`)); // biome-ignore format: one sentence
  expect(text.length).toBeGreaterThan(14 * MEGABYTE);
  expect(text.length).toBeLessThan(16 * MEGABYTE);
  expect([status, headers['content-length']]).toEqual([200, String(body.length)]);
  expect(JSON.parse(body.toString()).cards).toHaveLength(CARDS);
  expect(JSON.parse(list.body.toString()).sets).toMatchObject([{ name: 'large', cards: CARDS, problems: 0 }]);
  // A server that checks by itself answers one or two before it begins, and none until it is done.
  expect(answered).toBeGreaterThan(20);
});

/** The publisher's list is not part of the repository: it is looked for beside it, or where ONE_PIECE_CARDS says. */
const LIST =
  process.env.ONE_PIECE_CARDS ?? fileURLToPath(new URL('../../../../shared/data/optcg-cards.json', import.meta.url));

test('thousands of texts are read while others have their turn, once, and bots think with them', {
  timeout: 300_000,
}, async (context) => {
  context.skip(!existsSync(LIST), 'the card file is not beside the clone (../shared/data/optcg-cards.json)');
  const { cards } = importCards([{ path: 'real', json: JSON.parse(readFileSync(LIST, 'utf8')) }]);
  const named = { name: 'real', print: printOf(cards) };
  const source = { ...named, path: LIST, readings: join(folder, 'readings') };
  const games = () => new ImportedGames({ find: async () => source, read: setReaderIn(built('read-worker.mjs')) });
  const timed = async () => {
    const delay = monitorEventLoopDelay({ resolution: 5 });
    let isRead = false;
    let turns = 0;
    delay.enable();
    const before = performance.now();
    const made = games()
      .with('one-piece', formatCardsName(named))
      .finally(() => {
        isRead = true;
      });
    for (; !isRead; turns++) await new Promise((next) => setTimeout(next, 1));
    delay.disable();
    const seconds = ((performance.now() - before) / 1_000).toFixed(1);
    console.log(`${cards.length} cards: ${seconds} s, the longest wait ${(delay.max / 1e6).toFixed(0)} ms`);
    return { played: await made, turns };
  };
  const first = await timed();
  const second = await timed();
  expect(first.turns).toBeGreaterThan(100);
  expect(second.played.game.cardSet).toBe(first.played.game.cardSet);

  const { game } = first.played;
  const match = start(game, { seats: 2, options: { ...game.defaults }, seed: 'real' });
  const seat = match.asking?.seats[0] ?? expect.unreachable();
  const think = thinkIn({ file: built('think-worker.mjs'), count: 1, patience: 100_000 });
  const seen = view(game, match, seat);
  const about = { game: 'one-piece', source, bot: 'navigator', view: seen, seat, rng: seedRng('real'), since: 0 };
  const move = await think(about);
  expect(moves(game, seen, seat)).toContainEqual(move);
});

test('a set that breaks the thread is told, and the next one is checked', async () => {
  writeFileSync(join(folder, 'dist', 'breaks.mjs'), "throw new Error('out of memory');");
  const broken = checkerIn(built('breaks.mjs'));
  const whole = checkerIn(built('check-worker.mjs'));
  const store = cardStore(join(folder, 'cards'), (name, path) => (name === 'breaks' ? broken : whole)(name, path));
  const card = { id: 'XA01-001', name: 'Cat', category: 'CHARACTER', colors: ['Red'], types: [], cost: 1, power: 0 };
  for (const name of ['breaks', 'small', 'none']) writeFileSync(join(folder, 'cards', `${name}.json`), '[]');
  writeFileSync(join(folder, 'cards', 'small.json'), JSON.stringify([card]));

  const wrong = 'The cards "breaks" cannot be used: it cannot be read: out of memory.';
  expect(await store.find('breaks')).toEqual({ note: { name: 'breaks', wrong }, page: null });
  expect(await broken('again', '')).toMatchObject({ page: null });
  expect((await store.find('small'))?.note).toMatchObject({ name: 'small', cards: 1, problems: 0 });
  expect((await store.find('none'))?.note).toMatchObject({ wrong: expect.stringContaining('no card of it is good') });
});
