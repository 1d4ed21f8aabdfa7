import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@dealers-choice/testkit';
import { expect, test } from 'vitest';
import { jambo } from '../../src/index.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test('there are scenarios, and each is called after the id that opens its title', () => {
  expect(files.length).toBeGreaterThan(60);
  for (const file of files) {
    const [id = ''] = file.match(/^[je]-\d+(?=-)/) ?? [];
    expect(readFileSync(new URL(file, folder), 'utf8')).toContain(`title: "[${id.toUpperCase()}] `);
  }
});

test.each(files)('%s', (file) => {
  const { reasons, passed } = runScenario(readFileSync(new URL(file, folder), 'utf8'), { games: [jambo] });

  expect(reasons).toEqual([]);
  expect(passed).toBe(true);
});

test('the example of docs/scenarios.md holds', () => {
  const page = readFileSync(new URL('../../../../docs/scenarios.md', import.meta.url), 'utf8');
  const [, example = ''] = /```yaml\n([^`]+)```/.exec(page) ?? [];

  expect(runScenario(example, { games: [jambo] })).toMatchObject({ passed: true, reasons: [] });
});
