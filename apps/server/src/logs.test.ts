import { expect, test } from 'vitest';
import { type Level, logTo } from './logs.ts';

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

test('what an event may not tell is left out', () => {
  const { lines, log } = notebook();
  const known = { match: 'm1', seed: 'hush', name: 'hush', view: { hand: ['hush'] } };
  log('match broke', known);

  expect(lines.join('')).not.toContain('hush');
  expect(lines.map((line) => JSON.parse(line).about)).toEqual([{ match: 'm1' }]);
});

test('a misspelt event or field does not compile', () => {
  const { log } = notebook();
  const misspelt = [
    // @ts-expect-error: there is no such event
    () => log('match broken', {}),
    // @ts-expect-error: there is no such field
    () => log('match broke', { mach: 'm1' }),
    // @ts-expect-error: a field of other events
    () => log('match broke', { port: 1 }),
  ];
  expect(misspelt).toHaveLength(3);
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
  log('small lag', { lag: 5 });
  log('server started', { port: 1 });
  log('match broke', {});

  expect(lines).toHaveLength(count);
});

test('the usual log tells of answers after their time, and of much lag in a duel, and not of a little', () => {
  const { lines, log } = notebook('info');
  log('late answer', { match: 'm1', seat: 1, lag: 40 });
  log('lag', { match: 'm1', seat: 1, lag: 300 });
  log('small lag', { match: 'm1', seat: 1, lag: 40 });
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { level: 'info', what: 'late answer', about: { match: 'm1', seat: 1, lag: 40 } },
    { level: 'info', what: 'lag', about: { match: 'm1', seat: 1, lag: 300 } },
  ]);
});
