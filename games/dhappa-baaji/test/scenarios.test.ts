import { readdirSync, readFileSync } from 'node:fs';
import { runScenario } from '@dealers-choice/testkit';
import { expect, test } from 'vitest';
import { dhappaBaaji } from '../src/index.ts';

const folder = new URL('../scenarios/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.yaml'));

test('there are scenarios', () => {
  expect(files.length).toBeGreaterThan(29);
});

test.each(files)('%s', (file) => {
  const { reasons, passed } = runScenario(readFileSync(new URL(file, folder), 'utf8'), { games: [dhappaBaaji] });

  expect(reasons).toEqual([]);
  expect(passed).toBe(true);
});
