/** Bots in the built thread, as the server has them. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Seat, start, view } from '@dealers-choice/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { thinkIn } from '../../src/match/think-threads.ts';
import { chanceOf, type Thought, thinkHere } from '../../src/match/thinking.ts';
import { PLAYED_GAMES } from '../../src/played-games.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threads-'));
  const build = JSON.stringify(new URL('../../../../scripts/build-node.mjs', import.meta.url).href);
  const root = JSON.stringify(fileURLToPath(new URL('../../../../', import.meta.url)));
  const code = `const { buildServer } = await import(${build});\nawait buildServer(${root}, process.argv[1]);`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code, folder], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([0, '']);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** The first question of a match of each game, to each bot of it. */
const thoughts = (): Thought[] =>
  [...PLAYED_GAMES].flatMap(([game, { game: rules, bots }]) => {
    const match = start(rules, { seed: `${game} thinks` });
    const seat: Seat = match.asking?.seats[0] ?? 0;
    return bots.map(({ name: bot }) => ({
      ...{ game, bot, seat, since: 0 },
      view: view(rules, match, seat),
      rng: chanceOf('a seed', seat, 1),
    }));
  });

test('think there what they would think here, however many at once', async () => {
  const think = thinkIn({ file: pathToFileURL(join(folder, 'think-worker.mjs')), count: 2 });
  const here = thinkHere(PLAYED_GAMES);
  const there = await Promise.all(thoughts().map((one) => think(one)));
  expect(there).toEqual(await Promise.all(thoughts().map((one) => here(one))));
  expect(there.length).toBeGreaterThan(8);
});

test('one that fails, hangs, or ends its thread fails alone', async () => {
  const file = join(folder, 'odd-worker.mjs');
  writeFileSync(
    file,
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, task: { bot } }) => {
       if (bot === 'hangs') for (;;);
       if (bot === 'ends') process.exit(1);
       if (bot === 'throws') throw new Error('a bug');
       parentPort.postMessage(bot === 'fails' ? { id, failed: 'no idea' } : { id, answer: { do: bot } });
     });`,
  );
  const think = thinkIn({ file: pathToFileURL(file), count: 1, patience: 1_000 });
  const asked = ['fine', 'fails', 'hangs', 'ends', 'throws', 'fine'].map((bot) => think({ bot } as Thought));
  const results = await Promise.allSettled(asked);
  expect(results.map(({ status }) => status)).toEqual([
    ...['fulfilled', 'rejected', 'rejected', 'rejected', 'rejected', 'fulfilled'],
  ]);
});
