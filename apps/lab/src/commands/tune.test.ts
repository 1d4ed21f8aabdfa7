import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { caravan, leveled } from '../../test/caravan.ts';
import { fakeLab, folder } from '../../test/fake-lab.ts';
import type { TuneResult } from '../tune/report.ts';

const fresh = (): string => join(folder(), 'state.json');

async function tuned(state: string, ...args: string[]): Promise<TuneResult> {
  const { dealer, json, err } = fakeLab([leveled]);
  const code = await dealer('tune', 'caravan', '--seats', '2', '--json', '--state', state, ...args);
  if (code !== 0) throw new Error(err());
  return json() as unknown as TuneResult;
}
const few = ['--games', '60', '--check', '20', '--iterations', '8', '--bots', 'strong,casual'];

test('facts: weights that foresee held-out games better, and what they win on other seeds', async () => {
  const result = await tuned(fresh(), ...few);
  expect(result).toMatchObject({
    game: 'caravan',
    what: 'value',
    by: 'facts',
    games: 60,
    iterations: 8,
    complete: true,
  });
  expect(Object.keys(result.weights)).toEqual(['gold', 'cards in hand']);
  expect(result.shipped).toEqual({ gold: -1, 'cards in hand': 0 });
  expect(result.weights.gold).toBeGreaterThan(0); // who has more gold wins, and the shipped weights say otherwise
  expect(result.loss?.games).toBe(15);
  expect(result.loss?.after).toBeLessThan(result.loss?.constant ?? 0);
  expect(result.loss?.constant).toBeLessThan(result.loss?.before ?? 0);
  expect(result.check.games).toBe(20);
  expect(result.check.rate).toBeGreaterThan(0.5);
  expect(await tuned(fresh(), ...few)).toEqual(result);
});

test('a rule of thumb: numbers move towards what wins, in steps', async () => {
  const args = ['thumb', '--games', '128', '--check', '8'];
  const result = await tuned(fresh(), ...args);
  expect(result).toMatchObject({ what: 'thumb', by: 'matches', games: 128, bots: null, shipped: { thrift: 2 } });
  expect(result.loss).toBeUndefined();
  expect(result.weights.thrift).not.toBe(2);
  expect(await tuned(fresh(), ...args)).toEqual(result);
});

test.each([
  [
    'value',
    ['--games', '24', '--check', '4', '--iterations', '8'],
    ['--games', '60', '--check', '12', '--iterations', '8'],
  ],
  ['thumb', ['--games', '64', '--check', '4'], ['--games', '128', '--check', '8']],
])('%s goes on from what was kept, to the same result as in one go', async (what, first, then) => {
  const state = fresh();
  await tuned(state, what, ...first);
  expect(await tuned(state, what, ...then)).toEqual(await tuned(fresh(), what, ...then));
  // What is kept is not played again: a game that nobody played shows.
  const kept = JSON.parse(readFileSync(state, 'utf8'));
  const [name, lists] = what === 'value' ? ['games', new Array(50).fill([9, 9, 0])] : ['rates', [[1, 1]]];
  const { weights } = await tuned(state, what, ...then);
  writeFileSync(state, JSON.stringify({ ...kept, [name]: lists }));
  expect((await tuned(state, what, ...then)).weights).not.toEqual(weights);
  const check =
    Object.keys(kept)
      .filter((key) => key.startsWith('check'))
      .at(-1) ?? 'check';
  const damaged = what === 'value' ? { games: [[9, 9, 0, 9]] } : { rates: [[1, 7]] };
  for (const wrong of [{ [name]: 'nothing' }, damaged, { [check]: [[7]] }, { [check]: [[]] }]) {
    writeFileSync(state, JSON.stringify({ ...kept, ...wrong }));
    await expect(tuned(state, what, ...then)).rejects.toThrow('was not kept by dealer tune');
  }
});

test('--write puts the weights into the game when they are better, and --force when they are not', async () => {
  const { dealer, lab, err, json } = fakeLab([leveled]);
  const file = join(lab.root, 'value-weights.ts');
  const line = ['tune', 'caravan', '--seats', '2', ...few, '--json', '--write', '--state', fresh()];
  await dealer(...line);
  const { better, weights } = json() as unknown as TuneResult;
  expect(existsSync(file)).toBe(better);
  if (!better) expect(err()).toContain('Nothing is written');
  const forced = fakeLab([leveled]);
  expect(await forced.dealer(...line, '--force')).toBe(0);
  const text = readFileSync(join(forced.lab.root, 'value-weights.ts'), 'utf8');
  expect(text).toContain('export const WEIGHTS = {\n');
  expect(text).toContain(`  'cards in hand': ${weights['cards in hand']},\n`);
  const none = fakeLab([leveled]);
  expect(await none.dealer('tune', 'caravan', 'thumb', '--write')).toBe(2);
  expect(none.err()).toContain('copy them by hand');
});

test.each([
  [['caravan', 'vlaue'], 'Did you mean "value"?'],
  [['caravan', 'constructor'], 'There is no thing to tune in caravan called "constructor"'],
  [['caravan', 'value', 'more'], '"more" follows'],
  [['caravan', '--bots', 'nobody'], 'There is no bot of caravan called "nobody"'],
])('%j is refused', async (args, told) => {
  const { dealer, err } = fakeLab([leveled]);
  expect(await dealer('tune', ...args)).toBe(2);
  expect(err()).toContain(told);
});

test('a game that offers nothing says so, and for people it is a table with a block to copy', async () => {
  const none = fakeLab([caravan]);
  expect(await none.dealer('tune', 'caravan')).toBe(2);
  expect(none.err()).toContain('caravan offers nothing to tune');
  const { dealer, out } = fakeLab([leveled]);
  expect(await dealer('tune', 'caravan', '--seats', '2', ...few, '--state', fresh())).toBe(0);
  expect(out()).toMatch(
    /^caravan value: learned from 60 games of strong, casual\n {2}log loss over 15 games held out: /,
  );
  expect(out()).toMatch(/\n {2}'cards in hand': +-?[\d.]+, +\/\/ 0\n/);
});
