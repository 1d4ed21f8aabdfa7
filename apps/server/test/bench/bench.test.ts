/** `npm run bench:server` as people use it, but short: that it runs, and that what it prints has its form. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

test('a few tables are played, and every figure is there', async () => {
  const words = ['scripts/bench-server.mjs', '--json', '--seconds', '0.5', '--tables', '2', '--moves', '60'];
  const child = spawn(process.execPath, words, { cwd: root });
  let said = '';
  let complained = '';
  child.stdout.on('data', (part: Buffer) => {
    said += part.toString();
  });
  child.stderr.on('data', (part: Buffer) => {
    complained += part.toString();
  });
  const code = await new Promise((done) => child.once('close', done));
  expect(code, complained).toBe(0);
  const { runs, resume } = JSON.parse(said) as Record<'runs' | 'resume', Record<string, unknown>[]>;
  expect(runs.map(({ name }) => name)).toEqual([
    'Jambo, 200 tables, closed loop',
    'Jambo, 1000 tables, a move a second',
    'One Piece, 200 tables, closed loop',
  ]);
  const number = expect.any(Number);
  for (const { name, movesPerCpuSecond, bytesPerMoveMedian, ...run } of runs) {
    expect(movesPerCpuSecond, String(name)).toBeGreaterThan(0);
    // Of the moves a second there are too few here for a median: a page has not yet learnt the words of the wire.
    const most = String(name).endsWith('closed loop') ? 400 : 1_000;
    expect(bytesPerMoveMedian, String(name)).toBeLessThan(most);
    expect(run).toEqual({ calibration: number, p50Ms: number, p99Ms: number, idleMatchKb: number });
  }
  expect(resume.map(({ game }) => game)).toEqual(['the-door', 'jambo', 'dhappa-baaji', 'one-piece']);
  for (const { game, bytesAboveView, ...one } of resume) {
    expect(bytesAboveView, String(game)).toBeLessThan(2_048);
    expect(one).toEqual({ moves: number, ms: number, slowestMs: number });
  }
});
