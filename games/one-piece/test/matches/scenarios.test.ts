import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@dealers-choice/testkit';
import { expect, test } from 'vitest';
import { onePiece } from '../../src/index.ts';

const folder = new URL('../../scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test('there are scenarios, and each is called after the id that opens its title', () => {
  expect(files.length).toBeGreaterThan(80);
  for (const file of files) {
    const [id = ''] = file.match(/^s\d+(?=-)/) ?? [];
    expect(readFileSync(new URL(file, folder), 'utf8')).toContain(`title: "[${id.toUpperCase()}] `);
  }
});

test.each(files)('%s', (file) => {
  const { reasons, passed } = runScenario(readFileSync(new URL(file, folder), 'utf8'), { games: [onePiece] });

  expect(reasons).toEqual([]);
  expect(passed).toBe(true);
});
