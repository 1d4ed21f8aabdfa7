import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taskThread, taskThreads } from '../src/task-threads.ts';

let folder: string;
let file: URL;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'thread-'));
  writeFileSync(
    join(folder, 'thread.mjs'),
    `import { parentPort } from 'node:worker_threads';
     parentPort.on('message', ({ id, task }) => {
       if (task === 'break') throw new Error('this breaks it');
       if (task === 'end') process.exit();
       while (task === 'for ever');
       if (task === 'fail') parentPort.postMessage({ id, failed: 'no idea' });
       else parentPort.postMessage({ id, answer: task + '!' });
     });`,
  );
  file = pathToFileURL(join(folder, 'thread.mjs'));
});
afterAll(() => rmSync(folder, { recursive: true }));

test.each([
  ['breaks', 'break', 'this breaks it'],
  ['ends the thread', 'end', 'the thread ended early'],
  ['fails', 'fail', 'no idea'],
  ['does not end', 'for ever', 'it took too long'],
])('a task that %s fails alone, and those behind it are done', async (_what, bad, why) => {
  const run = taskThread<string, string>(file, 3_000);
  const all = await Promise.allSettled(['one', bad, 'two', 'three'].map((task) => run(task)));
  expect(all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)))).toEqual([
    'one!',
    `Error: ${why}`,
    'two!',
    'three!',
  ]);
  expect(await run('four')).toBe('four!');
});

test('what somebody waits for is done before the rest, also if they came later', async () => {
  const run = taskThreads<string, string>({ file, count: 1, patience: 3_000 });
  const done: string[] = [];
  let isThere = false;
  const wants = (task: string, comesFirst?: () => boolean): Promise<number> =>
    run(task, comesFirst).then((answer) => done.push(answer));
  const all = [wants('running'), wants('one'), wants('two', () => isThere), wants('three'), wants('four', () => true)];
  isThere = true;
  await Promise.all(all);
  expect(done).toEqual(['running!', 'two!', 'four!', 'one!', 'three!']);
});

test('several threads share what waits', async () => {
  const run = taskThreads<string, string>({ file, count: 2, patience: 3_000 });
  const stuck = run('for ever').catch((error: unknown) => String(error));
  const others = Promise.all(['one', 'two', 'three'].map((task) => run(task)));
  expect(await Promise.race([stuck, others])).toEqual(['one!', 'two!', 'three!']);
  expect(await stuck).toBe('Error: it took too long');
});
