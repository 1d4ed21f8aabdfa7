import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { measure } from '../src/bench/measure.ts';
import { COMMANDS } from '../src/dealer.ts';
import { EXIT } from '../src/fault.ts';
import { leveled } from './caravan.ts';
import { fakeLab, folder } from './fake-lab.ts';

const page = readFileSync(new URL('../../../docs/dealer.md', import.meta.url), 'utf8');

test('the page has every command, the flags each knows, and every exit code', () => {
  for (const { name, flags } of COMMANDS) {
    expect(page).toMatch(new RegExp(`^## ${name}\\b`, 'm'));
    for (const flag of flags) {
      const row = page.split('\n').find((line) => line.startsWith(`| \`--${flag}`)) ?? '';
      const knows = row.includes(name) || /\| all( but \w+)? +\|/.test(row);
      expect(knows, `--${flag} of ${name}`).toBe(true);
    }
  }
  for (const code of Object.values(EXIT)) expect(page).toMatch(new RegExp(`^\\| ${code} +\\|`, 'm'));
});

const expectNames = (object: object): void => {
  for (const name of Object.keys(object)) expect(page).toMatch(new RegExp(`\`${name}[\`.]`));
};

test('the page has every name that dealer bench --json prints', () => {
  expectNames(measure(leveled, { rounds: 1, seconds: 0.01 }));
});

test.each(['games', 'sim caravan --games 2', 'fuzz caravan --games 2'])(
  'the page has every name that dealer %s --json prints',
  async (line) => {
    const { dealer, json } = fakeLab();
    await dealer(...line.split(' '), '--json');
    expectNames(json());
  },
);

test('the page has every name that dealer ladder --json prints', async () => {
  const { dealer, json } = fakeLab();
  const state = join(folder(), 'state.json');
  await dealer(
    'ladder',
    'caravan',
    '--seats',
    '2',
    '--bots',
    'steady,random',
    '--all',
    '--games',
    '2',
    '--state',
    state,
    '--json',
  );
  const { pairs, ratings, ...result } = json();
  for (const object of [result, ...(pairs as object[]), ...(ratings as object[])]) expectNames(object);
});

test('the page has every name that dealer tune --json prints', async () => {
  const { dealer, json } = fakeLab([leveled]);
  const state = join(folder(), 'state.json');
  await dealer('tune', 'caravan', '--seats', '2', '--games', '8', '--check', '2', '--state', state, '--json');
  const { loss, check, ...result } = json();
  for (const object of [result, loss as object, check as object]) expectNames(object);
});

test.each([
  ['js', 'agent.mjs'],
  ['python', 'agent.py'],
])('docs/agents.md shows the example in %s as it is run, in about 30 lines', (language, file) => {
  const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const code = read(`apps/lab/examples/${file}`);
  expect(read('docs/agents.md')).toContain(`\`\`\`${language}\n${code}\`\`\``);
  expect(code.trimEnd().split('\n').length).toBeLessThanOrEqual(32);
});
