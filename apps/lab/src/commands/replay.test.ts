import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchRecord } from '@dealers-choice/host';
import { expect, test } from 'vitest';
import { caravanWith } from '../../test/caravan.ts';
import { fakeLab, folder, keyboard } from '../../test/fake-lab.ts';

async function recordFile(change: (record: MatchRecord) => unknown = (record) => record): Promise<string> {
  const file = join(folder(), 'game.json');
  const { dealer } = fakeLab();
  await dealer('sim', 'caravan', '--games', '1', '--record', file, '--json');
  writeFileSync(file, JSON.stringify(change(JSON.parse(readFileSync(file, 'utf8')))));
  return file;
}

test('a true record is verified', async () => {
  const file = await recordFile();
  const { dealer, out } = fakeLab();
  expect(await dealer('replay', file)).toBe(0);
  expect(out()).toMatch(/is a true record of caravan: 2 seats, \d+ moves\. .* win\.\n$/);
});

test.each<[string, (record: MatchRecord) => unknown, number, string]>([
  [
    'another rules version',
    (r) => ({ ...r, rulesVersion: 7 }),
    2,
    'made by rules version 7 of caravan; this is version 1',
  ],
  ['another card set', (r) => ({ ...r, cardSet: 'abc' }), 2, 'made with card set abc'],
  ['a game nobody has', (r) => ({ ...r, game: 'caravans' }), 2, 'no game "caravans". Did you mean "caravan"?'],
  ['a field that nobody knows', (r) => ({ ...r, note: 'x' }), 2, 'The record has "note", which no record has'],
  ['no moves', ({ moves: _, ...r }) => r, 2, 'The record\'s "moves" is missing; it must be a list.'],
  ['an option that cannot be', (r) => ({ ...r, options: { hand: 9 } }), 2, 'hand is 9; it must be a whole number'],
  ['a strange move', (r) => ({ ...r, moves: [{ seat: 'x' }] }), 2, 'Move 1 of the record is {"seat":"x"}'],
  ['a move that is refused', (r) => ({ ...r, moves: r.moves.slice(1) }), 1, 'Move '],
  ['another hash', (r) => ({ ...r, hash: '0' }), 1, 'lead to another position than the record says'],
])('a record with %s', async (_what, change, code, message) => {
  const file = await recordFile(change);
  const { dealer, out, err } = fakeLab();
  expect(await dealer('replay', file)).toBe(code);
  expect(err().startsWith(`${file}: `)).toBe(true);
  expect(err()).toContain(message);
  expect(err().trimEnd().split('\n')).toHaveLength(1);
  expect(out()).toBe('');
});

test('a file that is not JSON', async () => {
  const file = join(folder(), 'game.json');
  writeFileSync(file, '{"dealersChoice": 1,');
  const { dealer, err } = fakeLab();
  expect(await dealer('replay', file)).toBe(2);
  expect(err()).toContain('This is not a record: it is not JSON');
});

test('a record may begin with the mark that some editors put in front', async () => {
  const file = await recordFile();
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
  expect(await fakeLab().dealer('replay', file)).toBe(0);
});

test('rules that changed without a new version are found out', async () => {
  const file = await recordFile();
  const { dealer } = fakeLab([caravanWith({ top: (deck) => deck[0] })]);
  expect(await dealer('replay', file)).toBe(1);
});

test('--json says it in one object', async () => {
  const file = await recordFile((record) => ({ ...record, hash: '0' }));
  const { dealer, json } = fakeLab();
  expect(await dealer('replay', file, '--json')).toBe(1);
  expect(json()).toMatchObject({ file, game: 'caravan', rules: 1, seats: 2, seed: '1.0', ok: false });
  expect(json().problem).toContain('another position');
});

test('--to and --as show what happened as a seat saw it', async () => {
  const file = await recordFile();
  const asAll = fakeLab();
  expect(await asAll.dealer('replay', file, '--to', '6')).toBe(0);
  expect(asAll.out()).toMatch(/drew (salt|raid|race|silk)/);
  expect(asAll.out()).toContain('1 Alice');
  expect(asAll.out()).toMatch(/^ {3}1\. Alice: (Pass|Play)/m);
  const spectator = fakeLab();
  expect(await spectator.dealer('replay', file, '--to', '6', '--as', 'spectator')).toBe(0);
  expect(spectator.out()).toContain('drew a card');
  expect(spectator.out()).not.toMatch(/drew (salt|raid|race|silk)/);
});

test.each([
  ['--as 5', '--as is "5"; it must be a seat from 1 to 2, spectator or all.'],
  ['--to 900', '--to is 900, but the record has'],
  ['--step', '--step needs a terminal; use --to instead.'],
])('replay %s is refused', async (flags, message) => {
  const file = await recordFile();
  const { dealer, err } = fakeLab();
  expect(await dealer('replay', file, ...flags.split(' '))).toBe(2);
  expect(err()).toContain(message);
});

test('--step walks forwards, backwards and to a number', async () => {
  const file = await recordFile();
  const keys = keyboard()
    .when('move 0 of', '\r')
    .when('move 1 of', '5\r')
    .when('move 5 of', 'b\r')
    .when('move 4 of', 'q\r');
  const { dealer } = fakeLab(undefined, keys);
  expect(await dealer('replay', file, '--step', '--as', '1')).toBe(0);
});
