import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Level, LOGGED_EVENTS, logTo } from './logs.ts';

function notebook(least: Level = 'debug') {
  const lines: string[] = [];
  const log = logTo({ least, now: () => 1_700_000_000_000, write: (line) => void lines.push(line) });
  return { lines, log };
}

test('an event is one line of JSON: when, how grave, what, and about what', () => {
  const { lines, log } = notebook();
  log('match broke', { match: 'm1', error: new Error('the disk\nis full') });

  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(lines[0] ?? '')).toEqual({
    time: '2023-11-14T22:13:20.000Z',
    level: 'error',
    what: 'match broke',
    about: { match: 'm1', error: 'Error: the disk\nis full' },
  });
});

test('what an event may not tell is left out, and all of an event that is not known', () => {
  const { lines, log } = notebook();
  log('match broke', { match: 'm1', seed: 'hush', name: 'hush', view: { hand: ['hush'] } });
  log('something new', { card: 'hush' });

  expect(lines.join('')).not.toContain('hush');
  expect(lines.map((line) => JSON.parse(line).about)).toEqual([{ match: 'm1' }, {}]);
});

test('an object is never written out, and a long text is cut', () => {
  const { lines, log } = notebook();
  log('match broke', { match: { hand: ['hush'] }, error: 'x'.repeat(10_000) });

  expect(lines.join('')).not.toContain('hush');
  expect(lines.join('').length).toBeLessThan(700);
});

test.each([
  ['debug', 3],
  ['info', 2],
  ['warn', 1],
  ['error', 1],
] as const)('at %s, %i of three events are written', (least, count) => {
  const { lines, log } = notebook(least);
  log('lag', { lag: 5 });
  log('server started', { port: 1 });
  log('match broke', {});

  expect(lines).toHaveLength(count);
});

test('an answer after its time was over is in the usual log, and the lag of every stop in a duel is not', () => {
  const { lines, log } = notebook('info');
  log('late answer', { match: 'm1', seat: 1, lag: 40 });
  log('lag', { match: 'm1', seat: 1, lag: 40 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', what: 'late answer', about: { match: 'm1', seat: 1, lag: 40 } },
  ]);
});

/** An event that is logged somewhere and not listed would be a line without anything in it. */
test('every event that the server logs is listed in logs.ts', () => {
  const folder = fileURLToPath(new URL('.', import.meta.url));
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.ts$/.test(name),
  );
  const logged = files.flatMap((name) =>
    [...readFileSync(join(folder, name), 'utf8').matchAll(/(?<!console\.)\blog\('([^']+)'/g)].map(([, what]) => what),
  );

  expect(logged.length).toBeGreaterThan(5);
  expect(logged.filter((what) => !LOGGED_EVENTS.includes(what ?? ''))).toEqual([]);
});
